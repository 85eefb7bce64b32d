import "server-only";
import type { BirthMonth } from "@/lib/domain/food/birth-month";
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
