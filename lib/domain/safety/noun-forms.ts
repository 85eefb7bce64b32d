import type { Mention } from "../food/scan";
import { isParticiple } from "./cooked-adjectives";
import { saysForm } from "./denied-forms";
import { HEATED_FORMS } from "./form-ids";
import type { Concept } from "./vocabulary";
import {
  DISH,
  DONE_WITH_IT,
  INTO,
  MADE_OF,
  NOUNS,
  OF_FOOD,
  OF_ITS_OWN,
  ONLY_BESIDE,
  POLISH_NOUNS,
  PUT_AT_IT,
} from "./noun-forms.table";

/** Whether a Polish noun names what it is made of right behind it: "mus z gruszki", which grapes beside it are not. */
export function isNounOfFoodBehind(text: string, { surface, end }: Mention<Concept>): boolean {
  return POLISH_NOUNS.has(surface) && MADE_OF.test(text.slice(end, end + 4));
}

const REACH = 40;

/** Whether it is a noun right behind the food that it is made of, and no pot that others are put into: "tomato paste". */
export function isNounOfFoodBefore(text: string, mention: Mention<Concept>, before: Mention<Concept>): boolean {
  const { surface, start } = mention;
  if ((!NOUNS.has(surface) && !ONLY_BESIDE.has(surface)) || start - before.end > 1) return false;
  const isPot = INTO.test(text.slice(Math.max(0, before.start - REACH), before.start));
  return !isPot || !saysForm(mention, HEATED_FORMS);
}

/**
 * Whether a mention is the noun of a dish or a paste that is a thing of its own beside the foods of its sentence: "top the
 * mash with grapes", "serve with a dip". What it says holds for none of them.
 */
export function isNounOfItsOwn(text: string, mention: Mention<Concept>, foodBefore?: Mention<Concept>): boolean {
  const before = text.slice(Math.max(0, mention.start - REACH), mention.start);
  if (ONLY_BESIDE.has(mention.surface) && !OF_FOOD.test(text.slice(mention.end, mention.end + REACH)))
    return foodBefore === undefined || !isNounOfFoodBefore(text, mention, foodBefore);
  const isPut = PUT_AT_IT.test(before) || DONE_WITH_IT.test(text.slice(mention.end, mention.end + REACH));
  if (POLISH_NOUNS.has(mention.surface) && isPut) return true;
  if (!NOUNS.has(mention.surface) || !OF_ITS_OWN.test(before)) return false;
  return !(INTO.test(before) && saysForm(mention, HEATED_FORMS));
}

/** Whether a participle is said of a dish that was made before: "zmiksowaną zupę posyp groszkiem". */
export function isOfDish(text: string, { start, end }: Mention<Concept>): boolean {
  return isParticiple(text.slice(start, end)) && DISH.test(text.slice(end, end + 12));
}
