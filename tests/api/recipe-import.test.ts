import { describe, expect, inject, it } from "vitest";
import { LANGUAGES } from "../../lib/domain/shared/language";
import { memberEndpoints } from "../../lib/http/member-endpoints";
import { Caller, newParent } from "../support/caller";

const origin = inject("origin");
const SOUP = "Soup\n2 carrots\n1 potato\n1 tsp salt\nBoil the carrots and the potato.\nAdd the salt.";

function ask(caller: Caller, body: unknown) {
  return caller.post(memberEndpoints.importRecipe, body);
}

describe("POST /api/recipes/import", () => {
  it.each(LANGUAGES)("tells a visitor in %s what is held back and where the portion comes out", async (language) => {
    const { status, body } = await ask(new Caller(origin), { text: SOUP, ageGroup: "6-9", language });
    expect(status).toBe(200);
    expect(body.portion).toEqual({ kind: "before", step: 1 });
    expect(body.ingredients.map((each: { isHeldBack: boolean }) => each.isHeldBack)).toEqual([false, false, true]);
    expect(body.steps.map((step: { isAfter: boolean }) => step.isAfter)).toEqual([false, true]);
    expect(body.ingredients[0].preparation).not.toBe("");
    expect(body.ingredients[2].findings[0]).toMatchObject({ ruleId: "added_salt", severity: "forbid" });
  });

  it("answers the same twice and keeps nothing", async () => {
    const parent = await newParent(origin);
    const [first, second] = [await ask(parent, { text: SOUP }), await ask(parent, { text: SOUP })];
    expect(second.body).toEqual(first.body);
    const kept = await parent.get(memberEndpoints.exportAccount);
    expect(kept.status).toBe(200);
    expect(kept.text).not.toContain("Boil the carrots and the potato");
  });

  it("takes the family's allergies into account", async () => {
    const parent = await newParent(origin);
    const text = "Cake\n2 carrots\n2 eggs\nGrate the carrots.\nStir in the eggs.";
    expect((await ask(parent, { text, ageGroup: "12-24" })).body.portion).toEqual({ kind: "end" });
    await parent.post("/api/allergies", { food: "egg" });
    expect((await ask(parent, { text, ageGroup: "12-24" })).body.portion).toEqual({ kind: "before", step: 1 });
  });

  it("fetches nothing: an address in the text is a line like any other", async () => {
    const { status, body } = await ask(new Caller(origin), {
      text: `Soup\n2 carrots\n${origin}/api/health/live\nBoil.`,
    });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain('"ok":true');
  });

  it.each([
    ["no text", {}],
    ["an empty text", { text: "" }],
    ["a text too long", { text: "a".repeat(200_001) }],
    ["no recipe", { text: "Hello there, how are you doing today my dear friend." }],
    ["an age nobody has", { text: SOUP, ageGroup: "0-3" }],
    ["another kind of text", { text: [SOUP] }],
  ])("refuses %s with 422", async (_name, body) => {
    const { status, body: failure } = await ask(new Caller(origin), body);
    expect(status).toBe(422);
    expect(failure).toMatchObject({ code: "invalid_input" });
  });

  it("survives hostile files in good time", async () => {
    const hostile = [
      "[".repeat(90_000),
      JSON.stringify({ "@type": "Recipe", recipeIngredient: "<script>alert(1)</script> salt" }),
      '<script type="application/ld+json">'.repeat(3_000),
      `Title\n${"9 ".repeat(80_000)}`,
      "1 \u0000\u202e\u{e0041}carrot\nBoil.",
    ];
    for (const text of hostile) {
      const answer = await ask(new Caller(origin), { text });
      expect([200, 422], answer.text.slice(0, 200)).toContain(answer.status);
      expect(answer.text).not.toContain("<script");
    }
    // Five of them; one that is read in the square of its length takes minutes.
  }, 60_000);
});
