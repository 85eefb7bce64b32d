import type { Mention } from "../food/scan";
import { matchesOf } from "../shared/matches";
import { formsOf } from "./denied-forms";
import type { RuleId } from "./rule-ids";
import { PUT_IN_ANYWAY } from "./asides.table";
import { isSaidAround, isSaidBefore } from "./said-around";
import { sentencesAround } from "./sentences";
import type { Span } from "./spans";
import type { Concept } from "./vocabulary";
import {
  AFTER_IT,
  ALIKE,
  AND_BABY,
  BABY,
  BEFORE_IT,
  FAMILY,
  FOR_OTHERS,
  FOR_US,
  INTO_IT,
  NEXT_PART,
  NOT_THE_BABY,
  OF_ITSELF,
  ONLY_THEN,
  OWN_PORTION,
  PART_END,
  SHARE,
  SHARE_IS_OUT,
  TAKEN_OUT,
  THE_REST,
  TO_ALL,
} from "./adults-share.table";

/** Characters behind a share in which it may be said that it is put in anyway. */
const REACH = 80;

/** A sentence that says that the baby eats of what it speaks of. */
function isTheBabysToo(sentence: string): boolean {
  if (ALIKE.test(sentence) && !OWN_PORTION.test(sentence)) return true;
  if (NOT_THE_BABY.test(sentence)) return false;
  return (BABY.test(sentence) && !THE_REST.test(sentence)) || AND_BABY.test(sentence);
}

/** A sentence of the family, in which nobody has a share of their own. */
function isOfAll(sentence: string): boolean {
  return !THE_REST.test(sentence) && !OWN_PORTION.test(sentence) && !NOT_THE_BABY.test(sentence);
}

/**
 * "Für Erwachsene und Baby salzen", "salt it for the family", "adults like it too": the baby eats of it as they do, and
 * nothing in the sentence is the share of the adults alone.
 */
export function withoutSharedPots(text: string, mentions: readonly Mention<Concept>[]): readonly Mention<Concept>[] {
  const isPortion = (mention: Mention<Concept>): boolean => formsOf(mention).includes("family_portion");
  if (!mentions.some(isPortion)) return mentions;
  const around = sentencesAround(text);
  const isTakenOut = isSaidBefore(text, TAKEN_OUT);
  const isBabys = isSaidAround(text, around, isTheBabysToo);
  const isShared = isSaidAround(text, around, isOfAll);
  return mentions.map((mention) => {
    if (!isPortion(mention)) return mention;
    const isPutInAnyway = PUT_IN_ANYWAY.test(text.slice(mention.end, mention.end + REACH));
    if (!isPutInAnyway && isTakenOut(around(mention))) return mention;
    const isFamilys = FAMILY.test(mention.surface.replaceAll(" ", ""));
    if (!isPutInAnyway && !isBabys(mention) && !(isFamilys && isShared(mention))) return mention;
    return {
      ...mention,
      values: mention.values.filter((value) => value.kind !== "form" || value.form !== "family_portion"),
    };
  });
}

function isSalt({ values }: Mention<Concept>): boolean {
  return values.some((value) => "rule" in value && value.rule === "added_salt");
}

/** What a cook seasons with beside salt, and no baby has. */
const SEASONINGS: ReadonlySet<RuleId> = new Set<RuleId>([
  "salty_foods",
  "alcohol",
  "added_sugar",
  "honey",
  "chocolate_cocoa",
  "hot_chili",
]);

function isSeasoning({ values }: Mention<Concept>): boolean {
  return values.some((value) => "rule" in value && SEASONINGS.has(value.rule));
}

/** The part of a sentence in which a mention stands, from the last break on to the next comma. */
function partAround(text: string, { start, end }: Span, mention: Mention<Concept>): string {
  const breaks = matchesOf(text.slice(start, mention.start), PART_END);
  const last = breaks.at(-1);
  const until = text.slice(mention.end, end).search(NEXT_PART);
  const from = last === undefined ? start : start + last.index + last[0].length;
  return text.slice(from, until === -1 ? end : mention.end + until);
}

/** The sentence before one, past the line break that ends it too; nothing before the first. */
function sentenceBefore(text: string, around: (part: Span) => Span, { start }: Span): string {
  const end = text.slice(0, start).trimEnd().length;
  const before = around({ start: end - 1, end });
  return text.slice(before.start, end);
}

const isSaidToBeOut = (said: string): boolean => BABY.test(said) && TAKEN_OUT.test(said) && SHARE.test(said);

/** Whether salt in a sentence is put to what is left when the baby's share is out. */
function isOthersSalt(text: string, sentence: Span, before: string, mention: Mention<Concept>): boolean {
  const said = text.slice(sentence.start, mention.start);
  const isOutHere = isSaidToBeOut(said);
  const part = partAround(text, sentence, mention);
  const isLeft = ONLY_THEN.test(said) && !TO_ALL.test(text.slice(sentence.start, sentence.end));
  const isForOthers = FOR_US.test(part) || isLeft || (FOR_OTHERS.test(part) && !INTO_IT.test(part));
  if ((isOutHere || isSaidToBeOut(before)) && isForOthers && !BABY.test(part)) return true;
  const isLater = isOutHere && BEFORE_IT.test(said.slice(said.search(TAKEN_OUT)));
  return isLater || AFTER_IT.test(text.slice(sentence.start, sentence.end));
}

/** The same of another seasoning: its whole sentence has to speak of others, and of nothing that goes to all. */
function isOthersSeasoning(text: string, sentence: Span, before: string, mention: Mention<Concept>): boolean {
  const whole = text.slice(sentence.start, sentence.end);
  const said = text.slice(sentence.start, mention.start);
  const out = SHARE_IS_OUT.exec(whole);
  const isOut = out === null ? isSaidToBeOut(before) && !TO_ALL.test(whole) : said.length > out.index;
  const later = out === null ? whole : whole.slice(out.index + out[0].length);
  return (
    isOut &&
    (FOR_OTHERS.test(later) || ONLY_THEN.test(whole)) &&
    !INTO_IT.test(later) &&
    !TO_ALL.test(later) &&
    !OF_ITSELF.test(said)
  );
}

/**
 * Salt that is put to what is left when the baby's share is out ("take out the baby's portion and salt the rest", "po
 * odłożeniu porcji dziecka posól"), as salt for the family's portion, and what else is put to it ("once baby's portion is
 * out, add a stock cube to the rest") as nothing of the dish. The share has to be taken out before it is said, and nothing
 * behind it may be the baby's.
 */
export function withOthersSeasoning(text: string, mentions: readonly Mention<Concept>[]): readonly Mention<Concept>[] {
  const isPutIn = (mention: Mention<Concept>): boolean => isSalt(mention) || isSeasoning(mention);
  if (!mentions.some(isPutIn) || !BABY.test(text) || !TAKEN_OUT.test(text)) return mentions;
  const around = sentencesAround(text);
  return mentions.map((mention): Mention<Concept> => {
    if (mention.negated || !isPutIn(mention)) return mention;
    const sentence = around(mention);
    const before = sentenceBefore(text, around, sentence);
    if (isSalt(mention))
      return isOthersSalt(text, sentence, before, mention)
        ? { ...mention, values: [...mention.values, { kind: "form", form: "family_portion" }] }
        : mention;
    return isOthersSeasoning(text, sentence, before, mention) ? { ...mention, negated: true } : mention;
  });
}
