import { expression } from "../shared/expression";
import { partitionPoint } from "../shared/partition-point";
import { spansOf, type Span } from "./spans";

/** "Do not let it boil": no heat that comes later. */
const NO_HEAT = expression(
  /(?<!\p{L})(?:do not|don't|never|without|nicht mehr|nicht|nie|ohne zu|bez)(?!\p{L})[^.;,!?\n]{0,30}/gu,
);

/** Answers whether the sentence around a place says something. For places in their order each sentence is asked once. */
export function isSaidAround(
  text: string,
  around: (part: Span) => Span,
  says: (sentence: string) => boolean,
): (part: Span) => boolean {
  let asked: Span | undefined;
  let answer = false;
  return (part) => {
    const sentence = around(part);
    if (sentence.start !== asked?.start || sentence.end !== asked.end) {
      asked = sentence;
      answer = says(text.slice(sentence.start, sentence.end));
    }
    return answer;
  };
}

/** Answers whether something is said before the end of a part. Where its first place is astride, what stands before is read again. */
export function isSaidBefore(text: string, said: RegExp): (part: Span) => boolean {
  const first = said.exec(text);
  if (first === null) return () => false;
  const behind = first.index + first[0].length;
  return ({ end }) => end >= behind || (end > first.index && said.test(text.slice(0, end)));
}

/** Answers whether one of `said` stands behind a place, and not where no heat is said. A denial astride denies nothing. */
export function isSaidLater(text: string, said: RegExp): (part: Span) => boolean {
  const denied = spansOf(text, [NO_HEAT]);
  const denialAt = (place: number): Span | undefined => {
    const denial = denied[partitionPoint(denied, ({ end }) => end <= place)];
    return denial !== undefined && denial.start < place ? denial : undefined;
  };
  const starts = spansOf(text, [said]).map(({ start }) => start);
  const last = starts.findLast((start) => denialAt(start) === undefined) ?? -1;
  return ({ end }) => {
    const next = starts[partitionPoint(starts, (start) => start < end)] ?? Infinity;
    return last >= end || next < (denialAt(end)?.end ?? end);
  };
}
