import { describe, expect, it } from "vitest";
import { FOOD_IDS } from "../../../lib/domain/food/food-ids";
import { foodName, germanName, nameEntry } from "../../../lib/domain/food/names";
import { AUSTRIAN_NAMES } from "../../../lib/domain/food/names/austrian.table";
import { GERMAN_NAMES } from "../../../lib/domain/food/names/german.table";
import { recognise } from "../../../lib/domain/food/recognise";
import { LANGUAGES } from "../../../lib/domain/shared/language";

describe.each(LANGUAGES)("the words for foods in %s", (language) => {
  it("are one for each food: two chips that read the same mean the same", () => {
    const shown = FOOD_IDS.map((id) => foodName(id, language).toLowerCase());
    expect(shown.filter((name, index) => shown.indexOf(name) !== index)).toEqual([]);
  });

  it("are clean, short enough for a chip and in the letters of the language", () => {
    for (const id of FOOD_IDS) {
      const name = foodName(id, language);
      expect(name, id).toBe(name.trim().normalize("NFC"));
      expect(name.length, id).toBeGreaterThan(1);
      expect(name.length, id).toBeLessThanOrEqual(40);
      expect(/[\u1000-\u109f]/.test(name), name).toBe(language === "my");
      expect(name, id).not.toMatch(/ {2}|[\d/;:|!?]|\p{C}/u);
    }
  });

  it("are those of the entry", () => {
    for (const id of FOOD_IDS) expect(foodName(id, language)).toBe(nameEntry(id, language).name);
  });

  it("lead back to their food when the parent types what the chip shows, or to a question that names it", () => {
    const lost = FOOD_IDS.filter((id) => {
      const read = recognise(foodName(id, language), language);
      if (read.kind === "unclear") return !read.candidates.includes(id);
      return read.kind !== "food" || !read.foods.includes(id);
    });
    expect(lost).toEqual([]);
  });
});

describe("Austria's words", () => {
  const austrian = FOOD_IDS.filter((id) => AUSTRIAN_NAMES[id] !== undefined);

  it("are shown in Austria alone, and Germany's where Austria has none", () => {
    expect(austrian.length).toBeGreaterThan(20);
    for (const id of FOOD_IDS) {
      expect(germanName(id, "de")).toBe(GERMAN_NAMES[id]);
      expect(germanName(id, "de-AT")).toBe(AUSTRIAN_NAMES[id] ?? GERMAN_NAMES[id]);
      expect(nameEntry(id, "de-AT")).toBe(germanName(id, "de-AT"));
    }
  });

  it.each([
    ["potato", "Erdäpfel"],
    ["tomato", "Paradeiser"],
    ["cauliflower", "Karfiol"],
    ["green_beans", "Fisolen"],
    ["quark", "Topfen"],
    ["apricot", "Marillen"],
    ["eggplant", "Melanzani"],
  ] as const)("say of %s: %s", (id, word) => {
    expect(foodName(id, "de-AT")).toBe(word);
    expect(foodName(id, "de")).not.toBe(word);
  });
});
