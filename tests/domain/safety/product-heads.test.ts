import { describe, expect, it } from "vitest";
import type { AllergenId } from "@/lib/domain/food/allergen";
import { assessPantry } from "@/lib/domain/safety/assess-pantry";
import { assessRecipe } from "@/lib/domain/safety/assess-recipe";

type Groups = readonly AllergenId[];
type Words = readonly (readonly [words: string, groups: Groups])[];

const FAMILY = {
  months: 26,
  allergens: ["milk", "nuts", "gluten", "eggs", "peanut", "soya", "sesame", "lupin"],
  avoidFoods: [],
} as const;

/** The groups that a family with all these allergies is told of, be it to stop or to read the label. */
function toldOf(input: string): ReadonlySet<string> {
  const found = assessPantry([input], FAMILY).results[0]?.findings ?? [];
  return new Set(found.flatMap(({ allergen }) => (allergen === undefined ? [] : [allergen])));
}

/** What nobody knows is asked, and hides nothing. */
function isAsked(input: string): boolean {
  const found = assessPantry([input], FAMILY).results[0]?.findings ?? [];
  return found.some(({ severity }) => severity === "unknown");
}

const FLAVOURS: Readonly<Record<"en" | "de", Words>> = {
  en: [
    ["hazelnut|walnut|pistachio|pecan|macadamia|cashew|almond|nut", ["nuts"]],
    ["peanut", ["peanut"]],
    ["sesame", ["sesame"]],
    ["lupin", ["lupin"]],
    ["spelt|barley", ["gluten"]],
  ],
  de: [
    ["Haselnuss|Walnuss|Pistazien|Pekannuss|Cashew|Mandel|Nuss", ["nuts"]],
    ["Erdnuss", ["peanut"]],
    ["Sesam", ["sesame"]],
    ["Dinkel", ["gluten"]],
    ["Eierlikör", ["eggs"]],
  ],
};

const HEADS: Readonly<Record<"en" | "de", Words>> = {
  en: [
    ["cheese|cream cheese|quark|ice cream|fromage frais|mousse|milk chocolate|fudge|custard", ["milk"]],
    ["cake", ["gluten", "eggs"]],
    ["muffins|pancakes", ["gluten", "eggs", "milk"]],
    ["biscuits|cookies|bread|crackers", ["gluten"]],
    ["croissant", ["gluten", "milk"]],
    ["halva", ["sesame"]],
    ["porridge|bar|spread|flour", []],
  ],
  de: [
    ["quark|topfen|käse|frischkäse|sahne|obers|mousse|pudding", ["milk"]],
    ["kuchen|torte", ["gluten", "eggs"]],
    ["muffins|waffeln|pfannkuchen", ["gluten", "eggs", "milk"]],
    ["kekse|brot|brötchen|hörnchen|grissini|schnecke|strudel", ["gluten"]],
    ["brei|mehl|creme", []],
  ],
};

const apart = (words: Words) =>
  words.flatMap(([listed, groups]) => listed.split("|").map((word) => [word, groups] as const));

const PRODUCTS = (["en", "de"] as const).flatMap((language) =>
  apart(FLAVOURS[language]).flatMap(([flavour, inFlavour]) =>
    apart(HEADS[language]).map(([head, inHead]) => {
      const name = language === "en" ? `${flavour} ${head}` : flavour + head;
      return [name, [...new Set([...inFlavour, ...inHead])]] as const;
    }),
  ),
);

const STEMS: Words = [
  ["orzechow|pistacjow|migdałow", ["nuts"]],
  ["arachidow", ["peanut"]],
  ["sezamow", ["sesame"]],
  ["orkiszow", ["gluten"]],
];
const NOUNS: readonly (readonly [nouns: string, ending: string, groups: Groups])[] = [
  ["serek|twarożek|budyń|kefir", "y", ["milk"]],
  ["lody", "e", ["milk"]],
  ["śmietana|czekolada", "a", ["milk"]],
  ["chleb|rogalik", "y", ["gluten"]],
  ["bułka", "a", ["gluten"]],
  ["ciastka|krakersy", "e", ["gluten"]],
  ["babka", "a", ["gluten", "eggs"]],
  ["placuszki", "e", ["gluten", "eggs"]],
  ["muffinki|naleśniki", "e", ["gluten", "eggs", "milk"]],
  ["tort", "y", ["gluten", "eggs", "milk"]],
];
const POLISH = apart(STEMS).flatMap(([stem, inStem]) =>
  NOUNS.flatMap(([nouns, ending, inNoun]) =>
    nouns.split("|").map((noun) => [`${noun} ${stem}${ending}`, [...new Set([...inStem, ...inNoun])]] as const),
  ),
);

describe("a product with a nut, a seed or a grain in its name", () => {
  it("names both what it is and what is in it, or is asked about", () => {
    const missed = [...PRODUCTS, ...POLISH].flatMap(([input, groups]) => {
      const told = toldOf(input);
      const missing = groups.filter((group) => !told.has(group));
      return missing.length === 0 || isAsked(input) ? [] : [`${input}: ${missing.join(" ")}`];
    });
    expect(missed).toEqual([]);
  });

  it.each([
    ["hazelnut yogurt", ["nuts", "milk"]],
    ["walnut yoghurt", ["nuts", "milk"]],
    ["pistachio yogurt", ["nuts", "milk"]],
    ["spelt yogurt", ["gluten", "milk"]],
    ["Haselnussjoghurt", ["nuts", "milk"]],
    ["Pistazienjoghurt", ["nuts", "milk"]],
    ["Nussjoghurt", ["nuts", "milk"]],
    ["Dinkeljoghurt", ["gluten", "milk"]],
    ["jogurt orzechowy", ["nuts", "milk"]],
    ["jogurtu pistacjowego", ["nuts", "milk"]],
    ["serek orzechowy", ["nuts", "milk"]],
    ["Nusspudding", ["nuts", "milk", "eggs"]],
  ] as const)("%s is a dairy's, and holds %j", (input, groups) => {
    for (const group of groups) {
      const family = { ...FAMILY, allergens: [group] };
      const findings = assessPantry([input], family).results[0]?.findings;
      expect(findings).toContainEqual(expect.objectContaining({ severity: "allergy", allergen: group }));
      const servingInstructions = { preparation: "", size: "", safety: "" };
      const text = { title: "Lunch", ingredients: [input], instructions: "Cook until soft.", servingInstructions };
      expect(assessRecipe(text, family).verdict).toBe("rejected");
    }
  });

  it.each(["soya yogurt", "Sojajoghurt", "jogurt sojowy", "oat milk", "Mandeldrink", "napój owsiany", "peanut butter"])(
    "%s is made of plants, and holds no milk",
    (input) => {
      expect(toldOf(input).has("milk")).toBe(false);
    },
  );

  it.each(["almond yogurt", "coconut yogurt", "Haferjoghurt", "Kokosjoghurt", "jogurt owsiany"])(
    "has the label of %s read for milk: both are sold by that name",
    (input) => {
      const findings = assessPantry([input], { ...FAMILY, allergens: ["milk"] }).results[0]?.findings;
      expect(findings).toContainEqual(expect.objectContaining({ ruleId: "read_label", allergen: "milk" }));
    },
  );
});
