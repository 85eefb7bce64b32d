import "server-only";
import { getTranslations } from "next-intl/server";
import { recipeCardTexts } from "@/components/recipes/recipe-card-texts";
import type { Language } from "@/lib/domain/shared/language";

export type RecipePageTexts = Awaited<ReturnType<typeof recipePageTexts>>;

/** The words of a recipe's page and of cooking from it, around those of its card. */
export async function recipePageTexts(locale: Language) {
  const [t, check, actions] = await Promise.all([
    getTranslations({ locale, namespace: "RecipePage" }),
    getTranslations({ locale, namespace: "Check" }),
    getTranslations({ locale, namespace: "RecipeActions" }),
  ]);
  return {
    card: await recipeCardTexts(locale),
    address: t("address", { url: "{url}" }),
    back: t("back"),
    checkLabels: t("checkLabels"),
    contains: check("allergens"),
    cook: t("cook"),
    cookOn: t("cookOn"),
    forWhom: t("forWhom", { age: "{age}" }),
    keeping: t("keeping"),
    noAllergens: t("noAllergens"),
    own: t("own"),
    ownShared: t("ownShared"),
    print: t("print"),
    share: actions("share"),
    cooking: {
      all: t("all"),
      asleep: t("asleep"),
      awake: t("awake"),
      close: t("close"),
      cookAgain: t("cookAgain"),
      needed: t("needed"),
      next: t("next"),
      previous: t("previous"),
      serve: t("serve"),
      step: t("step", { number: "{number}", total: "{total}" }),
      tick: t("tick"),
      timerDone: t("timerDone", { minutes: "{minutes}" }),
      timerGone: t("timerGone"),
      timerRuns: t("timerRuns", { time: "{time}", minutes: "{minutes}" }),
      timerStart: t("timerStart", { minutes: "{minutes}" }),
      timerStop: t("timerStop"),
    },
  };
}
