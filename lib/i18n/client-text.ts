import { burmeseDigits } from "../domain/shared/burmese-digits";

/**
 * Texts in the browser without a message formatter: the server hands a client leaf its strings, and these two fill in
 * what only the browser knows. Plurals are expanded on the server, once for each category of the language.
 */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/**
 * Replaces each `{name}` by its value; a placeholder without a value stays as it is. A number comes as the text that
 * `countText` makes of it, in the digits of the language.
 */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** Making one takes a slow phone some milliseconds, and a page asks for dozens. */
const RULES = new Map<string, Intl.PluralRules>();

function rulesOf(locale: string): Intl.PluralRules {
  const rules = RULES.get(locale) ?? new Intl.PluralRules(locale);
  RULES.set(locale, rules);
  return rules;
}

/** A count below a thousand has no group and no sign, and needs no formatter, which takes a slow phone 50 ms to load. */
const PLAIN = /^\d{1,3}$/;

/** Says many numbers in the digits of the language; browsers that come without Burmese know its digits all the same. */
export function countsIn(locale: string, options?: Intl.NumberFormatOptions): (count: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (count) => {
    const plain = String(count);
    if (!options && PLAIN.test(plain)) return locale === "my" ? burmeseDigits(plain) : plain;
    format ??= new Intl.NumberFormat(locale === "my" ? "en-u-nu-mymr" : locale, options);
    return format.format(count);
  };
}

/** One number in the digits of the language. */
export function countText(count: number, locale: string, options?: Intl.NumberFormatOptions): string {
  return countsIn(locale, options)(count);
}

/** The form for a count, with `{count}` written in the digits of the language. */
export function fillPlural(forms: PluralForms, count: number, locale: string): string {
  const form = forms[rulesOf(locale).select(count)] ?? forms.other;
  return fill(form, { count: countText(count, locale) });
}
