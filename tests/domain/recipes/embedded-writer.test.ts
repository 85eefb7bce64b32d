import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AGE_GROUPS } from "../../../lib/domain/food/age";
import { COOKING_METHODS, MEAL_TYPES } from "../../../lib/domain/food/cooking";
import { POLISH_NAMES } from "../../../lib/domain/food/names/polish.table";
import { FOOD_IDS } from "../../../lib/domain/food/food-ids";
import { FOODS } from "../../../lib/domain/food/foods";
import { foodName } from "../../../lib/domain/food/names";
import { describePreparation } from "../../../lib/domain/recipes/describe-preparation";
import { composeRecipe, composeSuggestions, embeddedWriter } from "../../../lib/domain/recipes/embedded-writer";
import { composeStarterSet } from "../../../lib/domain/recipes/starter-set";
import { STARTER_SET } from "../../../lib/domain/recipes/starter-set.table";
import { assessRecipe } from "../../../lib/domain/safety/assess-recipe";
import { LANGUAGES } from "../../../lib/domain/shared/language";
import { anyBrief, briefOf } from "./pantries";
import { medianInYardsticks } from "../../support/processor-time";

describe("the embedded writer", () => {
  it("writes what it composes", async () => {
    const brief = briefOf({ foods: ["pumpkin", "red_lentil"] });
    expect(embeddedWriter.name).toBe("embedded");
    expect(await embeddedWriter.write(brief)).toEqual(composeRecipe(brief));
    expect(await embeddedWriter.suggest(brief)).toEqual(composeSuggestions(brief));
  });

  it("composes in less than ten yardsticks of the processor", () => {
    const brief = briefOf({ foods: ["pumpkin", "red_lentil", "chicken", "apple"], language: "pl" });
    const compositions = Array.from({ length: 60 }, (_, seed) => () => void composeRecipe({ ...brief, seed }));
    expect(medianInYardsticks(compositions)).toBeLessThan(10);
  });
});

describe("suggestions", () => {
  it("are two, each with a food more that suits the baby and the family, and pass the gate", () => {
    fc.assert(
      fc.property(anyBrief, fc.constantFrom(...LANGUAGES), (brief, language) => {
        const wary = { ...brief, language, avoid: { allergens: ["gluten"] as const, foods: ["broccoli"] as const } };
        const suggestions = composeSuggestions(wary);
        expect(suggestions).toHaveLength(2);
        for (const { additionalIngredients, text, plan } of suggestions) {
          const [extra] = additionalIngredients;
          const foodId = FOOD_IDS.find((each) => foodName(each, language) === extra);
          expect(foodId).toBeDefined();
          if (foodId === undefined) continue;
          expect(brief.foods).not.toContain(foodId);
          expect(foodId).not.toBe("broccoli");
          expect(FOODS[foodId].allergens).not.toContain("gluten");
          expect(FOODS[foodId].minAgeMonths).toBeLessThanOrEqual(brief.months);
          expect(plan?.items.some((item) => item.foodId === foodId)).toBe(true);
          const profile = { months: brief.months, allergens: [], avoidFoods: [] };
          expect(assessRecipe(text, profile, { declaredFoods: brief.foods }).verdict).not.toBe("rejected");
        }
      }),
      { numRuns: 100 },
    );
  });

  it("bring iron to a dish that has none", () => {
    const [first] = composeSuggestions(briefOf({ foods: ["carrot", "courgette"] }));
    expect(first?.additionalIngredients).toEqual(["red lentils"]);
  });

  it("differ from the recipe and from each other", () => {
    const brief = briefOf({ foods: ["carrot", "salmon"], cookingMethod: "fingerFood" });
    const titles = [composeRecipe(brief).text.title, ...composeSuggestions(brief).map(({ text }) => text.title)];
    expect(new Set(titles).size).toBe(3);
  });

  it("are called after what they add, so that none reads like the recipe itself", () => {
    const pantries = [
      ["cod", "green_beans", "carrot"],
      ["chickpea", "egg", "carrot"],
    ] as const;
    for (const foods of pantries) {
      for (const cookingMethod of ["steamed", "stew", "fingerFood"] as const) {
        const brief = briefOf({ foods: [...foods], cookingMethod, ageGroup: "9-12", language: "pl" });
        const { title } = composeRecipe(brief).text;
        for (const { text } of composeSuggestions(brief)) expect(text.title).not.toBe(title);
      }
    }
    const steamed = briefOf({ foods: ["cod", "green_beans", "carrot"], cookingMethod: "steamed", language: "pl" });
    for (const { text, plan, additionalIngredients } of composeSuggestions(steamed)) {
      const added = plan?.items.find(({ foodId }) => foodName(foodId, "pl") === additionalIngredients[0]);
      const names = added === undefined ? [] : Object.values(POLISH_NAMES[added.foodId]);
      expect(
        names.some((name) => typeof name === "string" && text.title.includes(name)),
        text.title,
      ).toBe(true);
    }
  });
});

describe("the preparation of a food", () => {
  it("is one sentence for every food, age and language", () => {
    for (const language of LANGUAGES) {
      for (const ageGroup of AGE_GROUPS) {
        for (const foodId of FOOD_IDS) {
          const sentence = describePreparation(foodId, ageGroup, language);
          expect(sentence, `${foodId} ${ageGroup} ${language}`).toMatch(
            language === "my" ? /^[^။]+။$/u : /^\p{Lu}[^.]*\.$/u,
          );
          expect(sentence).not.toMatch(/undefined|\{|\}/);
        }
      }
    }
  });

  it("says what is done and how it is cut", () => {
    expect(describePreparation("carrot", "6-9", "en")).toBe(
      "Peel, cook until soft and cut into sticks as wide as two fingers.",
    );
    expect(describePreparation("carrot", "6-9", "de")).toBe(
      "Schälen, weich garen und in zwei Finger breite Stifte schneiden.",
    );
    expect(describePreparation("apple", "6-9", "de")).toContain("entkernen");
    expect(describePreparation("salmon", "9-12", "de")).toContain("Gräten");
    expect(describePreparation("banana", "6-9", "en")).not.toContain("cook");
  });
});

describe("the starter set", () => {
  it("covers every age, method and meal, and each recipe has a key of its own", () => {
    expect(new Set(STARTER_SET.map(({ key }) => key)).size).toBe(STARTER_SET.length);
    expect(new Set(STARTER_SET.map(({ ageGroup }) => ageGroup)).size).toBe(AGE_GROUPS.length);
    expect(new Set(STARTER_SET.map(({ cookingMethod }) => cookingMethod)).size).toBe(COOKING_METHODS.length);
    expect(new Set(STARTER_SET.map(({ mealType }) => mealType)).size).toBe(MEAL_TYPES.length);
    expect(STARTER_SET.length).toBeGreaterThanOrEqual(24);
  });

  it("passes the gate in every language, and no two recipes of it have the same title", () => {
    for (const language of LANGUAGES) {
      const set = composeStarterSet(language);
      expect(new Set(set.map(({ draft }) => draft.text.title)).size).toBe(set.length);
      for (const { draft, ageGroup, foods } of set) {
        const months = { "6-9": 6, "9-12": 9, "12-24": 12 }[ageGroup];
        const { verdict } = assessRecipe(
          draft.text,
          { months, allergens: [], avoidFoods: [] },
          { declaredFoods: foods },
        );
        expect(verdict).not.toBe("rejected");
      }
    }
  });
});
