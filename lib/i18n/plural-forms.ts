import type { PluralForms } from "./client-text";

/** Whole numbers and one fraction that between them reach every plural category of the five languages. */
const REPRESENTATIVES = [1, 2, 5, 1.5];

/**
 * Expands a counted message into its forms for the browser. `translate` renders the message for a count; the count in
 * the text is put back as the placeholder `{count}`.
 */
export function expandPlural(locale: string, translate: (count: number) => string): PluralForms {
  const rules = new Intl.PluralRules(locale);
  const format = new Intl.NumberFormat(locale);
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = {};
  for (const count of REPRESENTATIVES) {
    const category = rules.select(count);
    forms[category] ??= translate(count).replace(format.format(count), "{count}");
  }
  return { ...forms, other: forms.other ?? translate(5).replace(format.format(5), "{count}") };
}
