import "server-only";
import type { FoodId } from "@/lib/domain/food/food-ids";
import { FOODS } from "@/lib/domain/food/foods";
import { TRIAGE_LEVELS } from "@/lib/domain/safety/reaction-triage";
import type { UserId } from "@/lib/domain/shared/actor";
import type { Language } from "@/lib/domain/shared/language";
import type { StoredReaction } from "./data";
import { namedFood, namedGroup } from "./present";
import { readLog } from "./read-log";
import type { PauseOutput } from "./schema";

function worse(one: StoredReaction["triage"], other: StoredReaction["triage"]): StoredReaction["triage"] {
  return TRIAGE_LEVELS.indexOf(one) > TRIAGE_LEVELS.indexOf(other) ? one : other;
}

/** What is left out of every recipe because of a reaction, the latest first, each food once with its worst meal. */
export async function listPauses(userId: UserId, language: Language): Promise<PauseOutput[]> {
  const pauses = new Map<FoodId, PauseOutput>();
  for (const { openIds, eatenAt, triage } of await readLog(userId)) {
    for (const id of openIds) {
      const known = pauses.get(id);
      pauses.set(id, {
        food: namedFood(id, language),
        groups: FOODS[id].allergens.map((group) => namedGroup(group, language)),
        since: known?.since ?? eatenAt.toISOString(),
        triage: known === undefined ? triage : worse(known.triage, triage),
      });
    }
  }
  return [...pauses.values()];
}
