import type { FoodId } from "../../food/food-ids";
import { formOf, type DishForm, type DishFormId } from "../plan/dish-form";
import { DISH_FORMS } from "../plan/dish-forms.table";
import { isKind } from "../plan/food-kind";
import type { RecipePlan } from "../recipe";
import { additionLines, finishLines } from "./finishing";
import { jobOf, methodOf, type Job } from "./job";
import { preparationLines, rawCutOf } from "./preparing";
import type { Line, Step } from "./step";
import { groupFoods, minutesToSoft, potMinutes, stagesOf } from "./timeline";

/** The dish that something served beside is made as: steamed, in pieces. */
const BESIDE: DishForm = DISH_FORMS.steamedPlate;

interface Work {
  readonly plan: RecipePlan;
  readonly id: DishFormId;
  readonly form: DishForm;
  readonly jobs: ReadonlyMap<FoodId, Job>;
}

function workOf(plan: RecipePlan, id: DishFormId, form: DishForm, foods: readonly FoodId[]): Work {
  const rises = foods.some((foodId) => isKind(foodId, "leaven"));
  return {
    plan,
    id,
    form,
    jobs: new Map(foods.map((foodId) => [foodId, jobOf(foodId, form, plan.cookingMethod, rises)])),
  };
}

function doing({ jobs }: Work, ...wanted: readonly Job[]): readonly FoodId[] {
  return [...jobs].filter(([, job]) => wanted.includes(job)).map(([foodId]) => foodId);
}

function minutesIn({ form, plan }: Work): (foodId: FoodId) => number {
  return (foodId) => minutesToSoft(foodId, methodOf(form, plan.cookingMethod));
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

/** Beans first: they soak overnight. */
function soaking(work: Work): readonly Line[] {
  const groups = groupFoods(doing(work, "beans"), (foodId) => minutesToSoft(foodId, "stew"));
  const how = work.plan.ageGroup === "6-9" || work.form.family === "batter" ? ("mash" as const) : ("press" as const);
  return groups.map(([minutes, foods]) => [{ kind: "beans", foods, minutes, how }]);
}

/** Everything that becomes soft in a pot of its own. */
function besidePot(work: Work): readonly Line[] {
  const timed = (job: "drain" | "grain" | "pasta" | "side" | "infuse") =>
    groupFoods(doing(work, job), potMinutes).map(([minutes, foods]): Line => [{ kind: job, foods, minutes }]);
  const eggs = groupFoods(doing(work, "hardBoil"), potMinutes).map(([minutes, foods]): Line => [
    { kind: "hardBoil", foods, minutes, ageGroup: work.plan.ageGroup },
  ]);
  return [...timed("drain"), ...timed("side"), ...timed("grain"), ...timed("pasta"), ...timed("infuse"), ...eggs];
}

const PRESSED = ["vegetable", "starch", "firmFruit", "pea", "corn", "chestnut"] as const;

function cooking(work: Work): readonly Line[] {
  const foods = doing(work, "cook");
  if (foods.length === 0) return [];
  const stirring = foods.some((foodId) => isKind(foodId, "porridgeGrain", "boiledGrain", "lentil"));
  const cook: Step = {
    kind: "cook",
    place: work.form.place,
    stages: stagesOf(foods, minutesIn(work)),
    liquids: work.form.place === "oven" ? [] : doing(work, "liquid"),
    stirring,
  };
  return [foods.some((foodId) => isKind(foodId, ...PRESSED)) ? [cook, { kind: "squish" }] : [cook]];
}

/** Liquid that nothing cooks in moistens what is dry. */
function moistening(work: Work): readonly Line[] {
  if (work.form.place !== "oven" && doing(work, "cook").length > 0) return [];
  const broths = doing(work, "liquid").filter((foodId) => foodId !== "water");
  return broths.length === 0 ? [] : [[{ kind: "moisten", foods: broths }]];
}

function breads(work: Work): readonly Line[] {
  const { ageGroup } = work.plan;
  const toast = doing(work, "toast");
  const ready = doing(work, "ready");
  const flat = doing(work, "flatbread");
  const steps: Step[] = [];
  if (toast.length > 0) steps.push({ kind: "toast", foods: toast, ageGroup });
  if (ready.length > 0) steps.push({ kind: "ready", foods: ready, ageGroup });
  if (flat.length > 0) steps.push({ kind: "flatbread", foods: flat });
  return steps.length === 0 ? [] : [steps];
}

function finishing(work: Work): readonly Line[] {
  return finishLines(doing(work, "cook", "side", "drain", "grain", "pasta"), work.form, work.plan.ageGroup);
}

function thickening(work: Work): readonly Line[] {
  const groups = groupFoods(doing(work, "thicken"), potMinutes);
  return groups.map(([minutes, foods]) => [{ kind: "thicken", foods, minutes: Math.max(minutes, 5) }]);
}

function potLines(work: Work): readonly Line[] {
  const { form, plan } = work;
  const raw = doing(work, "raw");
  const cooked = doing(work, "cook").length > 0;
  const together: Step[] = raw.length > 0 && cooked ? [{ kind: "fold", foods: raw }] : [];
  if (form.texture === "smooth" || form.texture === "lumpy")
    together.push({ kind: "texture", texture: form.texture, ageGroup: plan.ageGroup });
  if (form.texture === "set") together.push({ kind: "set", ageGroup: plan.ageGroup });
  const additions = additionLines(work.jobs, "mixture");
  const main = [...cooking(work), ...finishing(work), ...thickening(work)];
  const last: readonly Line[] = together.length === 0 ? [] : [together];
  const order = form.texture === "set" ? [...additions, ...last] : [...last, ...additions];
  return [
    ...soaking(work),
    ...preparing(work),
    ...besidePot(work),
    ...main,
    ...order,
    ...moistening(work),
    ...breads(work),
  ];
}

function plateLines(work: Work): readonly Line[] {
  const fats = doing(work, "fryIn");
  const toss: readonly Line[] = work.form.tossed === true ? [[{ kind: "toss", fats }]] : [];
  return [
    ...soaking(work),
    ...preparing(work),
    ...besidePot(work),
    ...cooking(work),
    ...finishing(work),
    ...toss,
    ...thickening(work),
    ...additionLines(work.jobs, "plate"),
    ...moistening(work),
    ...breads(work),
  ];
}

function batterLines(work: Work): readonly Line[] {
  const { form, plan, id } = work;
  const mixed = doing(work, "mix", "liquid").filter((foodId) => foodId !== "water");
  const folded = doing(work, "cook", "side", "drain", "grain", "pasta", "beans", "raw", "infuse").length > 0;
  const oats = mixed.filter((foodId) => foodId === "oats" || foodId === "spelt");
  const mix: Step[] = oats.length > 0 ? [{ kind: "grindOats", foods: oats }] : [];
  const watered = !mixed.some((foodId) => isKind(foodId, "milk", "liquid"));
  mix.push({ kind: "mix", mix: form.mix ?? "dough", foods: mixed, watered });
  if (folded && form.mix !== "mass") mix.push({ kind: "foldIn" });
  const done: ("egg" | "meat")[] = [];
  if (mixed.some((foodId) => isKind(foodId, "egg"))) done.push("egg");
  if (mixed.some((foodId) => isKind(foodId, "mince"))) done.push("meat");
  return [
    ...soaking(work),
    ...preparing(work),
    ...besidePot(work),
    ...cooking(work),
    ...finishing(work),
    mix,
    ...additionLines(work.jobs, "mixture"),
    [{ kind: "shape", form: id, fats: doing(work, "fryIn"), ageGroup: plan.ageGroup, done }],
    ...breads(work),
  ];
}

function besideLines(plan: RecipePlan): readonly Line[] {
  const foods = plan.items.filter((item) => item.role === "beside").map((item) => item.foodId);
  if (foods.length === 0) return [];
  const work = workOf({ ...plan, cookingMethod: "steamed" }, "steamedPlate", BESIDE, foods);
  return [[...plateLines(work).flat(), { kind: "beside" }]];
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
  const dish = form.family === "pot" ? potLines(work) : form.family === "plate" ? plateLines(work) : batterLines(work);
  const salted = form.taste === "savoury" ? [{ kind: "family" } as const] : [];
  return [...dish, ...besideLines(plan), [...salted, { kind: "serve", form: id, ageGroup: plan.ageGroup }]];
}
