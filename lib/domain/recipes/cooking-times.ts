import type { TouchedFormId } from "./plan/dish-form";
import { DISH_FORMS } from "./plan/dish-forms.table";
import { procedureOf } from "./procedure/dish-procedure";
import type { Addition, Step } from "./procedure/step";
import type { RecipePlan } from "./recipe";

export interface CookingTimes {
  /** Minutes of washing, peeling, cutting, mixing and waiting, in steps of five; at least five. */
  readonly preparation: number;
  /** Minutes on the stove or in the oven, in steps of five; 0 where nothing is cooked. */
  readonly cooking: number;
  /** Dried beans soak overnight before all this. */
  readonly soaksOvernight: boolean;
}

const MINUTES_FOR_A_FOOD = 2;
const MINUTES_FOR_A_STEP = 1;
const SHAPED = { pan: 10, oven: 20, steamer: 20 } as const;
const TOSSED = 3;
/** Minutes in the oven of what is spread in a dish; everything else bakes as long as its heat says. */
const SPREAD_IN_A_DISH = 25;
/** Minutes that a last touch goes on cooking. */
const TOUCHED: Readonly<Partial<Record<TouchedFormId, number>>> = {
  ragout: 5,
  creamStew: 3,
  fruitMash: 3,
  steamedFruit: 3,
  fishParcel: 5,
  gratin: 10,
  pastaBake: 10,
  bakedFruit: 5,
};
/** Minutes that a mixture rests, a dough of yeast rises instead, a porridge sets, seeds gel and dried fruit softens. */
const WAITING = { rest: 10, rise: 40, set: 20, chia: 30, driedFruit: 30 } as const;
/** Minutes on the stove of what is stirred in hot. */
const HEATED: Readonly<Partial<Record<Addition, number>>> = { cream: 2, sauce: 5, coldMeat: 5, driedFruit: 10 };

function inFives(minutes: number): number {
  return Math.ceil(minutes / 5) * 5;
}

function handling(step: Step): number {
  if (step.kind === "prepare") return step.foods.length * MINUTES_FOR_A_FOOD;
  return ["note", "serve", "family", "rest", "rise"].includes(step.kind) ? 0 : MINUTES_FOR_A_STEP;
}

function waiting(step: Step): number {
  if (step.kind === "rest" || step.kind === "rise") return WAITING[step.kind];
  if (step.kind === "set") return WAITING.set;
  return step.kind === "add" && (step.what === "chia" || step.what === "driedFruit") ? WAITING[step.what] : 0;
}

/** Minutes of the last work on the stove or in the oven, after everything is soft. */
function last(step: Step): number {
  switch (step.kind) {
    case "shape":
      return step.form === "bakedOats" ? SPREAD_IN_A_DISH : SHAPED[DISH_FORMS[step.form].heat ?? "pan"];
    case "toss":
      return TOSSED;
    case "touch":
      return TOUCHED[step.form] ?? 0;
    case "add":
      return step.what === "sauce" && step.target === "mixture" ? 0 : (HEATED[step.what] ?? 0);
    default:
      return 0;
  }
}

/** Minutes before the rest goes into the pot, and after it has come off the fire. */
function inThePot(step: Step): number {
  if (step.kind === "swell") return step.minutes;
  return step.kind === "crumble" && step.into !== "smallPan" ? step.minutes : 0;
}

/** Minutes in a pot of its own, which stands beside the others on the stove. */
function beside(step: Step): number {
  switch (step.kind) {
    case "beans":
    case "drain":
    case "grain":
    case "soakGrain":
    case "pasta":
    case "side":
    case "infuse":
    case "hardBoil":
      return step.minutes;
    case "crumble":
      return step.into === "smallPan" ? step.minutes : 0;
    default:
      return 0;
  }
}

function sum(steps: readonly Step[], of: (step: Step) => number): number {
  return steps.reduce((all, step) => all + of(step), 0);
}

/** About how long a dish takes. What cooks in pots of its own cooks at the same time, and what has to wait waits at once. */
export function cookingTimes(plan: RecipePlan): CookingTimes {
  const steps = procedureOf(plan).flat();
  const inTheDish = sum(steps, (step) =>
    step.kind === "cook" ? step.stages.reduce((all, { minutes }) => all + minutes, 0) : inThePot(step),
  );
  const thickening = sum(steps, (step) => (step.kind === "thicken" ? step.minutes : 0));
  const aside = Math.max(0, ...steps.map(beside));
  return {
    preparation: Math.max(5, inFives(sum(steps, handling) + Math.max(0, ...steps.map(waiting)))),
    cooking: inFives(Math.max(inTheDish, aside) + thickening + sum(steps, last)),
    soaksOvernight: steps.some(({ kind }) => kind === "beans"),
  };
}
