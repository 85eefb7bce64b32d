import { fold } from "../food/tokenise";
import { expression } from "../shared/expression";
import { matchesOf } from "../shared/matches";
import { STEP_WORDS } from "./step-words.table";
import { wordsNobodyKnows, type PlacedText } from "./strangers";

/**
 * What a step puts in, by the words that say that something is put in: "Add belladonna berries", "Tollkirschen dazugeben",
 * "Dodaj pokrzyk". The thing ends where it is said where it goes, or with the clause.
 */
const VERB_FIRST: readonly RegExp[] = [
  expression(
    /(?<!\p{L})(?:add(?! (?:to|in)(?!\p{L}))|(?:stir|fold|mix|blend|whisk|beat|crumble|melt|grate|toss|throw|drop|tip|pour|sprinkle|scatter|drizzle) in|(?:season|top|sprinkle|drizzle|finish|garnish|dust|flavour|flavor|deglaze) with)\s+(?<thing>[^.;:!?\n(),]{2,60})/gu,
  ),
  expression(
    /(?<!\p{L})(?:dodaj|dodajemy|dorzuć|dosyp|dolej|wmieszaj|wsyp|wlej|wrzuć|wkrusz|posyp|dopraw|udekoruj|zmieszaj z|wymieszaj z)\s+(?<thing>[^.;:!?\n(),]{2,60})/gu,
  ),
];
/** German says the verb last, or puts what belongs to it there: the thing is all that stands before. */
const VERB_LAST: readonly RegExp[] = [
  expression(
    /(?<![\p{L}])(?:gib|gebt|rühr|rühre|misch|mische|streu|streue|fügt?)\s+(?<thing>[^.;:!?\n(),]{2,60}?)\s+(?:dazu|hinzu|hinein|unter|ein|darüber|bei)(?!\p{L})/gu,
  ),
  expression(
    /(?<=^|[.;:!?\n,]\s*|(?<!\p{L})und\s)(?<thing>[^.;:!?\n(),]{2,60}?)\s+(?:dazugeben|hinzugeben|zugeben|hinzufügen|beifügen|beigeben|unterrühren|einrühren|unterheben|untermischen|darüberstreuen|hineingeben)(?!\p{L})/gu,
  ),
];
/** Where it is said where it goes, how or when: what stands behind is no part of the thing. */
const END = expression(
  /(?<!\p{L})(?:to|into|in|on|onto|over|with|and|until|for|while|then|at|from|by|so|if|when|as|but|or|through|before|after|during|without|instead|towards?|near|zu|zur|zum|in|ins|im|auf|mit|und|bis|für|dann|wenn|sobald|nach|bei|oder|vor|ohne|statt|i|oraz|do|na|z|ze|aż|przez|potem|gdy|po|lub|albo|przed|bez|zamiast|w|we|żeby|tak|pod|podczas|dopiero|tuż)(?!\p{L}).*$/u,
);

/** "Never add", "do not stir in". */
const LEAVES_OUT = expression(/(?<!\p{L})(?:never|not|don't|nie|niemals|nicht|kein\p{L}*)\s*$/u);
const LEAVES_OUT_REACH = 12;

interface Added {
  readonly start: number;
  readonly end: number;
}

function addedBy(text: string, patterns: readonly RegExp[], end: RegExp | undefined): readonly Added[] {
  return patterns.flatMap((words) =>
    matchesOf(text, words).flatMap((match): readonly Added[] => {
      const said = match.groups?.["thing"] ?? "";
      const thing = end === undefined ? said : said.replace(end, "");
      const start = match.index + match[0].indexOf(said);
      const isLeftOut = LEAVES_OUT.test(text.slice(Math.max(0, match.index - LEAVES_OUT_REACH), match.index));
      return thing.trim() === "" || isLeftOut ? [] : [{ start, end: start + thing.length }];
    }),
  );
}

/**
 * Things that steps put in and that nobody knows. A step is full of words that name nothing to eat, so only what is said
 * to be put in is asked about. Linear in the text.
 */
export function unknownAdditions({ text, places }: PlacedText): readonly string[] {
  const added = [...addedBy(text, VERB_FIRST, END), ...addedBy(text, VERB_LAST, undefined)];
  return added.flatMap(({ start, end }) => {
    const inside = places.filter((place) => place.start < end && place.end > start);
    const part: PlacedText = {
      text: text.slice(start, end),
      places: inside.map((place) => ({ ...place, start: place.start - start, end: place.end - start })),
    };
    return wordsNobodyKnows(part).every((word) => STEP_WORDS.has(fold(word))) ? [] : [text.slice(start, end).trim()];
  });
}
