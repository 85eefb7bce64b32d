import type { UserId } from "@/lib/domain/shared/actor";
import { database } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/new-id";

/** The month in which a baby was born that is surely so many months old and not a day more than a month older. */
function bornBefore(months: number): string {
  const today = new Date();
  const month = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months - 1, 1));
  return month.toISOString().slice(0, 7);
}

/** Adds a baby of so many completed months to a family, and gives its id. */
export async function addBabyOf(userId: UserId, months: number): Promise<string> {
  const id = newId();
  await database().baby.create({ data: { id, userId, birthMonth: bornBefore(months) } });
  return id;
}
