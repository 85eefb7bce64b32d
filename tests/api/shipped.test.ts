import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { Caller } from "../support/caller";
import { ROOT } from "../support/source-files";

const { alikeChunks } = await import(join(ROOT, "scripts/same-chunks.mjs"));

// What a built server shows of how it was made: nothing that only its makers need.

const visitor = new Caller(inject("origin"));
const FIELDS = /<input\b[^>]*>/g;

async function scriptsOf(path: string): Promise<readonly string[]> {
  const { text } = await visitor.get(path);
  return [...new Set([...text.matchAll(/\/_next\/static\/[^"\\]+?\.(?:js|css)/g)].map(([file]) => file))];
}

describe("a built server", () => {
  it("has no map back to the sources, and names none in a script", async () => {
    const scripts = await scriptsOf("/");
    expect(scripts.length).toBeGreaterThan(5);
    for (const script of scripts) {
      expect((await visitor.get(`${script}.map`)).status, script).toBe(404);
      expect((await visitor.get(script)).text, script).not.toMatch(
        /sourceMappingURL=|react-dom[-.]development|\bfast-refresh\b/i,
      );
    }
  });

  it("holds no code twice", () => {
    expect(alikeChunks(join(ROOT, ".next"))).toEqual([]);
  });

  it("lists no folder", async () => {
    const [script = ""] = await scriptsOf("/");
    const folders = script
      .split("/")
      .slice(1, -1)
      .map((_, index, parts) => `/${parts.slice(0, index + 1).join("/")}`);
    for (const folder of [...folders, "/fonts", "/images", "/public", "/api", "/api/health"]) {
      for (const path of [folder, `${folder}/`]) {
        const { status, text } = await visitor.get(path);
        expect([308, 404], path).toContain(status);
        expect(text, path).not.toMatch(/index of|<a href="[^"]+\.js"/i);
      }
    }
  });

  it("has none of the tools that makers have", async () => {
    const tools = [
      "/__nextjs_original-stack-frame",
      "/__nextjs_source-map",
      "/__nextjs_launch-editor?file=package.json",
      "/_next/webpack-hmr",
      "/_next/mcp",
      "/_next/trace",
      "/api/test",
      "/api/seed",
      "/api/debug",
      "/api/graphql",
    ];
    for (const path of tools) expect((await visitor.get(path)).status, path).toBe(404);
    expect((await visitor.get("/no-such-page")).text).not.toMatch(/nextjs-portal|__NEXT_DEV|call stack/i);
  });
});

describe("the fields for a password", () => {
  it.each([
    ["/sign-in", ["current-password"]],
    ["/sign-up", ["new-password", "new-password"]],
  ])("of %s hide what is typed and welcome a password manager", async (path, expected) => {
    const fields = ((await visitor.get(path)).text.match(FIELDS) ?? []).filter((field) => /password/i.test(field));
    expect(fields.map((field) => /autocomplete="([^"]*)"/i.exec(field)?.[1])).toEqual(expected);
    for (const field of fields) {
      expect(field).toContain('type="password"');
      expect(field).not.toMatch(/maxlength|pattern=|onpaste|readonly|autocomplete="off"/i);
    }
  });

  it.each(["/sign-in", "/sign-up"])(
    "of %s are the only secret that is asked for: no hint, no question",
    async (path) => {
      const names = ((await visitor.get(path)).text.match(FIELDS) ?? []).flatMap(
        (field) => /name="([^"]*)"/.exec(field)?.[1] ?? [],
      );
      const known = ["username", "email", "password", "confirmPassword", "account", "identifier"];
      expect(names.length).toBeGreaterThan(1);
      expect(names.filter((name) => !known.includes(name))).toEqual([]);
    },
  );
});
