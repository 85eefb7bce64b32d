import { describe, expect, it } from "vitest";
import { LANGUAGES } from "@/lib/domain/shared/language";
import type { UserId } from "@/lib/domain/shared/actor";
import { generateRecipe } from "@/lib/features/recipes/generate";
import { suggestRecipes } from "@/lib/features/recipes/suggest";
import { database } from "@/lib/platform/db/client";
import { withDatabase } from "@/tests/support/database";
import { provenUser } from "@/tests/support/database-users";
import { FAKE_KEY, askFakeModel, withFakeProvider } from "@/tests/support/fake-model";
import { startFakeProvider } from "@/tests/support/fake-provider";
import { CANARY, MODEL_FAULTS, PROVIDER_FAULTS, type FaultMode } from "@/tests/support/fake-provider-faults";
import type { Api } from "@/tests/support/fake-provider-wire";

withDatabase();
const { fake } = withFakeProvider();

const kitchen = {
  ingredients: ["carrot", "potato"],
  cookingMethod: "stew",
  ageGroup: "9-12",
  mealType: "lunch",
} as const;

/** Modes after which what the model wrote is shown; after all others the composer's is, with its note. */
const SHOWN: readonly FaultMode[] = [
  "good",
  "extra-fields",
  "duplicate-keys",
  "unsafe-once",
  "usage-missing",
  "usage-absurd",
];
/** Answers that are not read to their end, so that what they say they cost is not known. */
const UNREAD: readonly FaultMode[] = ["deep-json", "huge-strings"];
const MODES = [...Object.keys(MODEL_FAULTS), ...Object.keys(PROVIDER_FAULTS)] as FaultMode[];

async function ledger() {
  const [day] = await database().aiBudgetDay.findMany();
  const calls = await database().aiCall.findMany({ orderBy: { createdAt: "asc" } });
  return { day, calls };
}

async function emptyLedger(): Promise<void> {
  await database().aiCall.deleteMany();
  await database().aiBudgetDay.deleteMany();
}

/** What the stand-in counted, against what we booked; where it said nothing, everything reserved is booked or nothing. */
async function expectLedgerToAgree(readable: boolean): Promise<void> {
  const { day, calls } = await ledger();
  expect(day?.reservedTokens ?? 0, "nothing stays reserved").toBe(0);
  expect(day?.calls ?? 0).toBe(fake().calls.length);
  expect(calls.map(({ kind }) => kind)).toEqual(fake().calls.map(({ kind }) => kind));
  calls.forEach(({ usedTokens, reservedTokens }, index) => {
    const said = fake().calls[index]?.tokens;
    if (said !== undefined && readable) expect(usedTokens).toBe(said);
    else expect([0, reservedTokens, said]).toContain(usedTokens);
  });
  expect(day?.usedTokens ?? 0).toBe(calls.reduce((sum, { usedTokens }) => sum + (usedTokens ?? 0), 0));
}

describe.each(["chat", "responses"] as const)("every fault of a provider that speaks %s", (api: Api) => {
  it.each(MODES)("%s: a recipe and suggestions, checked, with a note where the composer wrote them", async (mode) => {
    const parent: UserId = await provenUser("faults");
    for (const call of [
      async () => [await generateRecipe(parent, { ...kitchen, ingredients: [...kitchen.ingredients] }, "en")],
      () => suggestRecipes(parent, { ...kitchen, ingredients: [...kitchen.ingredients] }, "en"),
    ]) {
      await emptyLedger();
      fake().forget();
      fake().behave(mode);
      askFakeModel(fake(), api, { patience: 1_200 });
      const answers = await call();
      expect(answers.length).toBeGreaterThan(0);
      for (const { source, notice } of answers) {
        expect([mode, source]).toEqual([mode, SHOWN.includes(mode) ? "openai" : "embedded"]);
        if (source === "embedded") expect(notice).toMatch(/Squish's own kitchen wrote this/);
        else expect(notice).toBeUndefined();
      }
      const words = JSON.stringify(answers);
      expect(words).not.toContain(CANARY);
      expect(words).not.toContain(FAKE_KEY);
      expect(words.toLowerCase()).not.toContain("honey");
      expect(fake().calls.length).toBeGreaterThan(0);
      expect(fake().calls.length).toBeLessThanOrEqual(2);
      expect(fake().strays(), "a redirect was followed").toBe(0);
      await expectLedgerToAgree(!UNREAD.includes(mode));
    }
    const stored = await database().recipe.findMany({
      where: { ownerId: parent },
      select: { source: true, texts: true },
    });
    expect(stored).toHaveLength(1);
    expect(stored[0]?.texts).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(CANARY);
  });
});

describe("a provider nobody reaches", () => {
  it("costs nothing and is no call", async () => {
    await emptyLedger();
    const gone = await startFakeProvider();
    await gone.stop();
    askFakeModel(gone);
    const parent = await provenUser("refused");
    const recipe = await generateRecipe(parent, { ...kitchen, ingredients: ["carrot"] }, "en");
    expect(recipe).toMatchObject({ source: "embedded", notice: expect.stringContaining("did not answer") });
    expect((await ledger()).day).toMatchObject({ reservedTokens: 0, usedTokens: 0, calls: 0 });
  });
});

describe("a model's recipe", () => {
  it.each(LANGUAGES)("is shown in %s, and kept under its own name", async (language) => {
    const parent = await provenUser("model");
    const recipe = await generateRecipe(parent, { ...kitchen, ingredients: ["carrot", "potato"] }, language);
    expect(recipe, JSON.stringify(recipe, null, 1)).toMatchObject({ source: "openai", language });
    expect(recipe.notice).toBeUndefined();
    const alternatives = await suggestRecipes(parent, { ...kitchen, ingredients: ["carrot", "potato"] }, language);
    expect(alternatives.map(({ source }) => source)).toEqual(["openai", "openai"]);
    for (const { additionalIngredients } of alternatives) expect(additionalIngredients).toHaveLength(1);
  });
});
