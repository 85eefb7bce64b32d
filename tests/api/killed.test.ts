import { rm } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Caller, newParent } from "../support/caller";
import { counted } from "../support/figures";
import { newHome, startServer, type Home, type RunningServer } from "../support/running-server";
import { cookAndKeep, expectKept, halfWritten, KITCHEN, Told } from "../support/what-was-told";

/** How often the server is killed while parents write. */
const KILLS = Number(process.env["KILLS"] ?? 2);
const PARENTS = 4;
const ATTEMPTS_TO_BEGIN = 600;

let home: Home;
let server: RunningServer;

beforeAll(async () => {
  home = await newHome();
  server = await startServer({}, home);
});
afterAll(async () => {
  await server.stop();
  await rm(home.folder, { recursive: true, force: true });
});

describe("a server that is killed while parents write", () => {
  it("has kept whatever it called done, and nothing by halves", { timeout: 900_000 }, async ({ task }) => {
    const parents = await Promise.all(Array.from({ length: PARENTS }, () => newParent(server.origin)));
    const cookies = parents.map(({ cookieHeader }) => cookieHeader);
    const told = parents.map(() => new Told());
    const commented = () => told.reduce((sum, { comments }) => sum + comments.size, 0);
    const writeUntilKilled = async (index: number, first: number): Promise<void> => {
      const [parent, memory] = [parents[index], told[index]];
      if (parent === undefined || memory === undefined) throw new Error("nobody remembers");
      for (let meal = first; ; meal += 1) await cookAndKeep(parent, memory, meal);
    };
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = commented();
      const writers = parents.map((_, index) =>
        writeUntilKilled(index, kill * 1000 + index * 100).catch((error: unknown) => String(error)),
      );
      for (let wait = 0; wait < ATTEMPTS_TO_BEGIN && commented() <= before + PARENTS; wait += 1) {
        await new Promise((done) => setTimeout(done, 100));
      }
      await new Promise((done) => setTimeout(done, Math.random() * 300));
      await server.kill();
      for (const ending of await Promise.all(writers)) expect(ending).toContain("fetch failed");
      expect(await halfWritten(home)).toEqual([]);

      server = await startServer({}, home);
      for (const [index, memory] of told.entries()) {
        // The session was kept too: the cookie of before still signs in.
        const parent = new Caller(server.origin, cookies[index]);
        parents[index] = Object.assign(parent, { name: "" });
        expect(memory.recipes.size).toBeGreaterThan(0);
        await expectKept(parent, memory);
      }
    }
    counted(task, { kills: KILLS, "writes that were called done": told.reduce((sum, { count }) => sum + count, 0) });
  });

  it("goes on as if nothing had been: a parent cooks, and what was begun with a key may be asked again", async () => {
    const parent = await newParent(server.origin);
    const key = { "idempotency-key": "after-the-power-cut-1" };
    const first = await parent.post("/api/recipes/generate", { ...KITCHEN, ingredients: ["carrot"] }, key);
    const again = await parent.post("/api/recipes/generate", { ...KITCHEN, ingredients: ["carrot"] }, key);
    expect(first.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect((await parent.get("/api/recipes?limit=1")).body).toMatchObject([{ id: first.body.id }]);
  });
});
