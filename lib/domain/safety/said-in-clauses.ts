import type { Mention } from "../food/scan";
import { SAID_CLAUSES, type SaidClause } from "./said-in-clauses.table";
import type { Concept } from "./vocabulary";

const SENTENCE_END = /[.!?](?=\s|$)|\n|။/u;

/** "Do not let it boil": no heat that comes later. */
const NO_HEAT = /(?<!\p{L})(?:do not|don't|never|without|nicht mehr|nicht|nie|ohne zu|bez)(?!\p{L})[^.;,!?\n]{0,30}/gu;

interface Span {
  readonly start: number;
  readonly end: number;
}

function sentenceOf(text: string, { start, end }: Span): string {
  const before = text.slice(0, start);
  const from = Math.max(...[". ", "! ", "? ", "\n", "။"].map((mark) => before.lastIndexOf(mark)));
  const to = SENTENCE_END.exec(text.slice(end))?.index ?? text.length - end;
  return text.slice(from + 1, end + to);
}

function spansOf(text: string, { about, said, unless, unlessBefore, unlessLater }: SaidClause): readonly Span[] {
  if (!about.test(text)) return [];
  return said
    .flatMap((clause) => [...text.matchAll(clause)])
    .map(({ 0: words, index }) => ({ start: index, end: index + words.length }))
    .filter((span) => unless?.test(sentenceOf(text, span)) !== true)
    .filter(({ end }) => unlessBefore?.test(text.slice(0, end)) !== true)
    .filter(({ end }) => unlessLater?.test(text.slice(end).replace(NO_HEAT, "")) !== true);
}

/** What the clause speaks of: a thing, before a form. */
function subjectAt(mentions: readonly Mention<Concept>[], { start, end }: Span): number {
  const isIn = (mention: Mention<Concept>): boolean => mention.start < end && mention.end > start;
  const food = mentions.findIndex((each) => isIn(each) && each.values.some(({ kind }) => kind === "food"));
  return food === -1 ? mentions.findIndex(isIn) : food;
}

/** What is found is remembered by its surface: one for each thing that can be said, and not the words of the text. */
function surfaceOf(says: Concept): string {
  return says.kind === "term" ? says.rule : says.kind === "food" ? says.food : "";
}

/**
 * The mentions with the dangers that whole clauses say ("boil the eggs for five minutes", "leave the bones in"), which no
 * word of them names. Linear in the text for each clause.
 */
export function withSaidClauses(text: string, mentions: readonly Mention<Concept>[]): readonly Mention<Concept>[] {
  const said = [...mentions];
  for (const clause of SAID_CLAUSES) {
    for (const span of spansOf(text, clause)) {
      const at = subjectAt(said, span);
      const subject = said[at];
      if (subject === undefined) {
        said.push({ values: [clause.says], surface: surfaceOf(clause.says), ...span, negated: false, how: "folded" });
        said.sort((one, other) => one.start - other.start);
      } else {
        const kept = subject.values.filter(({ kind }) => !subject.negated || kind !== "form");
        said[at] = { ...subject, negated: false, values: [...kept, clause.says] };
      }
    }
  }
  return said;
}
