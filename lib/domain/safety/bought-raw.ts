import { normalise } from "../food/normalise";
import type { Mention } from "../food/scan";
import { matchesOf } from "../shared/matches";
import { COOKED_AFTERWARDS, COOKED_THROUGH, FLESH_RAW, RAW_FLESH, STAYS_RAW } from "./bought-raw.table";
import { withoutValues } from "./mention-values";
import type { RuleId } from "./rule-ids";
import type { Concept } from "./vocabulary";

const RAW_FOOD: ReadonlySet<RuleId> = new Set<RuleId>(["raw_egg", "raw_meat", "raw_fish", "wild_mushrooms"]);
/** Characters behind what is raw in which it is cooked. */
const REACH = 900;

function saysRaw(value: Concept): boolean {
  if (value.kind === "form") return value.form === "raw";
  return value.kind === "term" && RAW_FOOD.has(value.rule);
}

/**
 * The mentions without the raw of what is cooked through behind it: "surowe mięso wymieszaj z cebulą, uformuj pulpety i
 * gotuj 25 minut". What is left is the food, of which it is asked as ever whether it is cooked. Linear in the text.
 */
export function withoutRawThatIsCooked(
  text: string,
  mentions: readonly Mention<Concept>[],
): readonly Mention<Concept>[] {
  if (!text.includes("surow")) return mentions;
  const cooked = matchesOf(text, RAW_FLESH).filter(({ 0: words, index }) => {
    const behind = text.slice(index + words.length, index + REACH);
    return COOKED_AFTERWARDS.test(behind) && !STAYS_RAW.test(behind);
  });
  if (cooked.length === 0) return mentions;
  return mentions.flatMap((mention) => {
    const isOf = cooked.some(({ 0: words, index }) => mention.start < index + words.length && mention.end > index);
    return isOf ? withoutValues(mention, saysRaw) : [mention];
  });
}

/**
 * An ingredient line without the raw of the meat, fish or egg that the steps cook through; as it is where they do not.
 * Linear in the words.
 */
export function asBought(line: string, instructions: string): string {
  const text = normalise(line);
  if (!text.includes("surow") || STAYS_RAW.test(text)) return line;
  const bare = text.replaceAll(RAW_FLESH, "").replaceAll(FLESH_RAW, "");
  if (bare === text) return line;
  const steps = normalise(instructions);
  return COOKED_THROUGH.test(steps) && !STAYS_RAW.test(steps) ? bare : line;
}
