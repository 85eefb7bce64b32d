import "server-only";
import { getTranslations } from "next-intl/server";
import { FOOD_CATEGORIES, type FoodCategory } from "@/lib/domain/food/food";
import type { Language } from "@/lib/domain/shared/language";
import type { PluralForms } from "@/lib/i18n/client-text";
import { expandPlural } from "@/lib/i18n/plural-forms";
import { FOOD_FILTERS, type FoodFilter } from "./food-filter";

/** What the list of foods says, in one language. */
export interface FoodBoardTexts {
  readonly search: string;
  readonly searchHint: string;
  readonly searching: string;
  readonly found: PluralForms;
  readonly notFoundTitle: string;
  readonly notFound: string;
  readonly offline: string;
  readonly rules: string;
  readonly sources: string;
  readonly filters: string;
  readonly filter: readonly { readonly value: FoodFilter; readonly text: string }[];
  readonly clear: string;
  readonly nearby: string;
  readonly from: string;
  readonly allergen: string;
  readonly category: Readonly<Record<FoodCategory, string>>;
}

const CATEGORY_KEYS = {
  vegetable: "vegetable",
  fruit: "fruit",
  "protein-animal": "proteinAnimal",
  "protein-plant": "proteinPlant",
  grain: "grain",
  "herb/spice": "herb",
  dairy: "dairy",
  other: "other",
  fat: "fat",
} as const;

export async function foodBoardTexts(locale: Language): Promise<FoodBoardTexts> {
  const [t, resources] = await Promise.all([
    getTranslations({ locale, namespace: "Foods" }),
    getTranslations({ locale, namespace: "Resources" }),
  ]);
  const category = Object.fromEntries(FOOD_CATEGORIES.map((each) => [each, t(`category.${CATEGORY_KEYS[each]}`)]));
  return {
    search: t("search"),
    searchHint: t("searchHint"),
    searching: t("searching"),
    found: expandPlural(locale, (count) => t("found", { count })),
    notFoundTitle: t("notFoundTitle"),
    notFound: t("notFound", { query: "{query}" }),
    offline: t("offline"),
    rules: t("rules"),
    sources: resources("sources"),
    filters: t("filters"),
    filter: FOOD_FILTERS.map((value) => ({ value, text: t(`filter.${value}`) })),
    clear: t("clear"),
    nearby: t("season.nearby"),
    from: t("from", { months: "{months}" }),
    allergen: t("filter.allergen"),
    category: category as FoodBoardTexts["category"],
  };
}
