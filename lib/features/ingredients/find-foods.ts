import "server-only";
import { searchFoods } from "@/lib/domain/food/search-foods";
import { foodSlug } from "@/lib/domain/food/food-slug";
import { foodName } from "@/lib/domain/food/names";
import type { Language } from "@/lib/domain/shared/language";
import type { FoodSearchOutput } from "./schema";

const MOST = 24;

/** The foods that answer what somebody typed in any of the five languages, the best first, at most 24. */
export function findFoods(query: string, language: Language): FoodSearchOutput {
  return searchFoods(query, language)
    .slice(0, MOST)
    .map((id) => ({ id, slug: foodSlug(id), name: foodName(id, language) }));
}
