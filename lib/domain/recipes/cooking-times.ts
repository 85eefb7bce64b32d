import { formOf } from "./plan/dish-form";
import { DISH_FORMS } from "./plan/dish-forms.table";
import { procedureOf } from "./procedure/dish-procedure";
import type { Step } from "./procedure/step";
import type { RecipePlan } from "./recipe";

export interface CookingTimes {
  /** Minutes of washing, peeling, cutting and mixing, in steps of five; at least five. */
  readonly preparation: number;
  /** Minutes on the stove or in the oven, in steps of five; 0 where nothing is cooked. */
  readonly cooking: number;
  /** Dried beans soak overnight before all this. */
  readonly soaksOvernight: boolean;
}

const MINUTES_FOR_A_FOOD = 2;
const MINUTES_FOR_A_STEP = 1;
const RESTING = 10;
const SHAPED = { pan: 10, oven: 20, steamer: 20 } as const;
const TOSSED = 3;

function inFives(minutes: number): number {
  return Math.ceil(minutes / 5) * 5;
}

function handling(step: Step): number {
  if (step.kind === "prepare") return step.foods.length * MINUTES_FOR_A_FOOD;
  if (step.kind === "mix" && step.mix !== "egg") return RESTING;
  return step.kind === "note" || step.kind === "serve" || step.kind === "family" ? 0 : MINUTES_FOR_A_STEP;
}

/** Minutes in a pot of its own, which stands beside the others on the stove. */
function beside(step: Step): number {
  switch (step.kind) {
    case "beans":
    case "drain":
    case "grain":
    case "pasta":
    case "side":
    case "infuse":
    case "hardBoil":
      return step.minutes;
    default:
      return 0;
  }
}

/** About how long a dish takes. What cooks in pots of its own cooks at the same time. */
export function cookingTimes(plan: RecipePlan): CookingTimes {
  const steps = procedureOf(plan).flat();
  const form = DISH_FORMS[formOf(plan)];
  const inTheDish = steps.reduce(
    (sum, step) => sum + (step.kind === "cook" ? step.stages.reduce((all, { minutes }) => all + minutes, 0) : 0),
    0,
  );
  const thickening = steps.reduce((sum, step) => sum + (step.kind === "thicken" ? step.minutes : 0), 0);
  const aside = Math.max(0, ...steps.map(beside));
  const last = form.family === "batter" ? SHAPED[form.heat ?? "pan"] : form.tossed === true ? TOSSED : 0;
  return {
    preparation: Math.max(5, inFives(steps.reduce((sum, step) => sum + handling(step), 0))),
    cooking: inFives(Math.max(inTheDish, aside) + thickening + last),
    soaksOvernight: steps.some(({ kind }) => kind === "beans"),
  };
}
