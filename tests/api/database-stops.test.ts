import { rm } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newParent, type Caller } from "../support/caller";
import { counted } from "../support/figures";
import { ask, HAS_POSTGRES, startOwnPostgres, type OwnPostgres } from "../support/own-postgres";
import { newHome, startServer, type Home, type RunningServer } from "../support/running-server";
import { cookAndKeep, expectKept, halfWritten, Refusal, Told } from "../support/what-was-told";

/** How often Postgres is stopped while parents write; with a number of its own, how soon it goes on is a limit too. */
const STOPS = Number(process.env["STOPS"] ?? 2);
const IS_LONG = process.env["STOPS"] !== undefined;
const MOST_MILLISECONDS_TO_RECOVER = 2_000;
const PARENTS = 8;

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

describe.skipIf(!HAS_POSTGRES)("a Postgres server that is stopped at once while parents write", () => {
  let postgres: OwnPostgres;
  let home: Home;
  let server: RunningServer;
  beforeAll(async () => {
    postgres = await startOwnPostgres();
    home = await newHome(postgres.url);
    server = await startServer({}, home);
  });
  afterAll(async () => {
    await server.stop();
    await postgres.stop();
    await rm(home.folder, { recursive: true, force: true });
  });

  it(
    "loses nothing that was called done, and the product goes on by itself",
    { timeout: 900_000 },
    async ({ task }) => {
      const writers = await Promise.all(
        Array.from({ length: PARENTS }, async () => ({ parent: await newParent(server.origin), told: new Told() })),
      );
      const done = () => writers.reduce((sum, { told }) => sum + told.count, 0);
      const refused: Refusal[] = [];
      let isOver = false;
      const writeOn = async (parent: Caller, told: Told, first: number): Promise<void> => {
        for (let meal = first; !isOver; meal += 1) {
          try {
            await cookAndKeep(parent, told, meal);
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
            refused.push(error);
            await pause(50);
          }
        }
      };
      const writing = Promise.all(writers.map(({ parent, told }, index) => writeOn(parent, told, index * 100)));
      // A call that was not answered at all ends the test at once, and not when it is waited for.
      const goesOn = async (): Promise<void> => {
        const before = done();
        while (done() <= before) await Promise.race([writing, pause(5)]);
      };
      let slowest = 0;
      for (let stop = 0; stop < STOPS; stop += 1) {
        for (let more = 0; more < PARENTS; more += 1) await goesOn();
        await pause(Math.random() * 300);
        await postgres.halt();
        await pause(300 + Math.random() * 1_000);
        await postgres.resume();
        const answers = performance.now();
        await goesOn();
        slowest = Math.max(slowest, performance.now() - answers);
        expect(await halfWritten(home)).toEqual([]);
      }
      isOver = true;
      await writing;

      for (const { answer } of refused) {
        expect([answer.status, answer.headers.get("retry-after")], answer.text).toEqual([503, expect.any(String)]);
      }
      expect(refused.length).toBeGreaterThan(0);
      for (const { parent, told } of writers) await expectKept(parent, told);
      if (IS_LONG) expect(slowest).toBeLessThanOrEqual(MOST_MILLISECONDS_TO_RECOVER);
      const [stored] = await ask(home.database ?? "", "SELECT count(*) FROM recipes WHERE owner_id IS NOT NULL");
      const told = writers.reduce((sum, { told: { recipes } }) => sum + recipes.size, 0);
      counted(task, {
        stops: STOPS,
        "writes that were called done": done(),
        "refused meanwhile": refused.length,
        "recipes stored that nobody was told of": Number(stored?.["count"]) - told,
        "milliseconds at most until the first write": Math.round(slowest),
      });
    },
  );
});
