import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { Caller } from "../support/caller";
import { ROOT } from "../support/source-files";

const { SERVER_COMMAND } = await import(join(ROOT, "scripts/server-command.mjs"));

const origin = inject("origin");
const visitor = new Caller(origin);

function routeFolders(folder = ""): string[] {
  return readdirSync(join(ROOT, "app/api", folder), { withFileTypes: true }).flatMap((entry) => {
    // Contracts are no routes, and what answers every other address describes none.
    if (entry.isDirectory()) return /^_|^\[\[/.test(entry.name) ? [] : routeFolders(join(folder, entry.name));
    return entry.name === "route.ts" ? [`/api/${folder}`] : [];
  });
}

const addresses = routeFolders();
const openapi = async () => (await visitor.get("/api/openapi.json")).body;

describe("every address of the API", () => {
  it("is described, and nothing else is", async () => {
    const described = Object.keys((await openapi()).paths).sort();
    expect(described).toEqual(addresses.map((path) => path.replace(/\[(\w+)\]/g, "{$1}")).sort());
  });

  it.each(addresses)("%s answers a method it does not have with 405, Allow and JSON", async (path) => {
    const address = path.replace(/\[\w+\]/g, "A".repeat(24));
    const methods = Object.keys((await openapi()).paths[path.replace(/\[(\w+)\]/g, "{$1}")]).map((name) =>
      name.toUpperCase(),
    );
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"].filter((name) => !methods.includes(name))) {
      const answer = await visitor.call(method, address, method === "GET" ? undefined : {});
      expect(answer.status, `${method} ${address}`).toBe(405);
      expect(answer.body.code).toBe("method_not_allowed");
      for (const allowed of methods) expect(answer.headers.get("allow")).toContain(allowed);
    }
  });

  it.each(addresses)("%s carries the headers of an API answer", async (path) => {
    const answer = await visitor.get(path.replace(/\[\w+\]/g, "A".repeat(24)));
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("content-security-policy")).toMatch(/default-src 'none'/);
    expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers.get("x-powered-by")).toBeNull();
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("health", () => {
  it("is live and ready", async () => {
    expect(await visitor.get("/api/health/live")).toMatchObject({ status: 200, body: { status: "live" } });
    expect(await visitor.get("/api/health/ready")).toMatchObject({ status: 200, body: { status: "ready" } });
  });
});

describe("a port that is taken", () => {
  it("is named in one sentence, and the second server ends", async () => {
    const folder = mkdtempSync(join(tmpdir(), "squish-data-"));
    const { port } = new URL(origin);
    const env = { ...process.env, NODE_ENV: "production" as const, PORT: port, DATA_DIR: folder, LOG_LEVEL: "error" };
    const second = spawn(process.execPath, SERVER_COMMAND, {
      cwd: ROOT,
      env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    second.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
    const code = await new Promise((resolve) => second.once("exit", resolve));
    rmSync(folder, { recursive: true, force: true });
    expect(code).toBe(1);
    expect(said).toContain(`port ${port} of 127.0.0.1 is taken by another program; set PORT to a free one`);
    expect(said).not.toMatch(/EADDRINUSE|\n\s+at /);
    expect((await visitor.get("/api/health/live")).status).toBe(200);
  });
});

describe("the caller's address", () => {
  it("cannot be forged by a header", async () => {
    const answers = await Promise.all(
      ["1.1.1.1", "2.2.2.2"].map((address) =>
        visitor.get("/api/health/live", { "x-forwarded-for": address, "x-client-address": address }),
      ),
    );
    for (const answer of answers) expect(answer.status).toBe(200);
  });
});

const FORM = "application/x-www-form-urlencoded";
const PARTS = "multipart/form-data; boundary=part";
/** What may be sent to an address: how it is called, and its body. */
const SENT: readonly (readonly [string, Readonly<Record<string, string>>, string | undefined])[] = [
  ["nothing", {}, undefined],
  ["JSON", { "content-type": "application/json" }, "{}"],
  ["broken JSON", { "content-type": "application/json" }, "{"],
  ["a form", { "content-type": FORM }, "name=Ada"],
  [
    "a form in parts",
    { "content-type": PARTS },
    '--part\r\nContent-Disposition: form-data; name="0"\r\n\r\n1\r\n--part--',
  ],
  ["a form for an action of Next", { "content-type": PARTS, "next-action": "a".repeat(42) }, "--part--"],
  ["a text", { "content-type": "text/plain" }, "Ada"],
  ["bytes", { "content-type": "application/octet-stream" }, "\u0000\u0001"],
  ["more than is read", { "content-type": "application/json" }, "x".repeat(200_000)],
  ["another site's call", { origin: "https://elsewhere.test", "sec-fetch-site": "cross-site" }, undefined],
];
const NOWHERE = [
  "/api",
  "/api/nothing",
  "/api/nothing.json",
  "/api/nothing/at/all?with=a%20question",
  "/api/recipes/some-recipe/nothing",
  "/api/health",
  "/api/en/recipes",
  "/api/%E1%80%80",
  "/api/[[...path]]/more",
];

describe("an address that the API has not", () => {
  it.each(NOWHERE)("%s says so in JSON to every method, whatever is sent", async (path) => {
    for (const method of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
      for (const [what, headers, body] of SENT) {
        if (body !== undefined && (method === "GET" || method === "HEAD")) continue;
        const answer = await visitor.call(method, path, body, headers);
        const name = `${method} ${path} with ${what}`;
        expect(answer.status, `${name}: ${answer.text.slice(0, 200)}`).toBe(404);
        expect(answer.headers.get("content-type"), name).toMatch(/^application\/json/);
        expect(answer.headers.get("cache-control"), name).toBe("no-store");
        expect(answer.headers.get("x-request-id"), name).toMatch(/^[0-9a-f-]{36}$/);
        expect(answer.headers.get("content-security-policy"), name).toMatch(/^default-src 'none'/);
        expect(answer.headers.getSetCookie(), name).toEqual([]);
        if (method === "HEAD") expect(answer.text, name).toBe("");
        else expect(answer.body, name).toMatchObject({ error: "Not found.", code: "not_found" });
      }
    }
  });

  it("is not what a method is that an address has not, which is told what it may", async () => {
    for (const [what, headers, body] of SENT) {
      const answer = await visitor.call("PATCH", "/api/login", body, headers);
      expect([answer.status, answer.body.code, answer.headers.get("allow")], what).toEqual([
        405,
        "method_not_allowed",
        "POST, OPTIONS",
      ]);
    }
  });

  it("is refused like every other to a method that nothing here has", async () => {
    const { body: words } = await visitor.call("PATCH", "/api/login", {});
    for (const path of ["/api/nothing", "/api/login", "/about"]) {
      for (const method of ["PROPFIND", "PURGE", "LINK", "MKCOL"]) {
        const answer = await visitor.call(method, path);
        expect([answer.status, answer.headers.get("allow")], `${method} ${path}`).toEqual([
          405,
          "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
        ]);
        expect({ ...answer.body, requestId: "" }).toEqual({ ...words, requestId: "" });
      }
    }
  });
});

describe("a connection that nobody uses", () => {
  it("is kept for longer than the minute in which a proxy may call over it again", async () => {
    const { headers } = await visitor.get("/api/health/live");
    expect(Number(/timeout=(\d+)/.exec(headers.get("keep-alive") ?? "")?.[1])).toBeGreaterThan(60);
  });
});
