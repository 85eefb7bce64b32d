import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { Agent, request, type OutgoingHttpHeaders } from "node:http";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { Caller, newParent, uniqueName } from "../support/caller";
import { LEAK } from "../support/leaks";
import { startServer, type RunningServer } from "../support/running-server";
import { ROOT } from "../support/source-files";

const { SERVER_COMMAND } = await import(join(ROOT, "scripts/server-command.mjs"));

const origin = inject("origin");
const kitchen = { ingredients: ["carrot", "potato"], cookingMethod: "stew", ageGroup: "9-12", mealType: "lunch" };

interface Raw {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/**
 * One POST as bytes, beyond what `fetch` would send: pieces without a length, wrong encodings. Over a connection of its
 * own unless an agent is given; done as soon as it is answered.
 */
function send(
  path: string,
  headers: OutgoingHttpHeaders,
  pieces: Iterable<Uint8Array | string>,
  agent?: Agent,
): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const call = request(origin + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      agent: agent ?? false,
    });
    let answered = false;
    call.on("response", (response) => {
      answered = true;
      const chunks: Uint8Array[] = [];
      response.on("data", (chunk: Uint8Array) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const text = Buffer.concat(chunks).toString("utf8");
        resolve({ status: response.statusCode ?? 0, type: response.headers["content-type"] ?? "", text });
        if (agent === undefined) call.destroy();
      });
    });
    call.on("error", (error) => {
      if (!answered) reject(error);
    });
    const next = pieces[Symbol.iterator]();
    const write = (): void => {
      for (;;) {
        const { done, value } = next.next();
        if (done === true || (answered && agent === undefined)) {
          call.end();
          return;
        }
        if (!call.write(value)) {
          call.once("drain", write);
          return;
        }
      }
    };
    write();
  });
}

function* megabytes(count: number): Generator<string> {
  yield '{"ingredients":["';
  for (let index = 0; index < count * 16; index += 1) yield "a".repeat(65_536);
  yield '"]}';
}

/** A refusal that helps whoever sent it and tells nothing about us. */
function refused(answer: Raw, about: string): void {
  expect(answer.status, `${about}: ${answer.text.slice(0, 200)}`).toBeLessThan(500);
  expect(answer.type, about).toMatch(/^application\/json/);
  const body: { code?: unknown; requestId?: unknown; error?: unknown } = JSON.parse(answer.text);
  if (answer.status >= 400) {
    expect(body.code, about).toMatch(/^[a-z_]+$/);
    expect(body.requestId, about).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.text, about).not.toMatch(LEAK);
  }
}

const POSTS = [
  "/api/register",
  "/api/login",
  "/api/logout",
  "/api/accounts/messages",
  "/api/ingredients/check",
  "/api/ingredients/analyze",
  "/api/recipes/generate",
  "/api/recipes/import",
  "/api/recipes/suggestions",
  "/api/recipes/{id}/bookmark",
  "/api/recipes/{id}/comments",
  "/api/recipes/{id}/community-tested",
  "/api/recipes/{id}/share",
  "/api/recipes/{id}/verification",
  "/api/comments/{id}/hidden",
  "/api/comments/{id}/report",
  "/api/allergies",
  "/api/babies",
  "/api/reactions",
  "/api/profile/password",
  "/api/meals/suggest",
  "/api/learning/progress",
  "/api/analytics/events",
];
/** They act without a body, or are closed without a key of Clerk's, so a hostile one is not read. */
const WITHOUT_BODY = /logout|messages|community-tested|share|hidden/;
/** Where the object is looked for, or who may, before the body's own meaning: nobody's, or an expert's. */
const ABOUT_AN_OBJECT = [403, 404];

/** Bodies nobody means well with. The statuses are those a call that reads a body may answer. */
const HOSTILE: readonly (readonly [string, Uint8Array | string, readonly number[]])[] = [
  ["nothing", "", [400]],
  ["an open brace", "{", [400]],
  ["two values", "{}{}", [400]],
  ["a value of JavaScript", "{ingredients: undefined}", [400]],
  ["null", "null", [422]],
  ["a list", "[]", [422]],
  ["a list of itself", JSON.stringify([[kitchen]]), [422]],
  ["a text", '"carrot"', [422]],
  ["a number", "1e999", [422]],
  ["100,000 lists in each other", "[".repeat(100_000) + "]".repeat(100_000), [400, 413]],
  ["10,000 lists in each other", "[".repeat(10_000) + "]".repeat(10_000), [400]],
  ["objects in each other", '{"a":'.repeat(5_000) + "1" + "}".repeat(5_000), [400]],
  ["bytes that are no text", new Uint8Array([0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22]), [400]],
  ["a byte order mark and more", "\ufeff\ufeff{}", [400, 422]],
  ["a raw NUL", '{"ingredients":["a\u0000b"]}', [400]],
  [
    "a key of the prototype",
    '{"__proto__":{"role":"admin","ingredients":["carrot"]},"constructor":{"prototype":{"role":"admin"}}}',
    [422],
  ],
  [
    "a huge number where a text belongs",
    `{"ingredients":1e400,"email":${"9".repeat(400)},"password":-1e400,"cookingMethod":1e308}`,
    [422],
  ],
  [
    "ten thousand keys",
    JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, key) => [`k${String(key)}`, 1]))),
    [413, 422],
  ],
];

describe("hostile bodies", () => {
  let parentCookie = "";
  beforeAll(async () => {
    parentCookie = (await newParent(origin)).cookieHeader;
  });

  it("are tried on every call that is posted", async () => {
    const { body } = await new Caller(origin).get("/api/openapi.json");
    const posts = Object.entries<object>(body.paths).flatMap(([path, methods]) => ("post" in methods ? [path] : []));
    expect(posts.sort()).toEqual([...POSTS].sort());
  });

  describe.each(POSTS)("%s", (template) => {
    const path = template.replace("{id}", "nobodysobjectnobodysobje");
    const isPublic = /register|login|logout|messages|check|events|import/.test(path);
    const cookies = () => (isPublic ? {} : { cookie: parentCookie });
    const readsBody = !WITHOUT_BODY.test(path);
    const allowed = (statuses: readonly number[]) => [...statuses, ...(path === template ? [] : ABOUT_AN_OBJECT)];

    it.each(HOSTILE)("refuses %s", async (about, body, statuses) => {
      const answer = await send(path, cookies(), [body]);
      refused(answer, about);
      if (readsBody) expect(allowed(statuses), `${about}: ${answer.text}`).toContain(answer.status);
    });

    it("refuses ten megabytes that came without a length", async () => {
      const agent = new Agent({ keepAlive: true });
      const answer = await send(path, { ...cookies(), "transfer-encoding": "chunked" }, megabytes(10), agent);
      agent.destroy();
      refused(answer, "10 MB");
      // Who may not verify is told so before the body is read.
      const isForbidden = path.endsWith("/verification");
      const expected = isForbidden ? [403, "forbidden"] : [413, "payload_too_large"];
      if (readsBody) expect([answer.status, JSON.parse(answer.text).code]).toEqual(expected);
    });

    it("leaves the connection to the caller's next call", async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const bodies: (readonly [OutgoingHttpHeaders, Iterable<Uint8Array | string>])[] = [
        [{ "transfer-encoding": "chunked" }, megabytes(1)],
        [{ "transfer-encoding": "chunked" }, [new Uint8Array(50_000).fill(255), "a".repeat(50_000)]],
        [{ "content-type": "text/plain" }, ["a".repeat(300_000)]],
        [{ "sec-fetch-site": "cross-site" }, ["a".repeat(300_000)]],
      ];
      for (const [headers, body] of bodies)
        refused(await send(path, { ...cookies(), ...headers }, body, agent), "first");
      refused(await send(path, cookies(), ["{}"], agent), "next");
      agent.destroy();
      // A connection that is not given back is closed by the server after a minute.
    }, 30_000);

    it("refuses an announced length over the limit before a byte of it came", async () => {
      const answer = await send(path, { ...cookies(), "content-length": "10000000" }, ["{"]);
      refused(answer, "announced");
      expect(answer.status).toBe(413);
    });

    it.each<[string, OutgoingHttpHeaders]>([
      ["plain text", { "content-type": "text/plain" }],
      ["a form", { "content-type": "application/x-www-form-urlencoded" }],
      ["a form of parts", { "content-type": "multipart/form-data; boundary=x" }],
      ["JSON in name only", { "content-type": "text/plain; application/json" }],
      ["an empty type", { "content-type": "" }],
      ["gzip", { "content-encoding": "gzip" }],
      ["deflate after identity", { "content-encoding": "identity, deflate" }],
    ])("refuses %s", async (about, headers) => {
      const body = gzipSync(JSON.stringify(kitchen));
      const answer = await send(path, { ...cookies(), ...headers }, [body]);
      refused(answer, about);
      if (readsBody) expect([answer.status, JSON.parse(answer.text).code]).toEqual([415, "unsupported_media_type"]);
    });

    it("takes odd headers as they are: neither a failure nor a way in", async () => {
      const odd: OutgoingHttpHeaders[] = [
        { "idempotency-key": "'; DROP TABLE users; --" },
        { "idempotency-key": "k".repeat(5_000) },
        { "accept-language": "x".repeat(5_000) },
        { cookie: `session=${"%00".repeat(50)}; preferred_language=../../etc/passwd` },
        { "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware" },
        { "x-squish-new-token": "A".repeat(43) },
        { "x-http-method-override": "DELETE" },
        { "next-action": "0".repeat(40) },
      ];
      for (const headers of odd)
        refused(await send(path, { ...cookies(), ...headers }, ["{}"]), JSON.stringify(headers).slice(0, 60));
    });
  });
});

describe("a refusal while the caller still sends", () => {
  /** Twenty megabytes: more than any buffer on the way holds, so that the answer comes while they are sent. */
  const PIECES = 320;
  it.each([
    ["too much, as announced", { "content-length": String(PIECES * 65_536) }, 413],
    ["too much, unannounced", { "transfer-encoding": "chunked" }, 413],
    ["what is no JSON", { "content-type": "text/plain", "transfer-encoding": "chunked" }, 415],
    ["from another site", { "sec-fetch-site": "cross-site", "content-length": String(PIECES * 65_536) }, 403],
  ])("is read by one who sends all of it before listening, and closes after: %s", async (_, headers, status) => {
    const piece = Buffer.alloc(65_536, "a");
    const head = Object.entries({ host: new URL(origin).host, "content-type": "application/json", ...headers })
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join("");
    const isChunked = "transfer-encoding" in headers;
    for (let round = 0; round < 5; round += 1) {
      const socket = connect({ port: Number(new URL(origin).port), host: "127.0.0.1", allowHalfOpen: true });
      const heard: Buffer[] = [];
      socket.on("data", (chunk) => heard.push(chunk));
      const ended = once(socket, "end");
      socket.write(`POST /api/analytics/events HTTP/1.1\r\n${head}connection: close\r\n\r\n`);
      for (let count = 0; count < PIECES; count += 1) {
        const sent = isChunked ? Buffer.concat([Buffer.from("10000\r\n"), piece, Buffer.from("\r\n")]) : piece;
        await new Promise<void>((next, failed) => {
          socket.write(sent, (error) => {
            if (error) failed(error);
            else setImmediate(next);
          });
        });
      }
      if (isChunked) socket.write("0\r\n\r\n");
      await ended;
      socket.destroy();
      expect(Buffer.concat(heard).toString("utf8")).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    }
  });
});

describe("words that databases and browsers stumble over", () => {
  const WORDS = [
    "\u0000",
    "a\u0000b",
    "carrot\u0000",
    "\ud800egg",
    "\ud800",
    "\udfff\ud800",
    "\uffff",
    "\ufffe",
    "\u202eoof",
    "\u200b",
    "\u{e0041}\u{e0042}",
    "e\u0301".repeat(400),
    "ﷺ".repeat(200),
    "'; DROP TABLE recipes; --",
    "$1",
    "%s%n",
    "${7*7}",
    "{{7*7}}",
    "../../etc/passwd",
    "\\u0000",
    "null",
    "-0",
    "NaN",
    "__proto__",
    "constructor",
    "toString",
  ];

  it("are answered one by one when they are ingredients, and the rest is cooked", async () => {
    const parent = await newParent(origin);
    for (const path of ["/api/ingredients/check", "/api/recipes/generate", "/api/recipes/suggestions"]) {
      const answer = await parent.post(path, { ...kitchen, ingredients: [...WORDS, "carrot", "potato"] });
      expect(answer.status, `${path} ${answer.text.slice(0, 300)}`).toBe(200);
    }
    const [stored] = (await parent.get("/api/recipes?limit=1")).body;
    expect(stored.safety.excluded.length).toBeGreaterThanOrEqual(WORDS.length - 2);
    expect((await parent.get(`/api/recipes/${stored.id}`)).body).toEqual(stored);
  });

  it("are kept with their answer under an idempotency key", async () => {
    const parent = await newParent(origin);
    const key = { "idempotency-key": uniqueName("key-") };
    const body = { ...kitchen, ingredients: ["salt\u0000\u202e", "\ud800x", "carrot", "potato"] };
    for (const path of ["/api/recipes/generate", "/api/recipes/suggestions"]) {
      const first = await parent.post(path, body, key);
      const second = await parent.post(path, body, key);
      expect([first.status, second.status], first.text.slice(0, 200)).toEqual([200, 200]);
      expect(second.body).toEqual(first.body);
    }
  });

  it("are no name, or a name like any other", async () => {
    for (const word of WORDS) {
      const suffix = uniqueName("n");
      const answer = await new Caller(origin).post("/api/register", {
        username: `${word.slice(0, 6)}${suffix}`,
        email: `${suffix}@families.test`,
        password: `${word}-Kohl-73-Suppe`.slice(0, 120),
      });
      expect([201, 422], `${JSON.stringify(word)} ${answer.text}`).toContain(answer.status);
      expect(answer.text).not.toMatch(LEAK);
      const entered = await new Caller(origin).post("/api/login", { username: word, password: word });
      expect([401, 422], `${JSON.stringify(word)} ${entered.text}`).toContain(entered.status);
    }
  });

  it("leave the recipe list and every account as they were", async () => {
    expect((await new Caller(origin).get("/api/recipes")).body.length).toBeGreaterThanOrEqual(10);
    expect(await new Caller(origin).get("/api/health/ready")).toMatchObject({ status: 200 });
  });

  it.each([
    "language=%00",
    "language=de%27--",
    "limit=1e2",
    "limit=1;DROP",
    "limit[]=1",
    "cursor=%00%00",
    "cursor=W10",
    "cursor=" + "A".repeat(120),
    "cursor=eyJfX3Byb3RvX18iOnt9fQ",
  ])("are no query either: ?%s", async (query) => {
    const answer = await new Caller(origin).get(`/api/recipes?${query}`);
    expect([200, 422], answer.text.slice(0, 200)).toContain(answer.status);
    if (answer.status !== 200) expect(answer.text).not.toMatch(LEAK);
  });

  it.each(["%00", "%2e%2e%2f", "..%5c..%5cwindows", "%ff%fe", "1%20OR%201=1", "A".repeat(4_000), "%F0%9F%A5%95"])(
    "are no id: %s",
    async (id) => {
      const answer = await new Caller(origin).get(`/api/recipes/${id}`);
      expect([400, 404], answer.text.slice(0, 200)).toContain(answer.status);
      expect(answer.text).not.toMatch(/node_modules|prisma|:\d+:\d+\)/i);
    },
  );
});

const SCRIPTS = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '"><svg onload=alert(1)>',
  "javascript:alert(1)",
  "</textarea><script>alert(1)</script>",
  "<iframe srcdoc='<script>alert(1)</script>'>",
  "carrot<script>fetch('//evil.test')</script>",
  "\u003c/script\u003e\u003cscript\u003ealert(1)\u003c/script\u003e",
];

describe("scripts typed as ingredients", () => {
  it("come back as data of JSON, which no browser reads as a page", async () => {
    const answer = await new Caller(origin).post("/api/ingredients/check", { ingredients: SCRIPTS });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("content-security-policy")).toMatch(/default-src 'none'/);
    expect(answer.body.results.map(({ input }: { input: string }) => input)).toEqual(SCRIPTS);
  });

  it("enter no recipe and no suggestion, and are said to be left out", async () => {
    const parent = await newParent(origin);
    for (const path of ["/api/recipes/generate", "/api/recipes/suggestions"]) {
      const answer = await parent.post(path, { ...kitchen, ingredients: [...SCRIPTS, "carrot", "potato"] });
      expect(answer.status, answer.text.slice(0, 300)).toBe(200);
      expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
      for (const recipe of [answer.body].flat()) {
        const { safety, ...shown } = recipe;
        expect(JSON.stringify(shown)).not.toMatch(/[<>]|script|onerror|evil/i);
        expect(safety.excluded.map(({ input }: { input: string }) => input)).toEqual(
          expect.arrayContaining(SCRIPTS.slice(0, 4)),
        );
      }
    }
    const page = await new Caller(origin).get("/");
    expect(page.text).not.toContain("alert(1)");
  });

  it("are not said back by an address that does not exist", async () => {
    for (const path of ["/api/", "/en/", "/recipes/"]) {
      const answer = await new Caller(origin).get(`${path}${encodeURIComponent("<script>alert(1)</script>")}`);
      expect([307, 308, 400, 404]).toContain(answer.status);
      expect(answer.text).not.toContain("<script>alert(1)");
    }
  });
});

/** A call whose head has arrived (the server said "continue") and whose body is held back until `finish`. */
function begun(at: string, path: string, cookie: string): Promise<{ finish: (body: string) => Promise<number> }> {
  return new Promise((resolve, reject) => {
    const headers = {
      "content-type": "application/json",
      expect: "100-continue",
      cookie,
      "transfer-encoding": "chunked",
    };
    const call = request(at + path, { method: "POST", headers });
    const status = new Promise<number>((answered, broke) => {
      call.once("response", (response) => {
        response.resume();
        response.once("end", () => answered(response.statusCode ?? 0));
        response.once("error", broke);
      });
      call.once("error", broke);
    });
    status.catch(reject);
    call.once("continue", () => {
      call.write(" ");
      resolve({
        finish: (body) => {
          call.end(body);
          return status;
        },
      });
    });
    call.flushHeaders();
  });
}

describe("a server that is told to stop", () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  it("finishes what it began, takes nothing new, and is gone with code 0", async () => {
    const { cookieHeader } = await newParent(server.origin);
    const calls = await Promise.all(
      Array.from({ length: 4 }, () => begun(server.origin, "/api/recipes/generate", cookieHeader)),
    );
    const stopped = server.stop();
    const door = () =>
      fetch(`${server.origin}/api/health/live`).then(
        () => "open",
        () => "closed",
      );
    // Asked without a pause, over one connection: whoever goes on like this must not keep the server from stopping.
    while ((await door()) === "open");
    const statuses = await Promise.all(calls.map(({ finish }) => finish(JSON.stringify(kitchen))));
    expect(statuses).toEqual(calls.map(() => 200));
    expect(await stopped).toBe(0);
  });
});

function closedPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === "string") reject(new Error("no port"));
        else resolve(address.port);
      });
    });
  });
}

describe("a server whose database is not there", () => {
  let server: Pick<RunningServer, "origin" | "output" | "stop">;
  beforeAll(async () => {
    const [port, closed] = [await closedPort(), await closedPort()];
    const { PATH, HOME } = process.env;
    const child = spawn(process.execPath, SERVER_COMMAND, {
      cwd: ROOT,
      env: {
        PATH,
        HOME,
        NODE_ENV: "production",
        PORT: String(port),
        DATABASE_URL: `postgresql://squish:canary-secret@127.0.0.1:${String(closed)}/squish`,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let written = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => (written += chunk.toString("utf8")));
    const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
    server = {
      origin: `http://127.0.0.1:${String(port)}`,
      output: () => written,
      stop: () => {
        child.kill("SIGTERM");
        return ended;
      },
    };
    for (let attempt = 0; attempt < 3_600; attempt += 1) {
      if ((await fetch(`${server.origin}/api/health/live`).catch(() => undefined)) !== undefined) return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`The server did not start:\n${written}`);
  });
  afterAll(async () => {
    await server.stop();
  });

  it("lives, and says that it is not ready", async () => {
    expect(await new Caller(server.origin).get("/api/health/live")).toMatchObject({
      status: 200,
      body: { status: "live" },
    });
    const ready = await new Caller(server.origin).get("/api/health/ready");
    expect([ready.status, ready.body.code]).toEqual([503, "unavailable"]);
  });

  it.each<[string, string, unknown]>([
    ["GET", "/api/recipes", undefined],
    ["GET", `/api/recipes/${"A".repeat(24)}`, undefined],
    ["POST", "/api/login", { email: "anna@families.test", password: "Kohlrabi-73-Suppe" }],
    ["POST", "/api/register", { username: "anna", email: "anna@families.test", password: "Kohlrabi-73-Suppe" }],
  ])("answers %s %s with 503 and when to try again", async (method, path, body) => {
    const answer = await new Caller(server.origin).call(method, path, body);
    expect([answer.status, answer.body.code], answer.text).toEqual([503, "unavailable"]);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(answer.text).not.toMatch(LEAK);
  });

  it("still checks ingredients for a visitor, and still shows its pages", async () => {
    const caller = new Caller(server.origin);
    const answer = await caller.post("/api/ingredients/check", { ingredients: ["honey"] });
    expect([answer.status, answer.body.results?.[0].verdict]).toEqual([200, "blocked"]);
    for (const path of ["/", "/about", "/sign-in"]) expect((await caller.get(path)).status, path).toBe(200);
    expect((await caller.get("/api/user")).status).toBe(401);
  });

  it("does not write the address of its database, with the password in it", () => {
    expect(server.output()).toContain('"event":"not_ready"');
    expect(server.output()).not.toContain("canary-secret");
  });
});
