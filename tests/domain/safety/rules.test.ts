import { describe, expect, it } from "vitest";
import { assessPantry } from "../../../lib/domain/safety/assess-pantry";
import { ENGINE_FINDING_IDS, GATE_FINDING_IDS, type FindingId } from "../../../lib/domain/safety/finding";
import { findingMessage, findingSources } from "../../../lib/domain/safety/finding-message";
import { RULE_IDS } from "../../../lib/domain/safety/rule-ids";
import type { RuleSeverity } from "../../../lib/domain/safety/rule";
import { RULES } from "../../../lib/domain/safety/rules.table";
import { SOURCES, type Source, type SourceId } from "../../../lib/domain/safety/sources.table";
import { LANGUAGES } from "../../../lib/domain/shared/language";
import { RULE_FIXTURES } from "./rule-fixtures.table";

function rulesFor(input: string): readonly FindingId[] {
  const [result] = assessPantry([input], { months: 7, allergens: [], avoidFoods: [] }).results;
  return result?.findings.map(({ ruleId }) => ruleId) ?? [];
}

describe("every rule", () => {
  for (const id of RULE_IDS) {
    const { triggers, nearly } = RULE_FIXTURES[id];
    it.each(triggers)(`${id} is triggered by: %s`, (input) => {
      expect(rulesFor(input)).toContain(id);
    });
    it.each(nearly)(`${id} is not triggered by: %s`, (input) => {
      expect(rulesFor(input)).not.toContain(id);
    });
  }

  const RANK: Record<RuleSeverity, number> = { limit: 0, transform: 1, forbid: 2 };

  it.each(RULE_IDS)("%s is never stronger for the older, and its stages ascend", (id) => {
    const { stages, sources } = RULES[id];
    expect(sources.length).toBeGreaterThan(0);
    stages.slice(1).forEach((stage, index) => {
      const before = stages[index];
      expect(RANK[before?.severity ?? "limit"]).toBeGreaterThanOrEqual(RANK[stage.severity]);
      expect(before?.untilMonths ?? Infinity).toBeLessThan(stage.untilMonths ?? Infinity);
    });
  });
});

describe("messages and sources", () => {
  const ids: readonly FindingId[] = [...RULE_IDS, ...ENGINE_FINDING_IDS, ...GATE_FINDING_IDS];

  it.each(LANGUAGES)("says every finding in %s", (language) => {
    for (const ruleId of ids) {
      const { title, why, instead } = findingMessage({ ruleId }, language);
      expect(title, ruleId).not.toMatch(/[.!]$/);
      for (const text of [title, why, instead]) {
        expect(text.trim(), ruleId).not.toBe("");
        expect(text, ruleId).not.toMatch(/!|\bis safe\b|\bunbedenklich\b|\bbezpieczn[aey]\b/i);
      }
    }
  });

  it("links only the pages of the authorities themselves", () => {
    const shown = Object.values<Source>(SOURCES).flatMap(({ url }) => (url === undefined ? [] : [new URL(url)]));
    for (const { protocol, hostname } of shown) {
      expect(protocol).toBe("https:");
      expect(hostname).not.toMatch(/webarchive|web\.archive|yahoo|kurier|parenting|mirror|magazine|wp\.pl|dziennik/);
    }
    const used = new Set<SourceId>(RULE_IDS.flatMap((id) => [...RULES[id].sources]));
    expect([...used].filter((id) => !(id in SOURCES))).toEqual([]);
    expect(findingSources({ ruleId: "honey" }).some(({ url }) => url?.includes("nhs.uk"))).toBe(true);
  });
});
