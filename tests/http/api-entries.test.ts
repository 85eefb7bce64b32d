import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AppError } from "@/lib/domain/shared/app-error";
import { errorResponse } from "@/lib/http/error-response";
import { ROOT } from "../support/source-files";

const { ApiEntries } = await import(join(ROOT, "scripts/api-entries.mjs"));

const folder = mkdtempSync(join(tmpdir(), "squish-entries-"));

function put(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** A route that says its own name, what it was told, and what came to it. */
const route = (name: string) => `
  exports.handler = async (request, response, { requestMeta, waitUntil }) => {
    waitUntil(Promise.reject(new Error("late work that nobody waits for")));
    let body = "";
    for await (const part of request) body += part;
    response.end(JSON.stringify({ name: ${JSON.stringify(name)}, at: requestMeta.initURL, body }));
  };`;

/** A build as Next writes one, as far as its API goes. */
function writeBuild(): void {
  const paths = {
    "/[locale]/page": "app/page.js",
    "/api/foods/route": "app/api/foods/route.js",
    "/api/foods/[id]/route": "app/api/foods/[id]/route.js",
    "/api/foods/mine/route": "app/api/foods/mine/route.js",
    "/api/broken/route": "app/api/broken/route.js",
    "/api/begun/route": "app/api/begun/route.js",
    "/manifest/route": "app/manifest/route.js",
  };
  put("server/app-paths-manifest.json", JSON.stringify(paths));
  const dynamicRoutes = [
    { page: "/api/foods/[id]", regex: "^/api/foods/([^/]+?)(?:/)?$" },
    { page: "/[locale]", regex: "^/([^/]+?)(?:/)?$" },
  ];
  put("routes-manifest.json", JSON.stringify({ dynamicRoutes }));
  put("server/app/api/foods/route.js", route("all"));
  put("server/app/api/foods/[id]/route.js", route("one"));
  put("server/app/api/foods/mine/route.js", route("mine"));
  put("server/app/api/broken/route.js", "throw new Error('cannot be loaded');");
  put(
    "server/app/api/begun/route.js",
    "exports.handler = async (_, r) => { r.write('{'); throw new Error('later'); };",
  );
  put("package.json", "{}");
}

let origin = "";
const server = createServer((request, response) => {
  if (!entries.answers(request, response)) response.end("next");
});
let entries: { answers: (...call: unknown[]) => boolean };

beforeAll(async () => {
  writeBuild();
  entries = new ApiEntries(folder, "http://localhost:3000");
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const ask = async (path: string, options: RequestInit = {}) => (await fetch(origin + path, options)).text();

describe("a call of the API", () => {
  it.each([
    ["/api/foods", "all"],
    ["/api/foods?limit=3", "all"],
    ["/api/foods/carrot", "one"],
    ["/api/foods/mine", "mine"],
    ["/api/foods/%E1%80%80", "one"],
  ])("of %s goes to its own route, which hears its whole address", async (path, name) => {
    const heard: unknown = JSON.parse(await ask(path, { method: "POST", body: "a carrot" }));
    expect(heard).toEqual({ name, at: `http://localhost:3000${path}`, body: "a carrot" });
  });

  it.each([
    "/",
    "/en",
    "/manifest",
    "/api",
    "/api/",
    "/api/foods/",
    "/api/foods/carrot/",
    "/api/foods/carrot/more",
    "/api/nothing",
    "//api/foods",
    "/API/foods",
    "/api/foods/[id]/more",
  ])("is left to Next where its address is %s", async (path) => {
    expect(await ask(path)).toBe("next");
  });

  it.each([
    "x-middleware-subrequest",
    "x-middleware-rewrite",
    "x-now-route-matches",
    "x-matched-path",
    "x-nextjs-data",
    "next-action",
    "rsc",
  ])("is left to Next where it says %s, which only Next may say", async (name) => {
    expect(await ask("/api/foods", { headers: { [name]: "1" } })).toBe("next");
  });

  it("is told in the words of the one error table that its route cannot be loaded, each time", async () => {
    const table: unknown = await errorResponse(new AppError("unavailable"), "id").json();
    for (const attempt of [1, 2]) {
      const response = await fetch(`${origin}/api/broken?${attempt}`);
      const said = (await response.json()) as { requestId: string };
      expect(response.status).toBe(503);
      expect({ ...said, requestId: "id" }).toEqual(table);
      expect(response.headers.get("x-request-id")).toBe(said.requestId);
      expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    }
  });

  it("is cut off where a route fails after it began to answer, so that half an answer is not taken for one", async () => {
    await expect(ask("/api/begun")).rejects.toThrow();
    expect(await ask("/api/foods/carrot")).toContain("one");
  });
});
