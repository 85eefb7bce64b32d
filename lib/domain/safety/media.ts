import type { FoodId } from "../food/food-ids";
import type { Mention } from "../food/scan";
import { COOKED_WITH, foodsNamed } from "./heated-foods";
import { AND_ANOTHER, IN_OR_WITH, PUT_BEHIND, PUTS_TO } from "./media.table";
import type { RuleId } from "./rule-ids";
import type { Concept } from "./vocabulary";

/** What else a sentence names for others: what they are fried or simmered in. */
const ALSO: ReadonlySet<FoodId> = new Set<FoodId>(["butter", "veg_broth", "bone_broth"]);
/** Spices that are named by their rule. */
const SPICES: ReadonlySet<RuleId> = new Set<RuleId>(["cassia_cinnamon", "nutmeg"]);
/** What is named to be left out ("in water without salt"). */
const LEFT_OUT: ReadonlySet<RuleId> = new Set<RuleId>(["added_salt", "added_sugar", "salty_foods"]);
const REACH = 60;

/** Whether a mention names nothing that one eats by itself: water, a fat, a herb, a spice. */
function isCookedWith(mention: Mention<Concept>): boolean {
  const foods = foodsNamed(mention);
  // A word that is a vegetable in one language is a spice in another.
  if (foods.length > 0)
    return foods.every((food) => COOKED_WITH.has(food) || ALSO.has(food) || foods.includes("sweet_paprika"));
  const left = mention.negated ? LEFT_OUT : SPICES;
  return mention.values.every((value) => ("rule" in value ? left.has(value.rule) : value.kind !== "allergen"));
}

/**
 * Of each mention whether it is a subject that a sentence can be about: not what stands in it for others, which are cooked
 * in it ("in a little water"), tossed or seasoned with it ("with the oil and cinnamon"). A sentence of nothing else speaks of
 * the food named before it. What is heated itself ("boil the water") is a subject. Linear in the text.
 */
export function withoutMedia(
  text: string,
  mentions: readonly Mention<Concept>[],
  subjects: readonly boolean[],
): readonly boolean[] {
  let last: number | undefined;
  return mentions.map((mention, index) => {
    if (subjects[index] !== true) return false;
    const before = text.slice(Math.max(0, mention.start - REACH), mention.start);
    const isListed = last !== undefined && AND_ANOTHER.test(text.slice(last, mention.start));
    const isPut = IN_OR_WITH.test(before) || PUTS_TO.test(before) || isListed;
    const isPutBehind = PUT_BEHIND.test(text.slice(mention.end, mention.end + REACH));
    const isMedium = isCookedWith(mention) && (mention.negated || isPut || isPutBehind);
    last = isMedium ? mention.end : undefined;
    return !isMedium;
  });
}
