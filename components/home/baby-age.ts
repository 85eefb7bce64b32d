import { toast } from "@/components/shell/toast-store";
import { YOUNGEST_MONTHS, type AgeGroup } from "@/lib/domain/food/age";
import type { BabyOutput } from "@/lib/features/family/schema";
import { callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import { fill } from "@/lib/i18n/client-text";
import { changeKitchen, currentKitchen } from "./kitchen-store";

const STORAGE_KEY = "age_of_baby";

/**
 * Chooses the age of the baby that recipes are made for, and says so. Once for each baby and each age it grows into: what
 * a parent chooses after that, or while it is asked for, stands. A baby that is too young for recipes chooses nothing. `said` holds `{age}`.
 */
export async function chooseBabyAge(
  said: string,
  ages: readonly { readonly value: AgeGroup; readonly label: string }[],
) {
  const before = currentKitchen().ageGroup;
  const babies = await callApi<readonly BabyOutput[]>(memberEndpoints.babies);
  const baby = babies.find(({ current }) => current);
  if (baby === undefined || baby.months < YOUNGEST_MONTHS) return;
  const { ageGroup } = baby;
  const known = `${baby.id} ${ageGroup}`;
  const chosen = currentKitchen().ageGroup;
  try {
    if (chosen !== undefined && localStorage.getItem(STORAGE_KEY) === known) return;
    localStorage.setItem(STORAGE_KEY, known);
  } catch {
    // Storage is closed in this browser: then a choice lasts as long as the page, and comes before the profile's.
    if (chosen !== undefined) return;
  }
  if (chosen === ageGroup || chosen !== before) return;
  changeKitchen({ ageGroup });
  const age = ages.find(({ value }) => value === ageGroup)?.label ?? "";
  toast({ title: fill(said, { age }) });
}
