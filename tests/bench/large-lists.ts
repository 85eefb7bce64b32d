// What each list costs with a million recipes, a million bookmarks and five million comments, beside what it costs with a
// thousand: `npm run bench -- lists`. Both databases hold the same parent with the same page, and take turns.
import { Client } from "pg";
import type { UserId } from "../../lib/domain/shared/actor";
import { listBookmarks } from "../../lib/features/bookmarks/list";
import { listComments } from "../../lib/features/comments/list";
import { listRecipes, readRecipe } from "../../lib/features/recipes/list";
import { chooseConnection } from "../../lib/platform/db/client";
import { migrate } from "../../lib/platform/db/migrate";
import type { Connection } from "../../lib/platform/db/port";
import { openServer } from "../../lib/platform/db/server";

const LARGE = Number(process.env["BENCH_RECIPES"] ?? 1_000_000);
const SMALL = 1_000;
const COMMENTS_EACH = 5;
/** What the parent who is asked about has of everything, in both. */
const OWN = 100;
const ROUNDS = 150;
const WARM_UP = 20;
const GOAL = 1.5;
/** Postgres reads a table of this few rows as a whole, and is right to. */
const FEW_ROWS = 2_000;

const me = "u0" as UserId;
const server = process.env["DATABASE_URL"] ?? "";

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** `count` recipes of `count / 100` parents, one in twenty shared; u0 owns the newest hundred of all. */
async function fill(client: Client, count: number): Promise<void> {
  const parents = Math.max(10, Math.floor(count / OWN));
  // What keeps counts and references true costs most of the time; the counts are set once, afterwards.
  await client.query("SET session_replication_role = replica; SET synchronous_commit = off; SET statement_timeout = 0");
  await client.query(
    `INSERT INTO users (id, email, username, display_username, name, updated_at)
     SELECT 'u' || n, 'u' || n || '@families.test', 'u' || n, 'u' || n, 'u' || n, now() FROM generate_series(0, $1::int) n`,
    [parents],
  );
  await client.query(
    `INSERT INTO recipes (id, owner_id, shared, language, age_group, meal_type, cooking_method, source, food_ids, findings,
       verdict, rules_looked_at, created_at)
     SELECT 'recipe-number-' || lpad(n::text, 10, '0'),
       CASE WHEN n >= $1::int - $3::int THEN 'u0' ELSE 'u' || (1 + n % $2::int) END, n % 20 = 0, 'en', '9-12', 'lunch',
       'stew', 'embedded', '{carrot,potato}',
       '[{"ruleId":"choking_round","severity":"transform","foodId":"carrot"},{"ruleId":"salt","severity":"limit"}]',
       'changed', 94, now() - ($1::int - n) * interval '1 second'
     FROM generate_series(0, $1::int - 1) n`,
    [count, parents, OWN],
  );
  await client.query(
    `INSERT INTO recipe_texts (recipe_id, language, title, ingredients, instructions, preparation, size, safety)
     SELECT id, 'en', 'Carrot stew', '{"100 g carrots","80 g potatoes","1 tsp oil"}', repeat('Cook the carrots until very soft.' || chr(10), 6),
       'Peel the carrots.', 'Long sticks.', 'Stay within reach.' FROM recipes`,
  );
  await client.query(
    `INSERT INTO bookmarks (id, user_id, recipe_id, created_at)
     SELECT 'bookmark-' || n, CASE WHEN n < $3::int THEN 'u0' ELSE 'u' || (1 + n % $2::int) END,
       'recipe-number-' || lpad(((n::bigint * 7919) % $1::int)::text, 10, '0'), now() - n * interval '1 second'
     FROM generate_series(0, $1::int - 1) n ON CONFLICT DO NOTHING`,
    [count, parents, OWN],
  );
  // Half of all comments are said of the newest shared recipe: the longest list there can be.
  await client.query(
    `INSERT INTO comments (id, recipe_id, user_id, content, rating, created_at)
     SELECT 'comment-' || n,
       CASE WHEN n % 2 = 0 THEN $3 ELSE 'recipe-number-' || lpad((n % $1::int)::text, 10, '0') END, 'u' || (n % $2::int),
       'It was soft and good.', 1 + n % 5, now() - n * interval '1 second'
     FROM generate_series(0, $1::int * $4::int - 1) n`,
    [count, parents, popular(count), COMMENTS_EACH],
  );
  await client.query("SET session_replication_role = origin");
  await client.query("VACUUM ANALYZE");
}

/** The shared recipe that everybody talks about. */
function popular(count: number): string {
  return `recipe-number-${String(count - 100).padStart(10, "0")}`;
}

interface House {
  readonly count: number;
  readonly connection: Connection;
  readonly client: Client;
}

async function build(count: number): Promise<House> {
  const name = `squish_lists_${count}`;
  const admin = new Client({ connectionString: server });
  await admin.connect();
  await admin.query(`DROP DATABASE IF EXISTS ${name}`);
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  const address = new URL(server);
  address.pathname = `/${name}`;
  const connection = openServer(address.href);
  chooseConnection(connection);
  await migrate(connection);
  const client = new Client({ connectionString: address.href });
  await client.connect();
  const started = performance.now();
  await fill(client, count);
  say(`filled with ${count} recipes in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  return { count, connection, client };
}

/** Every list, as a parent or a visitor asks for it. */
async function calls(count: number): Promise<readonly (readonly [string, () => Promise<unknown>])[]> {
  const page = { limit: 10, cursor: undefined, language: undefined };
  const shared = await listRecipes(undefined, page, "en");
  const own = await listRecipes(me, { ...page, limit: OWN }, "en");
  return [
    ["the shared set, signed out", () => listRecipes(undefined, page, "en")],
    ["the shared set, second page", () => listRecipes(undefined, { ...page, cursor: shared.nextCursor }, "en")],
    ["own recipes", () => listRecipes(me, page, "en")],
    ["from own recipes to the shared set", () => listRecipes(me, { ...page, cursor: own.nextCursor }, "en")],
    ["one recipe", () => readRecipe(popular(count), me, "en")],
    ["bookmarks", () => listBookmarks(me, page, "en")],
    ["the comments of the most talked about recipe", () => listComments(popular(count), undefined, page)],
  ];
}

interface Asked {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The statements that reach Postgres while `act` runs. */
async function statementsOf(act: () => Promise<unknown>): Promise<readonly Asked[]> {
  const asked: Asked[] = [];
  const real: unknown = Reflect.get(Client.prototype, "query");
  if (typeof real !== "function") throw new Error("pg asks by another name");
  Reflect.set(Client.prototype, "query", function heard(this: Client, ...given: unknown[]) {
    const [first] = given;
    if (typeof first === "object" && first !== null && "text" in first && "values" in first) {
      asked.push({ text: String(first.text), values: Array.isArray(first.values) ? first.values : [] });
    }
    return Reflect.apply(real, this, given);
  });
  try {
    await act();
  } finally {
    Reflect.set(Client.prototype, "query", real);
  }
  return asked;
}

interface Cost {
  readonly blocks: number;
  readonly whole: readonly string[];
}

function numberIn(node: object, name: string): number {
  return Number(Reflect.get(node, name) ?? 0);
}

/** The tables that are read whole although they are large. */
function readWhole(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const inner: unknown = Reflect.get(node, "Plans");
  const here =
    Reflect.get(node, "Node Type") === "Seq Scan" &&
    numberIn(node, "Plan Rows") + numberIn(node, "Rows Removed by Filter") > FEW_ROWS
      ? [String(Reflect.get(node, "Relation Name"))]
      : [];
  return [...here, ...(Array.isArray(inner) ? inner.flatMap(readWhole) : [])];
}

async function costOf(client: Client, act: () => Promise<unknown>): Promise<Cost> {
  let blocks = 0;
  const whole: string[] = [];
  for (const { text, values } of await statementsOf(act)) {
    const { rows } = await client.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, [...values]);
    const plan: unknown = rows[0]?.["QUERY PLAN"]?.[0]?.Plan;
    if (typeof plan !== "object" || plan === null) throw new Error("Postgres explained nothing");
    blocks += numberIn(plan, "Shared Hit Blocks") + numberIn(plan, "Shared Read Blocks");
    whole.push(...readWhole(plan));
  }
  return { blocks, whole };
}

/** Of the quickest tenth the slowest: whatever else the machine does meanwhile only ever adds. */
function undisturbed(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 10)] ?? 0;
}

const houses = [await build(SMALL), await build(LARGE)];
const lists: (readonly (readonly [string, () => Promise<unknown>])[])[] = [];
for (const { connection, count } of houses) {
  chooseConnection(connection);
  lists.push(await calls(count));
}
let held = true;
for (const [index, [name]] of (lists[0] ?? []).entries()) {
  const times: number[][] = houses.map(() => []);
  const costs: Cost[] = [];
  for (const [which, house] of houses.entries()) {
    chooseConnection(house.connection);
    costs.push(await costOf(house.client, lists[which]?.[index]?.[1] ?? (() => Promise.resolve())));
  }
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    for (const [which, { connection }] of houses.entries()) {
      chooseConnection(connection);
      const started = performance.now();
      await lists[which]?.[index]?.[1]();
      if (round >= WARM_UP) times[which]?.push(performance.now() - started);
    }
  }
  const [small = 0, large = 0] = times.map(undisturbed);
  const whole = costs[1]?.whole ?? [];
  const ratio = large / small;
  held &&= ratio <= GOAL && whole.length === 0;
  say(
    `${name.padEnd(46)} ${ratio.toFixed(2)} times (goal ${GOAL}) | ${small.toFixed(1)} -> ${large.toFixed(1)} ms, ${costs[0]?.blocks} -> ${costs[1]?.blocks} blocks, ${whole.length === 0 ? "every table by an index" : `READ WHOLE: ${whole.join(", ")}`}`,
  );
}
for (const { client, connection } of houses) {
  await client.end();
  await connection.close();
}
say(held ? "Every list holds." : "NOT every list holds.");
process.exit(0);
