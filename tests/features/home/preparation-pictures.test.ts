import { describe, expect, it } from "vitest";
import { preparationPictures } from "@/components/home/preparation-pictures";
import { AGE_GROUPS } from "@/lib/domain/food/age";
import { FOOD_IDS } from "@/lib/domain/food/food-ids";
import { FOODS } from "@/lib/domain/food/foods";
import { describePreparation } from "@/lib/domain/recipes/describe-preparation";
import { LANGUAGES, type Language } from "@/lib/domain/shared/language";

const PREPARATIONS = FOOD_IDS.flatMap((foodId) => AGE_GROUPS.map((ageGroup) => ({ foodId, ageGroup })));

function picturesOf({ foodId, ageGroup }: (typeof PREPARATIONS)[number], language: Language) {
  const preparation = describePreparation(foodId, ageGroup, language);
  return preparationPictures({ preparation, cut: FOODS[foodId].preparation[ageGroup].cut }, ageGroup, language);
}

describe("the pictures beside how to prepare a food", () => {
  it.each(LANGUAGES)("are the same in %s as in English", (language) => {
    for (const one of PREPARATIONS) {
      expect(picturesOf(one, language), `${one.foodId} ${one.ageGroup}`).toEqual(picturesOf(one, "en"));
    }
  });

  it("never show a thick piece where the sentence asks for a thin or a flat one", () => {
    for (const one of PREPARATIONS) {
      const sentence = describePreparation(one.foodId, one.ageGroup, "en");
      const { cut } = picturesOf(one, "en");
      if (/\bthin\b/.test(sentence)) expect(["wedge", "strip", "stick"], sentence).not.toContain(cut);
      if (/\bflat\b/.test(sentence)) expect(["dice", "wedge", "stick"], sentence).not.toContain(cut);
    }
  });

  it("show the squish test for what is cooked soft, and a stick for a stick", () => {
    expect(picturesOf({ foodId: "carrot", ageGroup: "6-9" }, "en")).toEqual({ cut: "stick", squish: true });
    expect(picturesOf({ foodId: "rice_cake", ageGroup: "6-9" }, "de").squish).toBe(false);
  });

  it("show no shape where none was answered", () => {
    expect(preparationPictures({}, "6-9", "en")).toEqual({ squish: false });
  });
});
