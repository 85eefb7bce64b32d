import { rm } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Caller, newParent } from "../support/caller";
import { counted } from "../support/figures";
import { newHome, startServer, type Home, type RunningServer } from "../support/running-server";
import { cookAndKeep, expectKept, halfWritten, KITCHEN, lost, Told } from "../support/what-was-told";

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
  it("has kept whatever it called done, and nothing by halves", { timeout: KILLS * 450_000 }, async ({ task }) => {
    const parents = await Promise.all(Array.from({ length: PARENTS }, () => newParent(server.origin)));
    const cookies = parents.map(({ cookieHeader }) => cookieHeader);
    const everything: Told[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const told = cookies.map((cookie) => ({ parent: new Caller(server.origin, cookie), memory: new Told() }));
      everything.push(...told.map(({ memory }) => memory));
      const writers = told.map(async ({ parent, memory }, index) => {
        for (let meal = kill * 1000 + index * 100; ; meal += 1) await cookAndKeep(parent, memory, meal);
      });
      const endings = Promise.allSettled(writers);
      const commented = () => told.reduce((sum, { memory }) => sum + memory.comments.size, 0);
      for (let wait = 0; wait < ATTEMPTS_TO_BEGIN && commented() <= PARENTS; wait += 1) {
        await new Promise((done) => setTimeout(done, 100));
      }
      await new Promise((done) => setTimeout(done, Math.random() * 300));
      await server.kill();
      const reasons = (await endings).map((ending) => (ending.status === "rejected" ? String(ending.reason) : "none"));
      // Nothing was refused: a call ended because nobody answered, or in the middle of an answer.
      expect(reasons).toEqual(reasons.map(() => expect.stringMatching(/fetch failed|terminated/)));
      expect(commented()).toBeGreaterThan(0);
      expect(await halfWritten(home)).toEqual([]);
      expect(await lost(home, everything)).toEqual([]);

      server = await startServer({}, home);
      // The session was kept too: the cookie of before still signs in.
      for (const [index, { memory }] of told.entries()) {
        await expectKept(new Caller(server.origin, cookies[index]), memory);
      }
    }
    counted(task, {
      kills: KILLS,
      "writes that were called done": everything.reduce((sum, each) => sum + each.count, 0),
    });
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
