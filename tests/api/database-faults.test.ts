import { execFileSync } from "node:child_process";
import { chownSync, existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { Caller, newParent, starters, type Answer } from "../support/caller";
import { counted } from "../support/figures";
import { LEAK } from "../support/leaks";
import { ask, HAS_POSTGRES, startOwnPostgres, type OwnPostgres } from "../support/own-postgres";
import { newHome, startServer, type Home, type RunningServer } from "../support/running-server";
import { cookAndKeep, expectKept, halfWritten, KITCHEN, Refusal, Told } from "../support/what-was-told";
import { Wire } from "../support/wire";

/** With it every fault is made three times, and how long it may hold a caller is a limit too. */
const IS_LONG = process.env["FAULTS"] === "long";
const TIMES = IS_LONG ? 3 : 1;
/** What a call may wait for the database in all is 4.5 s; the rest is this machine's. */
const MOST_OVER_A_SLOW_WIRE = 5_500;
const MOST_WHILE_SWALLOWED = 5_000;
/** Of every kind of call, all at once: more than 500 calls. */
const ROUNDS_AT_ONCE = 84;

interface Timed {
  readonly answer: Answer;
  readonly milliseconds: number;
}

async function timed(call: () => Promise<Answer>): Promise<Timed> {
  const started = performance.now();
  const answer = await call();
  return { answer, milliseconds: Math.round(performance.now() - started) };
}

/** All of them at once, and then the longest that any took. */
async function all(calls: readonly (() => Promise<Answer>)[]): Promise<{ answers: Answer[]; slowest: number }> {
  const ended = await Promise.all(calls.map(timed));
  return { answers: ended.map(({ answer }) => answer), slowest: Math.max(...ended.map((each) => each.milliseconds)) };
}

/** It says that it cannot, when to come again, and nothing of what it is made of. */
function expectSentAway(answer: Answer): void {
  expect([answer.status, answer.headers.get("retry-after")], answer.text).toEqual([
    503,
    expect.stringMatching(/^\d+$/),
  ]);
  expect(answer.text).not.toMatch(LEAK);
}

function expectDoneOrSentAway(answers: readonly Answer[]): number {
  const refused = answers.filter(({ status }) => status >= 300);
  refused.forEach(expectSentAway);
  return refused.length;
}

/** Files and connections that the process holds; 0 where the machine does not tell. */
function heldBy(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  return existsSync(folder) ? readdirSync(folder).length : 0;
}

describe.skipIf(!HAS_POSTGRES)("a database behind a bad wire", () => {
  let postgres: OwnPostgres;
  let wire: Wire;
  let home: Home;
  let server: RunningServer;
  let parent: Caller;
  let recipe = "";
  beforeAll(async () => {
    postgres = await startOwnPostgres();
    wire = await Wire.to(postgres.port);
    home = await newHome(postgres.url);
    server = await startServer({ DATABASE_URL: wire.over(home.database ?? "") }, home);
    parent = await newParent(server.origin);
    recipe = starters((await parent.get("/api/recipes")).body)[0].id;
  });
  afterEach(() => wire.heals());
  afterAll(async () => {
    await server.stop();
    await wire.close();
    await postgres.stop();
    await rm(home.folder, { recursive: true, force: true });
  });

  /** One call of each kind: a visitor's list, a parent's own, something written, something cooked. */
  const everyKind = (): readonly (() => Promise<Answer>)[] => [
    () => new Caller(server.origin).get("/api/recipes"),
    () => parent.get("/api/bookmarks"),
    () => parent.get(`/api/recipes/${recipe}`),
    () => parent.post(`/api/recipes/${recipe}/bookmark`, {}),
    () => parent.post(`/api/recipes/${recipe}/comments`, { content: "Soft", hasCooked: true }),
    () => parent.post("/api/recipes/generate", { ...KITCHEN, ingredients: ["carrot"] }),
  ];
  const lives = () => timed(() => new Caller(server.origin).get("/api/health/live"));
  const works = async (): Promise<void> => {
    for (const call of everyKind()) await expect.poll(async () => (await call()).status).toBeLessThan(300);
  };

  it("that takes two seconds for every question: done, or sent away", async ({ task }) => {
    let slowest = 0;
    let refused = 0;
    let heartbeat = 0;
    for (let time = 0; time < TIMES; time += 1) {
      wire.slowsDown(2_000);
      const running = all(everyKind());
      heartbeat = Math.max(heartbeat, (await lives()).milliseconds);
      const outcome = await running;
      refused += expectDoneOrSentAway(outcome.answers);
      slowest = Math.max(slowest, outcome.slowest);
      wire.heals();
      await works();
    }
    if (IS_LONG) expect(slowest).toBeLessThanOrEqual(MOST_OVER_A_SLOW_WIRE);
    counted(task, {
      "calls over a slow wire": everyKind().length * TIMES,
      "of them sent away": refused,
      "milliseconds at most over it": slowest,
      "milliseconds at most until it said that it lives": heartbeat,
    });
  });

  it("that swallows everything: sent away, pages as ever, and nothing held when it is back", async ({ task }) => {
    await works();
    const before = heldBy(server.pid);
    let slowest = 0;
    for (let time = 0; time < TIMES; time += 1) {
      wire.swallowsAll();
      const outcome = await all(everyKind());
      outcome.answers.forEach(expectSentAway);
      slowest = Math.max(slowest, outcome.slowest);
      expect((await lives()).answer.status).toBe(200);
      expect((await new Caller(server.origin).get("/foods/carrot")).status).toBe(200);
      wire.heals();
      await works();
    }
    // The test's own connections to the server are closed after some seconds.
    await expect.poll(() => heldBy(server.pid)).toBeLessThanOrEqual(before + 5);
    expect(wire.connections).toBeLessThanOrEqual(10);
    if (IS_LONG) expect(slowest).toBeLessThanOrEqual(MOST_WHILE_SWALLOWED);
    counted(task, { "times everything was swallowed": TIMES, "milliseconds at most while swallowed": slowest });
  });

  it("asked for everything by everybody at once: done or sent away, never a failure of ours", async ({ task }) => {
    let asked = 0;
    let refused = 0;
    for (let time = 0; time < TIMES; time += 1) {
      const { answers } = await all(Array.from({ length: ROUNDS_AT_ONCE }, everyKind).flat());
      asked += answers.length;
      refused += expectDoneOrSentAway(answers);
      await works();
    }
    counted(task, { "calls at once": asked, "sent away of them": refused });
  });

  it("where somebody else holds the bookmarks for half a minute: sent away, and written when they are free", async ({
    task,
  }) => {
    let slowest = 0;
    for (let time = 0; time < TIMES; time += 1) {
      await expect.poll(async () => (await parent.delete(`/api/recipes/${recipe}/bookmark`)).status).toBe(204);
      const holder = new pg.Client({ connectionString: home.database });
      await holder.connect();
      await holder.query("BEGIN; LOCK TABLE bookmarks IN ACCESS EXCLUSIVE MODE");
      const { answer, milliseconds } = await timed(() => parent.post(`/api/recipes/${recipe}/bookmark`, {}));
      expectSentAway(answer);
      expect(answer.body.code).toBe("overloaded");
      slowest = Math.max(slowest, milliseconds);
      await holder.query("ROLLBACK");
      await holder.end();
      await expect.poll(async () => (await parent.get("/api/bookmarks")).body).toEqual([]);
      await works();
    }
    if (IS_LONG) expect(slowest).toBeLessThanOrEqual(2_500);
    counted(task, { "times the bookmarks were held": TIMES, "milliseconds at most while held": slowest });
  });
});

const SMALL_DISK_MEGABYTES = 64;

/** A disk of a few megabytes, where this account may make one: in memory, by `mount`. */
async function smallDisk(): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), "squish-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${SMALL_DISK_MEGABYTES}m`, "tmpfs", folder], { stdio: "ignore" });
    return folder;
  } catch {
    await rm(folder, { recursive: true, force: true });
    return undefined;
  }
}

describe.skipIf(!HAS_POSTGRES || process.getuid?.() !== 0)("a database whose disk is full", () => {
  let postgres: OwnPostgres;
  let disk: string | undefined;
  let home: Home;
  beforeAll(async () => {
    postgres = await startOwnPostgres();
    disk = await smallDisk();
    home = await newHome(postgres.url);
    if (disk === undefined) return;
    if (postgres.owner !== undefined) chownSync(disk, postgres.owner, postgres.owner);
    await ask(postgres.url, `CREATE TABLESPACE small LOCATION '${disk}'`);
    const name = new URL(home.database ?? "").pathname.slice(1);
    // What it keeps lies on the small disk; what it needs to recover lies elsewhere.
    await ask(postgres.url, `ALTER DATABASE ${name} SET TABLESPACE small`);
  });
  afterAll(async () => {
    await postgres.stop();
    if (disk !== undefined) {
      execFileSync("umount", [disk]);
      await rm(disk, { recursive: true, force: true });
    }
    await rm(home.folder, { recursive: true, force: true });
  });

  it("reads on, sends away what cannot be kept, loses nothing, and writes again when there is room", async (context) => {
    const { task } = context;
    if (disk === undefined) return context.skip("this account may not make a disk");
    const server = await startServer({}, home);
    try {
      const parent = await newParent(server.origin);
      const told = new Told();
      const refused: Refusal[] = [];
      const cook = (meal: number) =>
        cookAndKeep(parent, told, meal).catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
          refused.push(error);
        });
      for (let time = 0; time < TIMES; time += 1) {
        const ballast = join(disk, "ballast");
        const full = writeFile(ballast, Buffer.alloc(SMALL_DISK_MEGABYTES * 2 ** 20));
        await expect(full).rejects.toThrow(/ENOSPC/);
        // What was begun has room to the end of its page; after that there is none.
        const before = refused.length;
        for (let meal = time * 1_000; refused.length < before + 20; meal += 1) await cook(meal);
        for (const path of ["/api/recipes", "/api/bookmarks"]) {
          const { status, text } = await parent.get(path);
          expect(status, `${path}: ${text.slice(0, 300)} ${server.output().slice(-1_500)}`).toBe(200);
        }
        await rm(ballast);
        const was = told.recipes.size;
        await expect.poll(async () => (await cook(time * 1_000 + 999), told.recipes.size)).toBeGreaterThan(was);
      }
      for (const { answer } of refused) expectSentAway(answer);
      await expectKept(parent, told);
      expect(await halfWritten(home)).toEqual([]);
      counted(task, {
        "full disks": TIMES,
        "writes refused on them": refused.length,
        "writes called done around them": told.count,
      });
    } finally {
      await server.stop();
    }
  });
});
