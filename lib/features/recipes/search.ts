import "server-only";
import type { FoodId } from "@/lib/domain/food/food-ids";
import { recognise } from "@/lib/domain/food/recognise";
import { searchFoods } from "@/lib/domain/food/search-foods";
import type { UserId } from "@/lib/domain/shared/actor";
import type { Language } from "@/lib/domain/shared/language";
import { readerOf } from "@/lib/features/family/profile-of";
import { searchStoredRecipes, type SearchTerm, type StoredRecipe } from "./data";
import { toRecipeOutput } from "./recipe-output";
import { MAX_FOUND, type FoundRecipeOutput } from "./schema";

/** Words beyond these narrow nothing down any more. */
const MOST_TERMS = 5;
/** Foods that one word may mean: "beans" are several. */
const MOST_FOODS = 8;

function termOf(text: string, language: Language): SearchTerm {
  return { foods: searchFoods(text, language).slice(0, MOST_FOODS), text: text.toLowerCase() };
}

/** What is asked for: each food that is named, else the words as one food ("sweet pota"), else each word for itself. */
export function searchTerms(query: string, language: Language): readonly SearchTerm[] {
  const words = query.split(/[\s\p{Cc}]+/u).filter((word) => word !== "");
  if (words.length === 0) return [];
  const text = words.join(" ");
  const read = recognise(text, language);
  if (read.kind === "food") {
    const [only, ...others] = read.foods;
    if (only !== undefined && others.length === 0) return [{ foods: [only], text: text.toLowerCase() }];
    return read.foods.slice(0, MOST_TERMS).map((food) => ({ foods: [food] }));
  }
  const whole = termOf(text, language);
  if (words.length === 1 || whole.foods.length > 0) return [whole];
  return words.slice(0, MOST_TERMS).map((word) => termOf(word, language));
}

async function present(rows: readonly StoredRecipe[], userId: UserId | undefined, language: Language) {
  const reader = await readerOf(userId);
  return rows.map((row): FoundRecipeOutput => {
    const { id, title, language: words, foodIds, isMine, safety } = toRecipeOutput(row, language, reader);
    const isUnsuitable = safety.recheck?.outcome === "unsuitable";
    return { id, title, language: words, foodIds, isMine, isUnsuitable };
  });
}

/**
 * At most eight recipes of those in the caller's own lists and the shared set that have all that is asked for: a food by any
 * of its names in any language, typos forgiven, or a part of the title. Who reads one is told what the check for their
 * family says of it.
 */
export async function searchRecipes(
  query: string,
  userId: UserId | undefined,
  language: Language,
): Promise<FoundRecipeOutput[]> {
  const terms = searchTerms(query, language);
  if (terms.length === 0) return [];
  return present(await searchStoredRecipes(userId, terms, language, MAX_FOUND), userId, language);
}

/** At most eight recipes that a food is in, of the caller's own lists and the shared set. */
export async function listRecipesWithFood(
  food: FoodId,
  userId: UserId | undefined,
  language: Language,
): Promise<FoundRecipeOutput[]> {
  return present(await searchStoredRecipes(userId, [{ foods: [food] }], language, MAX_FOUND), userId, language);
}
