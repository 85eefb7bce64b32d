import { fillPlural, type PluralForms } from "@/lib/i18n/client-text";
import type { RecipeOutput } from "@/lib/features/recipes/schema";
import { joinedFindings } from "./joined-findings";

export interface CheckSummaryTexts {
  readonly rules: PluralForms;
  readonly leftOut: PluralForms;
  readonly changed: PluralForms;
  readonly toKnow: PluralForms;
  readonly nothingFound: string;
}

/** What a check came to, in one word: the gravest of what it found. */
export function checkResult({
  recheck,
  findings,
  excluded,
}: RecipeOutput["safety"]): "nothing" | "toKnow" | "changed" | "unsuitable" {
  if (recheck) return recheck.outcome;
  if (excluded.length > 0 || findings.some(({ severity }) => severity === "transform")) return "changed";
  return findings.length > 0 ? "toKnow" : "nothing";
}

/**
 * The check in a few words: how many rules, and how much was left out, changed and is to know, counted as it is listed
 * below. Zeros are not said.
 */
export function checkSummary(
  { rulesLookedAt, findings, excluded }: RecipeOutput["safety"],
  texts: CheckSummaryTexts,
  locale: string,
): string[] {
  const listed = joinedFindings(findings);
  const changed = listed.filter(({ severity }) => severity === "transform").length;
  const counts = [
    [texts.leftOut, excluded.length],
    [texts.changed, changed],
    [texts.toKnow, listed.length - changed],
  ] as const;
  const found = counts.filter(([, count]) => count > 0).map(([forms, count]) => fillPlural(forms, count, locale));
  return [fillPlural(texts.rules, rulesLookedAt, locale), ...(found.length > 0 ? found : [texts.nothingFound])];
}
