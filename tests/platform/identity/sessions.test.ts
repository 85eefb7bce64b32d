import { beforeEach, describe, expect, it } from "vitest";
import { database } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/new-id";
import { actorOf } from "@/lib/platform/identity/actor-of";
import { hashToken, newToken } from "@/lib/platform/identity/session-cookie";
import { embeddedSessions } from "@/lib/platform/identity/sessions";
import { withDatabase } from "@/tests/support/database";
import { signedInUser, type SignedInUser } from "@/tests/support/signed-in";
import { statementsOf } from "@/tests/support/statements";

process.env.ADMIN_EMAILS = "boss@families.test";
delete process.env.APP_ORIGIN;
withDatabase();

let user: SignedInUser;
beforeEach(async () => {
  user = await signedInUser();
});

function carrying(cookie: string) {
  return { headers: new Headers({ cookie }) };
}

/** Moves a session's times by so many minutes into the past. */
async function age(token: string, minutes: number): Promise<void> {
  await database().$executeRaw`
    UPDATE sessions SET updated_at = now() - ${minutes}::int * interval '1 minute' WHERE token = ${hashToken(token)}`;
}

const WEEK_MINUTES = 7 * 24 * 60;

describe("who a request comes from", () => {
  it("is asked of the database once, and written down at most once an hour", async () => {
    expect(await statementsOf(() => actorOf(carrying(user.cookie)))).toHaveLength(1);
    await age(user.token, 61);
    expect(await statementsOf(() => actorOf(carrying(user.cookie)))).toHaveLength(2);
    expect(await statementsOf(() => actorOf(carrying(user.cookie)))).toHaveLength(1);
  });

  it("asks nothing for a visitor, nor for a cookie that cannot be one of ours", async () => {
    for (const cookie of [
      "",
      "session=",
      "session=short",
      `session=${"a".repeat(44)}`,
      `other=${user.token}`,
      "session",
    ]) {
      const statements = await statementsOf(async () => {
        expect(await actorOf(carrying(cookie)), cookie).toBeUndefined();
      });
      expect(statements, cookie).toEqual([]);
    }
  });

  it("is nobody for a token that was never given, that is only the stored hash, or of an erased account", async () => {
    expect(await actorOf(carrying(`session=${newToken()}`))).toBeUndefined();
    expect(await actorOf(carrying(`session=${hashToken(user.token)}`))).toBeUndefined();
    await database().user.delete({ where: { id: user.userId } });
    expect(await actorOf(carrying(user.cookie))).toBeUndefined();
  });

  it("is nobody once thirty days are over or seven passed unseen, to the minute", async () => {
    await age(user.token, WEEK_MINUTES - 1);
    expect((await actorOf(carrying(user.cookie)))?.userId).toBe(user.userId);
    await age(user.token, WEEK_MINUTES + 1);
    expect(await actorOf(carrying(user.cookie))).toBeUndefined();
    const another = await signedInUser();
    await database().session.updateMany({
      where: { userId: another.userId },
      data: { expiresAt: new Date(Date.now() - 1_000) },
    });
    expect(await actorOf(carrying(another.cookie))).toBeUndefined();
  });

  it("is seen without living longer: the end of a session never moves", async () => {
    const end = async () => (await database().session.findFirst({ where: { userId: user.userId } }))?.expiresAt;
    const before = await end();
    await age(user.token, 90);
    await actorOf(carrying(user.cookie));
    expect(await end()).toEqual(before);
  });

  it("is an admin by the installation's word alone, from one call to the next", async () => {
    const made = database().user.update({ where: { id: user.userId }, data: { role: "admin" } });
    await expect(made, "a row makes no admin").rejects.toThrow();
    expect((await actorOf(carrying(user.cookie)))?.role).toBe("parent");
    await database().user.update({ where: { id: user.userId }, data: { email: "boss@families.test" } });
    expect((await actorOf(carrying(user.cookie)))?.role).toBe("admin");
    await database().user.update({
      where: { id: user.userId },
      data: { email: `${newId()}@families.test`, role: "expert" },
    });
    expect((await actorOf(carrying(user.cookie)))?.role).toBe("expert");
  });
});

describe("a parent's sessions", () => {
  async function another(): Promise<{ readonly id: string; readonly cookie: string }> {
    const [id, token] = [newId(), newToken()];
    const expiresAt = new Date(Date.now() + 3_600_000);
    await database().session.create({ data: { id, userId: user.userId, token: hashToken(token), expiresAt } });
    return { id, cookie: `session=${token}` };
  }

  it("are those that still live, the one seen last first, and one of them is the request's", async () => {
    const second = await another();
    await age(user.token, 120);
    const forgotten = await another();
    await database().session.update({
      where: { id: forgotten.id },
      data: { updatedAt: new Date(Date.now() - 8 * 24 * 3_600_000) },
    });
    const seen = await embeddedSessions.sessionsOf(user.userId, carrying(user.cookie));
    expect(seen).toHaveLength(2);
    expect(seen[0]).toMatchObject({ id: second.id, current: false });
    expect(seen[1]?.current).toBe(true);
    expect(JSON.stringify(seen)).not.toContain(hashToken(user.token));
  });

  it("end at once, one or all others, and only the parent's own", async () => {
    const [second, third] = [await another(), await another()];
    const stranger = await signedInUser();
    expect(await embeddedSessions.endSession(stranger.userId, second.id)).toBe(false);
    expect((await actorOf(carrying(second.cookie)))?.userId).toBe(user.userId);
    expect(await embeddedSessions.endSession(user.userId, second.id)).toBe(true);
    expect(await embeddedSessions.endSession(user.userId, second.id), "twice").toBe(false);
    expect(await actorOf(carrying(second.cookie))).toBeUndefined();
    expect(await embeddedSessions.endOtherSessions(user.userId, carrying(user.cookie))).toBe(1);
    expect(await actorOf(carrying(third.cookie))).toBeUndefined();
    expect((await actorOf(carrying(user.cookie)))?.userId).toBe(user.userId);
    expect((await actorOf(carrying(stranger.cookie)))?.userId).toBe(stranger.userId);
  });

  it("all end where the request carries none of them", async () => {
    await another();
    expect(await embeddedSessions.endOtherSessions(user.userId, carrying(""))).toBe(2);
    expect(await actorOf(carrying(user.cookie))).toBeUndefined();
  });
});
