import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planRecipe } from "../../../lib/domain/recipes/plan-recipe";
import { renderRecipe } from "../../../lib/domain/recipes/render-recipe";
import { serveYounger } from "../../../lib/domain/recipes/serve-younger";
import { assessRecipe } from "../../../lib/domain/safety/assess-recipe";
import { LANGUAGES, type Language } from "../../../lib/domain/shared/language";
import { anyBrief, briefOf } from "./pantries";

const TODDLERS_SIZE: Readonly<Record<Language, RegExp>> = {
  en: /1\.2 cm/,
  de: /1,2 cm/,
  "de-AT": /1,2 cm/,
  pl: /1,2 cm/,
  my: /၁\.၂ စင်တီမီတာ/,
};

const toddlers = briefOf({ foods: ["carrot", "chicken"], cookingMethod: "steamed", ageGroup: "12-24" });

describe("a recipe of an older baby, served to a younger one", () => {
  it.each(LANGUAGES)("keeps no toddler's size in %s, and is offered as the younger baby takes it", (language) => {
    const written = renderRecipe(planRecipe(toddlers), language);
    expect(written.servingInstructions.size).toMatch(TODDLERS_SIZE[language]);
    const served = serveYounger(written, language, { written: "12-24", younger: "6-9" });
    const own = renderRecipe(planRecipe({ ...toddlers, ageGroup: "6-9", months: 7 }), language).servingInstructions;
    expect(served.servingInstructions.size).toBe(own.size);
    expect(served.servingInstructions.size).not.toMatch(TODDLERS_SIZE[language]);
    const [first] = served.servingInstructions.preparation.split(language === "my" ? "။" : ". ");
    expect(own.preparation.startsWith(first ?? "-")).toBe(true);
  });

  it("changes nothing else: neither title, ingredients, steps nor what to watch", () => {
    const written = renderRecipe(planRecipe(toddlers), "de");
    const served = serveYounger(written, "de", { written: "12-24", younger: "9-12" });
    expect({ ...served, servingInstructions: written.servingInstructions }).toEqual(written);
    expect(served.servingInstructions.safety).toBe(written.servingInstructions.safety);
  });

  it("gives words that are not the composer's the size of pieces, and keeps how they are offered", () => {
    const written = renderRecipe(planRecipe(toddlers), "en");
    const serving = { preparation: "Serve $& lukewarm.", size: "A small bowl.", safety: "Stay close." };
    const served = serveYounger({ ...written, servingInstructions: serving }, "en", {
      written: "12-24",
      younger: "6-9",
    });
    expect(served.servingInstructions).toMatchObject({ preparation: "Serve $& lukewarm.", safety: "Stay close." });
    expect(served.servingInstructions.size).toContain("two adult fingers");
  });

  it("adds nothing that the gate would take for a hazard", () => {
    fc.assert(
      fc.property(anyBrief, fc.constantFrom(...LANGUAGES), (brief, language) => {
        fc.pre(brief.ageGroup !== "6-9");
        const text = renderRecipe(planRecipe(brief), language);
        const served = serveYounger(text, language, { written: brief.ageGroup, younger: "6-9" });
        const gate = (words: typeof text) =>
          assessRecipe(words, { months: 7, allergens: [], avoidFoods: [] }, { declaredFoods: brief.foods });
        const known = new Set(gate(text).findings.map(({ ruleId, foodId }) => `${ruleId} ${foodId ?? ""}`));
        const more = gate(served).findings.filter(({ ruleId, foodId }) => !known.has(`${ruleId} ${foodId ?? ""}`));
        expect(more.filter(({ severity }) => severity !== "limit")).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
