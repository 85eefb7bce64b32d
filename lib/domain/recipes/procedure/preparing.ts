import { FOODS } from "../../food/foods";
import type { AgeGroup } from "../../food/age";
import type { Preparation } from "../../food/food";
import type { FoodId } from "../../food/food-ids";
import type { DishForm } from "../plan/dish-form";
import { isKind, isMushroom, isSlender } from "../plan/food-kind";
import type { Job } from "./job";
import { RAW_CUTS, type FoodNote, type Foods, type Line, type RawCut, type Step } from "./step";
import { groupFoods } from "./timeline";

/** Said by steps of their own, or not done by the cook: what is left is done before a food is cut. */
const ELSEWHERE: readonly Preparation[] = ["boilAndDrain", "boilHard", "grind", "soak"];

const UNCUT = [
  "meat",
  "mince",
  "fish",
  "shellfish",
  "liver",
  "lentil",
  "pea",
  "corn",
  "porridgeGrain",
  "boiledGrain",
  "wholeAromatic",
  "chestnut",
  "sauce",
  "cheese",
] as const;

/** They fall apart in strips. */
const FLORETS: readonly FoodId[] = ["broccoli", "cauliflower"];

function isRawCut(cut: string): cut is RawCut {
  return RAW_CUTS.some((known) => known === cut);
}

/** The cut that a food is given before it is cooked, or served where nothing cooks it. */
export function rawCutOf(foodId: FoodId, job: Job, form: DishForm, ageGroup: AgeGroup): RawCut {
  const cut = anyAge(foodId, job, form, ageGroup);
  if (cut === "strip" && isKind(foodId, "roundFruit")) return "sliver";
  if ((cut === "stick" || cut === "strip") && ageGroup === "6-9" && isSlender(foodId)) return "fingerLong";
  if (cut === "strip" && ageGroup !== "6-9") return "thinStrip";
  if (cut === "wedge" && ageGroup !== "6-9") return "thinWedge";
  return cut === "quarter" && isKind(foodId, "roundFruit") && ageGroup !== "12-24" ? "quarterFlat" : cut;
}

/**
 * Leaves and onions are chopped when they are soft where the pieces would fall through the steaming basket or the
 * slotted spoon, and onions where they would burn on the tray.
 */
export function isChoppedAfter(foodId: FoodId, { place }: DishForm): boolean {
  if (place === "oven") return isKind(foodId, "allium");
  return isKind(foodId, "leaf", "allium") && (place === "simmer" || place === "steamer");
}

/** Berries are cooked as they are: they burst, and what is left of them is pressed flat then. */
export function isPressedAfter(foodId: FoodId, ageGroup: AgeGroup): boolean {
  return isKind(foodId, "roundFruit", "berry") && FOODS[foodId].preparation[ageGroup].cut === "flatten";
}

function anyAge(foodId: FoodId, job: Job, form: DishForm, ageGroup: AgeGroup): RawCut {
  const own = FOODS[foodId].preparation[ageGroup].cut;
  if (job === "raw") return rawOnly(foodId, own, form, ageGroup);
  if (isKind(foodId, ...UNCUT) || own === "sieve" || foodId === "cranberry" || foodId === "gooseberry") return "none";
  if (isKind(foodId, "pasta")) return job === "cook" ? "short" : "none";
  if (foodId === "brussels_sprouts") return "quarter";
  if (foodId === "ginger") return "grate";
  if (isChoppedAfter(foodId, form)) return isKind(foodId, "leaf") || foodId === "garlic" ? "none" : "chunks";
  if (isKind(foodId, "leaf", "allium") || (form.family !== "plate" && isMushroom(foodId))) return "finelyChop";
  if (own === "shred") return form.family === "plate" ? "shred" : "finelyChop";
  if (own === "quarter" || own === "finelyChop") return own;
  if (isPressedAfter(foodId, ageGroup)) return "none";
  if (isKind(foodId, "roundFruit", "berry")) return isRawCut(own) ? own : "quarter";
  if (form.family === "batter" || form.texture === "smooth" || form.texture === "thick" || form.texture === "set")
    return "chunks";
  if (form.texture === "lumpy" && ageGroup === "6-9") return "chunks";
  if (form.texture === "lumpy") return isKind(foodId, "tofu") ? "smallPieces" : own === "strip" ? "strip" : "dice";
  const isItsShape = isSlender(foodId) || FLORETS.includes(foodId);
  if (form.tossed === true && !isItsShape && (own === "stick" || own === "dice" || own === "smallPieces"))
    return "strip";
  if (own === "grate") return ageGroup === "6-9" ? "stick" : "smallPieces";
  if (own === "mash" || own === "puree" || own === "mince") return "chunks";
  return isRawCut(own) && own !== "flatten" ? own : "strip";
}

/** The whole dish is mashed or blended in the end, and what goes into it need not be mashed before. */
function isMashedWhole({ texture }: DishForm, ageGroup: AgeGroup): boolean {
  return texture === "thick" || (texture === "smooth" && ageGroup !== "12-24");
}

function rawOnly(foodId: FoodId, own: string, form: DishForm, ageGroup: AgeGroup): RawCut {
  if (own === "sieve") return "sieve";
  if (isKind(foodId, "softFruit") && isMashedWhole(form, ageGroup)) return "chunks";
  if (own === "puree") return "mash";
  const mixedIn = form.family === "batter" || form.texture !== undefined || form.spreads === true;
  if (mixedIn && isKind(foodId, "softFruit")) return "mash";
  if (own === "dice") return "smallPieces";
  return isRawCut(own) ? own : "mash";
}

const CUCURBITS: readonly FoodId[] = [
  "courgette",
  "pumpkin",
  "butternut_squash",
  "cucumber",
  "bottle_gourd",
  "ridge_gourd",
  "ash_gourd",
  "chayote",
];
const NOTES: Readonly<Partial<Record<FoodNote, readonly FoodId[]>>> = {
  greenPotato: ["potato"],
  bitterGourd: CUCURBITS,
  leavesNever: ["rhubarb"],
  stringsOut: ["mango", "pineapple"],
  onlyClosed: ["mussel"],
};

/** The warnings that end a group: each is said once, of all its foods, with the last of them. */
function notesFor(groups: readonly Foods[], index: number): readonly Step[] {
  const [here = [], ...later] = groups.slice(index);
  return (["greenPotato", "bitterGourd", "leavesNever", "stringsOut", "onlyClosed"] as const).flatMap((note) => {
    const isNamed = (foodId: FoodId) => NOTES[note]?.includes(foodId) === true;
    if (!here.some(isNamed) || later.flat().some(isNamed)) return [];
    return [{ kind: "note", note, foods: groups.flat().filter(isNamed) } as const];
  });
}

const GROUPS_IN_A_LINE = 4;

/**
 * What is done to the foods before anything is cooked, a few ways of preparing to a line, with the warnings that belong to
 * its foods. Foods that need nothing are left out.
 */
export function preparationLines(
  foods: readonly FoodId[],
  cutOf: (foodId: FoodId) => RawCut,
  isCooked: (foodId: FoodId) => boolean,
  ageGroup: AgeGroup,
): readonly Line[] {
  const beforeOf = (foodId: FoodId) =>
    FOODS[foodId].preparation[ageGroup].before.filter((preparation) => !ELSEWHERE.includes(preparation));
  const groups = groupFoods(
    foods,
    (foodId) => `${beforeOf(foodId).join("+")}>${cutOf(foodId)}>${String(isCooked(foodId))}`,
  );
  const all = groups.map(([, members]) => members);
  const ways = groups.flatMap(([, members], index): readonly Line[] => {
    const first = members[0];
    if (first === undefined) return [];
    const before = beforeOf(first);
    const cut = cutOf(first);
    if (before.length === 0 && cut === "none") return [];
    return [[{ kind: "prepare", foods: members, before, cut, cooked: isCooked(first) }, ...notesFor(all, index)]];
  });
  const lines: Step[][] = [];
  for (const [index, way] of ways.entries()) {
    if (index % GROUPS_IN_A_LINE === 0) lines.push([...way]);
    else lines.at(-1)?.push(...way);
  }
  return lines;
}
