import { parseQuantity } from "../food/quantity";
import { expression } from "../shared/expression";

const LABEL = /^([^,()]{2,40}?)(?:, | ?\()([^,()]{2,40}?)\)?$/u;
/** What a label has, asked before the amount is read: few lines do. */
const DIVIDED = /[,(]/;
/** What leaves something out is said where it stands: "yogurt, not low-fat". */
const LEAVES_OUT = expression(/^(?:no|not|without|kein\p{L}*|nicht|ohne|nie|bez)(?!\p{L})/u);
const BURMESE = /^[က-႟]/u;

/** What stands between an amount and the thing, and is no part of its name: "1 large egg". */
const SIZES =
  /^(?:(?:(?:extra[- ])?(?:large|small|medium|medium-sized|big|whole|fresh|free-range|organic)|(?:groß|klein|mittelgroß|ganz|frisch)e[nmrs]?|bio|(?:duż|mał|średni|śwież|cał)(?:y|e|a|ą|ych|ego|ej)) )+/u;

/** An ingredient line and how much of it stands before it: "200 g ", "mackerel, king". */
function withoutAmount(line: string): readonly [amount: string, thing: string] {
  const { amount, rest } = parseQuantity(line);
  // A unit alone may be the thing itself: "leaves, potato".
  const from = amount !== undefined && line.endsWith(rest) ? line.length - rest.length : 0;
  const to = from + (SIZES.exec(line.slice(from))?.[0].length ?? 0);
  return [line.slice(0, to), line.slice(to)];
}

/**
 * A line as shops and shopping lists write it, read as one would say it: "200 g mackerel, king" is 200 g of king mackerel,
 * "egg (poached)" a poached egg. `undefined` where the line has no such order.
 */
export function inSpokenOrder(line: string): string | undefined {
  if (!DIVIDED.test(line)) return undefined;
  const [amount, label] = withoutAmount(line.trim().toLowerCase());
  const [, thing, said] = LABEL.exec(label) ?? [];
  if (thing === undefined || said === undefined || LEAVES_OUT.test(said)) return undefined;
  // Burmese says behind a thing how it is, and so its labels are in the order of speech: "ကြက်ဥပြုတ် (ပျော့)".
  return amount + (BURMESE.test(said) ? `${thing.trim()}${said.trim()}` : `${said.trim()} ${thing.trim()}`);
}

/** Whether the two parts are a list ("rice, chicken") and not a thing with what is said of it: spoken as one they name no less. */
export function isList(foodsAsWritten: number, foodsAsSpoken: number): boolean {
  return foodsAsWritten > 1 && foodsAsSpoken >= foodsAsWritten;
}
