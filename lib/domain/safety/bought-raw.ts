import { normalise } from "../food/normalise";
import type { Mention } from "../food/scan";
import { COOKED_AFTERWARDS, COOKED_THROUGH, FLESH_RAW, RAW_FLESH, STAYS_RAW } from "./bought-raw.table";
import { withoutValues } from "./mention-values";
import { RAW_BEFORE_COOKING } from "./raw-before-cooking.table";
import type { RuleId } from "./rule-ids";
import { spansOf, type Span } from "./spans";
import type { Concept } from "./vocabulary";

const RAW_FOOD: ReadonlySet<RuleId> = new Set<RuleId>([
  "raw_egg",
  "raw_meat",
  "raw_fish",
  "wild_mushrooms",
  "green_potato",
]);
/** Characters behind what is raw in which it is cooked. */
const REACH = 900;

function saysRaw(value: Concept): boolean {
  if (value.kind === "form") return value.form === "raw";
  return value.kind === "term" && RAW_FOOD.has(value.rule);
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

/**
 * The mentions without the raw of what is cooked through behind it: "surowe mięso wymieszaj z cebulą, uformuj pulpety i
 * gotuj 25 minut", "grate the raw potatoes". What is left is the food, of which it is asked as ever whether it is cooked.
 * Linear in the text.
 */
export function withoutRawThatIsCooked(
  text: string,
  mentions: readonly Mention<Concept>[],
): readonly Mention<Concept>[] {
  const cooked = cookedLater(text);
  if (cooked.length === 0) return mentions;
  return mentions.flatMap((mention) => {
    const isOf = cooked.some(({ start, end }) => mention.start < end && mention.end > start);
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
