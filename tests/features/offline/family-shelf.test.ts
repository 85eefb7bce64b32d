import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { startWorker } from "../../../components/offline/worker";
import { FamilyShelf } from "../../../components/offline/worker-family";
import { ORIGIN, WorkerWorld } from "../../support/kept-shelves";

const BUILD = { version: "1", pages: [], files: [] };
const DAY = 24 * 3600 * 1000;

/** A server that knows who is signed in, and answers with what is theirs. */
class Server {
  signedIn: string | undefined;
  allergies = 0;

  readonly answer = (path: string, { method }: { readonly method: string }): Response => {
    const { pathname } = new URL(path, ORIGIN);
    if (pathname === "/api/login") this.signedIn = method;
    if (pathname === "/api/logout") this.signedIn = undefined;
    if (pathname === "/api/allergies" && method === "POST") this.allergies += 1;
    if (this.signedIn === undefined) return Response.json({ error: "Please sign in." }, { status: 401 });
    if (pathname === "/api/user") return Response.json({ user: { clerkId: this.signedIn, username: this.signedIn } });
    return Response.json([`bookmarks of ${this.signedIn}, ${this.allergies} allergies`]);
  };
}

let world: WorkerWorld;
let server: Server;

beforeEach(() => {
  world = new WorkerWorld();
  server = new Server();
  server.signedIn = "anna";
  world.network = server.answer;
  world.cookies.set("signed_in", "1");
  startWorker(world.scope, BUILD);
});

async function seen(path: string): Promise<string> {
  try {
    return (await (await world.asks(path))?.text()) ?? "";
  } catch {
    return "nothing";
  }
}

async function comesHome(): Promise<void> {
  await world.asks("/api/user");
  await world.asks("/api/bookmarks?limit=20");
}

/** The way out as a browser goes it, which the worker leaves to it; it empties all shelves where the server is reached. */
async function logsOut(): Promise<void> {
  expect(await world.asks("/api/logout", { method: "POST" }), "a call through the worker would never end").toBe(
    undefined,
  );
  await world.scope.fetch(new Request(`${ORIGIN}/api/logout`, { method: "POST" }));
}

describe("a family's bookmarks without a network", () => {
  it("are what it last saw, and the page hears that they are kept", async () => {
    await comesHome();
    world.offline();
    expect(await seen("/api/user")).toContain("anna");
    expect(await seen("/api/bookmarks?limit=20")).toContain("bookmarks of anna");
    await world.hears({ kind: "keep", language: "en", path: "/user", files: [], more: false });
    expect(world.said).toEqual([{ kind: "kept" }]);
  });

  it("are none that were not seen: another page of the list is not made up", async () => {
    await comesHome();
    world.offline();
    expect(await seen("/api/bookmarks?limit=20&cursor=x")).toBe("nothing");
  });

  it("are gone after the way out, and after the way out that did not get through", async () => {
    await comesHome();
    await logsOut();
    world.offline();
    expect(await seen("/api/bookmarks?limit=20")).toBe("nothing");

    world.network = server.answer;
    server.signedIn = "anna";
    await comesHome();
    world.offline();
    await logsOut().catch(() => undefined);
    expect(await seen("/api/bookmarks?limit=20")).toBe("nothing");
  });

  it("are gone once the next page is opened, though they were asked for while a parent was on the way out", async () => {
    await comesHome();
    expect(await world.asks("/api/logout", { method: "POST" })).toBe(undefined);
    await comesHome();
    server.signedIn = undefined;
    await world.opens("/");
    world.offline();
    expect(await seen("/api/bookmarks?limit=20")).toBe("nothing");
  });

  it("are gone when the browser forgot its session, or the server did", async () => {
    await comesHome();
    world.cookies.delete("signed_in");
    world.offline();
    expect(await seen("/api/bookmarks?limit=20")).toBe("nothing");
    world.cookies.set("signed_in", "1");
    expect(await seen("/api/bookmarks?limit=20")).toBe("nothing");

    world.network = server.answer;
    await comesHome();
    world.cookies.delete("signed_in");
    world.cookies.set("__Host-signed_in", "1");
    world.offline();
    expect(await seen("/api/bookmarks?limit=20"), "over HTTPS the mark has another name").not.toBe("nothing");
    world.network = server.answer;
    server.signedIn = undefined;
    await world.asks("/api/user");
    world.offline();
    expect(await seen("/api/bookmarks?limit=20")).toBe("nothing");
  });

  it("are never another parent's, though they signed in past the worker", async () => {
    await comesHome();
    server.signedIn = "berta";
    await world.asks("/api/user");
    world.offline();
    expect(await seen("/api/user")).toContain("berta");
    expect(await seen("/api/bookmarks?limit=20")).toBe("nothing");
  });

  it("are asked for again after a change: an allergy entered just now is in them", async () => {
    await comesHome();
    await world.asks("/api/allergies", { method: "POST" });
    world.offline();
    expect(await seen("/api/bookmarks?limit=20")).toContain("1 allergies");
  });

  it("are not those from before a change that was on its way meanwhile, but those from after it", async () => {
    await comesHome();
    let letThrough: (() => void) | undefined;
    const slow = new Promise<void>((resolve) => (letThrough = resolve));
    const before = server.answer("/api/bookmarks?limit=20", { method: "GET" });
    let asked = 0;
    world.network = async (path, init) => {
      if (!path.startsWith("/api/bookmarks") || (asked += 1) > 1) return server.answer(path, init);
      await slow;
      return before;
    };
    const late = world.asks("/api/bookmarks?limit=20");
    await world.asks("/api/allergies", { method: "POST" });
    letThrough?.();
    expect(await (await late)?.text()).toContain("0 allergies");
    world.offline();
    expect(await seen("/api/bookmarks?limit=20")).toContain("1 allergies");
  });

  it("end with the session they are of, after seven days", async () => {
    let now = 0;
    const shelf = new FamilyShelf(world.scope, () => now);
    const ask = async (path: string) =>
      shelf
        .answer(new Request(ORIGIN + path), () => undefined)
        .then(
          (answer) => answer.text(),
          () => "nothing",
        );
    await ask("/api/user");
    await ask("/api/bookmarks");
    world.offline();
    now = 7 * DAY;
    expect(await ask("/api/bookmarks")).toContain("anna");
    now += 1;
    expect(await ask("/api/bookmarks")).toBe("nothing");
    now = -1;
    expect(await ask("/api/bookmarks"), "a clock that was set back proves nothing").toBe("nothing");
  });
});

describe("whatever families do at one device", () => {
  const act = fc.constantFrom("anna in", "berta in", "out", "looks", "tunnel", "allergy");

  it("shows nobody what is another's, nor an older list than their last change", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
        world = new WorkerWorld();
        server = new Server();
        startWorker(world.scope, BUILD);
        for (const each of acts) {
          world.network = server.answer;
          if (each.endsWith(" in")) {
            await world.asks("/api/login", { method: "POST" });
            server.signedIn = each.slice(0, -3);
            world.cookies.set("signed_in", "1");
          }
          if (each === "out") {
            await logsOut();
            world.cookies.delete("signed_in");
          }
          if (each === "looks" && server.signedIn !== undefined) await comesHome();
          if (each === "allergy") await world.asks("/api/allergies", { method: "POST" });
          if (each !== "tunnel") continue;
          world.offline();
          for (const path of ["/api/user", "/api/bookmarks?limit=20"]) {
            const shown = await seen(path);
            if (shown === "nothing") continue;
            expect(shown).toContain(server.signedIn);
            if (path !== "/api/user") expect(shown).toContain(`${server.allergies} allergies`);
          }
        }
      }),
      { numRuns: 200 },
    );
  });
});
