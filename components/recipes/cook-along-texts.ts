import "server-only";
import { getTranslations } from "next-intl/server";
import type { Language } from "@/lib/domain/shared/language";

export type CookAlongTexts = Awaited<ReturnType<typeof cookAlongTexts>>;

/** The words around portions, measures, the language of a recipe, its times and how it keeps. */
export async function cookAlongTexts(locale: Language) {
  const t = await getTranslations({ locale, namespace: "CookAlong" });
  return {
    added: t("added"),
    cooking: t("cooking", { minutes: "{minutes}" }),
    failed: t("failed"),
    fat: t("fat"),
    fewer: t("fewer"),
    iron: t("iron"),
    keeping: t("keeping"),
    language: t("language"),
    measures: t("measures"),
    measureOptions: [
      { value: "both", label: t("both") },
      { value: "metric", label: t("metric") },
      { value: "household", label: t("household") },
    ] as const,
    more: t("more"),
    open: t("open"),
    portions: t("portions"),
    preparation: t("preparation", { minutes: "{minutes}" }),
    retry: t("retry"),
    soaks: t("soaks"),
    tryAdding: t("tryAdding"),
    vitaminC: t("vitaminC"),
  };
}
