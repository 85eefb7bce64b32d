import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FOOD_IDS } from "@/lib/domain/food/food-ids";
import { nameEntry } from "@/lib/domain/food/names";
import { LANGUAGES, type Language } from "@/lib/domain/shared/language";
import { isWrittenIn } from "@/lib/domain/shared/written-language";
import { loadFoodPage, type FoodPage } from "@/lib/features/ingredients/loaders";

/** What of a page is no text of its language: codes, addresses, and names that belong to others. */
const NO_TEXT = new Set(
  "ageGroup bands category chokingRisk cut id input language method otherNames reason ruleId season severity slug sources verdict".split(
    " ",
  ),
);

interface Text {
  readonly path: string;
  readonly text: string;
}

/** Every text of a page, whatever field it is in: a field that is added tomorrow is read, too. */
function textsOf(value: unknown, path = ""): readonly Text[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((each, index) => textsOf(each, `${path}.${index}`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => (NO_TEXT.has(key) ? [] : textsOf(each, `${path}.${key}`)));
}

const PAGES = new Map<Language, readonly FoodPage[]>(
  LANGUAGES.map((language) => [language, FOOD_IDS.map((id) => loadFoodPage(id, language))]),
);

function pagesIn(language: Language): readonly FoodPage[] {
  return PAGES.get(language) ?? [];
}

/** Sentences of the English library; a name may be the same in two languages. */
const ENGLISH = new Set(
  pagesIn("en")
    .flatMap((page) => textsOf(page))
    .map(({ text }) => text)
    .filter((text) => text.trim().split(/\s+/).length > 2),
);

function isLeftInEnglish(text: string, language: Language): boolean {
  return language !== "en" && (ENGLISH.has(text) || !isWrittenIn(text, language));
}

describe.each(LANGUAGES)("all 273 pages in %s", (language) => {
  it("have something in every text", () => {
    expect(pagesIn(language)).toHaveLength(273);
    const empty = pagesIn(language).flatMap((page) =>
      textsOf(page).flatMap(({ path, text }) => (text.trim() === "" ? [`${page.id}${path}`] : [])),
    );
    expect(empty).toEqual([]);
  });

  it("have nothing in another language in them", () => {
    const foreign = pagesIn(language).flatMap((page) =>
      textsOf(page).flatMap(({ path, text }) =>
        isLeftInEnglish(text, language) || !isWrittenIn(text, language) ? [`${page.id}${path}: ${text}`] : [],
      ),
    );
    expect(foreign).toEqual([]);
  });

  it("name for every claim of a rule somebody who can be looked up", () => {
    for (const { id, findings } of pagesIn(language)) {
      for (const { finding } of findings) {
        // What Squish says of itself: from when it serves a food, and that a word has two meanings.
        const isOwn = ["too_early", "unclear_ingredient"].includes(finding.ruleId);
        expect(finding.sources.length > 0, `${id} ${finding.ruleId}`).toBe(!isOwn);
        for (const { title, url } of finding.sources) {
          expect(title.trim()).not.toBe("");
          if (url !== null) expect(new URL(url).protocol).toMatch(/^https?:$/);
        }
      }
    }
  });
});

describe("the check itself", () => {
  it("finds an English sentence wherever one is left", () => {
    const sentences = [...ENGLISH].filter((text) => text.split(/\s+/).length > 5);
    const others = LANGUAGES.filter((language) => language !== "en");
    fc.assert(
      fc.property(
        fc.constantFrom(...others),
        fc.constantFrom(...sentences),
        fc.nat(),
        fc.nat(),
        (language, sentence, food, field) => {
          const page = pagesIn(language)[food % FOOD_IDS.length];
          const texts = textsOf(page).map(({ text }) => text);
          const planted = texts.with(field % texts.length, sentence);
          expect(planted.filter((text) => isLeftInEnglish(text, language))).toContain(sentence);
        },
      ),
    );
  });

  it("finds one that is not a sentence of our own, too", () => {
    for (const language of LANGUAGES.filter((each) => each !== "en")) {
      const foreign = "This is what the baby may have when it is old enough and you are at the table with it.";
      expect(isLeftInEnglish(foreign, language), language).toBe(true);
    }
  });
});

describe("names that nobody has confirmed", () => {
  it("are marked on their pages, and only they are", () => {
    const unsure = FOOD_IDS.filter((id) => {
      const entry = nameEntry(id, "my");
      return "confidence" in entry && entry.confidence === "unsure";
    });
    expect(unsure.length).toBeGreaterThan(0);
    const marked = pagesIn("my").filter(({ isNameVerified }) => !isNameVerified);
    expect(marked.map(({ id }) => id)).toEqual(unsure);
    for (const language of LANGUAGES.filter((each) => each !== "my"))
      expect(pagesIn(language).every(({ isNameVerified }) => isNameVerified)).toBe(true);
  });
});
