import { LEXICON } from "../food/lexicon";
import { ORDINARY_WORDS } from "../food/ordinary-words.table";
import { scan } from "../food/scan";
import { fold } from "../food/tokenise";
import { UNIT_WORDS } from "../food/units.table";
import { FUNCTION_WORDS } from "../shared/function-words.table";
import { SAID_OF_FOOD } from "./said-of-food.table";

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
  /(?<=\p{L} )(?:(?:with|and|plus|&|mit|und|sowie|i|oraz) (\p{Script=Latin}{4,})|z[e]? (\p{Script=Latin}{2,}(?:em|ą|ami|ym|im)))(?=$|[,;.()\n]| (?:with|and|plus|&|mit|und|sowie|i|oraz|z|ze) )/gu;
/** A part of a list. */
const PART = /[^,;\n+/()&]+/gu;
/** The first word of one, joined to what may be known: "carrot, blorptak and peas". */
const FIRST =
  /(?<=[,;\n+/(] ?)(?:\p{Nd}[\p{Nd}.,]* ?(?:\p{L}{1,3} )?)?(\p{Script=Latin}{4,})(?= (?:and|plus|und|sowie|i|oraz) )/gu;
const WORD = /(?<!\p{L})\p{L}{3,}/gu;
const LONG_WORD = /(?<!\p{L})\p{Script=Latin}{4,}(?!\p{L})/gu;
/** So many are a name with what is said of it; more of them say something. */
const WORDS_OF_A_NAME = 2;
/** Right after the word before it. */
const SECOND = /(?<=\p{L} )(\p{Script=Latin}{4,})(?!\p{L})/gu;

/** How something is or was done, by its ending: English, German, Polish. */
const SAYS_HOW = [
  /(?:(?<!se|re)ed|(?<!l)ing|ly|less|free|able|ible|(?<!f)ish|like|style|sized)$/u,
  /(?:lich|isch|ig|frei|arm|los|bar|haft|iert)(?:e|er|es|en|em)?$|(?:ieren|eln)$|^(?:ge|be|ver|ent|zer|ab|an|auf|aus|vor|ein|weg|durch|um)\p{L}{2,}(?:t|en)(?:e|er|es|em)?$|(?:weise|sorte|klasse|stufe|gewicht|größe)$/u,
  /(?:ości(?:ą|ami)?|[aeiyśź]ć|ąc)$/u,
  /(?:an|on|ęt|yt|ow|sk|ck|czn|aln|yczn|niow|ist)(?:y|a|e|i|ie|iej|iego|ego|ej|ą|ych|ich|ym|im|ymi|imi)$/u,
] as const;

/** Words that say nothing of what a text is about, or how something in it is. */
function isOrdinary(word: string): boolean {
  const folded = fold(word);
  const listed = [ORDINARY_WORDS, SAID_OF_FOOD, UNIT_WORDS, ...Object.values(FUNCTION_WORDS)];
  return listed.some((words) => words.has(folded) || words.has(word)) || SAYS_HOW.some((ending) => ending.test(word));
}

interface Candidate {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

function match(text: string, pattern: RegExp): readonly (Candidate & { readonly from: number })[] {
  return [...text.matchAll(pattern)].map((found) => {
    const word = found[1] ?? found[2] ?? found[0];
    const end = found.index + found[0].length;
    return { word, start: end - word.length, end, from: found.index };
  });
}

/** Words of the parts of a list that name no food: "carrot, blorptak", "carrot (50 g blorptak powder)". */
function inPartsOfTheirOwn(text: string, named: readonly Place[]): readonly Candidate[] {
  return match(text, PART).flatMap(({ word: part, start: from, end: to }) => {
    const isFood = named.some(({ start, end }) => start < to && end > from);
    if (isFood || (part.match(WORD)?.length ?? 0) > WORDS_OF_A_NAME) return [];
    return match(part, LONG_WORD).map(({ word, start, end }) => ({ word, start: from + start, end: from + end }));
  });
}

/**
 * Words that a text sets beside what it names as if they were food too, and that nobody knows: "carrot with blorptak",
 * "carrot, blorptak", "carrot blorptak". They are asked about, as they would be alone. Linear in the text for each thing it names.
 */
export function strangersIn({ text, places }: PlacedText): readonly string[] {
  const named = places.filter(({ names }) => names);
  if (named.length === 0) return [];
  const endsAt = new Set(named.map(({ end }) => end));
  const found = [
    ...match(text, JOINED).filter(({ from }) => endsAt.has(from - 1)),
    ...match(text, FIRST),
    ...match(text, SECOND).filter(({ start }) => endsAt.has(start - 1)),
    ...inPartsOfTheirOwn(text, named),
  ];
  const unknown = found.filter(
    ({ word, start, end }) =>
      !places.some((place) => place.start < end && place.end > start) &&
      !isOrdinary(word) &&
      scan(word, LEXICON).length === 0,
  );
  return [...new Set(unknown.map(({ word }) => word))];
}
