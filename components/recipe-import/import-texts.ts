import "server-only";
import { getTranslations } from "next-intl/server";
import { choiceTexts } from "@/components/home/maker-texts";
import type { Language } from "@/lib/domain/shared/language";

export type ImportTexts = Awaited<ReturnType<typeof importTexts>>;

/** The words around a family's recipe. */
export async function importTexts(locale: Language) {
  const [t, check, card, choices] = await Promise.all([
    getTranslations({ locale, namespace: "RecipeImport" }),
    getTranslations({ locale, namespace: "Check" }),
    getTranslations({ locale, namespace: "RecipeCard" }),
    choiceTexts(locale),
  ]);
  return {
    age: t("age"),
    ages: choices.ages.map(({ value, label }) => ({ value, label })),
    apart: t("apart"),
    before: t("before", { step: "{step}" }),
    check: t("check"),
    cookOn: t("cookOn"),
    end: t("end"),
    failed: t("failed"),
    familyOnly: t("familyOnly"),
    file: t("file"),
    fileTooLarge: t("fileTooLarge"),
    here: t("here"),
    ingredients: card("ingredients"),
    instructions: card("instructions"),
    limits: card("checkLimits"),
    portion: t("portion"),
    sources: card("sources"),
    text: t("text"),
    textHint: t("textHint"),
    unplaced: t("unplaced", { items: "{items}" }),
    unreadable: t("unreadable"),
    words: {
      ok: check("ok"),
      change: check("change"),
      caution: check("caution"),
      blocked: check("blocked"),
      unknown: check("unknown"),
    },
  };
}
