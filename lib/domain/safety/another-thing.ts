import type { FoodRecognition } from "../food/recognise";
import type { Sighting } from "./reading";

/**
 * Whether a food was read inside the name of another thing: ginger in ginger ale, water in a plum brandy. The lexicon does
 * not take such a name for a food; what is read inside it counts for dangers and allergens alone.
 */
export function holdsAnotherThing(sightings: readonly Sighting[], recognised: FoodRecognition): boolean {
  if (recognised.kind === "unclear") return false;
  const known = recognised.kind === "food" ? [...recognised.foods, ...recognised.negated] : [];
  return sightings.some(({ negated, foods, foodsInside }) => {
    const read = [...foods, ...foodsInside];
    return !negated && read.length > 0 && !read.some((food) => known.includes(food));
  });
}
