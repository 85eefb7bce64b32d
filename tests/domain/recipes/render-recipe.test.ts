import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AGE_GROUPS, lowestMonths } from "../../../lib/domain/food/age";
import { COOKING_METHODS, MEAL_TYPES } from "../../../lib/domain/food/cooking";
import { FOOD_IDS, type FoodId } from "../../../lib/domain/food/food-ids";
import { foodName, nameEntry } from "../../../lib/domain/food/names";
import { SINGULARS } from "../../../lib/domain/recipes/language/polish-singular.table";
import { formOf } from "../../../lib/domain/recipes/plan/dish-form";
import { DISH_FORMS } from "../../../lib/domain/recipes/plan/dish-forms.table";
import { planRecipe } from "../../../lib/domain/recipes/plan-recipe";
import type { RecipeBrief, RecipeText } from "../../../lib/domain/recipes/recipe";
import { renderRecipe } from "../../../lib/domain/recipes/render-recipe";
import { FOODS } from "../../../lib/domain/food/foods";
import { read } from "../../../lib/domain/safety/reading";
import { assessRecipe } from "../../../lib/domain/safety/assess-recipe";
import { LANGUAGES, type Language } from "../../../lib/domain/shared/language";
import { anyBrief, briefOf, HOUSE_PANTRIES, runs, suitable, wholeRuns } from "./pantries";

function wordsOf({ title, ingredients, instructions, servingInstructions }: RecipeText): string {
  const { preparation, size, safety } = servingInstructions;
  return [title, ...ingredients, instructions, preparation, size, safety].join("\n");
}

/** A limit is for what hangs: two thousand pantries in five languages are a minute of a processor of its own. */
const LONG = 1_800_000;

/** What a language table forgot, or a template that met nothing: none of it may reach a parent. */
const BROKEN = /undefined|null|NaN|\[object|\$\{|\{[a-z+]*\}| {2,}|\( |[,;]\.|\.\.|,,|၊၊|။။/u;

/**
 * The forms of a food's name that a sentence may use; more are the first word without its ending ("jajk") and, of what is
 * named in the plural, its singular ("wafel ryżowy").
 */
function formsOf(foodId: FoodId, language: Language): readonly string[] {
  const { synonyms: _synonyms, ...forms } = nameEntry(foodId, language);
  const said = Object.values(forms).map((form) => form.toLocaleLowerCase("en"));
  const stem = foodName(foodId, language).split(" ")[0]?.slice(0, -1).toLocaleLowerCase("en") ?? "";
  const { gender: _gender, ...one } = SINGULARS[foodId] ?? { gender: undefined };
  const single = Object.values(one).map((form) => form.toLocaleLowerCase("en"));
  return [...said, ...(language === "pl" ? [stem, ...single] : [])].filter((form) => form.length > 1);
}

function names(text: string, foodId: FoodId, language: Language): boolean {
  const lower = text.toLocaleLowerCase("en");
  return formsOf(foodId, language).some((form) => lower.includes(form));
}

function check(brief: RecipeBrief): void {
  const plan = planRecipe(brief);
  const texts = LANGUAGES.map((language) => [language, renderRecipe(plan, language)] as const);
  for (const [language, text] of texts) {
    expect(wordsOf(text)).not.toMatch(BROKEN);
    expect(text.ingredients).toHaveLength(plan.items.length);
    for (const { foodId } of plan.items) {
      const context = `${foodId} ${language} ${plan.form} ${plan.ageGroup}`;
      expect(
        text.ingredients.some(
          (line) =>
            line.toLocaleLowerCase("en").includes(foodName(foodId, language).toLocaleLowerCase("en")) ||
            names(line, foodId, language),
        ),
        context,
      ).toBe(true);
      if (foodId !== "water") expect(names(text.instructions, foodId, language), context).toBe(true);
    }
    for (const line of text.instructions.split("\n")) expect(line).toMatch(language === "my" ? /။$/u : /\.$/u);
  }
}

describe("a recipe in words", () => {
  it("is whole in every language for every method, meal and age", () => {
    for (const foods of HOUSE_PANTRIES) {
      for (const cookingMethod of COOKING_METHODS) {
        for (const mealType of MEAL_TYPES) {
          for (const ageGroup of AGE_GROUPS) check(briefOf({ foods, cookingMethod, mealType, ageGroup }));
        }
      }
    }
  });

  it("is whole in every language for any pantry", { timeout: LONG }, () => {
    fc.assert(fc.property(anyBrief, check), { numRuns: wholeRuns });
  });

  it("can be said of every food alone, at every age", () => {
    for (const ageGroup of AGE_GROUPS) {
      suitable(lowestMonths(ageGroup)).forEach((foodId, index) => {
        const cookingMethod = COOKING_METHODS[(index + ageGroup.length) % COOKING_METHODS.length] ?? "soup";
        check(briefOf({ foods: [foodId], cookingMethod, ageGroup }));
      });
    }
  });

  it("is the same words for the same plan, and other words in another language", () => {
    const plan = planRecipe(briefOf({ foods: ["potato", "cauliflower"] }));
    expect(renderRecipe(plan, "pl")).toEqual(renderRecipe(plan, "pl"));
    expect(new Set(LANGUAGES.map((language) => renderRecipe(plan, language).instructions)).size).toBe(LANGUAGES.length);
  });

  it("passes the gate for every pantry that the gate lets through, with nothing to change", { timeout: LONG }, () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const plan = planRecipe(brief);
        const profile = { months: brief.months, allergens: [], avoidFoods: [] };
        for (const language of LANGUAGES) {
          const text = renderRecipe(plan, language);
          const gate = { declaredFoods: brief.foods, language, takeOut: true };
          const { verdict, findings, text: shown } = assessRecipe(text, profile, gate);
          const context = `${language} ${JSON.stringify(findings)} ${text.instructions}`;
          const asked = findings.flatMap(({ severity, ruleId }) => (severity === "transform" ? [ruleId] : []));
          // A sausage's rule is told even where the recipe does what it asks: see its table.
          const told = plan.items.some(({ foodId }) => foodId === "sausage") ? ["sausage_coins"] : [];
          expect(asked, context).toEqual(told);
          if (told.length > 0) continue;
          expect(["clear", "caution"], context).toContain(verdict);
          expect(shown, context).toEqual(text);
        }
      }),
      { numRuns: wholeRuns },
    );
  });

  it.each<readonly [string, Partial<RecipeBrief> & { readonly foods: readonly FoodId[] }]>([
    [
      "tahini that is thinned before something else is cut into small pieces",
      {
        foods: ["carrot", "mackerel_atlantic", "apple", "sesame_tahini"],
        cookingMethod: "stew",
        mealType: "breakfast",
        ageGroup: "9-12",
        seed: 9,
      },
    ],
    [
      "milk beside what is not steamed yet",
      { foods: ["trout", "cows_milk", "pomegranate"], cookingMethod: "steamed", mealType: "snack", ageGroup: "9-12" },
    ],
    [
      "Polish shoots of bamboo, which are none of the potato",
      { foods: ["bamboo_shoot", "potato"], cookingMethod: "fingerFood", mealType: "dinner", ageGroup: "12-24" },
    ],
    [
      "ground seeds beside fritters that are done inside",
      { foods: ["flaxseed", "avocado", "radish"], cookingMethod: "fingerFood", ageGroup: "12-24" },
    ],
    [
      "firm eggs beside water that need not cover everything",
      { foods: ["duck_egg", "rice_noodles", "lemongrass"], cookingMethod: "pureed", mealType: "dinner" },
    ],
    [
      "chestnuts that are mashed before a pot keeps its pieces",
      { foods: ["brown_lentil", "chestnut"], cookingMethod: "stew", ageGroup: "12-24" },
    ],
    [
      "bread beside a thick fritter, which is not of bread",
      {
        foods: ["tapioca_sago", "bread_roll", "sweet_paprika"],
        cookingMethod: "stirFried",
        mealType: "breakfast",
        ageGroup: "9-12",
      },
    ],
    [
      "Polish leaves that a fritter's steps call everything",
      { foods: ["lambs_lettuce", "tapioca_sago"], cookingMethod: "stirFried", mealType: "snack", ageGroup: "9-12" },
    ],
    [
      "Burmese potatoes that are fried and then braised, which are no crisps",
      { foods: ["potato", "minced_pork"], cookingMethod: "stirFried", mealType: "snack" },
    ],
    [
      "Polish fruit soup with potatoes, which are no fruit of theirs",
      { foods: ["apple_sauce", "potato"], cookingMethod: "soup", mealType: "dinner" },
    ],
    [
      "Polish porridge that is cut into pieces, which are not the avocado's",
      {
        foods: ["avocado", "trout", "spelt", "pineapple"],
        cookingMethod: "fingerFood",
        mealType: "snack",
        ageGroup: "12-24",
      },
    ],
    [
      "a prawn that is cooked right through",
      { foods: ["shrimp", "grape", "potato"], cookingMethod: "steamed", ageGroup: "12-24" },
    ],
  ])("passes the gate with %s", (_what, parts) => {
    const brief = briefOf(parts);
    const plan = planRecipe(brief);
    const profile = { months: brief.months, allergens: [], avoidFoods: [] };
    for (const language of LANGUAGES) {
      const { verdict, findings } = assessRecipe(renderRecipe(plan, language), profile, { declaredFoods: brief.foods });
      expect(verdict, `${language} ${JSON.stringify(findings)}`).not.toBe("rejected");
    }
  });

  it("names no batter after the bread that lies beside it", () => {
    for (const foods of [
      ["tapioca_sago", "bread_roll", "sweet_paprika"],
      ["wheat_flour", "bread"],
      ["egg", "bread"],
    ] as const) {
      for (const cookingMethod of COOKING_METHODS) {
        const plan = planRecipe(briefOf({ foods, cookingMethod, mealType: "lunch" }));
        const { family, dips } = DISH_FORMS[formOf(plan)];
        if (family !== "batter" || dips === true) continue;
        for (const language of LANGUAGES) {
          const { title } = renderRecipe(plan, language);
          for (const bread of ["bread", "bread_roll"] as const)
            expect(names(title, bread, language), title).toBe(false);
        }
      }
    }
  });

  it("names nothing that holds an allergen which is not in the dish", () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const plan = planRecipe(brief);
        const held = new Set(plan.items.flatMap(({ foodId }) => [...FOODS[foodId].allergens]));
        for (const language of LANGUAGES) {
          const { title, instructions, servingInstructions } = renderRecipe(plan, language);
          for (const said of [title, instructions, ...Object.values(servingInstructions)]) {
            const strange = read(said).sightings.filter(({ allergens }) => allergens.some((each) => !held.has(each)));
            expect(strange.map(({ surface }) => `${language} ${surface}`)).toEqual([]);
          }
        }
      }),
      { numRuns: runs },
    );
  });

  it("passes the gate with each food alone", () => {
    FOOD_IDS.forEach((foodId, index) => {
      const ages = AGE_GROUPS.filter((ageGroup) => suitable(lowestMonths(ageGroup)).includes(foodId));
      const ageGroup = ages[index % Math.max(ages.length, 1)];
      if (ageGroup === undefined) return;
      const months = lowestMonths(ageGroup);
      const cookingMethod = COOKING_METHODS[index % COOKING_METHODS.length] ?? "soup";
      const plan = planRecipe(briefOf({ foods: [foodId], cookingMethod, ageGroup }));
      for (const language of LANGUAGES) {
        const text = renderRecipe(plan, language);
        const { verdict, findings } = assessRecipe(
          text,
          { months, allergens: [], avoidFoods: [] },
          { declaredFoods: [foodId] },
        );
        expect(verdict, `${foodId} ${ageGroup} ${language} ${JSON.stringify(findings)}`).not.toBe("rejected");
      }
    });
  });
});

describe("a recipe says", () => {
  const textOf = (foods: readonly FoodId[], language: Language, parts: Partial<RecipeBrief> = {}) =>
    renderRecipe(planRecipe(briefOf({ ...parts, foods })), language);

  it("what a cook has to look for", () => {
    const { instructions } = textOf(["chicken", "carrot"], "en", { ageGroup: "9-12" });
    expect(instructions).toContain("no pink is left inside");
    expect(instructions).toContain("flatten with almost no force");
    expect(instructions).toContain("lift the baby's portion out of the pot first and salt only what is left");
  });

  it("German in Germany and Austrian in Austria", () => {
    expect(textOf(["potato", "tomato"], "de", { cookingMethod: "baked" }).instructions).toContain("Backofen");
    const austrian = textOf(["potato", "tomato"], "de-AT", { cookingMethod: "baked" });
    expect(austrian.instructions).toContain("Backrohr");
    expect(austrian.ingredients.join()).toMatch(/Erdapfel[\s\S]*Paradeiser|Paradeiser[\s\S]*Erdapfel/);
  });

  it("an adjective after the German mit in the right case", () => {
    expect(textOf(["beetroot", "red_lentil"], "de", { cookingMethod: "stew", mealType: "lunch" }).title).toMatch(
      /mit .*(roten Linsen|Roter Bete)/,
    );
  });

  it("amounts in the words of the language", () => {
    expect(textOf(["carrot"], "en").ingredients.join()).toMatch(/\d+ g carrots? \(about/);
    expect(textOf(["carrot"], "de").ingredients.join()).toMatch(/\d+ g Karotten? \(etwa/);
    expect(textOf(["carrot"], "pl").ingredients.join()).toMatch(/\d+ g marchewki/);
    expect(textOf(["carrot"], "my").ingredients.join()).toMatch(/မုန်လာဥဝါ/);
  });

  it("a part of one as one, and more as several", () => {
    const carrot = { foodId: "carrot", role: "vegetable", added: false, minutes: 20 } as const;
    const line = (grams: number, language: Language) => {
      const plan = planRecipe(briefOf({ foods: ["carrot"] }));
      const item = { ...carrot, amount: { value: grams, unit: "g" } } as const;
      return renderRecipe({ ...plan, items: [item] }, language).ingredients.join();
    };
    expect(line(50, "en")).toContain("50 g carrot (about");
    expect(line(200, "en")).toContain("200 g carrots (about");
    expect(line(50, "de")).toContain("50 g Karotte (etwa");
    expect(line(200, "de")).toContain("200 g Karotten (etwa");
    // Too little to be called a part of one is a part of one all the same.
    expect(line(15, "en")).toMatch(/^15 g carrot,/);
    expect(line(15, "de")).toMatch(/^15 g Karotte,/);
  });

  it("what the dish is called, and no pieces in pieces", () => {
    const served = (language: Language, cookingMethod: "fingerFood" | "pureed", ageGroup: "6-9" | "12-24") => {
      const plan = planRecipe(briefOf({ foods: ["carrot", "chickpea"], ageGroup }));
      const form = cookingMethod === "pureed" ? "spread" : "fingerPlate";
      return renderRecipe({ ...plan, form, cookingMethod }, language).instructions;
    };
    for (const ageGroup of ["6-9", "12-24"] as const)
      expect(served("pl", "fingerFood", ageGroup)).not.toMatch(/kawałki [^.]*podaj je [^.]*w [^.]*kawałkach/);
    expect(served("de", "pureed", "12-24")).toContain("wird der Aufstrich fester");
    expect(served("en", "fingerFood", "6-9")).toContain("offer them large enough for a small fist to hold");
  });
});
