import type { Mention } from "../food/scan";
import { expression } from "../shared/expression";
import { partitionPoint } from "../shared/partition-point";
import { createPrefilter, type Prefilter } from "../shared/prefilter";
import { present } from "../shared/present";
import { fromShelf } from "../shared/shelf";
import { asidesIn } from "./asides";
import { isSaidAround, isSaidBefore, isSaidLater } from "./said-around";
import { CARELESS_POLISH } from "./careless-polish.table";
import type { SaidClause } from "./clause-sources";
import { DESCRIBED_BURMESE } from "./described-burmese.table";
import { DESCRIBED_CLAUSES } from "./described-clauses.table";
import { DESCRIBED_POLISH } from "./described-polish.table";
import { DONENESS_CLAUSES } from "./doneness-clauses.table";
import { IN_PASSING } from "./in-passing.table";
import { KEEPING_CLAUSES } from "./keeping-clauses.table";
import { LEFT_AS_IT_IS } from "./left-as-it-is.table";
import { SAID_CLAUSES } from "./said-in-clauses.table";
import { SKIPPED_STEPS } from "./skipped-steps.table";
import { TOO_SHORT } from "./too-short.table";
import { TOO_YOUNG } from "./too-young.table";
import { sentencesAround } from "./sentences";
import { spansOf, type Span } from "./spans";
import type { Concept } from "./vocabulary";

const CLAUSES: readonly SaidClause[] = [
  ...SAID_CLAUSES,
  ...KEEPING_CLAUSES,
  ...DESCRIBED_CLAUSES,
  ...DESCRIBED_POLISH,
  ...DONENESS_CLAUSES,
  ...DESCRIBED_BURMESE,
  ...LEFT_AS_IT_IS,
  ...IN_PASSING,
  ...SKIPPED_STEPS,
  ...TOO_SHORT,
  ...TOO_YOUNG,
  ...CARELESS_POLISH,
];
const SAID = CLAUSES.flatMap((clause) => clause.said.map((source) => ({ clause, source })));
const EXPRESSIONS = SAID.map(({ source }) => expression(source, "gu"));

declare global {
  interface SquishShelf {
    saidClauses?: Prefilter;
  }
}
const maySay: Prefilter = fromShelf("saidClauses", () => createPrefilter(SAID.map(({ source }) => source)));

/** The clauses of which a text may say something, in their order, each with what may find it. */
function clausesIn(text: string): readonly (readonly [SaidClause, readonly RegExp[]])[] {
  const found = new Map<SaidClause, readonly RegExp[]>();
  for (const at of maySay(text)) {
    const { clause } = present(SAID[at]);
    found.set(clause, [...(found.get(clause) ?? []), present(EXPRESSIONS[at])]);
  }
  return [...found].filter(([{ onlyWith }]) => onlyWith?.test(text) !== false);
}

function placesOf(
  text: string,
  around: (part: Span) => Span,
  { unless, unlessBefore, unlessLater }: SaidClause,
  expressions: readonly RegExp[],
): readonly Span[] {
  const spans = spansOf(text, expressions);
  if (spans.length === 0) return spans;
  const exceptions = [
    ...(unless ? [isSaidAround(text, around, (sentence) => unless.test(sentence))] : []),
    ...(unlessBefore ? [isSaidBefore(text, unlessBefore)] : []),
    ...(unlessLater ? [isSaidLater(text, unlessLater)] : []),
  ];
  return spans.filter((span) => !exceptions.some((isExcepted) => isExcepted(span)));
}

/** What the clause speaks of: a thing, before a form. `first`: of the mentions that do not end before it. */
function subjectAt(mentions: readonly Mention<Concept>[], first: number, end: number): number | undefined {
  let form: number | undefined;
  for (let at = first; at < mentions.length; at += 1) {
    const { start, values } = present(mentions[at]);
    if (start >= end) break;
    if (values.some(({ kind }) => kind === "food" || kind === "kind")) return at;
    form ??= at;
  }
  return form;
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
  const clauses = clausesIn(text);
  if (clauses.length === 0) return mentions;
  const around = sentencesAround(text);
  const said = [...mentions];
  const found = clauses.flatMap(([clause, expressions]) =>
    placesOf(text, around, clause, expressions).map((span) => ({ clause, span })),
  );
  if (found.length === 0) return mentions;
  // "A soft-boiled egg would not do here."
  const asides = asidesIn(text).filter(({ isLike }) => !isLike);
  const meant = found.filter(({ span }) => !asides.some(({ start, end }) => start <= span.start && span.end <= end));
  for (const { clause, span } of meant) {
    const first = partitionPoint(said, ({ end }) => end <= span.start);
    const at = subjectAt(said, first, span.end);
    if (at === undefined) {
      const surface = surfaceOf(clause.says);
      said.splice(first, 0, { values: [clause.says], surface, ...span, negated: false, how: "folded" });
    } else {
      const subject = present(said[at]);
      const kept = subject.values.filter(({ kind }) => !subject.negated || kind !== "form");
      said[at] = { ...subject, negated: false, values: [...kept, clause.says] };
    }
  }
  return said;
}
