import { formOf, isTouched, type DishForm, type DishFormId } from "../plan/dish-form";
import { DISH_FORMS } from "../plan/dish-forms.table";
import { isCutFruit, isKind } from "../plan/food-kind";
import { heldOf } from "../plan/held";
import type { PlanItem, RecipePlan } from "../recipe";
import { waterSpoons } from "./dough-water";
import { additionSteps } from "./finishing";
import { isHot } from "./heat";
import { STEEPED, type Job } from "./job";
import { finishing, SOFTENED, toSoft } from "./softening";
import type { Foods, Line, Step } from "./step";
import { groupFoods, potMinutes } from "./timeline";
import { doing, lineOf, workOf, type Work } from "./work";

/** The dish that something served beside is made as: steamed, in pieces. */
const BESIDE: DishForm = DISH_FORMS.steamedPlate;

/** Liquid that nothing cooks in moistens what is dry. */
function moistening(work: Work): readonly Step[] {
  if (work.form.place !== "oven" && doing(work, "cook").length > 0) return [];
  const broths = doing(work, "liquid").filter((foodId) => foodId !== "water");
  return broths.length === 0 ? [] : [{ kind: "moisten", foods: broths }];
}

function breads(work: Work, isSpread = false): readonly Step[] {
  const { ageGroup } = work.plan;
  const toast = doing(work, "toast");
  const ready = doing(work, "ready");
  const flat = doing(work, "flatbread");
  const steps: Step[] = [];
  if (toast.length > 0)
    steps.push({ kind: "toast", foods: toast, ageGroup, isDish: work.id === "toastFingers", isSpread });
  if (ready.length > 0) steps.push({ kind: "ready", foods: ready, ageGroup });
  if (flat.length > 0) steps.push({ kind: "flatbread", foods: flat });
  return steps;
}

function thickening(work: Work): readonly Step[] {
  return groupFoods(doing(work, "thicken"), potMinutes).map(([minutes, foods]) => ({
    kind: "thicken",
    foods,
    minutes: Math.max(minutes, 5),
    ...(work.form.family === "pot" && doing(work, "cook").length > 0 ? { inPot: true } : {}),
  }));
}

/** Dishes that nothing takes off the fire as yet, or needs on it afterwards. */
const SWELLING = ["stew", "soup", "grainPot", "puree"] as const;
const SWELLING_MINUTES = 5;

/** Couscous swells to its end off the fire. */
function swelling(work: Work): readonly Step[] {
  const foods = doing(work, "cook").filter((foodId) => STEEPED.includes(foodId));
  const stays = doing(work, "milk", "cream", "thicken", "sauce", "driedFruit", "coldMeat").length > 0;
  if (foods.length === 0 || stays || !isOneOf(SWELLING, work.id)) return [];
  return [{ kind: "swell", foods, minutes: SWELLING_MINUTES }];
}

/** Dishes whose last touch needs the fire or takes the pot off it. */
const OFF_THE_FIRE = ["ragout", "creamStew", "fruitMash", "sweetGrain", "pastaPot", "beanPot", "porridge"] as const;
/** Dishes whose last touch warms what came raw. */
const WARMED = ["bakedFruit", "steamedFruit"] as const;
/** Dishes whose last touch makes their pieces easier to hold. */
const SLIPPERY = ["fingerPlate", "fruitFingers"] as const;
/** Dishes whose last touch lets them cool. */
const COOLED = ["compote", "spread", "bakedFruit"] as const;

function isOneOf(forms: readonly DishFormId[], id: DishFormId | undefined): boolean {
  return forms.some((form) => form === id);
}

/** The last touch of the dish, where it has one. */
function touching(work: Work): readonly Step[] {
  const { id } = work;
  // What is raw is warmed at last, in the steam or on the tray: nothing where all was cooked. And no tray where nothing was.
  const cooked = doing(work, "cook").length > 0;
  if (isOneOf(WARMED, id) && cooked && doing(work, "raw").length === 0) return [];
  if (isOneOf(["trayBake", "bakedFruit"], id) && !cooked) return [];
  // What cannot be held cannot slip out of the hand.
  if (isOneOf(SLIPPERY, id) && heldOf(work.plan) === "none") return [];
  // What was never in a pot does not cool in it.
  if (id === "compote" && !cooked) return [];
  // Milk takes the pot off the fire: no touch needs it after that, or takes it off again.
  if (isOneOf(OFF_THE_FIRE, id) && doing(work, "milk").length > 0) return [];
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
  // What comes out of the steam or the parcel takes its yogurt after that.
  if (isOneOf(["steamedFruit", "fishParcel"], work.id)) return lineOf(...dish, ...touch, ...additions.flat());
  return rest.length === 0 ? lineOf(...first, ...touch) : [...lineOf(...first), ...lineOf(...rest, ...touch)];
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
  const soft = [...swelling(work), ...finishing(work), ...thickening(work)];
  const lines = toSoft(work);
  if (form.texture === "set")
    return [...lines, ...rounded(work, soft, additions), [...together, { kind: "set", ageGroup }]];
  const texture: readonly Step[] =
    form.texture === undefined
      ? []
      : [
          {
            kind: "texture",
            texture: !cooked && (form.texture === "thick" || work.id === "compote") ? "cold" : form.texture,
            ageGroup,
          },
        ];
  return [...lines, ...rounded(work, [...soft, ...together, ...texture], additions)];
}

/** Dishes that are done on the tray, so that nothing boiled may be left in its pot. */
const TRAYS = ["trayBake", "bakedFruit", "fishParcel"] as const;

function plateLines(work: Work): readonly Line[] {
  const toss: readonly Step[] = work.form.tossed === true ? [{ kind: "toss", fats: doing(work, "fryIn") }] : [];
  const isTray = isOneOf(TRAYS, work.id) && doing(work, "cook").length > 0;
  const laid = doing(work, "beans", "drain", "side");
  const joined: readonly Step[] = isTray && laid.length > 0 ? [{ kind: "onTray", foods: laid }] : [];
  // Grain has become soft in its own pot: on a tray it would turn hard again.
  const boiled = doing(work, "grain", "soakGrain", "pasta");
  const aside: readonly Step[] = isTray && boiled.length > 0 ? [{ kind: "alongside", foods: boiled }] : [];
  const soft = [...finishing(work), ...toss, ...joined];
  const additions = [
    ...lineOf(...thickening(work)),
    ...additionSteps(work.jobs, "plate"),
    ...lineOf(...moistening(work)),
  ];
  const [last = [], ...before] = [...toSoft(work), ...rounded(work, soft, additions)].reverse();
  return [...before.reverse(), ...lineOf(...last, ...aside)];
}

function batterLines(work: Work, id: DishFormId): readonly Line[] {
  const { form, plan } = work;
  const mixed = doing(work, "mix", "liquid").filter((foodId) => foodId !== "water");
  const folded = doing(work, ...SOFTENED, "beans", "raw", "infuse").length > 0;
  const oats = mixed.filter((foodId) => foodId === "oats" || foodId === "spelt");
  const mix: Step[] = oats.length > 0 ? [{ kind: "grindOats", foods: oats }] : [];
  mix.push({
    kind: "mix",
    mix: form.mix ?? "dough",
    heat: form.heat ?? "pan",
    foods: mixed,
    spoons: waterSpoons(form, plan.items, mixed),
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
  const rests: readonly Step[] =
    form.mix === undefined || form.mix === "egg" || rises.length > 0
      ? []
      : [{ kind: "rest", mix: form.mix, heat: form.heat ?? "pan" }];
  const shape: Step = { kind: "shape", form: id, fats: doing(work, "fryIn"), ageGroup: plan.ageGroup, done };
  // Beaten eggs wait for nothing, and one thick pancake is stirred and fried as one step.
  const isInOneGo = (form.mix === "egg" && dips.length === 0) || id === "thickFritter";
  return [
    ...toSoft(work),
    ...(isInOneGo
      ? [[...mixing, ...additions.flat(), ...rests, ...rises, shape]]
      : [...rounded(work, mixing, additions), ...lineOf(...rests, ...rises, ...dips, shape)]),
  ];
}

/** What can be spread on bread, as it is or mashed. */
const SPREAD = ["softFruit", "firmFruit", "softDairy", "hummus", "nutButter", "bean", "sauce"] as const;

/** Cheese beside a dish has no food of its own to be scattered over. */
function grating(foods: Foods): Step {
  return { kind: "grate", foods };
}

/** What is served with the dish and not in it: bread of the dish, and foods that do not belong into it. */
function besideLines(work: Work): readonly Line[] {
  const { plan } = work;
  const foods = plan.items.filter((item) => item.role === "beside").map((item) => item.foodId);
  const hasSpread = [...work.jobs.keys()].some((foodId) => foodId === "butter" || isKind(foodId, ...SPREAD));
  // Bread is toasted after what goes on it is made, and spread before it is cut.
  const toasts = breads(work, work.id === "toastFingers" && hasSpread);
  if (foods.length === 0) return lineOf(...toasts);
  const own = workOf(plan, undefined, BESIDE, foods);
  const isAlone = foods.every((foodId) => isKind(foodId, "cheese"));
  const made = plateLines(own)
    .flat()
    .map((step): Step => (isAlone && step.kind === "add" ? grating(step.foods) : step));
  return [[...toasts, ...made, ...breads(own), { kind: "beside" }]];
}

/** The grains of a dish, which may give it its name. */
export function grainsOf(plan: RecipePlan): Foods {
  const isGrain = ({ foodId, role }: PlanItem) => role !== "beside" && isKind(foodId, "porridgeGrain", "boiledGrain");
  return plan.items.filter(isGrain).map(({ foodId }) => foodId);
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
  const isSavoury =
    form.taste === "savoury" || (id === "thickFritter" && plan.items.every(({ role }) => role !== "fruit"));
  const salted: readonly Step[] = isSavoury ? [{ kind: "family", family: form.family }] : [];
  const alone = plan.items.every(({ role }) => role !== "beside");
  const cools = alone && isOneOf(COOLED, id) && dish.flat().some(({ kind }) => kind === "touch");
  const cold = cools || !dish.flat().some(isHot);
  const grains = grainsOf(plan);
  const held = heldOf(plan);
  const serve: Step = {
    kind: "serve",
    form: id,
    ageGroup: plan.ageGroup,
    ...(cold ? { cold } : {}),
    ...(held === "all" ? {} : { held }),
    ...(grains.length > 0 ? { grains } : {}),
  };
  return [...dish, ...besideLines(work), [...salted, serve]];
}
