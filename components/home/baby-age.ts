import { toast } from "@/components/shell/toast-store";
import { YOUNGEST_MONTHS, type AgeGroup } from "@/lib/domain/food/age";
import type { BabyOutput } from "@/lib/features/family/schema";
import { callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import { fill } from "@/lib/i18n/client-text";
import { changeKitchen, currentKitchen } from "./kitchen-store";
import { AGE_CHOSEN_BY, noteProfileRead, OWN } from "./own-age";

/** Where there is no baby, nothing is kept of one: the first one comes before what was chosen until then. */
function forgetBaby(): void {
  try {
    localStorage.removeItem(AGE_CHOSEN_BY);
  } catch {
    // Storage is closed in this browser: nothing is kept.
  }
}

/** Whether what the profile says comes before what is chosen here: once for each baby and each age it grows into. */
function isNewFromProfile(known: string): boolean {
  const isUnset = currentKitchen().ageGroup === undefined;
  try {
    const before = localStorage.getItem(AGE_CHOSEN_BY);
    localStorage.setItem(AGE_CHOSEN_BY, known);
    return isUnset || (before !== OWN && before !== known);
  } catch {
    // Storage is closed in this browser: then a choice lasts as long as the page, and comes before the profile's.
    return isUnset;
  }
}

/**
 * Chooses the age of the baby that recipes are made for, and says so. Once for each baby and each age it grows into: what
 * a parent chooses after that, or while it is asked for, stands. A baby that is too young for recipes chooses nothing, and
 * is answered: true. `said` holds `{age}`.
 */
export async function chooseBabyAge(
  said: string,
  ages: readonly { readonly value: AgeGroup; readonly label: string }[],
): Promise<boolean> {
  const babies = await callApi<readonly BabyOutput[]>(memberEndpoints.babies);
  noteProfileRead();
  const baby = babies.find(({ current, months }) => current && months >= YOUNGEST_MONTHS);
  if (baby === undefined) {
    forgetBaby();
    return babies.some(({ current }) => current);
  }
  if (!isNewFromProfile(`${baby.id} ${baby.ageGroup}`) || baby.ageGroup === currentKitchen().ageGroup) return false;
  const { ageGroup } = baby;
  changeKitchen({ ageGroup });
  const age = ages.find(({ value }) => value === ageGroup)?.label ?? "";
  toast({ title: fill(said, { age }) });
  return false;
}
