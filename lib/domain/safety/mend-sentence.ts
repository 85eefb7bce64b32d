import { read, type Reading, type Sighting } from "./reading";
import type { Span } from "./spans";

/** How a text is read for what it names. */
export type Look = (text: string) => Pick<Reading, "text" | "sightings">;
type IsOut = (sighting: Sighting) => boolean;

const CONJUNCTIONS = "and|or|und|oder|sowie|i|oraz|lub|albo";
const PREPOSITIONS: ReadonlySet<string> = new Set("with|in|on|over|mit|auf|z|ze|w|na".split("|"));
/** Words that belong to the thing named after them: articles, amounts, spoons. */
const BELONGS: ReadonlySet<string> = new Set(
  (
    "the a an some any of little bit pinch dash drop splash handful spoonful teaspoon tablespoon teaspoons tablespoons tsp tbsp cup g ml " +
    "etwas ein eine einen einem einer der die das den dem wenig bisschen prise schuss löffel teelöffel esslöffel el tl " +
    "odrobina odrobiną odrobinę odrobiny szczypta szczyptą szczyptę łyżka łyżką łyżkę łyżki łyżeczka łyżeczką łyżeczkę trochę garść " +
    "melted grated fresh soft ground weiche weicher geriebenen geriebener gemahlene świeżo startego miękkiego"
  ).split(" "),
);
const MOST_BETWEEN = 3;

const END_OF_SENTENCE = /^\s*[.!?။]*\s*$/;
const NEXT_ITEM = new RegExp(`^(?:\\s*,\\s*(?:(?:${CONJUNCTIONS})\\s+)?|\\s+(?:${CONJUNCTIONS})\\s+)`, "iu");
const SEPARATOR_BEFORE = new RegExp(`(?:\\s*,\\s*(?:(?:${CONJUNCTIONS})\\s+)?|\\s+(?:${CONJUNCTIONS})\\s+)$`, "iu");
const ENDS_WITH_CONJUNCTION = new RegExp(`\\s(${CONJUNCTIONS})\\s+$`, "iu");
const BURMESE = /[\u1000-\u109f]/;
const BURMESE_JOINT = "(?:\\s*၊\\s*|\\s*(?:နဲ့|နှင့်)\\s*)";
const BURMESE_NEXT = new RegExp(`^${BURMESE_JOINT}`, "u");
const BURMESE_BEFORE = new RegExp(`${BURMESE_JOINT}$`, "u");
const BURMESE_PARTICLE = /^(?:ကို|က|ထဲ|တို့|များ|တွေ|\s|။|$)/u;

/** Words that need more than one thing before them; where one is left the sentence would not agree any more. */
const PLURAL =
  /(?<!\p{L})(?:them|they|both|each|together|are|were|have|beide|beides|beiden|zusammen|miteinander|sind|werden|waren|oba|obie|oboje|razem|są|będą)(?!\p{L})/iu;
/** "Mash everything with the butter": the sentence is about more than what it names. */
export const STANDS_FOR_OTHERS =
  /(?<!\p{L})(?:it|them|they|everything|all|alles|sie|es|ihn|diese|wszystko|je|go|ją)(?!\p{L})|အားလုံး|အဲဒါ/iu;

/** Something that rules or families can speak of. */
export function namesSomething({ foods, foodsInside, terms, words, allergens }: Sighting): boolean {
  return foods.length + foodsInside.length + terms.length + words.length + allergens.length > 0;
}

/** The words directly before a place that belong to what stands there, and what stands before them. */
function takeBelonging(before: string, most: number, onlyListed: boolean): { start: number; last: string } {
  let start = before.length;
  for (let count = 0; count <= most; count += 1) {
    const match = /\S+\s+$/u.exec(before.slice(0, start));
    if (match === null) return { start, last: "" };
    const word = match[0].trim();
    const folded = word.toLowerCase();
    if (/[,:;]$/.test(word) || PREPOSITIONS.has(folded) || CONJUNCTIONS.split("|").includes(folded))
      return { start, last: folded };
    const belongs = BELONGS.has(folded) || /^[\d½¼¾⅓⅔.,/]+$/u.test(word);
    if ((onlyListed && !belongs) || count === most) return { start, last: "" };
    start = match.index;
  }
  return { start, last: "" };
}

/** "… over the carrot": the words go on with a preposition. */
function startsWithPlace(after: string): boolean {
  return PREPOSITIONS.has(/^\s*(\p{L}+)/u.exec(after)?.[1]?.toLowerCase() ?? "");
}

/** "A, B" after its last item went: "A and B". */
function rejoined(before: string, conjunction: string | undefined): string {
  if (conjunction === undefined) return before;
  const comma = before.lastIndexOf(", ");
  const item = before.slice(comma + 2);
  return comma === -1 || item.split(" ").length > MOST_BETWEEN + 1
    ? before
    : `${before.slice(0, comma)} ${conjunction} ${item}`;
}

function cutItem(text: string, span: Span, others: readonly Span[]): string | undefined {
  const before = text.slice(0, span.start);
  const after = text.slice(span.end);
  if (/[\p{L}\p{M}\p{Nd}-]$/u.test(before) || /^[\p{L}\p{M}\p{Nd}'’-]/u.test(after)) return undefined;
  const next = NEXT_ITEM.exec(after);
  const close = takeBelonging(before, MOST_BETWEEN + 2, true);
  const wide = takeBelonging(before, MOST_BETWEEN, false);
  const overOthers = others.some(({ start, end }) => end > wide.start && start < span.start);
  const separator = SEPARATOR_BEFORE.exec(before.slice(0, wide.start));
  const ends = END_OF_SENTENCE.test(after);
  if (separator !== null && !overOthers && (ends || next !== null || wide.start === close.start)) {
    const kept = before.slice(0, separator.index);
    if (next !== null) return kept + after;
    return rejoined(kept, ENDS_WITH_CONJUNCTION.exec(separator[0])?.[1]) + after;
  }
  // "With honey, the carrot is sweet": a comma that ends what the sentence begins with joins no list.
  if (next?.[0].trim() === "," && PREPOSITIONS.has(before.slice(0, close.start).trim().toLowerCase())) return undefined;
  if (next !== null) {
    const rest = after.slice(next[0].length);
    const leading = /^(?:\S+\s+){0,3}?(?=\S)/u;
    const starts = others.some(({ start }) => {
      const between = text.slice(span.end + next[0].length, start);
      return (
        start >= span.end + next[0].length &&
        between.split(" ").every((word) => word === "" || BELONGS.has(word.toLowerCase()))
      );
    });
    if (starts && leading.test(rest)) return before.slice(0, close.start) + rest;
  }
  if (PREPOSITIONS.has(wide.last) && !overOthers) {
    const kept = before.slice(0, wide.start).replace(/\s*\S+\s+$/u, "");
    // "Serve with the peas over the carrot": what is left says where, and nothing of what.
    if (!/\s/u.test(kept.trim()) && startsWithPlace(after)) return undefined;
    return kept === "" ? undefined : kept + (ends ? after.trimStart() : after);
  }
  return undefined;
}

function cutBurmeseItem(text: string, span: Span): string | undefined {
  const before = text.slice(0, span.start);
  const after = text.slice(span.end);
  const next = BURMESE_NEXT.exec(after);
  if (next !== null) return before + after.slice(next[0].length);
  const joint = BURMESE_BEFORE.exec(before);
  return joint !== null && BURMESE_PARTICLE.test(after) ? before.slice(0, joint.index) + after : undefined;
}

function tidy(text: string, original: string): string {
  const plain = text
    .replace(/\s{2,}/g, " ")
    .replace(/\s+(?=[,.;:!?])/g, "")
    .trim();
  return /^\p{Lu}/u.test(original) ? plain.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : plain;
}

function countNamed(text: string, isOut: IsOut, look: Look): number {
  return look(text).sightings.filter((sighting) => !isOut(sighting) && namesSomething(sighting)).length;
}

function cutAll(sentence: string, isOut: IsOut, look: Look): string | undefined {
  let text = sentence;
  // Each round takes out the last one; a sentence that names more is none that a cook wrote.
  for (let round = 0; round < 6; round += 1) {
    const { sightings, text: normal } = look(text);
    const out = sightings.filter((sighting) => !sighting.negated && isOut(sighting));
    const last = out.at(-1);
    if (last === undefined) return tidy(text, sentence);
    // Places are those of the normalised text: they hold for the written one only where nothing shifted.
    if (
      normal.length !== text.length ||
      normal.slice(last.start, last.end) !== text.slice(last.start, last.end).toLowerCase()
    )
      return undefined;
    const others = sightings.filter((sighting) => !out.includes(sighting) && namesSomething(sighting));
    const cut = BURMESE.test(text.slice(last.start, last.end))
      ? cutBurmeseItem(text, last)
      : cutItem(text, last, others);
    if (cut === undefined) return undefined;
    text = cut;
  }
  return undefined;
}

/**
 * The sentence without what is out, still a whole sentence: an item of a list goes with its comma or its "and", a phrase
 * goes with its "with". "" where it names nothing else; `undefined` where it cannot be kept whole.
 */
export function mendSentence(sentence: string, isOut: IsOut, look: Look = read): string | undefined {
  const { sightings } = look(sentence);
  const named = sightings.filter((sighting) => !sighting.negated && namesSomething(sighting));
  if (!named.some(isOut)) return sentence;
  const rest = named.filter((sighting) => !isOut(sighting)).length;
  if (rest === 0 && !STANDS_FOR_OTHERS.test(sentence)) return "";
  const mended = cutAll(sentence, isOut, look);
  if (rest === 0) return mended ?? "";
  if (mended === undefined || countNamed(mended, isOut, look) !== countNamed(sentence, isOut, look)) return undefined;
  return rest === 1 && PLURAL.test(mended) ? undefined : mended;
}
