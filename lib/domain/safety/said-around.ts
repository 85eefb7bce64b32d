import type { Span } from "./spans";

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
