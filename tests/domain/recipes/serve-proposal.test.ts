import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AGE_GROUPS, lowestMonths } from "../../../lib/domain/food/age";
import { foodName } from "../../../lib/domain/food/names";
import { describePreparation } from "../../../lib/domain/recipes/describe-preparation";
import { serveProposal } from "../../../lib/domain/recipes/serve-proposal";
import { serveYounger } from "../../../lib/domain/recipes/serve-younger";
import { assessRecipe } from "../../../lib/domain/safety/assess-recipe";
import { LANGUAGES } from "../../../lib/domain/shared/language";
import { anyBrief, briefOf, runs } from "./pantries";

describe("how a recipe of somebody else's is served, in our words", () => {
  it("passes the gate in every language, for any foods that suit the age, and is given no changes", () => {
    fc.assert(
      fc.property(anyBrief, fc.constantFrom(...LANGUAGES), (brief, language) => {
        const servingInstructions = serveProposal({ ...brief, language }, brief.foods);
        const names = brief.foods.map((food) => foodName(food, language));
        const text = { title: names.join(", "), ingredients: names, instructions: "", servingInstructions };
        const profile = { months: brief.months, allergens: [], avoidFoods: [] };
        const served = assessRecipe(text, profile, { language });
        const alone = assessRecipe(
          { ...text, servingInstructions: { preparation: "", size: "", safety: "" } },
          profile,
        );
        const added = served.findings.filter(
          ({ ruleId, foodId, severity }) =>
            severity !== "limit" &&
            !alone.findings.some((finding) => finding.ruleId === ruleId && finding.foodId === foodId),
        );
        expect(added).toEqual([]);
      }),
      { numRuns: runs },
    );
  });

  it.each(LANGUAGES)("says how each food is cut where it is eaten by hand, and not of a puree: %s", (language) => {
    for (const ageGroup of AGE_GROUPS) {
      const brief = briefOf({ foods: ["pumpkin", "grape", "olive_oil", "water"], ageGroup, language });
      const ofHand = serveProposal({ ...brief, cookingMethod: "fingerFood" }, brief.foods).preparation;
      const ofBowl = serveProposal({ ...brief, cookingMethod: "pureed" }, brief.foods).preparation;
      const cut = (food: "pumpkin" | "grape" | "olive_oil") =>
        describePreparation(food, ageGroup, language).replace(/[.။]$/u, "").toLowerCase();
      for (const food of ["pumpkin", "grape"] as const) {
        expect(ofHand.toLowerCase()).toContain(cut(food).split(" ").slice(-2).join(" "));
        expect(ofBowl.toLowerCase()).not.toContain(cut(food));
      }
      expect(ofHand).not.toContain(foodName("olive_oil", language));
    }
  });

  it.each(LANGUAGES)("says a smaller size to a younger baby: %s", (language) => {
    const [toddler, younger] = (["12-24", "6-9"] as const).map((ageGroup) => {
      const brief = briefOf({ foods: ["carrot"], ageGroup, months: lowestMonths(ageGroup), language });
      return serveProposal({ ...brief, cookingMethod: "steamed" }, ["carrot"]);
    });
    const title = foodName("carrot", language);
    const text = { title, ingredients: [title], instructions: title };
    const serving = { servingInstructions: toddler ?? { preparation: "", size: "", safety: "" } };
    const shown = serveYounger({ ...text, ...serving }, language, { written: "12-24", younger: "6-9" });
    expect(shown.servingInstructions.size).toBe(younger?.size);
    expect(shown.servingInstructions.size).not.toBe(toddler?.size);
  });
});
