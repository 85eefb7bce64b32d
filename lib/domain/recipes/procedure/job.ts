import { FOODS } from "../../food/foods";
import type { FoodId } from "../../food/food-ids";
import type { DishForm, Place } from "../plan/dish-form";
import { isKind, kindOf, type FoodKind } from "../plan/food-kind";
import type { Addition } from "./step";
import { cooksIn, minutesIn } from "./timeline";

/** What happens to one food in one dish. */
export type Job =
  | "cook"
  | "side"
  | "beans"
  | "drain"
  | "grain"
  | "soakGrain"
  | "crumble"
  | "pasta"
  | "hardBoil"
  | "infuse"
  | "raw"
  | "thicken"
  | "flatbread"
  | "mix"
  | "toast"
  | "ready"
  | "dip"
  | "fryIn"
  | "liquid"
  | Addition;

const ADDED: Readonly<Partial<Record<FoodKind, Addition>>> = {
  cream: "cream",
  softDairy: "softDairy",
  milk: "milk",
  cheese: "cheese",
  groundNut: "groundNut",
  chia: "chia",
  nutButter: "nutButter",
  hummus: "hummus",
  herb: "herb",
  spice: "spice",
  sour: "sour",
  seasoning: "seasoning",
  sauce: "sauce",
  driedFruit: "driedFruit",
  coldMeat: "coldMeat",
};

/** Steamed before it was sold: boiling water poured over it is all that it needs. */
export const STEEPED: readonly FoodId[] = ["couscous"];

/** Where mince is stirred to crumbs first and the rest cooks on with it; elsewhere it would boil to clumps. */
const CRUMBLED_IN: readonly Place[] = ["pot", "braise", "smallPot", "swell", "pan"];

/** Where food lies in its cooking water, so that dry food can cook in it too. */
const WET_PLACES: readonly Place[] = ["pot", "braise", "smallPot", "simmer", "boil", "swell"];

/** They come in a jar and are rubbed between the fingers: nobody washes them. */
export const RUBBED: readonly FoodId[] = ["thyme", "oregano", "marjoram"];

/** Too tough or too stringy to become soft on a tray. */
const NEVER_ROASTED: readonly FoodId[] = ["sugar_snap", "artichoke", "lotus_root", "water_chestnut", "drumstick_pod"];

/** Flakes and powders that swell to a smooth porridge within minutes. */
export const INSTANT: readonly FoodId[] = ["millet_flakes", "baby_rice", "baby_maize", "baby_cereal"];

/** Grains that go into a dough as they are, as flour or flakes. */
export const GROUND_DRY: readonly FoodId[] = ["oats", "semolina", "spelt", ...INSTANT];

function batterJob(foodId: FoodId, form: DishForm): Job | undefined {
  if (isKind(foodId, "bread") && form.dips === true) return "dip";
  if (isKind(foodId, "flour", "leaven", "milk")) return "mix";
  if (isKind(foodId, "egg") || (form.mix !== "egg" && isKind(foodId, "softDairy"))) return "mix";
  if (isKind(foodId, "crumbs")) return form.mix === "mass" ? "mix" : "crumbs";
  if (isKind(foodId, "fat")) return "fryIn";
  if (form.mix !== "egg" && GROUND_DRY.includes(foodId)) return "mix";
  if (isKind(foodId, "mince") && form.mix === "mass") return "mix";
  return undefined;
}

function potJob(foodId: FoodId): Job | undefined {
  if (isKind(foodId, "liquid")) return "liquid";
  if (isKind(foodId, "softFruit", "citrus")) return "raw";
  if (foodId === "tomato_passata") return "cook";
  if (isKind(foodId, "flour")) return "thicken";
  if (isKind(foodId, "wholeAromatic")) return "cook";
  if (isKind(foodId, "roundFruit", "berry")) return minutesIn(foodId, "smallPot") > 0 ? "cook" : "raw";
  if (isKind(foodId, "porridgeGrain", "boiledGrain", "pasta")) return "cook";
  return undefined;
}

/** What becomes of a food in a dish. `rises`: something in the dish needs a small bread of its own to be used in. */
export function jobOf(foodId: FoodId, form: DishForm, rises: boolean): Job {
  const kind = kindOf(foodId);
  const { before } = FOODS[foodId].preparation["12-24"];
  if (isKind(foodId, "bean")) return "beans";
  if (before.includes("boilAndDrain")) return "drain";
  if (form.family !== "batter" && isKind(foodId, "leaven")) return "flatbread";
  if (form.family !== "batter" && rises && isKind(foodId, "flour")) return "flatbread";
  if (RUBBED.includes(foodId)) return "driedHerb";
  if (foodId === "ginger") return form.family === "pot" && cooksIn(foodId, form.place) ? "cook" : "root";
  const special =
    form.family === "pot" ? potJob(foodId) : form.family === "batter" ? batterJob(foodId, form) : undefined;
  if (special !== undefined) return special;
  if (kind === "mince") return CRUMBLED_IN.includes(form.place) ? "cook" : "crumble";
  const addition = ADDED[kind];
  if (addition !== undefined) return addition;
  switch (kind) {
    case "fat":
      return fatGoesFirst(form) ? "fryIn" : "fat";
    case "crumbs":
      return "crumbs";
    case "egg":
    case "smallEgg":
      return "hardBoil";
    case "bread":
      return "toast";
    case "readyCake":
      return "ready";
    case "liquid":
      return "liquid";
    case "flour":
      return "thicken";
    case "wholeAromatic":
      return "cook";
    case "porridgeGrain":
    case "boiledGrain":
      return STEEPED.includes(foodId) ? "soakGrain" : "grain";
    case "lentil":
      return form.family === "plate" || form.place === "simmer" ? "grain" : cookOrSide(foodId, form);
    case "pasta":
      return "pasta";
    case "citrus":
      return "raw";
    case "softFruit":
    case "roundFruit":
    case "berry":
      return form.place === "oven" && cooksIn(foodId, "oven") ? "cook" : "raw";
    default:
      return cookOrSide(foodId, form);
  }
}

/** From so long in the oven on, a small piece of meat on an open tray would be dry and hard: it simmers until tender. */
const TOUGH_MINUTES = 70;

function isTough(foodId: FoodId): boolean {
  return isKind(foodId, "meat") && (FOODS[foodId].minutesToSoft.baked ?? 0) >= TOUGH_MINUTES;
}

function cookOrSide(foodId: FoodId, form: DishForm): Job {
  if (form.place === "oven" && isTough(foodId)) return "side";
  if (isKind(foodId, "leaf", "allium")) return "cook";
  // Peas and corn would shrivel on a tray.
  if (form.place === "oven" && isKind(foodId, "pea", "corn")) return "side";
  if (form.place === "oven" && isKind(foodId, "vegetable") && !NEVER_ROASTED.includes(foodId)) return "cook";
  if (WET_PLACES.includes(form.place)) return minutesIn(foodId, form.place) > 0 ? "cook" : "raw";
  return cooksIn(foodId, form.place) ? "cook" : "side";
}

/** A savoury stew begins in its fat, food is turned in it before it goes into the oven, and tossed in it afterwards. */
function fatGoesFirst({ tossed, taste, place }: DishForm): boolean {
  return tossed === true || (taste === "savoury" && (place === "braise" || place === "oven"));
}
