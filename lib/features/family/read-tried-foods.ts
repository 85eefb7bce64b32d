import "server-only";
import { triedFoods, type LoggedMeal } from "@/lib/domain/food/tried-foods";
import type { UserId } from "@/lib/domain/shared/actor";
import type { Language } from "@/lib/domain/shared/language";
import type { StoredReaction } from "./data";
import { namedFood, namedGroup } from "./present";
import { readLog } from "./read-log";
import type { TriedOutput } from "./schema";

export function toLoggedMeal({ eatenAt, reaction, triage, foodIds, openIds }: StoredReaction): LoggedMeal {
  return { eatenAt, reaction, symptoms: triage !== "none", foods: foodIds, paused: openIds };
}

/** The board of first foods of a family, or of one of its babies, in the words of a language. */
export async function readTriedFoods(
  userId: UserId,
  babyId: string | undefined,
  language: Language,
  now: Date,
): Promise<TriedOutput> {
  const board = triedFoods((await readLog(userId, babyId)).map(toLoggedMeal), now);
  const counted = ({ food, times, lastAt }: (typeof board.others)[number]) => ({
    ...namedFood(food, language),
    times,
    lastAt: lastAt?.toISOString() ?? null,
  });
  const groups = board.groups.map(({ group, foods }) => ({ group, foods: foods.map(counted) }));
  return {
    tried: board.tried,
    total: groups.reduce((sum, { foods }) => sum + foods.length, 0),
    groups,
    others: board.others.map(counted),
    allergens: board.allergens.map(({ allergen, exposures, lastAt, state }) => ({
      id: allergen,
      name: namedGroup(allergen, language).name,
      exposures,
      lastAt: lastAt?.toISOString() ?? null,
      state,
    })),
    ironThisWeek: board.ironThisWeek.map((food) => namedFood(food, language)),
  };
}
