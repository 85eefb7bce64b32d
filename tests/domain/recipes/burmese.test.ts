import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AGE_GROUPS, type AgeGroup } from "@/lib/domain/food/age";
import { normaliseBurmese } from "@/lib/domain/food/burmese-script";
import { COOKING_METHODS, MEAL_TYPES } from "@/lib/domain/food/cooking";
import { FOOD_IDS, type FoodId } from "@/lib/domain/food/food-ids";
import { FOODS } from "@/lib/domain/food/foods";
import { foodName } from "@/lib/domain/food/names";
import { BURMESE } from "@/lib/domain/recipes/language/burmese";
import { burmeseMinutes, burmeseNouns, burmeseWord, counted } from "@/lib/domain/recipes/language/burmese-nouns";
import { ENGLISH } from "@/lib/domain/recipes/language/english";
import type { RecipeLanguage } from "@/lib/domain/recipes/language/recipe-language";
import { DISH_FORM_IDS, type DishFormId } from "@/lib/domain/recipes/plan/dish-form";
import { DISH_FORMS } from "@/lib/domain/recipes/plan/dish-forms.table";
import { planRecipe } from "@/lib/domain/recipes/plan-recipe";
import { RAW_CUTS } from "@/lib/domain/recipes/procedure/step";
import type { RecipeBrief, RecipePlan, RecipeText } from "@/lib/domain/recipes/recipe";
import { assessPantry } from "@/lib/domain/safety/assess-pantry";
import { assessRecipe } from "@/lib/domain/safety/assess-recipe";
import { read } from "@/lib/domain/safety/reading";
import { burmeseDigits } from "@/lib/domain/shared/burmese-digits";

const MONTHS: Readonly<Record<AgeGroup, number>> = { "6-9": 6, "9-12": 9, "12-24": 12 };
const NOBODY = { allergens: [], avoidFoods: [] } as const;

function brief(foods: readonly FoodId[], ageGroup: AgeGroup, rest: Partial<RecipeBrief> = {}): RecipeBrief {
  return {
    foods,
    cookingMethod: "soup",
    mealType: "lunch",
    ageGroup,
    months: MONTHS[ageGroup],
    language: "my",
    avoid: { allergens: [], foods: [] },
    seed: 0,
    ...rest,
  };
}

function say(plan: RecipePlan, language: RecipeLanguage = BURMESE): RecipeText {
  return {
    title: language.title(plan),
    ingredients: plan.items.map((item) => language.ingredientLine(item, plan, "both")),
    instructions: language.steps(plan).join("\n"),
    servingInstructions: language.serving(plan),
  };
}

function wordsOf({ title, ingredients, instructions, servingInstructions }: RecipeText): string {
  const { preparation, size, safety } = servingInstructions;
  return [title, ...ingredients, instructions, preparation, size, safety].join("\n");
}

/** What is wrong with a Burmese text as a text: nothing, or words that say so. */
function flaws(text: string): readonly string[] {
  return [
    ...(/\p{Script=Latin}/u.test(text) ? ["Latin letters"] : []),
    ...(/[0-9½¼¾]/.test(text) ? ["digits that are not Burmese"] : []),
    ...(/[{}$<>]|\[|\]/.test(text) ? ["an unfilled place"] : []),
    ...(/ {2}|^ | $|။(?=[^ \n])|၊(?=[^ \n])| [။၊]|[။၊][။၊]|\n\n/m.test(text) ? ["careless spaces"] : []),
    ...(text === text.normalize("NFC") ? [] : ["not NFC"]),
    ...(text === normaliseBurmese(text) ? [] : ["Zawgyi, or signs out of order"]),
  ];
}

function sentenceFlaws({ instructions, servingInstructions }: RecipeText): readonly string[] {
  const texts = [...instructions.split("\n"), ...Object.values(servingInstructions)];
  return texts.filter((text) => !/[\u1000-\u109f)]။$/.test(text));
}

/** Foods in groups that every plan below is made of, so that each food meets each form and age. */
const GROUPS = Array.from({ length: Math.ceil(FOOD_IDS.length / 6) }, (_, index) =>
  FOOD_IDS.filter((_, at) => at % Math.ceil(FOOD_IDS.length / 6) === index),
);

/** Every food as this dish, at every age and with every method that makes it. */
function plansOf(form: DishFormId): readonly RecipePlan[] {
  return AGE_GROUPS.flatMap((ageGroup) =>
    GROUPS.flatMap((foods) =>
      DISH_FORMS[form].methods.map((cookingMethod) => ({
        ...planRecipe(brief(foods, ageGroup, { cookingMethod })),
        form,
      })),
    ),
  );
}

/** What a family cooks on a Tuesday: together they make every kind of dish and need every kind of care. */
const KITCHEN: readonly (readonly FoodId[])[] = [
  ["egg", "spinach"],
  ["minced_beef", "carrot"],
  ["chicken", "rice", "peas"],
  ["salmon", "potato", "broccoli"],
  ["chickpea", "tomato"],
  ["red_lentil", "pumpkin", "ginger"],
  ["chicken_liver", "sweet_potato"],
  ["shrimp", "courgette", "garlic"],
  ["tofu", "mushroom", "sweetcorn"],
  ["grape", "banana", "yogurt"],
  ["oats", "apple", "peanut_butter"],
  ["bread", "avocado", "hard_cheese"],
  ["mango", "chia", "raisin"],
  ["strawberry", "orange", "almond"],
  ["wheat_flour", "pear", "baking_powder"],
];

const anyBrief = fc
  .record({
    foods: fc.uniqueArray(fc.constantFrom(...FOOD_IDS), { minLength: 1, maxLength: 5 }),
    ageGroup: fc.constantFrom(...AGE_GROUPS),
    cookingMethod: fc.constantFrom(...COOKING_METHODS),
    mealType: fc.constantFrom(...MEAL_TYPES),
    seed: fc.nat(1_000),
  })
  .map(({ foods, ageGroup, ...rest }) => brief(foods, ageGroup, rest));

describe("the oil of a Burmese kitchen", () => {
  const oils = (rest: Partial<RecipeBrief> = {}) =>
    planRecipe(brief(["carrot", "potato"], "9-12", rest))
      .items.map(({ foodId }) => foodId)
      .filter((foodId) => foodId.endsWith("_oil"));

  it("is sunflower oil, and another where a family leaves that out", () => {
    expect(oils()).toEqual(["sunflower_oil"]);
    expect(oils({ avoid: { allergens: [], foods: ["sunflower_oil"] } })).toEqual(["rapeseed_oil"]);
    expect(oils({ language: "en" })).toEqual(["rapeseed_oil"]);
  });
});

describe("what is measured by the spoon", () => {
  it("is boiled already where it is milk, and off the cob where it is corn", () => {
    const plan = planRecipe(brief(["cows_milk", "potato"], "9-12"));
    expect(say(plan).ingredients.join()).toContain("ကျိုပြီးသား နွားနို့");
    expect(say(planRecipe(brief(["sweetcorn", "potato"], "9-12"))).ingredients.join()).toContain("ပြောင်းဖူးစေ့");
  });

  it("is still to be cooked where its line says how", () => {
    const { ingredients } = say(planRecipe(brief(["rice", "chicken"], "6-9")));
    expect(ingredients.join()).toContain("အိအောင် ချက်ဖို့");
    expect(ingredients.join()).not.toMatch(/ချက်ထားတာ|ဖဲ့ထားတာ/u);
  });

  it("is mixed already where its page names the powder", () => {
    const plan = planRecipe(brief(["potato", "infant_formula"], "6-9"));
    const line = say(plan).ingredients.find((each) => each.includes("ကလေးနို့မှုန့်"));
    expect(line).toMatch(/^ဖျော်ပြီးသား ကလေးနို့မှုန့် .*မီလီလီတာ/u);
    expect(foodName("infant_formula", "my")).toBe("ကလေးနို့မှုန့်");
  });
});

describe("Burmese recipes", () => {
  it.each(DISH_FORM_IDS)("say every food as %s at every age in Burmese alone", (form) => {
    for (const plan of plansOf(form)) {
      const text = say(plan);
      expect(flaws(wordsOf(text)), wordsOf(text)).toEqual([]);
      expect(sentenceFlaws(text)).toEqual([]);
    }
  });

  it("say every brief in Burmese alone, and name each food in its line and in a step", () => {
    fc.assert(
      fc.property(anyBrief, (wanted) => {
        const plan = planRecipe(wanted);
        const text = say(plan);
        expect(flaws(wordsOf(text)), wordsOf(text)).toEqual([]);
        plan.items.forEach(({ foodId }, index) => {
          expect(text.ingredients[index]?.startsWith(`${burmeseWord(foodId)} `)).toBe(true);
          expect(text.instructions.includes(burmeseWord(foodId)) || foodId === "water").toBe(true);
        });
      }),
      { numRuns: 400 },
    );
  });

  it("cook as long as they do in English", () => {
    const burmeseTimes = (text: string) =>
      [...text.matchAll(/မိနစ် ([၀-၉]+)|([၀-၉]+) မိနစ်/g)].map(([, after, before]) =>
        (after ?? before ?? "").replace(/./g, (digit) => String(digit.charCodeAt(0) - 0x1040)),
      );
    const englishTimes = (text: string) => [...text.matchAll(/(\d+) minutes/g)].map(([, minutes]) => minutes);
    for (const form of DISH_FORM_IDS) {
      for (const plan of plansOf(form)) {
        const english = englishTimes(say(plan, ENGLISH).instructions).sort();
        expect(burmeseTimes(say(plan).instructions).sort(), say(plan).instructions).toEqual(english);
      }
    }
  });

  it("name no food that is not in them, so that nothing is refused for a word", () => {
    fc.assert(
      fc.property(anyBrief, (wanted) => {
        const plan = planRecipe(wanted);
        const said = new Set(plan.items.map(({ foodId }) => foodName(foodId, "my")));
        // What rice is boiled to is called as the food of the same making is.
        if (plan.form === "congee") said.add(foodName("rice_porridge", "my"));
        // And it is made of rice, which who leaves out the one leaves out as well.
        if (said.has(foodName("rice_porridge", "my"))) said.add(foodName("rice", "my"));
        if (plan.form === "toastFingers") said.add(foodName("bread", "my"));
        const named = read(wordsOf(say(plan))).sightings.flatMap(({ foods }) => foods);
        const strangers = named.filter((foodId) => foodId !== "water" && !said.has(foodName(foodId, "my")));
        expect(strangers).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it("pass the check wherever the pantry does", () => {
    const rejected = (wanted: RecipeBrief) => {
      const profile = { ...NOBODY, months: wanted.months };
      const names = wanted.foods.map((foodId) => foodName(foodId, "en"));
      const { usable } = assessPantry(names, profile, { language: "en" });
      const foods = wanted.foods.filter((foodId) => usable.includes(foodId));
      if (foods.length === 0) return [];
      const { verdict, findings } = assessRecipe(say(planRecipe({ ...wanted, foods })), profile);
      return verdict === "rejected" ? findings : [];
    };
    for (const foods of KITCHEN) {
      for (const ageGroup of AGE_GROUPS) {
        for (const cookingMethod of COOKING_METHODS) {
          expect(rejected(brief(foods, ageGroup, { cookingMethod, mealType: "breakfast" })), foods.join()).toEqual([]);
        }
      }
    }
    fc.assert(
      fc.property(anyBrief, (wanted) => {
        expect(rejected(wanted)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it("describe every food for every age in one Burmese sentence", () => {
    for (const foodId of FOOD_IDS) {
      for (const ageGroup of AGE_GROUPS) {
        const text = BURMESE.preparation(foodId, ageGroup);
        expect(flaws(text), `${foodId} ${text}`).toEqual([]);
        expect(text).toMatch(/ပါ။$/);
      }
    }
  });
});

describe("what Burmese says once", () => {
  const verbsOf = (text: string) => [...text.matchAll(/ပြီး(?!သား)/gu)].length;

  it("is the joint before the last thing that is done to a food", () => {
    for (const foodId of FOOD_IDS.filter((each) => !FOODS[each].preparation["12-24"].before.includes("boilHard"))) {
      for (const ageGroup of AGE_GROUPS) {
        const { before } = FOODS[foodId].preparation[ageGroup];
        for (const cut of RAW_CUTS) {
          const said = BURMESE.say({ kind: "prepare", foods: [foodId], before, cut, cooked: true });
          expect(verbsOf(said), said).toBeLessThan(2);
        }
      }
    }
  });

  it("is the stalk of a floret: what is cut away is not kept as a handle", () => {
    const said = BURMESE.say({
      kind: "prepare",
      foods: ["broccoli"],
      before: ["wash", "trim"],
      cut: "floret",
      cooked: true,
    });
    expect([...said.matchAll(/အညှာ/gu)]).toHaveLength(1);
    expect(said).toContain("ရိုးတံ");
  });

  it("is the amount of what is sour: no half spoon is a few drops", () => {
    for (const foodId of ["lemon", "lime", "tamarind"] as const) {
      const text = wordsOf(say(planRecipe(brief(["chicken", "potato", foodId], "9-12", { cookingMethod: "stew" }))));
      expect(text).toContain(burmeseWord(foodId));
      expect(text).not.toContain("စက်");
    }
  });
});

describe("rice in Burmese", () => {
  const cooked = (foods: readonly FoodId[], rest: Partial<RecipeBrief>) => say(planRecipe(brief(foods, "12-24", rest)));

  it("is bought raw and eaten cooked, and each has its own word", () => {
    const { title, ingredients, instructions } = cooked(["egg", "rice"], {
      cookingMethod: "stirFried",
      mealType: "breakfast",
    });
    expect(title).toContain("ထမင်း");
    expect(title).not.toContain("ဆန်");
    expect(ingredients.some((line) => line.startsWith("ဆန် "))).toBe(true);
    expect(instructions).toContain("ဆန်ကို ရေများများထည့်");
    expect(instructions).not.toContain("ဆန်ကို ခက်ရင်းနဲ့");
  });

  it("is drained of the water it did not drink, and porridge grains keep theirs", () => {
    const grain = (foods: readonly FoodId[]) => BURMESE.say({ kind: "grain", foods, minutes: 18 });
    expect(grain(["rice"])).toContain("ရေစစ်ပါ");
    expect(grain(["millet"])).not.toContain("ရေစစ်ပါ");
  });

  it("names a congee once, and no other soup is one: it is served as what its title says", () => {
    for (const foods of [["rice"], ["rice", "chicken"], ["rice", "chicken", "pumpkin"]] as const) {
      const plan = planRecipe(brief(foods, "12-24", { mealType: "breakfast" }));
      const congee = BURMESE.title({ ...plan, form: "congee" });
      expect(congee).toMatch(/(?:^| )ဆန်ပြုတ်$/u);
      expect(congee.replace("ဆန်ပြုတ်", "")).not.toMatch(/ဆန်|ထမင်း|စွပ်ပြုတ်/u);
      for (const form of ["soup", "lentilSoup"] as const) {
        const soup = { ...plan, form };
        expect(BURMESE.title(soup)).toMatch(/^ဆန်.* စွပ်ပြုတ်/u);
        expect(`${BURMESE.title(soup)} ${BURMESE.steps(soup).join(" ")}`).not.toContain("ဆန်ပြုတ်");
        expect(BURMESE.steps(soup).at(-1)).toContain("စွပ်ပြုတ်");
      }
    }
  });

  it("gives a family that leaves out rice porridge, and not rice, a soup that is not called so", () => {
    const avoid = { allergens: [], foods: ["rice_porridge"] as const };
    const plan = planRecipe(brief(["rice", "carrot", "chicken"], "12-24", { cookingMethod: "soup", avoid }));
    const { sightings } = read(wordsOf(say(plan)));
    expect(plan.items.map(({ foodId }) => foodId)).toContain("rice");
    expect(sightings.flatMap(({ foods }) => foods)).not.toContain("rice_porridge");
  });
});

describe("Burmese words", () => {
  it("join a list as it is spoken", () => {
    expect(burmeseNouns(["carrot"]).list).toBe(burmeseWord("carrot"));
    const [first, second, third] = [burmeseWord("carrot"), burmeseWord("potato"), burmeseWord("apple")];
    expect(burmeseNouns(["carrot", "potato"]).list).toBe(`${first}နဲ့ ${second}`);
    expect(burmeseNouns(["carrot", "potato", "apple"]).list).toBe(`${first}၊ ${second}နဲ့ ${third}`);
  });

  it("count in Burmese digits, with the fractions of a kitchen", () => {
    expect(burmeseDigits(1_234_567_890)).toBe("၁၂၃၄၅၆၇၈၉၀");
    expect(burmeseMinutes(15)).toBe("၁၅ မိနစ်");
    expect(burmeseMinutes(10)).toBe("၁၀ မိနစ်");
    expect(burmeseMinutes(20)).toBe("မိနစ် ၂၀");
    expect(counted(0.25, "လုံး")).toBe("လေးပုံတစ်ပုံ");
    expect(counted(0.5, "ဇွန်း")).toBe("တစ်ဝက်");
    expect(counted(1.5, "ဇွန်း")).toBe("၁ ဇွန်းခွဲ");
    expect(counted(2.75, "လုံး")).toBe("၂ လုံးနဲ့ လေးပုံသုံးပုံ");
    expect(counted(3, "ဥ")).toBe("၃ ဥ");
  });
});
