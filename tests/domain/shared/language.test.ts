import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  DEFAULT_LANGUAGE,
  inLanguage,
  isLanguage,
  LANGUAGES,
  type Translated,
} from "../../../lib/domain/shared/language";

describe("the languages", () => {
  it("are five tags as BCP 47 writes them, each once, English among them as the fallback", () => {
    expect(Intl.getCanonicalLocales([...LANGUAGES])).toEqual([...LANGUAGES]);
    expect(new Set(LANGUAGES).size).toBe(5);
    expect(DEFAULT_LANGUAGE).toBe("en");
    expect(LANGUAGES).toContain(DEFAULT_LANGUAGE);
  });

  it("are known to the machine, which counts and dates in each", () => {
    expect(Intl.PluralRules.supportedLocalesOf([...LANGUAGES])).toEqual([...LANGUAGES]);
    expect(Intl.DateTimeFormat.supportedLocalesOf([...LANGUAGES])).toEqual([...LANGUAGES]);
  });
});

describe("isLanguage", () => {
  it("knows exactly the five, of anything there is", () => {
    expect(LANGUAGES.every((language) => isLanguage(language))).toBe(true);
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string()), (value) => {
        expect(isLanguage(value)).toBe((LANGUAGES as readonly unknown[]).includes(value));
      }),
    );
  });

  it.each(["EN", "de-at", "de-CH", "en ", "", "toString", undefined, null, 0, ["en"]])(
    "is not taken in by %j",
    (value) => {
      expect(isLanguage(value)).toBe(false);
    },
  );
});

describe("inLanguage", () => {
  const table = { en: "carrots", de: "Karotten", pl: "marchewka", my: "မုန်လာဥနီ" } satisfies Translated<string>;

  it("gives each language its own entry, and Austria Germany's where it has none", () => {
    expect(LANGUAGES.map((language) => inLanguage(table, language))).toEqual([
      table.en,
      table.my,
      table.de,
      table.de,
      table.pl,
    ]);
  });

  it("gives Austria its own where it has one, and nobody else", () => {
    const both: Translated<string> = { ...table, "de-AT": "Möhren" };
    expect(inLanguage(both, "de-AT")).toBe("Möhren");
    expect(inLanguage(both, "de")).toBe("Karotten");
    expect(inLanguage({ ...table, "de-AT": undefined }, "de-AT")).toBe("Karotten");
  });

  it("takes an entry that is empty, zero or false for an entry", () => {
    fc.assert(
      fc.property(fc.constantFrom("", 0, false), fc.constantFrom(...LANGUAGES), (nothing, language) => {
        const all: Translated<unknown> = { en: nothing, de: nothing, pl: nothing, my: nothing, "de-AT": nothing };
        expect(inLanguage(all, language)).toBe(nothing);
        expect(inLanguage({ ...all, de: "German" }, "de-AT")).toBe(nothing);
      }),
    );
  });
});
