import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addIngredients, MAX_INGREDIENTS, splitIngredients } from "@/components/home/ingredient-list";
import { MAX_INGREDIENTS as SERVER_MAXIMUM } from "@/lib/features/ingredients/schema";

describe("splitIngredients", () => {
  it.each([
    ["carrot", ["carrot"]],
    ["  carrot  ", ["carrot"]],
    ["carrot, egg,oats", ["carrot", "egg", "oats"]],
    ["- carrot\n• 2 eggs\r\n\r\n– oats", ["carrot", "2 eggs", "oats"]],
    ["1,5 kg Kartoffeln, 2 Eier", ["1,5 kg Kartoffeln", "2 Eier"]],
    ["carrot,2 eggs,3", ["carrot", "2 eggs", "3"]],
    ["အာလူး၊ ကြက်သား", ["အာလူး", "ကြက်သား"]],
    ["sweet   potato;\tpeas", ["sweet potato", "peas"]],
    [" ,;\n", []],
    ["self-raising flour", ["self-raising flour"]],
  ])("reads %j", (text, ingredients) => {
    expect(splitIngredients(text)).toEqual(ingredients);
  });

  it("gives trimmed words without separators of lines, whatever is pasted", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        for (const part of splitIngredients(text)) {
          expect(part).not.toBe("");
          expect(part).not.toMatch(/[\n\r;]/);
          expect(part.length).toBeLessThanOrEqual(200);
        }
      }),
    );
  });
});

describe("addIngredients", () => {
  it("asks for no more than the server takes", () => {
    expect(MAX_INGREDIENTS).toBe(SERVER_MAXIMUM);
  });

  it("adds in order and knows what is there already, however it is cased", () => {
    expect(addIngredients(["Carrot"], ["egg", "carrot", "EGG", "oats"])).toEqual({
      ingredients: ["Carrot", "egg", "oats"],
      left: [],
    });
  });

  it("knows a word in either of its spellings in Unicode", () => {
    expect(addIngredients(["Möhre"], ["Mo\u0308hre"]).ingredients).toEqual(["Möhre"]);
  });

  it("loses nothing: what was there stays in front, what does not fit is handed back, each thing once", () => {
    const words = fc.array(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 60 });
    fc.assert(
      fc.property(words, words, (first, second) => {
        const { ingredients: list } = addIngredients([], first);
        const { ingredients, left } = addIngredients(list, second);
        expect(ingredients.slice(0, list.length)).toEqual(list);
        expect(ingredients.length).toBeLessThanOrEqual(MAX_INGREDIENTS);
        if (left.length > 0) expect(ingredients).toHaveLength(MAX_INGREDIENTS);
        const all = [...ingredients, ...left].map((word) => word.normalize("NFC").toLowerCase());
        expect(new Set(all).size).toBe(all.length);
        for (const word of second) expect(all).toContain(word.normalize("NFC").toLowerCase());
      }),
    );
  });
});
