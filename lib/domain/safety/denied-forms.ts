import type { Mention } from "../food/scan";
import { present } from "../shared/present";
import type { FormId } from "./form-ids";
import { isSaidAround } from "./said-around";
import { sentencesAround } from "./sentences";
import { saysServed } from "./serving-words.table";
import type { Concept } from "./vocabulary";
import {
  BURMESE_DENIED_BEFORE,
  BURMESE_DENIED_BEHIND,
  BURMESE_UNTIL,
  CARRIED_ON,
  DENIED,
  SAYS_FORM,
  WANTED_AFTER,
  WARNED_OF,
  WARNS,
} from "./denied-forms.table";

const SPOKEN_OF: ReadonlySet<Concept["kind"]> = new Set<Concept["kind"]>([
  "food",
  "term",
  "word",
  "stated",
  "kind",
  "allergen",
]);

/** Something that forms can be said of. */
export function isSubject(mention: Mention<Concept>): boolean {
  return mention.values.some(({ kind }) => SPOKEN_OF.has(kind));
}

const REACH_OF_A_DENIAL = 40;

const BURMESE_REACH = 40;

function isDeniedInBurmese(text: string, { start, end }: Mention<Concept>): boolean {
  const behind = text.slice(end, end + BURMESE_REACH);
  if (BURMESE_DENIED_BEHIND.test(behind)) return true;
  return BURMESE_DENIED_BEFORE.test(text.slice(Math.max(0, start - 2), start)) && !BURMESE_UNTIL.test(behind);
}

/**
 * "Do not serve whole", "nie podawaj w całości": a form that is denied is said of nothing, be it good or bad. `spentAt`: up
 * to where denials are spent: "with no salt, so that the yolk stays runny".
 */
function denied(text: string, mention: Mention<Concept>, spentAt: number): boolean {
  const from = Math.max(0, mention.start - REACH_OF_A_DENIAL, spentAt);
  const before = text.slice(from, mention.start);
  if (!mention.values.some(({ kind }) => kind === "form")) return false;
  if (isDeniedInBurmese(text, mention)) return true;
  const denial = DENIED.exec(before);
  return denial !== null && !WANTED_AFTER.test(denial[0]);
}

const WARNED_OF_REACH = 90;

/** Answers whether a text warns of what a mention names. */
function warningsIn(text: string): (mention: Mention<Concept>) => boolean {
  if (!WARNS.test(text)) return () => false;
  const isServed = isSaidAround(text, sentencesAround(text), saysServed);
  return (mention) => {
    const { end, surface, values } = mention;
    const saysForm = isSubject(mention) ? SAYS_FORM.test(surface) : values.some(({ kind }) => kind === "form");
    return saysForm && WARNED_OF.test(text.slice(end, end + WARNED_OF_REACH)) && !isServed(mention);
  };
}

/** The mentions, with the forms among them that are denied. */
export function withDenials(text: string, mentions: readonly Mention<Concept>[]): readonly Mention<Concept>[] {
  const isWarnedOf = warningsIn(text);
  let spentAt = 0;
  return mentions.map((mention) => {
    const carriedOn = CARRIED_ON.test(text.slice(mention.end, mention.end + 8));
    // "No salt" may be a word of its own.
    if (!carriedOn && (isSubject(mention) ? mention.negated : DENIED.test(mention.surface))) spentAt = mention.end;
    const isDenied = (!isSubject(mention) && denied(text, mention, spentAt)) || isWarnedOf(mention);
    return isDenied ? { ...mention, negated: true } : mention;
  });
}

/** Of the values of a mention, which are those of the vocabulary and are asked for again and again. */
const FORMS = new WeakMap<readonly Concept[], readonly FormId[]>();

/** The forms that a mention says. */
export function formsOf({ values }: Mention<Concept>): readonly FormId[] {
  const known = FORMS.get(values);
  if (known !== undefined) return known;
  const forms = values.flatMap((value) => (value.kind === "form" ? [value.form] : []));
  FORMS.set(values, forms);
  return forms;
}

/** Whether a mention says one of these forms. */
export function saysForm(mention: Mention<Concept>, forms: ReadonlySet<FormId>): boolean {
  return formsOf(mention).some((form) => forms.has(form));
}

/** The forms that each sentence denies. */
export function deniedIn(
  mentions: readonly Mention<Concept>[],
  sentences: readonly number[],
): ReadonlyMap<number, ReadonlySet<FormId>> {
  const found = new Map<number, Set<FormId>>();
  mentions.forEach((mention, at) => {
    const sentence = present(sentences[at]);
    for (const form of mention.negated ? formsOf(mention) : []) {
      found.set(sentence, (found.get(sentence) ?? new Set<FormId>()).add(form));
    }
  });
  return found;
}
