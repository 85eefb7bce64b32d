import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import fc from "fast-check";
import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../../lib/domain/shared/language";
import { fill, fillPlural } from "../../lib/i18n/client-text";
import { messagesFor } from "../../lib/i18n/messages";
import { expandPlural } from "../../lib/i18n/plural-forms";

interface Tree {
  readonly [key: string]: string | Tree;
}

const COUNTS = [...Array.from({ length: 201 }, (_, count) => count), 999, 1_000, 1_001, 1_234, 12_345, 1_000_000];

function flatten(tree: Tree, prefix = ""): readonly (readonly [path: string, text: string])[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as const] : flatten(value, `${prefix}${key}.`),
  );
}

function counts(elements: readonly MessageFormatElement[]): boolean {
  return elements.some(({ type }) => type === TYPE.plural);
}

/** The messages that are counted, in English, which is the type of all. */
const COUNTED = flatten(messagesFor("en")).flatMap(([path, text]) => (counts(parse(text)) ? [path] : []));

/** What the message formatter of the server prints: the measure of what the browser shows. */
function icu(language: Language, text: string): (count: number) => string {
  const translate = createTranslator({ locale: language, messages: { text } });
  return (count) => translate("text", { count });
}

describe.each(LANGUAGES)("counted messages in the browser, in %s", (language) => {
  const texts = new Map(flatten(messagesFor(language)));

  it.each(COUNTED)("%s is what the message formatter prints, for every count", (path) => {
    const print = icu(language, texts.get(path) ?? "");
    const forms = expandPlural(language, print);
    for (const count of COUNTS) expect(fillPlural(forms, count, language)).toBe(print(count));
  });

  it("hold any words of a message, with the number anywhere in them", () => {
    const word = fc.constantFrom("Löffel", "rules", "ချက်", "łyżki", "", "–");
    const pieces = fc.tuple(word, word, word, word);
    fc.assert(
      fc.property(pieces, pieces, fc.constantFrom(...COUNTS), ([one, few, many, other], [a, b, c, d], count) => {
        const text = `{count, plural, one {${one} # ${a}} few {${few} # ${b}} many {${many} # ${c}} other {${other} # ${d}}}`;
        const print = icu(language, text);
        expect(fillPlural(expandPlural(language, print), count, language)).toBe(print(count));
      }),
    );
  });

  it("have a form for every category that a count can have, and one for all others", () => {
    const rules = new Intl.PluralRules(language);
    const forms = expandPlural(language, (count) => `${rules.select(count)} ${count}`);
    for (const count of COUNTS) expect(forms[rules.select(count)]).toMatch(rules.select(count));
    expect(forms.other).toContain("other");
  });

  it("need no number in them", () => {
    const print = icu(language, "{count, plural, one {just one} other {several}}");
    const forms = expandPlural(language, print);
    for (const count of [0, 1, 2, 7]) expect(fillPlural(forms, count, language)).toBe(print(count));
  });
});

describe("the messages that are counted", () => {
  it("are found, and count nothing but `count`", () => {
    expect(COUNTED.length).toBeGreaterThan(4);
    const texts = new Map(flatten(messagesFor("en")));
    for (const path of COUNTED) expect(texts.get(path), path).toMatch(/\{count, plural,/);
  });
});

describe("fill", () => {
  const name = fc.stringMatching(/^[a-z]{1,3}[0-9]$/);
  const value = fc.oneof(fc.string(), fc.constantFrom("$&", "$1", "{a1}", "\\", "{count}"));

  it("puts each value where its name stands, as it is, whatever it holds", () => {
    fc.assert(
      fc.property(
        name,
        value,
        fc.string().map((text) => text.replace(/[{}]/g, "")),
        (key, filled, around) => {
          expect(fill(`${around}{${key}}${around}{${key}}`, { [key]: filled })).toBe(
            `${around}${filled}${around}${filled}`,
          );
        },
      ),
    );
  });

  it("leaves a name without a value as it stands", () => {
    fc.assert(
      fc.property(name, name, value, (known, unknown, filled) => {
        fc.pre(known !== unknown);
        expect(fill(`{${unknown}} {${known}}`, { [known]: filled })).toBe(`{${unknown}} ${filled}`);
      }),
    );
    expect(fill("{ title } {} {a b} {title", { title: "Soup" })).toBe("{ title } {} {a b} {title");
  });

  it("takes an empty text for a value", () => {
    expect(fill("{a}|{b}", { a: "" })).toBe("|{b}");
  });
});
