import type { Mention } from "../food/scan";
import { expression } from "../shared/expression";
import type { Concept } from "./vocabulary";

const OWN = "(?:its|their|own|natural|the)";
const OF_A_FRUIT = "(?:fruit|light|pure|100%|grape|apple|pear|pineapple|orange|peach|mandarin|lemon|tomato)";
/** Fruit and tomatoes lie in juice as shops sell them: nobody drinks it. */
const IN_ITS_JUICE = expression(`(?<!\\p{L})in (?:${OWN} )+$`, "u");
const IN_ANY_JUICE = expression(`(?<!\\p{L})in (?:(?:${OWN}|${OF_A_FRUIT}) )*$`, "u");
/** Fruit that is sold so, by its name alone or in the shape that tins hold. Nobody keeps carrots or oats in juice. */
const FRUIT_IN_JUICE = expression(
  `(?<!\\p{L})(?:pineapple|peach(?:es)?|pears?|apricots?|mandarins?|orange|grapefruit|prunes?|fruit)(?: (?:chunks?|slices?|segments?|pieces?|rings?|halves|quarters|cubes?|cocktail|salad))?,? in (?:(?:${OWN}|fruit|light|pure|100%) )*$`,
  "u",
);
const OUT_OF_A_TIN = expression(
  /(?<!\p{L})(?:(?:chopped|plum|peeled|whole) tomatoes|tin|tins|tinned|can|cans|canned|jar|jars|jarred)(?!\p{L})/u,
);
/** What is cooked or soaked in a juice has it in. */
const TAKES_IT_UP = expression(
  /(?<!\p{L})(?:cook|poach|simmer|stew|boil|soak|bak|steam|brais|marinat|blend|mix|stir|heat|warm)\p{L}*/u,
);
/** Behind it: what is pressed out over food, and nobody drinks ("juice of half a lemon", "Saft einer Zitrone"). */
const OF_A_LEMON = expression(
  /^(?: (?:and|&|und|i) (?:zest|grated zest|schale|abrieb|skórka))? (?:of|von|z|ze)?(?: ?(?:the|a|an|about|half|one|two|einer|eine|ein|halben|halbe|zwei|pół|połowy|połówki|jednej|dwóch|½|¼|1\/2|1\/4|\d|small|large|unwaxed|kleinen|großen|małej|dużej))* ?(?:lemons?|limes?|zitronen?|limetten?|limonen?|cytryny?|cytryn|limonki|limonek)(?!\p{L})/u,
);
const OF_REACH = 60;
const PART_BEGINS = /[.!?;\n]/u;

/** A spoon or two in a line: up to 15 ml in the puree of one meal. */
const SPOON_IN_A_LINE = expression(/^(?:[1-9]|1[0-5])(?:[.,]\d)? ?(?:ml|g) \p{L}*(?:saft|juice|sok)\p{L}*$/u);
/** It goes into a puree with the oil, or is the juice that a line has named and measured: "Öl und Saft unterrühren". */
const INTO_PUREE = expression(
  /^(?: \p{L}+)? (?:ein|unter)(?:rühren|heben|mischen)(?!\p{L})|^ (?:\p{L}+ )?pürieren(?!\p{L})|^ (?:through|into the (?:puree|mash|porridge))(?!\p{L})/u,
);
const AND_OIL = expression(/(?:öl|butter|oil|olej\p{L}*|oliw\p{L}*) (?:und|and|i) (?:the |den )?$/u);
const OF_A_SPOON = expression(/(?:löffel|spoon of|łyżeczk\p{L}) $/u);
const STIRS_IN = /(?:stir|mix|whisk) in (?:the )?$|(?:wmieszaj|dodaj) $/u;
const AMOUNT = /\d[^.!?;\n]{0,8}$/u;
const JUICE_ALONE = /^(?:saft|juice|sok|soku)$/u;
const JUICE_ALONE_OR_ALL = /^(?:saft|juices?|sok|soku|sokiem|sokami)$/u;

/** Whether it is a spoon of juice in a dish, and none to drink. */
function isSpoonInDish(text: string, { surface, start, end }: Mention<Concept>): boolean {
  const before = text.slice(Math.max(0, start - OF_REACH), start);
  const isInto = INTO_PUREE.test(text.slice(end, end + OF_REACH));
  if ((AND_OIL.test(before) || OF_A_SPOON.test(before)) && isInto) return true;
  if (!JUICE_ALONE.test(surface) || AMOUNT.test(before)) return false;
  return isInto || STIRS_IN.test(before);
}

/** What runs out of the food itself while it is cut or cooked, and is eaten with it: "samt Saft", "with all their juices". */
const WITH_ITS_OWN = expression(
  /(?<!\p{L})(?:samt|mitsamt)(?: (?:dem|ihrem|seinem|deren|allem|ihrem eigenen))?(?: \p{L}+en)? $|(?<!\p{L})(?:mit|in) (?:seinem|ihrem|deren|dem|etwas|ein wenig)? ?(?:eigenen|eigenem|ausgetretenen|ausgetretenem|austretenden|entstandenen) $|(?<!\p{L})mit (?:seinem|ihrem) $|(?<!\p{L})(?:with|in|into) (?:all )?(?:(?:its|their|any) (?:own )?|the (?:cooking|pan|roasting|released|baking|tomato's) )$|(?<!\p{L})(?:ze|we|wraz z|razem z) (?:swoim|swym|własnym|całym|powstałym) $/u,
);
const THE_JUICE = expression(/(?<!\p{L})(?:der|den|the|their|its) $/u);
/** What that juice does, or what is done with it where it runs. */
const RUNS_OUT = expression(
  /^ (?:darf |soll |kann |muss |may |will |can |should )?(?:(?:ruhig|dabei|kräftig|stark|gut|schnell|ganz|fast|klar|also|easily|often) )*(?:in (?:die|den|das) \p{L}+ (?:ein)?zieh\p{L}*|färb\p{L}*|austr[ei]t\p{L}*|verkoch\p{L}*|verdampf\p{L}*|einzieh\p{L}*|eindick\p{L}*|auf(?:fangen)?(?!\p{L})|läuft|laufen|stains?|runs?|run clear|soaks?|keeps? (?:it|them)|(?:has|have) (?:run|evaporated|thickened|soaked|reduced)|evaporates?|thickens?)/u,
);
const LET_OUT = expression(
  /^, (?:der|den) (?:sich|dabei|dadurch|daraus)(?: \p{L}+)? (?:gebildet|entstanden|ausgetreten|ausgelaufen|gesammelt)|^,? (?:który|jaki|który z nich) (?:wy|pu|po)?(?:puści|wypuści|powsta|wypły|ście|puszcz)\p{L}*/u,
);
/** It is a drink after all. */
const DRUNK = expression(
  /(?<!\p{L})(?:drink\p{L}*|sip\p{L}*|glass|cups?|beaker|bottle|straw|trink\p{L}*|becher\p{L}*|gl(?:as|äser)\p{L}*|flasche\p{L}*|fläschchen|schluck\p{L}*|pi(?:j|ć|cia)\p{L}*|napo\p{L}*|kub(?:ek|ka|ku|eczk\p{L}*)|szklan\p{L}*)(?!\p{L})/u,
);

/** Whether it is what the food lets out, and nobody drinks it. */
function isOwnJuice(before: string, behind: string): boolean {
  const [clause = ""] = behind.split(PART_BEGINS);
  if (DRUNK.test(before) || DRUNK.test(clause)) return false;
  return WITH_ITS_OWN.test(before) || LET_OUT.test(behind) || (THE_JUICE.test(before) && RUNS_OUT.test(behind));
}

const isJuice = (value: Concept): boolean => (value.kind === "word" || value.kind === "term") && value.rule === "juice";

function isPacked(text: string, mention: Mention<Concept>): boolean {
  const { values, start, end } = mention;
  if (!values.some(isJuice)) return false;
  if (isSpoonInDish(text, mention)) return true;
  if (OF_A_LEMON.test(text.slice(end, end + OF_REACH)) || SPOON_IN_A_LINE.test(text.trim())) return true;
  const before = text.slice(0, start).split(PART_BEGINS).at(-1) ?? "";
  if (JUICE_ALONE_OR_ALL.test(mention.surface) && isOwnJuice(before, text.slice(end, end + OF_REACH))) return true;
  if (TAKES_IT_UP.test(before)) return false;
  return (
    IN_ITS_JUICE.test(before) || FRUIT_IN_JUICE.test(before) || (OUT_OF_A_TIN.test(before) && IN_ANY_JUICE.test(before))
  );
}

/**
 * The mentions without the juice that something is tinned in ("tinned peaches in grape juice"), that of a lemon, a spoon of
 * it in a puree, and what a food lets out itself: nobody drinks them.
 */
export function withoutPackingJuice(text: string, mentions: readonly Mention<Concept>[]): readonly Mention<Concept>[] {
  return mentions.map((mention): Mention<Concept> => {
    if (!isPacked(text, mention)) return mention;
    const values = mention.values.filter((value) => !isJuice(value));
    return { ...mention, values: values.length === 0 ? [{ kind: "known" }] : values };
  });
}
