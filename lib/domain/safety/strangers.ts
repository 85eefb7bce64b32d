import { LEXICON } from "../food/lexicon";
import { ORDINARY_WORDS } from "../food/ordinary-words.table";
import { scan } from "../food/scan";
import { fold } from "../food/tokenise";

/** A part of a text that means something. */
export interface Place {
  readonly start: number;
  readonly end: number;
  /** It names a food, and does not leave it out. */
  readonly names: boolean;
}

/** A normalised text with the parts of it that mean something. */
export interface PlacedText {
  readonly text: string;
  readonly places: readonly Place[];
}

/**
 * A word that joins one thing to another, one word, and the end of the part: another word after it would make a phrase
 * ("with lots of love"), which need be no food. Polish "z" takes the ending that says "with"; with another it says "from".
 */
const JOINED =
  /(?<=\p{L} )(?:(?:with|and|plus|mit|und|sowie|i|oraz) (\p{Script=Latin}{4,})|z[e]? (\p{Script=Latin}{2,}(?:em|ą|ami|ym|im)))(?=$|[,;.()\n]| (?:with|and|plus|mit|und|sowie|i|oraz|z|ze) )/gu;

/** What is said of a food and is none. Folded. */
const SAID_OF_FOOD: ReadonlySet<string> = new Set([
  "love",
  "care",
  "liebe",
  "miloscia",
  "soldiers",
  "friends",
  "more",
  "something",
  "etwas",
  "mehr",
  "czyms",
  "skinned",
  "rinsed",
]);

/**
 * Words that a text joins to what it names as if they were food too, and that nobody knows: "carrot with blorptak". They are
 * asked about, as they would be alone.
 */
export function strangersIn({ text, places: known }: PlacedText): readonly string[] {
  return [...text.matchAll(JOINED)].flatMap((match) => {
    const word = match[1] ?? match[2] ?? "";
    const end = match.index + match[0].length;
    const start = end - word.length;
    const named = known.some(({ names, end: at }) => names && at === match.index - 1);
    const means = known.some((place) => place.start < end && place.end > start);
    const folded = fold(word);
    if (!named || means || ORDINARY_WORDS.has(folded) || SAID_OF_FOOD.has(folded)) return [];
    return scan(word, LEXICON).length > 0 ? [] : [word];
  });
}
