import "server-only";
import { RULE_IDS } from "@/lib/domain/safety/rule-ids";
import { RULES } from "@/lib/domain/safety/rules.table";
import type { Language } from "@/lib/domain/shared/language";
import { presentFinding } from "./present";
import type { FindingOutput } from "./schema";

/** Rules that forbid something until the same age. */
export interface WaitingFoods {
  /** Completed months; null where it is for no small child at all. */
  readonly untilMonths: number | null;
  readonly rules: readonly FindingOutput[];
}

/**
 * What the rules forbid, by the age at which that first ends, the youngest first: every rule once, in the words of a
 * language.
 */
export function listWaitingFoods(language: Language): readonly WaitingFoods[] {
  const groups = new Map<number | null, FindingOutput[]>();
  for (const ruleId of RULE_IDS) {
    const stage = RULES[ruleId].stages.find(({ severity }) => severity === "forbid");
    if (stage === undefined) continue;
    const rules = groups.get(stage.untilMonths) ?? [];
    rules.push(presentFinding({ ruleId, severity: "forbid" }, language));
    groups.set(stage.untilMonths, rules);
  }
  return [...groups]
    .map(([untilMonths, rules]) => ({ untilMonths, rules }))
    .toSorted((one, other) => (one.untilMonths ?? Infinity) - (other.untilMonths ?? Infinity));
}
