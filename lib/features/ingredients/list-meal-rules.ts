import "server-only";
import { ALLERGEN_IDS, type AllergenId } from "@/lib/domain/food/allergen";
import { ALLERGENS } from "@/lib/domain/food/allergens.table";
import { foodSlug } from "@/lib/domain/food/food-slug";
import type { FoodId } from "@/lib/domain/food/food-ids";
import type { RuleId } from "@/lib/domain/safety/rule-ids";
import { inLanguage, type Language } from "@/lib/domain/shared/language";
import { presentFinding } from "./present";
import type { FindingOutput } from "./schema";

/** Rules for every meal, whatever is on the plate. */
const MEAL_RULES: readonly RuleId[] = ["process_supervise", "process_temp", "process_storage"];

export function listMealRules(language: Language): readonly FindingOutput[] {
  return MEAL_RULES.map((ruleId) => presentFinding({ ruleId, severity: "limit" }, language));
}

/** The form in which a baby usually meets a group first, where the library has one. */
const FIRST_FOODS: Readonly<Partial<Record<AllergenId, FoodId>>> = {
  gluten: "bread",
  crustaceans: "shrimp",
  eggs: "egg",
  fish: "salmon",
  peanut: "peanut_butter",
  soya: "tofu",
  milk: "yogurt",
  nuts: "almond",
  sesame: "sesame_tahini",
  celery: "celeriac",
  mustard: "mustard_seed",
  molluscs: "mussel",
};

/** How a first taste of an allergen goes, and each group with the page of a food that contains it. */
export function firstAllergens(language: Language): {
  readonly howTo: FindingOutput;
  readonly groups: readonly { readonly id: AllergenId; readonly name: string; readonly slug?: string }[];
} {
  return {
    howTo: presentFinding({ ruleId: "allergen_first", severity: "limit" }, language),
    groups: ALLERGEN_IDS.map((id) => {
      const food = FIRST_FOODS[id];
      const name = inLanguage(ALLERGENS[id].name, language);
      return food === undefined ? { id, name } : { id, name, slug: foodSlug(food) };
    }),
  };
}
