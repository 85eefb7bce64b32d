import "server-only";
import type { AllergenId } from "@/lib/domain/food/allergen";
import { ALLERGENS } from "@/lib/domain/food/allergens.table";
import type { FoodId } from "@/lib/domain/food/food-ids";
import { foodName } from "@/lib/domain/food/names";
import { inLanguage, type Language } from "@/lib/domain/shared/language";
import type { StoredReaction } from "./data";
import type { Named, ReactionOutput } from "./schema";

export function namedFood(id: FoodId, language: Language): Named {
  return { id, name: foodName(id, language) };
}

export function namedGroup(id: AllergenId, language: Language): Named {
  return { id, name: inLanguage(ALLERGENS[id].name, language) };
}

/** A meal of the log in the words of a language. */
export function presentReaction(row: StoredReaction, language: Language): ReactionOutput {
  const { foodIds, openIds: _, eatenAt, ...rest } = row;
  return { ...rest, eatenAt: eatenAt.toISOString(), foods: foodIds.map((id) => namedFood(id, language)) };
}
