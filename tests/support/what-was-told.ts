import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { expect } from "vitest";
import type { Answer, Caller } from "./caller";
import type { Home } from "./running-server";

/** What a parent was told is done: it must be there whatever happened to a server since. */
export class Told {
  readonly recipes = new Map<string, string>();
  readonly bookmarks = new Set<string>();
  readonly marks = new Set<string>();
  /** Comments, each with its recipe. */
  readonly comments = new Map<string, string>();

  get count(): number {
    return this.recipes.size + this.bookmarks.size + this.marks.size + this.comments.size;
  }
}

/** What every recipe of these tests is cooked of and how, its ingredients aside. */
export const KITCHEN = { cookingMethod: "stew", ageGroup: "9-12", mealType: "lunch", language: "en" };
const FOODS = ["carrot", "potato", "peas", "pumpkin", "chicken", "rice", "apple", "oats"];

/** What must never be seen, whenever something dies: each a query that counts it. */
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

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Asks the database itself, while no server has it open. */
async function withStored<T>(home: Home, read: (query: (sql: string) => Promise<Rows>) => Promise<T>): Promise<T> {
  if (home.database === undefined) {
    const database = new PGlite({ dataDir: join(home.folder, "pg") });
    const answer = await read(async (sql) => (await database.query<Record<string, unknown>>(sql)).rows);
    await database.close();
    return answer;
  }
  const client = new pg.Client({ connectionString: home.database });
  await client.connect();
  const answer = await read(async (sql) => (await client.query(sql)).rows);
  await client.end();
  return answer;
}

/** What is stored by halves, by name; nothing where all is well. */
export function halfWritten(home: Home): Promise<readonly string[]> {
  return withStored(home, async (query) => {
    const found: string[] = [];
    for (const [about, sql] of HALF_WRITTEN) if (Number((await query(sql))[0]?.["count"]) !== 0) found.push(about);
    return found;
  });
}

/** What was told as done and is not stored; nothing where all is well. */
export function lost(home: Home, told: readonly Told[]): Promise<readonly string[]> {
  return withStored(home, async (query) => {
    const missing: string[] = [];
    const ask = async (what: string, sql: string, ids: (memory: Told) => Iterable<string>): Promise<void> => {
      const stored = new Set((await query(sql)).map(({ id }) => id));
      for (const id of told.flatMap((memory) => [...ids(memory)])) if (!stored.has(id)) missing.push(`${what} ${id}`);
    };
    await ask("recipe", "SELECT id FROM recipes", ({ recipes }) => recipes.keys());
    await ask("bookmark of", "SELECT recipe_id AS id FROM bookmarks", ({ bookmarks }) => bookmarks);
    await ask("mark of", "SELECT recipe_id AS id FROM tested_marks", ({ marks }) => marks);
    await ask("comment", "SELECT id FROM comments", ({ comments }) => comments.keys());
    return missing;
  });
}

/** What a call answered, where it was done; any other answer is thrown. */
async function done(call: Promise<Answer>): Promise<Answer> {
  const answer = await call;
  if (answer.status >= 300) throw new Refusal(answer);
  return answer;
}

/** An answer that is none of what was asked for. */
export class Refusal extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super(`answered ${answer.status}: ${answer.text}`);
    this.answer = answer;
  }
}

/**
 * Cooks a meal, then bookmarks, marks and comments on it at once, and notes in `told` only what was answered as done.
 * Throws a `Refusal`, or what `fetch` throws, after all that were begun have ended.
 */
export async function cookAndKeep(parent: Caller, told: Told, meal: number): Promise<void> {
  const ingredients = [FOODS[meal % FOODS.length], FOODS[(meal * 3 + 1) % FOODS.length]];
  const key = { "idempotency-key": `meal-${meal}-${Math.random().toString(36).slice(2)}` };
  const { body } = await done(parent.post("/api/recipes/generate", { ...KITCHEN, ingredients }, key));
  const { id, title } = body;
  told.recipes.set(id, title);
  const comment = { content: `Meal ${meal}`, hasCooked: true, rating: 1 + (meal % 5) };
  const calls = await Promise.allSettled([
    done(parent.post(`/api/recipes/${id}/bookmark`, {})).then(() => told.bookmarks.add(id)),
    done(parent.post(`/api/recipes/${id}/community-tested`, {})).then(() => told.marks.add(id)),
    done(parent.post(`/api/recipes/${id}/comments`, comment)).then(({ body }) => told.comments.set(body.id, id)),
  ]);
  for (const call of calls) if (call.status === "rejected") throw call.reason;
}

/** Whatever this parent was told is done is there. */
export async function expectKept(parent: Caller, told: Told): Promise<void> {
  for (const [id, title] of told.recipes) {
    const { body } = await parent.get(`/api/recipes/${id}`);
    expect(body).toMatchObject({ id, title, isMine: true });
    if (told.bookmarks.has(id)) expect(body.isBookmarked).toBe(true);
    if (told.marks.has(id)) expect(body).toMatchObject({ testedByMe: true, communityTestedCount: 1 });
  }
  for (const [comment, id] of told.comments) {
    const { status, body, text } = await parent.get(`/api/recipes/${id}/comments`);
    expect(status, text).toBe(200);
    expect(body.map((each: { id: string }) => each.id)).toContain(comment);
  }
}
