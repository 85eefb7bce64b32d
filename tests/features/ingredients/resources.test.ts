import { describe, expect, it } from "vitest";
import { ALLERGEN_IDS } from "@/lib/domain/food/allergen";
import { foodOfSlug } from "@/lib/domain/food/food-slug";
import { FOODS } from "@/lib/domain/food/foods";
import { RULES } from "@/lib/domain/safety/rules.table";
import { LANGUAGES } from "@/lib/domain/shared/language";
import { firstAllergens, listMealRules } from "@/lib/features/ingredients/list-meal-rules";
import { listWaitingFoods } from "@/lib/features/ingredients/list-waiting-foods";

const forbidding = Object.values(RULES).filter(({ stages }) => stages.some(({ severity }) => severity === "forbid"));

describe.each(LANGUAGES)("what the safety centre says in %s", (language) => {
  const groups = listWaitingFoods(language);

  it("names everything that the rules forbid once, under the age at which that first ends", () => {
    const listed = groups.flatMap(({ rules, untilMonths }) => rules.map(({ ruleId }) => [ruleId, untilMonths]));
    expect(listed).toHaveLength(forbidding.length);
    expect(Object.fromEntries(listed)).toEqual(
      Object.fromEntries(
        forbidding.map(({ id, stages }) => [id, stages.find(({ severity }) => severity === "forbid")?.untilMonths]),
      ),
    );
  });

  it("goes from what waits the shortest to what is for no small child", () => {
    const ages = groups.map(({ untilMonths }) => untilMonths ?? Infinity);
    expect(ages).toEqual(ages.toSorted((one, other) => one - other));
    expect(ages[0]).toBe(12);
    expect(groups[0]?.rules.map(({ ruleId }) => ruleId)).toContain("honey");
  });

  it("says why, and who says so", () => {
    const all = [...groups.flatMap(({ rules }) => rules), ...listMealRules(language), firstAllergens(language).howTo];
    for (const { ruleId, title, message, sources } of all) {
      expect([title.trim() === "", message.trim() === ""], ruleId).toEqual([false, false]);
      expect(sources.length, ruleId).toBeGreaterThan(0);
    }
  });

  it("leads from each allergen to a food that contains it", () => {
    const { groups: allergens } = firstAllergens(language);
    expect(allergens.map(({ id }) => id)).toEqual([...ALLERGEN_IDS]);
    for (const { id, slug } of allergens) {
      if (slug === undefined) continue;
      const food = foodOfSlug(slug);
      expect(food === undefined ? [] : FOODS[food].allergens, slug).toContain(id);
    }
  });
});
