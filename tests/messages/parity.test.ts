import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../lib/domain/shared/language";
import { mergeMessages, messagesFor } from "../../lib/i18n/messages";
import de from "../../messages/de.json";
import deAT from "../../messages/de-AT.json";
import en from "../../messages/en.json";
import my from "../../messages/my.json";
import pl from "../../messages/pl.json";

interface Tree {
  readonly [key: string]: string | Tree;
}

function flatten(tree: Tree, prefix = ""): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const path = prefix === "" ? key : `${prefix}.${key}`;
    if (typeof value === "string") flat.set(path, value);
    else for (const [below, text] of flatten(value, path)) flat.set(below, text);
  }
  return flat;
}

const english = flatten(en);
const translations = { de: flatten(de), pl: flatten(pl), my: flatten(my), "de-AT": flatten(messagesFor("de-AT")) };

/** Names of arguments and tags with their kinds, as a sorted list. */
function argumentsOf(elements: readonly MessageFormatElement[]): string[] {
  const names = new Set<string>();
  const visit = (element: MessageFormatElement): void => {
    if (element.type === TYPE.argument || element.type === TYPE.number || element.type === TYPE.date) {
      names.add(element.value);
    } else if (element.type === TYPE.plural || element.type === TYPE.select) {
      names.add(element.value);
      for (const option of Object.values(element.options)) option.value.forEach(visit);
    } else if (element.type === TYPE.tag) {
      names.add(`<${element.value}>`);
      element.children.forEach(visit);
    }
  };
  elements.forEach(visit);
  return [...names].sort();
}

function plurals(elements: readonly MessageFormatElement[]): string[][] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.plural) return [Object.keys(element.options)];
    return element.type === TYPE.tag ? plurals(element.children) : [];
  });
}

describe.each(Object.entries(translations))("messages in %s", (language, texts) => {
  it("has exactly the keys of English", () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it("has the placeholders of English in every message", () => {
    const wrong = [...texts].filter(([key, text]) => {
      const original = english.get(key);
      return original !== undefined && argumentsOf(parse(text)).join() !== argumentsOf(parse(original)).join();
    });
    expect(wrong).toEqual([]);
  });

  it("has every plural form its language needs", () => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const wrong = [...texts].flatMap(([key, text]) =>
      plurals(parse(text)).flatMap((forms) =>
        needed.filter((form) => !forms.includes(form)).map((form) => `${key} lacks "${form}"`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it("has no empty message", () => {
    expect([...texts].filter(([, text]) => text.trim() === "")).toEqual([]);
  });
});

describe("English left in another language", () => {
  /** Messages that are rightly the same: names, marks, and words both languages share. */
  const SHARED = /^(?:\{\w+\}|[\s\p{P}\p{S}\d])*$|Squish|Toast/u;

  it.each(["de", "pl", "my"] as const)("is in no message of %s", (language) => {
    const same = [...translations[language]].filter(
      ([key, text]) =>
        text === english.get(key) && text.includes(" ") && !SHARED.test(text) && !key.startsWith("Language."),
    );
    expect(same).toEqual([]);
  });

  it("is in no Burmese message at all: each has Burmese letters, but for names", () => {
    const latin = [...translations.my].filter(
      ([key, text]) => !/[\u1000-\u109f]/.test(text) && !SHARED.test(text) && !key.startsWith("Language."),
    );
    expect(latin).toEqual([]);
  });
});

describe("Austrian German", () => {
  it("holds only what differs from German", () => {
    const german = flatten(de);
    const needless = [...flatten(deAT)].filter(([key, text]) => german.get(key) === text).map(([key]) => key);
    const unknown = [...flatten(deAT).keys()].filter((key) => !german.has(key));
    expect({ needless, unknown }).toEqual({ needless: [], unknown: [] });
  });

  it("is laid over German key by key", () => {
    expect(mergeMessages({ a: "1", b: { c: "2", d: "3" } }, { b: { c: "x" }, e: "y" })).toEqual({
      a: "1",
      b: { c: "x", d: "3" },
    });
  });
});

describe("the bar", () => {
  it.each(LANGUAGES)("calls no two places alike in %s", (language) => {
    const { about, recipes, foods, learning, meals } = messagesFor(language).Shell;
    expect(new Set([about, recipes, foods, learning, meals]).size).toBe(5);
  });
});
