import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chipVerdict } from "@/components/home/chip-verdict";
import { parseKitchen } from "@/components/home/kitchen-store";
import { newAttemptKey, orderOf } from "@/components/home/order";
import { MAX_PHOTO_BYTES, photoProblem } from "@/components/home/photo-file";

const full = { ageGroup: "6-9", mealType: "lunch", cookingMethod: "soup", ingredients: ["carrot"] } as const;

describe("what this device remembers", () => {
  it("comes back as it was", () => {
    expect(parseKitchen(JSON.stringify(full))).toEqual(full);
  });

  it.each([null, "", "{", "null", "7", "[]", '{"ingredients":{}}', '{"ageGroup":"0-6","mealType":1}'])(
    "is an empty kitchen for %j",
    (text) => {
      const { ingredients, ...choices } = parseKitchen(text);
      expect(ingredients).toEqual([]);
      expect(Object.values(choices).filter((choice) => choice !== undefined)).toEqual([]);
    },
  );

  it("never breaks the page, whatever lies in storage", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const { ingredients } = parseKitchen(text);
        expect(ingredients.length).toBeLessThanOrEqual(30);
        expect(ingredients.every((entry) => typeof entry === "string")).toBe(true);
      }),
    );
    expect(parseKitchen(JSON.stringify({ ingredients: ["egg", 5, null, "Egg"] })).ingredients).toEqual(["egg"]);
  });
});

describe("an order", () => {
  it("says first that a choice is missing, then that ingredients are", () => {
    expect(orderOf({ ingredients: [] }, "en")).toBe("selection");
    for (const choice of ["ageGroup", "mealType", "cookingMethod"] as const) {
      expect(orderOf({ ...full, [choice]: undefined }, "en")).toBe("selection");
    }
    expect(orderOf({ ...full, ingredients: [] }, "en")).toBe("ingredients");
  });

  it("carries everything that was chosen, and the language of the page", () => {
    expect(orderOf(full, "de-AT")).toEqual({ ...full, language: "de-AT" });
  });

  it("has a key that the server takes and that no other has", () => {
    const keys = Array.from({ length: 200 }, newAttemptKey);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{8,255}$/);
  });
});

describe("a chosen file", () => {
  it("is a photo when it is JPEG or PNG and at most 5 MB", () => {
    expect(photoProblem({ type: "image/jpeg", size: MAX_PHOTO_BYTES })).toBeUndefined();
    expect(photoProblem({ type: "image/png", size: 1 })).toBeUndefined();
    expect(photoProblem({ type: "image/png", size: MAX_PHOTO_BYTES + 1 })).toBe("tooLarge");
  });

  it.each(["text/plain", "image/svg+xml", "image/gif", ""])("of type %j is none", (type) => {
    expect(photoProblem({ type, size: MAX_PHOTO_BYTES + 1 })).toBe("notAnImage");
  });
});

describe("the word on a chip", () => {
  const words = {
    ok: "nothing found",
    change: "cut like this",
    caution: "good to know",
    containsAllergen: "contains an allergen",
    blocked: "left out",
    unknown: "not known",
  };
  const checked = { input: "x", foodIds: [], name: "x", findings: [] };
  const milk = [{ id: "milk", name: "Milk" }] as const;

  it("names the allergen where that is what there is to mind", () => {
    expect(chipVerdict({ ...checked, verdict: "caution", allergens: [...milk] }, words).word).toBe(
      "contains an allergen",
    );
    expect(chipVerdict({ ...checked, verdict: "caution", allergens: [] }, words).word).toBe("good to know");
    expect(chipVerdict({ ...checked, verdict: "blocked", allergens: [...milk] }, words).word).toBe("left out");
    expect(chipVerdict({ ...checked, verdict: "change", allergens: [...milk] }, words).word).toBe("cut like this");
  });
});
