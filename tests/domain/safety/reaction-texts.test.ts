import { describe, expect, it } from "vitest";
import { loadReactionTexts } from "@/components/family/load-reaction-texts";
import { LANGUAGES } from "@/lib/domain/shared/language";

function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(strings) : [];
}

describe.each(LANGUAGES)("the words of the reaction dialog in %s", (language) => {
  it("say everything that English says, to the step and to the placeholder", async () => {
    const [english, texts] = [await loadReactionTexts("en"), await loadReactionTexts(language)];
    for (const level of ["emergency", "doctor", "watch"] as const) {
      expect(texts[level].steps).toHaveLength(english[level].steps.length);
    }
    const [ours, theirs] = [strings(texts), strings(english)];
    expect(ours).toHaveLength(theirs.length);
    ours.forEach((text, index) => {
      expect(text.trim()).not.toBe("");
      expect(text.match(/\{\w+\}/g) ?? []).toEqual(theirs[index]?.match(/\{\w+\}/g) ?? []);
    });
  });

  it("stay calm, and never say that anything is safe", async () => {
    for (const text of strings(await loadReactionTexts(language))) {
      expect(text).not.toMatch(/!|\bsafe\b|\bsicher\b|bezpieczn/i);
      if (language === "my") expect(text).toMatch(/[\u1000-\u109f]/);
    }
  });
});

it("Austria has its own words for doctor and hospital", async () => {
  const text = strings(await loadReactionTexts("de-AT")).join("\n");
  expect(text).toContain("Kinderarztordination");
  expect(text).toContain("Spital");
  expect(text).not.toMatch(/Praxis|praxis|Krankenhaus/);
});
