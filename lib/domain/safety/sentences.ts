import type { Mention } from "../food/scan";
import { partitionPoint } from "../shared/partition-point";
import { matchesOf } from "../shared/matches";
import { saysPutTogether, saysServed } from "./serving-words.table";
import type { Span } from "./spans";
import type { Concept } from "./vocabulary";

const SENTENCE_END = /\n|[.!?](?=\s|$)|။/g;

function sentenceStarts(text: string): readonly number[] {
  return matchesOf(text, SENTENCE_END).map((match) => match.index + match[0].length);
}

/** Answers where the sentence around a part of a text begins and ends. The text is read once, however often it is asked. */
export function sentencesAround(text: string): (part: Span) => Span {
  const starts = sentenceStarts(text);
  return ({ start, end }) => ({
    start: starts[partitionPoint(starts, (each) => each <= start) - 1] ?? 0,
    end: starts[partitionPoint(starts, (each) => each <= start || each < end)] ?? text.length,
  });
}

/** The sentence that each mention stands in, and the sentences that name something. */
export interface Sentences {
  readonly written: readonly number[];
  /** Where each sentence begins. */
  readonly starts: readonly number[];
  readonly naming: ReadonlySet<number>;
  /** Of each mention: its sentence says that something is given to eat. */
  readonly serving: readonly boolean[];
  /** Of each mention: its sentence says that things are put together. */
  readonly putting: readonly boolean[];
}

/** Splits a normalised text into sentences and says which of them each mention stands in. Linear in both. */
export function sentencesOf(
  text: string,
  mentions: readonly Mention<Concept>[],
  subjects: readonly boolean[],
): Sentences {
  const starts = sentenceStarts(text);
  let sentence = 0;
  const written = mentions.map(({ start }) => {
    while ((starts[sentence] ?? Infinity) <= start) sentence += 1;
    return sentence;
  });
  const serving = new Set<number>();
  const putting = new Set<number>();
  for (const each of new Set(written)) {
    const said = text.slice(each === 0 ? 0 : starts[each - 1], starts[each]);
    if (saysServed(said)) serving.add(each);
    if (saysPutTogether(said)) putting.add(each);
  }
  return {
    written,
    starts: [0, ...starts],
    naming: new Set(written.filter((_, index) => subjects[index] === true)),
    serving: written.map((each) => serving.has(each)),
    putting: written.map((each) => putting.has(each)),
  };
}

/**
 * The sentence of each mention. One that names nothing speaks of what the sentence before it named ("Wash the grapes. Cut
 * them into quarters."), so it counts as part of that one.
 */
export function aboutTheSame({ written, naming }: Sentences): readonly number[] {
  let last = -1;
  return written.map((each) => {
    if (naming.has(each) || last === -1) last = each;
    return last;
  });
}
