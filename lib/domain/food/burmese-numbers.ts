import { expression } from "../shared/expression";
import { BURMESE_NAMES } from "./names/burmese.table";

const NAMES = Object.values(BURMESE_NAMES)
  .flatMap(({ name, synonyms }) => [name, ...synonyms])
  .join("|");
const BULBS = "ကြက်သွန်နီ|ကြက်သွန်ဖြူ|ကြက်သွန်|အာလူး|ကန်စွန်းဥ|ပိန်းဥ|မုန်လာဥ|မုန်လာဥဝါ|မုန်လာဥနီ|မုန်လာဥဖြူ";
const COUNTED = "ပိုင်း|တုံး|ချပ်|ပြား|ချောင်း|တောင့်|စည်း|ပွင့်|မြွှာ|ကောင်|ဘူး|ဗူး|ထုပ်|ပင်|ဖီး|ခြမ်း|စိတ်|ခက်";
const ENDS = "(?:$|[ ,;()၊။\\n]|ကို|လောက်|ခန့်|စာ)";

/** "Five" is the word for fish: behind a food that is named, and before what is counted, it is a number. */
const FIVE = expression(
  `ငါး(?=(?:${COUNTED})${ENDS})(?<=(?:${NAMES}) ?ငါး)|ငါး(?=ဥ${ENDS})(?<=(?:${BULBS}) ?ငါး)`,
  "gu",
);
/** "Six" is the word for dried: nobody weighs or counts the dried like that without a number. Of fish it stays dried. */
const SIX = /(?<!ငါး ?)ခြောက်(?=(?:ကျပ်သား|ဂရမ်|အောင်စ|ပိဿာ|ကောင်|လုံး))/gu;

/** Burmese with the numbers in digits that are also the words for fish and for dried, where they can be nothing else. */
export function inDigits(text: string): string {
  const withFive = text.includes("ငါး") ? text.replace(FIVE, "၅") : text;
  return withFive.includes("ခြောက်") ? withFive.replace(SIX, "၆") : withFive;
}
