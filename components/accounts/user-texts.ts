import "server-only";
import { getTranslations } from "next-intl/server";
import { recipeCardTexts } from "@/components/recipes/recipe-card-texts";
import type { Language } from "@/lib/domain/shared/language";
import type { UserTexts } from "./user-view";

/** The words of the bookmarks page and of the cards on it. */
export async function userTexts(locale: Language): Promise<UserTexts> {
  const [t, family, shell, card] = await Promise.all([
    getTranslations({ locale, namespace: "User" }),
    getTranslations({ locale, namespace: "Family" }),
    getTranslations({ locale, namespace: "Shell" }),
    recipeCardTexts(locale),
  ]);
  return {
    card,
    empty: t("empty"),
    emptyBody: t("emptyBody"),
    failedTitle: t("failedTitle"),
    loading: t("loading"),
    mealNotSpecified: t("mealNotSpecified"),
    more: t("more"),
    retry: t("retry"),
    signIn: shell("signIn"),
    signedOutBody: t("signedOutBody"),
    toRecipes: t("toRecipes"),
    unreachable: family("unreachable"),
    unreachableBody: family("unreachableBody"),
  };
}
