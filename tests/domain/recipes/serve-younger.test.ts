import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { planRecipe } from "../../../lib/domain/recipes/plan-recipe";
import { renderRecipe } from "../../../lib/domain/recipes/render-recipe";
import { serveYounger } from "../../../lib/domain/recipes/serve-younger";
import { YOUNGER_SIZE } from "../../../lib/domain/recipes/younger-size.table";
import { assessRecipe } from "../../../lib/domain/safety/assess-recipe";
import { withoutFoods } from "../../../lib/domain/safety/mend-recipe";
import { read } from "../../../lib/domain/safety/reading";
import { inLanguage, LANGUAGES, type Language } from "../../../lib/domain/shared/language";
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

  it("changes nothing else: neither title, ingredients nor what to watch, and no word of a step", () => {
    const written = renderRecipe(planRecipe(toddlers), "de");
    const served = serveYounger(written, "de", { written: "12-24", younger: "9-12" });
    const { servingInstructions, instructions } = written;
    expect({ ...served, servingInstructions, instructions }).toEqual(written);
    expect(served.servingInstructions.safety).toBe(servingInstructions.safety);
    expect(served.instructions.replaceAll(` ${YOUNGER_SIZE.de}`, "")).toBe(instructions);
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

describe("a step that cuts for an older child", () => {
  const serving = { preparation: "", size: "", safety: "" };
  const stepsFor = (instructions: string, language: Language) => {
    const text = { title: "Lunch", ingredients: ["2"], instructions, servingInstructions: serving };
    return serveYounger(text, language, { written: "12-24", younger: "6-9" }).instructions;
  };

  it.each<[Language, string]>([
    ["en", "Cut the carrots into pieces of up to 1.2 cm."],
    ["en", "Dice the cooked chicken into bite-size chunks."],
    ["en", "Steam until soft, then chop to 1.5 cm."],
    ["de", "Die Karotten in Würfel von 1,2 cm schneiden."],
    ["de", "Das Huhn mundgerecht zerteilen."],
    ["de-AT", "Den Karfiol in Stücke von etwa 1,5 cm teilen."],
    ["pl", "Pokrój marchewkę w kostkę 1,2 cm."],
    ["pl", "Podziel kurczaka na kawałki na jeden kęs."],
    ["my", "မုန်လာဥနီကို ၁.၂ စင်တီမီတာ အတုံးလေးတွေ တုံးပါ။"],
  ])("says in %s right there whose size counts: %s", (language, step) => {
    expect(stepsFor(step, language)).toBe(`${step} ${inLanguage(YOUNGER_SIZE, language)}`);
  });

  it.each<[Language, string]>([
    ["en", "Mash everything with a fork."],
    ["en", "Pour 2 cm of water into a pot and bring it to the boil."],
    ["en", "Bake at 180 °C for 25 minutes."],
    ["de", "Alles glatt pürieren."],
    ["de", "Wasser 2 cm hoch in einen Topf füllen."],
    ["pl", "Wlej 2 cm wody i zagotuj."],
    ["pl", "Rozgnieć wszystko widelcem."],
    ["my", "ရေကို ၂ စင်တီမီတာလောက် ထည့်ပြီး ဆူအောင် တည်ပါ။"],
  ])("is not any step in %s: %s", (language, step) => {
    expect(stepsFor(step, language)).toBe(step);
  });

  it("is a sentence of its own among the others, and of no other step", () => {
    const steps = ["Peel the carrots", "Cut them into cubes", "Steam until soft."].join("\n");
    expect(stepsFor(steps, "en").split("\n")).toEqual([
      "Peel the carrots",
      `Cut them into cubes. ${YOUNGER_SIZE.en}`,
      "Steam until soft.",
    ]);
  });

  it.each(LANGUAGES)("goes in %s with the step that the check takes out", (language) => {
    const hint = inLanguage(YOUNGER_SIZE, language);
    const mended = withoutFoods(
      {
        title: "Lunch",
        ingredients: ["2 carrots", "1 pear", "1 apple"],
        instructions: `Steam the carrots and the apple until soft.\nCut the pear into strips. ${hint}`,
        servingInstructions: serving,
      },
      ({ foods }) => foods.includes("pear"),
      read,
    );
    expect(mended?.instructions).toBe("Steam the carrots and the apple until soft.");
  });

  it.each(LANGUAGES)("names in %s the part of the page that says the size", (language) => {
    const heading: unknown = JSON.parse(
      readFileSync(`messages/${language === "de-AT" ? "de" : language}.json`, "utf8"),
    );
    const serving = z.object({ RecipeCard: z.object({ serving: z.string() }) }).parse(heading).RecipeCard.serving;
    expect(inLanguage(YOUNGER_SIZE, language)).toContain(serving);
  });
});
