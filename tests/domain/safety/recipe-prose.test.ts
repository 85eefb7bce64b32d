import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assessRecipe } from "@/lib/domain/safety/assess-recipe";
import { read } from "@/lib/domain/safety/reading";
import { readProse } from "@/lib/domain/safety/recipe-prose";
import { cleanRecipe, withText } from "./exam/base-recipes";

const SAID = [
  "Steam the carrot.",
  "Serve whole grapes.",
  "Add honey.",
  "Cut into quarters.",
  "Bez soli.",
  "ရေနဲ့ ပြုတ်ပါ။",
];

describe("what a recipe says beside its lines", () => {
  it("is read as it is read anew, however often and between whatever else", () => {
    const texts = fc.array(fc.array(fc.constantFrom(...SAID), { minLength: 1, maxLength: 4 }), {
      minLength: 2,
      maxLength: 8,
    });
    fc.assert(
      fc.property(texts, (parts) => {
        const all = parts.map((each) => each.join("\n"));
        for (const said of [...all, ...all.toReversed()]) expect(readProse(said)).toEqual(read(said));
      }),
    );
  });

  it("is judged for each family by its own, though it was read before", () => {
    const recipe = withText("en", "step", "Drizzle a little honey over it.");
    const verdicts = [8, 30, 8].map(
      (months) => assessRecipe(recipe, { months, allergens: [], avoidFoods: [] }).verdict,
    );
    expect(verdicts).toEqual(["rejected", "caution", "rejected"]);
    const eggs = withText("en", "step", "Stir in a hard-boiled egg.");
    const avoiding = { months: 10, allergens: ["eggs"], avoidFoods: [] } as const;
    expect(assessRecipe(eggs, { ...avoiding, allergens: [] }).verdict).not.toBe("rejected");
    expect(assessRecipe(eggs, avoiding).verdict).toBe("rejected");
    expect(assessRecipe(cleanRecipe("en"), avoiding).verdict).toBe("clear");
  });
});
