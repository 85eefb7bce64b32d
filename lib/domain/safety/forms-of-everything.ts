import type { Mention } from "../food/scan";
import { expression } from "../shared/expression";
import { present } from "../shared/present";
import { formsOf } from "./denied-forms";
import type { FormId } from "./form-ids";
import type { Concept } from "./vocabulary";

/** What is done to everything in the pot, and what everything becomes there. */
const OF_EVERYTHING: ReadonlySet<FormId> = new Set<FormId>(["cooked", "cooked_through", "soft", "pureed", "mashed"]);
/** Characters between "everything" and what it becomes: "alles weich, durchgegart". */
const EVERYTHING_REACH = 30;
const EVERYTHING = expression(/(?<!\p{L})(?:everything|all of it|alles|wszystko)(?!\p{L})|အားလုံး/u);
/**
 * Forms that a later sentence says of everything ("until everything is soft"): for each mention those that hold for it
 * too. Not for what is given to eat before. Linear in the mentions.
 */
export function formsOfEverything(
  text: string,
  mentions: readonly Mention<Concept>[],
  sentences: readonly number[],
): readonly (readonly FormId[])[] {
  const later: FormId[] = [];
  const waiting: FormId[] = [];
  const held: (readonly FormId[])[] = [];
  let sentence: number | undefined;
  for (let at = mentions.length - 1; at >= 0; at -= 1) {
    const mention = present(mentions[at]);
    if (sentences[at] !== sentence) later.push(...waiting.splice(0));
    sentence = sentences[at];
    held.push([...new Set(later)]);
    const forms = mention.negated ? [] : formsOf(mention).filter((form) => OF_EVERYTHING.has(form));
    if (forms.length > 0 && EVERYTHING.test(text.slice(Math.max(0, mention.start - EVERYTHING_REACH), mention.start)))
      waiting.push(...forms);
  }
  return held.toReversed();
}

/** "Everything but the grapes", "alles außer den Trauben", and the next ones of that list. */
const BUT = expression(
  /(?<!\p{L})(?:everything|all(?: of (?:it|them))?|alles?|wszystk(?:o|ie)),? (?:but|except(?: for)?|apart from|other than|save for|außer|bis auf|oprócz|poza|prócz|z wyjątkiem) (?:\p{L}+,? ){0,4}$/u,
);
/** Characters that such words take. */
const BUT_REACH = 60;

/** The forms without those that a sentence says of everything but some things, at those. */
export function withoutExcepted(
  text: string,
  mentions: readonly Mention<Concept>[],
  bound: readonly (readonly FormId[])[],
): readonly (readonly FormId[])[] {
  return bound.map((forms, at) => {
    if (!forms.some((form) => OF_EVERYTHING.has(form))) return forms;
    const { start } = present(mentions[at]);
    if (!BUT.test(text.slice(Math.max(0, start - BUT_REACH), start))) return forms;
    return forms.filter((form) => !OF_EVERYTHING.has(form));
  });
}
