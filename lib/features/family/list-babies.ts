import "server-only";
import { ageBandForMonths, ageGroupForMonths } from "@/lib/domain/food/age";
import { monthsSince } from "@/lib/domain/food/birth-month";
import type { UserId } from "@/lib/domain/shared/actor";
import { listStoredBabies } from "./data";
import type { BabyOutput } from "./schema";

/** A family's babies, the first added first, each with its age today. */
export async function listBabies(userId: UserId, today: Date): Promise<BabyOutput[]> {
  const babies = await listStoredBabies(userId);
  const chosen = babies.find((baby) => baby.chosen);
  const youngest = babies.toSorted((one, other) => (one.birthMonth < other.birthMonth ? 1 : -1))[0];
  return babies.map((baby) => {
    const months = monthsSince(baby.birthMonth, today);
    return {
      id: baby.id,
      name: baby.name,
      birthMonth: baby.birthMonth,
      months,
      ageGroup: ageGroupForMonths(months),
      ageBand: ageBandForMonths(months),
      current: baby === (chosen ?? youngest),
      chosen: baby.chosen,
    };
  });
}
