import type { FoodId } from "../food/food-ids";
import type { Mention } from "../food/scan";
import { expression } from "../shared/expression";
import { spansOf, type Span } from "./spans";
import type { Concept } from "./vocabulary";

const OFF = "(?:off|away from|remove\\p{L}* (?:\\p{L}+ ){0,3}from) (?:the )?(?:heat|hob|stove)";
const ADDS = "(?:stir|whisk|mix|add|pour|toss|beat|fold|crack|drop)\\p{L}*";
const EGG = "(?:egg|yolk)s?(?!\\p{L})";
/** "Take the pan off the heat and stir in the beaten eggs". */
const OFF_THEN_ADD = expression(`(?<!\\p{L})${OFF}[^.!?\\n]{0,40}?(?<!\\p{L})${ADDS}[^.!?;,\\n]{0,40}?${EGG}`, "gu");
/** "Stir in the eggs off the heat". */
const ADD_OFF = expression(`(?<!\\p{L})${ADDS}[^.!?;,\\n]{0,30}?${EGG}[^.!?;,\\n]{0,15}?${OFF}`, "gu");
const ADDED_LATE = "(?:stirred|whisked|mixed|added|tossed|poured|folded)";
/** "The egg, stirred in off the heat". */
const EGG_OFF = expression(`${EGG},?[^.!?;,\\n]{0,12}? ${ADDED_LATE}[^.!?;,\\n]{0,16}?${OFF}`, "gu");
const ADDED: readonly RegExp[] = [OFF_THEN_ADD, ADD_OFF, EGG_OFF];
/** What comes after it is cooked all the same. Global. */
const HEATED_LATER = expression(
  /(?<!\p{L})(?:return\p{L}*|back (?:on|onto|to|over)|bake|baked|baking|oven|simmer\p{L}*|boil\p{L}*|fry|fried|steam\p{L}*|grill\p{L}*|microwav\p{L}*|reheat\p{L}*)(?!\p{L})|(?:^|[.;!?]|(?<!\p{L})(?:then|and)) ?cook(?!\p{L})/gu,
);
/** An egg that was shelled, or is said to be hard, was boiled before. */
const HARD_BEFORE = expression(
  /(?<!\p{L})(?:hard[- ]boil\p{L}*|(?:shell|peel)(?:s|ed|ing)? (?:it|them|the eggs?|each egg|both eggs)|(?:yolks?|eggs?) (?:is|are) (?:\p{L}+ )?(?:firm|hard|set)(?! (?:but|around|outside)))(?!\p{L})/u,
);
/** One that was not boiled with it. */
const ANOTHER_EGG = expression(/(?<!\p{L})(?:beaten|whisked|raw|another|second|other|fresh|cracked|crack)(?!\p{L})/u);
const EGGS: ReadonlySet<FoodId> = new Set<FoodId>(["egg", "quail_egg", "duck_egg"]);

function isEgg({ values, negated }: Mention<Concept>): boolean {
  return !negated && values.some((value) => value.kind === "food" && EGGS.has(value.food));
}

/**
 * The mentions with what is said of eggs that meet nothing but the warmth of a pan that was taken off the heat: they are
 * no more than lightly cooked, unless the text goes on to cook them. Linear in the text.
 */
export function withEggsOffTheHeat(text: string, mentions: readonly Mention<Concept>[]): readonly Mention<Concept>[] {
  if (!mentions.some(isEgg)) return mentions;
  const heated = spansOf(text, [HEATED_LATER]).at(-1)?.start ?? -1;
  const hard = text.search(HARD_BEFORE);
  const isOfHard = ({ start, end }: Span): boolean =>
    hard !== -1 && start > hard && !ANOTHER_EGG.test(text.slice(start, end));
  const spans = spansOf(text, ADDED).filter((span) => span.end > heated && !isOfHard(span));
  return mentions.map((mention): Mention<Concept> => {
    if (!isEgg(mention) || !spans.some(({ start, end }) => mention.start < end && mention.end > start)) return mention;
    return { ...mention, values: [...mention.values, { kind: "form", form: "lightly_cooked" }] };
  });
}
