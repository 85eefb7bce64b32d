import { beforeAll, describe, expect, it } from "vitest";
import type { UserId } from "@/lib/domain/shared/actor";
import { addBookmark } from "@/lib/features/bookmarks/add";
import { addComment } from "@/lib/features/comments/add";
import { addAllergy } from "@/lib/features/family/add-allergy";
import { addBaby } from "@/lib/features/family/add-baby";
import { logReaction } from "@/lib/features/family/log-reaction";
import { shareRecipe } from "@/lib/features/recipes/share";
import { database } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/new-id";
import { hashToken, newToken } from "@/lib/platform/identity/session-cookie";
import { BODIES, CALLS, callInside, type CallAnswer, type Sent } from "@/tests/support/api-calls";
import { withDatabase } from "@/tests/support/database";
import { databaseDump } from "@/tests/support/database-dump";
import { cook } from "@/tests/support/kitchens";
import { signedInUser, type SignedInUser } from "@/tests/support/signed-in";

// Every call, asked by everybody who could ask: a new one is in here from its first day.

const ADMIN_TOKEN = "the-token-of-an-installation-in-a-test";
process.env.ADMIN_TOKEN = ADMIN_TOKEN;
// Limits have tests of their own; here the same few people ask a thousand times.
process.env.RATE_LIMIT_FACTOR = "1000";
process.env.LOG_LEVEL = "silent";

withDatabase();

/** Stands in everything private of one parent, and nowhere else. */
const CANARY = "canarybird";
const NOBODYS = "AAAAAAAAAAAAAAAAAAAAAAAA";

let parent: SignedInUser;
let other: SignedInUser;
let expert: SignedInUser;
let admin: SignedInUser;
/** What the parent has, by the call that takes its id. */
let own: Readonly<Record<string, string>>;

async function withSession(userId: UserId, ends: Date): Promise<string> {
  const token = newToken();
  await database().session.create({ data: { id: newId(), userId, token: hashToken(token), expiresAt: ends } });
  return `session=${token}`;
}

/** Everything a parent can have, each with the canary in it where words are. */
async function furnish(userId: UserId): Promise<Readonly<Record<string, string>>> {
  const recipe = await cook(userId, { ingredients: ["carrot", CANARY] });
  const shown = await cook(userId, { ingredients: ["carrot", "potato"] });
  await shareRecipe(userId, shown.id);
  const actor = { userId, role: "parent", username: "owner" } as const;
  const comment = await addComment(actor, recipe.id, { content: `private ${CANARY}`, hasCooked: true, rating: 3 });
  const today = new Date();
  const baby = await addBaby(userId, { name: CANARY, birthMonth: today.toISOString().slice(0, 7) }, today);
  const allergy = await addAllergy(userId, { food: `${CANARY} seeds`, language: "en" }, "en");
  const meal = await logReaction(
    userId,
    { foodIds: ["carrot"], reaction: "liked", symptoms: [], note: `ate ${CANARY}`, language: "en" },
    "en",
    today,
  );
  await addBookmark(userId, recipe.id, undefined, "en");
  const [session] = await database().session.findMany({ where: { userId }, select: { id: true } });
  return {
    recipes: recipe.id,
    comments: comment.id,
    babies: baby.id,
    allergies: allergy.allergy.id,
    reactions: meal.id,
    sessions: session?.id ?? "",
  };
}

beforeAll(async () => {
  [parent, other, expert, admin] = [
    await signedInUser(),
    await signedInUser(),
    await signedInUser("expert"),
    await signedInUser(),
  ];
  const { email } = await database().user.findUniqueOrThrow({
    where: { id: admin.userId },
    select: { email: true },
  });
  process.env.ADMIN_EMAILS = email;
  own = await furnish(parent.userId);
});

/** What the database holds, but for what counting a call leaves behind. */
async function kept(): Promise<string> {
  const dump = await databaseDump();
  return JSON.stringify([...dump].filter(([table]) => table !== "rate_limits"));
}

/** Which of a parent's things a call is about: the word before its id. */
function kindOf(path: string): string | undefined {
  return /\/(\w+)\/\{id\}/.exec(path)?.[1];
}

function ask(name: string, sent: Sent): Promise<CallAnswer> {
  const call = CALLS.find(([each]) => each === name)?.[1];
  if (call === undefined) throw new Error(`There is no ${name}`);
  const params = { id: own[kindOf(call.path) ?? ""] ?? "carrot", foodId: "carrot" };
  return callInside(call, { params, ...(name in BODIES ? { body: BODIES[name] } : {}), ...sent });
}

const guarded = CALLS.filter(([, { access }]) => access !== "public").map(([name]) => name);
const byRole = CALLS.filter(([, { access }]) => access === "expert" || access === "admin");
const tokened = CALLS.filter(([, { needsAdminToken }]) => needsAdminToken === true).map(([name]) => name);
/** Calls about one thing that its parent alone may reach. A food is nobody's. */
const about = CALLS.filter(([, { path }]) => kindOf(path) !== undefined && kindOf(path) !== "foods");

describe("the calls", () => {
  it("that read a body have one to be asked with here", () => {
    expect(CALLS.filter(([name, { body }]) => (body !== undefined) !== name in BODIES).map(([name]) => name)).toEqual(
      [],
    );
  });
});

describe("without a session that lives", () => {
  const cookies: Record<string, string> = {};
  beforeAll(async () => {
    const gone = await signedInUser();
    await database().user.delete({ where: { id: gone.userId } });
    Object.assign(cookies, {
      nobody: "",
      "a token nobody gave": `session=${newToken()}`,
      "the hash that the database keeps": `session=${hashToken(parent.token)}`,
      "a session that is over": await withSession(parent.userId, new Date(Date.now() - 1_000)),
      "an erased account": gone.cookie,
      "a name that HTTPS alone may use": `__Host-session=${parent.token}`,
    });
  });

  it.each(guarded)("%s answers 401 to all of them, and does nothing", async (name) => {
    const before = await kept();
    for (const [who, cookie] of Object.entries(cookies)) {
      const answer = await ask(name, { cookie });
      expect([who, answer.status, answer.body.code]).toEqual([who, 401, "sign_in_required"]);
      expect(answer.text).not.toContain(CANARY);
    }
    expect(await kept()).toBe(before);
  });
});

describe("a role that one does not have", () => {
  it.each(byRole)("is refused by %s, and nothing is done", async (name, { access }) => {
    const before = await kept();
    const callers = access === "admin" ? [parent, other, expert] : [parent, other];
    for (const { cookie } of callers) {
      const headers = { authorization: `Bearer ${ADMIN_TOKEN}`, "x-role": "admin" };
      expect((await ask(name, { cookie, headers })).status).toBe(403);
    }
    expect(await kept()).toBe(before);
  });

  it.each(tokened)("is not made up for in %s by the token alone, nor the token by the role", async (name) => {
    const call = CALLS.find(([each]) => each === name)?.[1];
    for (const authorization of [
      "",
      "Bearer",
      "Bearer wrong-token",
      `Basic ${ADMIN_TOKEN}`,
      `Bearer ${ADMIN_TOKEN}x`,
    ]) {
      const answer = await ask(name, { cookie: admin.cookie, headers: { authorization } });
      expect([authorization, answer.status, answer.body?.code]).toEqual([authorization, 401, "admin_token_required"]);
    }
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
    expect((await ask(name, { cookie: admin.cookie, headers })).status).toBe(200);
    if (call?.access === "admin") expect((await ask(name, { headers })).status).toBe(401);
  });
});

/** Whose comment it is may be told: who reads the recipe sees it. Nobody but its author erases it. */
const SAYS_WHOSE = "DELETE /api/comments/{id}";
/** A bookmark that is not there is gone: taking it away twice equals once. */
const TAKES_AWAY = "DELETE /api/recipes/{id}/bookmark";

describe("a thing of another family", () => {
  it.each(about)(
    "is not there for who asks by %s: the same answer as for nothing, and nothing is done",
    async (name, call) => {
      const before = await kept();
      const callers = call.access === "expert" ? [expert] : [other, expert];
      for (const { cookie } of callers) {
        const answer = await ask(name, { cookie });
        const nothing = await ask(name, { cookie, params: { id: NOBODYS } });
        const expected = name === TAKES_AWAY ? 204 : name === SAYS_WHOSE ? 403 : 404;
        expect(answer.status, answer.text).toBe(expected);
        expect(nothing.status, nothing.text).toBe(name === TAKES_AWAY ? 204 : 404);
        expect(answer.text).not.toContain(CANARY);
        if (expected === 404) {
          const { requestId: _one, ...said } = answer.body;
          const { requestId: _other, ...saidOfNothing } = nothing.body;
          expect(said).toEqual(saidOfNothing);
        }
      }
      expect(await kept()).toBe(before);
    },
  );

  it.each(about)("has no id that is no id: %s", async (name, call) => {
    const before = await kept();
    const { cookie } = call.access === "expert" ? expert : other;
    for (const id of ["", "../carrot", "%00", "a'; DROP TABLE users; --", "x".repeat(65), "ကခ", "__proto__ ok"]) {
      const answer = await ask(name, { cookie, params: { id } });
      expect([id, answer.status, answer.body.code]).toEqual([id, 404, "not_found"]);
    }
    expect(await kept()).toBe(before);
  });
});

describe("what is private of a family", () => {
  // Whether the server is ready says nothing of anybody, and here none was started.
  const reads = CALLS.filter(([name, { method }]) => method === "GET" && name !== "GET /api/health/ready").map(
    ([name]) => name,
  );

  it.each(reads)("is in no answer to anybody else: %s", async (name) => {
    const { email } = await database().user.findUniqueOrThrow({
      where: { id: parent.userId },
      select: { email: true },
    });
    for (const cookie of ["", other.cookie, expert.cookie, admin.cookie]) {
      const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
      for (const query of ["", `?userId=${parent.userId}&babyId=${own["babies"] ?? ""}&q=${CANARY}&ids=carrot`]) {
        const answer = await ask(name, { cookie, headers, query });
        expect(answer.status, answer.text).toBeLessThan(500);
        const heads = JSON.stringify([...answer.headers]);
        for (const secret of [CANARY, email, parent.userId, parent.token, ...Object.values(own)]) {
          // What was asked is said back by nobody either.
          expect(answer.text + heads, `${name}${query}`).not.toContain(secret);
        }
      }
    }
  });

  it("is in the answers to that family", async () => {
    const told = await Promise.all(
      ["GET /api/babies", "GET /api/allergies", "GET /api/reactions", "GET /api/bookmarks", "GET /api/recipes"].map(
        async (name) => (await ask(name, { cookie: parent.cookie })).text.includes(CANARY),
      ),
    );
    expect(told).toEqual([true, true, true, true, true]);
  });
});

/** One's own words are nothing to report, and a furnished family has bookmarked its recipe already. */
const OTHERWISE = new Map([
  ["POST /api/comments/{id}/report", 404],
  ["POST /api/recipes/{id}/bookmark", 200],
]);

describe("the family itself", () => {
  it.each(about.filter(([, { access }]) => access === "member" || access === "public"))(
    "may do with its own what the call is for: %s",
    async (name, call) => {
      const me = await signedInUser();
      const mine = await furnish(me.userId);
      const answer = await ask(name, { cookie: me.cookie, params: { id: mine[kindOf(call.path) ?? ""] ?? "" } });
      const expected = OTHERWISE.get(name) ?? call.status ?? 200;
      expect(answer.status, answer.text.slice(0, 300)).toBe(expected);
    },
  );
});
