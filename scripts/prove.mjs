// npm run prove [-- S3 S5 planted]: the long forms of the suites of docs/proof.md, one line of figures each. Without a
// name all of them, which takes an hour or two on two cores; `planted` alone shows that the tests notice mistakes.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "./build.mjs";
import { provePlanted } from "./planted-bugs.mjs";
import { startPostgres } from "./postgres-server.mjs";
import { prepare, root } from "./prepare.mjs";
import { SUITES } from "./prove.table.mjs";

const say = (line) => process.stdout.write(`${line}\n`);
/** Which of vitest's configurations runs a test file. */
const CONFIGS = [
  { of: /^tests\/api\//, args: ["--config", "tests/api/vitest.config.ts"] },
  { of: /^tests\/e2e\//, args: ["--config", "tests/e2e/vitest.config.ts"] },
  { of: /./, args: [] },
];

function runVitest(args, environment, report) {
  const child = spawn(
    process.execPath,
    [
      join(root, "node_modules/vitest/vitest.mjs"),
      "run",
      ...args,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    { cwd: root, stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, ...environment } },
  );
  return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
}

/** What the tests counted themselves, added up by name. */
function figuresOf(report) {
  const sums = new Map();
  for (const { assertionResults } of report.testResults) {
    for (const { meta } of assertionResults) {
      for (const [name, count] of Object.entries(meta?.figures ?? {})) sums.set(name, (sums.get(name) ?? 0) + count);
    }
  }
  return [...sums].map(([name, count]) => `${count} ${name}`);
}

async function proveSuite({ id, about, tests, long = {} }, environment) {
  const started = Date.now();
  const folder = mkdtempSync(join(tmpdir(), "squish-proof-"));
  let passed = 0;
  let failed = 0;
  const counted = [];
  try {
    for (const { of, args } of CONFIGS) {
      const mine = tests.filter((test) => CONFIGS.find((config) => config.of.test(test))?.of === of);
      if (mine.length === 0) continue;
      const file = join(folder, "report.json");
      rmSync(file, { force: true });
      const code = await runVitest([...args, ...mine], { ...long, ...environment }, file);
      const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
      passed += report?.numPassedTests ?? 0;
      failed += code === 0 ? 0 : Math.max(1, report?.numFailedTests ?? 0);
      if (report) counted.push(...figuresOf(report));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const seconds = Math.round((Date.now() - started) / 1000);
  const settings = Object.entries(long).map(([name, value]) => `${name}=${value}`);
  return {
    ok: failed === 0,
    line: `${id} ${about}: ${[`${passed} passed, ${failed} failed`, ...counted, ...settings, `${seconds} s`].join(", ")}`,
  };
}

const asked = process.argv.slice(2).filter((name) => !name.startsWith("-"));
const [first = "", part] = asked;
const wantsPlanted = asked.length === 0 || first === "planted";
const suites = SUITES.filter(({ id }) => asked.length === 0 || asked.includes(id));
if (!wantsPlanted && suites.length === 0) {
  say(`There is no suite ${asked.join(", ")}; there are planted, ${SUITES.map(({ id }) => id).join(", ")}.`);
  process.exit(1);
}

prepare();
if (suites.some(({ on }) => on.includes("build") || on.includes("browser"))) build();
const postgres = await startPostgres();
const lines = [];
let ok = true;
try {
  for (const suite of suites) {
    const environment = suite.on.includes("server") && postgres ? { TEST_DATABASE_URL: postgres.url } : {};
    const outcome = await proveSuite(suite, environment);
    lines.push(outcome.line);
    ok &&= outcome.ok;
  }
  if (wantsPlanted) {
    const outcome = await provePlanted({ only: part, postgres: postgres?.url, say });
    lines.push(`planted: ${outcome.figures}`);
    ok &&= outcome.ok;
  }
} finally {
  await postgres?.stop();
}
say(
  `\nNode ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? "processor"}, Postgres ${postgres ? "server" : "embedded"}`,
);
for (const line of lines) say(line);
process.exit(ok ? 0 : 1);
