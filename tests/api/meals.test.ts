import { randomUUID } from "node:crypto";
import { describe, expect, inject, it } from "vitest";
import { Caller, newParent } from "../support/caller";

const origin = inject("origin");
const LUNCH = { ageInMonths: 10, dietaryRestrictions: ["vegetarian"], mealType: "lunch" };
const SUGGEST = "/api/meals/suggest";

describe("who may", () => {
  it("refuses visitors, and calls that a browser makes for another site", async () => {
    const visitor = new Caller(origin);
    for (const answer of [await visitor.post(SUGGEST, LUNCH), await visitor.get("/api/meals")])
      expect(answer).toMatchObject({ status: 401, body: { code: "sign_in_required" } });
    const parent = await newParent(origin);
    const foreign = await parent.post(SUGGEST, LUNCH, { "sec-fetch-site": "cross-site" });
    expect(foreign).toMatchObject({ status: 403, body: { code: "cross_origin" } });
  });

  it("shows a parent their own suggestions and nobody else's", async () => {
    const [parent, other] = [await newParent(origin), await newParent(origin)];
    const meal = await parent.post(SUGGEST, LUNCH);
    expect((await parent.get("/api/meals")).body).toEqual([meal.body]);
    expect((await other.get("/api/meals")).body).toEqual([]);
    expect((await other.get(`/api/recipes/${meal.body.recipe.id}`)).status).toBe(404);
  });
});

describe("what comes", () => {
  it("is a meal with its whole recipe, kept, and the next one is another", async () => {
    const parent = await newParent(origin);
    const first = await parent.post(SUGGEST, { ...LUNCH, language: "de" });
    expect(first.status, first.text).toBe(200);
    expect(first.body).toMatchObject({
      ageInMonths: 10,
      ageBand: "nineToTwelve",
      mealType: "lunch",
      dietaryRestrictions: ["vegetarian"],
      diets: ["vegetarian"],
      notUnderstood: [],
      notes: [],
      recipe: { language: "de", ageGroup: "9-12", mealType: "lunch", verificationType: "ai_generated" },
    });
    expect(first.body.why.iron.length).toBeGreaterThan(0);
    expect(first.body.recipe.ingredients.join()).not.toMatch(/Huhn|Rind|Lachs/);
    const second = await parent.post(SUGGEST, { ...LUNCH, language: "de" });
    expect(second.body.recipe.title).not.toBe(first.body.recipe.title);
    expect((await parent.get(`/api/recipes/${first.body.recipe.id}?language=de`)).body).toEqual(first.body.recipe);
  });

  it("gives pages by a cursor in the Link header", async () => {
    const parent = await newParent(origin);
    const ids: string[] = [];
    for (let round = 0; round < 3; round += 1) ids.unshift((await parent.post(SUGGEST, LUNCH)).body.id);
    const seen: string[] = [];
    let next: string | undefined = "/api/meals?limit=2";
    while (next !== undefined) {
      const page: Awaited<ReturnType<Caller["get"]>> = await parent.get(next);
      for (const { id } of page.body) seen.push(id);
      next = /<([^>]+)>; rel="next"/.exec(page.headers.get("link") ?? "")?.[1];
    }
    expect(seen).toEqual(ids);
  });

  it("warns of what a vegan baby lacks, and says what it did not understand", async () => {
    const parent = await newParent(origin);
    const answer = await parent.post(SUGGEST, { ...LUNCH, dietaryRestrictions: ["vegan", "moonlight"] });
    expect(answer.body.notes.map(({ id }: { id: string }) => id)).toEqual(["vegan"]);
    expect(answer.body.notUnderstood).toEqual(["moonlight"]);
  });
});

describe("twice and at once", () => {
  it("keeps one meal for one key, however often and at once it is sent", async () => {
    const parent = await newParent(origin);
    const headers = { "idempotency-key": randomUUID() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => parent.post(SUGGEST, LUNCH, headers)));
    expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(true);
    const again = await parent.post(SUGGEST, LUNCH, headers);
    expect(again.status).toBe(200);
    expect((await parent.get("/api/meals")).body).toEqual([again.body]);
    const other = await parent.post(SUGGEST, { ...LUNCH, mealType: "snack" }, headers);
    expect(other).toMatchObject({ status: 422, body: { code: "idempotency_mismatch" } });
  });

  it("keeps every meal that is asked for at once without one", async () => {
    const parent = await newParent(origin);
    const answers = await Promise.all(Array.from({ length: 4 }, () => parent.post(SUGGEST, LUNCH)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await parent.get("/api/meals")).body).toHaveLength(4);
  });
});

describe("at the boundary", () => {
  it("starts at six months and says so", async () => {
    const parent = await newParent(origin);
    for (const ageInMonths of [0, 5]) {
      const answer = await parent.post(SUGGEST, { ...LUNCH, ageInMonths });
      expect(answer).toMatchObject({
        status: 422,
        body: { code: "below_six_months", error: "Squish starts at six months." },
      });
    }
    for (const ageInMonths of [6, 72]) expect((await parent.post(SUGGEST, { ...LUNCH, ageInMonths })).status).toBe(200);
    expect((await parent.get("/api/meals")).body).toHaveLength(2);
  });

  it.each([
    ["ageInMonths", { ageInMonths: -1 }],
    ["ageInMonths", { ageInMonths: 73 }],
    ["ageInMonths", { ageInMonths: 7.5 }],
    ["ageInMonths", { ageInMonths: "10" }],
    ["ageInMonths", { ageInMonths: undefined }],
    ["mealType", { mealType: "brunch" }],
    ["dietaryRestrictions", { dietaryRestrictions: "vegan" }],
    ["dietaryRestrictions", { dietaryRestrictions: Array.from({ length: 21 }, () => "vegan") }],
    ["dietaryRestrictions.0", { dietaryRestrictions: ["x".repeat(61)] }],
    ["dietaryRestrictions.0", { dietaryRestrictions: ["\u200b"] }],
  ])("refuses a wrong %s and names it", async (path, wrong) => {
    const parent = await newParent(origin);
    const answer = await parent.post(SUGGEST, { ...LUNCH, ...wrong });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: "invalid_input", issues: [{ path }] });
  });

  it("refuses a cursor that nobody here wrote, and a page of none", async () => {
    const parent = await newParent(origin);
    for (const query of ["cursor=abc", "limit=0", "limit=51"])
      expect((await parent.get(`/api/meals?${query}`)).body.code).toBe("invalid_input");
  });

  it("takes no restrictions at all for none", async () => {
    const parent = await newParent(origin);
    const answer = await parent.post(SUGGEST, { ageInMonths: 8, mealType: "breakfast" });
    expect(answer).toMatchObject({ status: 200, body: { dietaryRestrictions: [] } });
  });

  it("says in the specification's words that there is no suggestion", async () => {
    const parent = await newParent(origin);
    // Words that nobody knows are looked for in every recipe: these stand in each.
    const answer = await parent.post(SUGGEST, { ...LUNCH, dietaryRestrictions: ["the"] });
    expect(answer).toMatchObject({
      status: 422,
      body: { code: "unsafe_recipe", error: "Failed to generate meal suggestion" },
    });
    expect((await parent.get("/api/meals")).body).toEqual([]);
  });
});
