import { formats } from "./formats";

/** Burmese months as Unicode's own data has them, for browsers that come without Burmese. */
const BURMESE_MONTHS = ["ဇန်", "ဖေ", "မတ်", "ဧ", "မေ", "ဇွန်", "ဇူ", "ဩ", "စက်", "အောက်", "နို", "ဒီ"] as const;

function burmeseDigits(number: number): string {
  return String(number).replace(/\d/g, (digit) => String.fromCodePoint(0x1040 + Number(digit)));
}

/** The day of an instant as "MMM d, yyyy" is said in a language, in the time zone of the device. */
export function dayText(instant: Date, language: string): string {
  if (language === "my" && Intl.DateTimeFormat.supportedLocalesOf("my").length === 0) {
    const month = BURMESE_MONTHS[instant.getMonth()] ?? "";
    return `${burmeseDigits(instant.getFullYear())} ${month} ${burmeseDigits(instant.getDate())}`;
  }
  return new Intl.DateTimeFormat(language, formats.dateTime.day).format(instant);
}
