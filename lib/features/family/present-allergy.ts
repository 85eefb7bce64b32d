import "server-only";
import { resolveAllergy } from "@/lib/domain/safety/family-allergy";
import type { Language } from "@/lib/domain/shared/language";
import { namedFood, namedGroup } from "./present";
import type { AllergyOutput } from "./schema";

/** What the family wrote, and what it is taken for in the words of a language. */
export function presentAllergy(
  { id, food }: { readonly id: string; readonly food: string },
  language: Language,
): AllergyOutput {
  const { allergens, foods } = resolveAllergy(food);
  return {
    id,
    food,
    groups: allergens.map((group) => namedGroup(group, language)),
    foods: foods.map((each) => namedFood(each, language)),
  };
}
