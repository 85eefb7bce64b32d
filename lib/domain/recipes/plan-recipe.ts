import type { FoodId } from "../food/food-ids";
import { measurePlan, type UnmeasuredPlan } from "./measure-plan";
import { chooseForm, tasteOfDish, type ChosenForm } from "./plan/choose-form";
import { DISH_FORMS } from "./plan/dish-forms.table";
import { hasSubstance, isCutFruit, isKind, tasteOf, traitsOf } from "./plan/food-kind";
import {
  baseToAdd,
  binderToAdd,
  fatToAdd,
  fillerToAdd,
  flourToAdd,
  mayAdd,
  namesakeToAdd,
  seasoningToAdd,
  substanceToAdd,
} from "./plan/pantry";
import { minutesIn } from "./procedure/timeline";
import type { PlanItem, RecipeBrief, RecipePlan } from "./recipe";

const ROLE_ORDER: readonly PlanItem["role"][] = [
  "protein",
  "base",
  "vegetable",
  "fruit",
  "binder",
  "fat",
  "flavour",
  "liquid",
  "beside",
];

/** Foods that do not belong into a dish of this taste; they become a small side of their own. */
function besideFoods(foods: readonly FoodId[], taste: "sweet" | "savoury"): ReadonlySet<FoodId> {
  const other = taste === "sweet" ? "savoury" : "sweet";
  const strangers = foods.filter((foodId) => tasteOf(foodId) === other);
  const canStandAlone = strangers.some(
    (foodId) =>
      hasSubstance(foodId) ||
      isKind(foodId, "cheese", "hummus", "liver", "shellfish", "coldMeat", "leaf", "driedFruit"),
  );
  return new Set(canStandAlone ? strangers : []);
}

/** A boiled egg lies beside a dish of fruit or a sweet porridge: only a batter takes it in. */
function isEggBeside(foodId: FoodId, form: ChosenForm["form"], taste: "sweet" | "savoury"): boolean {
  return taste === "sweet" && DISH_FORMS[form].family !== "batter" && isKind(foodId, "egg", "smallEgg");
}

/** Bread is dipped into egg, milk and what is mashed; berries and vegetables in it would only fall off. */
function canBeDippedIn(foodId: FoodId, form: ChosenForm["form"]): boolean {
  if (DISH_FORMS[form].dips !== true) return true;
  return !isCutFruit(foodId) && !isKind(foodId, "vegetable", "leaf", "pea", "corn", "starch", "firmFruit");
}

function additionsFor(brief: RecipeBrief, { form, round }: ChosenForm, foods: readonly FoodId[]): readonly FoodId[] {
  const shape = DISH_FORMS[form];
  const sweet = tasteOfDish(brief) === "sweet";
  const present = [...brief.foods];
  const added: FoodId[] = [];
  const add = (foodId: FoodId | undefined) => {
    if (foodId === undefined || present.includes(foodId)) return;
    present.push(foodId);
    added.push(foodId);
  };
  if (shape.mix === "dough" || shape.mix === "mass") add(binderToAdd(brief, foods, shape.mix));
  add(baseToAdd(brief, shape, [...foods, ...added], sweet));
  add(namesakeToAdd(brief, shape, [...foods, ...added]));
  add(fillerToAdd(brief, shape, present, sweet));
  if (foods.some((foodId) => isKind(foodId, "leaven")) && shape.mix === undefined) add(flourToAdd(brief, foods));
  if (form !== "smoothieBowl" && !(sweet && shape.family === "plate"))
    add(fatToAdd(brief, shape, [...brief.foods, ...added]));
  add(seasoningToAdd(brief, present, sweet, round));
  return added;
}

/**
 * A dish for a brief: every food of the brief, with the part it plays and its amount for one portion of the age; what
 * does not belong together beside it; pantry basics added only where the family's list allows. The same brief is the
 * same plan; another seed may choose another dish that is as good, another variant is another idea.
 */
export function planRecipe(brief: RecipeBrief): RecipePlan {
  const asked = [...new Set(brief.foods)];
  const bare: RecipeBrief = { ...brief, foods: asked };
  const substance = asked.some((foodId) => hasSubstance(foodId))
    ? undefined
    : substanceToAdd(bare, tasteOfDish(bare) === "sweet");
  const foods = substance === undefined ? asked : [...asked, substance];
  const wanted: RecipeBrief = { ...brief, foods };
  const taste = tasteOfDish(wanted);
  // No onion goes into a dish of fruit, whatever the dish.
  const strangers = new Set([
    ...besideFoods(foods, taste),
    ...(taste === "sweet" ? foods.filter((foodId) => isKind(foodId, "allium")) : []),
  ]);
  const dish = foods.filter((foodId) => !strangers.has(foodId));
  const chosen = chooseForm(wanted, dish);
  const { form } = chosen;
  const eggs = dish.filter((foodId) => isEggBeside(foodId, form, taste));
  const beside = new Set([...strangers, ...eggs, ...dish.filter((foodId) => !canBeDippedIn(foodId, form))]);
  const all = [...foods, ...additionsFor(wanted, chosen, dish)];
  const items = all.map((foodId): UnmeasuredPlan["items"][number] => ({
    foodId,
    role: beside.has(foodId) ? "beside" : traitsOf(foodId).role,
    added: !asked.includes(foodId),
    // A leaf that only gives its flavour cooks as long as the rest does.
    minutes: isKind(foodId, "wholeAromatic")
      ? 0
      : minutesIn(foodId, beside.has(foodId) ? "steamer" : DISH_FORMS[form].place),
  }));
  const place = ({ role }: Pick<PlanItem, "role">) => ROLE_ORDER.indexOf(role);
  const plan: UnmeasuredPlan = {
    version: 1,
    form,
    ageGroup: brief.ageGroup,
    cookingMethod: brief.cookingMethod,
    mealType: brief.mealType,
    items: items.sort((left, right) => place(left) - place(right)),
  };
  return measurePlan(plan, mayAdd("water", brief));
}
