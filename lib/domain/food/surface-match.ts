import { present } from "../shared/present";
import { addsMarks } from "./diacritics";
import { continues, type Token } from "./tokenise";
import { familyOf, type Family, type Reading } from "./word-forms";
import type { Known } from "./word-tree";

const RANK = { exact: 0, folded: 1, inflected: 2, compound: 3, typo: 4 } as const;
/** How a mention was written, from the surest to the least sure. */
export type MentionKind = keyof typeof RANK;

const rank = (how: MentionKind): number => RANK[how];

/** Surfaces that stand at a place of a text, up to the token `last`. */
export interface Match<T> {
  readonly known: readonly Known<T>[];
  readonly last: number;
  readonly how: MentionKind;
}

function onlyShields<T>(match: Match<T>): boolean {
  return match.known.every((each) => each.values.length === 0);
}

/** The longer match, of equally long ones the surer; what is equal in both may be either. Nothing is hidden in doubt. */
export function better<T>(one: Match<T> | undefined, other: Match<T>): Match<T> {
  if (one === undefined || other.last > one.last) return other;
  if (other.last === one.last && onlyShields(one) && rank(other.how) <= rank("folded")) return other;
  if (other.last < one.last || rank(other.how) > rank(one.how)) return one;
  if (rank(other.how) < rank(one.how)) return other;
  return { ...one, known: [...new Set([...one.known, ...other.known])] };
}

function written(tokens: readonly Token[], first: number, last: number): string {
  if (first === last) return present(tokens[first]).text;
  return tokens
    .slice(first, last + 1)
    .map((token) => token.text)
    .join(" ");
}

/** How a path of words was read so far: where it began, its least sure word, and whose endings it has. */
export interface Path {
  readonly first: number;
  readonly how: MentionKind;
  readonly ending?: Family;
}

/** The path with one more word; none where the word has the ending of another language. */
export function extend(path: Path, reading: Reading): Path | undefined {
  const ending = reading.ending ?? path.ending;
  if (path.ending !== undefined && ending !== path.ending) return undefined;
  if (ending === path.ending && reading.how === path.how) return path;
  const how = rank(reading.how) > rank(path.how) ? reading.how : path.how;
  return { first: path.first, how, ...(ending === undefined ? {} : { ending }) };
}

/** Whether a surface may be read with that ending: one of its own language family, or none. */
export function fits<T>(known: Known<T>, ending: Family | undefined): boolean {
  return ending === undefined || familyOf(known.language) === ending;
}

/** A number, and what Burmese writes onto a name: what stands before is a thing, whatever is said then. */
const ENDS_A_NAME = /^(?:\d|[၀-၉]|ကို$|နဲ့$|နှင့်$|များ$|တွေ$)/u;

/** Of the surfaces that fold alike, those spelled as the text is; a strict one only as itself or without diacritics. */
export function accept<T>(
  all: readonly Known<T>[],
  tokens: readonly Token[],
  last: number,
  path: Path,
): Match<T> | undefined {
  const { how, ending, first } = path;
  const next = tokens[last + 1];
  const goesOn = next !== undefined && continues(next) && !ENDS_A_NAME.test(next.folded);
  const known = all.filter(
    (each) => fits(each, ending) && (how === "folded" || !each.strict) && !(each.ends && goesOn),
  );
  if (known.length === 0) return undefined;
  if (how !== "folded") return { known, how, last };
  const text = written(tokens, first, last);
  const exact = known.filter((each) => each.raw === text);
  if (exact.length > 0) return { known: exact, how: "exact", last };
  const alike = known.filter((each) => !addsMarks(text, each));
  return alike.length === 0 ? undefined : { known: alike, how, last };
}
