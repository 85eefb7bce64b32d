import { createServer, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { answered, type Answered } from "../support/answered";
import { ROOT } from "../support/source-files";

const { paintAnswerFirst, paintFirst } = await import(join(ROOT, "scripts/paint-first.mjs"));
const { scriptHashes } = await import(join(ROOT, "scripts/page-policies.mjs"));

const A = `<script src="/_next/static/chunks/a.js" async=""></script>`;
const B = `<script src="/_next/static/chunks/b.js" id="_R_" async=""></script>`;
const OLD = `<script src="/_next/static/chunks/old.js" noModule=""></script>`;
const HINT = `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>`;
const FONT = `<link rel="preload" as="font" href="/f.woff2"/>`;
const DATA = `<script>self.__next_f.push([1,"</body>"])</script>`;
const PAGE = `<html><head>${HINT}${FONT}${A}${OLD}</head><body><p>Carrot</p>${B}${DATA}</body></html>`;

describe("a page that is painted first", () => {
  const painted = String(paintFirst(PAGE));
  const [, inline = ""] = /<script>(\(function[\s\S]*?)<\/script>/.exec(painted) ?? [];

  it("names its scripts in their order, once each, in one script before the end of its body", () => {
    expect(inline).toContain(`["/_next/static/chunks/a.js","/_next/static/chunks/b.js"]`);
    expect(painted.endsWith(`<script>${inline}</script></body></html>`)).toBe(true);
    expect(painted.match(/chunks\/[ab]\.js/g)).toHaveLength(2);
  });

  it("keeps everything else as it was", () => {
    expect(painted.replace(`<script>${inline}</script>`, "")).toBe(
      `<html><head>${FONT}${OLD}</head><body><p>Carrot</p>${DATA}</body></html>`,
    );
  });

  it("has that script in its policy", () => {
    expect(scriptHashes(painted)).toHaveLength(2);
  });

  it("lets that script run where the page was written for one request", () => {
    const nonce = ` nonce="a+b/c9"`;
    const asked = PAGE.replaceAll(` async=""`, ` async=""${nonce}`).replaceAll(` noModule=""`, ` noModule=""${nonce}`);
    const said = String(paintFirst(asked));
    expect(said).toContain(`<script${nonce}>(function`);
    expect(said).toContain(`["/_next/static/chunks/a.js","/_next/static/chunks/b.js"]`);
    expect(said).toContain(OLD.replace(`noModule=""`, `noModule=""${nonce}`));
    const before = `<script src="/x.js"${nonce} async=""></script></body>`;
    expect(paintFirst(before)).toMatch(/^<script nonce="a\+b\/c9">\(function/);
  });

  it("is not changed again, nor is one without scripts", () => {
    expect(paintFirst(painted)).toBe(painted);
    expect(paintFirst("<html><body>Offline</body></html>")).toBe("<html><body>Offline</body></html>");
  });
});

describe("an answer written for one request", () => {
  /** What a caller gets of a server that writes so. */
  async function served(write: (response: ServerResponse) => void): Promise<Answered> {
    const server = createServer((_request, response) => {
      paintAnswerFirst(response);
      write(response);
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const { port } = server.address() as AddressInfo;
    try {
      return await answered(request({ host: "127.0.0.1", port, agent: false }));
    } finally {
      server.close();
    }
  }

  it("is painted first where it is a page, in whatever pieces it was written", async () => {
    const { text } = await served((response) => {
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      for (let at = 0; at < PAGE.length; at += 50) response.write(PAGE.slice(at, at + 50));
      response.end();
    });
    expect(text).toBe(paintFirst(PAGE));
  });

  it("is sent as it came where it broke off", async () => {
    const half = PAGE.slice(0, PAGE.indexOf(DATA));
    const { status, text } = await served((response) => {
      response.setHeader("Content-Type", "text/html");
      response.end(half);
    });
    expect([status, text]).toEqual([200, half]);
  });

  it("is let through where it is no page", async () => {
    const { text, headers } = await served((response) => {
      response.setHeader("Content-Type", "text/plain");
      response.setHeader("Content-Length", PAGE.length);
      response.end(PAGE);
    });
    expect([text, headers["content-length"]]).toEqual([PAGE, String(PAGE.length)]);
  });
});
