import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { UserId } from "@/lib/domain/shared/actor";
import { generateRecipe } from "@/lib/features/recipes/generate";
import { listRecipes, readRecipe } from "@/lib/features/recipes/list";
import { listQuery } from "@/lib/features/recipes/schema";
import { database } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/new-id";
import { withDatabase } from "@/tests/support/database";
import { provenUser } from "@/tests/support/database-users";

withDatabase();

const NOON = Date.UTC(2026, 5, 1, 12);

interface Made {
  readonly ownerId: UserId | null;
  readonly shared?: boolean;
  readonly linkShared?: boolean;
  readonly minute?: number;
  readonly languages?: readonly string[];
}

async function insert({
  ownerId,
  shared = false,
  linkShared = false,
  minute = 0,
  languages = ["en"],
}: Made): Promise<string> {
  const id = newId();
  const words = {
    ingredients: ["1 carrot"],
    instructions: "Cook.",
    preparation: "Peel.",
    size: "Small.",
    safety: "Stay close.",
  };
  await database().recipe.create({
    data: {
      id,
      ownerId,
      shared,
      linkShared,
      language: languages[0] ?? "en",
      ageGroup: "9-12",
      cookingMethod: "stew",
      source: "embedded",
      foodIds: ["carrot"],
      excluded: [
        {
          input: "canary-brick",
          finding: { ruleId: "unknown_ingredient", severity: "unknown", input: "canary-brick" },
        },
      ],
      verdict: "clear",
      rulesLookedAt: 100,
      createdAt: new Date(NOON + minute * 60_000),
      texts: { create: languages.map((language) => ({ language, title: `Stew in ${language}`, ...words })) },
    },
  });
  return id;
}

async function pagedIds(parent: UserId | undefined, limit: number): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listRecipes(parent, { limit, ...(cursor === undefined ? {} : { cursor }) }, "en");
    ids.push(...page.recipes.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return ids;
}

describe("the list", () => {
  let parent: UserId;
  let other: UserId;
  let own: string[] = [];
  let common: string[] = [];
  beforeAll(async () => {
    [parent, other] = [await provenUser("lister"), await provenUser("neighbour")];
    // Several in the same millisecond: the id decides between them, on every page alike.
    for (const minute of [0, 0, 0, 1, 2, 2, 5]) own = [...own, await insert({ ownerId: parent, minute })];
    for (const minute of [0, 1, 1, 3, 9]) common = [...common, await insert({ ownerId: null, shared: true, minute })];
    await insert({ ownerId: other, minute: 7 });
    await insert({ ownerId: other, linkShared: true, minute: 8 });
    await insert({ ownerId: null, minute: 9 });
  });

  it("is the parent's own and then everybody's, whole and in one order, whatever the pages", async () => {
    const whole = await pagedIds(parent, 100);
    expect([...whole.slice(0, own.length)].sort()).toEqual([...own].sort());
    expect([...whole.slice(own.length)].sort()).toEqual([...common].sort());
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 14 }), async (limit) => {
        expect(await pagedIds(parent, limit)).toEqual(whole);
      }),
      { numRuns: 20 },
    );
    expect(await pagedIds(undefined, 2)).toEqual(whole.slice(own.length));
  });

  it("is newest first in each half", async () => {
    const { recipes } = await listRecipes(parent, { limit: 100 }, "en");
    const times = recipes.map(({ createdAt }) => createdAt);
    for (const half of [times.slice(0, own.length), times.slice(own.length)])
      expect(half).toEqual(half.toSorted().reverse());
  });

  it("shows a recipe that is the parent's own and shared once", async () => {
    const id = await insert({ ownerId: parent, shared: true, minute: 20 });
    expect((await pagedIds(parent, 3)).filter((found) => found === id)).toEqual([id]);
    expect((await pagedIds(other, 3)).filter((found) => found === id)).toEqual([id]);
    await database().recipe.delete({ where: { id } });
  });

  it("does not skip or repeat what was there when something new is made between two pages", async () => {
    const before = await pagedIds(parent, 100);
    const first = await listRecipes(parent, { limit: 4 }, "en");
    const added = await insert({ ownerId: parent, minute: 60 });
    const cursor = first.nextCursor;
    const rest = await listRecipes(parent, { limit: 100, ...(cursor === undefined ? {} : { cursor }) }, "en");
    expect([...first.recipes, ...rest.recipes].map(({ id }) => id)).toEqual(before);
    await database().recipe.delete({ where: { id: added } });
  });

  it("tells what a parent typed to that parent alone", async () => {
    expect(JSON.stringify(await listRecipes(parent, { limit: 100 }, "en"))).toContain("canary-brick");
    expect(JSON.stringify(await listRecipes(undefined, { limit: 100 }, "en"))).not.toContain("canary-brick");
    expect(JSON.stringify(await listRecipes(other, { limit: 100 }, "en"))).not.toMatch(new RegExp(own.join("|")));
  });

  it.each([
    "!",
    "bm90IGpzb24",
    "W10",
    "WzAsIngiLCJ5Il0",
    Buffer.from('[7,"2026-06-01T12:00:00.000Z","x"]').toString("base64url"),
  ])("refuses the cursor %s", async (cursor) => {
    await expect(listRecipes(parent, { limit: 3, cursor }, "en")).rejects.toMatchObject({ code: "invalid_input" });
  });

  it("marks what this parent bookmarked, and for nobody else", async () => {
    const [id = ""] = common;
    await database().bookmark.create({ data: { id: newId(), userId: parent, recipeId: id } });
    const marked = async (who: UserId | undefined) =>
      (await listRecipes(who, { limit: 100 }, "en")).recipes
        .filter(({ isBookmarked }) => isBookmarked)
        .map((recipe) => recipe.id);
    expect([await marked(parent), await marked(other), await marked(undefined)]).toEqual([[id], [], []]);
  });

  it("limits itself to a hundred", () => {
    expect(listQuery.parse({})).toEqual({ limit: 100 });
    for (const limit of ["0", "101", "-1", "1.5", "x", ""])
      expect(listQuery.safeParse({ limit }).success, limit).toBe(false);
  });
});

describe("one recipe", () => {
  it("is its parent's, or shared, or known by its link; to anybody else it is not there", async () => {
    const [parent, other] = [await provenUser("owner"), await provenUser("stranger")];
    const mine = await insert({ ownerId: parent });
    const linked = await insert({ ownerId: parent, linkShared: true });
    const shared = await insert({ ownerId: null, shared: true });
    expect((await readRecipe(mine, parent, "en")).id).toBe(mine);
    for (const id of [linked, shared])
      for (const who of [parent, other, undefined]) expect((await readRecipe(id, who, "en")).id).toBe(id);
    for (const who of [other, undefined]) {
      await expect(readRecipe(mine, who, "en")).rejects.toMatchObject({ code: "not_found" });
      expect((await readRecipe(linked, who, "en")).safety.excluded).toEqual([]);
    }
    await expect(readRecipe(newId(), parent, "en")).rejects.toMatchObject({ code: "not_found" });
  });

  it("is in the language asked for where it has it, else in its own", async () => {
    const id = await insert({ ownerId: null, shared: true, languages: ["pl", "de"] });
    for (const [asked, given] of [
      ["de", "de"],
      ["pl", "pl"],
      ["en", "pl"],
      ["my", "pl"],
    ] as const) {
      const recipe = await readRecipe(id, undefined, asked);
      expect([recipe.language, recipe.title]).toEqual([given, `Stew in ${given}`]);
    }
  });

  it("comes back as it was answered when it was made, odd words among the ingredients or not", async () => {
    const parent = await provenUser("cook");
    for (const ingredients of [
      ["carrot", "potato"],
      ["carrot\u0000", "\ud800egg", "honey", "x".repeat(10_000), "\u202esalt"],
    ]) {
      const made = await generateRecipe(
        parent,
        { ingredients, cookingMethod: "stew", ageGroup: "12-24", mealType: "dinner" },
        "de",
      );
      expect(await readRecipe(made.id, parent, "de")).toEqual(made);
    }
  });
});
