import { describe, expect, it } from "vitest";
import { AppError } from "@/lib/domain/shared/app-error";
import { withinCallTime } from "@/lib/platform/db/call-time";
import { database } from "@/lib/platform/db/client";
import { databaseError, isMissingRow, isUniqueViolation, retryOnConflict } from "@/lib/platform/db/errors";
import { ready } from "@/lib/platform/db/health";
import { sweep } from "@/lib/platform/db/housekeeping";
import { newId } from "@/lib/platform/db/new-id";
import { markPrepared } from "@/lib/platform/db/readiness";
import { withDatabase } from "@/tests/support/database";
import { HAS_POSTGRES } from "@/tests/support/own-postgres";

withDatabase();

function user(email: string) {
  return { id: newId(), email, username: email, displayUsername: email, name: email };
}

const recipe = {
  language: "en",
  ageGroup: "6-9",
  cookingMethod: "soup",
  source: "embedded",
  verdict: "clear",
  rulesLookedAt: 100,
};

async function thrownBy(act: Promise<unknown>): Promise<unknown> {
  try {
    await act;
  } catch (error) {
    return error;
  }
  return undefined;
}

describe("the database", () => {
  it("makes ids that differ and carry at least 128 random bits", () => {
    const ids = new Set(Array.from({ length: 1_000 }, newId));
    expect(ids.size).toBe(1_000);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{24}$/);
  });

  it("erases with an account what is its parent's alone, and keeps its recipes ownerless", async () => {
    const parent = await database().user.create({ data: user("erase@example.org") });
    const other = await database().user.create({ data: user("other@example.org") });
    const kept = await database().recipe.create({
      data: {
        ...recipe,
        id: newId(),
        ownerId: parent.id,
        texts: {
          create: {
            language: "en",
            title: "Pea soup",
            ingredients: ["peas"],
            instructions: "Cook.",
            preparation: "",
            size: "",
            safety: "",
          },
        },
        bookmarks: { create: { id: newId(), userId: other.id } },
        comments: { create: { id: newId(), userId: parent.id, content: "Lovely", rating: 5 } },
      },
    });
    await database().reaction.create({
      data: {
        id: newId(),
        userId: parent.id,
        recipeId: kept.id,
        reaction: "loved",
        foods: { create: { foodId: "peas" } },
      },
    });
    await database().user.delete({ where: { id: parent.id } });
    expect(await database().comment.count({ where: { recipeId: kept.id } })).toBe(0);
    expect(await database().reactionFood.count()).toBe(0);
    expect(await database().recipe.findUnique({ where: { id: kept.id }, select: { ownerId: true } })).toEqual({
      ownerId: null,
    });
    expect(await database().bookmark.count({ where: { recipeId: kept.id } })).toBe(1);
  });

  it("names its failures", async () => {
    await database().user.create({ data: user("twice@example.org") });
    const twice = await thrownBy(database().user.create({ data: user("twice@example.org") }));
    expect(isUniqueViolation(twice)).toBe(true);
    expect(databaseError(twice).code).toBe("conflict");
    const nobody = await thrownBy(database().preference.create({ data: { userId: "nobody" } }));
    expect(isMissingRow(nobody)).toBe(true);
    expect(databaseError(nobody).code).toBe("not_found");
    expect(databaseError(new Error("Connection terminated unexpectedly")).code).toBe("unavailable");
    const named = new AppError("rate_limited");
    expect(databaseError(named)).toBe(named);
  });

  it("knows by Postgres's own codes that there was no time, and that one may come again", async () => {
    const lock = database().$executeRaw`DO 'BEGIN RAISE EXCEPTION USING ERRCODE = ''55P03''; END'`;
    expect(databaseError(await thrownBy(lock))).toMatchObject({ code: "overloaded", retryAfterSeconds: 1 });
    const statement = database().$executeRaw`DO 'BEGIN RAISE EXCEPTION USING ERRCODE = ''57014''; END'`;
    expect(databaseError(await thrownBy(statement)).code).toBe("overloaded");
    const full = database().$executeRaw`DO 'BEGIN RAISE EXCEPTION USING ERRCODE = ''53100''; END'`;
    expect(databaseError(await thrownBy(full)).code).toBe("unavailable");
  });

  it("undoes a transaction that took too long as a whole, and says that one may come again", async () => {
    const email = "too-late@example.org";
    const late = await thrownBy(
      database().$transaction(
        async (transaction) => {
          await transaction.user.create({ data: user(email) });
          await new Promise((done) => setTimeout(done, 1_500));
          await transaction.user.count();
        },
        { timeout: 1_000, maxWait: 60_000 },
      ),
    );
    expect(databaseError(late)).toMatchObject({ code: "overloaded", retryAfterSeconds: 1 });
    expect(await database().user.count({ where: { email } })).toBe(0);
  });

  it.skipIf(!HAS_POSTGRES)("undoes what a call has begun when its time is up, though nobody hears of it", async () => {
    const email = "call-too-late@example.org";
    let end: (error: unknown) => void = () => undefined;
    const ended = new Promise<unknown>((done) => (end = done));
    const call = withinCallTime(async () => {
      const late = database().$transaction(async (transaction) => {
        await transaction.user.create({ data: user(email) });
        await transaction.$executeRaw`SELECT pg_sleep(2)`;
      });
      await late.then(end, end);
    }, 1_000);
    await expect(call).rejects.toMatchObject({ code: "overloaded", retryAfterSeconds: 1 });
    expect(await ended).toMatchObject({ code: "overloaded" });
    expect(await database().user.count({ where: { email } })).toBe(0);
  });

  it.skipIf(!HAS_POSTGRES)("gives nobody a connection on which somebody's transaction is open", async () => {
    const connection = async () =>
      (await database().$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`)[0]?.pid;
    const before = await connection();
    expect(await connection()).toBe(before);
    await database().$executeRaw`BEGIN`;
    expect(await connection()).not.toBe(before);
  });

  it("tells a pool that was empty too long from a server that nobody reaches", () => {
    expect(databaseError(new Error("timeout exceeded when trying to connect")).code).toBe("overloaded");
    expect(databaseError(new Error("Connection terminated due to connection timeout")).code).toBe("unavailable");
  });

  it("refuses what the product never writes", async () => {
    const parent = await database().user.create({ data: user("checks@example.org") });
    const made = await database().recipe.create({ data: { ...recipe, id: newId(), ownerId: parent.id } });
    const comment = { id: newId(), userId: parent.id, recipeId: made.id, content: "x", rating: 6 };
    await expect(database().comment.create({ data: comment })).rejects.toThrow();
    await expect(
      database().baby.create({ data: { id: newId(), userId: parent.id, birthMonth: "2026-13" } }),
    ).rejects.toThrow();
    await expect(database().user.update({ where: { id: parent.id }, data: { role: "admin" } })).rejects.toThrow();
  });

  it("tries again when transactions collide, four times in all", async () => {
    const collision = Object.assign(new Error("collision"), { code: "P2034" });
    let tries = 0;
    const result = await retryOnConflict(() => (++tries < 3 ? Promise.reject(collision) : Promise.resolve(tries)));
    expect(result).toBe(3);
    tries = 0;
    await expect(retryOnConflict(() => (tries++, Promise.reject(collision)))).rejects.toBe(collision);
    expect(tries).toBe(4);
  });

  it("is ready once it is prepared", async () => {
    expect(await ready()).toBe(false);
    markPrepared();
    expect(await ready()).toBe(true);
  });

  it("sweeps out what is past its time and nothing else", async () => {
    const parent = await database().user.create({ data: user("sweep@example.org") });
    const day = 24 * 3600 * 1000;
    const now = Date.now();
    const key = { userId: parent.id, route: "r", bodyHash: "h", lockedUntil: new Date(now) };
    await database().idempotencyKey.createMany({
      data: [
        { ...key, key: "old", createdAt: new Date(now - day - 1000) },
        { ...key, key: "new", createdAt: new Date(now - day + 60_000) },
      ],
    });
    await database().session.createMany({
      data: [
        { id: newId(), userId: parent.id, token: "over", expiresAt: new Date(now - 1000) },
        { id: newId(), userId: parent.id, token: "live", expiresAt: new Date(now + day) },
      ],
    });
    await database().unknownWord.createMany({
      data: Array.from({ length: 5_002 }, (_, index) => ({
        word: `word${index}`,
        language: "en",
        count: index === 3 || index === 5_001 ? 1 : 2,
      })),
    });
    await sweep(now);
    const rare = await database().unknownWord.count({ where: { count: 1 } });
    expect([await database().unknownWord.count(), rare]).toEqual([5_000, 0]);
    expect(await database().idempotencyKey.findMany({ select: { key: true } })).toEqual([{ key: "new" }]);
    expect(await database().session.findMany({ select: { token: true } })).toEqual([{ token: "live" }]);
  });
});
