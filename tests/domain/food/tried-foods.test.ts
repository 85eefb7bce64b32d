import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BABY_REACTIONS } from "@/lib/domain/food/baby-reaction";
import { FIRST_FOODS, FIRST_FOOD_GROUPS } from "@/lib/domain/food/first-foods.table";
import { FOOD_IDS } from "@/lib/domain/food/food-ids";
import { FOODS } from "@/lib/domain/food/foods";
import { MAIN_ALLERGENS, triedFoods, type LoggedMeal } from "@/lib/domain/food/tried-foods";

const NOW = new Date("2026-11-21T12:00:00Z");
const DAY = 24 * 3600 * 1000;

function meal(foods: LoggedMeal["foods"], daysAgo = 0, part: Partial<LoggedMeal> = {}): LoggedMeal {
  const eatenAt = new Date(NOW.getTime() - daysAgo * DAY);
  return { eatenAt, reaction: "liked", symptoms: false, foods, paused: [], ...part };
}

function exposure(allergen: (typeof MAIN_ALLERGENS)[number], meals: readonly LoggedMeal[]) {
  return triedFoods(meals, NOW).allergens.find((each) => each.allergen === allergen);
}

const meals = fc.array(
  fc.record({
    eatenAt: fc.integer({ min: 0, max: 60 }).map((ago) => new Date(NOW.getTime() - ago * DAY)),
    reaction: fc.constantFrom(...BABY_REACTIONS),
    symptoms: fc.boolean(),
    foods: fc.uniqueArray(fc.constantFrom(...FOOD_IDS), { minLength: 1, maxLength: 6 }),
    paused: fc.constant([]),
  }),
  { maxLength: 12 },
);

describe("the first hundred", () => {
  const all = FIRST_FOOD_GROUPS.flatMap((group) => FIRST_FOODS[group]);

  it("are a hundred different foods that a baby may have within the first year", () => {
    expect(all).toHaveLength(100);
    expect(new Set(all).size).toBe(100);
    for (const food of all) expect(FOODS[food].minAgeMonths).toBeLessThanOrEqual(12);
  });

  it("hold every main allergen and a dozen foods with iron", () => {
    for (const allergen of MAIN_ALLERGENS)
      expect(all.some((food) => FOODS[food].allergens.includes(allergen))).toBe(true);
    expect(all.filter((food) => FOODS[food].iron !== "none").length).toBeGreaterThanOrEqual(12);
  });
});

describe("the board", () => {
  it("is empty for a family that has logged nothing", () => {
    const board = triedFoods([], NOW);
    expect(board.tried).toBe(0);
    expect(board.allergens.map(({ state }) => state)).toEqual(MAIN_ALLERGENS.map(() => "new"));
    expect([board.others, board.ironThisWeek]).toEqual([[], []]);
  });

  it("counts a food that was eaten, however it was liked, and not one that was only refused", () => {
    expect(triedFoods([meal(["carrot"]), meal(["carrot", "pear"], 3, { reaction: "disliked" })], NOW).tried).toBe(2);
    expect(triedFoods([meal(["carrot"], 0, { reaction: "rejected" })], NOW).tried).toBe(0);
    expect(triedFoods([meal(["dill"])], NOW)).toMatchObject({ tried: 0, others: [{ food: "dill", times: 1 }] });
  });

  it("counts meals with an allergen, one meal once, and introduces it after three without symptoms", () => {
    const twice = [meal(["bread", "pasta"], 4), meal(["oats"], 2)];
    expect(exposure("gluten", twice)).toMatchObject({ exposures: 2, state: "started", lastAt: twice[1]?.eatenAt });
    expect(exposure("gluten", [...twice, meal(["bread"])])?.state).toBe("introduced");
    expect(exposure("gluten", [...twice, meal(["bread"], 0, { symptoms: true })])).toMatchObject({
      exposures: 3,
      state: "started",
    });
  });

  it("counts as exposure neither a meal without the allergen nor one that was only refused", () => {
    const others = [meal(["pear"], 3), meal(["carrot", "rice"], 2), meal(["pear", "potato"], 1)];
    expect(exposure("eggs", others)).toMatchObject({ exposures: 0, state: "new", lastAt: undefined });
    const refused = meal(["egg"], 1, { reaction: "rejected" });
    expect(exposure("eggs", [...others, refused])).toMatchObject({ exposures: 0, state: "new" });
    expect(exposure("eggs", [...others, refused, meal(["egg", "carrot"])])).toMatchObject({
      exposures: 1,
      state: "started",
    });
  });

  it("shows an allergen as paused as long as one of its foods is, even where it was only refused", () => {
    const bad = meal(["egg"], 1, { symptoms: true, paused: ["egg"], reaction: "rejected" });
    const calm = [meal(["egg"], 9), meal(["egg"], 8), meal(["egg"], 7)];
    expect(exposure("eggs", [...calm, bad])?.state).toBe("paused");
    expect(exposure("eggs", [...calm, { ...bad, paused: [] }])?.state).toBe("introduced");
  });

  it("names iron-rich foods of the last seven days", () => {
    const board = triedFoods([meal(["beef", "carrot"], 6.9), meal(["red_lentil"], 1), meal(["salmon"], 7.1)], NOW);
    expect(board.ironThisWeek).toEqual(["red_lentil", "beef"]);
  });

  it("does not depend on the order of the log, and never shrinks with a further meal", () => {
    fc.assert(
      fc.property(meals, meals, (few, more) => {
        const board = triedFoods([...few, ...more], NOW);
        const before = triedFoods(few, NOW);
        expect(triedFoods([...more, ...few].toReversed(), NOW).allergens).toEqual(board.allergens);
        expect(board.tried).toBeGreaterThanOrEqual(before.tried);
        board.allergens.forEach(({ exposures }, index) => {
          expect(exposures).toBeGreaterThanOrEqual(before.allergens[index]?.exposures ?? 0);
        });
        const shown = [...board.groups.flatMap(({ foods }) => foods), ...board.others].filter(({ times }) => times > 0);
        const eaten = new Set(
          [...few, ...more].filter(({ reaction }) => reaction !== "rejected").flatMap(({ foods }) => foods),
        );
        expect(new Set(shown.map(({ food }) => food))).toEqual(eaten);
      }),
    );
  });
});
