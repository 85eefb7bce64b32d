import { describe, expect, it } from "vitest";
import { FOOD_IDS, type FoodId } from "../../../lib/domain/food/food-ids";
import { foodName } from "../../../lib/domain/food/names";
import { assessRecipe } from "../../../lib/domain/safety/assess-recipe";
import { RULES } from "../../../lib/domain/safety/rules.table";

/** What is hard while it is raw, by its English name; sticks are cut of it. */
const HARD = RULES.raw_hard_veg.foods.filter((food) => FOOD_IDS.includes(food));
/** Rules of their own speak of these. */
const OTHERWISE: ReadonlySet<FoodId> = new Set<FoodId>(["cucumber", "radish", "jerusalem_artichoke"]);

interface Told {
  readonly name: string;
  readonly steps: readonly string[];
  readonly serving: string;
}

function judged({ name, steps, serving }: Told, months: number) {
  const recipe = {
    title: "Soft sticks",
    ingredients: [`1 ${name}`, "150 ml water"],
    instructions: steps.join("\n"),
    servingInstructions: { preparation: serving, size: "", safety: "" },
  };
  return assessRecipe(recipe, { months, allergens: [], avoidFoods: [] });
}

const hard = HARD.filter((food) => !OTHERWISE.has(food)).map((food) => foodName(food, "en"));

describe("a vegetable that is called by its cut again where it is served", () => {
  it("is asked of every one that is hard while it is raw", () => {
    expect(hard.length).toBeGreaterThanOrEqual(8);
  });

  it.each(hard)("is not raw where a step cooked it so: %s", (name) => {
    const steps = [`Peel the ${name} and cut it into sticks.`, `Simmer the ${name} for 25 minutes until very soft.`];
    const { verdict, findings } = judged({ name, steps, serving: `Offer the ${name} sticks lukewarm.` }, 9);
    expect(verdict, findings.map(({ ruleId }) => ruleId).join()).not.toBe("rejected");
  });

  it.each(hard)("is where no step cooked it: %s", (name) => {
    const steps = [`Peel the ${name} and cut it into sticks.`, "Simmer the potatoes for 25 minutes until very soft."];
    expect(judged({ name, steps, serving: `Offer the ${name} sticks lukewarm.` }, 9).verdict).toBe("rejected");
  });

  it.each(hard)("is where the cut is another one than was cooked: %s", (name) => {
    const steps = [`Peel the ${name} and grate it finely.`, `Simmer the ${name} for 25 minutes until very soft.`];
    expect(judged({ name, steps, serving: `Offer ${name} sticks beside it.` }, 9).verdict).toBe("rejected");
  });

  it.each(hard)("is where it is said to be raw: %s", (name) => {
    const steps = [`Peel the ${name} and cut it into sticks.`, `Simmer the ${name} for 25 minutes until very soft.`];
    expect(judged({ name, steps, serving: `Offer raw ${name} sticks beside it.` }, 9).verdict).toBe("rejected");
  });

  const spoken = [
    [
      "Karotte",
      "Karotten schälen und in Stifte schneiden.",
      "In kochendes Wasser geben und 25 Minuten sehr weich kochen.",
      "Die Karottenstifte lauwarm anbieten.",
    ],
    [
      "Pastinake",
      "Pastinaken schälen und in Stifte schneiden.",
      "In kochendem Wasser 25 Minuten sehr weich garen.",
      "Die Pastinakenstifte lauwarm anbieten.",
    ],
    [
      "marchewka",
      "Marchewkę obierz i pokrój w słupki.",
      "Marchewkę wrzuć do wrzątku i gotuj 25 minut do miękkości.",
      "Podaj słupki marchewki.",
    ],
    ["pasternak", "Pasternak obierz i pokrój w słupki.", "Gotuj 25 minut do miękkości.", "Podaj słupki pasternaku."],
    [
      "carrot",
      "Peel the carrot and cut it into sticks.",
      "Put them into boiling water and cook for 25 minutes until very soft.",
      "Offer the carrot sticks.",
    ],
  ] as const;

  it.each(spoken)("is not raw where it was cooked, in every language: %s", (name, cut, cook, serving) => {
    expect(judged({ name, steps: [cut, cook], serving }, 9).verdict).not.toBe("rejected");
  });

  it.each(spoken)("is raw where it was not: %s", (name, cut, _cook, serving) => {
    expect(judged({ name, steps: [cut], serving }, 9).verdict).toBe("rejected");
  });
});
