import { LEXICON } from "../food/lexicon";
import { scan, type Mention } from "../food/scan";
import { COOKED_AFTERWARDS, RAW_FLESH, STAYS_RAW } from "./bought-raw.table";
import { withoutValues } from "./mention-values";
import { RAW_BEFORE_COOKING } from "./raw-before-cooking.table";
import type { RuleId } from "./rule-ids";
import { isSaidAround } from "./said-around";
import { sentencesAround } from "./sentences";
import { spansOf, type Span } from "./spans";
import type { Concept } from "./vocabulary";

/** How Burmese says that a food is raw: it is written onto its name. */
const RAW = /(?:အ ?)?စိမ်း$/u;
const RAW_FOOD: ReadonlySet<RuleId> = new Set<RuleId>(["raw_egg", "raw_meat", "raw_fish"]);
/** It goes into what boils, and stays there for ten minutes or until it is done. */
const COOKED_THEN =
  /စိမ်း(?:တွေ|များ)?(?:ကို)?(?![^။\n]{0,10}စား)[^။\n]{0,50}?(?:ထည့်|ဖောက်|ခေါက်)[^။\n]{0,60}?(?:(?<![\d၀-၉])(?:[1-9၁-၉][\d၀-၉]|ဆယ်|ဆယ့်(?:ငါး|လေး|သုံး|နှစ်)|နှစ်ဆယ်|သုံးဆယ်) ?မိနစ်|နာရီ|ကျက်(?:အောင်|သည်အထိ|တဲ့အထိ|သွား)|မာ(?:အောင်|သွား)|နူး(?:အောင်|အိ))[^။\n]{0,25}?(?:တည်|ချက်|ပြုတ်|ကျို|ပေါင်း|ဖုတ်|ကြော်)/u;
/** It is cooked itself, until nothing red is left of it, until it is done, or for long. */
const COOKED_ITSELF =
  /စိမ်း(?:တွေ|များ)?(?:ကို)?(?![^။\n]{0,10}စား)[^။\n]{0,80}?(?:(?:အနီ(?:ရောင်)?|ပန်းရောင်|သွေးရောင်|သွေး)(?:တွေ)? ?(?:လုံးဝ ?)?ပျောက်(?:တဲ့အထိ|သည်အထိ|သွားအောင်|အောင်|သွားတဲ့အထိ)|(?<!မ ?)ကျက်(?:အောင်|သည်အထိ|တဲ့အထိ|သွားတဲ့အထိ)|နူး(?:အောင်|တဲ့အထိ|သည်အထိ)|(?<![\d၀-၉])[2-9၂-၉][\d၀-၉] ?မိနစ်|မိနစ် ?[2-9၂-၉][\d၀-၉]|နာရီ)[^။\n]{0,25}?(?:တည်|ချက်(?!ချင်း)|ပြုတ်|ကျို|ပေါင်း|ဖုတ်|ကြော်|လှော်|ကင်)/u;
const NOT_THROUGH = /မ ?ကျက်|မ ?ခဲ|တစ်ဝက်|ရုံ|တုန်တုန်|အရည် ?ရွှမ်း|ပိတ်(?:ပြီး|မှ)|မ(?:တည်|ချက်|ပြုတ်|ကျို)/u;

/** The foods that its name says without "raw"; the mention itself where it names none. */
function withoutRaw(mention: Mention<Concept>, written: string): Mention<Concept> {
  const bare = written.replace(RAW, "");
  const foods = scan(bare, LEXICON).flatMap(({ values }) => values.filter(({ ask }) => !ask));
  if (bare === written || foods.length === 0) return mention;
  const values = foods.map(({ food }): Concept => ({ kind: "food", food }));
  return { ...mention, surface: bare, end: mention.start + bare.length, values };
}

/** What Burmese writes as raw and cooks. */
function withoutRawEndings(text: string, mentions: readonly Mention<Concept>[]): readonly Mention<Concept>[] {
  if (!text.includes("စိမ်း")) return mentions;
  const isCooked = isSaidAround(
    text,
    sentencesAround(text),
    (sentence) => (COOKED_THEN.test(sentence) || COOKED_ITSELF.test(sentence)) && !NOT_THROUGH.test(sentence),
  );
  return mentions.map((mention) => {
    const isRaw = mention.values.some((value) => value.kind === "term" && RAW_FOOD.has(value.rule));
    return isRaw && isCooked(mention) ? withoutRaw(mention, text.slice(mention.start, mention.end)) : mention;
  });
}

/** What a word beside the name says to be raw. */
const RAW_BY_A_WORD: ReadonlySet<RuleId> = new Set<RuleId>([...RAW_FOOD, "wild_mushrooms", "green_potato"]);
/** Characters behind what is raw in which it is cooked. */
const REACH = 900;

function saysRaw(value: Concept): boolean {
  if (value.kind === "form") return value.form === "raw";
  return value.kind === "term" && RAW_BY_A_WORD.has(value.rule);
}

/** The places of what is said to be raw and is cooked through behind it. */
function cookedLater(text: string): readonly Span[] {
  const polish = text.includes("surow") ? spansOf(text, [RAW_FLESH]) : [];
  const isCooked = polish.filter(({ end }) => {
    const behind = text.slice(end, end + REACH);
    return COOKED_AFTERWARDS.test(behind) && !STAYS_RAW.test(behind);
  });
  return /raw|roh/.test(text) ? [...isCooked, ...spansOf(text, RAW_BEFORE_COOKING)] : isCooked;
}

/** "Surowe mięso wymieszaj z cebulą, uformuj pulpety i gotuj 25 minut", "grate the raw potatoes": the word is taken away. */
function withoutRawWords(text: string, mentions: readonly Mention<Concept>[]): readonly Mention<Concept>[] {
  const cooked = cookedLater(text);
  if (cooked.length === 0) return mentions;
  return mentions.flatMap((mention) => {
    const isOf = cooked.some(({ start, end }) => mention.start < end && mention.end > start);
    return isOf ? withoutValues(mention, saysRaw) : [mention];
  });
}

/**
 * "Put the raw egg into the boiling porridge and simmer for ten minutes": raw is how it was, and what is left is the food,
 * of which it is asked as ever whether it is cooked, and a family that avoids it is told all the same. Linear in the text.
 */
export function withoutCookedRaw(text: string, mentions: readonly Mention<Concept>[]): readonly Mention<Concept>[] {
  return withoutRawEndings(text, withoutRawWords(text, mentions));
}
