import "server-only";
import type { UserId } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import { listBabies } from "./list-babies";
import { insertBaby } from "./mutations";
import { checkedBirthMonth, tooMany } from "./policy";
import { MAX_BABIES, type AddBabyInput, type BabyOutput } from "./schema";

/** Adds a baby to the family; `invalid_input` for a month in which it cannot be born and for one too many. */
export async function addBaby(userId: UserId, input: AddBabyInput, today: Date): Promise<BabyOutput> {
  const birthMonth = checkedBirthMonth(input.birthMonth, today);
  const id = await insertBaby(userId, { name: input.name, birthMonth }, MAX_BABIES);
  if (id === undefined) throw tooMany("birthMonth");
  const added = (await listBabies(userId, today)).find((baby) => baby.id === id);
  if (added === undefined) throw new AppError("conflict");
  return added;
}
