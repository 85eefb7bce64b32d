import { describe, expect, it } from "vitest";
import type { UserId } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import { generateRecipe } from "@/lib/features/recipes/generate";
import { insertRecipe, type NewRecipe } from "@/lib/features/recipes/mutations";
import type { Stage } from "@/lib/features/recipes/schema";
import { database } from "@/lib/platform/db/client";
import { withDatabase } from "@/tests/support/database";
import { provenUser } from "@/tests/support/database-users";
import { cook, KITCHEN } from "@/tests/support/kitchens";

withDatabase();

const text = {
  title: "Carrot stew",
  ingredients: ["100 g carrots"],
  instructions: "Cook the carrots until very soft.",
  servingInstructions: { preparation: "Peel.", size: "Sticks.", safety: "Stay close." },
};

function recipe(owner: UserId, more: Partial<NewRecipe> = {}): NewRecipe {
  return {
    owner,
    brief: { ageGroup: "9-12", cookingMethod: "stew", mealType: null, language: "en" },
    foodIds: ["carrot"],
    source: "embedded",
    plan: undefined,
    texts: [["en", text]],
    findings: [],
    excluded: [],
    verdict: "clear",
    rulesLookedAt: 94,
    ...more,
  };
}

function kept(ownerId: UserId) {
  return database().recipe.findMany({ where: { ownerId }, include: { texts: true } });
}

describe("a recipe is stored", () => {
  it("with its words, as they were written, to the last character", async () => {
    const parent = await provenUser("cook");
    const odd = { ...text, title: `"Möhre" {1} \\ ' – ကလေး 🥕`, ingredients: ['½ Apfel, "süß"', "{}", "NULL", ""] };
    const { id, createdAt } = await insertRecipe(
      recipe(parent, {
        texts: [
          ["en", odd],
          ["my", text],
        ],
      }),
    );
    const [row] = await kept(parent);
    expect(row).toMatchObject({
      id,
      createdAt,
      mealType: null,
      plan: null,
      findings: [],
      foodIds: ["carrot"],
      shared: false,
    });
    expect(row?.texts.map(({ language }) => language).toSorted()).toEqual(["en", "my"]);
    expect(row?.texts.find(({ language }) => language === "en")).toMatchObject({
      title: odd.title,
      ingredients: odd.ingredients,
    });
  });

  it("whole or not at all: words that cannot be stored leave no recipe behind", async () => {
    const parent = await provenUser("cook");
    const broken = { ...text, title: "a\u0000b" };
    await expect(insertRecipe(recipe(parent, { texts: [["en", broken]] }))).rejects.toThrow();
    await expect(
      insertRecipe(
        recipe(parent, {
          texts: [
            ["en", text],
            ["en", text],
          ],
        }),
      ),
      "one language twice",
    ).rejects.toThrow();
    expect(await kept(parent)).toEqual([]);
  });

  it("for nobody who is not there", async () => {
    const parent = await provenUser("gone");
    await database().user.delete({ where: { id: parent } });
    await expect(insertRecipe(recipe(parent))).rejects.toThrow();
    expect(await database().recipeText.count({ where: { title: text.title, recipe: { ownerId: parent } } })).toBe(0);
  });

  it("each of many at once, under an id of its own, and the list has them all", async () => {
    const parent = await provenUser("many");
    const ids = await Promise.all(Array.from({ length: 16 }, async () => (await cook(parent)).id));
    expect(new Set(ids).size).toBe(16);
    expect((await kept(parent)).map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });
});

describe("generating", () => {
  it("tells each stage in its order, and stores last", async () => {
    const parent = await provenUser("watched");
    const stages: Stage[] = [];
    const waiting = { signal: new AbortController().signal, tell: (stage: Stage) => stages.push(stage) };
    await generateRecipe(parent, KITCHEN, "en", waiting);
    expect(stages).toEqual(["checking", "composing", "storing"]);
  });

  it("stores nothing for who has left before it is written", async () => {
    const parent = await provenUser("left");
    const leaving = new AbortController();
    const waiting = { signal: leaving.signal, tell: (stage: Stage) => stage === "composing" && leaving.abort() };
    const failure: unknown = await generateRecipe(parent, KITCHEN, "en", waiting).catch((error: unknown) => error);
    expect(failure instanceof AppError && failure.code).toBe("timeout");
    expect(await kept(parent)).toEqual([]);
  });

  it("answers what it stored: the list shows the same recipe", async () => {
    const parent = await provenUser("same");
    const answer = await cook(parent);
    const [row] = await kept(parent);
    expect(row?.texts[0]).toMatchObject({
      title: answer.title,
      ingredients: answer.ingredients,
      instructions: answer.instructions,
    });
    expect(row).toMatchObject({
      verdict: answer.safety.verdict,
      rulesLookedAt: answer.safety.rulesLookedAt,
      foodIds: answer.foodIds,
    });
  });

  it("says of each thing why it cannot be used, where nothing can, and stores nothing", async () => {
    const parent = await provenUser("nothing");
    const failure: unknown = await cook(parent, { ingredients: ["honey", "blorptak", "salt"] }).catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ code: "no_usable_ingredients" });
    const warnings = failure instanceof AppError ? (failure.warnings ?? []) : [];
    expect(warnings.map((warning) => warning.split(" – ")[0])).toEqual(["honey", "blorptak", "salt"]);
    expect(await kept(parent)).toEqual([]);
  });
});

describe("what a parent typed", () => {
  it.each([
    ["en", "vegetable soup", "Not something we cook with yet"],
    ["de", "Pesto", "Damit kochen wir noch nicht"],
    ["pl", "pulpety", "Z tego jeszcze nie gotujemy"],
    ["my", "ငါးရံ့", "ဒါနဲ့ မချက်တတ်သေးပါဘူး"],
  ] as const)("is named where nothing of it is cooked, in %s", async (language, typed, title) => {
    const parent = await provenUser("cook");
    const { safety } = await generateRecipe(parent, { ...KITCHEN, ingredients: ["carrot", "potato", typed] }, language);
    expect(safety.excluded.map(({ input }) => input)).toEqual([typed]);
    expect(safety.excluded[0]?.reason).toContain(title);
  });
});
