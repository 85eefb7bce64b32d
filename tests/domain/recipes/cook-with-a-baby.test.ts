import { describe, expect, it } from "vitest";
import { AGE_GROUPS } from "../../../lib/domain/food/age";
import { renderRecipe } from "../../../lib/domain/recipes/render-recipe";
import { made, stepsOf } from "./pantries";

describe("a cook with a baby", () => {
  it("mashes or presses beans from a tin as those that were soaked: heating alone leaves them whole", () => {
    const said = {
      en: { tin: "From a tin", mash: "mash finely", press: "press every single one flat" },
      de: { tin: "Aus der Dose", mash: "fein zerdrücken", press: "einzeln flach drücken" },
      "de-AT": { tin: "Aus der Dose", mash: "fein zerdrücken", press: "einzeln flach drücken" },
      pl: { tin: "Z puszki", mash: "rozgnieć na puree", press: "zgnieć każde ziarno na płasko" },
    } as const;
    for (const ageGroup of AGE_GROUPS)
      for (const language of ["en", "de", "de-AT", "pl"] as const)
        for (const bean of ["chickpea", "white_bean", "kidney_bean"] as const) {
          const plan = made([bean, "carrot"], { ageGroup, cookingMethod: "steamed" });
          const beans = stepsOf(plan).find((step) => step.kind === "beans");
          const [, tinned = ""] = renderRecipe(plan, language).instructions.split(said[language].tin);
          expect(tinned.split(".")[0], `${bean} ${ageGroup}`).toContain(said[language][beans?.how ?? "mash"]);
        }
  });
});
