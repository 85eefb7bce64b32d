import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Caller, newParent, uniqueName, type Answer } from "../support/caller";
import { startServer, type RunningServer } from "../support/running-server";

// What whoever looks after an installation can read of what happened, after it did.

interface Line {
  readonly level: number;
  readonly time: string;
  readonly event: string;
  readonly requestId?: string;
  readonly route?: string;
  readonly status?: number;
  readonly milliseconds?: number;
  readonly signedIn?: boolean;
  readonly code?: string;
}

const PASSWORD = "Kohlrabi-73-Suppe";
const CANARY = "canary-log-88";
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: "1", LOG_LEVEL: "info" });
});
afterAll(() => server.stop());

/** All that was written in the log's own form. */
function lines(): readonly Line[] {
  return server
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));
}

/** The one line that tells of this answer. */
async function lineOf(answer: Answer): Promise<Line> {
  const id = answer.headers.get("x-request-id");
  const own = () => lines().filter(({ requestId }) => requestId === id);
  await expect.poll(own).toHaveLength(1);
  const [line] = own();
  if (line === undefined) throw new Error("no line");
  return line;
}

const told = async (answer: Answer): Promise<unknown[]> => {
  const { route, status, signedIn, code } = await lineOf(answer);
  return [route, status, signedIn, code];
};

describe("the log of a server", () => {
  it("tells of each sign-in, whether it was one, and of each way out", async () => {
    const name = uniqueName("p");
    const caller = new Caller(server.origin);
    const body = { username: name, email: `${name}@families.test`, password: PASSWORD };
    expect(await told(await caller.post("/api/register", body))).toEqual(["POST /api/register", 201, false, undefined]);
    expect(await told(await caller.post("/api/logout", undefined))).toEqual(["POST /api/logout", 200, true, undefined]);
    const wrong = await caller.post("/api/login", { username: name, password: "wrong password" });
    expect(await told(wrong)).toEqual(["POST /api/login", 401, false, "login_failed"]);
    const right = await caller.post("/api/login", { username: name, password: PASSWORD });
    expect(await told(right)).toEqual(["POST /api/login", 200, false, undefined]);
    const leaving = await caller.call("DELETE", "/api/user", { password: "wrong password" });
    expect(await told(leaving)).toEqual(["DELETE /api/user", 422, true, "incorrect_password"]);
  });

  it("tells of each refusal: who may not, what another site sent, what does not hold, what is too much", async () => {
    const visitor = new Caller(server.origin);
    const parent = await newParent(server.origin);
    const id = "A".repeat(24);
    const refusals: readonly (readonly [Promise<Answer>, number, string])[] = [
      [visitor.get("/api/user"), 401, "sign_in_required"],
      [parent.get("/api/analytics/stats"), 403, "admin_required"],
      [parent.post(`/api/recipes/${id}/verification`, { verifiedBy: "Me" }), 403, "forbidden"],
      [parent.delete(`/api/babies/${id}`), 404, "not_found"],
      [visitor.post("/api/login", {}, { "sec-fetch-site": "cross-site" }), 403, "cross_origin"],
      [visitor.post("/api/ingredients/check", "{"), 400, "invalid_json"],
      [visitor.post("/api/ingredients/check", { ingredients: 7 }), 422, "invalid_input"],
      [visitor.post("/api/register", "x".repeat(200_000)), 413, "payload_too_large"],
      [visitor.post("/api/ingredients/check", "x", { "content-type": "text/plain" }), 415, "unsupported_media_type"],
    ];
    for (const [asked, status, code] of refusals) {
      const line = await lineOf(await asked);
      expect([line.status, line.code], line.route).toEqual([status, code]);
    }
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => visitor.post("/api/login", { username: uniqueName("n"), password: PASSWORD })),
    );
    const stopped = guesses.filter(({ status }) => status === 429);
    expect(stopped.length).toBeGreaterThan(0);
    for (const answer of stopped) expect((await lineOf(answer)).code).toBe("rate_limited");
  });

  it("is JSON with a moment in world time, a number that the caller got too, and what was asked", async () => {
    const before = Date.now();
    const line = await lineOf(await new Caller(server.origin).get("/api/recipes?limit=1"));
    expect(line).toMatchObject({
      level: 30,
      event: "request",
      route: "GET /api/recipes",
      status: 200,
      signedIn: false,
    });
    // The server runs in Nepal's time.
    expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(Math.abs(Date.parse(line.time) - before)).toBeLessThan(60_000);
    expect(line.milliseconds).toBeGreaterThan(0);
  });

  it("has no line that a caller wrote, and no word of theirs", async () => {
    const forged = `${CANARY}\n{"level":30,"event":"request","route":"POST /api/login","status":200}\r\n\u2028\u001b[31m`;
    const visitor = new Caller(server.origin);
    const answers = [
      await visitor.post("/api/login", { username: forged, password: forged }),
      await visitor.post("/api/ingredients/check", { ingredients: [forged], language: forged }),
      await visitor.get(`/api/recipes/${encodeURIComponent(forged)}?q=${encodeURIComponent(forged)}`),
      await visitor.get(`/api/foods?query=${encodeURIComponent(forged)}`, {
        "user-agent": CANARY,
        "x-request-id": CANARY,
      }),
    ];
    for (const answer of answers) expect((await lineOf(answer)).requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(server.output()).not.toContain(CANARY);
    expect(lines().filter(({ event, requestId }) => event === "request" && requestId === undefined)).toEqual([]);
    expect(server.output()).not.toContain("\u001b");
  });
});
