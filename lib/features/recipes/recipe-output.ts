import "server-only";
import type { Finding } from "@/lib/domain/safety/finding";
import type { Language } from "@/lib/domain/shared/language";
import type { StoredRecipe } from "./data";
import { presentExcluded, presentFindings } from "./present";
import type { RecipeOutput } from "./schema";

/**
 * The findings as another than its parent may read them. What was typed is its parent's own: a word of it is named only
 * where the recipe itself says it, and what the family avoids is nobody's business.
 */
function forOthers(row: StoredRecipe): Finding[] {
  const said = [row.title, ...row.ingredients, row.instructions, row.preparation, row.size, row.safety].join("\n");
  return row.findings
    .filter(({ ruleId }) => ruleId !== "family_allergy")
    .map(({ input, ...finding }) => (input !== undefined && said.includes(input) ? { ...finding, input } : finding));
}

/** What the API says of a stored recipe. Left-out ingredients are its parent's own words: only they see them. */
export function toRecipeOutput(row: StoredRecipe, language: Language): RecipeOutput {
  return {
    id: row.id,
    title: row.title,
    ingredients: row.ingredients,
    instructions: row.instructions,
    servingInstructions: { preparation: row.preparation, size: row.size, safety: row.safety },
    imageUrl: row.imageUrl,
    referenceImageUrl: row.referenceImageUrl,
    verificationType: row.verificationType,
    ...(row.expertName === null ? {} : { expertName: row.expertName }),
    ...(row.mealType === null ? {} : { mealType: row.mealType }),
    isBookmarked: row.isBookmarked,
    communityTestedCount: row.communityTestedCount,
    testedByMe: row.testedByMe,
    isMine: row.mine,
    ...(row.mine ? { isLinkShared: row.linkShared } : {}),
    commentCount: row.commentCount,
    language: row.language,
    ageGroup: row.ageGroup,
    cookingMethod: row.cookingMethod,
    source: row.source,
    foodIds: row.foodIds,
    safety: {
      verdict: row.verdict,
      rulesLookedAt: row.rulesLookedAt,
      findings: presentFindings(row.mine ? row.findings : forOthers(row), language),
      excluded: row.mine ? presentExcluded(row.excluded, language) : [],
    },
    ...(row.ratingCount === 0 ? {} : { averageRating: Math.round((row.ratingSum / row.ratingCount) * 10) / 10 }),
    createdAt: row.createdAt.toISOString(),
  };
}
