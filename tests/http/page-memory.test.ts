import { IncomingMessage, ServerResponse, type IncomingHttpHeaders } from "node:http";
import { Socket } from "node:net";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ROOT } from "../support/source-files";

const { isPageAddress, PageMemory, pageAsked } = await import(join(ROOT, "scripts/page-memory.mjs"));

const FOR_EVER = "s-maxage=31536000";

interface Asked {
  readonly key: string;
  readonly path: string;
}

/** What is asked of an address with these headers, in the shape in which Node's server hands it on. */
function asked(url: string, headers: IncomingHttpHeaders = {}, method = "GET"): Asked | undefined {
  return pageAsked({ method, url, headers });
}

function call(
  headers: IncomingHttpHeaders = {},
  method = "GET",
): { request: IncomingMessage; response: ServerResponse } {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method, headers });
  return { request, response: new ServerResponse(request) };
}

/** A server behind the memory: it speaks the language of the cookie, and counts how often it was asked. */
function speaking(more: Readonly<Record<string, string | undefined>> = {}) {
  const calls: Readonly<Record<string, string>>[] = [];
  const memory = new PageMemory((path: string, headers: Readonly<Record<string, string>>) => {
    calls.push(headers);
    const body = Buffer.from(`${path} for ${headers["cookie"] ?? headers["accept-language"] ?? "anybody"}`);
    const lines = Object.entries<string | undefined>({
      ETag: `"${body.toString("base64url")}"`,
      "Cache-Control": FOR_EVER,
      "X-Nextjs-Prerender": "1",
      "Content-Length": String(body.length),
      Connection: "keep-alive",
      ...more,
    }).filter(([, value]) => value !== undefined);
    return Promise.resolve({ status: 200, lines, body });
  });
  return { memory, calls };
}

/** Next has answered this call by itself, with a page that stays as it was built. */
async function learn(memory: any, what: Asked | undefined): Promise<void> {
  const { response } = call();
  response.setHeader("x-nextjs-prerender", "1").setHeader("cache-control", FOR_EVER);
  await memory.learnAfter(what, response);
}

/** The body and the status that the memory answers, or undefined where it does not. */
function said(memory: any, what: Asked | undefined, headers: IncomingHttpHeaders = {}) {
  const { request, response } = call(headers);
  let body = "";
  response.end = (chunk?: unknown) => {
    body = chunk instanceof Buffer ? chunk.toString("utf8") : "";
    return response;
  };
  if (!memory.answer(what, request, response)) return undefined;
  return { status: response.statusCode, body };
}

describe("a kept page", () => {
  it("speaks to each language what the server spoke to it, and to no other", async () => {
    const { memory } = speaking();
    const [polish, german] = ["pl", "de"].map((language) => asked("/about", { "accept-language": language }));
    await learn(memory, polish);
    expect(said(memory, polish)).toEqual({ status: 200, body: "/about for pl" });
    expect(said(memory, german)).toBeUndefined();
    await learn(memory, german);
    expect(said(memory, german)?.body).toBe("/about for de");
    expect(said(memory, asked("/about", { cookie: "preferred_language=my" }))).toBeUndefined();
  });

  it("is asked for with the two headers that choose it, and with nothing else that a caller sent", async () => {
    const { memory, calls } = speaking();
    const cookie = "session=secret; preferred_language=de; theme=dark";
    await learn(memory, asked("/about", { cookie, "accept-language": "pl", authorization: "Bearer x", host: "evil" }));
    expect(calls).toEqual([{ "accept-language": "pl", cookie: " preferred_language=de" }]);
  });

  it("is not sent again to who has it", async () => {
    const { memory } = speaking();
    const about = asked("/about");
    await learn(memory, about);
    const tag = `"${Buffer.from("/about for anybody").toString("base64url")}"`;
    expect(said(memory, about, { "if-none-match": tag })).toEqual({ status: 304, body: "" });
    expect(said(memory, about, { "if-none-match": `"x", W/${tag}` })?.status).toBe(304);
    expect(said(memory, about, { "if-none-match": '"x"' })?.status).toBe(200);
    expect(said(memory, about, { "if-none-match": tag, "cache-control": "no-cache" })?.status).toBe(200);
  });

  it.each<[string, Record<string, string | undefined>]>([
    ["sets a cookie", { "Set-Cookie": "a=1" }],
    ["is made for one request", { "X-Nextjs-Prerender": "0" }],
    ["may be older than its source", { "Cache-Control": "s-maxage=60" }],
    ["has no tag", { ETag: undefined }],
  ])("is none where its answer %s", async (_why, header) => {
    const { memory } = speaking(header);
    const about = asked("/about");
    await learn(memory, about);
    expect(said(memory, about)).toBeUndefined();
  });
});

describe("a kept answer", () => {
  const VARY = { Vary: "rsc, Accept-Encoding", ETag: '"a"', "Content-Type": "text/html" };
  const UNPACKED: Record<string, (packed: Buffer) => Buffer> = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
    none: (body) => body,
  };

  /** What was sent: its status, its header lines and its bytes. */
  function sent(memory: any, what: Asked | undefined, headers: IncomingHttpHeaders) {
    const { request, response } = call(headers);
    let status = 0;
    let body: Buffer = Buffer.alloc(0);
    const lines: Record<string, string> = {};
    Object.assign(response, {
      writeHead: (code: number, named: readonly string[]) => {
        status = code;
        for (let at = 0; at < named.length; at += 2) lines[(named[at] ?? "").toLowerCase()] = named[at + 1] ?? "";
        return response;
      },
      end: (chunk?: Buffer) => {
        body = chunk ?? body;
        return response;
      },
    });
    expect(memory.answer(what, request, response)).toBe(true);
    return { status, lines, body };
  }

  it.each([
    [undefined, "none"],
    ["identity", "none"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["GZIP;q=0.5", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.0, gzip; q=0.000", "none"],
    ["brotli, xgzip", "none"],
  ])("is packed as a caller who says %s can unpack it: %s", async (accepted, way) => {
    const { memory } = speaking(VARY);
    const about = asked("/about");
    await learn(memory, about);
    const { status, lines, body } = sent(memory, about, { "accept-encoding": accepted });
    expect(status).toBe(200);
    expect(lines["content-encoding"] ?? "none").toBe(way);
    expect(lines["content-length"]).toBe(String(body.length));
    expect(lines["vary"]).toBe(VARY.Vary);
    // The same page to the byte is what a strong tag promises.
    expect(lines["etag"]).toBe(way === "none" ? '"a"' : 'W/"a"');
    expect(UNPACKED[way]?.(body).toString("utf8")).toBe("/about for anybody");
  });

  it("is known again by either tag, packed or not", async () => {
    const { memory } = speaking(VARY);
    const about = asked("/about");
    await learn(memory, about);
    for (const tag of ['"a"', 'W/"a"', '"b", W/"a"'])
      for (const accepted of ["br", "identity"]) {
        const again = sent(memory, about, { "if-none-match": tag, "accept-encoding": accepted });
        expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
        expect(Object.keys(again.lines)).not.toEqual(expect.arrayContaining(["content-encoding"]));
        expect(Object.keys(again.lines)).not.toEqual(expect.arrayContaining(["content-length"]));
      }
  });

  it("is packed for nobody where it does not say that there is more than one form of it", async () => {
    const { memory } = speaking({ Vary: "rsc" });
    const about = asked("/about");
    await learn(memory, about);
    expect(sent(memory, about, { "accept-encoding": "br, gzip" }).lines["content-encoding"]).toBeUndefined();
  });

  it("is learned with those that were asked for meanwhile, each once, and none is kept back by one that fails", async () => {
    const urls = ["/about", "/fails", "/learning", "/about"];
    const calls: string[] = [];
    const memory = new PageMemory(async (path: string) => {
      calls.push(path);
      await new Promise(setImmediate);
      if (path === "/fails") throw new Error("cut off");
      const lines = Object.entries({ ETag: `"${path}"`, "Cache-Control": FOR_EVER, "X-Nextjs-Prerender": "1" });
      return { status: 200, lines, body: Buffer.from(path) };
    });
    await Promise.all(urls.map((url) => learn(memory, asked(url))));
    expect(calls).toEqual(["/about", "/fails", "/learning"]);
    expect(urls.map((url) => said(memory, asked(url))?.body)).toEqual(["/about", undefined, "/learning", "/about"]);
  });
});

describe("a file of the build", () => {
  const FILE = "/_next/static/chunks/0a~b-c_d.js";

  it("is one for everybody, whatever their language", () => {
    const keys = [{}, { "accept-language": "pl" }, { cookie: "preferred_language=my; session=secret" }].map(
      (headers) => asked(FILE, headers)?.key,
    );
    expect(keys).toEqual([FILE, FILE, FILE]);
    expect(isPageAddress(FILE)).toBe(false);
  });

  it.each<[string, string, boolean]>([
    ["for ever", "public, max-age=31536000, immutable", true],
    ["for a while", "public, max-age=0", false],
  ])("is kept where Next says that it holds %s", async (_how, control, isKept) => {
    const memory = new PageMemory(() => {
      const lines = [
        ["Cache-Control", control],
        ["ETag", 'W/"1"'],
      ];
      return Promise.resolve({ status: 200, lines, body: Buffer.from("script") });
    });
    const { response } = call();
    response.setHeader("cache-control", control);
    await memory.learnAfter(asked(FILE), response);
    expect(said(memory, asked(FILE))?.body).toBe(isKept ? "script" : undefined);
    if (isKept) expect(said(memory, asked(FILE), { "if-none-match": 'W/"1"' })?.status).toBe(304);
  });
});

describe("what is asked for", () => {
  it.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])("is no page with %s", (method) => {
    expect(asked("/about", {}, method)).toBeUndefined();
  });

  it.each([
    "rsc",
    "range",
    "next-router-state-tree",
    "next-action",
    "x-middleware-subrequest",
    "x-nextjs-data",
    "if-match",
  ])("is something else than the page where a call says %s", (header) => {
    expect(asked("/about", { [header]: "1" })).toBeUndefined();
  });

  it.each([
    "/_next/image",
    "/_next/data/a.js",
    "/_next/static/media/a.woff2",
    "/_next/static/../server/a.js",
    "/_next/static/./a.js",
    "/_next/static//a.js",
    "/_next/static/%2e%2e/a.js",
    "/_next/static/a.js?x=1",
  ])("is no file's address: %s", (url) => {
    expect(asked(url)).toBeUndefined();
  });

  it.each(["/api/recipes", "/sw.js", "/about?x=1", "/%61bout", "/a\\b", "//evil.test.a"])(
    "is no page's address: %s",
    (url) => {
      expect(asked(url)).toBeUndefined();
    },
  );

  it("is forgotten where its headers are long: nobody fills the memory with lines of their own", () => {
    expect(asked("/about", { "accept-language": "x".repeat(400) })).toBeUndefined();
    expect(asked("/about", { cookie: `preferred_language=${"x".repeat(400)}` })).toBeUndefined();
  });

  it("never has one key for two addresses or two languages", () => {
    const line = fc.stringMatching(/^[a-zA-Z,;=.0-9 -]{0,20}$/);
    const page = fc.stringMatching(/^\/[a-z/-]{0,12}$/);
    fc.assert(
      fc.property(page, line, page, line, (url, language, otherUrl, otherLanguage) => {
        const one = asked(url, { "accept-language": language });
        const other = asked(otherUrl, { "accept-language": otherLanguage });
        fc.pre(one !== undefined && other !== undefined);
        expect(one.key === other.key).toBe(url === otherUrl && language === otherLanguage);
      }),
    );
  });

  it("is a page with and without what follows the question mark", () => {
    expect([isPageAddress("/about"), isPageAddress("/about?from=a"), isPageAddress("/api/user")]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
