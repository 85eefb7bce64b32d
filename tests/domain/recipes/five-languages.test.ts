import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AGE_GROUPS } from "../../../lib/domain/food/age";
import { COOKING_METHODS } from "../../../lib/domain/food/cooking";
import type { FoodId } from "../../../lib/domain/food/food-ids";
import { foodName, nameEntry } from "../../../lib/domain/food/names";
import { RECIPE_LANGUAGES } from "../../../lib/domain/recipes/language/languages";
import { capitalised, joined, kitchenNumber } from "../../../lib/domain/recipes/language/numbers";
import { DISH_FORM_IDS, type DishFormId } from "../../../lib/domain/recipes/plan/dish-form";
import { planRecipe } from "../../../lib/domain/recipes/plan-recipe";
import type { RecipePlan } from "../../../lib/domain/recipes/recipe";
import { renderRecipe } from "../../../lib/domain/recipes/render-recipe";
import { scalePlan } from "../../../lib/domain/recipes/scale-plan";
import { LANGUAGES, type Language } from "../../../lib/domain/shared/language";
import { anyBrief, briefOf, HOUSE_PANTRIES, runs } from "./pantries";

/** Digits of the world and of Burma as one. */
function inDigits(text: string): string {
  return text.replace(/[၀-၉]/g, (digit) => String(digit.charCodeAt(0) - 0x1040));
}

/** Times, sizes and degrees of a text, in order of size: what is said in one place here is said in another there. */
function numbersIn(text: string): readonly string[] {
  return [...inDigits(text).matchAll(/\d+(?:[.,]\d+)?/g)].map(([number]) => number.replace(",", ".")).sort();
}

function gramsIn(line: string): string | undefined {
  return /(\d+) ?(?:g|ml|ဂရမ်|မီလီလီတာ)(?!\p{L})/u.exec(inDigits(line))?.[1];
}

function titlesOf(plan: RecipePlan): Readonly<Record<Language, string>> {
  const title = (language: Language) => renderRecipe(plan, language).title;
  return { en: title("en"), my: title("my"), de: title("de"), "de-AT": title("de-AT"), pl: title("pl") };
}

describe("the five languages say the same recipe", () => {
  it("with as many lines and steps, in the same order", () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const plan = planRecipe(brief);
        const english = renderRecipe(plan, "en");
        for (const language of LANGUAGES) {
          const said = renderRecipe(plan, language);
          expect(said.ingredients).toHaveLength(english.ingredients.length);
          expect(said.instructions.split("\n")).toHaveLength(english.instructions.split("\n").length);
          expect(Object.keys(said.servingInstructions)).toEqual(["preparation", "size", "safety"]);
        }
      }),
      { numRuns: runs },
    );
  });

  it("with the same grams and millilitres of each food", () => {
    fc.assert(
      fc.property(anyBrief, fc.integer({ min: 1, max: 6 }), (brief, servings) => {
        const plan = scalePlan(planRecipe(brief), servings);
        const texts = LANGUAGES.map((language) => renderRecipe(plan, language, "metric").ingredients);
        plan.items.forEach(({ amount }, index) => {
          const said = new Set(texts.map((lines) => gramsIn(lines[index] ?? "")));
          expect(said.size).toBe(1);
          if (amount.unit === "g" || amount.unit === "ml") expect([...said]).toEqual([String(amount.value)]);
        });
      }),
      { numRuns: runs / 2 },
    );
  });

  it("with the same minutes, sizes and degrees in every step", () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const plan = planRecipe(brief);
        const english = renderRecipe(plan, "en").instructions.split("\n").map(numbersIn);
        for (const language of ["de", "de-AT", "pl"] as const) {
          const said = renderRecipe(plan, language).instructions.split("\n").map(numbersIn);
          expect(said, `${language} ${plan.form}`).toEqual(english);
        }
      }),
      { numRuns: runs },
    );
  });

  it("with each food of a step in the same step", () => {
    const named = (text: string, foodId: FoodId, language: Language) => {
      const { synonyms: _synonyms, ...forms } = nameEntry(foodId, language);
      const lower = text.toLocaleLowerCase("en");
      const bounded = (form: string) => (language === "my" ? form : `(?<!\\p{L})${form}(?!\\p{L})`);
      return Object.values(forms).some(
        (form) => form.length > 1 && new RegExp(bounded(form.toLocaleLowerCase("en")), "u").test(lower),
      );
    };
    const lonely: readonly FoodId[] = [
      "chicken",
      "salmon",
      "broccoli",
      "red_lentil",
      "spinach",
      "pasta",
      "mango",
      "yogurt",
    ];
    for (const foods of [lonely.slice(0, 3), lonely.slice(3, 6), lonely.slice(5)]) {
      for (const cookingMethod of COOKING_METHODS) {
        const plan = planRecipe(briefOf({ foods, cookingMethod, ageGroup: "12-24" }));
        const steps = LANGUAGES.map(
          (language) => [language, renderRecipe(plan, language).instructions.split("\n")] as const,
        );
        for (const foodId of foods) {
          const english = steps.find(([language]) => language === "en")?.[1] ?? [];
          const where = english.map((step) => named(step, foodId, "en"));
          for (const language of ["de", "de-AT", "my"] as const) {
            const said = steps.find(([each]) => each === language)?.[1] ?? [];
            expect(
              said.map((step) => named(step, foodId, language)),
              `${foodId} ${language}`,
            ).toEqual(where);
          }
        }
      }
    }
  });

  it("and the same words for the same plan, however often and in whatever order", () => {
    fc.assert(
      fc.property(anyBrief, fc.shuffledSubarray([...LANGUAGES], { minLength: 5 }), (brief, order) => {
        const plan = planRecipe(brief);
        const first = new Map(LANGUAGES.map((language) => [language, renderRecipe(plan, language)]));
        for (const language of order)
          expect(renderRecipe(structuredClone(plan), language)).toEqual(first.get(language));
      }),
      { numRuns: runs / 4 },
    );
  });
});

describe("a title", () => {
  it("is a line of its own, begins large, has no hole, no amount and no full stop", () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        for (const [language, title] of Object.entries(titlesOf(planRecipe(brief)))) {
          expect(title.trim()).toBe(title);
          expect(title).not.toMatch(/[{}\n.!?0-9၀-၉]|undefined| {2}|\s(?:with|mit|z|ze|and|und|i)$/);
          expect(title.length, title).toBeLessThanOrEqual(120);
          if (language !== "my") expect(title).toMatch(/^\p{Lu}/u);
        }
      }),
      { numRuns: runs },
    );
  });

  it("names at most three foods, all of them of the plan, and one that the family asked for", () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const plan = planRecipe(brief);
        const { my } = titlesOf(plan);
        const named = plan.items.filter(({ foodId }) => my.includes(foodName(foodId, "my").split(" (")[0] ?? "?"));
        const heart = named.filter(({ foodId }, _index, all) =>
          all.every(
            (other) => other.foodId === foodId || !foodName(other.foodId, "my").includes(foodName(foodId, "my")),
          ),
        );
        expect(heart.filter(({ role }) => role !== "liquid").length).toBeLessThanOrEqual(4);
      }),
      { numRuns: runs },
    );
  });

  it("names rice porridge as a porridge once", () => {
    const plan = planRecipe(
      briefOf({ foods: ["rice_porridge", "carrot"], cookingMethod: "pureed", mealType: "breakfast" }),
    );
    expect(renderRecipe({ ...plan, form: "savouryPorridge" }, "en").title).toBe("Savoury carrot and rice porridge");
    expect(renderRecipe({ ...plan, form: "savouryPorridge" }, "my").title).toBe("မုန်လာဥဝါနဲ့ ဆန်ပြုတ်");
  });

  it("rinses rice for a porridge that was typed, and serves what has become of it", () => {
    const raw = {
      en: "rice for rice porridge",
      de: "Reis für Reisbrei",
      "de-AT": "Reis für Reisbrei",
      my: "ဆန်ပြုတ်ချက်ဖို့ ဆန်",
    };
    const rinsed = {
      en: "Rinse the rice",
      de: "Reis für Reisbrei abspülen",
      "de-AT": "Reis für Reisbrei abspülen",
      my: "ဆန်ပြုတ်ချက်ဖို့ ဆန်ကို ရေနဲ့ ဆေး",
    };
    const served = { en: "Serve the rice porridge", de: "Reisbrei dazu", "de-AT": "Reisbrei dazu", my: "ဆန်ပြုတ်ကို တွဲကျွေး" };
    for (const language of ["en", "de", "de-AT", "my"] as const) {
      const dish = foodName("rice_porridge", language);
      for (const cookingMethod of COOKING_METHODS) {
        const plan = planRecipe(
          briefOf({ foods: ["rice_porridge", "carrot", "salmon"], cookingMethod, mealType: "dinner" }),
        );
        const { title, ingredients, instructions } = renderRecipe(plan, language);
        expect(title.toLowerCase()).toContain(dish.toLowerCase());
        expect(ingredients.filter((line) => line.includes(raw[language]))).toHaveLength(1);
        expect(instructions).toContain(rinsed[language]);
        if (cookingMethod === "baked") expect(instructions).toContain(served[language]);
      }
    }
  });

  it("differs between the dishes of one pantry, in every language", () => {
    for (const foods of HOUSE_PANTRIES) {
      for (const language of LANGUAGES) {
        const titles = COOKING_METHODS.map(
          (cookingMethod) =>
            renderRecipe(planRecipe(briefOf({ foods, cookingMethod, ageGroup: "12-24" })), language).title,
        );
        expect(new Set(titles).size, `${language} ${foods.join()}\n${titles.join("\n")}`).toBe(titles.length);
      }
    }
  });

  it("is another one for every dish that the kitchen knows, with foods and without", () => {
    const plan = planRecipe(briefOf({ foods: ["carrot"], ageGroup: "9-12" }));
    // Only a plate of fruit is called one.
    const ofFruit = planRecipe(briefOf({ foods: ["pear"], ageGroup: "9-12" }));
    const planOf = (form: DishFormId) => ({ ...(form === "steamedFruit" ? ofFruit : plan), form });
    for (const language of LANGUAGES) {
      const speech = RECIPE_LANGUAGES[language];
      const plain = DISH_FORM_IDS.map((form) => speech.title({ ...plan, form, items: [] }));
      // Steamed, baked and pan-fried in Burmese is the verb after the food, for fruit and vegetables alike.
      const named = new Set(DISH_FORM_IDS.map((form) => speech.title(planOf(form))));
      expect(new Set(plain).size, language).toBe(plain.length);
      expect(named.size, language).toBeGreaterThanOrEqual(DISH_FORM_IDS.length - (language === "my" ? 4 : 0));
    }
  });
});

describe("kitchen numbers", () => {
  it("are written as kitchens write them", () => {
    expect([0.25, 0.5, 0.75, 1, 1.5, 2.25, 12].map(kitchenNumber)).toEqual(["¼", "½", "¾", "1", "1½", "2¼", "12"]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (quarters) => {
        expect(kitchenNumber(quarters / 4)).toMatch(/^(?:\d+[¼½¾]?|[¼½¾])$/);
      }),
    );
  });

  it("and lists are joined with one last word", () => {
    expect([joined([], "and"), joined(["a"], "and"), joined(["a", "b"], "and"), joined(["a", "b", "c"], "i")]).toEqual([
      "",
      "a",
      "a and b",
      "a, b i c",
    ]);
    expect([capitalised(""), capitalised("äpfel"), capitalised("śliwki"), capitalised("Ei")]).toEqual([
      "",
      "Äpfel",
      "Śliwki",
      "Ei",
    ]);
  });
});

describe("how to serve it", () => {
  it("says arm's reach and the squish test at every age, in every language", () => {
    for (const ageGroup of AGE_GROUPS) {
      const plan = planRecipe(briefOf({ foods: ["carrot", "chicken"], ageGroup, cookingMethod: "steamed" }));
      const safety = (language: Language) => renderRecipe(plan, language).servingInstructions.safety;
      expect(safety("en")).toMatch(/within arm's reach.*flatten with almost no force.*lukewarm/);
      expect(safety("de")).toMatch(/in Reichweite.*fast ohne Kraft zerdrücken.*Lauwarm/);
      expect(safety("pl")).toMatch(/na wyciągnięcie ręki.*prawie bez nacisku.*letnie/);
      expect(safety("my")).toMatch(/လက်လှမ်းမီ.*ညှစ်ကြည့်.*ကြက်သီးနွေး/);
    }
  });
});
