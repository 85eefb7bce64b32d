import type { FoodId } from "../food/food-ids";
import type { Reading, Sighting } from "./reading";
import { BESIDE_IN_TITLE, NAMES_OF_DISHES, PUTS_IT, THE_SAME, type NameOfDish } from "./title-names.table";

/** What stands right before a word: an article and what the article stands behind. */
const REACH = 30;

function isNamedBy({ called, rules }: NameOfDish, { surface, terms }: Sighting): boolean {
  return called.test(surface) && rules.some((rule) => terms.includes(rule));
}

function isMade({ made, unless, of }: NameOfDish, steps: Reading, foods: ReadonlySet<FoodId>): boolean {
  return (
    made.test(steps.text) &&
    unless?.test(steps.text) !== true &&
    (of === undefined || of.some((food) => foods.has(food)))
  );
}

function without(
  reading: Reading,
  names: readonly NameOfDish[],
  isTheDish: (name: NameOfDish, seen: Sighting) => boolean,
): Reading {
  if (names.length === 0) return reading;
  const sightings = reading.sightings.map((seen) => {
    const own = names.filter((name) => isNamedBy(name, seen) && isTheDish(name, seen));
    const rules = new Set(own.flatMap((name) => name.rules));
    return rules.size === 0 ? seen : { ...seen, terms: seen.terms.filter((rule) => !rules.has(rule)) };
  });
  return { ...reading, sightings };
}

/**
 * What a recipe says, its steps, its serving text and its title, without the dangers that are only in the name of the dish:
 * a carrot cake of which every line and step is fine holds no sugar. A line says what it is, and keeps them. Linear.
 */
export function withoutNamesOfDishes(
  [steps, serving, title]: readonly [Reading, Reading, Reading],
  lines: readonly Reading[],
): readonly [Reading, Reading, Reading] {
  const isHead = ({ start }: Sighting): boolean => !BESIDE_IN_TITLE.test(title.text.slice(0, start));
  const inTitle = (name: NameOfDish, seen: Sighting): boolean => name.anywhere === true || isHead(seen);
  const named = NAMES_OF_DISHES.filter(
    (name) =>
      name.titled?.test(title.text) === true ||
      title.sightings.some((seen) => isNamedBy(name, seen) && inTitle(name, seen)),
  );
  if (named.length === 0) return [steps, serving, title];
  const foods = new Set(lines.flatMap(({ sightings }) => sightings.flatMap((seen) => seen.foods)));
  const names = named.filter((name) => isMade(name, steps, foods));
  const inProse = (reading: Reading): Reading =>
    without(reading, names, ({ throughout }, { start }) => {
      const before = reading.text.slice(Math.max(0, start - REACH), start);
      return THE_SAME.test(before) || (throughout === true && !PUTS_IT.test(before));
    });
  return [inProse(steps), inProse(serving), without(title, names, inTitle)];
}
