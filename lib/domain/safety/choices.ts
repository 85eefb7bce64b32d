import type { Mention } from "../food/scan";
import { expression } from "../shared/expression";
import { present } from "../shared/present";
import { formsOf, isSubject, saysForm } from "./denied-forms";
import { CUT, MASHED, SOFT } from "./enough-forms";
import type { FormId } from "./form-ids";
import { withoutForms } from "./mention-values";
import { formsOfParts } from "./parts";
import type { Concept } from "./vocabulary";
import {
  BEGINS_CLAUSE,
  ENDS_CLAUSE,
  IF_WISHED,
  LEFT_OUT,
  MORE_OF_IT,
  NEEDLESS,
  OF_A_PART,
  OF_THE_PIECES,
  ON_DOING,
  OR_BEFORE,
  OR_BEHIND,
  UNLESS_SMALL,
  WISHED,
  WISHED_BEFORE,
  WITHOUT,
} from "./choices.table";

/** How food is where no heat made it soft, and where it was not cut, or too coarsely. */
const HARD: ReadonlySet<FormId> = new Set<FormId>(["raw", "crunchy"]);
const COARSE: ReadonlySet<FormId> = new Set<FormId>(["whole", "halved", "coin", "rings", "cube", "chunk"]);
/** Shapes to hold, which suit what is soft, and what makes a hard food fit: beside "or in wedges" it does not. */
const HELD: ReadonlySet<FormId> = new Set<FormId>(["stick", "wedge", "segment", "quartered", "pieces"]);
const FINE: ReadonlySet<FormId> = new Set<FormId>(["grated", "thin", "finely_chopped"]);

/** Characters between two forms one of which may be chosen, between what is said of a part and of the rest, and to a wish. */
const CHOICE_REACH = 80;
const REST_REACH = 160;
const WISH_REACH = 60;

const isForm = (mention: Mention<Concept>): boolean => !isSubject(mention) && formsOf(mention).length > 0;
/** A hazard that says it itself ("Brussels sprouts whole"), and not "whole milk". */
const NAMED_WHOLE = expression(/(?<!\p{L})(?:whole|ganz|cał[aey])(?!\p{L})/u);
const isNamedWhole = ({ surface, values }: Mention<Concept>): boolean =>
  NAMED_WHOLE.test(surface) && values.some(({ kind }) => kind === "word");
const isUndone = (mention: Mention<Concept>): boolean =>
  isSubject(mention) ? isNamedWhole(mention) : saysForm(mention, HARD) || saysForm(mention, COARSE);

const isHeld = (mention: Mention<Concept>): boolean => isForm(mention) && saysForm(mention, HELD);

/** Whether what one form says was not done where the other, an undone one or a shape to hold, is true. */
function isTakenBackBy(form: Mention<Concept>, undone: Mention<Concept>): boolean {
  if (!isForm(form) || isUndone(form)) return false;
  if (!isUndone(undone)) return saysForm(form, FINE);
  return saysForm(form, MASHED) || saysForm(form, saysForm(undone, HARD) ? SOFT : CUT);
}

/** One of two forms is said right before a food that is not what the other was said of: "steam the carrot or add raw apple". */
function isOfAnother(mentions: readonly Mention<Concept>[], from: number, to: number): boolean {
  const between = mentions.slice(from + 1, to).filter(isSubject);
  const [last, next] = [present(mentions[to]), mentions[to + 1]];
  if (between.length === 0 || next === undefined || !isSubject(next) || next.start - last.end > 1) return false;
  return !between.some(({ surface }) => surface === next.surface);
}

/** The places of the forms that an undone one at a place stands beside as what may be chosen, or is true of a part. */
function takenBack(text: string, mentions: readonly Mention<Concept>[], at: number): readonly number[] {
  const undone = present(mentions[at]);
  const found: number[] = [];
  const before = text.slice(Math.max(0, undone.start - CHOICE_REACH), undone.start);
  const rest = isHeld(undone) && OF_THE_PIECES.test(before) ? null : OF_A_PART.exec(before);
  const part = rest === null ? -1 : Math.max(0, undone.start - CHOICE_REACH) + rest.index;
  for (let earlier = at - 1; earlier >= 0; earlier -= 1) {
    const mention = present(mentions[earlier]);
    if (undone.start - mention.end > REST_REACH) break;
    if (!isTakenBackBy(mention, undone)) continue;
    const isChosen = OR_BEFORE.test(text.slice(mention.end, undone.start));
    // "Quarter a few whole grapes" is no part of others.
    const isOfRest = part - mention.end > 1;
    if ((isChosen || isOfRest) && !isOfAnother(mentions, earlier, at)) found.push(earlier);
  }
  let last = undone;
  for (let behind = at + 1; behind < mentions.length; behind += 1) {
    const mention = present(mentions[behind]);
    if (mention.start - last.end > CHOICE_REACH) break;
    if (!isForm(mention)) continue;
    // "Raw, or steamed until soft."
    const isMore = last !== undone && MORE_OF_IT.test(text.slice(last.end, mention.start));
    const isChosen = isMore || OR_BEHIND.test(text.slice(undone.end, mention.start));
    if (!isChosen || !isTakenBackBy(mention, undone) || isOfAnother(mentions, at, behind)) break;
    found.push(behind);
    last = mention;
  }
  return found;
}

/** Whether what a form says is done only by whoever wishes to, or is said to be left undone. */
function isLeftOpen(text: string, { start, end }: Mention<Concept>): boolean {
  const before = text.slice(Math.max(0, start - WISH_REACH), start);
  const behind = text.slice(end, end + WISH_REACH);
  if (WITHOUT.test(before) || WISHED.test(before) || UNLESS_SMALL.test(behind) || NEEDLESS.test(behind)) return true;
  if (WISHED_BEFORE.test(before) && ENDS_CLAUSE.test(behind)) return true;
  return (ON_DOING.test(before) && LEFT_OUT.test(behind)) || (BEGINS_CLAUSE.test(before) && IF_WISHED.test(behind));
}

/**
 * The mentions without the forms that a baby may get the food in and may not: those beside which an undone one may be
 * chosen ("whole or quartered", "steamed or raw"), that are of a part alone ("mash half the berries, leave the rest
 * whole"), or that nobody needs to see to ("quarter them if you like", "without quartering them"). Looks 160 characters
 * back.
 */
export function withoutChoices(text: string, mentions: readonly Mention<Concept>[]): readonly Mention<Concept>[] {
  const taken = new Set(formsOfParts(text, mentions));
  mentions.forEach((mention, at) => {
    if (mention.negated) return;
    if (isUndone(mention) || isHeld(mention)) for (const other of takenBack(text, mentions, at)) taken.add(other);
    if (!isUndone(mention) && isForm(mention) && isLeftOpen(text, mention)) taken.add(at);
  });
  if (taken.size === 0) return mentions;
  return mentions.flatMap((mention, at) => (taken.has(at) ? withoutForms(mention) : [mention]));
}
