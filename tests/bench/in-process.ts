import { recognise } from "../../lib/domain/food/recognise";
import { FOOD_IDS, type FoodId } from "../../lib/domain/food/food-ids";
import { foodName } from "../../lib/domain/food/names";
import { composeRecipe } from "../../lib/domain/recipes/embedded-writer";
import type { RecipeBrief } from "../../lib/domain/recipes/recipe";
import { assessPantry } from "../../lib/domain/safety/assess-pantry";
import { assessRecipe } from "../../lib/domain/safety/assess-recipe";
import { LANGUAGES } from "../../lib/domain/shared/language";

const ROUNDS = 400;
const WARM_UP = 50;
const profile = { months: 9, allergens: [], avoidFoods: [] };

function median(act: (round: number) => void): number {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const started = performance.now();
    act(round);
    if (round >= WARM_UP) times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? 0;
}

function line(name: string, milliseconds: number, goal: number): void {
  process.stdout.write(
    `${name.padEnd(46)} ${milliseconds.toFixed(2)} ms, ${(milliseconds / goal).toFixed(2)} of the goal (${goal} ms)\n`,
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

const typed = Array.from({ length: ROUNDS + WARM_UP }, (_, round) =>
  foodsOf(round, 30).map((id, index) => `${index + 1} ${foodName(id, LANGUAGES[index % LANGUAGES.length] ?? "en")}`),
);
const briefs = Array.from({ length: ROUNDS + WARM_UP }, (_, round) => briefOf(round));
const drafts = briefs.map((brief) => composeRecipe(brief));

line(
  "recognise 30 ingredients",
  median((round) => typed[round]?.forEach((text) => recognise(text))),
  2,
);
line(
  "recognise and check 30 ingredients",
  median((round) => assessPantry(typed[round] ?? [], profile)),
  2,
);
line(
  "check a whole recipe",
  median((round) => drafts[round] && assessRecipe(drafts[round].text, profile)),
  2,
);
line(
  "compose",
  median((round) => briefs[round] && composeRecipe(briefs[round])),
  10,
);
