import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES } from "@/lib/domain/shared/language";
import type { UserId } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import { analyzePhoto } from "@/lib/features/ingredients/analyze";
import type { AnalyzeOutput } from "@/lib/features/ingredients/schema";
import { suggestMealInput } from "@/lib/features/meals/schema";
import { suggestMealFor } from "@/lib/features/meals/suggest";
import { generateRecipe } from "@/lib/features/recipes/generate";
import type { SuggestionOutput } from "@/lib/features/recipes/schema";
import { suggestRecipes } from "@/lib/features/recipes/suggest";
import { database } from "@/lib/platform/db/client";
import { withDatabase } from "@/tests/support/database";
import { provenUser } from "@/tests/support/database-users";
import { FAKE_KEY, askFakeModel, withFakeProvider } from "@/tests/support/fake-model";
import { startFakeProvider } from "@/tests/support/fake-provider";
import { CANARY, MODEL_FAULTS, PROVIDER_FAULTS, type FaultMode } from "@/tests/support/fake-provider-faults";
import type { Api } from "@/tests/support/fake-provider-wire";
import { FAULT_OUTCOMES, type FaultOutcome } from "@/tests/support/fault-outcomes.table";
import { jpegWithPlace } from "@/tests/support/hostile-images";
import { cook, KITCHEN } from "@/tests/support/kitchens";

withDatabase();
const { fake } = withFakeProvider();

/** What is shown of a photo, by its outcome. */
const SEEN: Readonly<Record<string, readonly string[]>> = {
  foods: ["carrots", "avocado", "honey"],
  honey: ["honey"],
  nothing: [],
};

let photo: string;
beforeAll(async () => {
  photo = (await jpegWithPlace()).toString("base64");
});

const MODES = Object.entries(FAULT_OUTCOMES) as [FaultMode, FaultOutcome][];

/** Everything that is written with a model's help, by who wrote it and with the note that says why it was not the model. */
const WRITTEN: readonly (readonly [string, (parent: UserId) => Promise<readonly Pick<SuggestionOutput, Told>[]>])[] = [
  ["a recipe", async (parent) => [await cook(parent)]],
  ["suggestions", (parent) => suggestRecipes(parent, KITCHEN, "en")],
  ["a meal", async (parent) => [(await suggestMealFor(parent, LUNCH, "en", new Date())).recipe].filter(isThere)],
];
type Told = "source" | "notice" | "title" | "ingredients" | "instructions" | "servingInstructions";
const LUNCH = suggestMealInput.parse({ ageInMonths: 10, mealType: "lunch" });

function isThere<T>(value: T | null): value is T {
  return value !== null;
}

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

describe("the set of faults", () => {
  it("has every fault of the stand-in, and more than the twenty-five that are asked for", () => {
    const known = [...Object.keys(MODEL_FAULTS), ...Object.keys(PROVIDER_FAULTS)];
    expect(Object.keys(FAULT_OUTCOMES).toSorted()).toEqual(known.toSorted());
    // One of them is the good answer, the others are faults.
    expect(known).toHaveLength(55);
    expect(MODES.filter(([, { writing }]) => writing === "composer")).toHaveLength(49);
  });
});

describe.each(["chat", "responses"] as const)("every fault of a provider that speaks %s", (api: Api) => {
  async function begin(mode: FaultMode): Promise<void> {
    await emptyLedger();
    fake().forget();
    fake().behave(mode);
    askFakeModel(fake(), api, { patience: 1_200 });
  }

  async function nothingLeaked(answer: string, countsKnown: boolean): Promise<void> {
    expect(answer).not.toContain(CANARY);
    expect(answer).not.toContain(FAKE_KEY);
    expect(fake().strays(), "a redirect was followed").toBe(0);
    await expectLedgerToAgree(countsKnown);
  }

  it.each(MODES)("%s: what is written is checked, and the composer's says why", async (mode, expected) => {
    const parent: UserId = await provenUser("faults");
    for (const [about, write] of WRITTEN) {
      await begin(mode);
      const answers = await write(parent);
      expect(answers.length, about).toBeGreaterThan(0);
      for (const { source, notice } of answers) {
        expect([about, source]).toEqual([about, expected.writing === "model" ? "openai" : "embedded"]);
        if (source === "embedded") expect(notice).toMatch(/Squish's own kitchen wrote this/);
        else expect(notice).toBeUndefined();
      }
      const words = JSON.stringify(answers);
      expect(words.toLowerCase()).not.toContain("honey");
      expect(fake().calls.length).toBeGreaterThan(0);
      expect(fake().calls.length).toBeLessThanOrEqual(2);
      await nothingLeaked(words, expected.countsKnown !== false);
    }
    const stored = await database().recipe.findMany({
      where: { ownerId: parent },
      select: { source: true, texts: true },
    });
    expect(stored, "the recipe and the meal's; suggestions are kept by who bookmarks them").toHaveLength(2);
    for (const { texts } of stored) expect(texts).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(CANARY);
  });

  it.each(MODES)("%s: a photo comes to foods or to a failure with its code", async (mode, expected) => {
    const parent: UserId = await provenUser("photographer");
    await begin(mode);
    const seen = await analyzePhoto(parent, { image: photo }, "en", new AbortController().signal).catch(
      (error: unknown) => error,
    );
    if (seen instanceof AppError) {
      expect(seen.code).toBe(expected.photo);
      expect(seen.publicMessage ?? "").not.toContain(CANARY);
    } else {
      expect(seen).toMatchObject({ ingredients: expect.any(Array), notKnown: expect.any(Number) });
      expect((seen as AnalyzeOutput).ingredients).toEqual(SEEN[expected.photo]);
    }
    expect(fake().calls, "one question, whatever came of it").toHaveLength(1);
    await nothingLeaked(JSON.stringify(seen), expected.countsKnown !== false);
    expect(await database().recipe.count({ where: { ownerId: parent } })).toBe(0);
  });
});

describe("a provider nobody reaches", () => {
  it("costs nothing and is no call", async () => {
    await emptyLedger();
    const gone = await startFakeProvider();
    await gone.stop();
    askFakeModel(gone);
    const parent = await provenUser("refused");
    const recipe = await generateRecipe(parent, { ...KITCHEN, ingredients: ["carrot"] }, "en");
    expect(recipe).toMatchObject({ source: "embedded", notice: expect.stringContaining("did not answer") });
    expect((await ledger()).day).toMatchObject({ reservedTokens: 0, usedTokens: 0, calls: 0 });
  });
});

describe("a model's recipe", () => {
  it.each(LANGUAGES)("is shown in %s, and kept under its own name", async (language) => {
    const parent = await provenUser("model");
    const recipe = await generateRecipe(parent, KITCHEN, language);
    expect(recipe, JSON.stringify(recipe, null, 1)).toMatchObject({ source: "openai", language });
    expect(recipe.notice).toBeUndefined();
    const alternatives = await suggestRecipes(parent, KITCHEN, language);
    expect(alternatives.map(({ source }) => source)).toEqual(["openai", "openai"]);
    for (const { additionalIngredients } of alternatives) expect(additionalIngredients).toHaveLength(1);
  });
});
