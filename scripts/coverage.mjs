// npm run coverage: how many branches of the food and safety domain its tests reach, and which they never reach.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { markBranches } from "./branches.mjs";
import { domainTests, filesBelow, ROOT, runTests } from "./domain-tests.mjs";

const files = ["lib/domain/safety", "lib/domain/food"].flatMap((folder) => filesBelow(folder, ".ts"));
const marked = new Map();
const all = new Set();
for (const path of files) {
  const { marked: words, branches } = markBranches(path, readFileSync(join(ROOT, path), "utf8"));
  marked.set(path, words);
  for (const branch of branches) all.add(branch);
}
const reached = new Set();
const failure = await runTests(domainTests(), {
  rewrite: (path) => marked.get(path),
  reach: (id) => reached.add(id),
});

const fileOf = (branch) => branch.slice(0, branch.indexOf(":"));
const missed = [...all].filter((branch) => !reached.has(branch));
const percent = (part, whole) => (whole === 0 ? 100 : (100 * part) / whole).toFixed(1);
for (const path of files) {
  const here = [...all].filter((branch) => fileOf(branch) === path).length;
  const lost = missed.filter((branch) => fileOf(branch) === path);
  if (lost.length === 0) continue;
  process.stdout.write(`${path}: ${percent(here - lost.length, here)} % of ${String(here)}\n`);
  for (const branch of lost) process.stdout.write(`  never: ${branch}\n`);
}
process.stdout.write(`branches: ${String(all.size - missed.length)} of ${String(all.size)} reached, `);
process.stdout.write(`${percent(all.size - missed.length, all.size)} %\n`);
if (failure) process.stdout.write(`a test fails: ${failure}\n`);
process.exitCode = failure === undefined && missed.length === 0 ? 0 : 1;
