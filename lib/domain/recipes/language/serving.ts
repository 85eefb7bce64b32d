import type { AgeGroup } from "../../food/age";
import type { Cut } from "../../food/food";
import type { FoodId } from "../../food/food-ids";
import { FOODS } from "../../food/foods";
import { formOf } from "../plan/dish-form";
import { DISH_FORMS } from "../plan/dish-forms.table";
import { isKind, isSlender, type FoodKind } from "../plan/food-kind";
import { servedOf } from "../plan/held";
import { isChoppedAfter } from "../procedure/preparing";
import type { Foods } from "../procedure/step";
import type { PlanItem, RecipePlan, ServingInstructions } from "../recipe";
import type { Heat, Phrasebook } from "./recipe-language";

const MOST_NAMED = 6;

/** How a food gets done, as a parent reads it: not at all where it comes ready or the age eats it as it grew. */
function heatOf(foodId: FoodId): Heat {
  if (isKind(foodId, "meat", "mince", "fish", "shellfish", "liver", "coldMeat")) return "through";
  if (isKind(foodId, "egg")) return "firm";
  const { minutesToSoft } = FOODS[foodId];
  const raw = isKind(
    foodId,
    "softFruit",
    "citrus",
    "roundFruit",
    "berry",
    "sour",
    "bread",
    "readyCake",
    "softDairy",
    "milk",
    "cheese",
    "groundNut",
    "chia",
    "nutButter",
    "hummus",
    "fat",
    "cream",
    "liquid",
    "seasoning",
    "spice",
    "herb",
    "sauce",
    "crumbs",
    "wholeAromatic",
  );
  return !raw && Object.values(minutesToSoft).some((minutes) => minutes > 0) ? "soft" : "none";
}

/** How a food is cut that a dish cooks: what is else grated raw comes in pieces, and no boiled egg in strips. */
function cutOfCooked(foodId: FoodId, ageGroup: AgeGroup, own: Cut): Cut {
  if (own === "strip" && isKind(foodId, "egg", "smallEgg")) return "mash";
  if (own !== "grate" || !isKind(foodId, "firmFruit", "vegetable")) return own;
  return ageGroup === "6-9" ? "stick" : "smallPieces";
}

/** How a dish serves a food: no steps dice cheese, and garlic that was cooked whole is mashed. */
function cutOfServed({ foodId, role, minutes }: PlanItem, plan: RecipePlan): Cut {
  const own = FOODS[foodId].preparation[plan.ageGroup].cut;
  if (isKind(foodId, "cheese")) return "grate";
  const form = DISH_FORMS[role === "beside" ? "steamedPlate" : formOf(plan)];
  if (foodId === "garlic" && isChoppedAfter(foodId, form)) return "mash";
  return minutes > 0 ? cutOfCooked(foodId, plan.ageGroup, own) : own;
}

/** `served`: the cut with which a dish serves it, else its own. */
export function preparationIn<N>(book: Phrasebook<N>, foodId: FoodId, ageGroup: AgeGroup, served?: Cut): string {
  const { before, cut: own } = FOODS[foodId].preparation[ageGroup];
  const cut = served ?? own;
  const long = cut === "stick" && isSlender(foodId) ? "fingerLong" : cut;
  const grated = cut === "grate" && ageGroup === "12-24" && isKind(foodId, "firmFruit");
  const heat = grated || before.includes("boilHard") ? "none" : heatOf(foodId);
  const flat = heat === "none" && cut === "dice" ? "smallPieces" : long;
  // What is used only ground need not be told to be ground as well.
  const work = cut === "ground" ? before.filter((preparation) => preparation !== "grind") : before;
  return book.describe(foodId, work, heat, flat, ageGroup);
}

/** They are no pieces on a plate. */
const NO_SHAPE = [
  "fat",
  "spice",
  "herb",
  "seasoning",
  "sour",
  "leaven",
  "flour",
  "cream",
  "wholeAromatic",
] as const satisfies readonly FoodKind[];
/** Nor these, of which no plan says whether they are drunk, dipped into or stirred in. */
const OF_NO_PLAN = [
  "liquid",
  "milk",
  "softDairy",
  "sauce",
  "crumbs",
  "nutButter",
  "hummus",
  "chia",
  "groundNut",
] as const satisfies readonly FoodKind[];

export function servingOfFoods<N>(
  book: Phrasebook<N>,
  as: "bowl" | "pieces",
  foods: Foods,
  ageGroup: AgeGroup,
): ServingInstructions {
  const shaped =
    as === "bowl" ? [] : foods.filter((foodId) => !isKind(foodId, ...NO_SHAPE, ...OF_NO_PLAN)).slice(0, MOST_NAMED);
  const named = shaped.map((foodId) => {
    const { cut } = FOODS[foodId].preparation[ageGroup];
    const served = heatOf(foodId) === "none" ? cut : cutOfCooked(foodId, ageGroup, cut);
    return book.foodPreparation(foodId, preparationIn(book, foodId, ageGroup, served));
  });
  const own = named.length === 0 ? [] : [book.ownShape, ...named];
  return {
    preparation: [book.servedPreparation[as][ageGroup], ...own].join(book.gap),
    size: book.servedSize[as][ageGroup],
    safety: book.safety[ageGroup],
  };
}

export function servingIn<N>(book: Phrasebook<N>, plan: RecipePlan): ServingInstructions {
  const { served, spreads } = DISH_FORMS[formOf(plan)];
  const as = servedOf(plan);
  const visible = plan.items.filter(({ foodId, role }) => role !== "liquid" && !isKind(foodId, ...NO_SHAPE));
  const ownShape = visible
    .filter(({ role }) => served === "pieces" || role === "beside")
    .filter(({ foodId, role }) => role === "beside" || spreads !== true || !isKind(foodId, "softFruit"))
    .slice(0, MOST_NAMED);
  const named = ownShape.map((item) =>
    book.foodPreparation(item.foodId, preparationIn(book, item.foodId, plan.ageGroup, cutOfServed(item, plan))),
  );
  return {
    preparation: [book.servedPreparation[as][plan.ageGroup], ...named].join(book.gap),
    size: book.servedSize[as][plan.ageGroup],
    safety: book.safety[plan.ageGroup],
  };
}
