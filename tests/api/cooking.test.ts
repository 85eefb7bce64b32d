import { describe, expect, inject, it } from "vitest";
import { LANGUAGES } from "../../lib/domain/shared/language";
import { memberEndpoints } from "../../lib/http/member-endpoints";
import { Caller, newParent, starters } from "../support/caller";

const origin = inject("origin");
const kitchen = {
  ingredients: ["carrot", "potato", "chicken"],
  cookingMethod: "stew",
  ageGroup: "9-12",
  mealType: "lunch",
};

async function cooked() {
  const parent = await newParent(origin);
  const { body } = await parent.post("/api/recipes/generate", { ...kitchen, language: "en" });
  return { parent, recipe: body };
}

describe("GET /api/recipes/{id}/cooking", () => {
  it("reads a recipe at once in each of the five languages, whatever it was written in", async () => {
    const { parent, recipe } = await cooked();
    const titles = new Set<string>();
    for (const language of LANGUAGES) {
      const answer = await parent.get(`${memberEndpoints.cooking(recipe.id)}?language=${language}`);
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body.recipe.language).toBe(language);
      expect(answer.body.added).toHaveLength(answer.body.recipe.ingredients.length);
      titles.add(answer.body.recipe.title);
    }
    expect(titles.size).toBe(LANGUAGES.length);
    const english = await parent.get(`${memberEndpoints.cooking(recipe.id)}?language=en`);
    expect(english.body.recipe).toEqual(recipe);
    expect(english.body.minutes).toEqual({ preparation: 15, cooking: 30, soaksOvernight: false });
    expect(english.body.brings.iron).toContain("chicken");
    expect(english.body.keeping).not.toBe("");
  });

  it("scales to portions and changes measures", async () => {
    const { parent, recipe } = await cooked();
    const four = await parent.get(`${memberEndpoints.cooking(recipe.id)}?language=en&servings=4&measures=metric`);
    expect(four.body.servings).toBe(4);
    const grams = (line: string) => Number(/^(\d+) g/.exec(line)?.[1]);
    const [one, more] = [recipe.ingredients[0], four.body.recipe.ingredients[0]];
    expect(grams(more)).toBeGreaterThan(grams(one) * 3);
    expect(four.body.recipe.ingredients.join()).not.toContain("about");
    // More of them is said as more; how long and how small stays.
    expect(four.body.recipe.instructions).toContain("Peel the potatoes and carrots");
    const figures = ({ instructions }: { instructions: string }) => instructions.match(/[\d.]+ (?:minutes|cm)/g);
    expect(figures(four.body.recipe)).toEqual(figures(recipe));
    expect(figures(recipe)).toContain("25 minutes");
  });

  it.each(["servings=0", "servings=13", "servings=x", "measures=cups"])("refuses %s", async (query) => {
    const { parent, recipe } = await cooked();
    expect((await parent.get(`${memberEndpoints.cooking(recipe.id)}?${query}`)).status).toBe(422);
  });

  it("is not there for who may not read the recipe", async () => {
    const { recipe } = await cooked();
    const stranger = await newParent(origin);
    expect((await stranger.get(memberEndpoints.cooking(recipe.id))).status).toBe(404);
    expect((await new Caller(origin).get(memberEndpoints.cooking(recipe.id))).status).toBe(404);
    expect((await new Caller(origin).get(memberEndpoints.cooking("x".repeat(24)))).status).toBe(404);
  });

  it("is there for everybody of a recipe of the shared set, and checked for who reads it", async () => {
    const visitor = new Caller(origin);
    const [shared] = starters((await visitor.get("/api/recipes?limit=100&language=pl")).body);
    const answer = await visitor.get(`${memberEndpoints.cooking(shared.id)}?language=pl`);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.recipe.title).toBe(shared.title);
  });
});

describe("another idea", () => {
  it("is another recipe for the same kitchen, and the same one for the same number", async () => {
    const parent = await newParent(origin);
    const idea = async (variant: number) =>
      (await parent.post("/api/recipes/generate", { ...kitchen, language: "en", variant })).body;
    const [first, second, again] = [await idea(0), await idea(1), await idea(1)];
    expect(second.ingredients).not.toEqual(first.ingredients);
    expect({ ...again, id: "", createdAt: "" }).toEqual({ ...second, id: "", createdAt: "" });
    const wrong = await parent.post("/api/recipes/generate", { ...kitchen, variant: 100 });
    expect(wrong.status).toBe(422);
  });
});
