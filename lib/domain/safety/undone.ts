import { expression } from "../shared/expression";
import type { Sighting } from "./reading";
import type { RuleId } from "./rule-ids";

/** Rules whose words say what is done: right behind "never" they tell not to do it ("do not refreeze", "nicht wieder einfrieren"). */
const OF_WHAT_IS_DONE: ReadonlySet<RuleId> = new Set<RuleId>(["process_storage"]);
const TELLS_NOT_TO = expression(/(?<!\p{L})(?:never|not|don't|nie|nigdy|niemals|nicht) $/u);
const TELLS_REACH = 12;

/** A sighting without the rules of what its words tell not to do. */
export function withoutUndone(text: string, sighting: Sighting): Sighting {
  const before = text.slice(Math.max(0, sighting.start - TELLS_REACH), sighting.start);
  if (!TELLS_NOT_TO.test(before)) return sighting;
  return { ...sighting, terms: sighting.terms.filter((rule) => !OF_WHAT_IS_DONE.has(rule)) };
}
