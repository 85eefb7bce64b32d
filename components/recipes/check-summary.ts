import { fillPlural, type PluralForms } from "@/lib/i18n/client-text";
import type { RecipeOutput } from "@/lib/features/recipes/schema";

export interface CheckSummaryTexts {
  readonly rules: PluralForms;
  readonly leftOut: PluralForms;
  readonly changed: PluralForms;
  readonly toKnow: PluralForms;
  readonly nothingFound: string;
}

/** The check in a few words: how many rules, and how much was left out, changed and is to know. Zeros are not said. */
export function checkSummary(
  { rulesLookedAt, findings, excluded }: RecipeOutput["safety"],
  texts: CheckSummaryTexts,
  locale: string,
): string[] {
  const changed = findings.filter(({ severity }) => severity === "transform").length;
  const counts = [
    [texts.leftOut, excluded.length],
    [texts.changed, changed],
    [texts.toKnow, findings.length - changed],
  ] as const;
  const found = counts.filter(([, count]) => count > 0).map(([forms, count]) => fillPlural(forms, count, locale));
  return [fillPlural(texts.rules, rulesLookedAt, locale), ...(found.length > 0 ? found : [texts.nothingFound])];
}
