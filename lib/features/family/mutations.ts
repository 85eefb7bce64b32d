import "server-only";
import type { BabyReaction } from "@/lib/domain/food/baby-reaction";
import type { BirthMonth } from "@/lib/domain/food/birth-month";
import type { FoodId } from "@/lib/domain/food/food-ids";
import type { Onset, Symptom, TriageLevel } from "@/lib/domain/safety/reaction-triage";
import type { UserId } from "@/lib/domain/shared/actor";
import { database } from "@/lib/platform/db/client";
import { isMissingRow } from "@/lib/platform/db/errors";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { newId } from "@/lib/platform/db/new-id";

/**
 * Runs `act` while nobody else changes how many things this account has: a limit holds under any number of calls at
 * once. Answers `undefined` for an account that is gone.
 */
async function aloneInFamily<T>(
  userId: UserId,
  act: (transaction: Prisma.TransactionClient) => Promise<T>,
): Promise<T | undefined> {
  return database().$transaction(async (transaction) => {
    const locked = await transaction.$queryRaw<unknown[]>`SELECT id FROM users WHERE id = ${userId} FOR UPDATE`;
    return locked.length === 0 ? undefined : act(transaction);
  });
}

/** Keeps a baby and answers its id; `undefined` where the family has `most` already or is gone. */
export async function insertBaby(
  userId: UserId,
  baby: { readonly name: string | undefined; readonly birthMonth: BirthMonth },
  most: number,
): Promise<string | undefined> {
  return aloneInFamily(userId, async (transaction) => {
    if ((await transaction.baby.count({ where: { userId } })) >= most) return undefined;
    const data = { id: newId(), userId, name: baby.name ?? null, birthMonth: baby.birthMonth };
    return (await transaction.baby.create({ data, select: { id: true } })).id;
  });
}

/** Changes a baby of this family; false where it has no such baby. */
export async function updateBaby(
  userId: UserId,
  id: string,
  data: { readonly name?: string | null; readonly birthMonth?: BirthMonth },
): Promise<boolean> {
  const { count } = await database().baby.updateMany({
    where: { id, userId },
    data: { ...data, updatedAt: new Date() },
  });
  return count === 1;
}

/** Makes recipes for this baby from now on, or for the youngest again. False where the baby is not the family's. */
export async function chooseBaby(userId: UserId, id: string, chosen: boolean): Promise<boolean> {
  if (!chosen) {
    await database().preference.updateMany({ where: { userId, babyId: id }, data: { babyId: null } });
    return true;
  }
  try {
    // In one statement, so that a baby that is being removed is either chosen before it goes or not found.
    const count = await database().$executeRaw`
      INSERT INTO preferences (user_id, baby_id, updated_at)
      SELECT b.user_id, b.id, now() FROM babies b WHERE b.id = ${id} AND b.user_id = ${userId}
      ON CONFLICT (user_id) DO UPDATE SET baby_id = excluded.baby_id, updated_at = now()`;
    return count === 1;
  } catch (error) {
    if (isMissingRow(error)) return false;
    throw error;
  }
}

/** Removes a baby of this family; what it ate stays in the family's log. False where there is none. */
export async function deleteBaby(userId: UserId, id: string): Promise<boolean> {
  const { count } = await database().baby.deleteMany({ where: { id, userId } });
  return count === 1;
}

/**
 * Keeps what a family avoids; the same words twice are one row. `undefined` where the list holds `most` already or the
 * family is gone.
 */
export async function insertAllergy(
  userId: UserId,
  allergy: { readonly food: string; readonly foodKey: string },
  most: number,
): Promise<{ readonly id: string; readonly food: string; readonly isNew: boolean } | undefined> {
  return aloneInFamily(userId, async (transaction) => {
    const key = { userId_foodKey: { userId, foodKey: allergy.foodKey } };
    const select = { id: true, food: true };
    const found = await transaction.allergy.findUnique({ where: key, select });
    if (found !== null) return { ...found, isNew: false };
    if ((await transaction.allergy.count({ where: { userId } })) >= most) return undefined;
    return {
      ...(await transaction.allergy.create({ data: { id: newId(), userId, ...allergy }, select })),
      isNew: true,
    };
  });
}

/** Takes something off the list; false where it is not on this family's. */
export async function deleteAllergy(userId: UserId, id: string): Promise<boolean> {
  const { count } = await database().allergy.deleteMany({ where: { id, userId } });
  return count === 1;
}

export interface NewReaction {
  readonly babyId: string | undefined;
  readonly recipeId: string | undefined;
  readonly reaction: BabyReaction;
  readonly note: string | undefined;
  readonly eatenAt: Date;
  readonly onset: Onset | undefined;
  readonly triage: TriageLevel;
  readonly foodIds: readonly FoodId[];
  readonly symptoms: readonly Symptom[];
}

/**
 * Keeps a meal with its foods and symptoms, all or nothing, and answers its id. `undefined` where the baby is not this
 * family's, the log holds `most` meals already, or somebody is gone.
 */
export async function insertReaction(userId: UserId, meal: NewReaction, most: number): Promise<string | undefined> {
  const { foodIds, symptoms, babyId, recipeId, note, onset, ...rest } = meal;
  try {
    return await aloneInFamily(userId, async (transaction) => {
      if (babyId !== undefined && (await transaction.baby.count({ where: { id: babyId, userId } })) === 0)
        return undefined;
      if ((await transaction.reaction.count({ where: { userId } })) >= most) return undefined;
      const data = {
        id: newId(),
        userId,
        babyId: babyId ?? null,
        recipeId: recipeId ?? null,
        note: note ?? null,
        onset: onset ?? null,
        ...rest,
        foods: { createMany: { data: foodIds.map((foodId) => ({ foodId })) } },
        symptoms: { createMany: { data: symptoms.map((symptom) => ({ symptom })) } },
      };
      return (await transaction.reaction.create({ data, select: { id: true } })).id;
    });
  } catch (error) {
    // The baby or the recipe was erased between the question and the answer.
    if (isMissingRow(error)) return undefined;
    throw error;
  }
}

/** Takes a meal out of the log, and with it the pause that rests on it. False where it is not this family's. */
export async function deleteReaction(userId: UserId, id: string): Promise<boolean> {
  const { count } = await database().reaction.deleteMany({ where: { id, userId } });
  return count === 1;
}

/** Says that the family may have a food again. False where it was not paused. */
export async function clearPause(userId: UserId, foodId: FoodId, now: Date): Promise<boolean> {
  const { count } = await database().reactionFood.updateMany({
    where: { foodId, clearedAt: null, reaction: { userId, triage: { not: "none" } } },
    data: { clearedAt: now },
  });
  return count > 0;
}
