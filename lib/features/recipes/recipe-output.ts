import "server-only";
import { isFoodId } from "@/lib/domain/food/food-ids";
import { FOODS } from "@/lib/domain/food/foods";
import { foodName } from "@/lib/domain/food/names";
import { planForYounger, type YoungerDish } from "@/lib/domain/recipes/plan-for-age";
import type { RecipePlan, RecipeText } from "@/lib/domain/recipes/recipe";
import { renderRecipe } from "@/lib/domain/recipes/render-recipe";
import type { Finding } from "@/lib/domain/safety/finding";
import { findingMessage } from "@/lib/domain/safety/finding-message";
import type { Language } from "@/lib/domain/shared/language";
import { Memory } from "@/lib/domain/shared/memory";
import type { Reader } from "@/lib/features/family/profile-of";
import { presentAllergen, presentFinding } from "@/lib/features/ingredients/present";
import type { StoredRecipe } from "./data";
import { presentExcluded, presentFindings } from "./present";
import { recheckFor, youngerGroup, type Recheck, type ToldAnew } from "./recheck";
import type { RecipeOutput } from "./schema";

/** Findings that say what its parent's family avoids. */
const OF_THE_FAMILY: ReadonlySet<Finding["ruleId"]> = new Set<Finding["ruleId"]>([
  "family_allergy",
  "reaction_pause",
  "usually_contains",
  "read_label",
]);

/**
 * The findings as another than its parent may read them. What was typed is its parent's own: a word of it is named only
 * where the recipe itself says it, and what the family avoids is nobody's business.
 */
function forOthers(row: StoredRecipe): Finding[] {
  const said = [row.title, ...row.ingredients, row.instructions, row.preparation, row.size, row.safety].join("\n");
  return row.findings
    .filter(({ ruleId }) => !OF_THE_FAMILY.has(ruleId))
    .map(({ input, ...finding }) => (input !== undefined && said.includes(input) ? { ...finding, input } : finding));
}

function keyOf({ ruleId, severity, foodId, allergen }: Finding): string {
  return [ruleId, severity, foodId, allergen].join(" ");
}

/** What was found when it was made, with what the check for this reader adds; only the latter where that differs. */
function findingsToShow(row: StoredRecipe, { outcome, findings }: Recheck): readonly Finding[] {
  if (outcome !== "fits") return findings;
  const made = row.mine ? row.findings : forOthers(row);
  const known = new Set(made.map(keyOf));
  return [...made, ...findings.filter((finding) => !known.has(keyOf(finding)))];
}

/** What a reason speaks of: the words it was read in, else the food, else the recipe's foods of the group, or its name. */
function namedIn(reason: Finding, foodIds: readonly string[], language: Language): Pick<Finding, "input"> {
  const { input, foodId, allergen } = reason;
  if (input !== undefined) return { input };
  if (foodId !== undefined) return { input: foodName(foodId, language) };
  if (allergen === undefined) return {};
  const holding = foodIds.filter(isFoodId).filter((food) => FOODS[food].allergens.includes(allergen));
  const names = holding.map((food) => foodName(food, language));
  return { input: names.length > 0 ? names.join(", ") : presentAllergen(allergen, language).name };
}

function presentRecheck(
  { outcome, reasons, months, servedFor }: Recheck,
  foodIds: readonly string[],
  language: Language,
): Pick<RecipeOutput["safety"], "recheck"> {
  if (outcome === "fits") return {};
  const shown = reasons.map((reason) => {
    const finding = { ...reason, ...namedIn(reason, foodIds, language) };
    const said = presentFinding(finding, language);
    // Nothing of it is shown, so there is nothing to cook without it.
    return outcome === "unsuitable" ? { ...said, message: findingMessage(finding, language).why } : said;
  });
  const served = servedFor === undefined ? {} : { ageGroup: servedFor };
  return { recheck: { outcome, months: months ?? null, ...served, reasons: shown } };
}

/** Plans that were lately made for a younger baby. */
const dishes = new Memory<YoungerDish>(500);

/** Words of plans that were lately told in another language or for a younger baby; each is a few kilobytes. */
const told = new Memory<RecipeText>(500);

/** A recipe in the words that its reader is to be shown, before the gate has read them. */
export type WordedRecipe = StoredRecipe & { readonly anew?: ToldAnew };

/** The plan as it is cooked for the baby that reads: its own, unless that baby is younger than its group. */
export function planFor(
  { ageGroup }: StoredRecipe,
  plan: RecipePlan,
  reader: Reader,
): { readonly plan: RecipePlan; readonly anew?: ToldAnew } {
  const younger = youngerGroup(reader, ageGroup);
  if (younger === undefined) return { plan };
  const { months } = reader.profileFor(ageGroup);
  const key = JSON.stringify([plan, younger, months]);
  const { plan: dish, leftOut } = dishes.recall(key, () => planForYounger(plan, younger, months));
  return { plan: dish ?? plan, anew: { leftOut, remains: dish !== undefined } };
}

/** In the language asked for and for the baby that reads, where there is a plan that says it. */
function worded(row: StoredRecipe, language: Language, reader: Reader): WordedRecipe {
  if (row.plan === null) return row;
  const { plan, ...anew } = planFor(row, row.plan, reader);
  if (anew.anew === undefined && row.language === language) return row;
  const text = told.recall(JSON.stringify([plan, language]), () => renderRecipe(plan, language));
  const { title, ingredients, instructions, servingInstructions } = text;
  return { ...row, ...anew, title, ingredients: [...ingredients], instructions, ...servingInstructions, language };
}

/**
 * What the API says of a stored recipe to whoever reads it: its words as the gate lets them through for their baby and
 * their family. Left-out ingredients are its parent's own words: only they see them.
 */
export function toRecipeOutput(stored: WordedRecipe, language: Language, reader: Reader): RecipeOutput {
  const row = worded(stored, language, reader);
  const { title, ingredients, instructions, preparation, size, safety } = row;
  const words = { title, ingredients, instructions, servingInstructions: { preparation, size, safety } };
  const recheck = recheckFor(reader, { ...row, text: words });
  const { text } = recheck;
  return {
    id: row.id,
    title: text.title,
    ingredients: [...text.ingredients],
    instructions: text.instructions,
    servingInstructions: { ...text.servingInstructions },
    // Pictures lie at somebody else's address, which hears of everybody who sees them: of who brought them alone.
    imageUrl: row.mine ? row.imageUrl : null,
    referenceImageUrl: row.mine ? row.referenceImageUrl : null,
    verificationType: row.verificationType,
    ...(row.expertName === null ? {} : { expertName: row.expertName }),
    ...(row.mealType === null ? {} : { mealType: row.mealType }),
    isBookmarked: row.isBookmarked,
    communityTestedCount: row.communityTestedCount,
    testedByMe: row.testedByMe,
    isMine: row.mine,
    ...(row.mine ? { isLinkShared: row.linkShared } : {}),
    ...(row.shared || row.linkShared ? { isShared: true as const } : {}),
    commentCount: row.commentCount,
    language: row.language,
    ageGroup: row.ageGroup,
    cookingMethod: row.cookingMethod,
    source: row.source,
    foodIds: [...recheck.foodIds],
    safety: {
      verdict: recheck.outcome === "fits" ? row.verdict : "changed",
      rulesLookedAt: row.rulesLookedAt,
      findings: presentFindings(findingsToShow(row, recheck), language),
      excluded: row.mine ? presentExcluded(row.excluded, language) : [],
      ...presentRecheck(recheck, row.foodIds, language),
    },
    ...(row.ratingCount === 0 ? {} : { averageRating: Math.round((row.ratingSum / row.ratingCount) * 10) / 10 }),
    createdAt: row.createdAt.toISOString(),
  };
}
