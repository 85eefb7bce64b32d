import { describe, expect, it } from "vitest";
import { unknownWord } from "@/lib/domain/food/unknown-word";
import { createVocabulary, scan } from "@/lib/domain/food/scan";
import { assessPantry } from "@/lib/domain/safety/assess-pantry";
import { isOnlyKind, read, type Sighting } from "@/lib/domain/safety/reading";

const BABY = { months: 9, allergens: [], avoidFoods: [] } as const;
const rulesOf = (input: string) => assessPantry([input], BABY).results[0]?.findings.map(({ ruleId }) => ruleId);

describe("at the edge of", () => {
  it("a sentence: a cut said before the next food is not of the one before it", () => {
    const { sightings } = read("Wash the grapes. Quartered, serve the soft apple.");
    const grapes = sightings.find(({ foods }) => foods.includes("grape"));
    const apple = sightings.find(({ foods }) => foods.includes("apple"));
    expect([...(grapes?.forms ?? [])]).not.toContain("quartered");
    expect([...(apple?.forms ?? [])]).toContain("quartered");
  });

  it("a kind: a word that says it in two ways names nothing to cook, and one that names a food does", () => {
    const [milk] = read("carrot").sightings;
    if (milk === undefined) throw new Error("a carrot is named");
    const none: Sighting = { ...milk, foods: [], foodsInside: [], terms: [], words: [], allergens: [] };
    expect(isOnlyKind({ ...none, stated: ["frozen_hard"], kinds: ["beef"] })).toBe(true);
    expect(isOnlyKind({ ...none, stated: ["frozen_hard"], allergens: ["milk"], madeWith: ["milk"] })).toBe(true);
    expect(isOnlyKind({ ...none, kinds: ["beef"], allergens: ["milk"], madeWith: ["milk"] })).toBe(true);
    expect(isOnlyKind(none)).toBe(false);
    expect(isOnlyKind({ ...none, kinds: ["beef"], foods: ["beef"], words: ["raw_meat"] })).toBe(false);
    expect(isOnlyKind({ ...none, kinds: ["beef"], terms: ["raw_meat"], words: ["raw_meat"] })).toBe(false);
    expect(isOnlyKind({ ...none, kinds: ["beef"], foodsInside: ["beef"], foods: ["beef"] })).toBe(false);
    expect(isOnlyKind({ ...none, kinds: ["beef"], words: ["raw_meat"], allergens: ["eggs"] })).toBe(false);
  });

  it("a spelling: words are as sure as the least sure of them, wherever it stands", () => {
    const words = createVocabulary([{ surface: "cooked through", value: 1, language: "en" }]);
    expect(scan("cooked through", words)).toMatchObject([{ how: "exact" }]);
    expect(scan("cooked thruogh", words)).toMatchObject([{ how: "typo" }]);
    expect(scan("coocked through", words)).toMatchObject([{ how: "typo" }]);
  });

  it("talk: six words of which few are known name an ingredient still, seven no more", () => {
    expect(rulesOf("grapes zuzu blorptak quixel wombit flandor")).toContain("round_fruit");
    expect(rulesOf("grapes zuzu blorptak quixel wombit flandor drimble")).not.toContain("round_fruit");
  });

  it("an amount: its number and its unit are no masked letters", () => {
    expect(read("39g").sightings).toEqual([]);
    expect(read("39g carrot").sightings.flatMap(({ foods }) => foods)).toEqual(["carrot"]);
    expect(read("3gg").sightings.flatMap(({ foods }) => foods)).toEqual(["egg"]);
  });

  it("what is kept of an unknown word: eighty characters may be typed around it, and no more", () => {
    expect(unknownWord(`blorptak${" ".repeat(72)}`)).toBe("blorptak");
    expect(unknownWord(`blorptak${" ".repeat(73)}`)).toBeUndefined();
  });
});
