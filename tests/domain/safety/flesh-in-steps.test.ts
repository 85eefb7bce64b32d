import { describe, expect, it } from "vitest";
import { assessRecipe } from "../../../lib/domain/safety/assess-recipe";
import { isStewed } from "../../../lib/domain/safety/flesh-in-steps";
import { read } from "../../../lib/domain/safety/reading";

function rulesOf(steps: string): readonly string[] {
  const recipe = {
    title: "Beef",
    ingredients: ["150 g beef", "1 carrot"],
    instructions: steps,
    servingInstructions: { preparation: "", size: "", safety: "" },
  };
  return assessRecipe(recipe, { months: 12, allergens: [], avoidFoods: [] })
    .findings.filter(({ severity }) => severity === "forbid")
    .map(({ ruleId }) => ruleId);
}

const STEWS = [
  "Sear the beef in the oil. Add water and the carrot and let it simmer for two hours. Shred the beef.",
  "Sear the beef. Pour in the stock, add the carrot and braise for two hours. Shred the beef.",
  "Das Rindfleisch scharf anbraten. Wasser und die Möhre zugeben und zwei Stunden schmoren. Fein zerzupfen.",
] as const;
const SEARED = [
  "Sear the beef and set it aside. Add water and the carrot and simmer for thirty minutes. Slice the beef.",
  "Sear the beef. Simmer the carrot separately in water for an hour. Slice the beef.",
  "Sear the beef. Slice it thinly and serve with the grated carrot.",
] as const;

describe("meat that is browned", () => {
  it.each(STEWS)("is cooked where it simmers in what is poured over it: %s", (steps) => {
    expect(isStewed(read(steps))).toBe(true);
    expect(rulesOf(steps)).not.toContain("raw_meat");
  });

  it.each(SEARED)("is raw where nothing is: %s", (steps) => {
    expect(isStewed(read(steps))).toBe(false);
    expect(rulesOf(steps)).toContain("raw_meat");
  });

  it("is read in the time that its text is long", () => {
    const long = "Brown the beef and stir. Add the carrot and turn. ".repeat(80);
    const started = performance.now();
    isStewed(read(long));
    const once = performance.now() - started;
    const again = performance.now();
    isStewed(read(long + long));
    expect(performance.now() - again).toBeLessThan(once * 20 + 1000);
  });
});
