import "server-only";
import type { AgeGroup } from "@/lib/domain/food/age";
import type { FoodId } from "@/lib/domain/food/food-ids";
import type { PastMeal } from "@/lib/domain/meals/suggest-meal";
import type { UserId } from "@/lib/domain/shared/actor";
import { listBabies } from "@/lib/features/family/list-babies";
import { readLog } from "@/lib/features/family/read-log";
import { listStoredMeals } from "./data";

/** As many suggestions as variety looks back on. */
const LOOKED_AT = 7;

/** Foods that the baby of an age has eaten, as its family's log says; empty where nobody has said. */
export async function readEatenFoods(userId: UserId, ageGroup: AgeGroup, today: Date): Promise<readonly FoodId[]> {
  const babies = await listBabies(userId, today);
  const meant = babies.filter((baby) => baby.ageGroup === ageGroup);
  const baby = meant.find(({ current }) => current) ?? meant[0];
  // What an older sister ate says nothing about this one.
  if (babies.length > 1 && baby === undefined) return [];
  const log = await readLog(userId, babies.length > 1 ? baby?.id : undefined);
  return [...new Set(log.filter(({ reaction }) => reaction !== "rejected").flatMap(({ foodIds }) => foodIds))];
}

/** The latest suggestions, newest first, and a name for this moment: it changes with every suggestion. */
export async function readLately(
  userId: UserId,
): Promise<{ readonly recent: readonly PastMeal[]; readonly moment: string }> {
  const meals = await listStoredMeals(userId, LOOKED_AT, undefined);
  return {
    recent: meals.map(({ content }) => ({ foods: content.foods, form: content.form })),
    moment: meals[0]?.id ?? "first",
  };
}
