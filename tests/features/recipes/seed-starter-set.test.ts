import { describe, expect, it } from "vitest";
import { AGE_GROUPS } from "@/lib/domain/food/age";
import { STARTER_SET } from "@/lib/domain/recipes/starter-set.table";
import { LANGUAGES } from "@/lib/domain/shared/language";
import { listRecipes } from "@/lib/features/recipes/list";
import { seedStarterSet } from "@/lib/features/recipes/seed-starter-set";
import { database } from "@/lib/platform/db/client";
import { isUniqueViolation } from "@/lib/platform/db/errors";
import { withDatabase } from "@/tests/support/database";

withDatabase();

async function stored() {
  return database().recipe.findMany({
    select: {
      id: true,
      starterKey: true,
      shared: true,
      ownerId: true,
      texts: { select: { language: true, title: true } },
    },
    orderBy: { starterKey: "asc" },
  });
}

/**
 * As a server seeds at its start: again, when the database did not answer in time. Here two of them share a process, and
 * one composes for seconds while the other waits for its connection. What they must not do is collide.
 */
async function seedAsAtStart(): Promise<void> {
  try {
    await seedStarterSet();
  } catch (error) {
    if (isUniqueViolation(error)) throw error;
    await seedStarterSet();
  }
}

describe("the starter set", () => {
  it("is laid once by two servers that start at once, and once more changes nothing", async () => {
    await Promise.all([seedAsAtStart(), seedAsAtStart()]);
    const once = await stored();
    const keys = once.flatMap(({ starterKey }) => starterKey ?? []);
    expect(new Set(keys).size).toBe(keys.length);
    expect(once.length).toBe(STARTER_SET.length);
    await seedStarterSet();
    expect(await stored()).toEqual(once);
  }, 120_000);

  it("is shown in one order on every installation, with something for every age on the first page", async () => {
    const firstPage = async () => (await listRecipes(undefined, { limit: 10 }, "en")).recipes;
    const before = await firstPage();
    expect(new Set(before.map(({ ageGroup }) => ageGroup))).toEqual(new Set(AGE_GROUPS));
    await database().recipe.deleteMany();
    await seedStarterSet();
    expect((await firstPage()).map(({ title }) => title)).toEqual(before.map(({ title }) => title));
  });

  it("comes without an account: an installation begins with nobody who could sign in", async () => {
    expect(await database().recipe.count()).toBeGreaterThan(0);
    expect([await database().user.count(), await database().credential.count()]).toEqual([0, 0]);
  });

  it("is everybody's and nobody's, with its words in every language", async () => {
    for (const recipe of await stored()) {
      expect([recipe.shared, recipe.ownerId]).toEqual([true, null]);
      expect(recipe.texts.map(({ language }) => language).sort()).toEqual([...LANGUAGES].sort());
    }
  });

  it("grows by what an older installation lacks, and leaves the rest as it was", async () => {
    const before = await stored();
    const [gone] = before;
    await database().recipe.deleteMany({ where: { id: gone?.id ?? "" } });
    await seedStarterSet();
    const after = await stored();
    expect(after.map(({ starterKey }) => starterKey)).toEqual(before.map(({ starterKey }) => starterKey));
    expect(after.slice(1)).toEqual(before.slice(1));
    expect(after[0]?.id).not.toBe(gone?.id);
  });

  it.each(LANGUAGES)("is read in %s, each recipe once", async (language) => {
    const { recipes, nextCursor } = await listRecipes(undefined, { limit: 100 }, language);
    expect(recipes).toHaveLength(STARTER_SET.length);
    expect(nextCursor).toBeUndefined();
    for (const recipe of recipes) expect([recipe.language, recipe.safety.excluded]).toEqual([language, []]);
  });
});
