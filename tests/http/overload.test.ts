import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { AppError } from "@/lib/domain/shared/app-error";
import { errorResponse } from "@/lib/http/error-response";
import { metricsText } from "@/lib/platform/metrics";
import { ROOT } from "../support/source-files";

const { Door, kindOf, refusalDelay } = await import(join(ROOT, "scripts/overload.mjs"));

const MOST = { events: 2, writes: 3, reads: 4 };
const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

/** A server with a door whose handler answers nobody before it is told to. */
async function slowServer({ patience = 60_000, atWork = 100 } = {}) {
  const door = new Door({ most: MOST, patience, atWork });
  const inside: { request: IncomingMessage; answer: () => void }[] = [];
  const server = createServer((call: IncomingMessage, response: ServerResponse) => {
    door.admit(call, response, () => {
      call.resume();
      inside.push({ request: call, answer: () => response.end("{}") });
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  opened.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { door, inside, port, origin: `http://127.0.0.1:${port}` };
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((again) => setTimeout(again, 5));
}

type Slow = Awaited<ReturnType<typeof slowServer>>;

/** Fills the door up to `count` calls, all waiting. */
async function fill(server: Slow, count: number): Promise<{ readonly statuses: readonly Promise<number>[] }> {
  const before = server.inside.length;
  const statuses = Array.from({ length: count }, () =>
    // Whoever still waits when the server goes is told by the connection.
    fetch(`${server.origin}/api/recipes`).then(
      (answer) => answer.status,
      () => 0,
    ),
  );
  await until(() => server.inside.length === before + count);
  return { statuses };
}

const statusOf = async (server: Slow, path: string, method: string) =>
  (await fetch(server.origin + path, { method })).status;

describe("a call", () => {
  it.each([
    ["GET", "/api/recipes?limit=5", "reads"],
    ["HEAD", "/api/recipes", "reads"],
    ["POST", "/api/recipes/generate", "writes"],
    ["DELETE", "/api/user", "writes"],
    ["POST", "/api/analytics/events", "events"],
    ["GET", "/api/analytics/events", "reads"],
    ["GET", "/api/health/live", undefined],
    ["GET", "/api/health/ready?x", undefined],
    ["GET", "/api/metrics", undefined],
    ["GET", "/about", undefined],
    ["GET", "/apiary", undefined],
    ["GET", "/_next/static/a.js", undefined],
  ])("%s %s is one of %s", (method, url, kind) => {
    expect(kindOf({ method, url })).toBe(kind);
  });
});

describe("who is sent away", () => {
  const COUNTS = [1, 10, 48, 80, 200, 724, 800, 1_500, 2_000];

  it("hears it soon while there are few, and never later than he is told to wait", () => {
    for (const outside of COUNTS) expect(refusalDelay(outside)).toBeLessThanOrEqual(1_000);
    expect(COUNTS.slice(0, 4).map((outside) => refusalDelay(outside) <= 100)).toEqual([true, true, true, true]);
  });

  it("takes no more than a fifth of the time of those inside, whoever asks again at once", () => {
    for (const outside of COUNTS.filter((count) => count <= 800))
      expect((1_000 * outside) / refusalDelay(outside)).toBeLessThanOrEqual(800);
  });

  it("hears it at once where too many wait for it", () => {
    expect(refusalDelay(2_001)).toBe(0);
  });

  it("is forgotten when his connection ends before, even where his turn on it never came", async () => {
    const server = await slowServer();
    await fill(server, 4);
    const socket = connect(server.port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write("GET /api/recipes HTTP/1.1\r\nHost: a\r\n\r\n".repeat(3));
    await until(() => server.door.outside === 3);
    socket.destroy();
    await until(() => server.door.outside === 0);
  });
});

describe("the door", () => {
  it("sends away what matters least first, and says always whether the server lives", async () => {
    const server = await slowServer();
    await fill(server, 2);
    expect(await statusOf(server, "/api/analytics/events", "POST")).toBe(503);
    await fill(server, 1);
    expect(await statusOf(server, "/api/babies", "POST")).toBe(503);
    await fill(server, 1);
    expect(await statusOf(server, "/api/recipes", "GET")).toBe(503);
    expect(server.door.turnedAway).toBe(3);
    const before = server.inside.length;
    const health = fetch(`${server.origin}/api/health/live`);
    await until(() => server.inside.length > before);
    server.inside.at(-1)?.answer();
    expect((await health).status).toBe(200);
  });

  it("lets in again as soon as one has left, whether it was answered or went away", async () => {
    const server = await slowServer();
    const { statuses } = await fill(server, 4);
    server.inside[0]?.answer();
    expect(await statuses[0]).toBe(200);
    await until(() => server.door.inside === 3);
    const leaving = new AbortController();
    const left = fetch(`${server.origin}/api/recipes`, { signal: leaving.signal }).catch(() => "left");
    await until(() => server.door.inside === 4);
    leaving.abort();
    expect(await left).toBe("left");
    await until(() => server.door.inside === 3);
    for (const { answer } of server.inside) answer();
    await until(() => server.door.inside === 0);
  });

  it("lets in again when a connection ends over which several calls were made at once", async () => {
    const server = await slowServer();
    const socket = connect(server.port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write("GET /api/recipes HTTP/1.1\r\nHost: a\r\n\r\n".repeat(3));
    await until(() => server.door.inside === 3);
    // The answer to the second call waits for that to the first, and is never sent.
    server.inside[1]?.answer();
    socket.destroy();
    await until(() => server.door.inside === 0);
  });

  it("says so in the words and under the headers of every other failure", async () => {
    const server = await slowServer();
    await fill(server, 4);
    const answer = await fetch(`${server.origin}/api/recipes`);
    const ours = errorResponse(new AppError("overloaded", { retryAfterSeconds: 1 }), "an-id");
    expect(answer.status).toBe(ours.status);
    expect(await answer.json()).toEqual({ ...(await ours.json()), requestId: answer.headers.get("x-request-id") });
    for (const name of ["content-type", "cache-control", "content-security-policy", "retry-after"]) {
      expect(answer.headers.get(name), name).toBe(ours.headers.get(name));
    }
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("keeps the connection of whom it sent away, whatever was still to come of the body", async () => {
    const server = await slowServer();
    await fill(server, 4);
    const body = JSON.stringify({ text: "a".repeat(500_000) });
    for (let again = 0; again < 3; again += 1) {
      expect((await fetch(`${server.origin}/api/babies`, { method: "POST", body })).status).toBe(503);
    }
  });

  it("gives nobody a place for sending slowly, and takes it back once all has come", async () => {
    const server = await slowServer({ patience: 20 });
    const slow = Array.from({ length: 6 }, () => {
      const call = request({ port: server.port, host: "127.0.0.1", path: "/api/babies", method: "POST" });
      call.on("error", () => undefined);
      call.setHeader("content-length", 4);
      call.write("{");
      return call;
    });
    // More than three have a place in turn, because each loses it while it keeps us waiting.
    await until(() => server.inside.length >= 3 && server.door.inside === 0);
    await fill(server, 1);
    expect(server.door.inside).toBe(1);
    const sent = server.inside.filter(({ request: { complete } }) => !complete).length;
    for (const call of slow) call.end("}  ");
    await until(() => server.door.inside === 1 + sent);
    for (const { answer } of server.inside) answer();
    await until(() => server.door.inside === 0);
  });
});

describe("a turn", () => {
  /** Calls one after the other, each by a letter; the server is full with `atWork` of them. */
  async function working(atWork: number, patience = 60_000) {
    const server: Slow = await slowServer({ atWork, patience });
    const began = () => server.inside.map(({ request: { url = "" } }) => url.slice("/api/".length)).join("");
    const ask = async (letter: string, more: RequestInit = {}) => {
      const before = server.door.inside;
      const answered = fetch(`${server.origin}/api/${letter}`, more).catch(() => undefined);
      await until(() => server.door.inside > before);
      return answered;
    };
    return { ...server, began, ask };
  }

  it("comes when another call is answered, in the order of their coming", async () => {
    const { door, inside, began, ask } = await working(1);
    const asked = [ask("a")];
    await until(() => began() === "a");
    for (const letter of ["b", "c"]) asked.push(ask(letter));
    await until(() => door.inside === 3);
    inside[0]?.answer();
    await until(() => began() === "ab");
    inside[1]?.answer();
    await until(() => began() === "abc");
    inside[2]?.answer();
    expect((await Promise.all(asked)).map((answer) => answer?.status)).toEqual([200, 200, 200]);
    expect(door.inside).toBe(0);
  });

  it("is not kept for whoever has gone, and its call is never begun", async () => {
    const { door, inside, began, ask } = await working(1);
    void ask("a");
    await until(() => began() === "a");
    const leaving = new AbortController();
    void ask("b", { signal: leaving.signal });
    await until(() => door.inside === 2);
    void ask("c");
    await until(() => door.inside === 3);
    leaving.abort();
    await until(() => door.inside === 2);
    inside[0]?.answer();
    await until(() => began() === "ac");
    inside[1]?.answer();
    await until(() => door.inside === 0);
  });

  it("is given on by a call that takes long, which is answered all the same", async () => {
    const { door, inside, began, ask } = await working(1);
    const first = ask("a");
    await until(() => began() === "a");
    const second = ask("b");
    await until(() => began() === "ab");
    for (const { answer } of inside) answer();
    expect((await first)?.status).toBe(200);
    expect((await second)?.status).toBe(200);
    await until(() => door.inside === 0);
  });

  it("is not needed by who sends slowly, and waited for by who sends much at once", async () => {
    const { door, inside, began, ask, port } = await working(1, 20);
    void ask("a");
    await until(() => began() === "a");
    const slow = request({ port, host: "127.0.0.1", path: "/api/slow", method: "POST" });
    slow.on("error", () => undefined);
    slow.setHeader("content-length", 4);
    slow.write("{");
    await until(() => began() === "aslow" && door.inside === 1);
    slow.end("}  ");
    await until(() => door.inside === 2);
    const much = ask("m", { method: "POST", body: "a".repeat(500_000) });
    await until(() => began() === "aslowm");
    expect(door.inside).toBe(3);
    for (const { answer } of inside) answer();
    expect((await much)?.status).toBe(200);
    await until(() => door.inside === 0);
  });

  it("is not waited for by who asks whether the server lives", async () => {
    const { door, inside, began, ask, origin } = await working(1);
    void ask("a");
    await until(() => began() === "a");
    const health = fetch(`${origin}/api/health/live`);
    await until(() => inside.length === 2);
    expect(door.inside).toBe(1);
    inside[1]?.answer();
    expect((await health).status).toBe(200);
  });
});

describe("whom it sent away", () => {
  it("are told to whoever watches the server, and are none where another server stands before us", () => {
    const shown = () => /^squish_turned_away_total (\d+)$/m.exec(metricsText(true))?.[1];
    expect(shown()).toBe("0");
    Reflect.set(globalThis, Symbol.for("squish.door"), { turnedAway: 7 });
    expect(shown()).toBe("7");
    Reflect.deleteProperty(globalThis, Symbol.for("squish.door"));
  });
});
