import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Caller, newParent, uniqueName, type Answer } from "../support/caller";
import { startServer, type RunningServer } from "../support/running-server";

const TOKEN = "an-analytics-token-that-no-parent-knows";
const EVENTS = "/api/analytics/events";
const STATS = "/api/analytics/stats";
const ADMIN = { email: "admin@families.test", password: "Kohlrabi-73-Suppe" };

let server: RunningServer;
let admin: Caller;
let parent: Caller;

function asks(caller: Caller, path: string, token?: string): Promise<Answer> {
  return caller.get(path, token === undefined ? {} : { authorization: `Bearer ${token}` });
}

async function registered(email: string): Promise<Caller> {
  const caller = new Caller(server.origin);
  const answer = await caller.post("/api/register", { ...ADMIN, email, username: uniqueName("admin") });
  expect(answer.status, answer.text).toBe(201);
  return caller;
}

beforeAll(async () => {
  server = await startServer({
    ADMIN_EMAILS: "admin@families.test,other@families.test",
    ADMIN_TOKEN: TOKEN,
    RATE_LIMIT_FACTOR: "1",
  });
  admin = await registered(ADMIN.email);
  parent = await newParent(server.origin);
});

afterAll(async () => {
  await server.stop();
});

describe("the figures", () => {
  it.each([EVENTS, STATS, `${STATS}?timeframe=daily`])(
    "%s are for an admin with the token, and for nobody else",
    async (path) => {
      const visitor = new Caller(server.origin);
      for (const [caller, token, status, code] of [
        [visitor, undefined, 401, "sign_in_required"],
        [visitor, TOKEN, 401, "sign_in_required"],
        [parent, undefined, 403, "admin_required"],
        [parent, TOKEN, 403, "admin_required"],
        [admin, undefined, 401, "admin_token_required"],
      ] as const) {
        const answer = await asks(caller, path, token);
        expect([answer.status, answer.body.code]).toEqual([status, code]);
        expect(Object.keys(answer.body).toSorted()).toEqual(["code", "error", "requestId"]);
      }
      const answer = await asks(admin, path, TOKEN);
      expect(answer.status, answer.text).toBe(200);
      expect(answer.headers.get("cache-control")).toBe("no-store");
    },
  );

  it("say in the specification's words why not", async () => {
    expect((await asks(parent, STATS, TOKEN)).body.error).toBe("You don't have permission to view this page");
    expect((await asks(admin, STATS)).body.error).toBe("Admin access only");
  });

  it.each([
    ["another scheme", `Basic ${TOKEN}`],
    ["no scheme", TOKEN],
    ["two tokens", `Bearer ${TOKEN}, Bearer ${TOKEN}`],
    ["nothing behind the scheme", "Bearer "],
  ])("take %s for no token", async (_what, authorization) => {
    const answer = await admin.get(STATS, { authorization });
    expect([answer.status, answer.body.code]).toEqual([401, "admin_token_required"]);
  });

  it("count what the parents of this installation did, and name it as the specification does", async () => {
    const before = (await asks(admin, STATS, TOKEN)).body.stats;
    const kitchen = { ingredients: ["carrot", "potato"], cookingMethod: "stew", ageGroup: "9-12", mealType: "lunch" };
    const recipe = (await parent.post("/api/recipes/generate", kitchen)).body;
    expect((await parent.post(`/api/recipes/${recipe.id}/bookmark`, {})).status).toBe(201);
    expect((await parent.post(`/api/recipes/${recipe.id}/bookmark`, {})).status).toBe(200);
    await newParent(server.origin);
    const { stats } = (await asks(admin, `${STATS}?timeframe=weekly&language=de`, TOKEN)).body;
    expect(stats.totalUsers).toBe(Number(before.totalUsers) + 1);
    expect(stats.recipesGenerated).toBe(Number(before.recipesGenerated) + 1);
    expect(stats.eventBreakdown).toContainEqual({ event_name: "recipe_bookmarked", count: 1 });
    expect(stats.popularFoods.map(({ foodId }: { foodId: string }) => foodId)).toContain("carrot");
    expect(stats.activeUsers).toBe(stats.totalUsers);

    const { text, body } = await asks(admin, EVENTS, TOKEN);
    const [latest] = body.events;
    expect(latest).toEqual({
      id: latest.id,
      event_name: "account_created",
      event_timestamp: latest.event_timestamp,
      properties: {},
    });
    expect(text).not.toContain(recipe.id);
    expect(text).not.toContain("families.test");
  });

  it.each(["hourly", "", "weekly'--"])("refuse the timeframe %j and say where", async (timeframe) => {
    const answer = await asks(admin, `${STATS}?timeframe=${encodeURIComponent(timeframe)}`, TOKEN);
    expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([422, "timeframe"]);
  });
});

describe("guessing the token", () => {
  it("ends after five wrong ones, for the admin who guesses and for no other", async () => {
    const guesser = await registered("other@families.test");
    const answers: Answer[] = [];
    for (let guess = 0; guess < 7; guess += 1)
      answers.push(await asks(guesser, STATS, `${TOKEN.slice(0, -1)}${guess}`));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect(Number(answers[5]?.headers.get("retry-after"))).toBeGreaterThan(60);
    expect((await asks(admin, STATS, TOKEN)).status).toBe(200);
  });

  it("leaves no token in the log", () => {
    expect(server.output()).toContain('"route":"GET /api/analytics/stats"');
    expect(server.output()).not.toContain(TOKEN.slice(0, -1));
  });
});
