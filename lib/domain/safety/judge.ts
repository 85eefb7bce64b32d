import { YOUNGEST_MONTHS } from "../food/age";
import type { FoodId } from "../food/food-ids";
import { present } from "../shared/present";
import { FINAL_FORMS, type FormId } from "./form-ids";
import type { Sighting } from "./reading";
import type { Rule, RuleSeverity } from "./rule";
import { RULE_IDS, type RuleId } from "./rule-ids";
import { RULES } from "./rules.table";

/** How strong a rule is for a baby of so many completed months; `undefined` after its last stage. */
export function severityAt(rule: Rule, months: number): RuleSeverity | undefined {
  return rule.stages.find(({ untilMonths }) => untilMonths === null || months < untilMonths)?.severity;
}

function isFinal({ triggerForms }: Pick<Rule, "triggerForms">, forms: ReadonlySet<FormId>): boolean {
  return triggerForms.some((form) => forms.has(form) && FINAL_FORMS.has(form));
}

/** What the words around a food say of its form, as one rule sees it. */
export type FormState = "hazard" | "acceptable" | "unknown";

/** What a rule says of forms. */
type FormRule = Pick<Rule, "triggerForms" | "acceptableForms" | "weakForms">;

export function formState(rule: FormRule, forms: ReadonlySet<FormId>, months: number): FormState {
  if (isFinal(rule, forms)) return "hazard";
  for (const form of forms) {
    const from = rule.acceptableForms[form];
    if (from !== undefined && months >= from) return "acceptable";
  }
  if (rule.triggerForms.some((form) => forms.has(form))) return "hazard";
  return rule.weakForms?.some((form) => forms.has(form)) === true ? "acceptable" : "unknown";
}

/** Accepted for a form that only lets suppose the rest ("flaked"), so that it takes no hazard back. */
function isSupposed(rule: FormRule, forms: ReadonlySet<FormId>, months: number): boolean {
  const { triggerForms, acceptableForms, weakForms } = rule;
  return weakForms !== undefined && formState({ triggerForms, acceptableForms }, forms, months) === "unknown";
}

/** One rule that speaks of one sighting. */
export interface Judgement {
  readonly rule: RuleId;
  readonly food: FoodId | undefined;
  /** The words name the hazard themselves; otherwise the form decides. */
  readonly named: boolean;
  readonly state: FormState;
  /** Acceptable only by a form that lets suppose the rest: it takes no hazard back. */
  readonly supposed: boolean;
  /** A hazard that no other word takes back ("runny"). */
  readonly final: boolean;
  /** How strong it is when the state stays what it is; `undefined`: nothing to say of it. */
  readonly severity: RuleSeverity | undefined;
  /** How strong the rule itself is at this age. */
  readonly stage: RuleSeverity | undefined;
  /** An unknown form is only a hazard where nothing says that it is cooked. */
  readonly untilCooked: boolean;
  /** Only the form that is said makes it a hazard, so a cut can be added to it. */
  readonly stated: boolean;
  /** It was soaked, or heated for a moment: the heat that follows makes it what it has to be. */
  readonly onTheWay: boolean;
}

const RULES_OF_FOOD: ReadonlyMap<FoodId, readonly RuleId[]> = (() => {
  const byFood = new Map<FoodId, RuleId[]>();
  for (const id of RULE_IDS) {
    for (const food of RULES[id].foods) byFood.set(food, [...(byFood.get(food) ?? []), id]);
  }
  return byFood;
})();

/** The rules that speak of a food only in a form that is said. */
const RULES_OF_STATED: ReadonlyMap<FoodId, readonly RuleId[]> = (() => {
  const byFood = new Map<FoodId, RuleId[]>();
  for (const id of RULE_IDS) {
    for (const food of [RULES[id].stated, RULES[id].alsoStated].flatMap((each) => each?.foods ?? []))
      byFood.set(food, [...(byFood.get(food) ?? []), id]);
  }
  return byFood;
})();

function judgeStated(id: RuleId, food: FoodId | undefined, { forms }: Sighting, months: number): Judgement {
  const rule = RULES[id];
  const { acceptableForms } = rule;
  const isOther = food !== undefined && rule.alsoStated?.foods.includes(food) === true;
  const seen = { triggerForms: present(isOther ? rule.alsoStated : rule.stated).forms, acceptableForms };
  const stage = severityAt(rule, months);
  const state = formState(seen, forms, months);
  const severity = state === "hazard" ? stage : undefined;
  const final = isFinal(seen, forms);
  const kind = { named: false, supposed: false, untilCooked: false, stated: true, onTheWay: false };
  return { rule: id, food, state, final, severity, stage, ...kind };
}

/** What is done to it before it is cooked, or in a moment: it is a hazard only where nothing follows. */
const ON_THE_WAY: ReadonlySet<FormId> = new Set<FormId>(["brief", "soaked"]);

function isOnTheWay({ triggerForms }: Rule, forms: ReadonlySet<FormId>): boolean {
  const said = triggerForms.filter((form) => forms.has(form));
  return said.length > 0 && said.every((form) => ON_THE_WAY.has(form));
}

function judgeWord(id: RuleId, sighting: Sighting, months: number): Judgement {
  const rule = RULES[id];
  const state = formState(rule, sighting.forms, months);
  const stage = severityAt(rule, months);
  const food = sighting.foods[0] ?? sighting.foodsInside[0];
  const unknown = stage === undefined ? undefined : (rule.unknownFormSeverity ?? stage);
  const accepted = stage === undefined ? undefined : rule.acceptedSeverity;
  const severity = { hazard: stage, acceptable: accepted, unknown }[state];
  return {
    rule: id,
    food,
    named: false,
    state,
    supposed: state === "acceptable" && isSupposed(rule, sighting.forms, months),
    final: isFinal(rule, sighting.forms),
    severity,
    stage,
    untilCooked: false,
    stated: false,
    onTheWay: isOnTheWay(rule, sighting.forms),
  };
}

function judgeFood(id: RuleId, food: FoodId, sighting: Sighting, months: number): Judgement {
  const rule = RULES[id];
  const state = formState(rule, sighting.forms, months);
  const stage = severityAt(rule, months);
  const base = {
    rule: id,
    food,
    named: false,
    state,
    supposed: state === "acceptable" && isSupposed(rule, sighting.forms, months),
    final: isFinal(rule, sighting.forms),
    stage,
    untilCooked: rule.bareFood === "untilCooked",
    stated: false,
    onTheWay: isOnTheWay(rule, sighting.forms),
  };
  if (stage === undefined) return { ...base, severity: undefined };
  if (state === "hazard") return { ...base, severity: stage };
  const remark = months < (rule.foodLimitUntilMonths ?? 0) ? "limit" : undefined;
  if (state === "acceptable") return { ...base, severity: rule.acceptedSeverity ?? remark };
  if (rule.bareFood === "triggers") return { ...base, severity: rule.unknownFormSeverity ?? stage };
  return { ...base, severity: remark };
}

/** Every rule that speaks of a sighting at an age. A sighting that the text leaves out is none of their business. */
export function judge(sighting: Sighting, months: number): readonly Judgement[] {
  if (sighting.negated) return [];
  const named = sighting.terms.map((id): Judgement => {
    const severity = RULES[id].termSeverity ?? severityAt(RULES[id], months);
    const food = sighting.foods[0] ?? sighting.foodsInside[0];
    return {
      rule: id,
      food,
      named: true,
      state: "hazard",
      supposed: false,
      final: true,
      severity,
      stage: severity,
      untilCooked: false,
      stated: false,
      onTheWay: false,
    };
  });
  const words = sighting.words.map((id) => judgeWord(id, sighting, months));
  const foods = sighting.foods.flatMap((food) =>
    (RULES_OF_FOOD.get(food) ?? []).map((id) => judgeFood(id, food, sighting, months)),
  );
  const stated = [
    ...sighting.stated.map((id) => judgeStated(id, undefined, sighting, months)),
    ...sighting.foods.flatMap((food) =>
      (RULES_OF_STATED.get(food) ?? []).map((id) => judgeStated(id, food, sighting, months)),
    ),
  ];
  return [...named, ...words, ...foods, ...stated];
}

/**
 * Whether the words themselves say to a rule what they are, so that nothing has to be asked ("stock cube"). What a word
 * means does not depend on the age: asked of the youngest, for whom every rule speaks. `remarks`: a remark on a food that
 * is named counts too; that on the rice of "mushrooms with rice" says nothing of the mushrooms.
 */
export function isExplicit(sightings: readonly Sighting[], { remarks }: { readonly remarks: boolean }): boolean {
  return sightings.some((sighting) =>
    judge(sighting, YOUNGEST_MONTHS).some(({ state, named, severity }) => {
      const isMore = severity !== undefined && severity !== "limit";
      return named ? isMore || remarks || sighting.foods.length === 0 : state === "hazard" && isMore;
    }),
  );
}

/** "Nuts must never be given whole": a warning of the form, which serves nothing. */
export function isWarning({ rule, state }: Judgement, { deniedForms }: Sighting): boolean {
  return state === "unknown" && RULES[rule].triggerForms.some((form) => deniedForms.has(form));
}
