import { describe, expect, it } from "vitest";
import { FOOD_IDS, type FoodId } from "@/lib/domain/food/food-ids";
import { FOODS } from "@/lib/domain/food/foods";
import { MONTHS, nearbyMonths, seasonOf } from "@/lib/domain/food/season";
import { SEASON_SOURCES, SEASONS } from "@/lib/domain/food/seasons.table";
import { passes, type ListedFood } from "../../../components/foods/food-filter";

const SEASONAL = FOOD_IDS.filter((id) => SEASONS[id] !== undefined);

function monthsWith(id: FoodId, supply: string): readonly number[] {
  return MONTHS.filter((month) => seasonOf(id)?.[month - 1] === supply);
}

describe("the season of a food", () => {
  it("goes over the turn of the year where it must", () => {
    expect(monthsWith("kale", "fresh")).toEqual([1, 2, 11, 12]);
    expect(monthsWith("carrot", "stored")).toEqual([1, 2, 3, 4, 5, 12]);
    expect(monthsWith("parsnip", "stored")).toEqual([4]);
    expect(monthsWith("spinach", "fresh")).toEqual([4, 5, 6, 9, 10, 11]);
  });

  it("is there for what grows in Central Europe, and for nothing that does not", () => {
    expect(SEASONAL.length).toBeGreaterThan(50);
    for (const id of ["banana", "mango", "avocado", "orange", "rice", "taro", "sweet_potato", "chicken"] as const)
      expect(seasonOf(id), id).toBeUndefined();
    const groups = new Set(SEASONAL.map((id) => FOODS[id].category));
    expect([...groups].toSorted()).toEqual(["fruit", "herb/spice", "protein-plant", "vegetable"]);
  });

  it("has whole months of a year, and no month of which two things are said", () => {
    for (const id of SEASONAL) {
      const { fresh, stored = [] } = SEASONS[id] ?? { fresh: [] };
      for (const month of [...fresh, ...stored].flat()) expect(MONTHS, id).toContain(month);
      const said = [...fresh, ...stored].reduce((sum, [first, last]) => sum + ((last - first + 12) % 12) + 1, 0);
      const shown = seasonOf(id)?.filter((supply) => supply !== "elsewhere").length;
      expect(shown, `${id}: ranges overlap`).toBe(said);
      expect(said, `${id}: a season of the whole year is none`).toBeLessThan(12 + Number(stored.length > 0));
    }
  });

  it("stores only what was harvested: a store follows a harvest", () => {
    for (const id of SEASONAL) {
      const supplies = seasonOf(id) ?? [];
      supplies.forEach((supply, index) => {
        if (supply === "stored") expect(supplies.at(index - 1), `${id} in month ${index + 1}`).not.toBe("elsewhere");
      });
    }
  });

  it("says whom it follows", () => {
    for (const { url } of SEASON_SOURCES) expect(new URL(url).protocol).toBe("https:");
  });
});

describe("the filter of the library", () => {
  const listed = (id: FoodId): ListedFood => {
    const nearby = nearbyMonths(id);
    const season = nearby === 0 ? {} : { nearby };
    return { id, slug: id, name: id, minAgeMonths: 6, hasIron: false, hasAllergen: false, ...season };
  };

  it("shows in a month what the months of the page say, from January to December", () => {
    for (const id of FOOD_IDS) {
      for (const month of MONTHS) {
        const isNearby = ["fresh", "stored"].includes(seasonOf(id)?.[month - 1] ?? "elsewhere");
        expect(passes(listed(id), new Set(["season"]), month), `${id} in month ${month}`).toBe(isNearby);
      }
    }
  });

  it("shows everything, whatever the month, where no filter is chosen", () => {
    expect(FOOD_IDS.every((id) => passes(listed(id), new Set(), 1))).toBe(true);
  });
});
