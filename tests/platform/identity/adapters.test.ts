import { createHmac, generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { UserId } from "@/lib/domain/shared/actor";
import { database } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/new-id";
import { clerkIdentity } from "@/lib/platform/identity/clerk";
import { embeddedIdentity } from "@/lib/platform/identity/embedded";
import type { HeaderSource, Identity } from "@/lib/platform/identity/port";
import { withDatabase } from "@/tests/support/database";
import {
  MESSAGE_SECRET,
  messageOf,
  sessionToken,
  signedHeaders,
  standInClerk,
  type StandInClerk,
} from "@/tests/support/stand-in-clerk";

process.env.LOG_LEVEL = "silent";
delete process.env.APP_ORIGIN;
withDatabase();

const ORIGIN = "https://squish.example";
const PASSWORD = "Kohlrabi-73-Suppe";

let clerk: StandInClerk;
let atClerk: Identity;

beforeAll(async () => {
  clerk = await standInClerk();
  const publishableKey = `pk_live_${Buffer.from("clerk.squish.example$").toString("base64")}`;
  const { publicKey: jwtKey, apiUrl } = clerk;
  const keys = { publishableKey, secretKey: "sk_live_test", jwtKey, messageSecret: MESSAGE_SECRET };
  atClerk = clerkIdentity({ ...keys, origin: ORIGIN, apiUrl });
});
beforeEach(() => {
  clerk.failWith(0);
  clerk.asked.length = 0;
});
afterAll(() => clerk.stop());

function carrying(cookie: string): HeaderSource {
  return { headers: new Headers(cookie === "" ? {} : { cookie }) };
}

const seconds = () => Math.floor(Date.now() / 1000);

/** Somebody with an account at Clerk, signed in there. */
function personAtClerk(username: string | null = `ada-${newId()}`, email = `${newId()}@families.test`) {
  const id = `user_${newId().replace(/[^A-Za-z0-9]/g, "x")}`;
  clerk.people.set(id, { email, username, password: PASSWORD });
  return { id, email, username, session: sessionOf(id) };
}

function sessionOf(userId: string): string {
  const session = `sess_${newId().replace(/[^A-Za-z0-9]/g, "x")}`;
  clerk.sessions.set(session, { userId, status: "active", at: Date.now() - clerk.sessions.size });
  return session;
}

function claimsOf(sub: string, sid: string, more: object = {}): Record<string, unknown> {
  const now = seconds();
  return {
    sub,
    sid,
    azp: ORIGIN,
    iss: "https://clerk.squish.example",
    iat: now,
    nbf: now - 10,
    exp: now + 60,
    ...more,
  };
}

function cookieOf(token: string, uat: number | null = seconds() - 30): string {
  return `__session=${token}${uat === null ? "" : `; __client_uat=${uat}`}`;
}

function signedIn(id: string, session: string, more: object = {}): string {
  return cookieOf(sessionToken(clerk.privateKey, claimsOf(id, session, more)));
}

/** A way to become known, of each kind of account: what the contract below is tried with. */
const ADAPTERS = {
  embedded: {
    identity: () => embeddedIdentity,
    enter: async () => {
      const username = `ada-${newId()}`;
      const account = { username, email: `${username}@families.test`.toLowerCase(), password: PASSWORD };
      const { actor, cookies } = await embeddedIdentity.register(account, carrying(""));
      return { id: actor.userId, username, cookie: cookies[0]?.split(";")[0] ?? "" };
    },
    enterAgain: async (person: { readonly username: string }) => {
      const given = { account: { username: person.username.toLowerCase() }, password: PASSWORD };
      const { cookies } = await embeddedIdentity.login(given, carrying(""));
      return cookies[0]?.split(";")[0] ?? "";
    },
  },
  clerk: {
    identity: () => atClerk,
    enter: () => {
      const person = personAtClerk();
      const cookie = signedIn(person.id, person.session);
      return Promise.resolve({ id: person.id, username: person.username ?? "", cookie });
    },
    enterAgain: (person: { readonly id: string }) => Promise.resolve(signedIn(person.id, sessionOf(person.id))),
  },
} as const;

describe.each(["embedded", "clerk"] as const)("accounts of the kind %s", (kind) => {
  const { identity, enter, enterAgain } = ADAPTERS[kind];
  const idOf = async (cookie: string): Promise<UserId> => {
    const actor = await identity().actorOf(carrying(cookie));
    if (actor === undefined) throw new Error("nobody");
    return actor.userId;
  };

  it("are of the kind that they say", () => expect(identity().name).toBe(kind));

  it("know who comes, as a parent with the name that others see, and have a row for them", async () => {
    const { id, username, cookie } = await enter();
    const actor = await identity().actorOf(carrying(cookie));
    expect(actor).toEqual({ userId: id, role: "parent", username });
    expect(await database().user.count({ where: { id } })).toBe(1);
  });

  it("know nobody without a session, nor by one that is broken anywhere", async () => {
    const { cookie } = await enter();
    const [name = "", value = ""] = cookie.split(/[=;]/);
    for (const broken of ["", `${name}=`, `${name}=x`, `other=${value}`, cookie.replace(value, value.slice(0, -3))]) {
      expect(await identity().actorOf(carrying(broken)), broken).toBeUndefined();
    }
  });

  it("know of nobody without a mark that a session could be made new", async () => {
    for (const cookie of ["", "signed_in=1", "__client_uat=0", "x__client_uat=17", "__client_uat="]) {
      expect(identity().mayRenew(carrying(cookie)), cookie).toBe(false);
    }
    const { cookie } = await enter();
    expect(identity().mayRenew(carrying(cookie))).toBe(kind === "clerk");
    expect(identity().mayRenew(carrying("a=b; __client_uat_Ab-3=1700000000"))).toBe(kind === "clerk");
  });

  it("do not take the analytics token for a session, nor lose the session beside it", async () => {
    const { id, cookie } = await enter();
    const authorization = "Bearer an-analytics-token-that-no-parent-knows";
    expect(await identity().actorOf({ headers: new Headers({ authorization }) })).toBeUndefined();
    expect((await identity().actorOf({ headers: new Headers({ authorization, cookie }) }))?.userId).toBe(id);
  });

  it("list a person's sessions, the request's own among them, and nobody else's", async () => {
    const person = await enter();
    const userId = await idOf(person.cookie);
    await enterAgain(person);
    await enter();
    const sessions = await identity().sessionsOf(userId, carrying(person.cookie));
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true]);
  });

  it("end one session of a person's own, once, and no stranger's", async () => {
    const person = await enter();
    const [userId, stranger] = [await idOf(person.cookie), await idOf((await enter()).cookie)];
    await enterAgain(person);
    const other = (await identity().sessionsOf(userId, carrying(person.cookie))).find(({ current }) => !current);
    expect(await identity().endSession(stranger, other?.id ?? "")).toBe(false);
    expect(await identity().endSession(userId, other?.id ?? "")).toBe(true);
    expect(await identity().endSession(userId, other?.id ?? ""), "twice").toBe(false);
    expect(await identity().endSession(userId, "no-such-session-anywhere")).toBe(false);
    expect(await identity().sessionsOf(userId, carrying(person.cookie))).toHaveLength(1);
  });

  it("end all sessions but the request's own, and say how many", async () => {
    const person = await enter();
    const userId = await idOf(person.cookie);
    await enterAgain(person);
    await enterAgain(person);
    expect(await identity().endOtherSessions(userId, carrying(person.cookie))).toBe(2);
    expect(await identity().endOtherSessions(userId, carrying(person.cookie))).toBe(0);
    const left = await identity().sessionsOf(userId, carrying(person.cookie));
    expect(left.map(({ current }) => current)).toEqual([true]);
  });

  it("end a session at signing out and clear what the browser carries; again, and without one, is no trouble", async () => {
    const person = await enter();
    const userId = await idOf(person.cookie);
    const cleared = await identity().logout(carrying(person.cookie));
    expect(cleared.length).toBeGreaterThan(0);
    for (const cookie of cleared) expect(cookie).toContain("Max-Age=0");
    expect(await identity().sessionsOf(userId, carrying(""))).toEqual([]);
    await identity().logout(carrying(person.cookie));
    await identity().logout(carrying(""));
  });

  it("know the person's password from any other", async () => {
    const userId = await idOf((await enter()).cookie);
    expect(await identity().isPasswordOf(userId, PASSWORD)).toBe(true);
    for (const wrong of ["", PASSWORD.toLowerCase(), `${PASSWORD} `]) {
      expect(await identity().isPasswordOf(userId, wrong), wrong).toBe(false);
    }
  });

  it("forget a person, twice like once, who is nobody then though their browser still has its cookie", async () => {
    const { cookie } = await enter();
    const userId = await idOf(cookie);
    await identity().forget(userId);
    await identity().forget(userId);
    await database().user.delete({ where: { id: userId } });
    expect(await identity().actorOf(carrying(cookie))).toBeUndefined();
    expect(await database().user.count({ where: { id: userId } })).toBe(0);
  });
});

describe("following an account, in either kind", () => {
  it.each(["embedded", "clerk"] as const)("says whether there is such an account, %s", async (kind) => {
    const { identity, enter } = ADAPTERS[kind];
    const { id, cookie } = await enter();
    await identity().actorOf(carrying(cookie));
    expect(await identity().follow(id as UserId)).toBe(true);
    expect(await identity().follow("user_nobody_at_all" as UserId)).toBe(false);
    expect(await database().user.count({ where: { id: "user_nobody_at_all" } })).toBe(0);
  });

  it("is no matter of messages where accounts are our own, or where no secret was given", async () => {
    const body = messageOf("user.created", "user_x");
    const source = { headers: new Headers(signedHeaders(body)) };
    const { publicKey: jwtKey, apiUrl } = clerk;
    const deaf = clerkIdentity({ publishableKey: "pk_live_x", secretKey: "sk_x", jwtKey, origin: ORIGIN, apiUrl });
    for (const identity of [embeddedIdentity, deaf]) {
      await expect(identity.messageAbout(source, body)).rejects.toMatchObject({ code: "not_found" });
    }
    expect(await atClerk.messageAbout(source, body)).toBe("user_x");
  });
});

describe("a session token of Clerk", () => {
  const other = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
  const person = () => personAtClerk();
  const actorOf = (cookie: string) => atClerk.actorOf(carrying(cookie));

  it("is verified here: of somebody seen before, Clerk is asked nothing", async () => {
    const { id, session } = person();
    await actorOf(signedIn(id, session));
    expect(clerk.asked).toEqual([`GET /v1/users/${id}`]);
    clerk.asked.length = 0;
    clerk.failWith(503);
    expect((await actorOf(signedIn(id, session)))?.userId).toBe(id);
    expect(clerk.asked).toEqual([]);
  });

  it("counts as a bearer token too", async () => {
    const { id, session } = person();
    const token = sessionToken(clerk.privateKey, claimsOf(id, session));
    const headers = new Headers({ authorization: `Bearer ${token}` });
    expect((await atClerk.actorOf({ headers }))?.userId).toBe(id);
  });

  it.each<[string, (id: string, session: string) => string]>([
    ["signed by another key", (id, sid) => cookieOf(sessionToken(other, claimsOf(id, sid)))],
    [
      "of the algorithm none",
      (id, sid) => {
        const [header, claims] = sessionToken(clerk.privateKey, claimsOf(id, sid), { alg: "none" }).split(".");
        return cookieOf(`${header ?? ""}.${claims ?? ""}.`);
      },
    ],
    [
      "saying none over a good signature",
      (id, sid) => cookieOf(sessionToken(clerk.privateKey, claimsOf(id, sid), { alg: "none" })),
    ],
    [
      "of HS256, with the public key for a secret",
      (id, sid) => {
        const [header, claims] = sessionToken(clerk.privateKey, claimsOf(id, sid), { alg: "HS256" }).split(".");
        const text = `${header ?? ""}.${claims ?? ""}`;
        return cookieOf(`${text}.${createHmac("sha256", clerk.publicKey).update(text).digest("base64url")}`);
      },
    ],
    ["made for another site", (id, sid) => signedIn(id, sid, { azp: "https://squish.example.evil.test" })],
    ["made for no site", (id, sid) => signedIn(id, sid, { azp: undefined })],
    ["expired", (id, sid) => signedIn(id, sid, { iat: seconds() - 120, exp: seconds() - 60 })],
    ["not yet valid", (id, sid) => signedIn(id, sid, { nbf: seconds() + 60 })],
    ["made in the future", (id, sid) => signedIn(id, sid, { iat: seconds() + 60 })],
    ["without a person", (id, sid) => signedIn(id, sid, { sub: undefined })],
    ["still pending", (id, sid) => signedIn(id, sid, { sts: "pending" })],
    [
      "older than the last sign-in",
      (id, sid) => cookieOf(sessionToken(clerk.privateKey, claimsOf(id, sid, { iat: seconds() - 50 })), seconds() - 5),
    ],
    ["without a mark of a sign-in", (id, sid) => cookieOf(sessionToken(clerk.privateKey, claimsOf(id, sid)), null)],
    ["after a sign-out", (id, sid) => cookieOf(sessionToken(clerk.privateKey, claimsOf(id, sid)), 0)],
    [
      "whose claims were changed",
      (id, sid) => {
        const [header, , signature] = sessionToken(clerk.privateKey, claimsOf(id, sid)).split(".");
        const claims = Buffer.from(JSON.stringify(claimsOf(id, sid, { metadata: { role: "admin" } }))).toString(
          "base64url",
        );
        return cookieOf([header, claims, signature].join("."));
      },
    ],
    [
      "of another kind, for calls between programs",
      (id, sid) => cookieOf(sessionToken(clerk.privateKey, claimsOf(id, sid), { typ: "at+jwt" })),
    ],
    ["of a machine", () => cookieOf("mt_0123456789abcdefghijklmnopqrstuv")],
    ["that is no token at all", () => cookieOf("eyJhbGciOiJSUzI1NiJ9.e30.x")],
  ])("%s is nobody's, and makes nobody a row", async (_, cookie) => {
    const { id, session } = person();
    expect(await actorOf(cookie(id, session))).toBeUndefined();
    expect(await database().user.count({ where: { id } })).toBe(0);
    expect(clerk.asked).toEqual([]);
  });

  it("makes an admin or an expert by its metadata, from one token to the next, and by no other word", async () => {
    const { id, session } = person();
    const roleWith = async (more: object) => (await actorOf(signedIn(id, session, more)))?.role;
    expect(await roleWith({ metadata: { role: "admin" } })).toBe("admin");
    expect(await roleWith({ metadata: { role: "expert" } })).toBe("expert");
    for (const more of [
      {},
      { role: "admin" },
      { metadata: { role: "Admin" } },
      { metadata: "admin" },
      { org_role: "admin" },
    ]) {
      expect(await roleWith(more), JSON.stringify(more)).toBe("parent");
    }
  });
});

describe("a person of Clerk in our own table", () => {
  const rowOf = (id: string) => database().user.findUniqueOrThrow({ where: { id } });
  const comes = (id: string, session: string) => atClerk.actorOf(carrying(signedIn(id, session)));

  it("is one row, however many calls of theirs come first at once", async () => {
    const { id, session, email, username } = personAtClerk();
    const actors = await Promise.all(Array.from({ length: 8 }, () => comes(id, session)));
    expect(new Set(actors.map((actor) => actor?.userId))).toEqual(new Set([id]));
    expect(await rowOf(id)).toMatchObject({ email: email.toLowerCase(), displayUsername: username, firstName: "Ada" });
  });

  it("never becomes somebody who is here already, by an address or a name alone", async () => {
    const first = personAtClerk("mia", "mia@families.test");
    await comes(first.id, first.session);
    const second = personAtClerk("MIA", "Mia@Families.test");
    expect((await comes(second.id, second.session))?.userId).toBe(second.id);
    const row = await rowOf(second.id);
    expect(row.email).not.toBe("mia@families.test");
    expect(row.displayUsername).toMatch(/^MIA-.{6}$/);
    expect((await rowOf(first.id)).email).toBe("mia@families.test");
  });

  it("is shown by a first name where there is no username, never by an address", async () => {
    const { id, session } = personAtClerk(null);
    expect((await comes(id, session))?.username).toMatch(/^Ada/);
  });

  it("waits where Clerk does not answer the first time: nobody is let in by half, and the next try is theirs", async () => {
    const { id, session } = personAtClerk();
    clerk.failWith(500);
    await expect(comes(id, session)).rejects.toMatchObject({ code: "unavailable" });
    clerk.failWith(0);
    expect((await comes(id, session))?.userId).toBe(id);
  });

  it("gets a row by being followed, which says from then on what Clerk says, however often and by however many", async () => {
    const { id } = personAtClerk("Grace", "grace@families.test");
    await Promise.all(Array.from({ length: 6 }, () => atClerk.follow(id as UserId)));
    expect(await rowOf(id)).toMatchObject({ email: "grace@families.test", displayUsername: "Grace" });
    clerk.people.set(id, { email: "Hopper@families.test", username: "Hopper", password: PASSWORD });
    await Promise.all(Array.from({ length: 6 }, () => atClerk.follow(id as UserId)));
    expect(await rowOf(id)).toMatchObject({ email: "hopper@families.test", username: "hopper" });
    expect(await database().user.count({ where: { id } })).toBe(1);
  });

  it("does not take over by a change what somebody here has already", async () => {
    const first = personAtClerk("Lin", "lin@families.test");
    const second = personAtClerk("Ida", "ida@families.test");
    for (const { id } of [first, second]) await atClerk.follow(id as UserId);
    clerk.people.set(second.id, { email: "lin@families.test", username: "LIN", password: PASSWORD });
    expect(await atClerk.follow(second.id as UserId)).toBe(true);
    const [one, other] = [await rowOf(first.id), await rowOf(second.id)];
    expect([one.email, one.username]).toEqual(["lin@families.test", "lin"]);
    expect(other.email).not.toBe(one.email);
    expect(other.displayUsername).toMatch(/^LIN-.{6}$/);
  });

  it("is not followed while Clerk does not answer: nobody is taken for gone, and nothing is changed", async () => {
    const { id, session } = personAtClerk("Eva", "eva@families.test");
    await comes(id, session);
    clerk.people.set(id, { email: "new@families.test", username: "New", password: PASSWORD });
    clerk.failWith(503);
    await expect(atClerk.follow(id as UserId)).rejects.toMatchObject({ code: "unavailable" });
    expect(await rowOf(id)).toMatchObject({ email: "eva@families.test", displayUsername: "Eva" });
  });

  it("counts as gone where Clerk deleted them while they were being written down", async () => {
    const { id } = personAtClerk("Zoe", "zoe@families.test");
    clerk.forgetAfterAnswer(id);
    expect(await atClerk.follow(id as UserId)).toBe(false);
    expect(clerk.asked).toEqual([`GET /v1/users/${id}`, `GET /v1/users/${id}`]);
  });

  it("is not made or entered by our own forms' calls", async () => {
    const account = { email: "a@b.test", username: "a", password: PASSWORD };
    await expect(atClerk.register(account, carrying(""))).rejects.toMatchObject({ code: "not_found" });
    await expect(
      atClerk.login({ account: { email: "a@b.test" }, password: PASSWORD }, carrying("")),
    ).rejects.toMatchObject({ code: "not_found" });
  });

  it("has a password that no call of ours changes, nor asks Clerk about", async () => {
    const { id, session } = personAtClerk();
    const cookie = signedIn(id, session);
    const userId = (await atClerk.actorOf(carrying(cookie)))?.userId ?? ("nobody" as UserId);
    clerk.asked.length = 0;
    const change = { current: PASSWORD, next: "Pastinake-im-Ofen-8" };
    await expect(atClerk.changePassword(userId, change, carrying(cookie))).rejects.toMatchObject({ code: "not_found" });
    expect(clerk.asked).toEqual([]);
    expect(clerk.people.get(id)?.password).toBe(PASSWORD);
  });
});
