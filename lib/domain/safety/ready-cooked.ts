import type { FoodId } from "../food/food-ids";
import type { Reading } from "./reading";
import { BOILS_MILK, DRY, FROM_A_TIN, NOT_BOILED, SAYS_SOAKED, SLOW_COOKER, WAS_BOILED } from "./ready-cooked.table";
import { RULES } from "./rules.table";

/** Whether a text says that food was heated before it was sold. */
export function saysTinned(text: string): boolean {
  return FROM_A_TIN.test(text);
}

/** Whether the steps boil the raw milk of a line, which makes it fit for a dish. */
export function boilsMilk({ text }: Reading): boolean {
  return BOILS_MILK.test(text) && !NOT_BOILED.test(text);
}

const BEANS: ReadonlySet<FoodId> = new Set(RULES.undercooked_beans.foods);

export function namesBeans({ sightings }: Reading): boolean {
  return sightings.some(({ foods, negated }) => !negated && foods.some((food) => BEANS.has(food)));
}

/** A line of beans that were cooked before, and are not to be ("dried kidney beans for the slow cooker"). */
export function isOfCooked(line: Reading): boolean {
  if (saysTinned(line.text) || line.forms.has("canned")) return true;
  return line.forms.has("cooked") && !line.sightings.some(({ terms }) => terms.includes("undercooked_beans"));
}

/**
 * The lines of dry beans that nothing but a slow cooker cooks, which does not become hot enough for them, whatever the steps
 * call them there ("put everything into the slow cooker"): their places.
 */
export function slowCookedBeans(
  lines: readonly Reading[],
  steps: Reading,
  title: Reading | undefined,
): readonly number[] {
  const said = steps.text;
  if (!SLOW_COOKER.test(`${said}\n${title?.text ?? ""}`) || WAS_BOILED.test(said)) return [];
  const isSoaked = SAYS_SOAKED.test(said);
  return lines.flatMap((line, index) =>
    namesBeans(line) && !isOfCooked(line) && (isSoaked || DRY.test(line.text)) ? [index] : [],
  );
}
