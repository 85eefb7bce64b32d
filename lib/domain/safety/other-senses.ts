import type { Mention } from "../food/scan";
import { withoutForms } from "./mention-values";
import { OTHER_SENSES, type OtherSense } from "./other-senses.table";
import type { Concept } from "./vocabulary";

const SENSES = new Map<string, readonly OtherSense[]>();
for (const sense of OTHER_SENSES)
  for (const word of sense.words) SENSES.set(word, [...(SENSES.get(word) ?? []), sense]);

/** What is looked at on each side of a word. */
const REACH = 80;
/** What it is said of, where that stands behind it: "remove all the little bones". */
const NEAR = 24;
const BEFORE_CLAUSE = /[^.!?;\n။]*$/u;
const REST_OF_CLAUSE = /^[^.!?;\n။]*/u;

/** What stands around a word in its clause. */
interface Company {
  readonly before: string;
  readonly behind: string;
  readonly clause: string;
}

function companyOf(text: string, { start, end }: Mention<Concept>): Company {
  const before = BEFORE_CLAUSE.exec(text.slice(Math.max(0, start - REACH), start))?.[0] ?? "";
  const behind = REST_OF_CLAUSE.exec(text.slice(end, end + REACH))?.[0] ?? "";
  return { before, behind, clause: `${before}${text.slice(start, end)}${behind}` };
}

function isMeant(sense: OtherSense, { before, behind, clause }: Company): boolean {
  const says = [sense.before?.test(before), sense.behind?.test(behind), sense.clause?.test(clause)].includes(true);
  return (
    says &&
    sense.only?.test(clause) !== false &&
    sense.unless?.test(clause) !== true &&
    sense.unlessNear?.test(behind.slice(0, NEAR)) !== true
  );
}

/** The mentions without the forms of words that say something else where they stand ("a quarter of an hour"). Linear in the text. */
export function withoutOtherSenses(text: string, mentions: readonly Mention<Concept>[]): readonly Mention<Concept>[] {
  return mentions.flatMap((mention) => {
    const senses = SENSES.get(mention.surface);
    if (senses === undefined) return [mention];
    const company = companyOf(text, mention);
    if (!senses.some((sense) => isMeant(sense, company))) return [mention];
    return withoutForms(mention);
  });
}
