import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Actor, UserId } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import { addBookmark } from "@/lib/features/bookmarks/add";
import { listBookmarks } from "@/lib/features/bookmarks/list";
import { removeBookmark } from "@/lib/features/bookmarks/remove";
import type { RecipeData } from "@/lib/features/bookmarks/schema";
import { addComment } from "@/lib/features/comments/add";
import { hideComment } from "@/lib/features/comments/hide";
import { listComments } from "@/lib/features/comments/list";
import { removeComment } from "@/lib/features/comments/remove";
import { clearRecipes } from "@/lib/features/recipes/clear";
import { listRecipes, readRecipe } from "@/lib/features/recipes/list";
import { markTested } from "@/lib/features/recipes/mark-tested";
import { shareRecipe, unshareRecipe } from "@/lib/features/recipes/share";
import { verifyRecipe } from "@/lib/features/recipes/verify";
import { database } from "@/lib/platform/db/client";
import { withDatabase } from "@/tests/support/database";
import { provenUser } from "@/tests/support/database-users";
import { cook, suggestionData } from "@/tests/support/kitchens";

withDatabase();

const RUNS = Number(process.env["COMMUNITY_ROUNDS"] ?? 12);

interface Said {
  readonly author: UserId;
  readonly rating: number;
  hidden: boolean;
}

/** What the product should remember of one recipe. */
interface Known {
  owner: UserId | undefined;
  shared: boolean;
  linkShared: boolean;
  readonly ownWords: boolean;
  type: "ai_generated" | "community_tested" | "expert_verified";
  readonly bookmarks: Set<UserId>;
  readonly marks: Set<UserId>;
  readonly comments: Map<string, Said>;
}

function isReadable(known: Known, who: UserId | undefined): boolean {
  if (known.shared || known.linkShared) return true;
  if (who === undefined) return false;
  const spoke = [...known.comments.values()].some(({ author }) => author === who);
  return known.owner === who || known.bookmarks.has(who) || spoke;
}

const KINDS = [
  ...["cook", "bookmark", "bookmark", "unbookmark", "suggestion", "test", "test", "verify", "share", "unshare"],
  ...["comment", "comment", "uncomment", "hide", "show", "clear"],
] as const;

const step = fc.record({
  kind: fc.constantFrom(...KINDS),
  who: fc.nat(2),
  which: fc.nat(30),
  comment: fc.nat(30),
  rating: fc.integer({ min: 1, max: 5 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

class Village {
  readonly recipes = new Map<string, Known>();

  constructor(
    readonly people: readonly Actor[],
    readonly data: RecipeData,
  ) {}

  private remember(id: string, owner: UserId, ownWords: boolean): void {
    this.recipes.set(id, {
      owner,
      shared: false,
      linkShared: false,
      ownWords,
      type: "ai_generated",
      bookmarks: new Set(),
      marks: new Set(),
      comments: new Map(),
    });
  }

  /** What nobody holds is gone. */
  private sweep(id: string, known: Known): void {
    const held = known.bookmarks.size + known.marks.size + known.comments.size > 0;
    if (known.owner === undefined && !known.shared && !held) this.recipes.delete(id);
  }

  /** Does one thing and says what came of it: the error's code, or "done". `expected` is what the model says should. */
  async does({ kind, who, which, comment, rating }: Step): Promise<readonly [actual: string, expected: string]> {
    const actor = this.people[who % this.people.length];
    if (actor === undefined) throw new Error("nobody is there");
    const me = actor.userId;
    if (kind === "cook") {
      this.remember((await cook(me, { ingredients: ["carrot"] })).id, me, false);
      return ["done", "done"];
    }
    if (kind === "suggestion") {
      const { bookmark } = await addBookmark(me, "9000", this.data, "en");
      const { id } = bookmark.recipe;
      if (!this.recipes.has(id)) this.remember(id, me, true);
      this.recipes.get(id)?.bookmarks.add(me);
      return ["done", "done"];
    }
    if (kind === "clear") return this.clears(me);
    const [id, known] = [...this.recipes][which % Math.max(1, this.recipes.size)] ?? [];
    if (id === undefined || known === undefined) return ["done", "done"];
    return this.doesTo(id, known, { kind, actor, comment, rating });
  }

  private async clears(me: UserId): Promise<readonly [string, string]> {
    const own = [...this.recipes].filter(([, { owner }]) => owner === me);
    const { cleared } = await clearRecipes(me);
    for (const [id, known] of own) {
      known.owner = undefined;
      known.linkShared = false;
      if (known.bookmarks.size + known.marks.size + known.comments.size === 0) this.recipes.delete(id);
    }
    return [String(cleared), String(own.length)];
  }

  private async doesTo(
    id: string,
    known: Known,
    { kind, actor, comment, rating }: { kind: Step["kind"]; actor: Actor; comment: number; rating: number },
  ): Promise<readonly [string, string]> {
    const me = actor.userId;
    const readable = isReadable(known, me);
    const [commentId = "a-comment-that-is-not", said] =
      [...known.comments][comment % Math.max(1, known.comments.size)] ?? [];
    const orMissing = (ok: boolean) => (ok ? "done" : "not_found");
    switch (kind) {
      case "bookmark": {
        const actual = await outcome(addBookmark(me, id, undefined, "en"));
        if (readable) known.bookmarks.add(me);
        return [actual, orMissing(readable)];
      }
      case "unbookmark": {
        const actual = await outcome(removeBookmark(me, id));
        known.bookmarks.delete(me);
        this.sweep(id, known);
        return [actual, "done"];
      }
      case "test": {
        const actual = await outcome(markTested(me, id, "en"));
        if (!readable) return [actual, "not_found"];
        if (known.type === "expert_verified") return [actual, known.marks.has(me) ? "done" : "conflict"];
        known.marks.add(me);
        known.type = "community_tested";
        if (!known.ownWords) known.shared = true;
        return [actual, "done"];
      }
      case "verify": {
        const actual = await outcome(verifyRecipe(actor, id, undefined, "en"));
        if (readable) [known.type, known.shared] = ["expert_verified", true];
        return [actual, orMissing(readable)];
      }
      case "share":
      case "unshare": {
        const actual = await outcome<unknown>((kind === "share" ? shareRecipe : unshareRecipe)(me, id));
        if (known.owner === me) known.linkShared = kind === "share";
        return [actual, orMissing(known.owner === me)];
      }
      case "comment": {
        const adding = addComment(actor, id, { content: "Good", hasCooked: true, rating });
        const actual = await outcome(adding);
        if (readable) known.comments.set((await adding).id, { author: me, rating, hidden: false });
        return [actual, orMissing(readable)];
      }
      case "uncomment": {
        const actual = await outcome(removeComment(me, commentId));
        if (said?.author === me) known.comments.delete(commentId);
        this.sweep(id, known);
        return [actual, said === undefined ? "not_found" : said.author === me ? "done" : "not_comment_author"];
      }
      default: {
        const actual = await outcome(hideComment(me, commentId, kind === "hide"));
        const may = said !== undefined && readable;
        if (may) said.hidden = kind === "hide";
        return [actual, orMissing(may)];
      }
    }
  }

  /** Everything anybody may read, and every row, is as the model says. */
  async agrees(): Promise<void> {
    for (const who of [...this.people, undefined]) await this.agreesFor(who);
    const rows = await database().recipe.findMany({
      where: { starterKey: null, id: { in: [...this.recipes.keys()] } },
      include: { _count: { select: { bookmarks: true, testedMarks: true, comments: true } } },
    });
    expect(rows.map(({ id }) => id).sort()).toEqual([...this.recipes.keys()].sort());
    for (const row of rows) {
      const known = this.recipes.get(row.id);
      if (known === undefined) continue;
      const seen = [...known.comments.values()].filter(({ hidden }) => !hidden);
      expect(row).toMatchObject({
        ownerId: known.owner ?? null,
        shared: known.shared,
        linkShared: known.linkShared,
        verificationType: known.type,
        communityTestedCount: known.marks.size,
        commentCount: seen.length,
        ratingCount: seen.length,
        ratingSum: seen.reduce((sum, { rating }) => sum + rating, 0),
        _count: { bookmarks: known.bookmarks.size, testedMarks: known.marks.size, comments: known.comments.size },
      });
    }
  }

  private async agreesFor(who: Actor | undefined): Promise<void> {
    const me = who?.userId;
    for (const [id, known] of this.recipes) {
      const actual = await outcome(readRecipe(id, me, "en"));
      expect(actual).toBe(isReadable(known, me) ? "done" : "not_found");
      if (actual !== "done") continue;
      expect(await readRecipe(id, me, "en")).toMatchObject({
        isMine: me !== undefined && known.owner === me,
        isBookmarked: me !== undefined && known.bookmarks.has(me),
        testedByMe: me !== undefined && known.marks.has(me),
        communityTestedCount: known.marks.size,
        verificationType: known.type,
      });
      const { comments } = await listComments(id, who, { limit: 100 });
      const visible = [...known.comments].filter(
        ([, { hidden, author }]) => !hidden || author === me || who?.role === "expert",
      );
      expect(comments.map((comment) => comment.id).sort()).toEqual(visible.map(([one]) => one).sort());
    }
    const listed = (await listRecipes(me, { limit: 100 }, "en")).recipes.filter(({ id }) => this.recipes.has(id));
    const own = [...this.recipes].filter(([, { owner, shared }]) => shared || (me !== undefined && owner === me));
    expect(listed.map(({ id }) => id).sort()).toEqual(own.map(([id]) => id).sort());
    if (me === undefined) return;
    const { bookmarks } = await listBookmarks(me, { limit: 100 }, "en");
    const kept = [...this.recipes].filter(([, known]) => known.bookmarks.has(me)).map(([id]) => id);
    expect(bookmarks.map(({ recipe }) => recipe.id).sort()).toEqual(kept.sort());
  }
}

async function outcome<T>(act: Promise<T>): Promise<string> {
  try {
    await act;
    return "done";
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

describe("three who share a village", () => {
  it("find everything as they left it, whatever they do", { timeout: 900_000 }, async () => {
    const data = await suggestionData(await provenUser("asker"));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40, size: "max" }), async (steps) => {
        await database().recipe.deleteMany({ where: { starterKey: null } });
        const people = await Promise.all(
          (["parent", "expert", "parent"] as const).map(async (role, index) => ({
            userId: await provenUser("villager"),
            role,
            username: `villager ${String(index)}`,
          })),
        );
        const village = new Village(people, data);
        for (const one of steps) {
          const [actual, expected] = await village.does(one);
          expect(actual, JSON.stringify(one)).toBe(expected);
        }
        await village.agrees();
      }),
      { numRuns: RUNS },
    );
  });
});
