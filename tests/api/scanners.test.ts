import { existsSync, readdirSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CALLS } from "../support/api-calls";
import { Caller, newParent, type Answer } from "../support/caller";
import { counted } from "../support/figures";
import { LEAK } from "../support/leaks";
import { startServer, type RunningServer } from "../support/running-server";

// What a scanner that anybody can fetch would try first, and what one does that means to keep a server busy.

/** With it many more hold on, and how long a visitor waits meanwhile is a limit too. */
const IS_LONG = process.env["SCANNERS"] === "long";
const HOLDING_ON = IS_LONG ? 400 : 60;
const ROUNDS = IS_LONG ? 20 : 3;
const MOST_MILLISECONDS = 1_000;

let server: RunningServer;
let parent: Caller;
beforeAll(async () => {
  server = await startServer();
  parent = await newParent(server.origin);
  // What these open is open from then on.
  await answers();
});
afterAll(async () => {
  await server.stop();
});

/** What a visitor and a parent are answered meanwhile; the longest that either waits. */
async function answers(): Promise<number> {
  const visitor = new Caller(server.origin);
  const calls = ["/api/health/live", "/foods/carrot", "/api/recipes?limit=1"].map((path) => () => visitor.get(path));
  let slowest = 0;
  for (const call of [...calls, () => parent.post("/api/ingredients/check", { ingredients: ["carrot"] })]) {
    const started = performance.now();
    expect((await call()).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - started);
  }
  return slowest;
}

/** Files and connections of the server; 0 where the machine does not tell. */
function held(): number {
  const folder = `/proc/${server.pid}/fd`;
  return existsSync(folder) ? readdirSync(folder).length : 0;
}

const POST = "POST /api/ingredients/check HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n";
/** How a caller holds on to a connection: what it sends at first, and then again and again. */
const HOLDS: readonly (readonly [string, string, string])[] = [
  ["begins a head and never ends it", "GET /api/recipes HTTP/1.1\r\nHost: 127.0.0.1\r\n", "X-More: 1\r\n"],
  ["sends a body letter by letter", `${POST}Content-Length: 5000\r\n\r\n{`, " "],
  ["sends a body in pieces that never end", `${POST}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`, "1\r\n \r\n"],
  ["asks for much and reads none of it", "GET /api/recipes HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".repeat(3), ""],
  ["says nothing at all", "", ""],
];

describe("a caller who holds on", () => {
  it.each(HOLDS)("and %s keeps nobody from an answer", async (_, first, more) => {
    const before = held();
    const { hostname, port } = new URL(server.origin);
    const sockets: Socket[] = Array.from({ length: HOLDING_ON }, () => {
      const socket = connect({ host: hostname, port: Number(port) });
      // Being cut off is what it deserves.
      socket.on("error", () => undefined);
      socket.pause();
      socket.write(first);
      return socket;
    });
    let slowest = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const socket of sockets) if (socket.writable && more !== "") socket.write(more);
      slowest = Math.max(slowest, await answers());
    }
    if (IS_LONG) expect(slowest).toBeLessThanOrEqual(MOST_MILLISECONDS);
    for (const socket of sockets) socket.destroy();
    await expect.poll(held).toBeLessThanOrEqual(before + 10);
  });
});

/** Where scanners look for what was left lying about; each below / and below /api. */
const LEFT_ABOUT = [
  ".env .env.local .env.production .git/HEAD .git/config .svn/entries .DS_Store .htaccess .htpasswd .npmrc .ssh/id_rsa",
  "package.json package-lock.json tsconfig.json next.config.ts Dockerfile compose.yaml prisma/schema.prisma server.js",
  "backup.zip backup.sql dump.sql db.sqlite data/pg logs/app.log error.log debug.log core.dump heapdump config.json",
  "admin administrator phpmyadmin wp-admin wp-login.php wp-json/wp/v2/users xmlrpc.php index.php phpinfo.php cgi-bin/test",
  "actuator actuator/env actuator/heapdump server-status server-info metrics debug/pprof console graphql swagger.json",
  "swagger-ui v1 v2/users internal private test old tmp .well-known/security.txt.bak crossdomain.xml web.config",
  "_next/../../package.json _next/static/../../../.env _next/data/build/index.json __nextjs_original-stack-frames",
]
  .flatMap((line) => line.split(" "))
  .flatMap((name) => [`/${name}`, `/api/${name}`]);
/** Addresses of ours that a scanner's list has too. */
const OURS = new Set(["/api/metrics"]);

/** What a page says of an address that is not there may hold our words, never our files'. */
const CONTENTS = /DATABASE_URL|"dependencies"|\[core\]|ref: refs|datasource db|root:x:0|PRIVATE KEY|BEGIN CERTIFICATE/;

describe("what was left lying about", () => {
  it("is nothing: every address of a scanner's list is not there", async ({ task }) => {
    const visitor = new Caller(server.origin);
    const asked = LEFT_ABOUT.filter((path) => !OURS.has(path));
    const found: string[] = [];
    for (const path of asked) {
      let answer = await visitor.get(path);
      const leadsTo = answer.headers.get("location");
      if ([301, 302, 307, 308].includes(answer.status) && leadsTo !== null) {
        const target = new URL(leadsTo, server.origin);
        expect(target.origin, path).toBe(server.origin);
        answer = await visitor.get(target.pathname + target.search);
      }
      if (![400, 403, 404].includes(answer.status)) found.push(`${path}: ${answer.status}`);
      if (CONTENTS.test(answer.text)) found.push(`${path}: ${answer.text.slice(0, 100)}`);
    }
    expect(found).toEqual([]);
    counted(task, { "addresses of a scanner's list": asked.length });
  });
});

/** Pairs that a database would tell apart if a word were part of a question, and the service that was asked alone. */
const TRUE_AND_FALSE: readonly (readonly [string, string])[] = [
  ["' OR '1'='1", "' OR '1'='2"],
  ["1) OR (1=1", "1) OR (1=2"],
  ['" OR "1"="1', '" OR "1"="2'],
  ["'||(SELECT CASE WHEN 1=1 THEN '' ELSE 1/0 END)||'", "'||(SELECT CASE WHEN 1=2 THEN '' ELSE 1/0 END)||'"],
  ["';SELECT pg_sleep(0)--", "';SELECT pg_sleeq(0)--"],
  ["${7*7}{{7*7}}", "${7*8}{{7*8}}"],
  ["$(sleep 0)`id`", "$(sleeq 0)`ie`"],
  ["../../../../etc/passwd", "../../../../etc/passwe"],
];

const shapeOf = ({ status, body }: Answer): unknown => [status, body?.code, Array.isArray(body) ? body.length : ""];

describe("a word that would be a question to the database", () => {
  const parameters = CALLS.filter(([name, { access }]) => name.startsWith("GET") && access !== "admin").flatMap(
    ([, { path, query }]) => [
      ...(path.includes("{") ? [(word: string) => path.replace(/\{\w+\}/, encodeURIComponent(word))] : []),
      ...Object.keys(query === undefined || !("shape" in query) ? {} : Object(query.shape)).map(
        (name) => (word: string) => `${path.replace(/\{\w+\}/, "carrot")}?${name}=${encodeURIComponent(word)}`,
      ),
    ],
  );

  it.each(TRUE_AND_FALSE)("is a word like others in every parameter: %s", async (one, other) => {
    for (const address of parameters) {
      const [yes, no] = [await parent.get(address(one)), await parent.get(address(other))];
      expect(shapeOf(yes), address(one)).toEqual(shapeOf(no));
      expect(yes.status, `${address(one)} ${yes.text.slice(0, 200)}`).toBeLessThan(500);
      if (yes.status >= 400) expect(yes.text, address(one)).not.toMatch(LEAK);
    }
    expect(parameters.length).toBeGreaterThan(8);
  });
});
