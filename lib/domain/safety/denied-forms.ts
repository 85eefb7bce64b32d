import type { Mention } from "../food/scan";
import { present } from "../shared/present";
import type { FormId } from "./form-ids";
import { isSaidAround } from "./said-around";
import { sentencesAround } from "./sentences";
import { saysServed } from "./serving-words.table";
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

/** "Whole grapes are a choking hazard": a warning of the form. */
const WARNED_OF =
  /^[^.!?;:\n]{0,60}?(?<!\p{L})(?:(?:is|are|can be|remains?|pose|poses) (?:\p{L}+ ){0,3}?chok(?:ing|e)|can (?:\p{L}+ ){0,2}?(?:choke|block)|(?:ist|sind|bleiben|bleibt|bilden|stellen) (?:\p{L}+ ){0,3}?erstickungs\p{L}*|grożą? (?:\p{L}+ ){0,2}?(?:zadławieni|zakrztuszeni|udławieni)\p{L}*|to (?:\p{L}+ ){0,2}?(?:ryzyko|zagrożenie|niebezpieczeństwo) (?:zadławieni|zakrztuszeni|udławieni)\p{L}*|mogą (?:\p{L}+ ){0,2}?zadław\p{L}*)/u;
const WARNED_OF_REACH = 90;
/** Words without which nothing is warned of like that: most texts are done with after a look for these. */
const WARNS = /chok|block|erstick|zadław|zakrztu|udław/u;
/** A name that says the form itself ("whole nuts"). */
const SAYS_FORM = /^(?:whole|round|hard|ganz|rund|hart|cał|okrągł|tward)/u;

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
