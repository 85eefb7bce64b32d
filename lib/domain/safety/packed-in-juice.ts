import type { Mention } from "../food/scan";
import type { Concept } from "./vocabulary";

const OWN = "(?:its|their|own|natural|the)";
const OF_A_FRUIT = "(?:fruit|light|pure|100%|grape|apple|pear|pineapple|orange|peach|mandarin|lemon|tomato)";
/** Fruit and tomatoes lie in juice as shops sell them: nobody drinks it. */
const IN_ITS_JUICE = new RegExp(`(?<!\\p{L})in (?:${OWN} )+$`, "u");
const IN_ANY_JUICE = new RegExp(`(?<!\\p{L})in (?:(?:${OWN}|${OF_A_FRUIT}) )*$`, "u");
/** Fruit that is sold so, by its name alone or in the shape that tins hold. Nobody keeps carrots or oats in juice. */
const FRUIT_IN_JUICE = new RegExp(
  `(?<!\\p{L})(?:pineapple|peach(?:es)?|pears?|apricots?|mandarins?|orange|grapefruit|prunes?|fruit)(?: (?:chunks?|slices?|segments?|pieces?|rings?|halves|quarters|cubes?|cocktail|salad))?,? in (?:(?:${OWN}|fruit|light|pure|100%) )*$`,
  "u",
);
const OUT_OF_A_TIN =
  /(?<!\p{L})(?:(?:chopped|plum|peeled|whole) tomatoes|tin|tins|tinned|can|cans|canned|jar|jars|jarred)(?!\p{L})/u;
/** What is cooked or soaked in a juice has it in. */
const TAKES_IT_UP =
  /(?<!\p{L})(?:cook|poach|simmer|stew|boil|soak|bak|steam|brais|marinat|blend|mix|stir|heat|warm)\p{L}*/u;
/** Behind it: what is pressed out over food, and nobody drinks ("juice of half a lemon", "Saft einer Zitrone"). */
const OF_A_LEMON =
  /^(?: (?:and|&|und|i) (?:zest|grated zest|schale|abrieb|skórka))? (?:of|von|z|ze)?(?: ?(?:the|a|an|about|half|one|two|einer|eine|ein|halben|halbe|zwei|pół|połowy|połówki|jednej|dwóch|½|¼|1\/2|1\/4|\d|small|large|unwaxed|kleinen|großen|małej|dużej))* ?(?:lemons?|limes?|zitronen?|limetten?|limonen?|cytryny?|cytryn|limonki|limonek)(?!\p{L})/u;
const OF_REACH = 60;
const PART_BEGINS = /[.!?;\n]/u;

/** A spoon or two in a line: up to 15 ml in the puree of one meal. */
const SPOON_IN_A_LINE = /^(?:[1-9]|1[0-5])(?:[.,]\d)? ?(?:ml|g) \p{L}*(?:saft|juice|sok)\p{L}*$/u;
/** It goes into a puree with the oil, or is the juice that a line has named and measured: "Öl und Saft unterrühren". */
const INTO_PUREE =
  /^(?: \p{L}+)? (?:ein|unter)(?:rühren|heben|mischen)(?!\p{L})|^ (?:\p{L}+ )?pürieren(?!\p{L})|^ (?:through|into the (?:puree|mash|porridge))(?!\p{L})/u;
const AND_OIL = /(?:öl|butter|oil|olej\p{L}*|oliw\p{L}*) (?:und|and|i) (?:the |den )?$/u;
const OF_A_SPOON = /(?:löffel|spoon of|łyżeczk\p{L}) $/u;
const STIRS_IN = /(?:stir|mix|whisk) in (?:the )?$|(?:wmieszaj|dodaj) $/u;
const AMOUNT = /\d[^.!?;\n]{0,8}$/u;
const JUICE_ALONE = /^(?:saft|juice|sok|soku)$/u;

/** Whether it is a spoon of juice in a dish, and none to drink. */
function isSpoonInDish(text: string, { surface, start, end }: Mention<Concept>): boolean {
  const before = text.slice(Math.max(0, start - OF_REACH), start);
  const isInto = INTO_PUREE.test(text.slice(end, end + OF_REACH));
  if ((AND_OIL.test(before) || OF_A_SPOON.test(before)) && isInto) return true;
  if (!JUICE_ALONE.test(surface) || AMOUNT.test(before)) return false;
  return isInto || STIRS_IN.test(before);
}

const isJuice = (value: Concept): boolean => value.kind === "word" && value.rule === "juice";

function isPacked(text: string, mention: Mention<Concept>): boolean {
  const { values, start, end } = mention;
  if (!values.some(isJuice)) return false;
  if (isSpoonInDish(text, mention)) return true;
  if (OF_A_LEMON.test(text.slice(end, end + OF_REACH)) || SPOON_IN_A_LINE.test(text.trim())) return true;
  const before = text.slice(0, start).split(PART_BEGINS).at(-1) ?? "";
  if (TAKES_IT_UP.test(before)) return false;
  return (
    IN_ITS_JUICE.test(before) || FRUIT_IN_JUICE.test(before) || (OUT_OF_A_TIN.test(before) && IN_ANY_JUICE.test(before))
  );
}

/**
 * The mentions without the juice that something is tinned in ("tinned peaches in grape juice"), that of a lemon, and a spoon
 * of it in a puree: nobody drinks them.
 */
export function withoutPackingJuice(text: string, mentions: readonly Mention<Concept>[]): readonly Mention<Concept>[] {
  return mentions.map((mention): Mention<Concept> => {
    if (!isPacked(text, mention)) return mention;
    const values = mention.values.filter((value) => !isJuice(value));
    return { ...mention, values: values.length === 0 ? [{ kind: "known" }] : values };
  });
}
