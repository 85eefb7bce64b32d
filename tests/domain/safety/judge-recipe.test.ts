import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Severity } from "@/lib/domain/safety/finding";
import { judgeRecipe } from "@/lib/domain/safety/judge-recipe";
import { read } from "@/lib/domain/safety/reading";

interface Words {
  readonly lines: readonly string[];
  readonly prose?: readonly string[];
  readonly serving?: string;
  readonly heated?: boolean;
  readonly months?: number;
}

function judged({ lines, prose = [], serving, heated = false, months = 8 }: Words) {
  const served = serving === undefined ? undefined : read(serving);
  const all = [...prose.map(read), ...(served === undefined ? [] : [served])];
  return judgeRecipe(
    {
      lines: lines.map(read),
      prose: all,
      serving: served,
      heated,
      heats: all.flatMap((reading) => reading.heats),
      inputs: lines,
    },
    months,
  );
}

function inputsOf(words: Words, rule: string): readonly (string | undefined)[] {
  return judged(words).findings.flatMap(({ ruleId, input }) => (ruleId === rule ? [input] : []));
}

function ids(words: Words): readonly string[] {
  return judged(words).findings.map(({ ruleId, severity }) => `${ruleId} ${severity}`);
}

describe("one rule, one food, a whole recipe", () => {
  it("takes a cut that the steps say for the line, and keeps one line's cut to itself", () => {
    expect(ids({ lines: ["6 grapes"] })).toEqual(["round_fruit transform"]);
    expect(ids({ lines: ["6 grapes"], prose: ["Quarter the grapes."] })).toEqual([]);
    expect(ids({ lines: ["6 grapes, quartered"] })).toEqual([]);
    expect(ids({ lines: ["6 grapes, quartered", "3 grapes"] })).toEqual(["round_fruit transform"]);
    expect(ids({ lines: ["6 grapes, quartered", "3 cherries"] })).toEqual(["round_fruit transform"]);
  });

  it("takes no heat of other food for it, where all that is said of it is that it is served", () => {
    const served = (...lines: readonly string[]) =>
      ids({ lines, prose: ["Boil the pasta. Serve with the tuna."], heated: true }).includes("raw_fish forbid");
    expect(served("100 g tuna")).toBe(true);
    for (const tin of [
      "1 tin tuna",
      "100 g tuna in water",
      "1 Dose Thunfisch",
      "1 puszka tuńczyka",
      "tuńczyk w sosie własnym",
    ]) {
      expect(served(tin), tin).toBe(false);
    }
    const cooked = ids({ lines: ["100 g tuna"], prose: ["Boil the pasta with the tuna."], heated: true });
    expect(cooked).not.toContain("raw_fish forbid");
  });

  it("speaks of the line in which it stands, as written, and of none where the steps say it", () => {
    expect(judged({ lines: ["2 carrots", "  6 Grapes "] }).findings).toContainEqual({
      ruleId: "round_fruit",
      severity: "transform",
      foodId: "grape",
      input: "6 Grapes",
    });
    const [fromSteps] = judged({ lines: [], prose: ["Serve the grapes."] }).findings;
    expect(fromSteps).toEqual({ ruleId: "round_fruit", severity: "transform", foodId: "grape" });
  });

  it("lets the steps take back what they said before, not what they say after", () => {
    const lines = ["6 grapes"];
    expect(judged({ lines, prose: ["Wash the whole grapes. Quarter the grapes."] })).toEqual({
      findings: [],
      outright: false,
    });
    expect(judged({ lines, prose: ["Quarter the grapes. Decorate with whole grapes."] }).outright).toBe(true);
  });

  it("lets nothing take back a state on the plate, wherever it is said", () => {
    expect(
      ids({ lines: ["1 egg"], prose: ["Cook the egg so that the egg is runny. Serve the cooked egg."], heated: true }),
    ).toContain("raw_egg forbid");
    expect(ids({ lines: ["1 runny egg"], prose: ["Boil the egg."], heated: true })).toContain("raw_egg forbid");
    expect(ids({ lines: ["1 egg"], prose: ["Boil the egg."], heated: true })).not.toContain("raw_egg forbid");
  });

  it("counts a state on the plate that is said of nothing for whatever must not be so, and for nothing else", () => {
    const prose = ["Heat the pan. Fry it until still runny."];
    expect(ids({ lines: ["1 egg"], prose, heated: true })).toContain("raw_egg forbid");
    expect(ids({ lines: ["2 bananas, mashed"], prose, heated: true })).toEqual([]);
    expect(ids({ lines: ["1 egg"], prose: ["Fry it until firm."], heated: true })).not.toContain("raw_egg forbid");
  });

  it("wants heat to be said for what is eaten cooked", () => {
    expect(ids({ lines: ["1 egg"] })).toContain("raw_egg forbid");
    expect(ids({ lines: ["1 egg"], heated: true })).not.toContain("raw_egg forbid");
    expect(ids({ lines: ["1 egg"], months: 60 })).toEqual([]);
    expect(ids({ lines: [], prose: ["Add the egg."] })).toContain("raw_egg forbid");
  });

  it("takes beans that are only soaked for raw ones, and a soak in the steps for what comes before the pot", () => {
    const soaked = ["60 g kidney beans, soaked overnight"];
    const boiled = ["Boil the kidney beans hard for 30 minutes, until soft."];
    const bad = "undercooked_beans forbid";
    expect(ids({ lines: soaked, heated: true })).toContain(bad);
    expect(ids({ lines: soaked, prose: ["Steam the carrots until soft."], heated: true })).toContain(bad);
    expect(ids({ lines: soaked, prose: boiled, heated: true })).not.toContain(bad);
    expect(ids({ lines: ["60 g kidney beans, soaked, boiled soft and mashed"], heated: true })).not.toContain(bad);
    const steps = ["Soak the kidney beans overnight. Boil hard in fresh water for 30 minutes."];
    expect(ids({ lines: ["60 g kidney beans, boiled and mashed"], prose: steps, heated: true })).not.toContain(bad);
    expect(ids({ lines: ["60 g kidney beans"], prose: ["Soak the kidney beans overnight."] })).toContain(bad);
  });

  it("says once what the steps leave open, and leaves it to the lines where they name it", () => {
    const steps = ["Add the grapes. Stir the grapes. Serve the grapes."];
    expect(ids({ lines: [], prose: steps })).toEqual(["round_fruit transform"]);
    expect(ids({ lines: ["grapes, quartered"], prose: steps })).toEqual([]);
  });

  it("takes the word of a kind in a line for no other line's food, and in the steps for that one", () => {
    const soft = "60 g kidney beans, boiled soft and mashed";
    expect(ids({ lines: ["60 g beans", soft], heated: true })).toEqual([]);
    const steps = ["Serve the beans whole."];
    expect(ids({ lines: [soft], prose: steps, heated: true })).toContain("whole_legumes transform");
    expect(ids({ lines: ["60 g carrots, mashed"], prose: steps, heated: true })).toEqual([]);
  });

  it("says a state on the plate of the line that says it, and of no other place", () => {
    const runny = inputsOf({ lines: ["1 egg, runny", "1 carrot"], heated: true }, "raw_egg");
    expect(new Set(runny)).toEqual(new Set(["1 egg, runny"]));
  });

  it("calls outright what names the hazard or says its form, and nothing that is only not said", () => {
    expect(judged({ lines: ["6 grapes"] }).outright).toBe(false);
    expect(judged({ lines: ["6 whole grapes"] }).outright).toBe(true);
    expect(judged({ lines: ["6 grapes, whole"] }).outright).toBe(true);
    expect(judged({ lines: ["1 tsp honey"] })).toMatchObject({
      outright: false,
      findings: [{ ruleId: "honey", severity: "forbid" }],
    });
  });

  it("keeps two hazards of one rule apart by their words", () => {
    const named = judged({ lines: ["popcorn", "caramel popcorn"] }).findings.filter(
      ({ ruleId }) => ruleId === "popcorn",
    );
    expect(named.map(({ input }) => input)).toEqual(["popcorn", "caramel popcorn"]);
  });

  it("names every line: one that says the hazard hides no other, and is said to be nowhere else", () => {
    expect(inputsOf({ lines: ["raw egg", "2 eggs"] }, "raw_egg")).toEqual(["raw egg", "2 eggs"]);
    expect(inputsOf({ lines: ["1 runny egg"] }, "raw_egg")).toEqual(["1 runny egg"]);
    expect(ids({ lines: [], prose: ["Serve the whole grapes."] })).toEqual(["round_fruit transform"]);
  });

  it("takes the clearest of what a line says of one food twice", () => {
    expect(ids({ lines: ["6 whole grapes, cut the grapes into quarters"] })).toEqual([]);
    expect(judged({ lines: ["6 grapes (whole grapes)"] }).outright).toBe(true);
    expect(ids({ lines: ["1 potato"] })).toEqual(["green_potato forbid"]);
    expect(ids({ lines: ["1 potato"], heated: true })).toEqual([]);
  });

  it("believes a line that its food is cooked, though no step heats it", () => {
    expect(ids({ lines: ["1 egg, hard-boiled"] })).toEqual([]);
  });

  it("contradicts no change where a form is right and something remains to be done, but where its own name says the wrong one", () => {
    for (const words of [
      { lines: ["1 sausage"], prose: ["Cut the sausages into strips."] },
      { lines: ["1 sausage, cut into strips"] },
    ]) {
      expect(judged(words)).toMatchObject({ outright: false });
      expect(ids(words)).toContain("sausage_coins transform");
    }
    expect(judged({ lines: ["cream cheese blob"] }).outright).toBe(true);
  });

  it("counts a runny pan for nothing that is cut", () => {
    const prose = ["Quarter the grapes.", "Heat the pan. Fry it until still runny."];
    expect(ids({ lines: ["1 egg", "6 grapes"], prose, heated: true })).toEqual(["raw_egg forbid"]);
  });

  it("takes the word of a kind in a line for a thing of its own, beside another of the kind", () => {
    expect(inputsOf({ lines: ["50 g red lentils", "50 g lentils"] }, "whole_legumes")).toEqual(["50 g lentils"]);
  });

  it("takes for a warning only what denies the form itself", () => {
    const lines = ["2 carrots, steamed soft and mashed"];
    const served = (serving: string) => judged({ lines, serving, heated: true });
    expect(served("Never give grapes whole.").findings).toEqual([]);
    expect(served("Serve with grapes.").findings).toMatchObject([{ ruleId: "round_fruit", severity: "transform" }]);
    expect(served("Serve with whole grapes, never halved.").outright).toBe(true);
    expect(served("Serve the grapes beside a whole banana.").findings.map(({ foodId }) => foodId)).toContain("grape");
  });

  it("is silent where there is nothing", () => {
    expect(judged({ lines: [] })).toEqual({ findings: [], outright: false });
    expect(judged({ lines: ["2 carrots without honey"], prose: ["Mash the carrots. No grapes."] }).findings).toEqual(
      [],
    );
  });
});

describe("the laws of judging a recipe", () => {
  const line = fc.constantFrom(
    "2 carrots",
    "6 grapes",
    "6 whole grapes",
    "6 grapes, quartered",
    "1 egg",
    "1 runny egg",
    "1 tsp honey",
    "80 g beef",
    "raw apple",
    "a handful of walnuts",
    "walnuts, ground",
    "2 cherries",
    "50 g peas, mashed",
    "1 EL Honig",
    "3 Weintrauben, geviertelt",
  );
  const step = fc.constantFrom(
    "Steam the carrots until soft.",
    "Quarter the grapes.",
    "Serve whole.",
    "Boil the egg.",
    "Keep it runny.",
    "Fry the beef.",
    "Mash everything.",
    "Add the honey.",
    "Grate the apple.",
    "Die Trauben vierteln.",
  );
  const recipe = fc.record({
    lines: fc.array(line, { maxLength: 4 }),
    prose: fc.array(step, { maxLength: 3 }),
    heated: fc.boolean(),
  });
  const strengths: Readonly<Record<Severity, number>> = { limit: 1, transform: 2, unknown: 3, allergy: 3, forbid: 3 };
  const strength = (words: Words) => Math.max(0, ...judged(words).findings.map(({ severity }) => strengths[severity]));

  it("is never milder for the younger", () => {
    fc.assert(
      fc.property(recipe, fc.integer({ min: 6, max: 40 }), fc.nat(30), (words, months, more) => {
        expect(strength({ ...words, months })).toBeGreaterThanOrEqual(strength({ ...words, months: months + more }));
      }),
      { numRuns: 300 },
    );
  });

  it("is never milder for a recipe that is not said to be heated", () => {
    fc.assert(
      fc.property(recipe, (words) => {
        expect(strength({ ...words, heated: false })).toBeGreaterThanOrEqual(strength({ ...words, heated: true }));
      }),
      { numRuns: 200 },
    );
  });

  it("keeps every line's own hazard when a line is added", () => {
    fc.assert(
      fc.property(recipe, line, (words, added) => {
        const before = judged(words).findings.filter(({ severity }) => severity === "forbid");
        const after = judged({ ...words, lines: [...words.lines, added] }).findings;
        for (const finding of before) expect(after).toContainEqual(finding);
      }),
      { numRuns: 300 },
    );
  });

  it("does not mind the order of the lines", () => {
    fc.assert(
      fc.property(recipe, (words) => {
        const sorted = ({ lines }: { readonly lines: readonly string[] }) => ids({ ...words, lines }).toSorted();
        expect(sorted({ lines: words.lines.toReversed() })).toEqual(sorted(words));
      }),
      { numRuns: 300 },
    );
  });
});
