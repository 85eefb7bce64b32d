import { beforeAll, describe, expect, inject, it } from "vitest";
import { memberEndpoints } from "../../lib/http/member-endpoints";
import { Caller, newParent } from "../support/caller";

const origin = inject("origin");
const visitor = new Caller(origin);

function search(caller: Caller, query: string, language = "en") {
  const asked = new URLSearchParams({ query, language }).toString();
  return caller.get(`${memberEndpoints.searchRecipes}?${asked}`);
}

let anna: Caller;
let recipe: string;
beforeAll(async () => {
  anna = await newParent(origin);
  const made = await anna.post(memberEndpoints.generateRecipe, {
    ingredients: ["turnip", "kohlrabi"],
    cookingMethod: "stew",
    ageGroup: "9-12",
    mealType: "lunch",
  });
  recipe = made.body.id;
});

describe("GET /api/recipes/search", () => {
  it("finds a parent's own recipe for them, in every language, and for nobody else", async () => {
    for (const [words, language] of [
      ["turnip kohlrabi", "en"],
      ["rzepa kalarepa", "pl"],
      ["kohlrabi", "de-AT"],
    ] as const) {
      const answer = await search(anna, words, language);
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body[0], words).toMatchObject({ id: recipe, isMine: true, isUnsuitable: false });
    }
    const ids = (body: readonly { readonly id: string }[]) => body.map(({ id }) => id);
    expect(ids((await search(visitor, "turnip kohlrabi")).body)).not.toContain(recipe);
    expect(ids((await search(await newParent(origin), "turnip kohlrabi")).body)).not.toContain(recipe);
  });

  it("says nothing of a recipe but its title, its foods and whose it is", async () => {
    const [found] = (await search(anna, "kohlrabi")).body;
    expect(Object.keys(found).toSorted()).toEqual(["foodIds", "id", "isMine", "isUnsuitable", "language", "title"]);
  });

  it("finds starter recipes for a visitor, at most eight", async () => {
    const { body } = await search(visitor, "carrot");
    expect(body.length).toBeGreaterThan(0);
    expect(body.length).toBeLessThanOrEqual(8);
    for (const { isMine } of body) expect(isMine).toBe(false);
  });

  it("takes injections, signs and other scripts for words", async () => {
    for (const odd of [
      "'; DROP TABLE recipes; --",
      "%",
      "\\",
      "\u0000",
      "🥕🥕",
      "<script>",
      "\u202eabc",
      "a".repeat(100),
    ])
      expect((await search(visitor, odd)).status, JSON.stringify(odd)).toBe(200);
  });

  it("says what is wrong with the question, and with the way it is asked", async () => {
    expect((await visitor.get(memberEndpoints.searchRecipes)).status).toBe(422);
    const long = await search(visitor, "a".repeat(101));
    expect([long.status, long.body.code]).toEqual([422, "invalid_input"]);
    expect((await visitor.post(memberEndpoints.searchRecipes, {})).status).toBe(405);
  });
});

describe("GET /api/foods/{id}/recipes", () => {
  it("finds the recipes that the food is in", async () => {
    const { status, body } = await anna.get(memberEndpoints.recipesWithFood("kohlrabi"));
    expect(status).toBe(200);
    expect(body[0].id).toBe(recipe);
    for (const { foodIds } of body) expect(foodIds).toContain("kohlrabi");
  });

  it("knows the foods of the library only", async () => {
    const { status, body } = await visitor.get(memberEndpoints.recipesWithFood("no-such-food"));
    expect([status, body.code]).toEqual([404, "not_found"]);
  });
});
