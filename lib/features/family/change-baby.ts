import "server-only";
import type { UserId } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import { listBabies } from "./list-babies";
import { chooseBaby, updateBaby } from "./mutations";
import { checkedBirthMonth } from "./policy";
import type { BabyOutput, ChangeBabyInput } from "./schema";

/** Changes what is given and leaves the rest; `not_found` for a baby that is not this family's. */
export async function changeBaby(userId: UserId, id: string, input: ChangeBabyInput, today: Date): Promise<BabyOutput> {
  const { name, birthMonth, chosen } = input;
  const found = await updateBaby(userId, id, {
    ...(name === undefined ? {} : { name }),
    ...(birthMonth === undefined ? {} : { birthMonth: checkedBirthMonth(birthMonth, today) }),
  });
  if (!found) throw new AppError("not_found");
  if (chosen !== undefined && !(await chooseBaby(userId, id, chosen))) throw new AppError("not_found");
  const changed = (await listBabies(userId, today)).find((baby) => baby.id === id);
  if (changed === undefined) throw new AppError("not_found");
  return changed;
}
