const FRACTIONS: Readonly<Record<number, string>> = { 0.25: "¼", 0.5: "½", 0.75: "¾" };

/** A number as kitchens write it: "½", "1½", "2". Other fractions are rounded to the next quarter. */
export function kitchenNumber(value: number): string {
  const quarters = Math.round(value * 4) / 4;
  const whole = Math.floor(quarters);
  const fraction = FRACTIONS[quarters - whole] ?? "";
  if (fraction === "") return String(whole);
  return whole === 0 ? fraction : `${String(whole)}${fraction}`;
}

/** The text with its first letter in upper case. */
export function capitalised(text: string): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase("en") + text.slice(first.length);
}

/** Sentences that stand together; those that are not said are left out. */
export function sentencesOf(...sentences: readonly (string | undefined)[]): string {
  return sentences.filter((sentence) => sentence !== undefined).join(" ");
}

/** "a", "a and b", "a, b and c" with the word of a language. */
export function joined(words: readonly string[], and: string): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} ${and} ${last}`;
}
