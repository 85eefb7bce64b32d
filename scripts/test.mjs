// The README's test command. On a fresh clone: installs, gets a browser if none is there, then types, lint, format,
// dead code, architecture, domain, integration on embedded Postgres and on a server, build, API and end-to-end.
// Every step runs whatever the one before said; the last line is `N passed, N failed`.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { constants, setPriority, tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { prepare } from "./prepare.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const reports = mkdtempSync(join(tmpdir(), "squish-reports-"));
const results = [];

function run(command, args, { env = {}, isPatient = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
    // Going first again would need a right that nobody has; waiting for others needs none.
    if (isPatient) child.once("spawn", () => setPriority(child.pid, constants.priority.PRIORITY_LOW));
    child.once("exit", (code) => resolve(code ?? 1));
    child.once("error", () => resolve(1));
  });
}

const bin = (name) => join(root, "node_modules/.bin", name);

async function step(name, act) {
  const started = Date.now();
  process.stdout.write(`\n=== ${name}\n`);
  let outcome;
  try {
    outcome = await act();
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    outcome = { passed: 0, failed: 1 };
  }
  const seconds = Math.round((Date.now() - started) / 1000);
  results.push({ name, seconds, ...outcome });
  process.stdout.write(`--- ${name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)\n`);
}

/** A program that is right or wrong as a whole counts as one test. */
const check = (name, command, args, options) =>
  step(name, async () =>
    (await run(command, args, options)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
  );

// Enough for the counterexample of a law: where only the end of the output is kept, this is all that tells of it.
const MAX_FAILURE_LENGTH = 700;
const MAX_FAILURE_LINES = 8;
const gist = (message = "") =>
  message
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, MAX_FAILURE_LINES)
    .join(" | ")
    .slice(0, MAX_FAILURE_LENGTH);

let suites = 0;
const suite = (name, args, env) =>
  step(name, async () => {
    suites += 1;
    const file = join(reports, `${suites}.json`);
    const code = await run(
      bin("vitest"),
      ["run", ...args, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
      { env },
    );
    const report = JSON.parse(readFileSync(file, "utf8"));
    const failed =
      report.numFailedTests +
      report.testResults.filter(
        ({ status, assertionResults }) =>
          status === "failed" && assertionResults.every((result) => result.status !== "failed"),
      ).length;
    const failures = report.testResults.flatMap(({ name: path, assertionResults, message }) => {
      const failing = assertionResults.filter(({ status }) => status === "failed");
      const at = relative(root, path);
      if (failing.length === 0) return message ? [`${at}: ${gist(message)}`] : [];
      return failing.map(
        ({ fullName, failureMessages }) => `${at}: ${fullName}: ${failureMessages.map(gist).join(" || ")}`,
      );
    });
    return { passed: report.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed, failures };
  });

prepare();
const { ensureBrowser } = await import("./browser.mjs");
const { startPostgres } = await import("./postgres-server.mjs");

const only = process.argv.slice(2);
const wanted = (name) => only.length === 0 || only.includes(name);

/** The longest of those that only read. A browser leaves it half of both cores, and goes first where it wants them. */
const lint = (options) =>
  wanted("static") ? check("Lint", bin("eslint"), ["--max-warnings=0", "."], options) : Promise.resolve();
const isBesideBrowser = wanted("e2e");

if (wanted("static")) {
  await check("Types of routes and messages", bin("next"), ["typegen"]);
  await Promise.all([
    isBesideBrowser ? undefined : lint(),
    check("Types", bin("tsc"), ["--noEmit"]),
    check("Format", bin("prettier"), ["--check", "--log-level=warn", "."]).then(() =>
      check("Dead code", bin("knip"), []),
    ),
  ]);
}

const postgres = wanted("unit") || wanted("api") ? await startPostgres() : undefined;
if (!postgres)
  process.stdout.write("\nNo Postgres server on this machine: the suites run on embedded Postgres alone.\n");
const onServer = postgres && { TEST_DATABASE_URL: postgres.url };
try {
  if (wanted("unit")) {
    await suite("Architecture, domain, integration on embedded Postgres", []);
    if (onServer) await suite("Integration on a Postgres server", ["tests/features", "tests/platform"], onServer);
  }
  if (wanted("api") || wanted("e2e")) await check("Build", process.execPath, ["scripts/build.mjs"]);
  if (wanted("api")) {
    await suite("API on embedded Postgres", ["--config", "tests/api/vitest.config.ts"]);
    if (onServer) await suite("API on a Postgres server", ["--config", "tests/api/vitest.config.ts"], onServer);
  }
  if (wanted("e2e")) {
    const browser = ensureBrowser();
    await Promise.all([
      lint({ isPatient: true }),
      suite(
        "End to end in Chromium",
        ["--config", "tests/e2e/vitest.config.ts"],
        browser ? { CHROMIUM_PATH: browser } : {},
      ),
    ]);
  }
} finally {
  await postgres?.stop();
  rmSync(reports, { recursive: true, force: true });
}

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
process.stdout.write("\n");
for (const result of results) {
  process.stdout.write(`${result.failed === 0 ? "ok  " : "FAIL"} ${result.name} (${result.seconds} s)\n`);
  for (const failure of result.failures ?? []) process.stdout.write(`     ${failure}\n`);
}
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
