import { beforeEach, describe, expect, it } from "vitest";
import { AppError } from "@/lib/domain/shared/app-error";
import { changePassword } from "@/lib/features/accounts/change-password";
import { deleteAccount } from "@/lib/features/accounts/delete-account";
import { login } from "@/lib/features/accounts/login";
import type { ChangePasswordBody } from "@/lib/features/accounts/schema";
import { database } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/new-id";
import { hashToken, SESSION_SECONDS } from "@/lib/platform/identity/session-cookie";
import { identity } from "@/lib/platform/identity/select";
import { withDatabase } from "@/tests/support/database";
import { letWaitsPass, prolongWaits } from "@/tests/support/login-delays";
import { cookieOf, registered, request, type Registered } from "@/tests/support/registered";

delete process.env.APP_ORIGIN;
withDatabase();

const OLD = "Kohlrabi-73-Suppe";
const NEW = "Pastinake-im-Ofen-8";

const parent = (): Promise<Registered> => registered(OLD);

const signIn = async ({ name }: Registered, password = OLD) =>
  cookieOf((await login({ username: name, password }, request())).headers);

function change({ actor, cookie }: Registered, body: ChangePasswordBody = {}, own = cookie) {
  return changePassword(actor, { currentPassword: OLD, newPassword: NEW, ...body }, request(own));
}

/** "ok", or the code of the refusal with the first key that it names. */
async function outcome(act: Promise<unknown>): Promise<string> {
  try {
    await act;
    return "ok";
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const [issue] = error.issues ?? [];
    return issue === undefined ? error.code : `${error.code} ${issue.path} ${issue.key}`;
  }
}

async function stored({ actor: { userId } }: Registered): Promise<string> {
  return JSON.stringify([
    await database().credential.findMany({ where: { userId } }),
    await database().session.findMany({ where: { userId }, orderBy: { id: "asc" } }),
  ]);
}

const isSomebody = async (cookie: string) => (await identity().actorOf(request(cookie))) !== undefined;

beforeEach(() => database().loginDelay.deleteMany());

describe("changing a password", () => {
  it("makes the new one the only one that signs in", async () => {
    const own = await parent();
    expect((await change(own)).answer).toEqual({ ended: 0 });
    expect(await outcome(signIn(own))).toBe("login_failed");
    expect(await outcome(signIn(own, NEW))).toBe("ok");
    expect(await outcome(deleteAccount(own.actor, OLD, request()))).toBe("incorrect_password");
  });

  it("ends every other session and a copy of this one, and goes on in this browser for thirty days", async () => {
    const [own, other] = [await parent(), await parent()];
    const others = [await signIn(own), await signIn(own)];
    const { answer, headers } = await change(own);
    expect(answer).toEqual({ ended: 2 });
    for (const cookie of [own.cookie, ...others]) expect(await isSomebody(cookie)).toBe(false);
    const renewed = cookieOf(headers);
    expect((await identity().actorOf(request(renewed)))?.userId).toBe(own.actor.userId);
    expect(headers.map(([name]) => name)).toEqual(["Set-Cookie", "Set-Cookie"]);
    const token = hashToken(renewed.split("=")[1] ?? "");
    const { expiresAt } = await database().session.findUniqueOrThrow({ where: { token } });
    expect(Math.abs(expiresAt.getTime() - Date.now() - SESSION_SECONDS * 1_000)).toBeLessThan(60_000);
    expect(await isSomebody(other.cookie), "nobody else's").toBe(true);
    expect(await outcome(signIn(other))).toBe("ok");
  });

  it("goes on from the new one, and keeps none of either in a way that can be read", async () => {
    const own = await parent();
    const renewed = cookieOf((await change(own)).headers);
    const third = { currentPassword: NEW, newPassword: "  ထမင်း 🥕 und Birne " };
    const again = cookieOf((await change(own, third, renewed)).headers);
    expect(await isSomebody(renewed)).toBe(false);
    expect(await isSomebody(again)).toBe(true);
    expect(await outcome(signIn(own, third.newPassword))).toBe("ok");
    expect(await outcome(signIn(own, third.newPassword.trim()))).toBe("login_failed");
    expect(await stored(own)).not.toMatch(/Kohlrabi|Pastinake|Birne/);
  });

  it.each<[string, ChangePasswordBody, string]>([
    ["a wrong current one", { currentPassword: "Kohlrabi-73-suppe" }, "incorrect_password"],
    ["a current one that no account can have", { currentPassword: "x".repeat(900) }, "incorrect_password"],
    ["no current one", { currentPassword: undefined }, "invalid_input currentPassword required"],
    ["an empty current one", { currentPassword: "" }, "invalid_input currentPassword required"],
    ["no new one", { newPassword: undefined }, "invalid_input newPassword required"],
    ["five characters", { newPassword: "x7!Qz" }, "invalid_input newPassword passwordTooShort"],
    ["five emoji", { newPassword: "🥕🥦🍐🍌🫐" }, "invalid_input newPassword passwordTooShort"],
    ["129 characters", { newPassword: `${"aZ3-".repeat(32)}!` }, "invalid_input newPassword tooLong"],
    ["a common one", { newPassword: "Password123" }, "password_too_common"],
    ["two that differ", { confirmPassword: `${NEW} ` }, "password_mismatch"],
    ["the one that it is", { newPassword: OLD }, "password_unchanged"],
  ])("refuses %s and changes nothing", async (_, body, expected) => {
    const own = await parent();
    const before = await stored(own);
    expect(await outcome(change(own, body))).toBe(expected);
    expect(await stored(own)).toBe(before);
  });

  it.each<[string, string]>([
    ["six characters", "x7!Qzp"],
    ["six emoji", "🥕🥦🍐🍌🫐🥑"],
    ["64 emoji", Array.from({ length: 64 }, (_, index) => String.fromCodePoint(0x1f950 + (index % 37))).join("")],
    ["128 characters", `${"aZ3-".repeat(31)}b9!?`],
  ])("takes a new one of %s, as registering does", async (_, newPassword) => {
    const own = await parent();
    expect(await outcome(change(own, { newPassword, confirmPassword: newPassword }))).toBe("ok");
    expect(await outcome(signIn(own, newPassword))).toBe("ok");
  });

  it("refuses the parent's own name and address, in any letter case", async () => {
    const own = await parent();
    for (const newPassword of [own.name, own.name.toUpperCase(), own.email]) {
      expect(await outcome(change(own, { newPassword }))).toBe("password_too_common");
    }
  });

  it("says what is wrong with the new one without a word about the current one", async () => {
    const own = await parent();
    for (const newPassword of ["x", "password123"]) {
      const [right, wrong] = [OLD, "no idea at all"].map((currentPassword) => ({ currentPassword, newPassword }));
      expect(await outcome(change(own, right))).toBe(await outcome(change(own, wrong)));
    }
    expect(await database().loginDelay.count(), "none of it was a guess").toBe(0);
  });
});

describe("whoever took over a session and does not know the password", () => {
  const guess = (own: Registered, currentPassword = newId()) => outcome(change(own, { currentPassword }));
  const leave = (own: Registered, password = newId()) =>
    outcome(deleteAccount(own.actor, password, request(own.cookie)));

  it("waits after the fifth wrong one, whichever call they guess by, with the right one too", async () => {
    const own = await parent();
    for (const act of [guess, leave, guess, leave, guess]) expect(await act(own)).toBe("incorrect_password");
    await prolongWaits();
    expect(await guess(own, OLD)).toBe("rate_limited");
    expect(await leave(own, OLD)).toBe("rate_limited");
    expect(await outcome(signIn(own)), "the parent signs in elsewhere meanwhile").toBe("ok");
    await letWaitsPass();
    expect(await guess(own, OLD)).toBe("ok");
    expect(await database().loginDelay.count()).toBe(0);
  });

  it("has five of thirty at once looked at", async () => {
    const own = await parent();
    // Every wait that begins lasts: however slow the machine, all thirty come in it.
    await guess(own);
    await database().$executeRaw`UPDATE login_delays SET failures = 13`;
    const guesses = await Promise.all(Array.from({ length: 29 }, () => guess(own)));
    expect(guesses.filter((each) => each === "incorrect_password")).toHaveLength(1);
    for (const each of guesses) expect(["incorrect_password", "rate_limited", "overloaded"]).toContain(each);
  });

  it("leaves no trace of their guesses once the account is gone", async () => {
    const own = await parent();
    await guess(own);
    expect(await database().loginDelay.count()).toBe(1);
    expect(await leave(own, OLD)).toBe("ok");
    expect(await database().loginDelay.count()).toBe(0);
  });
});

describe("at once", () => {
  it("of many changes exactly one counts, and its password is the one that signs in", async () => {
    const own = await parent();
    const wishes = Array.from({ length: 12 }, (_, index) => `${NEW}-${index}`);
    const outcomes = await Promise.all(wishes.map((newPassword) => outcome(change(own, { newPassword }))));
    expect(outcomes.filter((each) => each === "ok")).toHaveLength(1);
    expect(outcomes.filter((each) => each === "conflict")).toHaveLength(11);
    const right = wishes[outcomes.indexOf("ok")] ?? "";
    expect(await outcome(signIn(own, right))).toBe("ok");
    expect(await database().loginDelay.count(), "nobody guessed").toBe(0);
  });

  it("of two browsers exactly one counts, also past the turns of one process", async () => {
    const own = await parent();
    const second = await signIn(own);
    const change = (cookie: string, next: string) =>
      outcome(identity().changePassword(own.actor.userId, { current: OLD, next }, request(cookie)));
    const outcomes = await Promise.all([change(own.cookie, `${NEW}-1`), change(second, `${NEW}-2`)]);
    expect(outcomes.toSorted()).toEqual(["conflict", "ok"]);
    expect(await database().session.count({ where: { userId: own.actor.userId } })).toBe(1);
  });

  it("a session of the old password does not outlive the change, however late it was made", async () => {
    for (let round = 0; round < 2; round += 1) {
      const own = await parent();
      const { userId } = own.actor;
      const signIns = Array.from({ length: 6 }, () => signIn(own).catch(() => ""));
      const [changed, ...cookies] = await Promise.all([change(own), ...signIns]);
      expect(await isSomebody(cookieOf(changed.headers))).toBe(true);
      for (const cookie of cookies) expect(await isSomebody(cookie)).toBe(false);
      expect(await database().session.count({ where: { userId } })).toBe(1);
    }
  });

  it("a sign-in that looked at the old one, and made its session after the change, has none", async () => {
    const own = await parent();
    // As a change that comes between the two: what the sign-in looked at is not there any more when its session is made.
    await database().$executeRaw`CREATE FUNCTION change_meanwhile() RETURNS trigger AS $$ BEGIN
      UPDATE credentials SET password = 'x' || password WHERE user_id = NEW.user_id;
      RETURN NEW; END $$ LANGUAGE plpgsql`;
    await database().$executeRaw`CREATE TRIGGER change_meanwhile BEFORE INSERT ON sessions
      FOR EACH ROW EXECUTE FUNCTION change_meanwhile()`;
    try {
      expect(await outcome(signIn(own))).toBe("login_failed");
    } finally {
      await database().$executeRaw`DROP TRIGGER change_meanwhile ON sessions`;
      await database().$executeRaw`DROP FUNCTION change_meanwhile`;
    }
    expect(await database().session.count({ where: { userId: own.actor.userId } })).toBe(1);
  });

  it("with an erasure, neither fails and nothing of the account stays", async () => {
    const own = await parent();
    const outcomes = await Promise.all([
      outcome(change(own)),
      outcome(deleteAccount(own.actor, OLD, request(own.cookie))),
      outcome(change(own, { newPassword: `${NEW}-2` })),
    ]);
    for (const each of outcomes) {
      expect(["ok", "conflict", "sign_in_required", "incorrect_password"]).toContain(each);
    }
    expect(outcomes).toContain("ok");
  });
});
