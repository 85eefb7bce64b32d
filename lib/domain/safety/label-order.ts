const LABEL = /^([^,()]{2,40}?)(?:, | ?\()([^,()]{2,40}?)\)?$/u;
/** What leaves something out is said where it stands: "yogurt, not low-fat". */
const LEAVES_OUT = /^(?:no|not|without|kein\p{L}*|nicht|ohne|nie|bez)(?!\p{L})/u;
const BURMESE = /^[က-႟]/u;

/**
 * A line as shops and shopping lists write it, read as one would say it: "mackerel, king" is a king mackerel, "egg
 * (poached)" a poached egg. `undefined` where the line has no such order.
 */
export function inSpokenOrder(line: string): string | undefined {
  const [, thing, said] = LABEL.exec(line.trim().toLowerCase()) ?? [];
  if (thing === undefined || said === undefined || LEAVES_OUT.test(said)) return undefined;
  // Burmese says behind a thing how it is, and so its labels are in the order of speech: "ကြက်ဥပြုတ် (ပျော့)".
  return BURMESE.test(said) ? `${thing.trim()}${said.trim()}` : `${said.trim()} ${thing.trim()}`;
}

/** Whether the two parts are a list ("rice, chicken") and not a thing with what is said of it: spoken as one they name no less. */
export function isList(foodsAsWritten: number, foodsAsSpoken: number): boolean {
  return foodsAsWritten > 1 && foodsAsSpoken >= foodsAsWritten;
}
