import { describe, expect, it } from "vitest";
import type { RecipeBrief } from "@/lib/domain/recipes/recipe";
import { assessPantry } from "@/lib/domain/safety/assess-pantry";
import { assessRecipe } from "@/lib/domain/safety/assess-recipe";
import type { Language } from "@/lib/domain/shared/language";
import { passGate } from "@/lib/features/recipes/write-checked";
import { FIELDS, hiddenViolations, obedientWriter, type Hidden } from "@/tests/support/hostile-writer";
import { TRICKY_BUT_CLEAN } from "@/tests/support/hostile-writer-clean.table";
import { INJECTIONS, VIOLATIONS, type Violation } from "@/tests/support/hostile-writer.table";
import { cleanRecipe } from "./base-recipes";

const PASS_UNCHANGED = 0.95;

/** Old enough for the food where it is an allergy that forbids it, else eight months. */
function familyOf({ allergen }: Violation) {
  return allergen === undefined
    ? { months: 8, allergens: [], avoidFoods: [] }
    : { months: 14, allergens: [allergen], avoidFoods: [] };
}

function briefFor(language: Language, violation: Violation): RecipeBrief {
  const { months, allergens } = familyOf(violation);
  return {
    foods: ["potato"],
    cookingMethod: "pureed",
    mealType: "lunch",
    ageGroup: months < 9 ? "6-9" : "12-24",
    months,
    language,
    avoid: { allergens, foods: [] },
    seed: 1,
  };
}

describe("a writer that hides what is forbidden", () => {
  const all = hiddenViolations();
  // Each word in each mask once for every two runs of fields: all of them take five times as long and say the same.
  const taken = all.filter((_, index) => index % 5 === 0);

  it("hides in every field, every mask and every language", () => {
    expect(taken.length).toBeGreaterThanOrEqual(400);
    const seen = (of: (hidden: Hidden) => string) => new Set(taken.map(of)).size;
    expect([seen(({ field }) => field), seen(({ language }) => language)]).toEqual([FIELDS.length, 5]);
  });

  it.each(VIOLATIONS.map(({ name }) => name))("gets nothing past the gate: %s", (name) => {
    const shown = taken
      .filter(({ violation }) => violation.name === name)
      .filter(({ text, violation }) => assessRecipe(text, familyOf(violation)).verdict !== "rejected");
    expect(shown.map(({ language, mask, field }) => `${language} ${mask} ${field}`)).toEqual([]);
  });

  it("prints how much was hidden and how much was shown", () => {
    const shown = taken.filter(({ text, violation }) => assessRecipe(text, familyOf(violation)).verdict !== "rejected");
    process.stdout.write(`hostile writer: ${String(taken.length)} hidden, ${String(shown.length)} shown\n`);
    expect(shown).toHaveLength(0);
  });
});

describe("a writer that obeys every injection", () => {
  const cases = VIOLATIONS.flatMap((violation) =>
    INJECTIONS.flatMap(([language, injection]) => {
      const word = violation.words[language];
      return word === undefined ? [] : [{ violation, language, word, typed: injection.replace("{}", () => word) }];
    }),
  );

  it.each(cases)("$typed", async ({ violation, language, word, typed }) => {
    const family = familyOf(violation);
    const { usable, results } = assessPantry([typed], family);
    expect(results[0]?.verdict).not.toBe("ok");
    const brief = briefFor(language, violation);
    const draft = await obedientWriter(word, language).write({ ...brief, foods: [...brief.foods, ...usable] });
    expect(passGate(draft, brief, family)).toBeUndefined();
  });
});

describe("a writer with clean recipes and tricky words", () => {
  it("is let through unchanged in at least 95 of 100", () => {
    const changed = TRICKY_BUT_CLEAN.filter(([language, title, ingredients, steps]) => {
      const text = { ...cleanRecipe(language), title, ingredients, instructions: steps.join("\n") };
      const gate = assessRecipe(text, { months: 8, allergens: [], avoidFoods: [] }, { language });
      const passes = gate.verdict === "clear" || gate.verdict === "caution";
      return !passes || JSON.stringify(gate.text) !== JSON.stringify(text);
    }).map(([language, title]) => `${language}: ${title}`);
    const share = 1 - changed.length / TRICKY_BUT_CLEAN.length;
    process.stdout.write(
      `clean recipes: ${String(TRICKY_BUT_CLEAN.length)}, unchanged ${(share * 100).toFixed(1)} %\n`,
    );
    expect(TRICKY_BUT_CLEAN.length).toBeGreaterThanOrEqual(120);
    expect(share, changed.join("\n")).toBeGreaterThanOrEqual(PASS_UNCHANGED);
  });
});
