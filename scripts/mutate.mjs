// npm run mutate: makes small mistakes in the food and safety domain, one at a time, and counts how many the tests notice.
//   node scripts/mutate.mjs [--sample=150] [--seed=1] [--whole] [--tables=0.33] [--only=part/of/a/path] [--seconds=60]
// Of each mistake only those tests are asked that reach the function it is in (mutation-record.mjs), the quickest first.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { filesBelow, openWorld, ROOT } from "./domain-tests.mjs";
import { functionAt, markLoops } from "./functions.mjs";
import { ENGINE, recordOfTests, RUNS, testsFor } from "./mutation-record.mjs";
import { mutated, mutationsOf } from "./mutations.mjs";

const WORKERS = 2;
const LATE = "it never ends";
/** Milliseconds until a test that takes none is taken for one that never ends, and how much longer it may take. */
const PATIENCE = { least: 60_000, times: 20 };
/** A loop that goes round so much more often than in any test without a mistake does not end. */
const ENDLESS = 20;

/** Words that a parent reads, and names of foods in their thousands: asked by tests of their own. */
const NOT_RULES = /\/(messages|names)\/|benefits\.table|sources\.table/;

function option(name, otherwise) {
  const given = process.argv.find((each) => each.startsWith(`--${name}=`));
  return given === undefined ? otherwise : given.slice(name.length + 3);
}

/** Numbers between 0 and 1 that are the same for the same seed (a linear congruence, good enough to draw a sample). */
function numbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function draw(from, count, random) {
  const rest = [...from];
  const drawn = [];
  while (drawn.length < count && rest.length > 0) drawn.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return drawn;
}

function chosen() {
  const only = option("only", "");
  const files = ENGINE.flatMap((folder) => filesBelow(folder, ".ts")).filter(
    (path) => !NOT_RULES.test(path) && path.includes(only),
  );
  const all = files.flatMap((path) => mutationsOf(path, readFileSync(join(ROOT, path), "utf8")));
  if (process.argv.includes("--whole")) return { all, sample: all };
  const size = Number(option("sample", "150"));
  const random = numbers(Number(option("seed", "1")));
  const inTables = all.filter(({ path }) => path.endsWith(".table.ts"));
  const inCode = all.filter(({ path }) => !path.endsWith(".table.ts"));
  const ofTables = Math.min(inTables.length, Math.round(size * Number(option("tables", "0.33"))));
  return { all, sample: [...draw(inCode, size - ofTables, random), ...draw(inTables, ofTables, random)] };
}

const place = ({ path, line, kind, was, by }) => `${path}:${String(line)} ${kind}: ${was} -> ${by}`;
const SIGNS = new Map([
  [undefined, (mutation) => `\nsurvives: ${place(mutation)}\n`],
  [LATE, (mutation) => `\ndoes not end: ${place(mutation)}\n`],
]);

/** Asks one mistake after another of a thread of its own; a thread whose test does not end is ended. */
async function ask(queue, results, settings) {
  let worker;
  for (let mutation = queue.shift(); mutation !== undefined; mutation = queue.shift()) {
    const until = new Float64Array(new SharedArrayBuffer(8));
    until[0] = Date.now() + PATIENCE.least;
    worker ??= new Worker(new URL(import.meta.url), { workerData: settings, stdout: true });
    const current = worker;
    const answer = await new Promise((say) => {
      const look = setInterval(() => {
        if (Date.now() < until[0]) return;
        clearInterval(look);
        worker = undefined;
        void current.terminate();
        say({ noticed: LATE });
      }, 500);
      current.once("message", (message) => {
        clearInterval(look);
        say(message);
      });
      current.postMessage({ mutation, until });
    });
    results.push({ ...mutation, ...answer });
    process.stderr.write(SIGNS.get(answer.noticed)?.(mutation) ?? ".");
  }
  await worker?.terminate();
}

/** The share of mistakes that were noticed, and where it lies in 95 of 100 samples (Wilson). */
function score(list) {
  const noticed = list.filter((result) => result.noticed !== undefined).length;
  const count = Math.max(1, list.length);
  const share = noticed / count;
  const z = 1.96;
  const middle = (share + (z * z) / (2 * count)) / (1 + (z * z) / count);
  const half = (z * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count))) / (1 + (z * z) / count);
  const percent = (part) => (100 * part).toFixed(1);
  const range = `${percent(Math.max(0, middle - half))} to ${percent(Math.min(1, middle + half))}`;
  return `${String(noticed)} of ${String(list.length)}, ${percent(share)} % (${range})`;
}

async function main() {
  const { path, record } = await recordOfTests();
  process.stdout.write(`${String(record.tests.length)} tests, recorded in ${path}\n`);
  for (const name of record.failing) {
    process.stdout.write(`fails without any mistake, and is not asked: ${name}\n`);
  }
  const { all, sample } = chosen();
  const queue = [...sample];
  const results = [];
  const settings = { path, seconds: Number(option("seconds", "60")) };
  await Promise.all(Array.from({ length: WORKERS }, () => ask(queue, results, settings)));
  const survivors = results.filter(({ noticed }) => noticed === undefined);
  process.stdout.write(`\nsurvivors:\n`);
  for (const result of survivors) {
    process.stdout.write(`  ${place(result)}${result.cut ? " (not all tests were asked)" : ""}\n`);
  }
  const answered = results.filter(({ noticed }) => noticed !== LATE);
  process.stdout.write(`not counted, since a test did not end: ${String(results.length - answered.length)}\n`);
  for (const result of results) if (result.noticed === LATE) process.stdout.write(`  ${place(result)}\n`);
  const inTables = ({ path }) => path.endsWith(".table.ts");
  const code = answered.filter((result) => !inTables(result));
  const tables = answered.filter(inTables);
  for (const file of new Set(code.map(({ path }) => path))) {
    process.stdout.write(`  ${file}: ${score(code.filter(({ path }) => path === file))}\n`);
  }
  // Code and tables are not drawn as they occur: over the whole each counts as often as it does in the sources.
  const weight = all.filter(inTables).length / all.length;
  const rate = (list) => list.filter(({ noticed }) => noticed !== undefined).length / Math.max(1, list.length);
  const whole = (100 * (weight * rate(tables) + (1 - weight) * rate(code))).toFixed(1);
  process.stdout.write(`mistakes noticed, seed ${option("seed", "1")}: in code ${score(code)}, `);
  process.stdout.write(`in tables ${score(tables)}, of the sample ${score(answered)}; `);
  process.stdout.write(`over all ${String(all.length)} possible mistakes ${whole} %\n`);
}

/** The tests that noticed a mistake in a source notice the next one in it more often than others. */
const noticers = new Map();

function inOrder(tests, path) {
  const known = noticers.get(path) ?? [];
  const first = known.filter((test) => tests.includes(test));
  return [...first, ...tests.filter((test) => !first.includes(test))];
}

async function noticedBy(record, { mutation, until }) {
  const { path } = mutation;
  const text = readFileSync(join(ROOT, path), "utf8");
  const words = markLoops(path, mutated(text, mutation));
  const turns = new Map();
  const turn = (id) => {
    const count = (turns.get(id) ?? 0) + 1;
    turns.set(id, count);
    if (count > ENDLESS * record.most) throw new Error("a loop goes round without an end");
  };
  const world = openWorld({ rewrite: (each) => (each === path ? words : undefined), reach: turn, runs: RUNS });
  const collected = new Map();
  const end = Date.now() + workerData.seconds * 1000;
  for (const test of inOrder(testsFor(record, path, functionAt(path, text, mutation)), path)) {
    if (Date.now() > end) return { cut: true };
    until[0] = Date.now() + PATIENCE.least + PATIENCE.times * test.ms;
    turns.clear();
    try {
      if (!collected.has(test.file)) {
        collected.set(test.file, new Map(world.collect(test.file).map(({ name, run }) => [name, run])));
      }
      await collected.get(test.file).get(test.name)?.();
    } catch (error) {
      noticers.set(path, [test, ...(noticers.get(path) ?? []).filter((each) => each !== test)].slice(0, 20));
      return { noticed: `${test.file}: ${test.name}: ${String(error?.message).slice(0, 200)}` };
    }
  }
  return {};
}

if (isMainThread) await main();
else {
  const record = JSON.parse(readFileSync(workerData.path, "utf8"));
  parentPort.on("message", async (asked) => parentPort.postMessage(await noticedBy(record, asked)));
}
