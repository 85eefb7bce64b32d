import type { Mention } from "../food/scan";
import { present } from "../shared/present";
import type { FormId } from "./form-ids";
import type { Concept } from "./vocabulary";

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

const DENIED =
  /(?<!\p{L})(?:not|never|don't|no|nothing|nicht|nichts|kein\p{L}*|niemals|nie|nigdy)(?!\p{L})[^.!?;\n]*$/u;
/** "Never whole, always quartered": what comes after is wanted. */
const WANTED_AFTER =
  /(?<!\p{L})(?:always|instead|but|immer|stets|sondern|stattdessen|zawsze|lecz|ale|zamiast tego)(?!\p{L})/u;
const REACH_OF_A_DENIAL = 40;

/** A denial that was spent on a thing ("no salt") is carried on to what stands behind it by these alone. */
const CARRIED_ON = /^\s*(?:or|nor|oder|noch|ani|lub)(?!\p{L})/u;

/**
 * "Do not serve whole", "nie podawaj w całości": a form that is denied is said of nothing, be it good or bad. `spentAt`: up
 * to where denials are spent: "with no salt, so that the yolk stays runny".
 */
function denied(text: string, mention: Mention<Concept>, spentAt: number): boolean {
  const from = Math.max(0, mention.start - REACH_OF_A_DENIAL, spentAt);
  const before = text.slice(from, mention.start);
  if (!mention.values.some(({ kind }) => kind === "form")) return false;
  const denial = DENIED.exec(before);
  return denial !== null && !WANTED_AFTER.test(denial[0]);
}

/** The mentions, with the forms among them that are denied. */
export function withDenials(text: string, mentions: readonly Mention<Concept>[]): readonly Mention<Concept>[] {
  let spentAt = 0;
  return mentions.map((mention) => {
    const carriedOn = CARRIED_ON.test(text.slice(mention.end, mention.end + 8));
    // "No salt" may be a word of its own.
    if (!carriedOn && (isSubject(mention) ? mention.negated : DENIED.test(mention.surface))) spentAt = mention.end;
    return !isSubject(mention) && denied(text, mention, spentAt) ? { ...mention, negated: true } : mention;
  });
}

/** The forms that a mention says. */
export function formsOf({ values }: Mention<Concept>): readonly FormId[] {
  return values.flatMap((value) => (value.kind === "form" ? [value.form] : []));
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
