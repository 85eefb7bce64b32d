import "server-only";
import { STARTER_SET, type StarterBrief } from "@/lib/domain/recipes/starter-set.table";
import { AGE_GROUPS, lowestMonths } from "@/lib/domain/food/age";
import type { RecipeBrief } from "@/lib/domain/recipes/recipe";
import { AppError } from "@/lib/domain/shared/app-error";
import { LANGUAGES, type Language } from "@/lib/domain/shared/language";
import { log } from "@/lib/platform/log";
import { insertStarterRecipes, storedStarterKeys, type NewRecipe } from "./mutations";
import { writeChecked, type CheckedDraft } from "./write-checked";

function briefIn(starter: StarterBrief, language: Language): RecipeBrief {
  const months = lowestMonths(starter.ageGroup);
  return { ...starter, months, language, avoid: { allergens: [], foods: [] } };
}

function starterRecipe(starter: StarterBrief): NewRecipe {
  const written = LANGUAGES.map((language): [Language, CheckedDraft, RecipeBrief] => {
    const brief = briefIn(starter, language);
    return [language, writeChecked(brief, { months: brief.months, allergens: [], avoidFoods: [] }), brief];
  });
  const [english] = written;
  if (!english) throw new Error("a starter recipe has at least one language");
  const [, { draft, assessment }, brief] = english;
  return {
    owner: undefined,
    brief,
    foodIds: [...new Set(draft.plan?.items.map(({ foodId }) => foodId) ?? brief.foods)],
    source: "embedded",
    plan: draft.plan,
    texts: written.map(([language, checked]) => [language, checked.draft.text]),
    findings: assessment.findings,
    excluded: [],
    verdict: assessment.verdict,
    rulesLookedAt: assessment.rulesLookedAt,
    starterKey: starter.key,
  };
}

/** The recipe, or nothing where the gate rejects it: one that it rejects must not keep the others from being read. */
function passed(starter: StarterBrief): NewRecipe | undefined {
  try {
    return starterRecipe(starter);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "unsafe_recipe") throw error;
    log.warn("starter_rejected", { key: starter.key });
    return undefined;
  }
}

/** Dealt out by age, so that the few a first visit shows hold something for every baby. */
function dealtByAge(starters: readonly StarterBrief[]): readonly StarterBrief[] {
  const hands = AGE_GROUPS.map((age) => starters.filter(({ ageGroup }) => ageGroup === age));
  return starters.flatMap((_, round) => hands.flatMap((hand) => hand[round] ?? []));
}

/**
 * Puts the starter set into an empty or older installation: composed and checked like any recipe, in all five
 * languages, once. Seeding twice equals seeding once.
 */
export async function seedStarterSet(): Promise<void> {
  const stored = await storedStarterKeys();
  const missing = dealtByAge(STARTER_SET).filter(({ key }) => !stored.has(key));
  const recipes: NewRecipe[] = [];
  for (const starter of missing) {
    const recipe = passed(starter);
    if (recipe) recipes.push(recipe);
    // Composing all of them takes a second or two: whoever asks meanwhile gets a turn between them.
    await new Promise((resume) => setImmediate(resume));
  }
  if (recipes.length > 0) await insertStarterRecipes(recipes);
}
