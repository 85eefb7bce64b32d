import type { FoodId } from "../../food/food-ids";
import { FOODS } from "../../food/foods";
import type { DishForm, Place } from "../plan/dish-form";
import { isKind } from "../plan/food-kind";
import { finishSteps } from "./finishing";
import type { Job } from "./job";
import { preparationLines, rawCutOf } from "./preparing";
import type { Foods, Line, Stage, Step } from "./step";
import { groupFoods, minutesIn, potMinutes, stagesOf } from "./timeline";
import { doing, lineOf, type Work } from "./work";

/** Where no fruit of a compote is cooked, all of it is mashed at once in the end. */
function asMashed(work: Work): DishForm {
  const raw = work.id === "compote" && doing(work, "cook").length === 0;
  return raw ? { ...work.form, texture: "thick" } : work.form;
}

function preparing(work: Work): readonly Line[] {
  const { plan, jobs } = work;
  const form = asMashed(work);
  // Cheese that lies in brine is rinsed; all of it is grated where it is used.
  const foods = doing(work, "cook", "side", "raw", "drain", "grain", "soakGrain", "cheese");
  return preparationLines(
    foods,
    (foodId) => rawCutOf(foodId, jobs.get(foodId) ?? "cook", form, plan.ageGroup),
    (foodId) => jobs.get(foodId) !== "raw" && jobs.get(foodId) !== "cheese",
    plan.ageGroup,
  );
}

/** Beans first: they soak overnight. They are pressed where their own cut says so, and a mixture has none that is whole. */
function soaking(work: Work): readonly Line[] {
  const { form, plan } = work;
  const isPressed = (foodId: FoodId) =>
    form.family !== "batter" && FOODS[foodId].preparation[plan.ageGroup].cut === "flatten";
  const beans = doing(work, "beans");
  return (["mash", "press"] as const).flatMap((how) => {
    const members = beans.filter((foodId) => isPressed(foodId) === (how === "press"));
    const groups = groupFoods(members, (foodId) => minutesIn(foodId, "braise"));
    return groups.map(([minutes, foods]): Line => [{ kind: "beans", foods, minutes, how }]);
  });
}

/** Minutes in boiling water off the fire; a grown-up's couscous stands for half of them. */
const STEEPING = 10;

/** Everything that becomes soft in a pot of its own. */
function besidePot(work: Work): readonly Line[] {
  const timed = (job: "drain" | "grain" | "pasta" | "side" | "infuse") =>
    groupFoods(doing(work, job), potMinutes).map(([minutes, foods]): Step => ({ kind: job, foods, minutes }));
  const eggs = groupFoods(doing(work, "hardBoil"), potMinutes).map(([minutes, foods]): Step => ({
    kind: "hardBoil",
    foods,
    minutes,
    ageGroup: work.plan.ageGroup,
  }));
  const crumbled = groupFoods(doing(work, "crumble"), potMinutes).map(([minutes, foods]): Step => ({
    kind: "crumble",
    into: "smallPan",
    foods,
    fats: [],
    minutes,
  }));
  const steeped = doing(work, "soakGrain");
  const soaked: readonly Step[] =
    steeped.length === 0 ? [] : [{ kind: "soakGrain", foods: steeped, minutes: STEEPING }];
  return lineOf(
    ...timed("drain"),
    ...timed("side"),
    ...crumbled,
    ...timed("grain"),
    ...soaked,
    ...timed("pasta"),
    ...timed("infuse"),
    ...eggs,
  );
}

/** What gives its flavour goes in with the first and is taken out at last, however long that is. */
function stagesWithAromatics(foods: Foods, place: Place): readonly Stage[] {
  const minutes = (foodId: FoodId) => minutesIn(foodId, place);
  const isAromatic = (foodId: FoodId) => isKind(foodId, "wholeAromatic");
  const [first, ...later] = stagesOf(
    foods.filter((foodId) => !isAromatic(foodId)),
    minutes,
  );
  if (first === undefined) return stagesOf(foods, minutes);
  return [{ ...first, foods: [...first.foods, ...foods.filter(isAromatic)] }, ...later];
}

/** Minutes until no pink is left of what is crumbled first and cooks on with the rest. */
const CRUMBLING = 5;

interface CookedTogether {
  readonly mince: Foods;
  readonly stages: readonly Stage[];
}

/** Mince is in the pot from the first minute on, crumbled: nothing else waits for it, and it waits for nothing. */
function together(foods: Foods, place: Place): CookedTogether {
  const mince = foods.filter((foodId) => isKind(foodId, "mince"));
  const others = foods.filter((foodId) => !isKind(foodId, "mince"));
  const eaten = others.filter((foodId) => !isKind(foodId, "wholeAromatic"));
  const longest = Math.max(0, ...eaten.map((foodId) => minutesIn(foodId, place)));
  const waits = mince.every((foodId) => minutesIn(foodId, place) <= longest);
  const [first, ...later] = stagesWithAromatics(mince.length > 0 && waits ? others : foods, place);
  if (first === undefined) return { mince, stages: [] };
  const [early, late] = [first.foods, mince.filter((foodId) => !first.foods.includes(foodId))];
  return { mince, stages: [{ ...first, foods: [...early, ...late] }, ...later] };
}

const PRESSED = ["vegetable", "starch", "firmFruit", "pea", "corn", "chestnut"] as const;

/** What goes in and on what, then how long and until when. */
function cooking(work: Work): readonly Line[] {
  const foods = doing(work, "cook");
  const { place, tossed } = work.form;
  const { mince, stages } = together(foods, place);
  const [first] = stages;
  if (first === undefined) return [];
  const stirring = foods.some((foodId) => isKind(foodId, "porridgeGrain", "boiledGrain", "lentil"));
  const liquids = place === "oven" ? [] : doing(work, "liquid");
  const fats = place === "braise" || (place === "oven" && tossed !== true) ? doing(work, "fryIn") : [];
  const cook: Step = { kind: "cook", place, stages, stirring };
  const cooked: Line = foods.some((foodId) => isKind(foodId, ...PRESSED)) ? [cook, { kind: "squish" }] : [cook];
  if (mince.length === 0) return [[{ kind: "start", place, foods: first.foods, liquids, fats }], cooked];
  const into = place === "pan" ? "widePan" : "pot";
  const rest = first.foods.filter((foodId) => !mince.includes(foodId));
  const start: Step = { kind: "start", place, foods: rest, liquids, fats: [], joins: true };
  return [[{ kind: "crumble", into, foods: mince, fats, minutes: CRUMBLING }, start], cooked];
}

/** What is done with a food that becomes soft by itself or with the rest. */
export const SOFTENED = [
  "cook",
  "side",
  "crumble",
  "drain",
  "grain",
  "soakGrain",
  "pasta",
] as const satisfies readonly Job[];

/** What the cooked foods still need; mince from a pan of its own is in crumbs already. */
export function finishing(work: Work): readonly Step[] {
  const jobs = SOFTENED.filter((job) => job !== "crumble");
  return finishSteps(doing(work, ...jobs), work.form, work.plan.ageGroup);
}

/** Until everything that has to be soft is. Where nothing cooks in the dish itself there is little to do: one line. */
export function toSoft(work: Work): readonly Line[] {
  const before = [...soaking(work), ...preparing(work), ...besidePot(work)];
  const cooked = cooking(work);
  return cooked.length === 0 ? lineOf(...before.flat()) : [...before, ...cooked];
}
