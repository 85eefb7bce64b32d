import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AGE_GROUPS } from "@/lib/domain/food/age";
import { FOOD_IDS } from "@/lib/domain/food/food-ids";
import { foodName } from "@/lib/domain/food/names";
import { LANGUAGES, type Language } from "@/lib/domain/shared/language";
import { checkIngredients } from "@/lib/features/ingredients/check";
import { checkInput, checkOutput, MAX_INGREDIENT_LENGTH, MAX_INGREDIENTS } from "@/lib/features/ingredients/schema";
import { inYardsticksOf } from "@/tests/support/processor-time";

// A visitor's check asks no database: this file has none.
const check = (ingredients: readonly string[], language: Language = "en") =>
  checkIngredients(undefined, { ingredients: [...ingredients] }, language);

const hostile = fc.oneof(
  fc.constantFrom(...FOOD_IDS.map((id) => foodName(id, "de"))),
  fc.constantFrom(
    "honey",
    "Honig",
    "popcorn",
    "\u0000",
    "\ud800",
    "",
    "   ",
    "<b>carrot</b>",
    "__proto__",
    "carrot\u0000",
  ),
  fc.string({ unit: "binary", maxLength: 40 }),
);

describe("a check", () => {
  it("answers whatever is typed, one for one and in its order, as the contract declares", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(hostile, { minLength: 1, maxLength: MAX_INGREDIENTS }),
        fc.constantFrom(...AGE_GROUPS),
        fc.constantFrom(...LANGUAGES),
        async (ingredients, ageGroup, language) => {
          const { results } = checkOutput.parse(await checkIngredients(undefined, { ingredients, ageGroup }, language));
          expect(results.map(({ input }) => input)).toEqual(ingredients);
          for (const { verdict, findings, preparation, name } of results) {
            expect(findings.length > 0 || verdict === "ok").toBe(true);
            if (verdict === "blocked" || verdict === "unknown") expect(preparation).toBeUndefined();
            expect(
              [name, preparation, ...findings.flatMap(({ title, message }) => [title, message])].join("\n"),
            ).not.toMatch(/undefined|\[object|\{\w+\}/);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it("gives each ingredient the same answer whatever stands beside it", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(hostile, { minLength: 1, maxLength: 8 }), async (ingredients) => {
        const together = (await check(ingredients)).results;
        for (const [index, typed] of ingredients.entries()) {
          expect((await check([typed])).results).toEqual([together[index]]);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("is as strict for no age as for the youngest", async () => {
    const ingredients = ["honey", "grapes", "peanuts", "egg", "carrot", "cow's milk"];
    const youngest = await checkIngredients(undefined, { ingredients, ageGroup: "6-9" }, "en");
    expect(await check(ingredients)).toEqual(youngest);
  });

  it.each(LANGUAGES)("speaks %s: the name of a food, what was found, what to do", async (language) => {
    for (const id of FOOD_IDS) {
      const [result] = (await check([foodName(id, language)], language)).results;
      for (const finding of result?.findings ?? []) {
        expect(finding.title, id).not.toBe("");
        expect(finding.message.length, id).toBeGreaterThan(20);
        if (language === "my") expect(`${finding.title}${finding.message}`, id).toMatch(/[\u1000-\u109f]/);
        else expect(`${finding.title}${finding.message}`, id).not.toMatch(/[\u1000-\u109f]/);
        for (const { url } of finding.sources) if (url !== null) expect(url).toMatch(/^https:\/\/\S+$/);
      }
      if (language === "my" && result?.preparation !== undefined)
        expect(result.preparation, id).toMatch(/[\u1000-\u109f]/);
    }
  });

  it("says of nothing that it is safe", async () => {
    for (const language of LANGUAGES) {
      const { results } = await check(
        FOOD_IDS.slice(0, MAX_INGREDIENTS).map((id) => foodName(id, language)),
        language,
      );
      const words = JSON.stringify(
        results.map(({ findings, preparation }) => [
          findings.map(({ title, message }) => [title, message]),
          preparation,
        ]),
      );
      expect(words).not.toMatch(/\b(?:is|are) safe\b|\bist sicher\b|\bsind sicher\b|\bjest bezpieczn|\bsą bezpieczn/i);
    }
  });
});

describe("the bounds of a check", () => {
  const accepts = (ingredients: unknown) => checkInput.safeParse({ ingredients }).success;

  it("are thirty ingredients of ten thousand characters", () => {
    const list = (count: number, length: number) => Array.from({ length: count }, () => "a".repeat(length));
    expect(accepts(list(MAX_INGREDIENTS, 1))).toBe(true);
    expect(accepts(list(MAX_INGREDIENTS + 1, 1))).toBe(false);
    expect(accepts(list(1, MAX_INGREDIENT_LENGTH))).toBe(true);
    expect(accepts(list(1, MAX_INGREDIENT_LENGTH + 1))).toBe(false);
    expect(accepts([])).toBe(false);
    for (const wrong of ["carrot", [1], [null], [["carrot"]], {}, undefined]) expect(accepts(wrong)).toBe(false);
  });

  it("are held in time: thirty of the longest within two thousand yardsticks", async () => {
    const long = Array.from(
      { length: MAX_INGREDIENTS },
      (_, index) => `${"carrot honey ".repeat(768)}${String(index)}`,
    );
    expect(await inYardsticksOf(() => check(long))).toBeLessThan(2_000);
    const { results } = await check(long);
    expect(results.every(({ verdict }) => verdict === "unknown" || verdict === "blocked")).toBe(true);
  });
});
