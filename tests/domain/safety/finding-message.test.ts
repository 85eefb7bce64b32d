import { describe, expect, it } from "vitest";
import { ENGINE_FINDING_IDS, GATE_FINDING_IDS, type FindingId } from "@/lib/domain/safety/finding";
import { findingMessage, findingSources } from "@/lib/domain/safety/finding-message";
import { RULE_IDS } from "@/lib/domain/safety/rule-ids";
import type { RuleMessage } from "@/lib/domain/safety/rule-message";
import { LANGUAGES, type Language } from "@/lib/domain/shared/language";

const IDS: readonly FindingId[] = [...RULE_IDS, ...ENGINE_FINDING_IDS, ...GATE_FINDING_IDS];
const PARTS = ["title", "why", "instead"] as const satisfies readonly (keyof RuleMessage)[];
const FULL_STOP: Readonly<Record<Language, RegExp>> = { en: /\.$/, de: /\.$/, "de-AT": /\.$/, pl: /\.$/, my: /။$/ };

describe.each(LANGUAGES)("what findings say in %s", (language) => {
  it("is whole sentences, in one spelling, with nothing left to fill in", () => {
    for (const ruleId of IDS) {
      const message = findingMessage({ ruleId }, language);
      for (const part of PARTS) {
        const text = message[part];
        expect(text, `${ruleId} ${part}`).toBe(text.trim().normalize("NFC"));
        expect(text, `${ruleId} ${part}`).not.toMatch(/\s{2,}|[{}<>]|undefined| [.,;]/);
      }
      for (const text of [message.why, message.instead]) expect(text, ruleId).toMatch(FULL_STOP[language]);
      expect(message.title.length, ruleId).toBeLessThan(80);
      expect(message.title, ruleId).not.toMatch(/။$/);
    }
  });

  it("is told apart: no two rules have one title, and none says twice the same", () => {
    const titles = IDS.map((ruleId) => findingMessage({ ruleId }, language).title);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
    for (const ruleId of IDS) {
      const { title, why, instead } = findingMessage({ ruleId }, language);
      expect(new Set([title, why, instead]).size, ruleId).toBe(3);
    }
  });

  it("is written in the script of the language", () => {
    for (const ruleId of IDS) {
      const burmese = PARTS.map((part) => /[\u1000-\u109f]/.test(findingMessage({ ruleId }, language)[part]));
      expect(burmese, ruleId).toEqual(PARTS.map(() => language === "my"));
    }
  });

  it("makes no promise and shouts at nobody", () => {
    for (const ruleId of IDS) {
      for (const part of PARTS) {
        expect(findingMessage({ ruleId }, language)[part], ruleId).not.toMatch(
          /!|\b(?:is|are|perfectly|totally) safe\b|\b(?:völlig|ganz|absolut) sicher\b|jest bezpieczn|są bezpieczn|guarantee|garantier|gwarant/i,
        );
      }
    }
  });
});

describe("a finding in two languages", () => {
  it("is translated: no two of the four languages say one sentence", () => {
    for (const ruleId of IDS) {
      const said = (["en", "de", "pl", "my"] as const).map((language) => findingMessage({ ruleId }, language).why);
      expect(new Set(said).size, ruleId).toBe(4);
    }
  });

  it("speaks Austrian German where Austria differs, and German everywhere else", () => {
    const differing = IDS.filter(
      (ruleId) => findingMessage({ ruleId }, "de").instead !== findingMessage({ ruleId }, "de-AT").instead,
    );
    expect(differing.length).toBeGreaterThan(5);
    expect(differing.length).toBeLessThan(IDS.length);
    for (const ruleId of IDS) {
      const { title, why, instead } = findingMessage({ ruleId }, "de-AT");
      expect([title, why, instead].join(" "), ruleId).not.toMatch(/\b(?:Kartoffel\w*|Quark\w*|Sahne\w*|Aprikosen?)\b/);
    }
  });

  it("speaks to the parent with du", () => {
    for (const language of ["de", "de-AT"] as const) {
      for (const ruleId of IDS) {
        const { why, instead } = findingMessage({ ruleId }, language);
        expect(`${why} ${instead}`, ruleId).not.toMatch(/\b(?:Ihnen|Ihre[mnrs]?|[a-zäöü]+en Sie)\b/);
      }
    }
  });
});

describe("where a finding comes from", () => {
  it("is an authority for each rule, named with the title of its page, each once", () => {
    for (const ruleId of RULE_IDS) {
      const titles = findingSources({ ruleId }).map(({ title }) => title);
      expect(titles.length, ruleId).toBeGreaterThan(0);
      expect(new Set(titles).size, ruleId).toBe(titles.length);
      for (const title of titles) expect(title, ruleId).toMatch(/^\S.*: \S/);
    }
  });

  it("has an address only where there is one, and never an empty one", () => {
    const sources = RULE_IDS.flatMap((ruleId) => findingSources({ ruleId }));
    expect(sources.some((source) => "url" in source)).toBe(true);
    expect(sources.some((source) => !("url" in source))).toBe(true);
    for (const { url } of sources) if (url !== undefined) expect(new URL(url).protocol).toBe("https:");
  });

  it("is nobody for what the engine says of its own", () => {
    for (const ruleId of [...ENGINE_FINDING_IDS, ...GATE_FINDING_IDS]) expect(findingSources({ ruleId })).toEqual([]);
  });
});
