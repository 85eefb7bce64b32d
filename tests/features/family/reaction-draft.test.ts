import { describe, expect, it } from "vitest";
import { dayOf, emptyDraft, reactionBody, type ReactionDraft } from "@/components/family/reaction-draft";
import { logReactionInput } from "@/lib/features/family/schema";

const NOW = new Date("2026-11-21T19:30:00Z");

function draft(part: Partial<ReactionDraft>): ReactionDraft {
  const foods = [
    { id: "carrot", name: "carrots", eaten: true },
    { id: "egg", name: "eggs", eaten: false },
  ];
  return { ...emptyDraft(NOW), foods, ...part };
}

describe("the body of a meal", () => {
  it("holds what was eaten and leaves out what was not said", () => {
    expect(reactionBody(draft({ note: "  " }), "liked", undefined, NOW)).toEqual({
      reaction: "liked",
      foodIds: ["carrot"],
      symptoms: [],
      eatenAt: NOW.toISOString(),
    });
  });

  it("is what the server takes, whatever is said", () => {
    const full = draft({ symptoms: ["fewHives"], onset: "minutes", note: " x ", babyId: "a".repeat(24) });
    const body = reactionBody(full, "rejected", "b".repeat(24), NOW);
    expect(logReactionInput.parse(body)).toMatchObject({ onset: "minutes", note: "x", recipeId: "b".repeat(24) });
  });

  it("has no onset without a symptom", () => {
    expect(reactionBody(draft({ onset: "minutes" }), "liked", undefined, NOW)).not.toHaveProperty("onset");
  });

  it("is of the day that was chosen on the device, never of a moment to come", () => {
    const yesterday = dayOf(new Date(NOW.getTime() - 24 * 3600 * 1000));
    expect(dayOf(new Date(reactionBody(draft({ day: yesterday }), "liked", undefined, NOW).eatenAt))).toBe(yesterday);
    for (const day of ["", "2031-01-01", "soon"]) {
      expect(reactionBody(draft({ day }), "liked", undefined, NOW).eatenAt).toBe(NOW.toISOString());
    }
  });
});
