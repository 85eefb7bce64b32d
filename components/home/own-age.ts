import { currentUser } from "@/components/shell/user-store";
import type { AgeGroup } from "@/lib/domain/food/age";
import { changeKitchen, currentKitchen } from "./kitchen-store";

const STORAGE_KEY = "age_of_baby";
const OWN = "own";

let isProfileRead = false;

/** The parent's own choice. Made before the profile was read it is written down at once: whoever leaves now has chosen. */
export function chooseOwnAge(ageGroup: AgeGroup): void {
  changeKitchen({ ageGroup });
  // A visitor has no profile yet; the one they make later says more than what they tried out before.
  if (isProfileRead || currentUser() === null) return;
  try {
    localStorage.setItem(STORAGE_KEY, OWN);
  } catch {
    // Storage is closed in this browser: what was chosen lasts as long as the page.
  }
}

/** Whether what the profile says comes before what is chosen here: once for each baby and each age it grows into. */
export function isNewFromProfile(known: string): boolean {
  isProfileRead = true;
  const isUnset = currentKitchen().ageGroup === undefined;
  try {
    const before = localStorage.getItem(STORAGE_KEY);
    localStorage.setItem(STORAGE_KEY, known);
    return isUnset || (before !== OWN && before !== known);
  } catch {
    // As above: then it comes before the profile's.
    return isUnset;
  }
}
