// Runs the tests of the domain inside one process, on sources that a caller may rewrite first: for the branches that
// they reach (coverage.mjs) and for the mistakes that they notice (mutate.mjs). A test runner would start anew for each.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { compileFunction } from "node:vm";
import ts from "typescript";
import { collector, expect } from "./domain-expect.mjs";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));
const native = createRequire(import.meta.url);
// The same inputs in every run: a mistake is noticed because of the mistake.
native("fast-check").configureGlobal({ seed: 1 });

/** Every file below a folder of the project with this ending, relative to the root. */
export function filesBelow(folder, ending) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path, ending);
    return path.endsWith(ending) ? [path] : [];
  });
}

const compiled = new Map();

/** A source as CommonJS. `rewrite` may return other words for it; only what nobody rewrites is kept for the next run. */
function compile(path, rewrite) {
  const words = rewrite(path);
  if (words === undefined && compiled.has(path)) return compiled.get(path);
  const source = (words ?? readFileSync(join(ROOT, path), "utf8")).replaceAll(
    "import.meta.url",
    JSON.stringify(pathToFileURL(join(ROOT, path)).href),
  );
  const options = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true };
  const { outputText } = ts.transpileModule(source, { compilerOptions: options });
  if (words === undefined) compiled.set(path, outputText);
  return outputText;
}

const exists = (path) => statSync(join(ROOT, path), { throwIfNoEntry: false })?.isFile() === true;

function resolve(from, wanted) {
  const path = wanted.startsWith("@/") ? wanted.slice(2) : join(dirname(from), wanted);
  return [path, `${path}.ts`].find(exists) ?? path;
}

/** Tests of time say something of the machine. */
const TIMED = /in time|milliseconds/;

/** Property tests with at most so many runs each: what a mistake needs to be noticed is hardly ever the last of them. */
function withRuns(library, most) {
  const assert = (property, given = {}) =>
    library.assert(property, { ...given, numRuns: Math.min(given.numRuns ?? most, most), endOnFailure: true });
  return { ...library, default: { ...library, assert }, assert, __esModule: true };
}

/**
 * A world of modules of its own: nothing of one run is seen by the next. `load` gives what a module exports, `collect`
 * the tests of a test file, once; `loaded` are the paths of all modules so far.
 */
export function openWorld({ rewrite = () => undefined, reach = () => undefined, runs } = {}) {
  const modules = new Map();
  const { vitest, tests } = collector();
  const given = new Map([
    ["vitest", { ...vitest, expect }],
    ["server-only", {}],
  ]);
  if (runs !== undefined) given.set("fast-check", withRuns(native("fast-check"), runs));
  const load = (path) => {
    const known = modules.get(path);
    if (known) return known.exports;
    const module = { exports: {} };
    modules.set(path, module);
    if (path.endsWith(".json")) {
      module.exports = JSON.parse(readFileSync(join(ROOT, path), "utf8"));
      return module.exports;
    }
    const need = (wanted) =>
      /^(\.|@\/)/.test(wanted) ? load(resolve(path, wanted)) : (given.get(wanted) ?? native(wanted));
    const names = ["exports", "require", "module", "__reach"];
    compileFunction(compile(path, rewrite), names, { filename: path })(module.exports, need, module, reach);
    return module.exports;
  };
  const collect = (path) => {
    load(path);
    return tests.splice(0).filter(({ name }) => !TIMED.test(name));
  };
  return { load, collect, loaded: () => [...modules.keys()] };
}

/** Cheap and telling first, so that a mistake is noticed early; what asks a machine's time or the whole project is left out. */
const LEFT_OUT = ["rules-page.test.ts", "own-texts.test.ts"];
const FIRST = ["rules.test", "redteam.test", "forms.test", "assess-", "exam/exam", "exam/recipes", "exam/allergies"];
const SLOW = /laws|recognise\.test|hostile/;
const rank = (path) => {
  const at = FIRST.findIndex((part) => path.includes(part));
  const slow = SLOW.test(path) ? 100 : 50;
  return at === -1 ? slow : at;
};

/** `quick` leaves out the long searches, which take ten times as long as all the others together. */
export function domainTests({ quick = false } = {}) {
  return ["tests/domain/safety", "tests/domain/food"]
    .flatMap((folder) => filesBelow(folder, ".test.ts"))
    .filter((path) => !LEFT_OUT.some((name) => path.endsWith(name)))
    .filter((path) => !quick || !SLOW.test(path))
    .toSorted((one, other) => rank(one) - rank(other));
}

/**
 * Runs test files in one world and returns the first failure, or `undefined` where all pass. `rewrite(path)` may return
 * the words of a source; `reach(id)` is called by whatever a rewritten source calls as `__reach(id)`.
 */
export async function runTests(paths, { rewrite, reach } = {}) {
  const { collect } = openWorld({ rewrite, reach });
  let first;
  for (const path of paths) {
    for (const { name, run } of collect(path)) {
      try {
        await run();
      } catch (error) {
        first ??= `${relative("tests/domain", path)}: ${name}: ${String(error?.message).slice(0, 200)}`;
      }
    }
  }
  return first;
}
