import { normalise } from "../food/normalise";
import { COOKED_THROUGH, FLESH_RAW, RAW_FLESH, STAYS_RAW } from "./bought-raw.table";

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
