import { describe, expect, it } from "vitest";
import { assessPantry } from "../../../lib/domain/safety/assess-pantry";
import { assessRecipe } from "../../../lib/domain/safety/assess-recipe";
import { resolveAllergy } from "../../../lib/domain/safety/family-allergy";

const BABY = { months: 8, allergens: [], avoidFoods: [] };

function withStep(step: string): string {
  const servingInstructions = { preparation: "Serve lukewarm.", size: "A small bowl.", safety: "Stay close." };
  return assessRecipe(
    {
      title: "Carrot mash",
      ingredients: ["2 carrots"],
      instructions: `Steam the carrots until soft and mash them. ${step}`,
      servingInstructions,
    },
    BABY,
  ).verdict;
}

describe("what was once let through", () => {
  it.each([
    "no need to skip the honey",
    "honeyed carrots",
    "dippy egg and soldiers",
    "gezuckerter Joghurt",
    "Hafermilch zum Trinken",
    "salzreduzierte Sojasauce",
    "teriyaki sauce",
    "agave nectar",
    "milk straight from the farm",
    "Milch direkt vom Bauern",
    "mushrooms grandpa picked in the woods",
    "sugar-free jelly cubes",
    "Reis vom Vortag, stand über Nacht draußen",
    "posolone ziemniaki",
    "słodzony jogurt",
    "jajko na półtwardo",
    "mleko prosto od rolnika",
    "မုန့်ဟင်းခါး",
    "kidney beans, soaked overnight",
    "Käferbohnen, eingeweicht",
    "fasola czerwona namoczona",
    "Kindertee mit Fenchel",
    "herbatka z koprem",
    "Joghurt, gesüßt",
    "ဆန် ပေါက်ပေါက်",
    "ငါးခွေးလျှာ ငါးပိ",
    "ငါးခွေးလျှာ ငါးမန်း",
  ])("keeps %s out of the kitchen", (input) => {
    expect(assessPantry([input], BABY).results[0]?.verdict).toBe("blocked");
  });

  it.each([
    "Podlej czerwonym winem.",
    "Ugotuj w osolonej wodzie.",
    "You need not supervise your baby with this one.",
    "A drop of this helps against a cough.",
    "Add s.a.l.t to it.",
    "A pinch of 54lt.",
    "Etwas Sojasauce unterrühren.",
    "Serve with a fried egg with a runny yolk.",
  ])("keeps a recipe that says %s from being shown", (step) => {
    expect(withStep(step)).toBe("rejected");
  });

  it("does not let a step take back what a line says of a yolk", () => {
    const servingInstructions = { preparation: "Serve lukewarm.", size: "", safety: "" };
    const lines = { title: "Lunch", instructions: "Cook until soft.", servingInstructions };
    expect(assessRecipe({ ...lines, ingredients: ["1 egg"] }, BABY).verdict).not.toBe("rejected");
    expect(assessRecipe({ ...lines, ingredients: ["1 fried egg, runny yolk"] }, BABY).verdict).toBe("rejected");
  });
});

describe("what stands beside a word that is known", () => {
  it.each(["herbs blorptak", "blorptak vegetables", "zioła blorptak", "sage tea", "sage derby"])(
    "is asked about where the word is no food of ours: %s",
    (input) => {
      expect(assessPantry([input], BABY).results[0]?.verdict).toBe("unknown");
    },
  );
});

describe("a goulash in Polish", () => {
  it.each([
    ["gulasz wołowy", "beef"],
    ["500 g gulaszu wołowego", "beef"],
    ["gulasz wieprzowy", "pork"],
    ["gulasz z indyka", "turkey"],
  ] as const)("%s is meat of %s, and no more than that in pieces", (input, food) => {
    const [result] = assessPantry([input], BABY).results;
    expect(result?.foods).toEqual([food]);
    expect(result?.verdict).toBe("change");
    expect(result?.findings.map(({ ruleId }) => ruleId)).toEqual(["meat_chunks"]);
  });

  it.each(["gulasz wołowy z puszki", "gotowy gulasz wołowy", "gulasz angielski"])(
    "%s is salted and bought",
    (input) => {
      expect(assessPantry([input], BABY).results[0]?.verdict).toBe("blocked");
    },
  );

  it("of nobody knows what is asked about", () => {
    expect(assessPantry(["gulasz"], BABY).results[0]?.verdict).toBe("unknown");
  });
});

describe("a mistyped squash", () => {
  it.each(["sqaush", "2 sqash", "squahs, steamed"])("asks which one, as squash does: %s", (input) => {
    const [result] = assessPantry([input], BABY).results;
    expect(result?.findings.map(({ ruleId }) => ruleId)).toEqual(["unclear_ingredient"]);
  });

  it("is a butternut squash after butternut, no nut and no butter", () => {
    const family = { ...BABY, allergens: ["milk", "nuts"] } as const;
    const [result] = assessPantry(["butternut sqaush"], family).results;
    expect(result?.foods).toEqual(["butternut_squash"]);
    expect(result?.verdict).toBe("ok");
  });

  it("is no squish", () => {
    expect(assessPantry(["squish"], BABY).results[0]?.findings.map(({ ruleId }) => ruleId)).toEqual([
      "unknown_ingredient",
    ]);
  });
});

describe("what was once refused", () => {
  it.each([
    "Mohrrüben, weich gekocht",
    "Nudeln, nicht salzen, klein geschnitten",
    "Kürbiskernöl",
    "walnut oil",
    "Haselnussöl",
    "olej z orzechów włoskich",
    "Apfelmus, mit Banane gesüßt",
    "Leave the honey in the cupboard",
    "white beans, soaked and boiled until soft, mashed",
    "2 tbsp of plain full-fat Greek yogurt",
    "carrot batons, steamed until they squash",
    "smooth peanut butter spread thinly on toast",
    "grapes, never whole, always quartered",
    "Weintrauben nie ganz, immer geviertelt",
    "Rumpsteak, durchgegart und zerzupft",
    "gładkie masło orzechowe rozrzedzone wodą",
    "mielone z indyka",
    "400 g mielonego z indyka",
    "unsalted passata",
    "400 g passata, no added salt",
    "niesolona passata",
    "sage",
    "a few sage leaves, finely chopped",
    "cząber",
    "gulasz wołowy, ugotowany do miękkości i rozdzielony na drobne włókna",
  ])("lets %s be cooked", (input) => {
    expect(["ok", "caution"]).toContain(assessPantry([input], BABY).results[0]?.verdict);
  });

  it.each([
    "Honey is not for babies under one year.",
    "Honig ist im ersten Jahr verboten.",
    "Miodu nie podawaj przed pierwszymi urodzinami.",
    "Salz kommt keines dazu.",
    "Nicht salzen.",
    "ပျားရည် မလိုပါ။",
  ])("takes %s for the warning that it is", (step) => {
    expect(withStep(step)).toBe("clear");
  });

  it("takes a little at a time for no peas", () => {
    const family = { months: 10, allergens: [], avoidFoods: ["split_pea"] } as const;
    const servingInstructions = { preparation: "Podawaj marchewkę po trochu.", size: "", safety: "" };
    const recipe = { title: "Marchewka", ingredients: ["80 g marchewki"], servingInstructions };
    const verdict = (instructions: string) => assessRecipe({ ...recipe, instructions }, family).verdict;
    expect(verdict("Ugotuj marchewkę do miękkości.")).toBe("clear");
    expect(verdict("Ugotuj marchewkę do miękkości i dodaj grochu.")).toBe("rejected");
  });

  it("knows the protein of milk from an egg's", () => {
    expect(resolveAllergy("Kuhmilcheiweiß")).toEqual({ allergens: ["milk"], foods: [] });
    expect(resolveAllergy("Milcheiweißallergie")).toEqual({ allergens: ["milk"], foods: [] });
    expect(resolveAllergy("Hühnereiweiß")).toEqual({ allergens: ["eggs"], foods: [] });
    expect(resolveAllergy("Sojaeiweiß")).toEqual({ allergens: ["soya"], foods: [] });
  });
});
