import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startWorker } from "../../../components/offline/worker";
import { ORIGIN, page, WorkerWorld } from "../../support/kept-shelves";

const FILES = Array.from({ length: 9 }, (_, file) => `/_next/static/${file}.js`);
const BUILD = { version: "1", pages: ["/", "/foods"], files: FILES };
const KEEP = { kind: "keep", language: "en", path: "/", files: [], more: true };

let world: WorkerWorld;

beforeEach(() => {
  vi.useFakeTimers();
  world = new WorkerWorld();
  world.network = (path) => (path.startsWith("/_next/") ? new Response("code") : page("en", path));
  startWorker(world.scope, BUILD);
});
afterEach(() => {
  vi.useRealTimers();
});

/** What stands on the shelves, by its path. */
function kept(): readonly string[] {
  const all = [...world.shelves.all.values()].flatMap(({ entries }) => [...entries.keys()]);
  return all.map((address) => address.replace(ORIGIN, ""));
}

describe("a worker that is to rest", () => {
  it.each([
    { held: "/", asked: ["/"] },
    { held: "/_next/static/2.js", asked: ["/", "/", "/foods", ...FILES.slice(0, 4)] },
  ])("says that it does once it has ended what it was at, here $held, and does no more", async ({ held, asked }) => {
    const { network } = world;
    let comes: (() => void) | undefined;
    world.network = (path, init) =>
      path === held && comes === undefined
        ? new Promise((resolve) => (comes = () => resolve(network(path, init))))
        : network(path, init);
    const keeping = world.hears(KEEP);
    await vi.waitFor(() => expect(comes).toBeDefined());
    const resting = world.hears({ kind: "rest" });
    await vi.advanceTimersByTimeAsync(500);
    expect(world.said).toEqual([]);
    comes?.();
    await Promise.all([keeping, resting]);
    expect(world.said).toEqual([{ kind: "rests" }]);
    expect(world.asked).toEqual(asked.map((path) => `GET ${path}`));
  });

  it("leaves every request to the browser, and its shelves alone", async () => {
    await world.hears({ kind: "rest" });
    const before = kept();
    for (const path of ["/foods", "/_next/static/0.js", "/api/user"]) expect(await world.asks(path)).toBeUndefined();
    expect(await world.opens("/foods")).toBeUndefined();
    expect(await world.asks("/api/allergies", { method: "POST" })).toBeUndefined();
    expect(await world.asks("/api/logout", { method: "POST" })).toBeUndefined();
    await world.hears(KEEP);
    expect(world.asked).toEqual([]);
    expect(kept()).toEqual(before);
  });

  it("has emptied the family's shelf by then", async () => {
    world.network = () => Response.json({ user: { clerkId: "anna" } });
    await world.asks("/api/user");
    expect(kept()).toContain("/api/user");
    await world.hears({ kind: "rest" });
    expect(kept()).not.toContain("/api/user");
  });

  it("takes up its work again ten seconds later, where the family stayed", async () => {
    await world.hears({ kind: "rest" });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await (await world.opens("/foods"))?.text()).toContain("/foods");
    await world.hears(KEEP);
    for (const path of FILES) expect(kept()).toContain(path);
  });
});
