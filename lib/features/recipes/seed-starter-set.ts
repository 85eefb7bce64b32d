import "server-only";
import { AGE_GROUPS } from "@/lib/domain/food/age";
import { STARTER_SET, type StarterBrief } from "@/lib/domain/recipes/starter-set.table";
import { starterComposer } from "./borrow-engine";
import { insertStarterRecipes, storedStarterKeys, type NewRecipe } from "./mutations";

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
  if (missing.length === 0) return;
  const composeStarter = await starterComposer();
  const recipes: NewRecipe[] = [];
  for (const starter of missing) {
    const recipe = composeStarter(starter);
    if (recipe) recipes.push(recipe);
    // Composing all of them takes a second or two: whoever asks meanwhile gets a turn between them.
    await new Promise((resume) => setImmediate(resume));
  }
  if (recipes.length > 0) await insertStarterRecipes(recipes);
}
