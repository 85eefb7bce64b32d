import { inLanguage, type Language, type Translated } from "../shared/language";
import {
  ENGINE_FINDING_IDS,
  GATE_FINDING_IDS,
  type EngineFindingId,
  type Finding,
  type FindingId,
  type GateFindingId,
} from "./finding";
import { AUSTRIAN_RULE_MESSAGES } from "./messages/austrian.table";
import { BURMESE_ENGINE_MESSAGES, BURMESE_RULE_MESSAGES } from "./messages/burmese.table";
import { ENGLISH_ENGINE_MESSAGES, ENGLISH_RULE_MESSAGES } from "./messages/english.table";
import { GATE_MESSAGES } from "./messages/gate.table";
import { GERMAN_ENGINE_MESSAGES, GERMAN_RULE_MESSAGES } from "./messages/german.table";
import { POLISH_ENGINE_MESSAGES, POLISH_RULE_MESSAGES } from "./messages/polish.table";
import type { RuleId } from "./rule-ids";
import type { RuleMessage } from "./rule-message";
import { RULES } from "./rules.table";
import { SOURCES, type Source } from "./sources.table";

export interface ShownSource {
  readonly title: string;
  /** Present only where it is the authority's own page. */
  readonly url?: string;
}

const RULE_MESSAGES: Translated<Readonly<Record<RuleId, RuleMessage>>> = {
  en: ENGLISH_RULE_MESSAGES,
  de: GERMAN_RULE_MESSAGES,
  "de-AT": { ...GERMAN_RULE_MESSAGES, ...AUSTRIAN_RULE_MESSAGES },
  pl: POLISH_RULE_MESSAGES,
  my: BURMESE_RULE_MESSAGES,
};

const ENGINE_MESSAGES: Translated<Readonly<Record<EngineFindingId, RuleMessage>>> = {
  en: ENGLISH_ENGINE_MESSAGES,
  de: GERMAN_ENGINE_MESSAGES,
  pl: POLISH_ENGINE_MESSAGES,
  my: BURMESE_ENGINE_MESSAGES,
};

function isEngineId(id: FindingId): id is EngineFindingId {
  return ENGINE_FINDING_IDS.some((each) => each === id);
}

function isGateId(id: FindingId): id is GateFindingId {
  return GATE_FINDING_IDS.some((each) => each === id);
}

/** What a finding says to a parent. Total: every id has a message in every language. */
export function findingMessage({ ruleId }: Pick<Finding, "ruleId">, language: Language): RuleMessage {
  if (isGateId(ruleId)) return inLanguage(GATE_MESSAGES[ruleId], language);
  if (isEngineId(ruleId)) return inLanguage(ENGINE_MESSAGES, language)[ruleId];
  return inLanguage(RULE_MESSAGES, language)[ruleId];
}

/** Where a finding comes from, each authority's guidance once; none for what the engine says by itself. */
export function findingSources({ ruleId }: Pick<Finding, "ruleId">): readonly ShownSource[] {
  if (isGateId(ruleId) || isEngineId(ruleId)) return [];
  return RULES[ruleId].sources.map((id): ShownSource => {
    const { authority, title, url }: Source = SOURCES[id];
    return { title: `${authority}: ${title}`, ...(url === undefined ? {} : { url }) };
  });
}
