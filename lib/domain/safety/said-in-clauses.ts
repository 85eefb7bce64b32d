import type { Mention } from "../food/scan";
import { present } from "../shared/present";
import { SAID_CLAUSES, type SaidClause } from "./said-in-clauses.table";
import { sentenceAround } from "./sentences";
import { spansOf, type Span } from "./spans";
import type { Concept } from "./vocabulary";

/** "Do not let it boil": no heat that comes later. */
const NO_HEAT = /(?<!\p{L})(?:do not|don't|never|without|nicht mehr|nicht|nie|ohne zu|bez)(?!\p{L})[^.;,!?\n]{0,30}/gu;

const SOURCES: readonly string[] = [...new Set(SAID_CLAUSES.flatMap(({ said }) => said))];
const PATTERNS = new Map(SOURCES.map((source) => [source, new RegExp(source, "gu")]));

/** Whether a text says all that a clause is about. Several clauses are about the same: a text is asked once for each. */
function isAbout(text: string): (clause: SaidClause) => boolean {
  const known = new Map<RegExp, boolean>();
  const says = (thing: RegExp): boolean => {
    const answer = known.get(thing) ?? thing.test(text);
    known.set(thing, answer);
    return answer;
  };
  return ({ about }) => about.every(says);
}

function placesOf(text: string, { said, unless, unlessBefore, unlessLater }: SaidClause): readonly Span[] {
  return spansOf(
    text,
    said.map((source) => present(PATTERNS.get(source))),
  )
    .filter((span) => unless?.test(sentenceAround(text, span).sentence) !== true)
    .filter(({ end }) => unlessBefore?.test(text.slice(0, end)) !== true)
    .filter(({ end }) => unlessLater?.test(text.slice(end).replace(NO_HEAT, "")) !== true);
}

/** What the clause speaks of: a thing, before a form. */
function subjectAt(mentions: readonly Mention<Concept>[], { start, end }: Span): number {
  const isIn = (mention: Mention<Concept>): boolean => mention.start < end && mention.end > start;
  const food = mentions.findIndex(
    (each) => isIn(each) && each.values.some(({ kind }) => kind === "food" || kind === "kind"),
  );
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
  const clauses = SAID_CLAUSES.filter(isAbout(text));
  if (clauses.length === 0) return mentions;
  const said = [...mentions];
  for (const clause of clauses) {
    for (const span of placesOf(text, clause)) {
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
