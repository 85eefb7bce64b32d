import { beforeEach, describe, expect, it } from "vitest";
import { startWorker } from "../../../components/offline/worker";
import { page, WorkerWorld } from "../../support/kept-shelves";

/** A device whose storage is full, closed by the family, or damaged: browsers reject then, and some never answer. */
describe.each([
  ["fails", () => Promise.reject(new DOMException("Unexpected internal error.", "UnknownError"))],
  ["never answers", () => new Promise<never>(() => undefined)],
] as const)("where the device's storage %s", (_, broken) => {
  let world: WorkerWorld;

  beforeEach(() => {
    world = new WorkerWorld();
    world.cookies.set("signed_in", "1");
    startWorker(world.scope, { version: "1", pages: [], files: [] });
    world.shelves.broken = broken;
    world.network = (path, { method }) => {
      if (path.startsWith("/api/")) return Response.json({ user: { clerkId: "anna" }, path, method });
      return path.startsWith("/_next/") ? new Response("code") : page("en", `the page ${path}`);
    };
  });

  const words = async (answer: Promise<Response | undefined>): Promise<string> => (await (await answer)?.text()) ?? "";

  it("opens pages and their files", async () => {
    expect(await words(answered(world, "/foods", "navigate"))).toContain("the page /foods");
    expect(await words(answered(world, "/_next/static/chunks/a.js"))).toBe("code");
  });

  it("answers who is signed in, and lets through what a family changes", async () => {
    expect(await words(answered(world, "/api/user"))).toContain("anna");
    const changed = await words(answered(world, "/api/allergies", "cors", "POST"));
    expect(JSON.parse(changed)).toMatchObject({ path: "/api/allergies", method: "POST" });
  });

  it("says without a network that there is none", async () => {
    world.offline();
    await expect(answered(world, "/api/user")).rejects.toThrow("Failed to fetch");
    expect((await answered(world, "/foods", "navigate"))?.type).toBe("error");
  });
});

/** The answer, without waiting for what the worker does behind it: that may never end here. */
function answered(
  world: WorkerWorld,
  path: string,
  mode: RequestMode = "cors",
  method = "GET",
): Promise<Response | undefined> {
  return world.asks(path, { mode, method, waits: false });
}
