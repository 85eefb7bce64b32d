/** Under which name a browser stores a visitor's meals. */
export const KEPT_MEALS = "kept_meals";

/** Whether this device may keep meals: cheap to ask of every page, before what reads them is fetched. */
export function mayKeepMeals(): boolean {
  try {
    return localStorage.getItem(KEPT_MEALS) !== null;
  } catch {
    return false;
  }
}
