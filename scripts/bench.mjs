// The figures of docs/performance.md: this product beside the bare limits, in one run on one machine, as ratios.
// Absolute numbers are this machine's; only the ratios mean something elsewhere. `npm run bench` takes some minutes.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { build } from "./build.mjs";
import { freePort, startPostgres } from "./postgres-server.mjs";
import { prepare, root } from "./prepare.mjs";

const SECONDS = Number(process.env.BENCH_SECONDS || 6);
const ROUNDS = 3;
const CONNECTIONS = 30;
const next = join(root, "node_modules/next/dist/bin/next");
const bare = join(root, "tests/bench/bare-next");

function inProcess() {
  const flags = ["--conditions=react-server", "--import", "tsx", join(root, "tests/bench/in-process.ts")];
  spawnSync(process.execPath, flags, { cwd: root, stdio: "inherit" });
}

async function untilAnswers(url) {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer`);
}

async function start(args, env, path) {
  const port = await freePort();
  const child = spawn(process.execPath, args(port), {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), LOG_LEVEL: "error", ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswers(origin + path);
  return {
    origin,
    pid: child.pid,
    stop: () => new Promise((done) => (child.once("exit", done), child.kill("SIGTERM"))),
  };
}

async function load(url, options = {}) {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, ...options });
  const failed = result.errors + result.non2xx;
  return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99, failed };
}

/** Ours and its limit turn about, so that what else the machine does falls on both; the median round counts. */
async function compare(name, goal, limit, ours) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push({ limit: await limit(), ours: await ours() });
  rounds.sort((a, b) => a.ours.rate / a.limit.rate - b.ours.rate / b.limit.rate);
  const { limit: best, ours: mine } = rounds[Math.floor(ROUNDS / 2)];
  const ratio = (mine.rate / best.rate).toFixed(2);
  process.stdout.write(
    `${name.padEnd(46)} ${ratio} of the limit (goal ${goal}) | ${mine.rate.toFixed(0)}/s p50 ${mine.p50} p99 ${mine.p99} ms, failed ${mine.failed} | limit ${best.rate.toFixed(0)}/s p50 ${best.p50} p99 ${best.p99} ms\n`,
  );
}

async function parentCookie(origin) {
  const name = `bench${Date.now().toString(36)}`;
  const response = await fetch(`${origin}/api/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: name, email: `${name}@families.test`, password: "Kohlrabi-73-Suppe" }),
  });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

prepare();
inProcess();
if (!existsSync(join(root, ".next/BUILD_ID"))) build();
spawnSync(process.execPath, [next, "build", bare], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
});
// Next writes settings of its own beside whatever it builds.
for (const left of ["tsconfig.json", "next-env.d.ts"]) rmSync(join(bare, left), { force: true });

const postgres = await startPostgres();
if (!postgres) throw new Error("The bench compares on a Postgres server; install one.");
const folder = mkdtempSync(join(tmpdir(), "squish-bench-"));
const settings = { DATABASE_URL: postgres.url, DATA_DIR: folder, RATE_LIMIT_FACTOR: "100000" };
const ours = await start(() => ["scripts/serve.mjs"], settings, "/api/health/ready");
const limit = await start((port) => [next, "start", bare, "-p", String(port)], settings, "/");
try {
  const cookie = await parentCookie(ours.origin);
  const kitchen = ["carrot", "potato", "chicken", "peas", "oats", "apple", "banana", "rice", "egg", "broccoli"];
  const json = (body, headers = {}) => ({
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  const asBrowser = { headers: { "accept-language": "de-AT,de;q=0.9,en;q=0.8" } };
  await compare(
    "prerendered page /",
    ">= 0.9",
    () => load(`${limit.origin}/`, asBrowser),
    () => load(`${ours.origin}/`, asBrowser),
  );
  await compare(
    "GET /api/recipes?limit=10 signed out",
    ">= 0.85",
    () => load(`${limit.origin}/api/list`),
    () => load(`${ours.origin}/api/recipes?limit=10`),
  );
  await compare(
    "GET /api/recipes?limit=10 signed in",
    ">= 0.6",
    () => load(`${limit.origin}/api/list`),
    () => load(`${ours.origin}/api/recipes?limit=10`, { headers: { cookie } }),
  );
  await compare(
    "POST /api/ingredients/check, 10 ingredients",
    ">= 0.7",
    () => load(`${limit.origin}/api/constant`, json({ ingredients: kitchen })),
    () => load(`${ours.origin}/api/ingredients/check`, json({ ingredients: kitchen })),
  );
  const generate = {
    ...json(
      { ingredients: kitchen.slice(0, 4), cookingMethod: "stew", ageGroup: "9-12", mealType: "lunch" },
      { cookie },
    ),
    connections: 16,
  };
  const made = await load(`${ours.origin}/api/recipes/generate`, generate);
  process.stdout.write(
    `POST /api/recipes/generate, row written (16 connections): ${made.rate.toFixed(0)}/s (goal >= 200), p99 ${made.p99} ms (goal <= 150), failed ${made.failed}\n`,
  );
} finally {
  await ours.stop();
  await limit.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
