import { recognise } from "../../lib/domain/food/recognise";
import { FOOD_IDS, type FoodId } from "../../lib/domain/food/food-ids";
import { foodName } from "../../lib/domain/food/names";
import { composeRecipe } from "../../lib/domain/recipes/embedded-writer";
import type { RecipeBrief } from "../../lib/domain/recipes/recipe";
import { assessPantry } from "../../lib/domain/safety/assess-pantry";
import { assessRecipe } from "../../lib/domain/safety/assess-recipe";
import { LANGUAGES } from "../../lib/domain/shared/language";

/** Of each work; a server that has just started has the first, one that has served for some seconds the last. */
const ROUNDS = 400;
const WARM_UP = 50;
const TIMES = 5;
const profile = { months: 9, allergens: [], avoidFoods: [] };

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

function line(name: string, goal: number, act: (round: number) => void): void {
  const times = Array.from({ length: WARM_UP + ROUNDS * TIMES }, (_, round) => {
    const started = performance.now();
    act(round);
    return performance.now() - started;
  });
  const first = median(times.slice(WARM_UP, WARM_UP + ROUNDS));
  const last = median(times.slice(-ROUNDS));
  process.stdout.write(
    `${name.padEnd(46)} first ${ROUNDS}: ${first.toFixed(2)} ms, ${(first / goal).toFixed(2)} of the goal (${goal} ms) | last ${ROUNDS} of ${ROUNDS * TIMES}: ${last.toFixed(2)} ms, ${(last / goal).toFixed(2)}\n`,
  );
}

function foodsOf(round: number, count: number): FoodId[] {
  return Array.from({ length: count }, (_, index) => FOOD_IDS[(round * 31 + index * 17) % FOOD_IDS.length] ?? "carrot");
}

function briefOf(round: number): RecipeBrief {
  const language = LANGUAGES[round % LANGUAGES.length] ?? "en";
  const usable = assessPantry(
    foodsOf(round, 5).map((id) => foodName(id, "en")),
    profile,
  ).usable;
  return {
    foods: usable.length === 0 ? ["carrot"] : usable,
    cookingMethod: "stew",
    mealType: "lunch",
    ageGroup: "9-12",
    months: 9,
    language,
    avoid: { allergens: [], foods: [] },
    seed: round,
  };
}

const typed = Array.from({ length: WARM_UP + ROUNDS * TIMES }, (_, round) =>
  foodsOf(round, 30).map((id, index) => `${index + 1} ${foodName(id, LANGUAGES[index % LANGUAGES.length] ?? "en")}`),
);
const briefs = Array.from({ length: WARM_UP + ROUNDS * TIMES }, (_, round) => briefOf(round));
const drafts = briefs.map((brief) => composeRecipe(brief));

line("recognise 30 ingredients", 2, (round) => typed[round]?.forEach((text) => recognise(text)));
line("recognise and check 30 ingredients", 2, (round) => assessPantry(typed[round] ?? [], profile));
line("check a whole recipe", 2, (round) => drafts[round] && assessRecipe(drafts[round].text, profile));
line("compose", 10, (round) => briefs[round] && composeRecipe(briefs[round]));
