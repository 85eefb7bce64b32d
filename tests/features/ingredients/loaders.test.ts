import { describe, expect, it } from "vitest";
import { AGE_BANDS } from "@/lib/domain/food/age";
import { FOOD_IDS } from "@/lib/domain/food/food-ids";
import { FOODS } from "@/lib/domain/food/foods";
import { LANGUAGES, type Language } from "@/lib/domain/shared/language";
import { loadFoodPage, loadFoods, type FoodPage } from "@/lib/features/ingredients/loaders";

/** Letters by which a text shows that it was not left in English. */
const OWN_LETTERS: Readonly<Record<Language, RegExp>> = {
  en: /[a-z]/i,
  de: /[a-zäöüß]/i,
  "de-AT": /[a-zäöüß]/i,
  pl: /[a-ząćęłńóśźż]/i,
  my: /[\u1000-\u109f]/,
};

function sentences(page: FoodPage): readonly string[] {
  return [
    ...page.ages.flatMap(({ preparation }) => (preparation === undefined ? [] : [preparation])),
    ...page.findings.flatMap(({ finding }) => [finding.title, finding.message]),
  ];
}

describe.each(LANGUAGES)("the pages of all foods in %s", (language) => {
  const pages = FOOD_IDS.map((id) => loadFoodPage(id, language));

  it("have no empty field, and every age band once", () => {
    for (const page of pages) {
      expect(page.name.trim(), page.id).not.toBe("");
      expect(page.ages.flatMap(({ bands }) => bands)).toEqual([...AGE_BANDS]);
      expect(page.nutrients, page.id).toHaveLength(FOODS[page.id].nutrients.length);
      for (const text of sentences(page)) expect(text.trim(), page.id).not.toBe("");
    }
  });

  it("are written in that language to the last sentence", () => {
    const english = language === "en" ? [] : FOOD_IDS.map((id) => new Set(sentences(loadFoodPage(id, "en"))));
    pages.forEach((page, index) => {
      for (const text of sentences(page)) {
        expect(text, page.id).toMatch(OWN_LETTERS[language]);
        expect(english[index]?.has(text) ?? false, `${page.id}: ${text}`).toBe(false);
      }
    });
  });

  it("serve nothing before its age, and say of every served food how", () => {
    for (const { id, ages } of pages) {
      for (const { preparation, verdict, bands } of ages) {
        const youngest = { sixToEight: 6, nineToTwelve: 9, oneToTwo: 12, over2: 24 }[bands[0] ?? "sixToEight"];
        if (youngest < FOODS[id].minAgeMonths || verdict === "blocked") expect(preparation, id).toBeUndefined();
        else expect(preparation, id).toBeDefined();
      }
    }
  });

  it("give a source for what a rule says", () => {
    for (const { id, findings } of pages) {
      for (const { finding } of findings) {
        if (["too_early", "unclear_ingredient"].includes(finding.ruleId)) continue;
        expect(finding.sources.length, `${id}: ${finding.ruleId}`).toBeGreaterThan(0);
      }
    }
  });
});

describe("the list of foods", () => {
  it("has each food once, in the order of the language's alphabet", () => {
    const foods = loadFoods("pl");
    expect(new Set(foods.map(({ id }) => id)).size).toBe(FOOD_IDS.length);
    const names = foods.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator("pl").compare));
  });
});
