import { FOODS } from "../../food/foods";
import type { AgeGroup } from "../../food/age";
import type { FoodId } from "../../food/food-ids";
import type { DishForm } from "../plan/dish-form";
import { isKind, isMushroom } from "../plan/food-kind";
import { INSTANT } from "./job";
import { isChoppedAfter, isPressedAfter } from "./preparing";
import type { Addition, Finish, Step } from "./step";
import { ADDITIONS, FINISHES } from "./step";
import { groupFoods } from "./timeline";

/** Grains whose kernels stay round and firm. */
const KERNELS: readonly FoodId[] = ["barley", "spelt", "glutinous_rice"];

/** Grains that swell to a smooth porridge, in which there is nothing to mash. */
const SMOOTH: readonly FoodId[] = ["oats", "semolina", "polenta", "rice_porridge", ...INSTANT];

/** What a cooked food still needs, so that it suits the age: done meat is pulled apart, fish is flaked, peas are pressed. */
function finishOf(foodId: FoodId, form: DishForm, ageGroup: AgeGroup): Finish | "none" {
  const own = FOODS[foodId].preparation[ageGroup].cut;
  if (isKind(foodId, "wholeAromatic")) return "takeOut";
  if (own === "sieve") return "sieve";
  if (isKind(foodId, "meat")) return form.family === "plate" && own === "strip" ? "strip" : "shred";
  // In a pot it was stirred to crumbs before anything else.
  if (isKind(foodId, "mince")) return form.family === "pot" ? "none" : "crumble";
  if (isKind(foodId, "fish")) return "flake";
  if (isKind(foodId, "shellfish") || own === "mince") return "mince";
  if (isChoppedAfter(foodId, form)) return foodId === "garlic" ? "mash" : "mince";
  if (foodId === "cranberry" || foodId === "gooseberry")
    return form.texture === "smooth" && ageGroup === "6-9" ? "none" : "mash";
  if (KERNELS.includes(foodId) && form.texture === undefined) return "mash";
  // A pot of a bigger baby keeps pieces, and neither may be one.
  if (isKind(foodId, "liver", "chestnut"))
    return form.texture !== undefined && form.texture !== "set" && ageGroup === "6-9" ? "none" : "mash";
  if (own === "puree" && isKind(foodId, "corn") && form.family !== "pot") return "puree";
  if (SMOOTH.includes(foodId)) return "none";
  // On a plate the youngest gets grain as it says of it: mashed.
  if (isKind(foodId, "boiledGrain") && form.family === "plate" && own === "mash") return "mash";
  if (isKind(foodId, "porridgeGrain", "boiledGrain", "pasta", "sauce", "allium", "leaf"))
    return form.family === "batter" && !isKind(foodId, "allium", "leaf") ? "mash" : "none";
  // What is chopped is not to be mashed with a fork, or cannot be.
  if (form.family === "batter") return own === "finelyChop" || isMushroom(foodId) ? "none" : "mash";
  // It is blended, or mashed very finely, with all the rest.
  if ((form.texture === "smooth" || form.texture === "thick") && ageGroup === "6-9") return "none";
  if (isKind(foodId, "pea", "corn")) return form.family === "plate" && own === "mash" ? "mash" : "press";
  if (isPressedAfter(foodId, ageGroup)) return form.texture === "thick" ? "none" : "press";
  if (form.family !== "plate") return "none";
  if (own === "puree") return "puree";
  if (own === "mash" || (isKind(foodId, "lentil") && own === "soft")) return "mash";
  return own === "flatten" ? "press" : "none";
}

/** They come alive: what has stayed shut after cooking was dead before. */
const SHUT: readonly FoodId[] = ["mussel"];

export function finishSteps(foods: readonly FoodId[], form: DishForm, ageGroup: AgeGroup): readonly Step[] {
  const groups = new Map(groupFoods(foods, (foodId) => finishOf(foodId, form, ageGroup)));
  const finishes = FINISHES.flatMap((how): readonly Step[] => {
    const members = groups.get(how);
    return members === undefined ? [] : [{ kind: "finish", how, foods: members }];
  });
  const shut = foods.filter((foodId) => SHUT.includes(foodId));
  return shut.length === 0 ? finishes : [{ kind: "note", note: "onlyOpened", foods: shut }, ...finishes];
}

const STONED: readonly FoodId[] = ["date_fruit", "prune"];

/** Named after the nuts and seeds that are bought ground, so that no sentence says of these twice that they are. */
const GRATED_AT_HOME: readonly FoodId[] = ["coconut", "sesame_seed"];

/** Where an addition goes: `cold` is a mixture that stands on no fire, `batter` one that is fried or baked afterwards. */
type AddedTo = "mixture" | "plate" | "cold" | "batter";

/** Off the fire nothing is warmed: cream is stirred in like a fat, and milk is poured on what is cold. */
function addStep(what: Addition, where: AddedTo, foods: readonly FoodId[]): Step {
  const isOffTheFire = where === "cold" || where === "batter";
  if (what === "cream" && isOffTheFire) return { kind: "add", what: "fat", target: "mixture", foods };
  if (where === "cold" && what === "milk") return { kind: "add", what, target: "plate", foods };
  return { kind: "add", what, target: where === "plate" ? "plate" : "mixture", foods };
}

/** One group of steps for each kind of addition. */
export function additionSteps(jobs: ReadonlyMap<FoodId, string>, where: AddedTo): readonly (readonly Step[])[] {
  return ADDITIONS.flatMap((what: Addition): readonly (readonly Step[])[] => {
    const added = [...jobs].filter(([, job]) => job === what).map(([foodId]) => foodId);
    if (added.length === 0) return [];
    const foods = [
      ...added.filter((foodId) => !GRATED_AT_HOME.includes(foodId)),
      ...added.filter((foodId) => GRATED_AT_HOME.includes(foodId)),
    ];
    const stoned = foods.filter((foodId) => STONED.includes(foodId));
    const add = addStep(what, where, foods);
    return [stoned.length === 0 ? [add] : [{ kind: "note", note: "stonesOut", foods: stoned }, add]];
  });
}
