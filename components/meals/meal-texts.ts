import "server-only";
import { getTranslations } from "next-intl/server";
import { recipeCardTexts } from "@/components/recipes/recipe-card-texts";
import { CHOSEN_DIETS } from "@/lib/domain/meals/diet";
import type { Language } from "@/lib/domain/shared/language";
import { SHOWN_AGES, TODDLER_MONTHS } from "./meal-wish";

export type MealTexts = Awaited<ReturnType<typeof mealTexts>>;

/** The words of the meals page and of the recipe cards on it. */
export async function mealTexts(locale: Language) {
  const t = await getTranslations({ locale, namespace: "Meals" });
  const card = await recipeCardTexts(locale);
  return {
    age: t("age"),
    ages: SHOWN_AGES.map((months) => ({
      value: String(months),
      label: months === TODDLER_MONTHS ? t("twoYears") : t("months", { count: months }),
    })),
    card,
    change: t("change", { foods: "{foods}" }),
    choose: t("choose"),
    diets: CHOSEN_DIETS.map((value) => ({ value, label: t(`diet.${value}`) })),
    dietsLegend: t("dietsLegend"),
    emptyBody: t("emptyBody"),
    emptyTitle: t("emptyTitle"),
    failed: t("failed"),
    failedTitle: t("failedTitle"),
    family: t("family"),
    gone: t("gone"),
    guestBody: t("guestBody"),
    guestTitle: t("guestTitle"),
    helpers: t("helpers", { foods: "{foods}" }),
    hide: t("hide"),
    iron: t("iron", { foods: "{foods}" }),
    loading: t("loading"),
    meal: t("meal"),
    meals: card.meals,
    missing: t("missing"),
    newFood: t("newFood", { foods: "{foods}" }),
    notUnderstood: t("notUnderstood", { words: "{words}" }),
    notUnderstoodBody: t("notUnderstoodBody"),
    offlineTitle: t("offlineTitle"),
    own: t("own"),
    ownHint: t("ownHint"),
    retry: t("retry"),
    show: t("show"),
    signIn: t("signIn"),
    suggest: t("suggest"),
    suggesting: t("suggesting"),
    yours: t("yours"),
  };
}
