// npm run mutate: makes small mistakes in the food and safety domain, one at a time, and counts how many the tests notice.
//   node scripts/mutate.mjs [--sample=150] [--seed=1] [--whole] [--tables=0.33] [--only=part/of/a/path] [--seconds=120] [--slow]
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { domainTests, filesBelow, ROOT, runTests } from "./domain-tests.mjs";
import { mutated, mutationsOf } from "./mutations.mjs";

const WORKERS = 2;
const LATE = "it never ends";
/** With --slow also by the long searches: a survivor takes minutes then. */
const TESTS = domainTests({ quick: !process.argv.includes("--slow") });
/** The tests that are named after a source are asked first: they need hardly a module, and notice most. */
function testsFor(path) {
  const name = `/${basename(path).replace(/(?:\.table)?\.ts$/, ".test.ts")}`;
  return TESTS.toSorted((one, other) => Number(other.endsWith(name)) - Number(one.endsWith(name)));
}

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
  const files = ["lib/domain/safety", "lib/domain/food"]
    .flatMap((folder) => filesBelow(folder, ".ts"))
    .filter((path) => !NOT_RULES.test(path) && path.includes(only));
  const all = files.flatMap((path) => mutationsOf(path, readFileSync(join(ROOT, path), "utf8")));
  if (process.argv.includes("--whole")) return { all, sample: all };
  const size = Number(option("sample", "150"));
  const random = numbers(Number(option("seed", "1")));
  const inTables = all.filter(({ path }) => path.endsWith(".table.ts"));
  const inCode = all.filter(({ path }) => !path.endsWith(".table.ts"));
  const ofTables = Math.min(inTables.length, Math.round(size * Number(option("tables", "0.33"))));
  return { all, sample: [...draw(inCode, size - ofTables, random), ...draw(inTables, ofTables, random)] };
}

/** Asks one mistake after another of a thread of its own; a thread that does not answer in time is ended. */
async function ask(queue, results, { seconds, failing }) {
  let worker;
  for (let mutation = queue.shift(); mutation !== undefined; mutation = queue.shift()) {
    worker ??= new Worker(new URL(import.meta.url), {
      workerData: { failing },
      argv: process.argv.slice(2),
      stdout: true,
    });
    const current = worker;
    const noticed = await new Promise((answer) => {
      const late = setTimeout(() => {
        worker = undefined;
        void current.terminate();
        answer(LATE);
      }, seconds * 1000);
      current.once("message", (message) => {
        clearTimeout(late);
        answer(message.noticed);
      });
      current.postMessage(mutation);
    });
    results.push({ ...mutation, noticed });
    process.stderr.write(noticed === undefined ? "S" : ".");
  }
  await worker?.terminate();
}

async function main() {
  const failing = [];
  await runTests(TESTS, { bail: false, failures: failing });
  for (const name of failing) process.stdout.write(`fails without any mistake, and is not asked: ${name}\n`);
  const { all, sample } = chosen();
  const queue = [...sample];
  const results = [];
  const seconds = Number(option("seconds", "120"));
  await Promise.all(Array.from({ length: WORKERS }, () => ask(queue, results, { seconds, failing })));
  const survivors = results.filter(({ noticed }) => noticed === undefined);
  process.stdout.write(`\nsurvivors:\n`);
  for (const { path, line, kind, was, by } of survivors) {
    process.stdout.write(`  ${path}:${String(line)} ${kind}: ${was} -> ${by}\n`);
  }
  const answered = results.filter(({ noticed }) => noticed !== LATE);
  const score = (list) => {
    const noticed = list.filter((result) => result.noticed !== undefined).length;
    return `${String(noticed)} of ${String(list.length)} (${((100 * noticed) / Math.max(1, list.length)).toFixed(1)} %)`;
  };
  const tables = answered.filter(({ path }) => path.endsWith(".table.ts"));
  const code = answered.filter(({ path }) => !path.endsWith(".table.ts"));
  // A mistake that never ends and a machine that is busy look the same: nothing is said of either.
  process.stdout.write(
    `${String(results.length - answered.length)} are not counted: no answer came in ${String(seconds)} s\n`,
  );
  process.stdout.write(`mistakes noticed: ${score(answered)} of ${String(all.length)} possible; `);
  process.stdout.write(`in code ${score(code)}, in tables ${score(tables)}\n`);
}

if (isMainThread) await main();
else {
  const skip = new Set(workerData.failing);
  parentPort.on("message", async (mutation) => {
    const words = mutated(readFileSync(join(ROOT, mutation.path), "utf8"), mutation);
    const noticed = await runTests(testsFor(mutation.path), {
      skip,
      rewrite: (path) => (path === mutation.path ? words : undefined),
    });
    parentPort.postMessage({ noticed });
  });
}
