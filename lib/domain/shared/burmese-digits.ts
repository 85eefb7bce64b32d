/** The text of a number, or a text, with its digits in Burmese. */
export function burmeseDigits(text: number | string): string {
  return String(text).replace(/\d/g, (digit) => String.fromCharCode(0x1040 + Number(digit)));
}
