import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FOOD_IDS } from "@/lib/domain/food/food-ids";
import { foodName, nameEntry } from "@/lib/domain/food/names";
import { searchFoods } from "@/lib/domain/food/search-foods";
import { LANGUAGES } from "@/lib/domain/shared/language";

describe("searching the library", () => {
  it.each([
    ["erdäpfel", "en", "potato"],
    ["erdap", "pl", "potato"],
    ["ziemniaki", "en", "potato"],
    ["အာလူး", "en", "potato"],
    ["Marille", "de-AT", "apricot"],
    ["carot", "en", "carrot"],
    ["brokoli", "pl", "broccoli"],
    ["ZUCCHINI", "en", "courgette"],
    ["zur", "pl", "cranberry"],
  ] as const)("%s, asked in %s, finds %s", (query, language, food) => {
    expect(searchFoods(query, language)).toContain(food);
  });

  it("puts the whole word of the parent's own language first", () => {
    expect(searchFoods("tom", "de")[0]).toBe("tomato");
    expect(searchFoods("mar", "pl")[0]).toBe("carrot");
    expect(searchFoods("mar", "de-AT")[0]).toBe("apricot");
  });

  it("finds every food by every one of its names, in whatever language it is asked", () => {
    for (const food of FOOD_IDS) {
      for (const language of LANGUAGES) {
        for (const word of [foodName(food, language), ...nameEntry(food, language).synonyms]) {
          expect(searchFoods(word, "en"), `${language}: ${word}`).toContain(food);
        }
      }
    }
  });

  it("finds nothing for nothing, and no food twice for anything", () => {
    expect(searchFoods("  ", "en")).toEqual([]);
    expect(searchFoods("qqxxzz", "en")).toEqual([]);
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), fc.constantFrom(...LANGUAGES), (query, language) => {
        const found = searchFoods(query, language);
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });
});
