// What mutate.mjs knows of the tests before it makes a mistake: how long each takes and which functions it reaches. Kept in
// the system's temporary folder for as long as nothing changes.
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { domainTests, filesBelow, openWorld, ROOT } from "./domain-tests.mjs";
import { markFunctions, markLoops } from "./functions.mjs";
import { hashOf } from "./prepare.mjs";

/** Property tests have at most so many runs here, with a mistake and without. */
export const RUNS = 50;
export const ENGINE = ["lib/domain/safety", "lib/domain/food"];
const READ = ["lib", "components", "messages", "tests/domain", "tests/support", "scripts"];
const MEMORY = "lib/domain/shared/memory.ts";

const isEngine = (path) => path.endsWith(".ts") && ENGINE.some((folder) => path.startsWith(`${folder}/`));
const wordsOf = (path) => readFileSync(join(ROOT, path), "utf8");

function place() {
  return join(tmpdir(), `squish-mutate-${hashOf(READ).slice(0, 16)}.json`);
}

/** What is remembered between two questions would hide who asks for it. */
function forgetful() {
  const words = wordsOf(MEMORY);
  const found = words.replace(/(recall\([^)]*\(\) => T\): T \{)/, "$1 return work();");
  if (found === words) throw new Error(`${MEMORY} has no recall(key, work)`);
  return found;
}

async function outcome(run) {
  const start = performance.now();
  try {
    await run();
    return { passes: true, ms: performance.now() - start };
  } catch {
    return { passes: false, ms: performance.now() - start };
  }
}

/** The tests of one file, each asked twice: what only the first time reaches is made once for all (a lexicon). */
async function recordFile(file, { marks, once }) {
  let reached = new Set();
  const world = openWorld({ rewrite: (path) => marks.get(path), reach: (id) => reached.add(id), runs: RUNS });
  const tests = world.collect(file);
  for (const id of reached) once.add(id);
  const first = [];
  for (const { run } of tests) {
    reached = new Set();
    await outcome(run);
    first.push(reached);
  }
  const records = [];
  for (const [at, { name, run }] of tests.entries()) {
    reached = new Set();
    const { ms } = await outcome(run);
    for (const id of first[at]) if (!reached.has(id)) once.add(id);
    records.push({ file, name, ms, reach: [...new Set([...first[at], ...reached])] });
  }
  return { records, loads: world.loaded().filter(isEngine) };
}

/** All tests in one world, in the order in which they are asked later: who fails says nothing of a mistake. */
async function control(tests, marks) {
  const turns = new Map();
  const count = (id) => turns.set(id, (turns.get(id) ?? 0) + 1);
  const world = openWorld({ rewrite: (path) => marks.get(path), reach: count, runs: RUNS });
  const collected = new Map();
  const failing = [];
  let most = 0;
  for (const { file, name } of tests) {
    if (!collected.has(file)) collected.set(file, new Map(world.collect(file).map((test) => [test.name, test.run])));
    turns.clear();
    const { passes } = await outcome(collected.get(file).get(name));
    if (!passes) failing.push(`${file}: ${name}`);
    most = Math.max(most, ...turns.values());
  }
  return { failing, most };
}

/** The record of this tree, and where it is kept. `failing` fail without any mistake; `most` turns of a loop in a test. */
export async function recordOfTests() {
  const path = place();
  if (existsSync(path)) return { path, record: JSON.parse(readFileSync(path, "utf8")) };
  const engine = ENGINE.flatMap((folder) => filesBelow(folder, ".ts"));
  const marks = new Map([
    [MEMORY, forgetful()],
    ...engine.map((source) => [source, markFunctions(source, wordsOf(source))]),
  ]);
  const once = new Set();
  const tests = [];
  const loads = {};
  for (const file of domainTests()) {
    const found = await recordFile(file, { marks, once });
    tests.push(...found.records);
    loads[file] = found.loads;
  }
  tests.sort((one, other) => one.ms - other.ms);
  const loops = new Map(engine.map((source) => [source, markLoops(source, wordsOf(source))]));
  const { failing, most } = await control(tests, loops);
  const record = { tests, loads, once: [...once], failing, most };
  writeFileSync(`${path}.new`, JSON.stringify(record));
  renameSync(`${path}.new`, path);
  return { path, record };
}

/**
 * The tests that may notice a mistake in this function of this source, the quickest first. What is made once for all, and
 * what runs while the source is loaded, may be noticed by whoever loads the source: those who reach it themselves first.
 */
export function testsFor(record, path, inside) {
  const able = record.tests.filter(({ file, name }) => !record.failing.includes(`${file}: ${name}`));
  const reaches = ({ reach }) => inside !== undefined && reach.includes(inside);
  const direct = able.filter(reaches);
  if (inside !== undefined && !record.once.includes(inside)) return direct;
  return [...direct, ...able.filter((test) => !reaches(test) && record.loads[test.file].includes(path))];
}
