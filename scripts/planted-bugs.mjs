// npm run prove -- planted [part of a file's path]: makes the mistakes of planted-bugs.table.mjs in a throw-away copy of
// the sources, one at a time, and asks the tests that are there to notice each. A test that notices nothing is none.
import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { PLANTED_BUGS } from "./planted-bugs.table.mjs";
import { hashOf, root } from "./prepare.mjs";

/** Made by the tools and never committed, but needed by whoever runs the sources. */
const GENERATED = ["lib/platform/db/generated", "lib/i18n/generated", "next-env.d.ts"];
/** Copies in which mistakes are made at the same time. */
const WORKERS = 2;
const SOURCES = ["app", "components", "lib", "messages", "prisma", "scripts", "tests"];

/** The source with the mistake in it. Throws where the source is no longer the one that the mistake was made for. */
export function plant(text, { file, find, replace, also = [] }) {
  return [{ find, replace }, ...also].reduce((before, change) => {
    const places = before.split(change.find).length - 1;
    if (places !== 1) throw new Error(`${file} has ${places} of what a planted bug replaces: ${change.find}`);
    return before.replace(change.find, () => change.replace);
  }, text);
}

/** Everything that is committed or could be, in a folder of its own; the packages are the same ones. */
function copyOfTree() {
  const copy = mkdtempSync(join(tmpdir(), "squish-planted-"));
  const list = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root });
  for (const path of list.toString("utf8").split("\0").filter(Boolean)) {
    if (!existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
  for (const path of GENERATED) {
    if (existsSync(join(root, path))) cpSync(join(root, path), join(copy, path), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  return copy;
}

/** Runs tests in the copy: how many passed, the first that failed, and whether a file could not even be read. */
async function runTests(copy, { tests, name }, environment) {
  const report = join(copy, "report.json");
  rmSync(report, { force: true });
  const args = ["run", ...tests, "--bail=1", "--reporter=json", `--outputFile=${report}`];
  // Each mistake changes one file: the hundreds of others are as they were for the one before.
  args.push("--experimental.fsModuleCache", `--experimental.fsModuleCachePath=${join(copy, "module-cache")}`);
  if (name !== undefined) args.push("-t", name);
  const output = [];
  const child = spawn(process.execPath, [join(copy, "node_modules/vitest/vitest.mjs"), ...args], {
    cwd: copy,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => output.push(chunk));
  await new Promise((resolve) => child.once("close", resolve));
  if (!existsSync(report)) return { passed: 0, unreadable: Buffer.concat(output).toString("utf8").slice(-800) };
  const { numPassedTests: passed, testResults } = JSON.parse(readFileSync(report, "utf8"));
  const failing = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === "failed"),
  );
  const unread = testResults.find(
    ({ status, assertionResults }) => status === "failed" && assertionResults.every((each) => each.status !== "failed"),
  );
  return { passed, noticed: failing[0]?.fullName, unreadable: failing.length === 0 ? unread?.message : undefined };
}

/** What became of one mistake: `caught` by a named test, or why not. `before` tests passed without it. */
function verdictOf(before, { noticed, unreadable }) {
  if (before === 0) return { caught: false, because: "no test has that name" };
  if (noticed !== undefined) return { caught: true, because: noticed };
  if (unreadable !== undefined) return { caught: false, because: `the tests could not run: ${unreadable}` };
  return { caught: false, because: `${before} tests passed all the same` };
}

const isAsked = (only) => (bug) => only === undefined || bug.file.includes(only) || bug.about.includes(only);

/**
 * Plants and asks. Answers one line of figures and whether all were caught. `postgres` is the address of a server;
 * without one the mistakes that only a server shows are left out, and said to be.
 */
export async function provePlanted({ only, postgres, say }) {
  const before = hashOf(SOURCES, GENERATED);
  const started = Date.now();
  const wanted = PLANTED_BUGS.filter(isAsked(only));
  const bugs = wanted.filter(({ server }) => !server || postgres !== undefined);
  const environmentOf = (bug) => (bug.server ? { TEST_DATABASE_URL: postgres } : {});
  const clean = new Map();
  /** What the same tests say without the mistake: red then, they have noticed nothing. */
  const saidBefore = (copy, bug) => {
    const asked = JSON.stringify([bug.tests, bug.name, bug.server]);
    if (!clean.has(asked)) clean.set(asked, runTests(copy, bug, environmentOf(bug)));
    return clean.get(asked);
  };
  const judge = async (copy, bug) => {
    const path = join(copy, bug.file);
    const text = readFileSync(path, "utf8");
    const { passed, noticed, unreadable } = await saidBefore(copy, bug);
    const red = noticed ?? unreadable;
    if (red !== undefined) return { caught: false, because: `red without it too: ${red}` };
    writeFileSync(path, plant(text, bug));
    try {
      return verdictOf(passed, await runTests(copy, bug, environmentOf(bug)));
    } finally {
      writeFileSync(path, text);
    }
  };
  let caught = 0;
  const queue = [...bugs];
  const work = async () => {
    const copy = copyOfTree();
    try {
      for (let bug = queue.shift(); bug !== undefined; bug = queue.shift()) {
        const since = Date.now();
        const verdict = await judge(copy, bug);
        if (verdict.caught) caught += 1;
        const seconds = Math.round((Date.now() - since) / 1000);
        say(`${verdict.caught ? "caught" : "MISSED"} ${bug.file}: ${bug.about}`);
        say(`       ${verdict.because} (${seconds} s)`);
      }
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  const isAsBefore = hashOf(SOURCES, GENERATED) === before;
  const left = wanted.length - bugs.length;
  const seconds = Math.round((Date.now() - started) / 1000);
  const figures = [
    `${caught} of ${bugs.length} planted bugs caught`,
    ...(left === 0 ? [] : [`${left} left out: no Postgres server here`]),
    isAsBefore ? "the tree is as before" : "THE TREE CHANGED MEANWHILE",
    `${seconds} s`,
  ].join(", ");
  return { ok: caught === bugs.length && isAsBefore, figures };
}
