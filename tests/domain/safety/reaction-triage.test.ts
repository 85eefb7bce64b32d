import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emergencyNumbers } from "@/lib/domain/safety/emergency-numbers";
import {
  ONSETS,
  SEVERE_SYMPTOMS,
  SYMPTOMS,
  triage,
  TRIAGE_LEVELS,
  type Onset,
  type Symptom,
} from "@/lib/domain/safety/reaction-triage";
import { TRIAGE_SOURCES } from "@/lib/domain/safety/triage-sources.table";
import { LANGUAGES } from "@/lib/domain/shared/language";

const symptoms = fc.subarray([...SYMPTOMS]);
const onset = fc.option(fc.constantFrom(...ONSETS), { nil: undefined });

function severity(signs: readonly Symptom[], when: Onset | undefined): number {
  return TRIAGE_LEVELS.indexOf(triage(signs, when));
}

describe("the triage", () => {
  it.each([...SEVERE_SYMPTOMS])("takes %s alone for an emergency, whenever it came", (symptom) => {
    for (const when of [undefined, ...ONSETS]) expect(triage([symptom], when)).toBe("emergency");
  });

  it.each<[readonly Symptom[], Onset | undefined, string]>([
    [[], undefined, "none"],
    [["mouthRedness"], "minutes", "watch"],
    [["runnyNose"], "minutes", "watch"],
    [["tummyPain"], "sameDay", "watch"],
    [["fewHives"], "minutes", "doctor"],
    [["singleVomit"], "fourHours", "doctor"],
    [["bloodInStool"], "nextDay", "doctor"],
    [["mouthRedness", "runnyNose"], "minutes", "watch"],
    [["singleVomit", "looseStool"], "twoHours", "doctor"],
    [["fewHives", "singleVomit"], "twoHours", "emergency"],
    [["fewHives", "runnyNose"], undefined, "emergency"],
    [["eczema", "looseStool"], "nextDay", "doctor"],
    [["eczema", "looseStool"], "sameDay", "emergency"],
  ])("answers %j (%s) with %s", (signs, when, level) => {
    expect(triage(signs, when)).toBe(level);
  });

  it("is never milder for a further symptom", () => {
    fc.assert(
      fc.property(symptoms, symptoms, onset, (few, more, when) => {
        expect(severity([...few, ...more], when)).toBeGreaterThanOrEqual(severity(few, when));
      }),
    );
  });

  it("does not depend on the order, nor on saying a thing twice", () => {
    fc.assert(
      fc.property(symptoms, onset, (signs, when) => {
        expect(triage(signs.toReversed(), when)).toBe(triage(signs, when));
        expect(triage([...signs, ...signs], when)).toBe(triage(signs, when));
      }),
    );
  });

  it("is never milder where nobody saw when it began, and never silent about anything noted", () => {
    fc.assert(
      fc.property(symptoms, fc.constantFrom(...ONSETS), (signs, when) => {
        expect(severity(signs, undefined)).toBeGreaterThanOrEqual(severity(signs, when));
        expect(triage(signs, when) === "none").toBe(signs.length === 0);
      }),
    );
  });

  it("names whom it follows", () => {
    expect(TRIAGE_SOURCES.length).toBeGreaterThan(3);
    for (const { authority, title, url = "https://" } of TRIAGE_SOURCES) {
      expect(authority.length * title.length).toBeGreaterThan(0);
      expect(url).toMatch(/^https:\/\//);
    }
  });
});

describe("the numbers to call", () => {
  it.each([
    ["en", ["112", "911", "999", "192"]],
    ["my", ["192"]],
    ["de", ["112"]],
    ["de-AT", ["144", "112"]],
    ["pl", ["112", "999"]],
  ] as const)("are in %s %j", (language, numbers) => {
    expect(emergencyNumbers(language).map(({ number }) => number)).toEqual(numbers);
  });

  it("exist in every language", () => {
    for (const language of LANGUAGES) expect(emergencyNumbers(language)[0].number).toMatch(/^\d{3}$/);
  });
});
