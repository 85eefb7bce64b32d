import { beforeEach, describe, expect, it, vi } from "vitest";
import { startWorker } from "../../../components/offline/worker";
import { page, WorkerWorld } from "../../support/kept-shelves";

const BUILD = {
  version: "one",
  pages: ["/", "/offline", "/resources"],
  files: ["/_next/static/chunks/game.js", "/_next/static/media/font.woff2"],
};
const KEEP = {
  kind: "keep",
  language: "en",
  path: "/foods/carrot",
  files: ["/_next/static/chunks/own.js"],
  more: true,
};

let world: WorkerWorld;
let language: string;

beforeEach(() => {
  world = new WorkerWorld();
  language = "en";
  world.network = (path) =>
    path.startsWith("/_next/") ? new Response(`file ${path}`) : page(language, `${path} in ${language}`);
  startWorker(world.scope, BUILD);
});

async function reads(path: string): Promise<string> {
  return (await (await world.opens(path))?.text()) ?? "";
}

describe("a page without a network", () => {
  it("is the one that was opened before, byte for byte with its policy", async () => {
    const policy = { "content-security-policy": "default-src 'none'" };
    world.network = () => page("en", "Carrot", policy);
    const first = await reads("/foods/carrot");
    world.offline();
    const kept = await world.opens("/foods/carrot");
    expect(kept?.headers.get("content-security-policy")).toBe("default-src 'none'");
    expect(await kept?.text()).toBe(first);
  });

  it("says there is no connection where nothing is kept of its address", async () => {
    await world.hears(KEEP);
    world.offline();
    expect(await reads("/foods/quince")).toContain("/offline in en");
    expect(await reads("/foods/carrot")).toContain("/foods/carrot in en");
  });

  it("is in the language that the family chose, else in the one it read last, else in any", async () => {
    await reads("/foods/carrot");
    language = "pl";
    await reads("/foods/carrot");
    world.offline();
    world.cookies.set("preferred_language", "pl");
    expect(await reads("/foods/carrot")).toContain("in pl");
    world.cookies.set("preferred_language", "en");
    expect(await reads("/foods/carrot")).toContain("in en");
    world.cookies.set("preferred_language", "my");
    expect(await reads("/foods/carrot")).toContain("/foods/carrot");
    world.cookies.delete("preferred_language");
    await world.hears({ ...KEEP, language: "pl", more: false });
    expect(await reads("/foods/carrot")).toContain("in pl");
  });

  it("is of a worker that has taken it into its hands, if it was opened while that worker was being made", async () => {
    await world.hears(KEEP);
    expect(world.claims).toBe(1);
  });

  it("is never one that was made for one reader", async () => {
    world.network = () => page("en", "of one", { "cache-control": "private, no-store" });
    await reads("/recipes/abc");
    world.offline();
    const answer = await world.opens("/recipes/abc");
    expect(answer?.type).toBe("error");
  });

  it("comes from what is kept while the server fails, and from the server again when it does not", async () => {
    await reads("/foods/carrot");
    world.network = () => new Response("Bad gateway", { status: 502 });
    expect(await reads("/foods/carrot")).toContain("/foods/carrot in en");
    world.network = () => page("en", "Carrot, corrected");
    expect(await reads("/foods/carrot")).toContain("corrected");
    world.offline();
    expect(await reads("/foods/carrot")).toContain("corrected");
  });

  it("waits four seconds for a newer one, and no longer where one is kept", async () => {
    await reads("/foods/carrot");
    vi.useFakeTimers();
    try {
      let answer: ((late: Response) => void) | undefined;
      world.network = () => new Promise((resolve) => (answer = resolve));
      const shown = world.opens("/foods/carrot");
      await vi.advanceTimersByTimeAsync(4000);
      answer?.(page("en", "late"));
      expect(await (await shown)?.text()).toContain("/foods/carrot in en");
    } finally {
      vi.useRealTimers();
    }
    world.offline();
    expect(await reads("/foods/carrot"), "what came too late is kept all the same").toContain("late");
  });

  it("is one of the latest sixty", async () => {
    for (let food = 0; food < 62; food += 1) await reads(`/foods/${food}`);
    await reads("/foods/2");
    await reads("/foods/63");
    world.offline();
    expect(await reads("/foods/2"), "opened again, it is among the latest").toContain("/foods/2 in");
    expect((await world.opens("/foods/3"))?.type).toBe("error");
    expect(await reads("/foods/63")).toContain("/foods/63 in");
  });
});

describe("what nobody has opened yet", () => {
  it("works without a network once the worker has had a moment", async () => {
    await world.hears(KEEP);
    world.offline();
    expect(await reads("/resources")).toContain("/resources in en");
    for (const file of [...BUILD.files, ...KEEP.files])
      expect(await (await world.asks(file))?.text()).toBe(`file ${file}`);
  });

  it("asks for no page that came through the worker: it is kept already, or is not to be", async () => {
    world.network = (path) =>
      page("en", path, path === "/recipes/mine" ? { "cache-control": "private, no-store" } : {});
    await world.opens("/recipes/mine");
    await world.hears({ ...KEEP, path: undefined, more: false });
    expect(world.asked.filter((each) => each.includes("/recipes/mine"))).toHaveLength(1);
  });

  it("is not fetched for a family that saves data, and once only for any other", async () => {
    await world.hears({ ...KEEP, more: false });
    expect(world.asked).not.toContain("GET /resources");
    await world.hears(KEEP);
    const once = world.asked.length;
    await world.hears(KEEP);
    expect(world.asked.length).toBe(once);
  });

  it("is fetched anew in another language, and counts only when it is whole", async () => {
    await world.hears(KEEP);
    language = "my";
    const whole = world.network;
    world.network = (path, init) =>
      path.endsWith("font.woff2") ? new Response("gone", { status: 404 }) : whole(path, init);
    await world.hears({ ...KEEP, language: "my" });
    expect(world.shelves.all.get("core one my")?.entries.has("https://squish.test/complete")).toBe(false);
    world.network = whole;
    await world.hears({ ...KEEP, language: "my" });
    world.offline();
    world.cookies.set("preferred_language", "my");
    expect(await reads("/resources")).toContain("in my");
  });
});

describe("a file of the build", () => {
  it("is asked for once, and not kept where it is not there", async () => {
    await world.asks("/_next/static/chunks/a.js");
    await world.asks("/_next/static/chunks/a.js");
    expect(world.asked.filter((each) => each.includes("a.js"))).toHaveLength(1);
    world.network = () => new Response("gone", { status: 404 });
    expect((await world.asks("/_next/static/chunks/old.js"))?.status).toBe(404);
    world.network = () => new Response("back");
    expect(await (await world.asks("/_next/static/chunks/old.js"))?.text()).toBe("back");
  });
});

describe("a newer version", () => {
  async function newBuild(words: string): Promise<void> {
    world.network = (path) =>
      path.startsWith("/_next/") ? new Response(`file ${path}`) : page(language, `${path} ${words}`);
    startWorker(world.scope, { ...BUILD, version: "two" });
    await world.hears(KEEP);
  }

  it("takes over when it is told to, never by itself", async () => {
    await newBuild("anew");
    expect(world.tookOver).toBe(false);
    await world.hears({ kind: "take-over" });
    expect(world.tookOver).toBe(true);
  });

  it("fetches what was kept anew, so that a corrected page does not stay wrong", async () => {
    await world.hears(KEEP);
    await newBuild("corrected");
    world.offline();
    expect(await reads("/foods/carrot")).toContain("corrected");
    expect(await reads("/resources")).toContain("corrected");
    expect((await world.shelves.keys()).filter((name) => name.startsWith("core "))).toEqual(["core two en"]);
  });

  it("leaves what was kept where it cannot be fetched whole", async () => {
    await world.hears(KEEP);
    world.network = () => new Response("Bad gateway", { status: 502 });
    startWorker(world.scope, { ...BUILD, version: "two" });
    await world.hears(KEEP);
    world.offline();
    expect(await reads("/resources")).toContain("/resources in en");
    expect(await reads("/foods/carrot")).toContain("/foods/carrot in en");
  });
});
