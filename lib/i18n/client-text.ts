/**
 * Texts in the browser without a message formatter: the server hands a client leaf its strings, and these two fill in
 * what only the browser knows. Plurals are expanded on the server, once for each category of the language.
 */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** Replaces each `{name}` by its value; a placeholder without a value stays as it is. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

/** Says many numbers in the digits of the language; browsers that come without Burmese know its digits all the same. */
export function countsIn(locale: string, options?: Intl.NumberFormatOptions): (count: number) => string {
  const format = new Intl.NumberFormat(locale === "my" ? "en-u-nu-mymr" : locale, options);
  return (count) => format.format(count);
}

/** One number in the digits of the language. */
export function countText(count: number, locale: string, options?: Intl.NumberFormatOptions): string {
  return countsIn(locale, options)(count);
}

/** The form for a count, with `{count}` written in the digits of the language. */
export function fillPlural(forms: PluralForms, count: number, locale: string): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return fill(form, { count: countText(count, locale) });
}
