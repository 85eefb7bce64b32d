import { describe, expect, it } from "vitest";
import { assessPantry } from "../../../lib/domain/safety/assess-pantry";
import { inSpokenOrder } from "../../../lib/domain/safety/label-order";

const BABY = { months: 6, allergens: [], avoidFoods: [] };
const check = (input: string) => assessPantry([input], BABY).results[0];

describe("a line in the order of a label", () => {
  it("is said as one would say it", () => {
    expect(inSpokenOrder("mackerel, king")).toBe("king mackerel");
    expect(inSpokenOrder("egg (poached)")).toBe("poached egg");
    expect(inSpokenOrder("mleko 3,2%")).toBeUndefined();
    expect(inSpokenOrder("yogurt, not low-fat")).toBeUndefined();
    expect(inSpokenOrder("a, b, c")).toBeUndefined();
  });

  it.each([
    ["scallops, raw", "raw_shellfish"],
    ["mackerel, king", "high_mercury_fish"],
    ["potato, green", "green_potato"],
    ["almond, bitter", "bitter_kernels"],
    ["kernel, apricot", "bitter_kernels"],
    ["egg (poached)", "raw_egg"],
    ["milk, flavoured", "sweetened_milk"],
  ])("hides no hazard: %s", (input, rule) => {
    expect(check(input)?.verdict).toBe("blocked");
    expect(check(input)?.findings.map(({ ruleId }) => ruleId)).toContain(rule);
  });

  it("names the food that is said, and two where two are listed", () => {
    expect(check("butter, peanut")?.foods).toEqual(["peanut_butter"]);
    expect(check("tomatoes, cherry")?.foods).toEqual(["cherry_tomato"]);
    expect(check("seeds, pumpkin")?.foods).toEqual(["pumpkin_seed"]);
    expect(check("rice, chicken")?.foods).toEqual(["rice", "chicken"]);
  });
});

describe("what is left out beside what nobody knows", () => {
  it.each([
    "xyzzy no honey",
    "florb no sugar",
    "Herztabletten ohne Zucker",
    "blorb bez soli",
    "florbgold unsalted",
    "sugar free gaviscon",
  ])("is unknown: %s", (input) => {
    expect(check(input)?.verdict).toBe("unknown");
  });

  it.each(["no salt", "ohne Zucker", "bez soli", "ဆားမပါ"])("is nothing by itself: %s", (input) => {
    expect(check(input)?.verdict).toBe("ok");
  });
});

describe("a compound of which only a part is known", () => {
  it.each(["Tulpenzwiebel", "Narzissenzwiebel", "Heckenkirsche", "Blorptakkarotte", "Karottenblorptak"])(
    "is asked about: %s",
    (input) => {
      expect(["unknown", "blocked"]).toContain(check(input)?.verdict);
    },
  );

  it.each(["Gemüsezwiebel", "Bundkarotten", "Bio-Karotten", "Hokkaidokürbis", "Winterkartoffeln"])(
    "is the food: %s",
    (input) => {
      expect(["unknown", "blocked"]).not.toContain(check(input)?.verdict);
    },
  );
});
