import { rm } from "node:fs/promises";
import { request, type IncomingHttpHeaders } from "node:http";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { answered, type Answered } from "../support/answered";
import { newHome, startServer, type Home, type RunningServer } from "../support/running-server";

const origin = inject("origin");

/** A call as bytes go over the line: `fetch` forbids some methods and mends some addresses. */
function ask(
  path: string,
  method = "GET",
  headers: Record<string, string> = {},
  body = "",
  whom = origin,
): Promise<Answered> {
  const { hostname, port } = new URL(whom);
  return answered(request({ hostname, port, path, method, headers }), body);
}

/** Written out, not read from the product: a header that is dropped there is missed here. */
const OF_ALL: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
  "permissions-policy": "camera=(self), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()",
};

/** One whose callers have had what they may ask for, and whose database is not there. */
let narrow: RunningServer;
let blind: RunningServer;
let nothing: Home;
const CHECK = JSON.stringify({ ingredients: ["carrot"] });

const JSON_TYPE = { "content-type": "application/json" };
/** One answer of every kind that the product gives: how it is asked for, and its status. */
const KINDS: readonly (readonly [string, number, () => Promise<Answered>])[] = [
  ["a page", 200, () => ask("/about")],
  ["a page that is kept", 200, () => ask("/about")],
  ["a page in Burmese", 200, () => ask("/learning", "GET", { cookie: "preferred_language=my" })],
  ["a page's head", 200, () => ask("/about", "HEAD")],
  [
    "a page for who has it",
    304,
    async () => ask("/about", "GET", { "if-none-match": (await ask("/about")).headers.etag ?? "" }),
  ],
  ["a recipe that is not there", 404, () => ask(`/recipes/${"A".repeat(24)}`)],
  ["an address without a page", 404, () => ask("/no-such-page")],
  ["an address in another language's name", 307, () => ask("/en/about")],
  ["an address with a slash too many", 308, () => ask("/about/")],
  ["an address that is no text", 400, () => ask("/%ff")],
  ["an address with what no text has", 400, () => ask("/about%00")],
  ["a method that a page has not", 405, () => ask("/about", "POST", JSON_TYPE, "{}")],
  ["a method that is a trap", 405, () => ask("/about", "TRACE")],
  ["a script", 200, async () => ask(/\/_next\/static\/chunks\/[^"]+\.js/.exec((await ask("/about")).text)?.[0] ?? "")],
  ["a style sheet", 200, async () => ask(/\/_next\/static\/[^"]+\.css/.exec((await ask("/about")).text)?.[0] ?? "")],
  ["a script that is not there", 404, () => ask("/_next/static/chunks/nothing.js")],
  ["the worker", 200, () => ask("/sw.js")],
  ["the manifest", 200, () => ask("/en/manifest.webmanifest")],
  ["an icon", 200, async () => ask(/href="(\/[^"]*icon[^"]*)"/.exec((await ask("/about")).text)?.[1] ?? "")],
  ["an answer of the API", 200, () => ask("/api/recipes?limit=1")],
  ["what a call may be asked", 204, () => ask("/api/login", "OPTIONS")],
  ["health", 200, () => ask("/api/health/live")],
  ["a call without a session", 401, () => ask("/api/user")],
  [
    "a call of another site",
    403,
    () => ask("/api/login", "POST", { ...JSON_TYPE, "sec-fetch-site": "cross-site" }, "{}"),
  ],
  ["nothing of the API", 404, () => ask(`/api/recipes/${"A".repeat(24)}`)],
  ["an address that the API has not", 404, () => ask("/api/nothing")],
  ["a method that a call has not", 405, () => ask("/api/user", "PUT", JSON_TYPE, "{}")],
  ["a body that is too large", 413, () => ask("/api/login", "POST", JSON_TYPE, "x".repeat(100_000))],
  ["a body that is no JSON", 415, () => ask("/api/login", "POST", { "content-type": "text/plain" }, "x")],
  ["a body that does not hold", 422, () => ask("/api/login", "POST", JSON_TYPE, "{}")],
  [
    "a call too many",
    429,
    async () => {
      await ask("/api/ingredients/check", "POST", JSON_TYPE, CHECK, narrow.origin);
      return ask("/api/ingredients/check", "POST", JSON_TYPE, CHECK, narrow.origin);
    },
  ],
  ["a page that failed", 500, () => ask(`/recipes/${"A".repeat(24)}`, "GET", {}, "", blind.origin)],
  ["a call that cannot be answered now", 503, () => ask("/api/recipes", "GET", {}, "", blind.origin)],
];

const isApi = (headers: IncomingHttpHeaders) => headers["x-request-id"] !== undefined;

describe("every kind of answer", () => {
  const got = new Map<string, Answered>();
  beforeAll(async () => {
    narrow = await startServer({ RATE_LIMIT_FACTOR: "0.0001" });
    // Nobody listens on the first of all ports.
    nothing = { ...(await newHome()), database: "postgresql://nobody@127.0.0.1:1/nothing" };
    blind = await startServer({}, nothing, undefined, "live");
    for (const [what, , asking] of KINDS) got.set(what, await asking());
  });

  afterAll(async () => {
    await narrow.stop();
    await blind.stop();
    await rm(nothing.folder, { recursive: true, force: true });
  });

  it.each(KINDS)("%s has its status and the headers of all", (what, status) => {
    const answer = got.get(what);
    expect(answer?.status).toBe(status);
    expect(answer?.headers).toMatchObject(OF_ALL);
    for (const name of Object.keys(answer?.headers ?? {})) {
      expect(name).not.toMatch(/^(server|x-powered-by|access-control-.*|x-squish.*|x-middleware-(?!rewrite).*)$/);
    }
  });

  it.each(KINDS)("%s has a policy that lets nothing in that is not named", (what) => {
    const answer = got.get(what);
    const policy = String(answer?.headers["content-security-policy"] ?? "");
    expect(policy, "no other site shows it as its own").toContain("frame-ancestors 'none'");
    const isDocument = /html/.test(answer?.headers["content-type"] ?? "");
    if (!isDocument && !isApi(answer?.headers ?? {})) return;
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https?:(\s|;|$)|\*/);
  });

  it("says what it is, and text in which letters", () => {
    const TEXTS = /^(?:text\/(?:html|css|plain|javascript)|application\/javascript|image\/svg\+xml)/;
    for (const [what, { status, headers, text }] of got) {
      if (text === "" || status === 304) continue;
      const type = headers["content-type"] ?? "";
      expect(type, what).toMatch(/^[a-z]+\/[a-z+.-]+(?:; ?charset=utf-8)?$/i);
      // JSON has no other letters than UTF-8, and no word for it (RFC 8259).
      if (TEXTS.test(type)) expect(type, what).toMatch(/charset=utf-8$/i);
      if (type.startsWith("application/json")) expect(() => JSON.parse(text), what).not.toThrow();
      expect(type.includes("html"), what).toBe(/^\s*<!doctype html/i.test(text));
    }
  });

  it("has one policy and one of each header, never two that differ", () => {
    for (const [what, { headers }] of got) {
      for (const [name, value] of Object.entries(headers)) {
        if (name !== "vary") expect(String(value).split(", ").length, `${what}: ${name}`).toBeLessThan(12);
      }
      expect(String(headers["content-security-policy"] ?? ""), what).not.toMatch(/,\s*default-src/);
    }
  });

  it("is kept by nobody between where it is somebody's own", () => {
    for (const [what, { headers }] of got) {
      if (isApi(headers)) expect(headers["cache-control"], what).toBe("no-store");
    }
  });
});

describe("an address with a language in it", () => {
  const chosen = async (headers: Record<string, string>, path = "/pl/about") => {
    const { status, headers: told } = await ask(path, "GET", { "accept-language": "en", ...headers });
    expect([status, told.location]).toEqual([307, "/about"]);
    return /^preferred_language=(\w+);/.exec(told["set-cookie"]?.[0] ?? "")?.[1];
  };

  it.each([
    ["who types it", { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" }],
    ["who types it where the worker fetches it for them", { "sec-fetch-mode": "navigate", "sec-fetch-dest": "empty" }],
    ["a caller that does not say what for", {}],
  ])("is a choice of %s", async (_, headers) => {
    expect(await chosen(headers)).toBe("pl");
    expect(await chosen({ ...headers, cookie: "preferred_language=de" }, "/my/about")).toBe("my");
  });

  it.each([
    ["is fetched ahead", { "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" }],
    [
      "is fetched ahead for a link",
      { "sec-fetch-mode": "no-cors", "sec-fetch-dest": "empty", "sec-purpose": "prefetch" },
    ],
    ["is taken for a picture", { "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" }],
    ["is put in a frame", { "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" }],
  ])("is none where it %s", async (_, headers) => {
    expect(await chosen(headers)).toBeUndefined();
    expect(await chosen({ ...headers, cookie: "preferred_language=de" })).toBeUndefined();
  });

  it("leaves a page without one as it was chosen, whoever fetches it", async () => {
    for (const path of ["/about", "/no-such-page"]) {
      const visit = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "empty", "accept-language": "pl" };
      const { headers, text } = await ask(path, "GET", { ...visit, cookie: "preferred_language=de" });
      expect([headers["set-cookie"], /lang="(\w+)"/.exec(text)?.[1]]).toEqual([undefined, "de"]);
    }
  });
});
