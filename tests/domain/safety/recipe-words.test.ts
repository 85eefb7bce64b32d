import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assessRecipe } from "@/lib/domain/safety/assess-recipe";
import { allWords, foreignMatter, type RecipeWords } from "@/lib/domain/safety/recipe-words";

const RECIPE: RecipeWords = {
  title: "Carrot mash",
  ingredients: ["2 carrots"],
  instructions: "Steam the carrots until soft and mash them.",
  servingInstructions: { preparation: "Serve lukewarm.", size: "A small bowl.", safety: "Stay close." },
};
const BABY = { months: 8, allergens: [], avoidFoods: [] };
const FIELDS = ["title", "line", "steps", "preparation", "size", "safety"] as const;
type Field = (typeof FIELDS)[number];

/** The recipe with a text at the end of one field. */
function withText(field: Field, text: string): RecipeWords {
  const at = (here: Field, words: string): string => (here === field ? `${words} ${text}` : words);
  const { preparation, size, safety } = RECIPE.servingInstructions;
  return {
    title: at("title", RECIPE.title),
    ingredients: RECIPE.ingredients.map((line) => at("line", line)),
    instructions: at("steps", RECIPE.instructions),
    servingInstructions: {
      preparation: at("preparation", preparation),
      size: at("size", size),
      safety: at("safety", safety),
    },
  };
}

describe("what is no word for a kitchen", () => {
  it.each([
    "<b>",
    "< script",
    "</p>",
    "<!-- x",
    "<?php",
    "&lt;b",
    "[here](http",
    "![image]",
    "javascript:alert(1)",
    "{{ recipe }}",
    "<% eval %>",
    "```",
    "<SCRIPT>",
    "JavaScript:void",
  ])("takes %s for markup", (text) => {
    expect(foreignMatter(`Mash it ${text} well`).markup).toBe(true);
  });

  it.each([
    "5 < 6 carrots",
    "carrots & peas",
    "1/2 [about a cup]",
    "{about 2}",
    "mash (well)",
    "a > b",
    "java scripts",
    "2 % fat",
    "`soft`",
    "the baby's portion!",
  ])("takes %s for none", (text) => {
    expect(foreignMatter(text)).toEqual({ markup: false, link: false });
  });

  it.each([
    "http://x.y",
    "https:",
    "www.example",
    "mailto:a@b",
    "buy-now.shop",
    "rezepte.de",
    "a1.com",
    "Kuchnia.PL",
    "see bit.ly/x",
    "my.app, now",
  ])("takes %s for a link", (text) => {
    expect(foreignMatter(`See ${text}`).link).toBe(true);
  });

  it.each([
    "Mash it.Serve it.",
    "1.5 l",
    "e.g. carrots",
    "ca. 5 cm",
    "about 2.5 tsp",
    "z.B. Karotten",
    "w.ww",
    "mash.delicate",
    "Serve at 37.4",
    "soft.at",
  ])("takes %s for none of one letter or another word", (text) => {
    expect(foreignMatter(text).link).toBe(text === "soft.at");
  });

  it("is never shown, whichever field carries it", () => {
    const carried = fc.constantFrom(
      "<i>soft</i>",
      "&lt;img src=x&gt;",
      "&#60;b&#62;",
      "www.example.com",
      "WWW.EXAMPLE.COM",
      "rezepte.de",
    );
    fc.assert(
      fc.property(fc.constantFrom(...FIELDS), carried, (field, text) => {
        const { verdict, findings } = assessRecipe(withText(field, text), BABY);
        expect(verdict).toBe("rejected");
        expect(findings.some(({ ruleId }) => ruleId === "markup" || ruleId === "outside_link")).toBe(true);
      }),
    );
  });
});

describe("all words of a recipe", () => {
  it("are those of every field, each on a line of its own", () => {
    expect(allWords(RECIPE).split("\n")).toEqual([
      "Carrot mash",
      "2 carrots",
      "Steam the carrots until soft and mash them.",
      "Serve lukewarm.",
      "A small bowl.",
      "Stay close.",
    ]);
    for (const field of FIELDS) expect(allWords(withText(field, "tamarillo"))).toContain("tamarillo");
  });

  it("are read up to five thousand characters and refused beyond", () => {
    const filled = (length: number) => withText("steps", " ".repeat(length - allWords(withText("steps", "")).length));
    expect(allWords(filled(5000))).toHaveLength(5000);
    expect(assessRecipe(filled(5000), BABY).findings).toEqual([]);
    expect(assessRecipe(filled(5001), BABY)).toMatchObject({
      verdict: "rejected",
      rulesLookedAt: 0,
      findings: [{ ruleId: "too_long" }],
    });
  });

  it("are refused where they name hundreds of things", () => {
    expect(
      assessRecipe(withText("steps", "egg ".repeat(390)), BABY).findings.map(({ ruleId }) => ruleId),
    ).not.toContain("too_long");
    expect(assessRecipe(withText("steps", "egg ".repeat(410)), BABY).findings.map(({ ruleId }) => ruleId)).toEqual([
      "too_long",
    ]);
  });

  it("say nothing of a blank line, and say what nobody knows of any other", () => {
    const lines = (...ingredients: readonly string[]) => assessRecipe({ ...RECIPE, ingredients }, BABY).findings;
    expect(lines("2 carrots", "", "   ")).toEqual([]);
    expect(lines("2 carrots", "  3 tbsp quamash ")).toEqual([
      { ruleId: "unknown_ingredient", severity: "unknown", input: "3 tbsp quamash" },
    ]);
    const [long] = lines(`quamash ${"x".repeat(300)}`);
    expect(long?.input).toHaveLength(120);
  });
});

describe("a claim", () => {
  it.each([
    "This is safe for babies.",
    "Das ist unbedenklich.",
    "To jest bezpieczne.",
    "It cures colic.",
    "Leczy kolkę.",
  ])("is never shown in any field: %s", (claim) => {
    for (const field of FIELDS) expect(assessRecipe(withText(field, claim), BABY).verdict, field).toBe("rejected");
  });
});
