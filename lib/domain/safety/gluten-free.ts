import type { FoodId } from "../food/food-ids";
import type { Sighting } from "./reading";

const FREE = "(?:gluten[- ]free|glutenfrei\\p{L}{0,2}|bezglutenow\\p{L}{1,3})";
const JOINS = "(?:and|or|with|plus|und|oder|mit|i|lub|albo|oraz|z|ze)";
const BEFORE = new RegExp(`(?<!\\p{L})${FREE} (?:(?!${JOINS} )\\p{L}+ ){0,2}$`, "u");
/** Said of what stands before it, and not of the next thing of a list ("flour, gluten-free oats"). */
const BEHIND = new RegExp(`^,? ?\\(?${FREE} ?(?:$|[).,;!?\\n]|(?<!\\p{L})${JOINS} )`, "u");
const IS_WHEAT = /wheat|weizen|pszen/u;
const NOT_QUITE = /(?<!\p{L})(?:not|non|no|almost|nearly|nicht|kein\p{L}*|fast|nie|prawie) $/u;
const REACH = 40;
/** Grains that are never free of it, whatever a label calls them; who reacts to oats reacts to pure ones too. */
const GRAINS: ReadonlySet<FoodId> = new Set<FoodId>([
  "oats",
  "barley",
  "rye",
  "spelt",
  "semolina",
  "bulgur",
  "couscous",
]);

function isSaidFree(text: string, { surface, start, end, foods, foodsInside }: Sighting): boolean {
  if (IS_WHEAT.test(surface) || [...foods, ...foodsInside].some((food) => GRAINS.has(food))) return false;
  const before = text.slice(Math.max(0, start - REACH), start);
  const said = BEFORE.exec(before);
  if (said !== null) return !NOT_QUITE.test(before.slice(0, said.index));
  return BEHIND.test(text.slice(end, end + REACH));
}

/** The sightings without the gluten of what is called gluten-free right beside its name ("gluten-free bread"). */
export function withoutSaidGluten(text: string, sightings: readonly Sighting[]): readonly Sighting[] {
  return sightings.map((sighting) =>
    sighting.allergens.includes("gluten") && isSaidFree(text, sighting)
      ? { ...sighting, allergens: sighting.allergens.filter((allergen) => allergen !== "gluten") }
      : sighting,
  );
}
