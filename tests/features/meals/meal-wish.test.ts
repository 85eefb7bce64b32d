import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseForm, restrictionsOf, SHOWN_AGES } from "@/components/meals/meal-wish";
import { LONGEST_RESTRICTION } from "@/lib/domain/meals/resolve-restrictions";
import { MAX_RESTRICTIONS } from "@/lib/features/meals/schema";

const EMPTY = { months: undefined, mealType: undefined, diets: [], own: "" };

describe("what a parent asks a meal for", () => {
  it("comes back from the device as it was kept", () => {
    const form = { months: 10, mealType: "lunch", diets: ["vegan", "nutFree"], own: "kein Schwein, Erdbeeren" };
    expect(parseForm(JSON.stringify(form))).toEqual(form);
    expect(SHOWN_AGES).toHaveLength(19);
  });

  it("is empty where nothing was kept, and never what was not understood", () => {
    for (const text of [null, "", "{", "null", "7", "[]", '{"months":5,"mealType":"brunch","diets":["x"],"own":1}'])
      expect(parseForm(text)).toEqual(EMPTY);
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(Object.keys(parseForm(text))).toEqual(Object.keys(EMPTY));
      }),
    );
  });

  it("is sent as a list that the call takes, whatever was typed", () => {
    expect(restrictionsOf({ ...EMPTY, diets: ["vegan"], own: " no pork ,, စတော်ဘယ်ရီ၊ ငါး; nuts" })).toEqual([
      "vegan",
      "no pork",
      "စတော်ဘယ်ရီ",
      "ငါး",
      "nuts",
    ]);
    fc.assert(
      fc.property(fc.string({ maxLength: 500 }), (own) => {
        const sent = restrictionsOf({ ...EMPTY, own });
        expect(sent.length).toBeLessThanOrEqual(MAX_RESTRICTIONS);
        for (const word of sent) expect(word.length).toBeLessThanOrEqual(LONGEST_RESTRICTION);
      }),
    );
  });
});
