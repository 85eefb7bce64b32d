import { rm } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Caller, newParent, type Answer } from "../support/caller";
import { newHome, startServer, type Home, type RunningServer } from "../support/running-server";

/** How often the server is killed while parents write. */
const KILLS = Number(process.env["KILLS"] ?? 2);
const PARENTS = 4;
const ATTEMPTS_TO_BEGIN = 600;

/** What a parent was told is done. */
interface Told {
  readonly recipes: Map<string, string>;
  readonly bookmarks: Set<string>;
  readonly marks: Set<string>;
  readonly comments: Map<string, string>;
}

const kitchen = { cookingMethod: "stew", ageGroup: "9-12", mealType: "lunch", language: "en" };
const FOODS = ["carrot", "potato", "peas", "pumpkin", "chicken", "rice", "apple", "oats"];

/** What must never be seen, whenever the server dies: each a query that counts it. */
const HALF_WRITTEN: readonly (readonly [string, string])[] = [
  [
    "a recipe without the words it was written in",
    `SELECT count(*) FROM recipes r
     WHERE NOT EXISTS (SELECT 1 FROM recipe_texts t WHERE t.recipe_id = r.id AND t.language = r.language AND t.title <> '')`,
  ],
  [
    "a count of testers that is not theirs",
    `SELECT count(*) FROM recipes r
     WHERE community_tested_count <> (SELECT count(*) FROM tested_marks m WHERE m.recipe_id = r.id)`,
  ],
  [
    "a tested recipe that does not say so",
    `SELECT count(*) FROM recipes r WHERE verification_type = 'ai_generated'
     AND EXISTS (SELECT 1 FROM tested_marks m WHERE m.recipe_id = r.id)`,
  ],
  [
    "a count or a sum of comments that is not theirs",
    `SELECT count(*) FROM recipes r WHERE (comment_count, rating_count, rating_sum) <> (
       SELECT count(*), count(rating), coalesce(sum(rating), 0) FROM comments c
       WHERE c.recipe_id = r.id AND c.hidden_at IS NULL)`,
  ],
  [
    "an answer kept for a key, of a recipe that is not there",
    `SELECT count(*) FROM idempotency_keys k WHERE k.status IS NOT NULL AND k.route LIKE '%generate%'
     AND NOT EXISTS (SELECT 1 FROM recipes r WHERE r.id = k.body ->> 'id')`,
  ],
];

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

/** Waits for an answer, and notes what it called done. */
async function noted(call: Promise<Answer>, note: (answer: Answer) => unknown): Promise<void> {
  const answer = await call;
  if (answer.status >= 300) throw new Error(`answered ${answer.status}: ${answer.text}`);
  note(answer);
}

/** Cooks, bookmarks, marks and comments until the server is gone, and notes only what was answered as done. */
async function writeUntilKilled(parent: Caller, told: Told, turn: number): Promise<void> {
  for (let meal = turn; ; meal += 1) {
    const ingredients = [FOODS[meal % FOODS.length], FOODS[(meal * 3 + 1) % FOODS.length]];
    const key = { "idempotency-key": `kill-${turn}-${meal}-${Math.random().toString(36).slice(2)}` };
    const cooked = await parent.post("/api/recipes/generate", { ...kitchen, ingredients }, key);
    if (cooked.status !== 200) throw new Error(`generate answered ${cooked.status}: ${cooked.text}`);
    const { id, title } = cooked.body;
    told.recipes.set(id, title);
    const calls = await Promise.allSettled([
      noted(parent.post(`/api/recipes/${id}/bookmark`, {}), () => told.bookmarks.add(id)),
      noted(parent.post(`/api/recipes/${id}/community-tested`, {}), () => told.marks.add(id)),
      noted(
        parent.post(`/api/recipes/${id}/comments`, {
          content: `Meal ${meal}`,
          hasCooked: true,
          rating: 1 + (meal % 5),
        }),
        ({ body }) => told.comments.set(body.id, id),
      ),
    ]);
    for (const call of calls) if (call.status === "rejected") throw call.reason;
  }
}

async function halfWritten(): Promise<Readonly<Record<string, number>>> {
  const found: Record<string, number> = {};
  if (home.database === undefined) {
    const database = new PGlite({ dataDir: join(home.folder, "pg") });
    for (const [about, query] of HALF_WRITTEN) {
      found[about] = Number((await database.query<{ count: unknown }>(query)).rows[0]?.count);
    }
    await database.close();
    return found;
  }
  const client = new pg.Client({ connectionString: home.database });
  await client.connect();
  for (const [about, query] of HALF_WRITTEN) found[about] = Number((await client.query(query)).rows[0]?.count);
  await client.end();
  return found;
}

async function allOf(parent: Caller, path: string): Promise<any[]> {
  const answer = await parent.get(path);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

describe("a server that is killed while parents write", () => {
  it("has kept whatever it called done, and nothing by halves", { timeout: 900_000 }, async () => {
    const parents = await Promise.all(Array.from({ length: PARENTS }, () => newParent(server.origin)));
    const cookies = parents.map(({ cookieHeader }) => cookieHeader);
    const told = parents.map((): Told => ({
      recipes: new Map(),
      bookmarks: new Set(),
      marks: new Set(),
      comments: new Map(),
    }));
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = told.reduce((sum, { comments }) => sum + comments.size, 0);
      const writers = parents.map((parent, index) => {
        const memory = told[index];
        if (memory === undefined) throw new Error("nobody remembers");
        return writeUntilKilled(parent, memory, kill * 1000 + index * 100).catch((error: unknown) => String(error));
      });
      for (let wait = 0; wait < ATTEMPTS_TO_BEGIN; wait += 1) {
        if (told.reduce((sum, { comments }) => sum + comments.size, 0) > before + PARENTS) break;
        await new Promise((done) => setTimeout(done, 100));
      }
      await new Promise((done) => setTimeout(done, Math.random() * 300));
      await server.kill();
      for (const ending of await Promise.all(writers)) expect(ending).toContain("fetch failed");
      expect(await halfWritten()).toEqual(Object.fromEntries(HALF_WRITTEN.map(([about]) => [about, 0])));

      server = await startServer({}, home);
      for (const [index, memory] of told.entries()) {
        // The session was kept too: the cookie of before still signs in.
        const parent = new Caller(server.origin, cookies[index]);
        parents[index] = Object.assign(parent, { name: "" });
        expect(memory.recipes.size).toBeGreaterThan(0);
        for (const [id, title] of memory.recipes) {
          const { body } = await parent.get(`/api/recipes/${id}`);
          expect(body).toMatchObject({ id, title, isMine: true });
          if (memory.bookmarks.has(id)) expect(body.isBookmarked).toBe(true);
          if (memory.marks.has(id)) expect(body).toMatchObject({ testedByMe: true, communityTestedCount: 1 });
        }
        for (const [comment, id] of memory.comments) {
          const comments = await allOf(parent, `/api/recipes/${id}/comments`);
          expect(comments.map((each: { id: string }) => each.id)).toContain(comment);
        }
      }
    }
  });

  it("goes on as if nothing had been: a parent cooks, and what was begun with a key may be asked again", async () => {
    const parent = await newParent(server.origin);
    const key = { "idempotency-key": "after-the-power-cut-1" };
    const first = await parent.post("/api/recipes/generate", { ...kitchen, ingredients: ["carrot"] }, key);
    const again = await parent.post("/api/recipes/generate", { ...kitchen, ingredients: ["carrot"] }, key);
    expect(first.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(await allOf(parent, "/api/recipes?limit=1")).toMatchObject([{ id: first.body.id }]);
  });
});
