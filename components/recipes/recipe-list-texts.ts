import "server-only";
import { getTranslations } from "next-intl/server";
import type { Language } from "@/lib/domain/shared/language";
import { recipeCardTexts } from "./recipe-card-texts";

export type RecipeListTexts = Awaited<ReturnType<typeof recipeListTexts>>;

/** The words of the list of recipes and of the cards in it. */
export async function recipeListTexts(locale: Language) {
  const [t, maker] = await Promise.all([
    getTranslations({ locale, namespace: "Home" }),
    getTranslations({ locale, namespace: "Maker" }),
  ]);
  return {
    ageFromProfile: maker("ageFromProfile", { age: "{age}" }),
    card: await recipeCardTexts(locale),
    clear: {
      body: t("clearBody"),
      cancel: t("cancel"),
      close: t("close"),
      confirm: t("clearConfirm"),
      done: t("cleared"),
      failed: t("clearFailed"),
      open: t("clear"),
      title: t("clearTitle"),
    },
    emptyBody: t("emptyBody"),
    emptyTitle: t("emptyTitle"),
    failedTitle: t("failedTitle"),
    forThis: t("forThis"),
    loading: t("loading"),
    offlineTitle: t("offlineTitle"),
    recipes: t("recipes"),
    retry: t("retry"),
    slow: t("slow"),
    suggesting: t("suggesting"),
    tooYoung: t("tooYoung"),
    tryAdding: t("tryAdding", { ingredients: "{ingredients}" }),
  };
}
