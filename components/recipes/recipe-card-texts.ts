import "server-only";
import { getTranslations } from "next-intl/server";
import { choiceTexts } from "@/components/home/maker-texts";
import type { Language } from "@/lib/domain/shared/language";
import { cookAlongTexts } from "./cook-along-texts";
import { expandPlural } from "@/lib/i18n/plural-forms";

export type RecipeCardTexts = Awaited<ReturnType<typeof recipeCardTexts>>;

/** The words around a recipe, in the language of the page. */
export async function recipeCardTexts(locale: Language) {
  const t = await getTranslations({ locale, namespace: "RecipeCard" });
  const choices = await choiceTexts(locale);
  return {
    ages: choices.ages.map(({ value, label }) => ({ value, label })),
    meals: choices.meals,
    methods: choices.methods,
    badge: {
      ai_generated: t("aiGenerated"),
      community_tested: t("communityTested"),
      expert_verified: t("expertVerified"),
    },
    check: t("check"),
    cookAlong: await cookAlongTexts(locale),
    checkLimits: t("checkLimits"),
    found: t("found"),
    ingredients: t("ingredients"),
    instructions: t("instructions"),
    leftOutTitle: t("leftOutTitle"),
    nothingFoundBody: t("nothingFoundBody"),
    photo: t("photo", { title: "{title}" }),
    picture: t("picture"),
    preparation: t("preparation"),
    recheck: {
      changed: {
        title: t("changedForYou"),
        forAge: expandPlural(locale, (count) => t("changedForYouBody", { count })),
        noAge: t("changedForYouNoAge"),
      },
      unsuitable: {
        title: t("notForYou"),
        forAge: expandPlural(locale, (count) => t("notForYouBody", { count })),
        noAge: t("notForYouNoAge"),
      },
      sources: t("sources"),
    },
    safety: t("safety"),
    serving: t("serving"),
    size: t("size"),
    sources: t("sources"),
    summary: {
      changed: expandPlural(locale, (count) => t("changed", { count })),
      leftOut: expandPlural(locale, (count) => t("leftOut", { count })),
      nothingFound: t("nothingFound"),
      rules: expandPlural(locale, (count) => t("rules", { count })),
      toKnow: expandPlural(locale, (count) => t("toKnow", { count })),
    },
    tested: expandPlural(locale, (count) => t("tested", { count })),
    verifiedBy: t("verifiedBy", { name: "{name}" }),
  };
}
