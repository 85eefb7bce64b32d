import type { PlanItem } from "../recipe";
import { kindOf } from "./food-kind";
import { HANDFUL_GRAMS, PIECE_GRAMS, SLICE_GRAMS, TABLESPOON_GRAMS } from "./measures.table";

/** A level spoon, a piece, a slice of bread, or as much as lies in a grown-up's hand. */
export interface HouseholdMeasure {
  readonly value: number;
  readonly unit: "piece" | "slice" | "handful" | "tbsp" | "tsp";
}

const MILLILITRES_OF_A_TABLESPOON = 15;
const MOST_SPOONED_MILLILITRES = 60;
const MOST_SPOONS = 12;
const TEASPOONS_IN_A_TABLESPOON = 3;
/** Less of something large is no part of it that anybody would guess. */
const LEAST_PART = 0.2;
/** Nobody cuts a quarter off a grape. */
const SMALL_PIECE_GRAMS = 25;
const LEAST_PART_OF_SMALL = 0.5;

function quarters(value: number, grams: number): number {
  if (grams < SMALL_PIECE_GRAMS) return Math.max(1, Math.round(value));
  return value < 3 ? Math.max(0.25, Math.round(value * 4) / 4) : Math.round(value);
}

function halves(value: number): number {
  return Math.max(0.5, Math.round(value * 2) / 2);
}

function spoons(tablespoons: number): HouseholdMeasure | undefined {
  if (tablespoons > MOST_SPOONS) return undefined;
  if (tablespoons >= 0.75) return { value: Math.round(tablespoons), unit: "tbsp" };
  return { value: halves(tablespoons * TEASPOONS_IN_A_TABLESPOON), unit: "tsp" };
}

/**
 * About the same amount without a scale, as a kitchen measures this very food: pieces of what is counted, slices of
 * bread, spoons of what is loose or soft, handfuls of what is cut up. `undefined` where the amount is a measure already,
 * and where nobody would measure without a scale: meat, fish, a piece too small to guess, more spoons than one counts.
 */
export function householdMeasure({
  foodId,
  amount,
}: Pick<PlanItem, "foodId" | "amount">): HouseholdMeasure | undefined {
  if (amount.unit === "ml") {
    if (amount.value > MOST_SPOONED_MILLILITRES) return undefined;
    return { value: Math.max(1, Math.round(amount.value / MILLILITRES_OF_A_TABLESPOON)), unit: "tbsp" };
  }
  if (amount.unit !== "g") return undefined;
  const slice = SLICE_GRAMS[foodId];
  if (slice !== undefined) return { value: halves(amount.value / slice), unit: "slice" };
  const piece = PIECE_GRAMS[foodId];
  const least = piece !== undefined && piece < SMALL_PIECE_GRAMS ? LEAST_PART_OF_SMALL : LEAST_PART;
  if (piece !== undefined && amount.value >= piece * least)
    return { value: quarters(amount.value / piece, piece), unit: "piece" };
  const kind = kindOf(foodId);
  const spoon = TABLESPOON_GRAMS[kind];
  if (spoon !== undefined) return spoons(amount.value / spoon);
  const handfuls = piece === undefined ? amount.value / (HANDFUL_GRAMS[kind] ?? Number.POSITIVE_INFINITY) : 0;
  return handfuls < 0.5 ? undefined : { value: halves(handfuls), unit: "handful" };
}

/** Whether it is one piece at most, so that a sentence speaks of "the egg" and not of "the eggs". */
export function isSinglePiece(item: Pick<PlanItem, "foodId" | "amount">): boolean {
  const { value, unit } = householdMeasure(item) ?? item.amount;
  if (unit === "piece") return value <= 1;
  // Too little of it to be counted, and still a part of one.
  return unit === "g" && (PIECE_GRAMS[item.foodId] ?? 0) > Math.max(value, SMALL_PIECE_GRAMS);
}
