import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inflections } from "@/lib/domain/food/inflection";
import { GrowingForms, KEPT_LETTERS } from "@/lib/domain/food/word-forms";
import { LANGUAGES, type Language } from "@/lib/domain/shared/language";

const language = fc.constantFrom<Language | undefined>(...LANGUAGES, undefined);
/** Words with the ends that inflection looks at, and any others. */
const word = fc
  .tuple(
    fc.stringMatching(/^[a-z]{1,5}$/),
    fc.constantFrom("", "y", "f", "s", "o", "ch", "ies", "es", "e", "en", "rn", "ek", "ok", "ka", "ie", "a", "ow"),
  )
  .map(([start, end]) => start + end);

function formsOf(words: readonly (readonly [string, Language | undefined])[]): GrowingForms {
  const forms = new GrowingForms();
  for (const [each, spoken] of words) {
    forms.addFolded(each);
    forms.addInflections(each, spoken);
  }
  return forms;
}

describe("the forms of a vocabulary", () => {
  it("begin all of them as their word begins", () => {
    fc.assert(
      fc.property(word, language, (each, spoken) => {
        for (const form of inflections(each, spoken)) {
          expect(form.slice(0, KEPT_LETTERS)).toBe(each.slice(0, KEPT_LETTERS));
        }
      }),
      { numRuns: 5_000 },
    );
  });

  it("lead to every word they may be a form of, in whatever order they are asked for", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(word, language), { maxLength: 12 }),
        fc.infiniteStream(fc.nat()),
        (words, chance) => {
          const forms = formsOf(words).finish();
          const pairs = words.flatMap(([each, spoken]) => [
            { form: each, word: each, how: "folded" },
            ...inflections(each, spoken).map((form) => ({ form, word: each, how: "inflected" })),
          ]);
          const shuffled = pairs
            .map((pair) => ({ pair, place: chance.next().value }))
            .toSorted((one, other) => one.place - other.place);
          for (const { pair } of shuffled) {
            const readings = (forms.get(pair.form) ?? []).filter((reading) => reading.word === pair.word);
            expect(readings.map(({ how }) => how)).toContain(pair.how);
          }
        },
      ),
    );
  });

  it("go on with exactly the letters that stand behind a beginning", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(word, language), { maxLength: 12 }),
        word.filter(({ length }) => length >= KEPT_LETTERS),
        fc.nat({ max: 12 }),
        fc.nat({ max: 4 }),
        (words, other, at, more) => {
          const known = words[at]?.[0].slice(0, 3) ?? "";
          const beginning = known.length >= KEPT_LETTERS ? known : other;
          const forms = words.flatMap(([each, spoken]) => [each, ...inflections(each, spoken)]);
          const next = forms
            .filter((form) => form.startsWith(beginning) && form.length >= beginning.length + more)
            .map((form) => form.charAt(beginning.length));
          const found = formsOf(words).finish().nextLetters(beginning, more);
          expect(Array.from(found).toSorted()).toEqual([...new Set(next)].filter(Boolean).toSorted());
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it("keeps the order in which words came, also after others were asked for", () => {
    const forms = formsOf([
      ["hering", "de"],
      ["hose", "en"],
      ["herings", "en"],
    ]);
    expect(forms.get("hoses")?.map((reading) => reading.word)).toEqual(["hose"]);
    expect(forms.get("herings")).toEqual([
      { word: "hering", how: "inflected", ending: "de" },
      { word: "herings", how: "folded" },
    ]);
  });

  it("says of a word once what is said twice, and of a word of two languages both", () => {
    const forms = formsOf([
      ["tofu", "en"],
      ["tofu", "en"],
      ["tofu", "pl"],
    ]);
    expect(forms.get("tofu")).toEqual([{ word: "tofu", how: "folded" }]);
    expect(forms.get("tofus")).toEqual([{ word: "tofu", how: "inflected", ending: "en" }]);
  });

  it("has nothing where no word begins like it, nor where one does and has no such form", () => {
    const forms = formsOf([["tofu", "en"]]);
    expect(forms.get("zz")).toBeUndefined();
    expect(forms.get("tofux")).toBeUndefined();
    expect(forms.get("")).toBeUndefined();
  });
});
