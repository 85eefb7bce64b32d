import { matchesOf } from "../shared/matches";

/** A part of a normalised text: the places of its first character and of the one behind its last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Every part of a text that one of the global expressions finds, in the order of the expressions. */
export function spansOf(text: string, expressions: readonly RegExp[]): readonly Span[] {
  return expressions
    .flatMap((expression) => matchesOf(text, expression))
    .map(({ 0: words, index }) => ({ start: index, end: index + words.length }));
}
