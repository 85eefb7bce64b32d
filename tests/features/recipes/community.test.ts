import { describe, expect, it } from "vitest";
import type { UserId } from "@/lib/domain/shared/actor";
import { addBookmark } from "@/lib/features/bookmarks/add";
import { listRecipes, readRecipe } from "@/lib/features/recipes/list";
import { markTested } from "@/lib/features/recipes/mark-tested";
import { shareRecipe, unshareRecipe } from "@/lib/features/recipes/share";
import { verifyRecipe } from "@/lib/features/recipes/verify";
import { database } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/new-id";
import { withDatabase } from "@/tests/support/database";
import { provenUser } from "@/tests/support/database-users";
import { cook, recipeRow, suggestionData } from "@/tests/support/kitchens";
import { statementsOf } from "@/tests/support/statements";

withDatabase();

const ROUNDS = Number(process.env["COMMUNITY_ROUNDS"] ?? 5);

async function expert() {
  return { userId: await provenUser("expert"), role: "expert", username: "Dr Carrot" } as const;
}

async function marksOf(recipeId: string): Promise<number> {
  return database().testedMark.count({ where: { recipeId } });
}

describe("marking as tested", () => {
  it("makes a recipe community tested, once per parent, and shows it to everybody", async () => {
    const [owner, other] = [await provenUser("owner"), await provenUser("other")];
    const { id } = await cook(owner);
    await expect(markTested(other, id, "en")).rejects.toMatchObject({ code: "not_found" });
    const first = { verificationType: "community_tested", communityTestedCount: 1, testedByMe: true };
    expect(await markTested(owner, id, "en")).toEqual(first);
    expect(await markTested(owner, id, "en")).toEqual(first);
    expect(await readRecipe(id, undefined, "en")).toMatchObject({ communityTestedCount: 1, testedByMe: false });
    expect((await listRecipes(other, { limit: 10 }, "en")).recipes.map((recipe) => recipe.id)).toContain(id);
    expect(await markTested(other, id, "en")).toEqual({ ...first, communityTestedCount: 2 });
    expect(await marksOf(id)).toBe(2);
  });

  it("is two statements, whoever has marked it before", async () => {
    const parent = await provenUser("parent");
    const { id } = await cook(parent);
    for (const _ of [1, 2]) expect(await statementsOf(() => markTested(parent, id, "en"))).toHaveLength(2);
  });

  it("leaves an expert's recipe as it is, and tells who marked it before that it still counts", async () => {
    const [owner, other] = [await provenUser("owner"), await provenUser("other")];
    const { id } = await cook(owner);
    await markTested(owner, id, "en");
    await verifyRecipe(await expert(), id, undefined, "en");
    await expect(markTested(other, id, "en")).rejects.toMatchObject({ code: "conflict" });
    expect(await markTested(owner, id, "en")).toMatchObject({ verificationType: "expert_verified" });
    expect([await marksOf(id), (await recipeRow(id))?.communityTestedCount]).toEqual([1, 1]);
  });

  it("keeps to its parent what came with a call, until an expert stands behind it", async () => {
    const parent = await provenUser("parent");
    const { bookmark } = await addBookmark(parent, "9000", await suggestionData(parent), "en");
    const { id } = bookmark.recipe;
    expect(await markTested(parent, id, "en")).toMatchObject({ verificationType: "community_tested" });
    await expect(readRecipe(id, undefined, "en")).rejects.toMatchObject({ code: "not_found" });
    await shareRecipe(parent, id);
    await verifyRecipe(await expert(), id, undefined, "en");
    await unshareRecipe(parent, id);
    expect(await readRecipe(id, undefined, "en")).toMatchObject({ verificationType: "expert_verified" });
  });

  it("counts exactly when everybody marks at once, a few times each", { timeout: 600_000 }, async () => {
    const parents = await Promise.all(Array.from({ length: 16 }, () => provenUser("parent")));
    const [owner] = parents;
    if (owner === undefined) throw new Error("no parents");
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await cook(owner, { ingredients: ["carrot"] });
      await shareRecipe(owner, id);
      const answers = await Promise.all([...parents, ...parents].map((parent) => markTested(parent, id, "en")));
      expect(answers).toHaveLength(32);
      const row = await recipeRow(id);
      expect([row?.communityTestedCount, await marksOf(id), row?.verificationType]).toEqual([
        16,
        16,
        "community_tested",
      ]);
    }
  });

  it("is wholly before or after a verification that comes at once", { timeout: 600_000 }, async () => {
    const doctor = await expert();
    const parents = await Promise.all(Array.from({ length: 8 }, () => provenUser("parent")));
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await cook(doctor.userId, { ingredients: ["carrot"] });
      await shareRecipe(doctor.userId, id);
      const marks = parents.map((parent) =>
        markTested(parent, id, "en").then(
          () => 1,
          () => 0,
        ),
      );
      const [made] = await Promise.all([Promise.all(marks), verifyRecipe(doctor, id, undefined, "en")]);
      const count = made.filter((one) => one === 1).length;
      const row = await recipeRow(id);
      expect([row?.verificationType, row?.communityTestedCount, await marksOf(id)]).toEqual([
        "expert_verified",
        count,
        count,
      ]);
    }
  });

  it("is taken back with the account it came from, and the count with it", async () => {
    const [owner, other] = [await provenUser("owner"), await provenUser("other")];
    const { id } = await cook(owner);
    await markTested(owner, id, "en");
    await markTested(other, id, "en");
    await database().user.delete({ where: { id: other } });
    expect((await recipeRow(id))?.communityTestedCount).toBe(1);
  });
});

describe("an expert", () => {
  it("verifies by their own name or another, what they may read, and anybody sees it then", async () => {
    const [owner, doctor] = [await provenUser("owner"), await expert()];
    const { id } = await cook(owner);
    await expect(verifyRecipe(doctor, id, undefined, "en")).rejects.toMatchObject({ code: "not_found" });
    expect((await recipeRow(id))?.verificationType).toBe("ai_generated");
    await shareRecipe(owner, id);
    expect(await verifyRecipe(doctor, id, undefined, "en")).toMatchObject({ expertName: "Dr Carrot" });
    const again = await verifyRecipe(doctor, id, "Dr Pea", "en");
    expect(again).toMatchObject({ verificationType: "expert_verified", expertName: "Dr Pea" });
    expect((await readRecipe(id, undefined, "en")).expertName).toBe("Dr Pea");
  });
});

describe("sharing by a link", () => {
  it("is the parent's own to give and to take back", async () => {
    const [owner, other] = [await provenUser("owner"), await provenUser("other")];
    const { id } = await cook(owner);
    for (const act of [shareRecipe, unshareRecipe]) {
      await expect(act(other, id)).rejects.toMatchObject({ code: "not_found" });
    }
    expect(await shareRecipe(owner, id)).toEqual(await shareRecipe(owner, id));
    expect(await readRecipe(id, owner, "en")).toMatchObject({ isMine: true, isLinkShared: true });
    const read = await readRecipe(id, undefined, "en");
    expect(read.isMine).toBe(false);
    expect(read).not.toHaveProperty("isLinkShared");
    expect((await listRecipes(undefined, { limit: 100 }, "en")).recipes.map((recipe) => recipe.id)).not.toContain(id);
    await unshareRecipe(owner, id);
    await expect(readRecipe(id, other, "en")).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("what a parent typed", () => {
  const canary = "Omas Karotten aus Tulln";

  it("is never told to others, and goes with its parent", async () => {
    const owner = await provenUser("owner");
    await database().allergy.create({ data: { id: newId(), userId: owner, food: "egg", foodKey: "egg" } });
    const { id } = await cook(owner, { ingredients: ["potato", canary, "egg", "honey", "xyzzyplugh"] });
    const own = JSON.stringify(await readRecipe(id, owner, "en"));
    expect(own).toContain("xyzzyplugh");
    await markTested(owner, id, "en");
    const others = JSON.stringify(await readRecipe(id, undefined, "en"));
    for (const word of ["Tulln", "xyzzyplugh", "honey", "family_allergy"]) expect(others).not.toContain(word);
    await database().user.delete({ where: { id: owner } });
    const left = JSON.stringify(await recipeRow(id));
    for (const word of ["Tulln", "xyzzyplugh", owner]) expect(left).not.toContain(word);
    expect(await recipeRow(id)).toMatchObject({ ownerId: null, excluded: [], linkShared: false, shared: true });
  });

  it("and what a label has to be read for is the family's own business, too", async () => {
    const owner = await provenUser("owner");
    await database().allergy.create({ data: { id: newId(), userId: owner, food: "milk", foodKey: "milk" } });
    const { id } = await cook(owner, { ingredients: ["mashed potatoes", "carrot"] });
    const said = async (reader?: UserId) =>
      (await readRecipe(id, reader, "en")).safety.findings.map(({ ruleId }) => ruleId);
    expect(await said(owner)).toContain("read_label");
    await markTested(owner, id, "en");
    expect(await said()).not.toContain("read_label");
  });
});
