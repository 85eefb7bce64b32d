import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ALLERGEN_IDS } from "../../../lib/domain/food/allergen";
import type { FoodId } from "../../../lib/domain/food/food-ids";
import { composeRecipe } from "../../../lib/domain/recipes/embedded-writer";
import type { FamilyProfile } from "../../../lib/domain/safety/assess-pantry";
import { assessRecipe } from "../../../lib/domain/safety/assess-recipe";
import { contentsOf } from "../../../lib/domain/safety/family-profile";
import { mendSentence } from "../../../lib/domain/safety/mend-sentence";
import { read } from "../../../lib/domain/safety/reading";
import type { RecipeWords } from "../../../lib/domain/safety/recipe-words";
import { LANGUAGES, type Language } from "../../../lib/domain/shared/language";
import { anyBrief } from "../recipes/pantries";
import { CLEAN_RECIPES } from "./clean-recipes.table";

const BABY: FamilyProfile = { months: 8, allergens: [], avoidFoods: [] };
const SERVING = { preparation: "", size: "", safety: "" };

interface Mending {
  readonly language: Language;
  readonly of: string;
  readonly recipe: Pick<RecipeWords, "title" | "ingredients" | "instructions">;
  readonly to: Pick<RecipeWords, "title" | "ingredients" | "instructions">;
  readonly family?: Partial<FamilyProfile>;
}

const MENDINGS: readonly Mending[] = [
  {
    language: "en",
    of: "honey",
    recipe: {
      title: "Carrot and honey mash",
      ingredients: ["2 carrots", "1 tsp honey"],
      instructions: "Steam the carrots until soft.\nMash them with a little honey.\nStir in the honey.",
    },
    to: {
      title: "Carrot mash",
      ingredients: ["2 carrots"],
      instructions: "Steam the carrots until soft.\nMash them.",
    },
  },
  {
    language: "en",
    of: "salt in the middle of a list",
    recipe: {
      title: "Carrot mash",
      ingredients: ["2 carrots", "1 pear", "a pinch of salt"],
      instructions: "Steam the carrots, the salt and the pear until soft. Mash the carrots, pear and salt.",
    },
    to: {
      title: "Carrot mash",
      ingredients: ["2 carrots", "1 pear"],
      instructions: "Steam the carrots and the pear until soft. Mash the carrots and pear.",
    },
  },
  {
    language: "en",
    of: "fish, with the sentences that only speak of it",
    recipe: {
      title: "Salmon and potato mash",
      ingredients: ["2 potatoes", "50 g salmon", "1 carrot"],
      instructions:
        "Boil the potatoes and carrot until soft.\nSteam the salmon. Flake it and check for bones.\nMash the salmon, potatoes and carrot.",
    },
    to: {
      title: "Potato mash",
      ingredients: ["2 potatoes", "1 carrot"],
      instructions: "Boil the potatoes and carrot until soft.\nMash potatoes and carrot.",
    },
    family: { allergens: ["fish"] },
  },
  {
    language: "de",
    of: "Honig",
    recipe: {
      title: "Karottenbrei mit Honig",
      ingredients: ["2 Karotten", "1 TL Honig"],
      instructions: "Die Karotten weich dämpfen.\nDie Karotten mit etwas Honig zerdrücken.\nDen Honig unterrühren.",
    },
    to: {
      title: "Karottenbrei",
      ingredients: ["2 Karotten"],
      instructions: "Die Karotten weich dämpfen.\nDie Karotten zerdrücken.",
    },
  },
  {
    language: "de-AT",
    of: "Butter",
    recipe: {
      title: "Erdäpfelbrei",
      ingredients: ["2 Erdäpfel", "1 TL Butter", "1 Karotte"],
      instructions:
        "Erdäpfel, Karotte und Butter in einen Topf geben und weich kochen.\nAlles mit der Butter zerdrücken.",
    },
    to: {
      title: "Erdäpfelbrei",
      ingredients: ["2 Erdäpfel", "1 Karotte"],
      instructions: "Erdäpfel und Karotte in einen Topf geben und weich kochen.\nAlles zerdrücken.",
    },
    family: { allergens: ["milk"] },
  },
  {
    language: "pl",
    of: "miód",
    recipe: {
      title: "Puree z marchewki z miodem",
      ingredients: ["2 marchewki", "1 łyżeczka miodu"],
      instructions: "Ugotuj marchewki na parze do miękkości.\nRozgnieć marchewki z odrobiną miodu.\nDodaj miód.",
    },
    to: {
      title: "Puree z marchewki",
      ingredients: ["2 marchewki"],
      instructions: "Ugotuj marchewki na parze do miękkości.\nRozgnieć marchewki.",
    },
  },
  {
    language: "my",
    of: "ပျားရည်",
    recipe: {
      title: "မုန်လာဥနီ ချေ",
      ingredients: ["မုန်လာဥနီ ၂ ဥ", "ပျားရည် ၁ ဇွန်း"],
      instructions: "မုန်လာဥနီကို နူးအောင် ပေါင်းပါ။ မုန်လာဥနီနဲ့ ပျားရည်ကို ရောချေပါ။\nပျားရည် ထည့်ပါ။",
    },
    to: {
      title: "မုန်လာဥနီ ချေ",
      ingredients: ["မုန်လာဥနီ ၂ ဥ"],
      instructions: "မုန်လာဥနီကို နူးအောင် ပေါင်းပါ။ မုန်လာဥနီကို ရောချေပါ။",
    },
  },
];

describe("a recipe with something in it that may not be", () => {
  it.each(MENDINGS)("is shown without it, its sentences whole ($language, $of)", ({ language, recipe, to, family }) => {
    const profile = { ...BABY, ...family };
    const { verdict, text, findings } = assessRecipe({ ...recipe, servingInstructions: SERVING }, profile, {
      language,
      takeOut: true,
    });
    expect({ title: text.title, ingredients: text.ingredients, instructions: text.instructions }).toEqual(to);
    expect(verdict).toBe("changed");
    expect(findings.some(({ severity }) => severity === "forbid" || severity === "allergy")).toBe(true);
  });

  const carrots = { title: "Carrot mash", ingredients: ["2 carrots", "1 tsp honey"], servingInstructions: SERVING };
  it.each([
    [
      "its title names nothing else",
      { ...carrots, title: "Honey pudding", instructions: "Steam the carrots until soft." },
    ],
    [
      "the sentence would not agree any more",
      { ...carrots, instructions: "The carrots and the honey are mashed together." },
    ],
    ["a word is glued to it", { ...carrots, instructions: "Mash the honey-carrots." }],
    [
      "it is most of the recipe",
      { ...carrots, ingredients: ["honey", "sugar", "2 carrots"], instructions: "Mash the carrots." },
    ],
    [
      "a line cannot be kept whole",
      { ...carrots, ingredients: ["2 carrots", "1 pear", "honey-carrots"], instructions: "Steam the carrots." },
    ],
    ["no step is left", { ...carrots, instructions: "Pour the honey." }],
    [
      "something else stands against it",
      { ...carrots, instructions: "Steam the carrots until soft. <b>Mash</b> them." },
    ],
    [
      "the words about its size are about it",
      {
        ...carrots,
        instructions: "Steam the carrots until soft.",
        servingInstructions: { ...SERVING, size: "Sweeten the carrot using honey." },
      },
    ],
    [
      "the words about how it is served are about it",
      {
        ...carrots,
        instructions: "Steam the carrots until soft.",
        servingInstructions: { ...SERVING, safety: "Sweeten the carrot using honey." },
      },
    ],
    [
      "something is left that nothing can be taken out of",
      { ...carrots, ingredients: ["2 carrots", "8 whole grapes", "1 tsp honey"], instructions: "Steam the carrots." },
    ],
    [
      "the form is what is wrong",
      { ...carrots, ingredients: ["1 egg, runny", "2 carrots"], instructions: "Cook the carrots until soft." },
    ],
  ])("is rejected where %s", (_, words) => {
    const { verdict, text } = assessRecipe(words, BABY, { language: "en", takeOut: true });
    expect(verdict).toBe("rejected");
    expect(text).toEqual(words);
  });

  it("is only judged where nobody asks for it to be taken out", () => {
    const words = { ...carrots, instructions: "Steam the carrots until soft. Stir in the honey." };
    expect(assessRecipe(words, BABY, { language: "en" }).verdict).toBe("rejected");
    expect(assessRecipe(words, BABY, { language: "en", takeOut: true }).verdict).toBe("changed");
  });

  it("keeps what is said of everything else, in the next line, in the next sentence and in a field of its own", () => {
    const kept = (instructions: string, preparation = "") => {
      const words = { ...carrots, instructions, servingInstructions: { ...SERVING, preparation } };
      const { verdict, text } = assessRecipe(words, BABY, { takeOut: true });
      return verdict === "changed" ? [text.instructions, text.servingInstructions.preparation] : verdict;
    };
    const steps = "Steam the carrots until soft.";
    expect(kept(`${steps}\nMash them. Stir in the honey.`)).toEqual([`${steps}\nMash them.`, ""]);
    expect(kept(`${steps} Stir in the honey. Wait for 5 minutes.`)).toEqual([`${steps} Wait for 5 minutes.`, ""]);
    expect(kept(`${steps} Stir in the honey. Mash it all with the carrots.`)).toEqual([
      `${steps} Mash it all with the carrots.`,
      "",
    ]);
    expect(kept(steps, "Serve it warm.")).toEqual([steps, "Serve it warm."]);
  });

  it("is not believed to be without what is declared and no word names", () => {
    const words = {
      ...carrots,
      ingredients: ["2 carrots", "1 egg"],
      instructions: "Cook the egg and the carrots hard.",
    };
    const eggs: FamilyProfile = { ...BABY, allergens: ["eggs"] };
    const checked = (profile: FamilyProfile, declaredFoods: readonly FoodId[]) =>
      assessRecipe(words, profile, { declaredFoods, takeOut: true });
    expect(checked(eggs, ["carrot", "egg"])).toMatchObject({
      verdict: "changed",
      text: { ingredients: ["2 carrots"] },
    });
    expect(checked({ ...BABY, avoidFoods: ["egg"] }, ["carrot", "egg"]).verdict).toBe("changed");
    for (const avoids of [{ allergens: ["eggs", "nuts"] }, { allergens: ["eggs"], avoidFoods: ["almond"] }] as const) {
      expect(checked({ ...BABY, ...avoids }, ["carrot", "egg"]).verdict).toBe("changed");
      expect(checked({ ...BABY, ...avoids }, ["carrot", "egg", "almond"]).verdict).toBe("rejected");
    }
  });

  it("loses a word of a sentence only where it is a word of a list or of a phrase", () => {
    const isOut = ({ terms }: { readonly terms: readonly string[] }) => terms.includes("honey");
    expect(mendSentence("Mash the carrot.", isOut)).toBe("Mash the carrot.");
    expect(mendSentence("No honey for the carrot.", isOut)).toBe("No honey for the carrot.");
    expect(mendSentence("Honey, carrot and pear.", isOut)).toBe("Carrot and pear.");
    expect(mendSentence("Mash the carrot and add honey.", isOut)).toBe("Mash the carrot.");
    expect(mendSentence("Mash the carrot, honey, then rest.", isOut)).toBe("Mash the carrot, then rest.");
    expect(mendSentence("Sweeten the carrot using honey.", isOut)).toBeUndefined();
    expect(mendSentence("Pour honey over it.", isOut)).toBe("");
    expect(mendSentence("ပျားရည် မုန်လာဥနီ ချေပါ။", isOut)).toBeUndefined();
  });
});

describe("a line that brings in a dish which usually holds what a family avoids", () => {
  const EGGS: FamilyProfile = { ...BABY, months: 14, allergens: ["eggs"] };
  const bananas = { title: "Banana mash", ingredients: ["2 bananas", "2 apples"], servingInstructions: SERVING };
  const steps = "Mash the bananas and grate the apples.";
  const mend = (ingredients: readonly string[], instructions: string, more: Partial<RecipeWords> = {}) =>
    assessRecipe({ ...bananas, ingredients: [...bananas.ingredients, ...ingredients], instructions, ...more }, EGGS, {
      takeOut: true,
    });

  it.each([
    [["2 leftover muffins"], `${steps} Crumble the muffins.`, [], steps],
    [["2 banana muffins"], `${steps} Serve with the muffins.`, [], steps],
    [["1 Apfelmuffin"], `${steps} Den Muffin zerkrümeln.`, [], steps],
    [["2 muffinki bananowe"], `${steps} Pokrusz muffinki.`, [], steps],
    [["1 pear and 2 muffins"], `${steps} Serve the pear with the muffins.`, ["1 pear"], `${steps} Serve the pear.`],
    [["2 muffins", "2 cooked potatoes"], steps, ["2 cooked potatoes"], steps],
  ])("goes with its line: %j", (lines, instructions, left, to) => {
    const { verdict, text, findings } = mend(lines, instructions);
    expect({ verdict, ingredients: text.ingredients, instructions: text.instructions }).toEqual({
      verdict: "changed",
      ingredients: [...bananas.ingredients, ...left],
      instructions: to,
    });
    expect(findings).toContainEqual({ ruleId: "usually_contains", severity: "allergy", allergen: "eggs" });
  });

  it("takes nothing else along, and what the recipe itself makes is what its lines say", () => {
    const title = "Banana crumble";
    expect(mend(["2 muffins"], steps, { title })).toMatchObject({ verdict: "changed", text: { title } });
    expect(mend(["2 muffins"], `${steps} This is your crumble.`).text.instructions).toContain("crumble");
    expect(mend(["2 muffins", "1 pear"], steps).text.ingredients).toContain("1 pear");
  });

  it.each([
    ["the title is about it", ["2 muffins"], steps, { title: "Banana muffins" }],
    ["a step cannot be kept whole", ["2 muffins"], `${steps} Crumble the muffins over the bananas.`, {}],
    ["it is most of the recipe", ["2 muffins", "2 scones", "1 brioche"], steps, {}],
    ["something else in its line is unknown", ["2 blorptak muffins"], steps, {}],
    ["another line is unknown", ["2 muffins", "blorptak"], steps, {}],
    ["another line only says what it is made with", ["2 muffins", "zupa jajeczna"], steps, {}],
  ])("keeps the recipe from the family where %s", (_, lines, instructions, more) => {
    expect(mend(lines, instructions, more).verdict).toBe("rejected");
  });
});

describe("what the gate adds itself", () => {
  it.each(LANGUAGES)("is known to it when it reads it again, in %s", (language) => {
    for (const line of [
      "50 g pearl barley",
      "4 prawns",
      "1 tbsp chia seeds",
      "60 g chickpeas",
      "6 grapes",
      "1 mussel",
    ]) {
      const words = {
        title: "Bowl",
        ingredients: [line],
        instructions: "Cook it through.",
        servingInstructions: SERVING,
      };
      const first = assessRecipe(words, { ...BABY, months: 14 }, { language });
      const second = assessRecipe(first.text, { ...BABY, months: 14 }, { language });
      expect([line, second.verdict, second.text]).toEqual([line, first.verdict, first.text]);
    }
  });

  it("is not added for a family that avoids what it names", () => {
    const words = {
      title: "Bowl",
      ingredients: ["60 g peas"],
      instructions: "Cook them.",
      servingInstructions: SERVING,
    };
    expect(assessRecipe(words, BABY, { language: "en" }).verdict).toBe("changed");
    expect(assessRecipe(words, { ...BABY, allergens: ["soya"] }, { language: "en" }).verdict).toBe("rejected");
  });
});

describe("the laws of what leaves the gate", () => {
  const additions: Readonly<Record<Language, readonly string[]>> = {
    en: ["Stir in the honey.", "Serve with a pinch of salt.", "Add sugar and cinnamon.", "Fry it in butter."],
    de: ["Honig unterrühren.", "Mit einer Prise Salz servieren.", "Zucker und Zimt dazugeben.", "In Butter braten."],
    "de-AT": ["Den Honig einrühren.", "Mit etwas Staubzucker bestreuen.", "Mit Rahm und Honig servieren."],
    pl: ["Dodaj miód.", "Podawaj ze szczyptą soli.", "Dodaj cukier i cynamon.", "Smaż na maśle."],
    my: ["ပျားရည် ထည့်ပါ။", "ဆားနဲ့ စားပါ။", "ထောပတ်နဲ့ ကြော်ပါ။"],
  };
  const words = fc.oneof(
    fc.constantFrom(...CLEAN_RECIPES).map(({ language, ...recipe }) => ({ language, recipe })),
    fc.tuple(anyBrief, fc.constantFrom(...LANGUAGES)).map(([brief, language]) => ({
      language,
      recipe: composeRecipe({ ...brief, language }).text,
    })),
  );
  const anything = words.chain(({ language, recipe }) =>
    fc
      .tuple(fc.constantFrom(...additions[language]), fc.constantFrom("title", "line", "steps", "serving", "none"))
      .map(([added, field]): { readonly language: Language; readonly recipe: RecipeWords } => ({
        language,
        recipe: {
          title: field === "title" ? `${recipe.title}. ${added}` : recipe.title,
          ingredients: field === "line" ? [...recipe.ingredients, added] : recipe.ingredients,
          instructions: field === "steps" ? `${recipe.instructions}\n${added}` : recipe.instructions,
          servingInstructions: {
            ...recipe.servingInstructions,
            ...(field === "serving" ? { preparation: `${recipe.servingInstructions.preparation} ${added}` } : {}),
          },
        },
      })),
  );
  const family = fc.record({
    months: fc.integer({ min: 6, max: 30 }),
    allergens: fc.subarray([...ALLERGEN_IDS], { maxLength: 2 }),
    avoidFoods: fc.subarray(["carrot", "potato", "banana"] as const),
  });

  it("holds no blocked food in any field, and is not changed again by a second check", () => {
    const outcomes = new Map<string, number>();
    fc.assert(
      fc.property(anything, family, ({ language, recipe }, profile) => {
        const { verdict, text } = assessRecipe(recipe, profile, { language, takeOut: true });
        outcomes.set(verdict, (outcomes.get(verdict) ?? 0) + 1);
        if (verdict === "rejected") return;
        const fields = [text.title, ...text.ingredients, text.instructions, ...Object.values(text.servingInstructions)];
        for (const field of fields) {
          const { foods, allergens } = contentsOf(read(field).sightings);
          for (const allergen of profile.allergens) expect(allergens).not.toContain(allergen);
          for (const food of profile.avoidFoods) expect(foods).not.toContain(food);
        }
        expect(assessRecipe(text, profile).verdict).not.toBe("rejected");
        expect(assessRecipe(text, profile, { language, takeOut: true }).text).toEqual(text);
      }),
      { numRuns: 300 },
    );
    expect(outcomes.get("changed") ?? 0).toBeGreaterThan(10);
  });
});
