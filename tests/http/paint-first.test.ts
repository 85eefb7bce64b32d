import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../support/source-files";

const { paintFirst } = await import(join(ROOT, "scripts/paint-first.mjs"));
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
