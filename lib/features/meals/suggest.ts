import "server-only";
import { ageGroupForMonths, YOUNGEST_MONTHS } from "@/lib/domain/food/age";
import { withSameSource } from "@/lib/domain/food/same-source";
import { resolveRestrictions, type Restrictions } from "@/lib/domain/meals/resolve-restrictions";
import { suggestMeal, type MealIdea, type MealWish } from "@/lib/domain/meals/suggest-meal";
import type { RecipeBrief } from "@/lib/domain/recipes/recipe";
import type { FamilyProfile } from "@/lib/domain/safety/assess-pantry";
import type { UserId } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import type { Language } from "@/lib/domain/shared/language";
import { hashText } from "@/lib/domain/shared/seeded-random";
import { profileOf } from "@/lib/features/family/profile-of";
import { stillWanted, UNWATCHED, type Waiting, type Writing } from "@/lib/features/recipes/ask-model";
import { checkedRecipeFields, foodIdsOf } from "@/lib/features/recipes/checked-recipe";
import { insertRecipe } from "@/lib/features/recipes/mutations";
import type { RecipeOutput } from "@/lib/features/recipes/schema";
import type { CheckedDraft } from "@/lib/features/recipes/write-checked";
import { writeRecipe } from "@/lib/features/recipes/write-recipe";
import { toMealOutput } from "./meal-output";
import { insertMeal } from "./mutations";
import { readEatenFoods, readLately } from "./read-history";
import type { MealContent, MealOutput, SuggestMealInput } from "./schema";

/** The specification's sentence for every way in which there is no suggestion. */
const message = "Failed to generate meal suggestion";
/** How many other meals are tried where what was written does not pass. */
const IDEAS = 3;

/** The family's list and the restrictions of this meal together, and the younger of the two ages. */
function profileFor(family: FamilyProfile, input: SuggestMealInput, restrictions: Restrictions): FamilyProfile {
  return {
    ...family,
    months: Math.min(family.months, input.ageInMonths),
    allergens: [...new Set([...family.allergens, ...restrictions.allergens])],
    avoidFoods: withSameSource([...family.avoidFoods, ...restrictions.foods]),
    words: [...(family.words ?? []), ...restrictions.unknown],
  };
}

async function writeMeal(wish: MealWish, language: Language, profile: FamilyProfile, writing: Writing) {
  for (let turn = 0; turn < IDEAS; turn += 1) {
    const idea = suggestMeal({ ...wish, seed: wish.seed + turn });
    if (idea === undefined) throw new AppError("no_usable_ingredients", { message });
    const brief: RecipeBrief = { ...idea.brief, language };
    try {
      return { idea, brief, checked: await writeRecipe(brief, profile, writing) };
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "unsafe_recipe") throw error;
    }
  }
  throw new AppError("unsafe_recipe", { message });
}

async function keepRecipe(owner: UserId, brief: RecipeBrief, checked: CheckedDraft): Promise<RecipeOutput> {
  const { assessment, draft, source } = checked;
  const { language } = brief;
  const { id, createdAt } = await insertRecipe({
    owner,
    brief,
    foodIds: foodIdsOf(checked, brief),
    source,
    plan: draft.plan,
    texts: [[language, draft.text]],
    findings: assessment.findings,
    excluded: [],
    verdict: assessment.verdict,
    rulesLookedAt: assessment.rulesLookedAt,
  });
  return {
    id,
    ...checkedRecipeFields(checked, brief, assessment.findings, [], language),
    isBookmarked: false,
    communityTestedCount: 0,
    testedByMe: false,
    isMine: true,
    isLinkShared: false,
    commentCount: 0,
    createdAt: createdAt.toISOString(),
  };
}

function contentOf(idea: MealIdea, checked: CheckedDraft, { diets, unknown }: Restrictions): MealContent {
  const { brief, iron, ironHelpers, newFoods, change } = idea;
  return {
    form: checked.draft.plan?.form ?? "",
    foods: [...brief.foods],
    iron: [...iron],
    ironHelpers: [...ironHelpers],
    newFoods: [...newFoods],
    change: [...change],
    diets: [...diets],
    notUnderstood: [...unknown],
  };
}

/**
 * A meal for an age and what the family does not eat: chosen, written, checked like every recipe, and kept with its
 * recipe. The family's allergies and pauses apply; the age is the younger of the one asked for and the baby's.
 * `below_six_months` for a younger baby; `no_usable_ingredients` where the restrictions leave nothing; `unsafe_recipe`
 * where nothing that was written passed.
 */
export async function suggestMealFor(
  userId: UserId,
  input: SuggestMealInput,
  language: Language,
  today: Date,
  waiting: Waiting = UNWATCHED,
): Promise<MealOutput> {
  if (input.ageInMonths < YOUNGEST_MONTHS) throw new AppError("below_six_months");
  const ageGroup = ageGroupForMonths(input.ageInMonths);
  const [family, tried, { recent, moment }] = await Promise.all([
    profileOf(userId, ageGroup, today),
    readEatenFoods(userId, ageGroup, today),
    readLately(userId),
  ]);
  const restrictions = resolveRestrictions(input.dietaryRestrictions);
  const profile = profileFor(family, input, restrictions);
  const { months, allergens, avoidFoods } = profile;
  if (months < YOUNGEST_MONTHS) throw new AppError("below_six_months");
  const { mealType, ageInMonths, dietaryRestrictions } = input;
  const avoid = { allergens, foods: avoidFoods };
  const seed = hashText([moment, mealType, String(months), ...restrictions.diets].join("/"));
  const wish: MealWish = { months, mealType, avoid, diets: restrictions.diets, tried, recent, seed };
  const writing: Writing = { ...waiting, parent: userId };
  const { idea, brief, checked } = await writeMeal(wish, language, profile, writing);
  stillWanted(writing);
  const recipe = await keepRecipe(userId, brief, checked);
  const content = contentOf(idea, checked, restrictions);
  const asked = { ageInMonths, dietaryRestrictions, mealType, language };
  const kept = await insertMeal(userId, recipe.id, asked, content);
  return toMealOutput(
    { ...kept, recipeId: recipe.id, ageInMonths, dietaryRestrictions, mealType, content },
    recipe,
    language,
  );
}
