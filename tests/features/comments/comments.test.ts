import { describe, expect, it } from "vitest";
import type { Actor } from "@/lib/domain/shared/actor";
import { addComment } from "@/lib/features/comments/add";
import { hideComment } from "@/lib/features/comments/hide";
import { listComments } from "@/lib/features/comments/list";
import { listReported } from "@/lib/features/comments/list-reported";
import { removeComment } from "@/lib/features/comments/remove";
import { reportComment } from "@/lib/features/comments/report";
import { commentInput } from "@/lib/features/comments/schema";
import { clearRecipes } from "@/lib/features/recipes/clear";
import { readRecipe } from "@/lib/features/recipes/list";
import { markTested } from "@/lib/features/recipes/mark-tested";
import { shareRecipe, unshareRecipe } from "@/lib/features/recipes/share";
import { database } from "@/lib/platform/db/client";
import { withDatabase } from "@/tests/support/database";
import { provenUser } from "@/tests/support/database-users";
import { cook, recipeRow } from "@/tests/support/kitchens";
import { plansOf, statementsOf } from "@/tests/support/statements";

withDatabase();

async function person(role: Actor["role"] = "parent", username = "Wanda"): Promise<Actor> {
  return { userId: await provenUser(username), role, username };
}

/** A recipe that everybody reads, and who made it. */
async function publicRecipe(): Promise<{ readonly owner: Actor; readonly id: string }> {
  const owner = await person();
  const { id } = await cook(owner.userId);
  await markTested(owner.userId, id, "en");
  return { owner, id };
}

const said = (content: string, rating?: number) => ({ content, hasCooked: rating !== undefined, rating });
const page = { limit: 20 };

async function contents(id: string, actor?: Actor): Promise<string[]> {
  return (await listComments(id, actor, page)).comments.map(({ content }) => content);
}

describe("commenting", () => {
  it("shows a comment to everybody, newest first, with the recipe's count and average", async () => {
    const { owner, id } = await publicRecipe();
    const other = await person("parent", "Jan");
    const first = await addComment(owner, id, said("Lovely", 5));
    await addComment(other, id, said("Ours wanted more", 4));
    await addComment(other, id, said("Again today"));
    expect(await contents(id)).toEqual(["Again today", "Ours wanted more", "Lovely"]);
    const [, , oldest] = (await listComments(id, owner, page)).comments;
    expect(oldest).toMatchObject({ ...first, username: expect.stringContaining("Wanda") });
    expect(await readRecipe(id, undefined, "en")).toMatchObject({ commentCount: 3, averageRating: 4.5 });
    await removeComment(owner.userId, first.id);
    expect(await readRecipe(id, undefined, "en")).toMatchObject({ commentCount: 2, averageRating: 4 });
  });

  it("names another writer by what leads nowhere, and oneself by one's own id", async () => {
    const { owner, id } = await publicRecipe();
    await addComment(owner, id, said("Mine"));
    await addComment(owner, id, said("Mine too"));
    const mine = (await listComments(id, owner, page)).comments.map(({ userId }) => userId);
    expect(mine).toEqual([owner.userId, owner.userId]);
    const answer = (await listComments(id, await person(), page)).comments;
    expect(new Set(answer.map(({ userId }) => userId)).size).toBe(1);
    expect(JSON.stringify(answer)).not.toContain(owner.userId);
    const { displayUsername, email } = await database().user.findUniqueOrThrow({ where: { id: owner.userId } });
    expect(answer.map(({ username }) => username)).toEqual([displayUsername, displayUsername]);
    expect(JSON.stringify(answer)).not.toContain(email);
  });

  it("is for those who may read the recipe, and lets who commented go on reading it", async () => {
    const [owner, friend, stranger] = [await person(), await person(), await person()];
    const { id } = await cook(owner.userId);
    for (const act of [addComment(stranger, id, said("Hello")), listComments(id, stranger, page)]) {
      await expect(act).rejects.toMatchObject({ code: "not_found" });
    }
    await shareRecipe(owner.userId, id);
    const { id: commentId } = await addComment(friend, id, said("Thank you"));
    await unshareRecipe(owner.userId, id);
    await clearRecipes(owner.userId);
    expect(await contents(id, friend)).toEqual(["Thank you"]);
    await expect(listComments(id, owner, page)).rejects.toMatchObject({ code: "not_found" });
    await removeComment(friend.userId, commentId);
    expect(await recipeRow(id)).toBeNull();
  });

  it("is taken back by its author alone, once", async () => {
    const { owner, id } = await publicRecipe();
    const other = await person();
    const comment = await addComment(owner, id, said("Mine"));
    await expect(removeComment(other.userId, comment.id)).rejects.toMatchObject({ code: "not_comment_author" });
    const both = await Promise.allSettled([1, 2].map(() => removeComment(owner.userId, comment.id)));
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(removeComment(owner.userId, comment.id)).rejects.toMatchObject({ code: "not_found" });
    expect((await recipeRow(id))?.commentCount).toBe(0);
  });

  it.each([
    ["", false],
    [" \n\t\u200b", false],
    ["x".repeat(2_001), false],
    ["x".repeat(2_000), true],
    ["မင်္ဂလာပါ\u200b", true],
    ["\u202eevil\u0000", true],
  ])("takes %j: %s", (content, isTaken) => {
    const parsed = commentInput.safeParse({ content });
    expect(parsed.success).toBe(isTaken);
    if (parsed.success) expect(parsed.data.content).not.toMatch(/[\u0000\u200b\u202e]/);
  });

  it.each([0, 6, 1.5, 1e9, "5", Number.NaN])("refuses a rating of %s", (rating) => {
    expect(commentInput.safeParse({ content: "Good", rating }).success).toBe(false);
  });
});

describe("looking after comments", () => {
  it("hides one from everybody but its author and who looks after them, and shows it again", async () => {
    const { owner, id } = await publicRecipe();
    const [expert, other] = [await person("expert"), await person()];
    const { id: commentId } = await addComment(owner, id, said("Whole grapes are fine", 1));
    for (const _ of [1, 2]) await hideComment(expert.userId, commentId, true);
    expect([await contents(id), await contents(id, other)]).toEqual([[], []]);
    expect(await readRecipe(id, other.userId, "en")).toMatchObject({ commentCount: 0 });
    for (const who of [owner, expert]) {
      expect((await listComments(id, who, page)).comments).toMatchObject([{ id: commentId, isHidden: true }]);
    }
    for (const _ of [1, 2]) await hideComment(expert.userId, commentId, false);
    expect(await contents(id)).toHaveLength(1);
    expect(await readRecipe(id, undefined, "en")).toMatchObject({ commentCount: 1, averageRating: 1 });
  });

  it("hears of a report once from each, never of who told", async () => {
    const { owner, id } = await publicRecipe();
    const [one, two, admin] = [await person(), await person(), await person("admin")];
    const comment = await addComment(owner, id, said("Buy my course"));
    for (const who of [one, one, two]) await reportComment(who.userId, comment.id, "advertising");
    await expect(reportComment(owner.userId, comment.id, "other")).rejects.toMatchObject({ code: "not_found" });
    const reported = await listReported(admin, "waiting", "en");
    expect(reported).toMatchObject([{ id: comment.id, reportCount: 2 }]);
    expect(JSON.stringify(reported)).not.toContain(one.userId);
    expect((await listComments(id, one, page)).comments).toMatchObject([{ reportedByMe: true }]);
    expect((await listComments(id, owner, page)).comments[0]).not.toHaveProperty("reportCount");
    await hideComment(admin.userId, comment.id, true);
    expect(await listReported(admin, "waiting", "en")).toEqual([]);
    await expect(reportComment(two.userId, comment.id, "other")).rejects.toMatchObject({ code: "not_found" });
  });

  it("reaches a comment on a recipe it cannot read only once somebody reported it", async () => {
    const [owner, friend, expert] = [await person(), await person(), await person("expert")];
    const { id } = await cook(owner.userId);
    const comment = await addComment(owner, id, said("For the family"));
    await expect(hideComment(expert.userId, comment.id, true)).rejects.toMatchObject({ code: "not_found" });
    await expect(reportComment(friend.userId, comment.id, "unkind")).rejects.toMatchObject({ code: "not_found" });
    await shareRecipe(owner.userId, id);
    await reportComment(friend.userId, comment.id, "unkind");
    await unshareRecipe(owner.userId, id);
    await hideComment(expert.userId, comment.id, true);
    expect((await database().comment.findUnique({ where: { id: comment.id } }))?.hiddenAt).not.toBeNull();
  });
});

describe("the list", () => {
  it("is one statement whatever its length, read by its index, and pages through everything once", async () => {
    const { owner, id } = await publicRecipe();
    const quiet = await publicRecipe();
    await database().$executeRaw`
      INSERT INTO comments (id, recipe_id, user_id, content, created_at)
      SELECT 'comment-number-' || n, ${id}, ${owner.userId}, 'Good', '2026-01-01'::timestamptz + (n / 4) * interval '1 second'
      FROM generate_series(1, 3000) n`;
    await database().$executeRaw`ANALYZE`;
    for (const [recipe, length] of [
      [quiet.id, 0],
      [id, 100],
    ] as const) {
      let found = -1;
      const statements = await statementsOf(async () => {
        found = (await listComments(recipe, undefined, { limit: 100 })).comments.length;
      });
      expect([found, statements.length]).toEqual([length, 1]);
    }
    const [plan = []] = await plansOf(() => listComments(id, undefined, page));
    expect(plan.filter(({ kind, relation }) => kind === "Seq Scan" && relation === "comments")).toEqual([]);
    expect(plan.map(({ index }) => index)).toContain("comments_recipe_id_created_at_id_idx");
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const next = await listComments(id, undefined, { limit: 70, ...(cursor === undefined ? {} : { cursor }) });
      seen.push(...next.comments.map((comment) => comment.id));
      cursor = next.nextCursor;
    } while (cursor !== undefined);
    expect([seen.length, new Set(seen).size]).toEqual([3000, 3000]);
    expect((await recipeRow(id))?.commentCount).toBe(3000);
  });
});
