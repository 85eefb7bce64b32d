import type { FoodId } from "../../food/food-ids";
import { FOODS } from "../../food/foods";
import { eatenGrams } from "../plan/amounts";
import { formOf, isTouched, type DishForm, type DishFormId } from "../plan/dish-form";
import { DISH_FORMS } from "../plan/dish-forms.table";
import { isCutFruit, isKind, type FoodKind } from "../plan/food-kind";
import type { RecipePlan } from "../recipe";
import { additionSteps, finishSteps } from "./finishing";
import { isHot } from "./heat";
import { jobOf, type Job } from "./job";
import { preparationLines, rawCutOf } from "./preparing";
import type { Foods, Line, Step } from "./step";
import { groupFoods, minutesIn, potMinutes, stagesOf } from "./timeline";

/** The dish that something served beside is made as: steamed, in pieces. */
const BESIDE: DishForm = DISH_FORMS.steamedPlate;

interface Work {
  readonly plan: RecipePlan;
  /** `undefined`: something beside the dish. */
  readonly id: DishFormId | undefined;
  readonly form: DishForm;
  readonly jobs: ReadonlyMap<FoodId, Job>;
}

function workOf(plan: RecipePlan, id: DishFormId | undefined, form: DishForm, foods: readonly FoodId[]): Work {
  const rises = foods.some((foodId) => isKind(foodId, "leaven"));
  const jobs = foods.map((foodId) => [foodId, jobOf(foodId, form, rises)] as const);
  const cooks =
    form.family === "batter" ||
    form.tossed === true ||
    jobs.some(([foodId, job]) => job === "cook" && !isKind(foodId, "herb"));
  return { plan, id, form, jobs: new Map(jobs.map(([foodId, job]) => [foodId, cooks ? job : uncooked(job, foodId)])) };
}

/** Where nothing is cooked, fat is stirred in or brushed on like any other, and ginger is stirred in as it is. */
function uncooked(job: Job, foodId: FoodId): Job {
  if (job === "fryIn") return "fat";
  return job === "cook" && isKind(foodId, "herb") ? "root" : job;
}

function doing({ jobs }: Work, ...wanted: readonly Job[]): readonly FoodId[] {
  return [...jobs].filter(([, job]) => wanted.includes(job)).map(([foodId]) => foodId);
}

function lineOf(...steps: readonly Step[]): readonly Line[] {
  return steps.length === 0 ? [] : [steps];
}

function preparing(work: Work): readonly Line[] {
  const { form, plan, jobs } = work;
  const foods = doing(work, "cook", "side", "raw", "drain", "grain");
  return preparationLines(
    foods,
    (foodId) => rawCutOf(foodId, jobs.get(foodId) ?? "cook", form, plan.ageGroup),
    (foodId) => jobs.get(foodId) !== "raw",
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
  return lineOf(...timed("drain"), ...timed("side"), ...timed("grain"), ...timed("pasta"), ...timed("infuse"), ...eggs);
}

const PRESSED = ["vegetable", "starch", "firmFruit", "pea", "corn", "chestnut"] as const;

/** What goes in and on what, then how long and until when. */
function cooking(work: Work): readonly Line[] {
  const foods = doing(work, "cook");
  const { place, tossed } = work.form;
  const stages = stagesOf(foods, (foodId) => minutesIn(foodId, place));
  const [first] = stages;
  if (first === undefined) return [];
  const stirring = foods.some((foodId) => isKind(foodId, "porridgeGrain", "boiledGrain", "lentil"));
  const liquids = place === "oven" ? [] : doing(work, "liquid");
  const fats = place === "braise" || (place === "oven" && tossed !== true) ? doing(work, "fryIn") : [];
  const start: Step = { kind: "start", place, foods: first.foods, liquids, fats };
  const cook: Step = { kind: "cook", place, stages, stirring };
  return [[start], foods.some((foodId) => isKind(foodId, ...PRESSED)) ? [cook, { kind: "squish" }] : [cook]];
}

function finishing(work: Work): readonly Step[] {
  return finishSteps(doing(work, "cook", "side", "drain", "grain", "pasta"), work.form, work.plan.ageGroup);
}

/** Liquid that nothing cooks in moistens what is dry. */
function moistening(work: Work): readonly Step[] {
  if (work.form.place !== "oven" && doing(work, "cook").length > 0) return [];
  const broths = doing(work, "liquid").filter((foodId) => foodId !== "water");
  return broths.length === 0 ? [] : [{ kind: "moisten", foods: broths }];
}

function breads(work: Work): readonly Step[] {
  const { ageGroup } = work.plan;
  const toast = doing(work, "toast");
  const ready = doing(work, "ready");
  const flat = doing(work, "flatbread");
  const steps: Step[] = [];
  if (toast.length > 0) steps.push({ kind: "toast", foods: toast, ageGroup });
  if (ready.length > 0) steps.push({ kind: "ready", foods: ready, ageGroup });
  if (flat.length > 0) steps.push({ kind: "flatbread", foods: flat });
  return steps;
}

function thickening(work: Work): readonly Step[] {
  return groupFoods(doing(work, "thicken"), potMinutes).map(([minutes, foods]) => ({
    kind: "thicken",
    foods,
    minutes: Math.max(minutes, 5),
  }));
}

/** Dishes whose last touch needs the fire or takes the pot off it. */
const OFF_THE_FIRE = ["ragout", "creamStew", "fruitMash", "sweetGrain", "pastaPot", "beanPot", "porridge"] as const;
/** Dishes whose last touch lets them cool. */
const COOLED = ["compote", "spread", "bakedFruit"] as const;

function isOneOf(forms: readonly DishFormId[], id: DishFormId | undefined): boolean {
  return forms.some((form) => form === id);
}

/** The last touch of the dish, where it has one. */
function touching(work: Work): readonly Step[] {
  const { id } = work;
  // What is raw is warmed on the tray at last: nothing where all was baked. And no tray where nothing was.
  if (id === "bakedFruit" && doing(work, "raw").length === 0) return [];
  if (isOneOf(["trayBake", "bakedFruit"], id) && doing(work, "cook").length === 0) return [];
  // Milk takes the pot off the fire: no touch needs it after that, or takes it off again.
  if (isOneOf(OFF_THE_FIRE, id) && doing(work, "milk").length > 0) return [];
  // Bread is toasted after what goes on it is made, and spread after that.
  if (id === "toastFingers") return [];
  return id !== undefined && isTouched(id) ? [{ kind: "touch", form: id }] : [];
}

const ADDITIONS_IN_A_LINE = 3;

/**
 * What is said last of a dish: the first additions with it, the others, if any, on a line of their own, unless there was
 * nothing to cook and the whole dish is short, or only one would be left; then its last touch.
 */
function rounded(work: Work, dish: readonly Step[], additions: readonly (readonly Step[])[]): readonly Line[] {
  const all = doing(work, "cook").length === 0 || additions.length <= ADDITIONS_IN_A_LINE;
  const most = all ? additions.length : ADDITIONS_IN_A_LINE - 1;
  const first = [...dish, ...additions.slice(0, most).flat()];
  const rest = additions.slice(most).flat();
  const touch = touching(work);
  // What comes out of the steam takes its yogurt after that.
  if (work.id === "steamedFruit") return lineOf(...dish, ...touch, ...additions.flat());
  return rest.length === 0 ? lineOf(...first, ...touch) : [...lineOf(...first), ...lineOf(...rest, ...touch)];
}

/** Until everything that has to be soft is. Where nothing cooks in the dish itself there is little to do: one line. */
function toSoft(work: Work): readonly Line[] {
  const before = [...soaking(work), ...preparing(work), ...besidePot(work)];
  const cooked = cooking(work);
  return cooked.length === 0 ? lineOf(...before.flat()) : [...before, ...cooked];
}

/** What was made ready beside the pot or the tray goes onto it: fruit, and what was boiled by itself. */
function folding(work: Work, ...jobs: readonly Job[]): readonly Step[] {
  const groups = groupFoods(doing(work, ...jobs), (foodId) => String(isCutFruit(foodId)));
  return groups.map(([, foods]) => ({ kind: "fold", foods }));
}

function potLines(work: Work): readonly Line[] {
  const { form, plan } = work;
  const { ageGroup } = plan;
  const cooked = doing(work, "cook").length > 0;
  const together = cooked ? folding(work, "beans", "hardBoil", "drain", "raw") : [];
  const additions = [...additionSteps(work.jobs, cooked ? "mixture" : "cold"), ...lineOf(...moistening(work))];
  const soft = [...finishing(work), ...thickening(work)];
  const lines = toSoft(work);
  if (form.texture === "set")
    return [...lines, ...rounded(work, soft, additions), [...together, { kind: "set", ageGroup }]];
  const texture: readonly Step[] =
    form.texture === undefined ? [] : [{ kind: "texture", texture: form.texture, ageGroup }];
  return [...lines, ...rounded(work, [...soft, ...together, ...texture], additions)];
}

function plateLines(work: Work): readonly Line[] {
  const toss: readonly Step[] = work.form.tossed === true ? [{ kind: "toss", fats: doing(work, "fryIn") }] : [];
  const isTray = work.id === "trayBake" && doing(work, "cook").length > 0;
  const joined = isTray ? folding(work, "beans", "drain", "side", "grain", "pasta") : [];
  const soft = [...finishing(work), ...toss, ...joined];
  const additions = [
    ...lineOf(...thickening(work)),
    ...additionSteps(work.jobs, "plate"),
    ...lineOf(...moistening(work)),
  ];
  const lines = toSoft(work);
  return [...lines, ...rounded(work, soft, additions)];
}

/** Of yogurt, curd and the like so much is water. */
const WATER_OF_CURD = 0.7;
/** From this share of its flour or flakes on, what wets a dough leaves room for two spoons of water and no more. */
const ALMOST_WET = 0.4;

/**
 * The tablespoons of water that a dough takes at most. An egg wets its own weight of flour or flakes: with water too,
 * nothing would hold together.
 */
function waterSpoons({ form, plan }: Work, mixed: Foods): 0 | 2 | 4 {
  if (form.mix !== "dough" || mixed.some((foodId) => isKind(foodId, "milk", "liquid"))) return 0;
  const grams = (kinds: readonly FoodKind[]) =>
    plan.items
      .filter(({ foodId }) => mixed.includes(foodId) && isKind(foodId, ...kinds))
      .reduce((sum, item) => sum + (item.amount.unit === "g" ? item.amount.value : eatenGrams(item, form)), 0);
  const dry = grams(["flour", "porridgeGrain"]);
  const wet = grams(["egg"]) + grams(["softDairy"]) * WATER_OF_CURD;
  if (wet >= dry) return 0;
  return wet >= dry * ALMOST_WET ? 2 : 4;
}

function batterLines(work: Work, id: DishFormId): readonly Line[] {
  const { form, plan } = work;
  const mixed = doing(work, "mix", "liquid").filter((foodId) => foodId !== "water");
  const folded = doing(work, "cook", "side", "drain", "grain", "pasta", "beans", "raw", "infuse").length > 0;
  const oats = mixed.filter((foodId) => foodId === "oats" || foodId === "spelt");
  const mix: Step[] = oats.length > 0 ? [{ kind: "grindOats", foods: oats }] : [];
  mix.push({
    kind: "mix",
    mix: form.mix ?? "dough",
    heat: form.heat ?? "pan",
    foods: mixed,
    spoons: waterSpoons(work, mixed),
  });
  // Where nothing is mixed first, "everything" is what was prepared.
  if (folded && form.mix !== "mass" && mixed.length > 0) mix.push({ kind: "foldIn" });
  const dipped = doing(work, "dip");
  const dips: readonly Step[] = dipped.length === 0 ? [] : [{ kind: "dip", foods: dipped, ageGroup: plan.ageGroup }];
  const done: ("egg" | "meat")[] = [];
  if (mixed.some((foodId) => isKind(foodId, "egg"))) done.push("egg");
  if (mixed.some((foodId) => isKind(foodId, "mince"))) done.push("meat");
  const mixing = [...finishing(work), ...mix];
  const additions = additionSteps(work.jobs, "batter");
  const rises: readonly Step[] = form.mix === "dough" && mixed.includes("yeast") ? [{ kind: "rise" }] : [];
  const shape: Step = { kind: "shape", form: id, fats: doing(work, "fryIn"), ageGroup: plan.ageGroup, done };
  return [
    ...toSoft(work),
    ...(form.mix === "egg" && dips.length === 0
      ? [[...mixing, ...additions.flat(), shape]]
      : [...rounded(work, mixing, additions), ...lineOf(...rises, ...dips, shape)]),
  ];
}

/** What is served with the dish and not in it: bread of the dish, and foods that do not belong into it. */
function besideLines(work: Work): readonly Line[] {
  const { plan } = work;
  const foods = plan.items.filter((item) => item.role === "beside").map((item) => item.foodId);
  const spread: readonly Step[] = work.id === "toastFingers" ? [{ kind: "touch", form: work.id }] : [];
  if (foods.length === 0) return lineOf(...breads(work), ...spread);
  const own = workOf(plan, undefined, BESIDE, foods);
  return [[...breads(work), ...spread, ...plateLines(own).flat(), ...breads(own), { kind: "beside" }]];
}

/**
 * A plan as a cook works it off, without a language: one line after another, each of one or more sentences. What is
 * served beside comes after the dish, on a line of its own. Every food of the plan but water is in some step.
 */
export function procedureOf(plan: RecipePlan): readonly Line[] {
  const id = formOf(plan);
  const form = DISH_FORMS[id];
  const foods = plan.items.filter((item) => item.role !== "beside").map((item) => item.foodId);
  const work = workOf(plan, id, form, foods);
  const dish =
    form.family === "pot" ? potLines(work) : form.family === "plate" ? plateLines(work) : batterLines(work, id);
  const salted: readonly Step[] = form.taste === "savoury" ? [{ kind: "family", family: form.family }] : [];
  const alone = plan.items.every(({ role }) => role !== "beside");
  const cools = alone && isOneOf(COOLED, id) && dish.flat().some(({ kind }) => kind === "touch");
  const cold = cools || !dish.flat().some(isHot);
  const serve: Step = { kind: "serve", form: id, ageGroup: plan.ageGroup, ...(cold ? { cold } : {}) };
  return [...dish, ...besideLines(work), [...salted, serve]];
}
