import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Actor } from "@/lib/domain/shared/actor";
import { addComment } from "@/lib/features/comments/add";
import { dismissReports } from "@/lib/features/comments/dismiss";
import { hideComment } from "@/lib/features/comments/hide";
import { listReported } from "@/lib/features/comments/list-reported";
import { removeComment } from "@/lib/features/comments/remove";
import { reportComment } from "@/lib/features/comments/report";
import type { ReportReason, ReportState } from "@/lib/features/comments/schema";
import { markTested } from "@/lib/features/recipes/mark-tested";
import { shareRecipe, unshareRecipe } from "@/lib/features/recipes/share";
import { database } from "@/lib/platform/db/client";
import { withDatabase } from "@/tests/support/database";
import { provenUser } from "@/tests/support/database-users";
import { cook } from "@/tests/support/kitchens";
import { statementsOf } from "@/tests/support/statements";

withDatabase();

async function person(role: Actor["role"] = "parent"): Promise<Actor> {
  return { userId: await provenUser("Wanda"), role, username: "Wanda" };
}

/** Somebody's comment on a recipe that everybody reads, and both. */
async function comment(content = "Whole grapes are fine"): Promise<{ id: string; recipeId: string; author: Actor }> {
  const author = await person();
  const { id: recipeId } = await cook(author.userId);
  await markTested(author.userId, recipeId, "en");
  const { id } = await addComment(author, recipeId, { content, hasCooked: false, rating: null });
  return { id, recipeId, author };
}

async function reported(id: string, ...reasons: readonly ReportReason[]): Promise<void> {
  for (const reason of reasons) await reportComment((await person()).userId, id, reason);
}

/** Of these comments alone: the tests of a file share their database. */
async function listed(moderator: Actor, state: ReportState, ids: readonly string[]): Promise<string[]> {
  return (await listReported(moderator, state, "en")).map(({ id }) => id).filter((id) => ids.includes(id));
}

describe("the list of reported comments", () => {
  it("says why and how often each was reported, on which recipe, and never by whom", async () => {
    const [{ id, recipeId }, expert] = [await comment(), await person("expert")];
    await reported(id, "other", "unsafe", "unkind", "unsafe");
    const [found] = (await listReported(expert, "waiting", "en")).filter((one) => one.id === id);
    expect(found).toMatchObject({
      content: "Whole grapes are fine",
      reportCount: 4,
      reasons: [
        { reason: "unsafe", count: 2 },
        { reason: "unkind", count: 1 },
        { reason: "other", count: 1 },
      ],
      recipeId,
      recipe: { language: "en" },
    });
    const reports = await database().commentReport.findMany({ where: { commentId: id } });
    expect(found?.reportedAt).toBe(
      reports
        .map(({ createdAt }) => createdAt.toISOString())
        .toSorted()
        .at(-1),
    );
    for (const { reporterId } of reports) expect(JSON.stringify(found)).not.toContain(reporterId);
  });

  it("begins with what may harm a child, whatever was reported since", async () => {
    const [harm, newer, newest] = [await comment(), await comment(), await comment()];
    await reported(harm.id, "unsafe");
    await reported(newer.id, "unkind");
    await reported(newest.id, "advertising");
    const ids = [harm.id, newer.id, newest.id];
    // Two reports of one millisecond have no order of their own.
    const at = (milliseconds: number) => new Date(Date.UTC(2026, 0, 1) + milliseconds);
    for (const [place, commentId] of ids.entries()) {
      await database().commentReport.updateMany({ where: { commentId }, data: { createdAt: at(place) } });
    }
    expect(await listed(await person("admin"), "waiting", ids)).toEqual([harm.id, newest.id, newer.id]);
  });

  it("names a recipe in the reader's language, and none that its parent took back from everybody", async () => {
    const [owner, friend, expert] = [await person(), await person(), await person("expert")];
    const { id: recipeId } = await cook(owner.userId);
    const { id } = await addComment(owner, recipeId, { content: "For us", hasCooked: false, rating: null });
    await shareRecipe(owner.userId, recipeId);
    await reportComment(friend.userId, id, "private");
    const recipeFor = async (language: "de" | "pl") =>
      (await listReported(expert, "waiting", language)).find((one) => one.id === id)?.recipe;
    const texts = await database().recipeText.findMany({
      where: { recipeId },
      select: { language: true, title: true },
    });
    const german = texts.find(({ language }) => language === "de");
    expect(await recipeFor("de")).toEqual(german ?? texts.find(({ language }) => language === "en"));
    await unshareRecipe(owner.userId, recipeId);
    expect(await recipeFor("de")).toBeNull();
    expect(await listed(expert, "waiting", [id])).toEqual([id]);
  });

  it("is one statement, however much was reported", async () => {
    const expert = await person("expert");
    for (const _ of [1, 2, 3]) await reported((await comment()).id, "other");
    expect(await statementsOf(() => listReported(expert, "waiting", "en"))).toHaveLength(1);
  });
});

describe("letting a comment stand", () => {
  it("takes it off the list, twice as once, and it can be reported again by the same parent", async () => {
    const [{ id }, admin, parent] = [await comment(), await person("admin"), await person()];
    await reportComment(parent.userId, id, "unkind");
    for (const _ of [1, 2]) await dismissReports(admin.userId, id);
    expect(await listed(admin, "waiting", [id])).toEqual([]);
    await reportComment(parent.userId, id, "unsafe");
    expect((await listReported(admin, "waiting", "en")).find((one) => one.id === id)).toMatchObject({
      reasons: [{ reason: "unsafe", count: 1 }],
    });
  });

  it("touches the reports of no other comment, and not the comment", async () => {
    const [one, other, expert] = [await comment("Yes"), await comment("No"), await person("expert")];
    for (const { id } of [one, other]) await reported(id, "other", "unkind");
    const before = await database().comment.findUnique({ where: { id: one.id } });
    await dismissReports(expert.userId, one.id);
    expect(await database().comment.findUnique({ where: { id: one.id } })).toEqual(before);
    expect(await database().commentReport.count({ where: { commentId: other.id } })).toBe(2);
  });

  it("is refused for a comment that is hidden: its reports say why until it is shown again", async () => {
    const [{ id }, expert] = [await comment(), await person("expert")];
    await reported(id, "unsafe");
    await hideComment(expert.userId, id, true);
    await expect(dismissReports(expert.userId, id)).rejects.toMatchObject({ code: "conflict" });
    expect(await listed(expert, "hidden", [id])).toEqual([id]);
    expect(await listed(expert, "waiting", [id])).toEqual([]);
    await hideComment(expert.userId, id, false);
    expect(await listed(expert, "waiting", [id])).toEqual([id]);
    await dismissReports(expert.userId, id);
  });

  it("finds nothing where the comment is gone, or was never this moderator's to look after", async () => {
    const [{ id, author }, expert, owner] = [await comment(), await person("expert"), await person()];
    await reported(id, "other");
    await removeComment(author.userId, id);
    await expect(dismissReports(expert.userId, id)).rejects.toMatchObject({ code: "not_found" });
    const { id: recipeId } = await cook(owner.userId);
    const own = await addComment(owner, recipeId, { content: "Ours", hasCooked: false, rating: null });
    await expect(dismissReports(expert.userId, own.id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("and hiding at the same moment leave one clear state, whoever of many moderators was first", async () => {
    const moderators = await Promise.all(Array.from({ length: 4 }, () => person("expert")));
    for (let round = 0; round < 5; round += 1) {
      const { id } = await comment();
      await reported(id, "unsafe", "unkind");
      const acts = moderators.map(({ userId }, place) =>
        place % 2 === 0 ? hideComment(userId, id, true) : dismissReports(userId, id),
      );
      const outcomes = await Promise.allSettled(acts);
      const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason.code] : []));
      expect(refused.filter((code) => code !== "conflict")).toEqual([]);
      const { hiddenAt } = await database().comment.findUniqueOrThrow({ where: { id } });
      const reports = await database().commentReport.count({ where: { commentId: id } });
      expect([hiddenAt === null, [0, 2].includes(reports)]).toEqual([false, true]);
      // Reports are gone exactly where somebody was told so.
      expect(reports === 0).toBe(refused.length < 2);
    }
  });

  it("agrees with a model after any sequence of reports, hidings and decisions", { timeout: 60_000 }, async () => {
    const parents = [await person(), await person(), await person()];
    const expert = await person("expert");
    const act = fc.oneof(
      fc.record({ kind: fc.constant("report" as const), who: fc.integer({ min: 0, max: 2 }) }),
      fc.constantFrom({ kind: "hide" as const }, { kind: "show" as const }, { kind: "dismiss" as const }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 14 }), async (acts) => {
        const { id } = await comment();
        const model = { reporters: new Set<number>(), isHidden: false };
        for (const step of acts) {
          if (step.kind === "report") {
            const isTaken = await reportComment(parents[step.who]?.userId ?? expert.userId, id, "unkind").then(
              () => true,
              () => false,
            );
            expect(isTaken).toBe(!model.isHidden);
            if (isTaken) model.reporters.add(step.who);
          } else if (step.kind === "dismiss") {
            const isDone = await dismissReports(expert.userId, id).then(
              () => true,
              () => false,
            );
            expect(isDone).toBe(!model.isHidden);
            if (isDone) model.reporters.clear();
          } else {
            model.isHidden = step.kind === "hide";
            await hideComment(expert.userId, id, model.isHidden);
          }
          const isListed = model.reporters.size > 0;
          expect(await listed(expert, "waiting", [id])).toEqual(isListed && !model.isHidden ? [id] : []);
          expect(await listed(expert, "hidden", [id])).toEqual(isListed && model.isHidden ? [id] : []);
        }
        await database().commentReport.deleteMany({ where: { commentId: id } });
      }),
      { numRuns: 15 },
    );
  });
});
