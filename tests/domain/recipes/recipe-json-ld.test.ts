import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cookingTimes } from "../../../lib/domain/recipes/cooking-times";
import { composeRecipe } from "../../../lib/domain/recipes/embedded-writer";
import { jsonLdText, recipeJsonLd, type DescribedRecipe } from "../../../lib/domain/recipes/recipe-json-ld";
import { LANGUAGES, type Language } from "../../../lib/domain/shared/language";
import { read } from "../../../lib/domain/safety/reading";
import { messagesFor } from "../../../lib/i18n/messages";
import { googleRecipe } from "../../support/google-recipe";
import { anyBrief } from "./pantries";

const HOW_MANY = 100;
const briefs = fc.sample(anyBrief, { numRuns: HOW_MANY, seed: 7 });

function described(index: number, language: Language): DescribedRecipe {
  const brief = { ...briefs[index % briefs.length], language };
  const { text, plan } = composeRecipe(brief as (typeof briefs)[number]);
  const { Maker, RecipePage } = messagesFor(language);
  const url = `https://squish.example/recipes/${"r".repeat(23)}${index % 10}`;
  return {
    title: text.title,
    description: RecipePage.description
      .replace("{age}", Maker.age[brief.ageGroup ?? "6-9"].label)
      .replace("{ingredients}", text.ingredients.join(", ")),
    ingredients: text.ingredients,
    steps: text.instructions.split("\n"),
    language,
    url,
    image: `${url}/picture`,
    category: Maker.meals[brief.mealType ?? "lunch"],
    keywords: [Maker.methods[brief.cookingMethod ?? "soup"]],
    minutes: plan && cookingTimes(plan),
    servings: 1,
    createdAt: "2026-11-21T10:00:00.000Z",
  };
}

const plain = described(0, "en");

describe("a recipe in the words of schema.org", () => {
  it.each(LANGUAGES)(`passes Google's rules, ${HOW_MANY} times, in %s`, (language) => {
    for (let index = 0; index < HOW_MANY; index += 1) {
      const data: unknown = JSON.parse(jsonLdText(recipeJsonLd(described(index, language))));
      const result = googleRecipe.safeParse(data);
      expect(result.error?.issues, JSON.stringify(data)).toBeUndefined();
    }
  });

  it.each(LANGUAGES)("claims in no word of %s that anything is safe or healthy", (language) => {
    const { description, title, keywords } = described(3, language);
    expect(read([title, description, ...keywords].join("\n")).claims).toEqual([]);
  });

  it("leaves out what nobody knows: times without a plan, portions, a category, ratings", () => {
    const bare = recipeJsonLd({ ...plain, minutes: undefined, servings: undefined, category: undefined });
    for (const field of ["prepTime", "cookTime", "totalTime", "recipeYield", "recipeCategory", "aggregateRating"]) {
      expect(bare).not.toHaveProperty(field);
    }
    expect(googleRecipe.safeParse(bare).success).toBe(true);
  });

  it("tells how parents rated it, where they did", () => {
    const rated = recipeJsonLd({ ...plain, rating: { average: 4.5, count: 2 } });
    expect(rated["aggregateRating"]).toEqual({ "@type": "AggregateRating", ratingValue: 4.5, ratingCount: 2 });
    expect(googleRecipe.safeParse(rated).success).toBe(true);
  });

  it("is judged by rules that can fail", () => {
    const data = recipeJsonLd(plain);
    const broken: Record<string, unknown>[] = [
      { ...data, name: "" },
      { ...data, image: ["/picture.png"] },
      { ...data, cookTime: undefined },
      { ...data, totalTime: "PT1M" },
      { ...data, recipeInstructions: ["Cook."] },
      { ...data, recipeYeild: "1" },
      { ...data, aggregateRating: { "@type": "AggregateRating", ratingValue: 5 } },
    ];
    for (const each of broken) expect(googleRecipe.safeParse(each).success, JSON.stringify(each)).toBe(false);
  });
});

describe("the text of the script element", () => {
  it("says the same, and holds nothing that could end the element", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }),
        fc.constantFrom("</script>", "<!--", "<script", "&lt;", "\u2028"),
        (noise, end) => {
          const data = { name: `${noise}${end}${noise}` };
          const text = jsonLdText(data);
          expect(text).not.toMatch(/[<>&\u2028\u2029]/);
          expect(JSON.parse(text)).toEqual(data);
        },
      ),
    );
  });
});
