import type { Rule } from "./rule";
import type { RuleId } from "./rule-ids";
import { CHOKING_RULES } from "./rules/choking.table";
import { GERMS_RULES } from "./rules/germs.table";
import { NUTRITION_RULES } from "./rules/nutrition.table";
import { POISONS_RULES } from "./rules/poisons.table";
import { PROCESS_RULES } from "./rules/process.table";

/** Every rule. It does not compile when one is missing. */
export const RULES: Readonly<Record<RuleId, Rule>> = {
  ...GERMS_RULES,
  ...POISONS_RULES,
  ...NUTRITION_RULES,
  ...CHOKING_RULES,
  ...PROCESS_RULES,
};
