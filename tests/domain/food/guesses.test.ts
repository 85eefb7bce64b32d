import { describe, expect, it } from "vitest";
import { inEveryOrder } from "../../../lib/domain/food/free-order";
import { namesFoodsIn } from "../../../lib/domain/food/named-in";
import { recognise } from "../../../lib/domain/food/recognise";
import { isLikelySlip } from "../../../lib/domain/food/typos";
import type { Language } from "../../../lib/domain/shared/language";

function foodsOf(input: string, language?: Language): readonly string[] {
  const found = recognise(input, language);
  return found.kind === "food" ? found.foods : [];
}

describe("a word that nobody knows", () => {
  it.each([
    ["kalina", "pl"],
    ["rzepień", "pl"],
    ["Kaba", "de"],
    ["Nidel", "de"],
    ["malta", "en"],
    ["salada", "en"],
    ["kina", "en"],
  ] as const)("is no food that is spelled nearly so: %s in %s", (input, language) => {
    expect(foodsOf(input, language)).toEqual([]);
  });

  it.each([
    ["carot", "carrot"],
    ["tomatoe", "tomato"],
    ["brocolli", "broccoli"],
    ["zuchini", "courgette"],
    ["appel", "apple"],
    ["rasberry", "raspberry"],
    ["avacado", "avocado"],
    ["chiken", "chicken"],
    ["spinich", "spinach"],
    ["cumcumber", "cucumber"],
    ["Karrotte", "carrot"],
    ["marchwka", "carrot"],
  ])("is a food where somebody has slipped: %s", (input, food) => {
    expect(foodsOf(input)).toEqual([food]);
  });

  it("keeps its first letter, and changes by a slip of the hand or the ear", () => {
    expect(isLikelySlip("kalina", "malina")).toBe(false);
    expect(isLikelySlip("karczek", "kaczek")).toBe(false);
    expect(isLikelySlip("tomatto", "tomato")).toBe(true);
    expect(isLikelySlip("tomaot", "tomato")).toBe(true);
    expect(isLikelySlip("cauliflowar", "cauliflower")).toBe(true);
  });
});

describe("a name of two words", () => {
  it("is said in both orders in Polish, and in its own elsewhere", () => {
    expect(inEveryOrder("mleko kozie", "pl")).toEqual(["mleko kozie", "kozie mleko"]);
    expect(inEveryOrder("czarny bez", "pl")).toEqual(["czarny bez"]);
    expect(inEveryOrder("do picia", "pl")).toEqual(["do picia"]);
    expect(inEveryOrder("chocolate milk", "en")).toEqual(["chocolate milk"]);
  });
});

describe("a text that calls its foods by words of its language", () => {
  it("does not where one of them is of another", () => {
    expect(namesFoodsIn("Karotten-Kartoffel-Brei", "en")).toBe(false);
    expect(namesFoodsIn("Carrot and potato mash", "de")).toBe(false);
    expect(namesFoodsIn("Karotten-Kartoffel-Brei", "de-AT")).toBe(true);
    expect(namesFoodsIn("Couscous", "de")).toBe(true);
    expect(namesFoodsIn("Stir well.", "pl")).toBe(true);
  });
});
