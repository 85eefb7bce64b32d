import "server-only";
import type { FoodId } from "@/lib/domain/food/food-ids";
import type { Language } from "@/lib/domain/shared/language";
import { namedFood } from "./present";
import type { Named } from "./schema";

/** The foods' names in a language, in the order asked for, each once. */
export function nameFoods(ids: readonly FoodId[], language: Language): Named[] {
  return [...new Set(ids)].map((id) => namedFood(id, language));
}
