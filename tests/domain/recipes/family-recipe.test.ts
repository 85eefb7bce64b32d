import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { adviseFamily } from "../../../lib/domain/recipes/family/portion-out";
import { readFamilyRecipe } from "../../../lib/domain/recipes/family/read-family-recipe";
import type { FamilyProfile } from "../../../lib/domain/safety/assess-pantry";
import { inYardsticks } from "../../support/processor-time";

const at = (months: number): FamilyProfile => ({ months, allergens: [], avoidFoods: [] });

const CHILI = `Chili for six

Ingredients
500 g minced beef
1 onion, chopped
400 g tinned tomatoes
1 tsp salt
2 tbsp soy sauce

Method
1. Fry the onion and the beef until brown.
2. Add the tomatoes and simmer for 30 minutes.
3. Stir in the soy sauce. Season with salt.
4. Serve with rice.`;

const EINTOPF = `Kartoffeleintopf
Zutaten für 4 Personen:
- 800 g Kartoffeln
- 2 Möhren
- 1 Brühwürfel
- Salz
Zubereitung:
Kartoffeln und Möhren schälen und würfeln.
Mit Wasser 20 Minuten weich kochen.
Brühwürfel einrühren und mit Salz abschmecken.`;

const ZUPA = `Zupa z dyni
Składniki:
1 kg dyni
2 ziemniaki
sól
Sposób przygotowania:
Dynię i ziemniaki pokrój w kostkę.
Gotuj przez 20 minut.
Dopraw solą.`;

const HIN = `ရွှေဖရုံသီးဟင်း
ပါဝင်ပစ္စည်းများ
ရွှေဖရုံသီး ၅၀၀ ဂရမ်
အာလူး ၂ လုံး
ဆား လက်ဖက်ရည်ဇွန်း ၁ ဇွန်း
ချက်နည်း
ရွှေဖရုံသီးနဲ့ အာလူးကို လှီးပါ။ ရေနဲ့ မိနစ် ၂၀ ပြုတ်ပါ။ ဆား ထည့်ပါ။`;

describe("a family's recipe that is pasted", () => {
  it("is told apart into its title, ingredients and sentences", () => {
    const { title, ingredients, steps } = readFamilyRecipe(CHILI);
    expect(title).toBe("Chili for six");
    expect(ingredients).toEqual([
      "500 g minced beef",
      "1 onion, chopped",
      "400 g tinned tomatoes",
      "1 tsp salt",
      "2 tbsp soy sauce",
    ]);
    expect(steps).toEqual([
      "Fry the onion and the beef until brown.",
      "Add the tomatoes and simmer for 30 minutes.",
      "Stir in the soy sauce.",
      "Season with salt.",
      "Serve with rice.",
    ]);
  });

  it.each([
    ["German", EINTOPF, ["800 g Kartoffeln", "2 Möhren", "1 Brühwürfel", "Salz"], 3],
    ["Polish", ZUPA, ["1 kg dyni", "2 ziemniaki", "sól"], 3],
    ["Burmese", HIN, ["ရွှေဖရုံသီး ၅၀၀ ဂရမ်", "အာလူး ၂ လုံး", "ဆား လက်ဖက်ရည်ဇွန်း ၁ ဇွန်း"], 3],
  ])("is read in %s too", (_language, text, ingredients, stepCount) => {
    const recipe = readFamilyRecipe(text);
    expect(recipe.ingredients).toEqual(ingredients);
    expect(recipe.steps).toHaveLength(stepCount);
  });

  it("needs no headings", () => {
    const { title, ingredients, steps } = readFamilyRecipe(
      "Pancakes\n200 g flour\n2 eggs\n300 ml milk\nWhisk everything together.\nFry in a little butter.",
    );
    expect({ title, ingredients }).toEqual({
      title: "Pancakes",
      ingredients: ["200 g flour", "2 eggs", "300 ml milk"],
    });
    expect(steps).toHaveLength(2);
  });

  it("is bounded and clean, whatever is pasted", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), fc.nat({ max: 200 }), (noise, times) => {
        const { title, ingredients, steps } = readFamilyRecipe(`${noise}\n`.repeat(times + 1));
        expect(title.length).toBeLessThanOrEqual(120);
        expect(ingredients.length).toBeLessThanOrEqual(40);
        expect(steps.length).toBeLessThanOrEqual(80);
        for (const line of [...ingredients, ...steps]) expect(line.length).toBeLessThanOrEqual(300);
      }),
      { numRuns: 60 },
    );
  });
});

describe("what stands between the lines of a family's recipe", () => {
  it("is no ingredient and no step", () => {
    const { title, ingredients, steps } = readFamilyRecipe(
      "Pasties\nServes 4\nWhat you need\nFor the filling:\n2 potatoes\nFor the pastry\n200 g flour\nTo serve:\npeas\nWhat to do\nBoil the potatoes.\nServes 4\nCook 10 minutes",
    );
    expect({ title, ingredients, steps }).toEqual({
      title: "Pasties",
      ingredients: ["2 potatoes", "200 g flour", "peas"],
      steps: ["Boil the potatoes.", "Cook 10 minutes"],
    });
  });
});

describe("a family's recipe from a file", () => {
  const recipe = {
    "@type": "Recipe",
    name: "Soup &amp; more",
    recipeIngredient: ["1 carrot", "<b>salt</b>"],
    recipeInstructions: [
      { "@type": "HowToSection", itemListElement: [{ "@type": "HowToStep", text: "Boil the carrot.<br>Mash it." }] },
      { "@type": "HowToStep", text: "Add salt." },
    ],
  };
  const expected = {
    title: "Soup & more",
    ingredients: ["1 carrot", "salt"],
    steps: ["Boil the carrot.", "Mash it.", "Add salt."],
  };

  it.each([
    ["alone", JSON.stringify(recipe)],
    ["in a list", JSON.stringify([{ "@type": "WebSite" }, recipe])],
    ["in a graph", JSON.stringify({ "@graph": [{ "@type": "Person" }, { ...recipe, "@type": ["Recipe", "Thing"] }] })],
    [
      "in a saved page",
      `<html><script type="application/ld+json">{}</script><script type="application/ld+json">${JSON.stringify(recipe)}</script>`,
    ],
  ])("is found %s", (_where, text) => {
    expect(readFamilyRecipe(text)).toEqual(expected);
  });

  it("is never trusted: hostile data is read as nothing or as plain words, and soon", () => {
    const deep = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
    const wide = JSON.stringify(Array.from({ length: 20_000 }, () => ({ a: [] })));
    const proto =
      '{"@type":"Recipe","__proto__":{"name":"x"},"name":{"text":{"text":{"name":7}}},"recipeIngredient":7}';
    const markup = JSON.stringify({
      ...recipe,
      name: "&lt;script&gt;alert(1)&lt;/script&gt;<script>alert(2)</script>",
    });
    const spent = inYardsticks(() => {
      for (const text of [deep, wide, proto]) expect(readFamilyRecipe(text).ingredients.length).toBeLessThanOrEqual(40);
      expect(readFamilyRecipe(markup).title).not.toMatch(/[<>]/);
      readFamilyRecipe("<script application/ld+json>".repeat(5_000));
      readFamilyRecipe("<".repeat(100_000));
    });
    expect(spent).toBeLessThan(3_000);
  });
});

describe("the baby's portion of a family's recipe", () => {
  it("comes out before the first step that adds what is held back", () => {
    const advice = adviseFamily(readFamilyRecipe(CHILI), at(8), "en");
    expect(advice.portion).toEqual({ kind: "before", step: 2 });
    expect(advice.heldBack).toEqual([3, 4]);
    expect(advice.unplaced).toEqual([]);
    expect(advice.afterwards).toEqual([2, 3]);
  });

  it.each([
    ["German", EINTOPF, "de"],
    ["Austrian", EINTOPF, "de-AT"],
    ["Polish", ZUPA, "pl"],
    ["Burmese", HIN, "my"],
  ] as const)("comes out before the salt in %s", (_name, text, language) => {
    expect(adviseFamily(readFamilyRecipe(text), at(8), language).portion).toEqual({ kind: "before", step: 2 });
  });

  it.each([
    ["rare steak", "Slice the rare steak on top."],
    ["runny eggs", "Top with the runny eggs."],
    ["whole grapes", "Scatter over the whole grapes."],
    ["gin", "Add a splash of gin."],
    ["a glass of red", "Pour in a glass of red."],
    ["overnight rice", "Add the overnight rice."],
    ["stock from a cube", "Crumble in an OXO cube."],
    ["a stock pot", "Stir in the stock pot."],
    ["honey of another name", "Drizzle with shahad."],
  ])("comes out before a step that adds %s, which no line names", (_what, step) => {
    const recipe = { title: "Dish", ingredients: ["2 carrots"], steps: ["Boil the carrots until soft.", step] };
    expect(adviseFamily(recipe, at(8), "en").portion).toEqual({ kind: "before", step: 1 });
  });

  it("is cooked apart where only the title says what is wrong with it", () => {
    const steps = ["Fry the steak.", "Serve with the carrots."];
    const recipe = { title: "Rare steak with carrots", ingredients: ["2 steaks", "2 carrots"], steps };
    expect(adviseFamily(recipe, at(8), "en").portion).toEqual({ kind: "apart" });
    expect(adviseFamily({ ...recipe, title: "Steak with carrots" }, at(8), "en").portion).toEqual({ kind: "end" });
  });

  it("stays in the pot while raw meat is cut that is cooked later", () => {
    const steps = ["Cut the raw chicken into strips.", "Fry it until no pink is left."];
    expect(adviseFamily({ title: "Chicken", ingredients: ["2 chicken breasts"], steps }, at(8), "en").portion).toEqual({
      kind: "end",
    });
  });

  it("comes out before salt even at an age that may have a little", () => {
    expect(adviseFamily(readFamilyRecipe(CHILI), at(14), "en").portion).toEqual({ kind: "before", step: 2 });
  });

  it("is cooked apart where such a thing is in from the first step", () => {
    const text = "Glaze\n2 tbsp honey\n1 carrot\nMix the honey with the carrot.\nBake for 20 minutes.";
    expect(adviseFamily(readFamilyRecipe(text), at(8), "en").portion).toEqual({ kind: "apart" });
  });

  it("is taken from the finished dish where nothing was found to hold back", () => {
    const text = "Mash\n2 potatoes\n1 carrot\nBoil the potatoes and the carrot.\nMash them.";
    const advice = adviseFamily(readFamilyRecipe(text), at(8), "en");
    expect(advice).toMatchObject({ portion: { kind: "end" }, heldBack: [], unplaced: [] });
  });

  it("says which of what is held back no step names", () => {
    const text = "Stew\n500 g beef\nsalt\n1 tbsp xyzzyplugh\nCook the beef.\nServe it.";
    const advice = adviseFamily(readFamilyRecipe(text), at(8), "en");
    expect(advice.unplaced.map((index) => advice.ingredients[index]?.input)).toEqual(["salt", "1 tbsp xyzzyplugh"]);
  });

  it("finds a word that nobody knows in the step that names it", () => {
    const text = "Stew\n500 g beef\n1 tbsp xyzzyplugh\nCook the beef.\nStir in the xyzzyplugh.";
    expect(adviseFamily(readFamilyRecipe(text), at(8), "en").portion).toEqual({ kind: "before", step: 1 });
  });

  it("reckons with seasoning that names no salt, and with what only a step names", () => {
    const steps = (last: string) => `Stew\n500 g beef\nCook the beef.\n${last}`;
    for (const last of ["Season to taste.", "Abschmecken.", "Doprawić do smaku.", "Stir in some honey."]) {
      expect(adviseFamily(readFamilyRecipe(steps(last)), at(8), "en").portion, last).toEqual({
        kind: "before",
        step: 1,
      });
    }
    expect(adviseFamily(readFamilyRecipe(steps("Serve it without salt.")), at(8), "en").portion).toEqual({
      kind: "end",
    });
  });

  it("holds back what the family avoids", () => {
    const text = "Omelette\n1 carrot\n2 eggs\nGrate the carrot.\nAdd the eggs.";
    const family: FamilyProfile = { months: 10, allergens: ["eggs"], avoidFoods: [] };
    expect(adviseFamily(readFamilyRecipe(text), family, "en")).toMatchObject({
      heldBack: [1],
      portion: { kind: "before", step: 1 },
    });
  });

  it("never comes out later for a younger baby, whatever is cooked in whatever order", () => {
    const line = fc.constantFrom(
      "salt",
      "honey",
      "soy sauce",
      "carrot",
      "beef",
      "milk",
      "sugar",
      "rice",
      "wine",
      "egg",
    );
    const place = ({ kind, ...rest }: ReturnType<typeof adviseFamily>["portion"]) =>
      kind === "end" ? Infinity : kind === "apart" ? 0 : "step" in rest ? rest.step : 0;
    fc.assert(
      fc.property(
        fc.uniqueArray(line, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 6, max: 23 }),
        (foods, months) => {
          const recipe = { title: "Dish", ingredients: foods, steps: foods.map((food) => `Add the ${food}.`) };
          const [young, old] = [months, months + 6].map((age) => place(adviseFamily(recipe, at(age), "en").portion));
          expect(young).toBeLessThanOrEqual(old ?? 0);
        },
      ),
      { numRuns: 80 },
    );
  });
});
