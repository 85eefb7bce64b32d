import { describe, expect, it } from "vitest";
import { FOOD_IDS } from "@/lib/domain/food/food-ids";
import { FOODS } from "@/lib/domain/food/foods";
import { goesWellWith } from "@/lib/domain/food/goes-well-with";

describe("what goes well with a food", () => {
  const all = FOOD_IDS.flatMap((id) => goesWellWith(id).map((pairing) => ({ id, ...pairing })));

  it("brings vitamin C to iron from plants, and iron to vitamin C", () => {
    for (const { id, reason, foods } of all) {
      if (reason !== "vitaminCForIron") continue;
      const hasIron = FOODS[id].iron === "plant-or-egg";
      for (const partner of foods) {
        expect(hasIron ? FOODS[partner].vitaminC : FOODS[partner].iron === "plant-or-egg", `${id} and ${partner}`).toBe(
          true,
        );
      }
    }
    expect(goesWellWith("red_lentil").map(({ reason }) => reason)).toContain("vitaminCForIron");
    expect(goesWellWith("carrot")).toEqual([
      { reason: "fatForVitaminA", foods: ["rapeseed_oil", "olive_oil", "avocado"] },
    ]);
  });

  it("brings fat to vegetables with vitamin A alone: not to fruit, and not to every vegetable", () => {
    const withFat = all.filter(({ reason }) => reason === "fatForVitaminA").map(({ id }) => id);
    const wanted = FOOD_IDS.filter(
      (id) => FOODS[id].category === "vegetable" && FOODS[id].nutrients.includes("vitamin A"),
    );
    expect(withFat).toEqual(wanted);
    expect(withFat).toContain("carrot");
    expect(withFat).not.toContain("mango");
    expect(withFat).not.toContain("cauliflower");
  });

  it("names only foods that a baby of six months may have, never the food itself, an allergen or a high choking risk", () => {
    for (const { id, foods } of all) {
      expect(foods.length).toBeGreaterThan(0);
      for (const partner of foods) {
        const { minAgeMonths, allergens, chokingRisk } = FOODS[partner];
        expect([partner === id, minAgeMonths > 6, allergens, chokingRisk === "high"]).toEqual([
          false,
          false,
          [],
          false,
        ]);
      }
    }
  });
});
