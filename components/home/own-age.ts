import { currentUser } from "@/components/shell/user-store";
import type { AgeGroup } from "@/lib/domain/food/age";
import { changeKitchen } from "./kitchen-store";

/** Where it is written down whose choice the age is: the parent's own, or the profile's of which baby at which age. */
export const AGE_CHOSEN_BY = "age_of_baby";
export const OWN = "own";

let isProfileRead = false;

/** From here on what a parent chooses comes after what the profile says. */
export function noteProfileRead(): void {
  isProfileRead = true;
}

/** The parent's own choice. Made before the profile was read it is written down at once: whoever leaves now has chosen. */
export function chooseOwnAge(ageGroup: AgeGroup): void {
  changeKitchen({ ageGroup });
  // A visitor has no profile yet; the one they make later says more than what they tried out before.
  if (isProfileRead || currentUser() === null) return;
  try {
    localStorage.setItem(AGE_CHOSEN_BY, OWN);
  } catch {
    // Storage is closed in this browser: what was chosen lasts as long as the page.
  }
}
