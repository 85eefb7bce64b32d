import type { FoodId } from "../../food/food-ids";
import type { DishForm, DishFormId } from "../plan/dish-form";
import { isKind } from "../plan/food-kind";
import type { RecipePlan } from "../recipe";
import { jobOf, type Job } from "./job";
import type { Line, Step } from "./step";

/** A dish, or what is served beside one, and what becomes of each food in it. */
export interface Work {
  readonly plan: RecipePlan;
  /** `undefined`: something beside the dish. */
  readonly id: DishFormId | undefined;
  readonly form: DishForm;
  readonly jobs: ReadonlyMap<FoodId, Job>;
}

/** The work of a dish with these foods. */
export function workOf(plan: RecipePlan, id: DishFormId | undefined, form: DishForm, foods: readonly FoodId[]): Work {
  const rises = foods.some((foodId) => isKind(foodId, "leaven"));
  const jobs = foods.map((foodId) => [foodId, jobOf(foodId, form, rises)] as const);
  const hasCooked = jobs.some(([foodId, job]) => job === "cook" && !isKind(foodId, "herb", "wholeAromatic"));
  const isHeated = form.family === "batter" || form.tossed === true || hasCooked;
  const inThisDish = (foodId: FoodId, job: Job): Job => {
    // A leaf or a twig that gives its flavour cooks along with something, or in a little water of its own.
    if (isKind(foodId, "wholeAromatic")) return hasCooked || form.family === "pot" ? job : "infuse";
    return isHeated ? job : uncooked(job, foodId);
  };
  return { plan, id, form, jobs: new Map(jobs.map(([foodId, job]) => [foodId, inThisDish(foodId, job)])) };
}

/** Where nothing is cooked, fat is stirred in or brushed on like any other, and ginger is stirred in as it is. */
function uncooked(job: Job, foodId: FoodId): Job {
  if (job === "fryIn") return "fat";
  return job === "cook" && isKind(foodId, "herb") ? "root" : job;
}

/** The foods of which one of these things becomes. */
export function doing({ jobs }: Work, ...wanted: readonly Job[]): readonly FoodId[] {
  return [...jobs].filter(([, job]) => wanted.includes(job)).map(([foodId]) => foodId);
}

/** The steps as one line; none where there is nothing to say. */
export function lineOf(...steps: readonly Step[]): readonly Line[] {
  return steps.length === 0 ? [] : [steps];
}
