import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assessPantry } from "@/lib/domain/safety/assess-pantry";
import { assessRecipe } from "@/lib/domain/safety/assess-recipe";
import type { FormId } from "@/lib/domain/safety/form-ids";
import { judge } from "@/lib/domain/safety/judge";
import { read } from "@/lib/domain/safety/reading";
import { RULE_IDS } from "@/lib/domain/safety/rule-ids";
import { RULES } from "@/lib/domain/safety/rules.table";

const BABY = { months: 8, allergens: [], avoidFoods: [] };
const SERVING = { preparation: "", size: "", safety: "" };

function formsOf(text: string, food: string): readonly FormId[] {
  return read(text).sightings.flatMap(({ foods, forms }) => (foods.some((each) => each === food) ? [...forms] : []));
}

function typed(text: string): readonly string[] {
  return assessPantry([text], BABY).results.flatMap(({ findings }) => findings.map(({ ruleId }) => ruleId));
}

function cooked(line: string, steps: string, safety = "") {
  const words = {
    title: "Lunch",
    ingredients: [line],
    instructions: steps,
    servingInstructions: { ...SERVING, safety },
  };
  const { verdict, findings } = assessRecipe(words, BABY);
  return { verdict, rules: findings.map(({ ruleId }) => ruleId) };
}

describe("how much a word of cooking says", () => {
  it.each([
    ["lightly fried beef", "beef", "brief"],
    ["beef, fried only briefly", "beef", "brief"],
    ["kurz gebratenes Rindfleisch, kurz gebraten", "beef", "brief"],
    ["Lachs, rosa gebraten", "salmon", "lightly_cooked"],
    ["łosoś lekko smażony", "salmon", "brief"],
    ["eggs boiled for 2 minutes", "egg", "brief"],
    ["kidney beans soaked but not boiled", "kidney_bean", "raw"],
    ["Kidneybohnen, noch nie gekocht", "kidney_bean", "raw"],
    ["fish fillets: cod, raw inside", "cod", "lightly_cooked"],
    ["beef, fried", "beef", "cooked"],
    ["wołowina – ugotować do miękkości", "beef", "cooked"],
    ["wołowinę udusić pod przykryciem", "beef", "cooked"],
    ["łososia krótko usmażyć", "salmon", "brief"],
    ["marchewkę zetrzeć drobno", "carrot", "grated"],
    ["banana rozgnieść widelcem", "banana", "mashed"],
    ["jabłko upiec i zmiksować", "apple", "pureed"],
    ["မြေပဲထောပတ်ကို ရေနွေးနဲ့ ကျဲကျဲဖျော်ပါ", "peanut_butter", "thinned"],
    ["မြေပဲထောပတ်၊ ရေနွေးနဲ့ ကျဲကျဲဖျော်ထားတာ", "peanut_butter", "thinned"],
    ["grapes washed in water, quartered", "grape", "quartered"],
    ["beef, leicht köcheln lassen", "beef", "cooked"],
    ["eggs boiled for 12 minutes", "egg", "cooked"],
    ["not fried but steamed cod", "cod", "cooked"],
  ] as const)("reads in %s that the %s is %s", (text, food, form) => {
    expect(formsOf(text, food)).toContain(form);
  });

  it("does not take a moment of heat for cooked", () => {
    expect(formsOf("lightly fried beef", "beef")).not.toContain("cooked");
    expect(formsOf("kidney beans soaked but not boiled", "kidney_bean")).not.toContain("cooked");
  });

  it("lets a step that sears go on to cook, and rejects one that stops there", () => {
    expect(
      cooked("80 g minced beef", "Briefly fry the minced beef.\nAdd water and simmer for 30 minutes.").verdict,
    ).not.toBe("rejected");
    expect(cooked("80 g mussels, chopped finely", "Only steam the mussels briefly.").rules).toContain("raw_shellfish");
    expect(cooked("lightly steamed mussels", "Simmer until soft.").verdict).toBe("rejected");
  });
});

describe("a form that a sentence denies", () => {
  const denied = (text: string) => read(text).sightings.map(({ deniedForms }) => [...deniedForms].join());
  const said = (text: string, food: string) => formsOf(text, food).join();

  it("is denied where a denial of something else is carried on to it, and only there", () => {
    expect(denied("Never add salt or serve the grapes whole.")).toEqual(["whole", "whole"]);
    expect(said("Never add salt or serve the grapes whole.", "grape")).toBe("");
    expect(denied("Never add salt, serve the grapes whole.")).toEqual(["", ""]);
    expect(said("Never add salt, serve the grapes whole.", "grape")).toBe("whole");
    expect(said("With no salt, so that the egg stays runny.", "egg")).toBe("runny");
  });

  it("is denied by what stands within forty letters before it", () => {
    const far = (letters: number) => `grapes, never ${"x".repeat(letters)} whole`;
    expect([said(far(33), "grape"), said(far(34), "grape")]).toEqual(["", "whole"]);
  });

  it("is denied in words that the reading knows for something else too", () => {
    expect(said("Do not wait until the juices run clear, serve the chicken.", "chicken")).not.toContain("cooked");
  });
});

describe("a form that is judged only where it is said", () => {
  it.each([
    ["potatoes with sprouts", "green_potato"],
    ["grüne Stellen an der Kartoffel", "green_potato"],
    ["mushrooms that we picked ourselves", "wild_mushrooms"],
    ["ser od krowy prosto z gospodarstwa", "unpasteurised_dairy"],
    ["whole frozen raspberries", "frozen_hard"],
    ["zucchini, cut into rounds", "round_slippery"],
  ])("finds in %s %s", (text, rule) => {
    expect(typed(text)).toContain(rule);
  });

  it.each([
    ["potatoes and brussels sprouts", "green_potato"],
    ["Kartoffeln mit grüner Soße", "green_potato"],
    ["potatoes, green beans, green peas", "green_potato"],
    ["blackberries picked in the woods", "wild_mushrooms"],
    ["an untreated lemon and yogurt", "unpasteurised_dairy"],
    ["pasteurised goat's cheese", "unpasteurised_dairy"],
    ["100 g frozen raspberries", "frozen_hard"],
    ["whole frozen raspberries, puréed", "frozen_hard"],
    ["zucchini", "round_slippery"],
    ["Zucchini in Scheiben, fein zerdrückt", "round_slippery"],
  ])("does not find in %s %s", (text, rule) => {
    expect(typed(text)).not.toContain(rule);
  });

  it("lets a cook cut away what is green, and adds a cut to what is round", () => {
    expect(cooked("1 potato", "Peel the potato, cut out every green spot and boil it until soft.").verdict).toBe(
      "clear",
    );
    expect(cooked("1 potato with green spots", "Boil the potato until soft.").verdict).toBe("rejected");
    expect(cooked("1 zucchini, in rounds", "Steam the zucchini until soft.").verdict).toBe("changed");
  });

  it("judges no food in one form that it judges in every form", () => {
    for (const id of RULE_IDS) {
      const { foods, stated, bareFood, triggerForms } = RULES[id];
      const both = stated?.foods.filter((food) => foods.includes(food)) ?? [];
      if (bareFood === "triggers") expect(both, id).toEqual([]);
      expect(
        triggerForms.filter((form) => stated?.forms.includes(form) === true && both.length > 0),
        id,
      ).toEqual([]);
    }
  });

  it("says nothing of a stated food in any form but those, at any age", () => {
    const withStated = RULE_IDS.filter((id) => RULES[id].stated !== undefined);
    const cases = withStated.flatMap((id) => (RULES[id].stated?.foods ?? []).map((food) => ({ id, food })));
    const other = fc.constantFrom<FormId>("cooked", "soft", "long", "dry", "melted", "toasted");
    fc.assert(
      fc.property(
        fc.constantFrom(...cases),
        fc.array(other),
        fc.integer({ min: 6, max: 72 }),
        ({ id, food }, forms, months) => {
          const [word] = read("word soup, carrot").sightings;
          if (word === undefined || RULES[id].foods.includes(food)) return;
          const own = RULES[id].stated?.forms ?? [];
          const others = new Set(forms.filter((form) => !own.includes(form)));
          const said = { ...word, negated: false, foods: [food], forms: others };
          const found = judge(said, months).filter(({ rule, severity }) => rule === id && severity !== undefined);
          expect(found).toEqual([]);
        },
      ),
    );
  });
});

describe("what a recipe means", () => {
  it("takes the word of a kind for the food of that kind in its lines", () => {
    expect(cooked("50 g red lentils", "Boil the lentils until soft.").verdict).toBe("clear");
    expect(cooked("50 g brown lentils", "Boil the lentils until soft.").rules).toContain("whole_legumes");
    expect(cooked("60 g white beans", "Boil the beans until soft and purée the beans.").verdict).toBe("clear");
    expect(cooked("60 g pork", "Braise the pork until soft. Shred the meat into fine shreds.").rules).not.toContain(
      "meat_chunks",
    );
  });

  it("does not take the word of a kind alone for something that it knows", () => {
    expect(assessPantry(["meat"], BABY).results[0]?.verdict).toBe("unknown");
    expect(cooked("100 g meat", "Boil until soft.").rules).toContain("unknown_ingredient");
  });

  it("takes a warning of a form for one where it is served, and for none where it is cooked", () => {
    expect(cooked("1 potato", "Boil the potato until soft.", "Nuts must never be given whole.").verdict).toBe(
      "caution",
    );
    expect(cooked("1 potato", "Boil the potato until soft. Add nuts, but not whole.").verdict).toBe("changed");
    expect(cooked("4 grapes", "Wash the grapes.", "Do not give the grapes whole.").verdict).toBe("changed");
  });
});
