import { describe, expect, it } from "vitest";
import { FOOD_IDS, type FoodId } from "@/lib/domain/food/food-ids";
import type { Language } from "@/lib/domain/shared/language";
import { foundOf, wordFor } from "./exam/base-recipes";

const MONTHS = 10;

function isAskedToCut(language: Language, step: string, food: FoodId): boolean {
  return foundOf(food, language, step, MONTHS).some(({ severity }) => severity === "transform");
}

describe("a word that says how the food is cut that it stands before", () => {
  it.each([
    ["en", "grape", "Serve quartered FOOD with the grapes."],
    ["en", "grape", "Serve chopped FOOD with grapes."],
    ["en", "apple", "Serve grated FOOD with apple slices."],
    ["en", "apple", "Serve the apple slices with puréed FOOD."],
    ["de", "grape", "Geviertelte FOOD mit Weintrauben servieren."],
    ["de", "apple", "Apfelscheiben mit pürierten FOOD servieren."],
    ["de-AT", "grape", "Gehackte FOOD mit Weintrauben servieren."],
    ["pl", "grape", "Podaj pokrojone FOOD z winogronami."],
    ["pl", "apple", "Podaj plasterki jabłka z startym FOOD."],
  ] as const)("says nothing of what that is served with (%s, %s): %s", (language, beside, step) => {
    for (const food of FOOD_IDS.filter((id) => id !== beside)) {
      const said = step.replace("FOOD", wordFor(food, language));
      expect(isAskedToCut(language, said, beside), said).toBe(true);
    }
  });

  it.each([
    ["en", "almond", "Stir ground FOOD and almonds into the oats."],
    ["de", "almond", "Gemahlenen FOOD und Mandeln einrühren."],
  ] as const)("says nothing of a nut behind a spice (%s): %s", (language, nut, step) => {
    for (const spice of ["turmeric", "cumin", "nutmeg", "ginger"] as const) {
      const found = foundOf(nut, language, step.replace("FOOD", wordFor(spice, language)), MONTHS);
      expect(
        found.map(({ ruleId }) => ruleId),
        `${nut} behind ${spice}`,
      ).toContain("whole_nuts");
    }
  });

  it.each([
    ["en", "Serve quartered grapes and cherry tomatoes.", "cherry_tomato"],
    ["en", "Serve puréed apple and carrot.", "carrot"],
    ["de", "Geviertelte Weintrauben und Cocktailtomaten servieren.", "cherry_tomato"],
  ] as const)("is said of the whole list that it stands before (%s): %s", (language, step, food) => {
    expect(isAskedToCut(language, step, food)).toBe(false);
  });
});
