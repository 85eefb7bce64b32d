// S10 of docs/proof.md: this product beside the bare limits, in one run on one machine, as ratios.
// Absolute numbers are this machine's; only the ratios mean something elsewhere. `npm run bench` takes some minutes.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { build } from "./build.mjs";
import { freePort, startPostgres } from "./postgres-server.mjs";
import { prepare, root } from "./prepare.mjs";
import { SERVER_COMMAND, SERVER_ENVIRONMENT } from "./server-command.mjs";

const SECONDS = Number(process.env.BENCH_SECONDS || 6);
const ROUNDS = 3;
const CONNECTIONS = 30;
const next = join(root, "node_modules/next/dist/bin/next");
const bare = join(root, "tests/bench/bare-next");

function inProcess() {
  const flags = ["--conditions=react-server", "--import", "tsx", join(root, "tests/bench/in-process.ts")];
  spawnSync(process.execPath, flags, { cwd: root, stdio: "inherit" });
}

/** `npm run bench -- lists`: what lists cost with a million recipes. */
async function largeLists() {
  const postgres = await startPostgres();
  if (!postgres) throw new Error("The bench needs a Postgres server; install one.");
  const flags = ["--conditions=react-server", "--import", "tsx", join(root, "tests/bench/large-lists.ts")];
  const env = { ...process.env, DATABASE_URL: postgres.url, LOG_LEVEL: "error" };
  const child = spawn(process.execPath, flags, { cwd: root, stdio: "inherit", env });
  const code = await new Promise((done) => child.once("exit", done));
  await postgres.stop();
  process.exit(code ?? 1);
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

/** What a process has used of the processor so far, in milliseconds; Linux only, 0 elsewhere. */
function processorTime(pid) {
  if (!existsSync(`/proc/${pid}/stat`)) return 0;
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const [user, system] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}

async function load(server, path, options = {}) {
  const before = processorTime(server.pid);
  const result = await autocannon({
    url: server.origin + path,
    connections: CONNECTIONS,
    duration: SECONDS,
    ...options,
  });
  const failed = result.errors + result.non2xx;
  const cpu = (processorTime(server.pid) - before) / Math.max(1, result.requests.total);
  return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99, failed, cpu };
}

function middle(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

/** Ours and its limit turn about, so that what else the machine does falls on both; the median round counts. */
async function compare(name, goal, limit, ours) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push({ limit: await limit(), ours: await ours() });
  rounds.sort((a, b) => a.ours.rate / a.limit.rate - b.ours.rate / b.limit.rate);
  const { limit: best, ours: mine } = rounds[Math.floor(ROUNDS / 2)];
  const ratio = (mine.rate / best.rate).toFixed(2);
  const cpu = (whose) => middle(rounds.map((round) => round[whose].cpu));
  process.stdout.write(
    `${name.padEnd(46)} ${ratio} of the limit (goal ${goal}), by processor time ${(cpu("limit") / cpu("ours")).toFixed(2)} (${cpu("limit").toFixed(2)} / ${cpu("ours").toFixed(2)} ms) | ${mine.rate.toFixed(0)}/s p50 ${mine.p50} p99 ${mine.p99} ms, failed ${mine.failed} | limit ${best.rate.toFixed(0)}/s p50 ${best.p50} p99 ${best.p99} ms\n`,
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
if (process.argv.includes("lists")) await largeLists();
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
const ours = await start(() => SERVER_COMMAND, { ...SERVER_ENVIRONMENT, ...settings }, "/api/health/ready");
const limit = await start((port) => [next, "start", bare, "-p", String(port)], settings, "/");
try {
  const cookie = await parentCookie(ours.origin);
  const kitchen = ["carrot", "potato", "chicken", "peas", "oats", "apple", "banana", "rice", "egg", "broccoli"];
  const foods = [
    ...kitchen,
    "pumpkin",
    "zucchini",
    "lentils",
    "pear",
    "spinach",
    "beef",
    "salmon",
    "cauliflower",
    "millet",
    ...["parsnip", "sweet potato", "butternut squash", "fennel", "kohlrabi", "leek", "turnip", "beetroot", "celeriac"],
    ...["aubergine", "courgette", "kale", "chard", "swede", "okra", "mango", "papaya", "peach", "apricot", "plum"],
    ...["avocado", "kiwi", "raspberry", "quinoa", "buckwheat", "polenta", "couscous", "bulgur", "barley", "semolina"],
    ...["turkey", "veal", "lamb", "cod", "trout", "haddock", "tofu", "chickpeas", "white beans", "yogurt"],
  ];
  const json = (body, headers = {}) => ({
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  const asBrowser = { headers: { "accept-language": "de-AT,de;q=0.9,en;q=0.8" } };
  await compare(
    "prerendered page /",
    ">= 0.9",
    () => load(limit, "/", asBrowser),
    () => load(ours, "/", asBrowser),
  );
  await compare(
    "GET /api/recipes?limit=10 signed out",
    ">= 0.85",
    () => load(limit, "/api/list"),
    () => load(ours, "/api/recipes?limit=10"),
  );
  await compare(
    "GET /api/recipes?limit=10 signed in",
    ">= 0.6",
    () => load(limit, "/api/list"),
    () => load(ours, "/api/recipes?limit=10", { headers: { cookie } }),
  );
  await compare(
    "POST /api/ingredients/check, 10 ingredients",
    ">= 0.7",
    () => load(limit, "/api/constant", json({ ingredients: kitchen })),
    () => load(ours, "/api/ingredients/check", json({ ingredients: kitchen })),
  );
  const order = { cookingMethod: "stew", ageGroup: "9-12", mealType: "lunch" };
  // The first round is told beside the median: a server that has just started still translates what it runs.
  const generate = async (name, options) => {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push(await load(ours, "/api/recipes/generate", { ...options, connections: 16 }));
    const [first] = rounds;
    const made = rounds.toSorted((a, b) => a.rate - b.rate)[Math.floor(ROUNDS / 2)];
    const failed = rounds.reduce((sum, round) => sum + round.failed, 0);
    process.stdout.write(
      `POST /api/recipes/generate, row written, ${name}: ${made.rate.toFixed(0)}/s (goal >= 200), p50 ${made.p50} p99 ${made.p99} ms (goal <= 150), ${made.cpu.toFixed(2)} ms of processor time each, failed ${failed} | first round ${first.rate.toFixed(0)}/s p99 ${first.p99} ms\n`,
    );
  };
  // What was composed lately is remembered, so both are told: the kitchen everybody has, and one that nobody had before.
  await generate("one kitchen", json({ ingredients: kitchen.slice(0, 4), ...order }, { cookie }));
  let turn = 0;
  let drawn = 1;
  /** The next of a row of numbers below a limit that comes again after two thousand million of them. */
  const below = (limit) => {
    drawn = (Math.imul(drawn, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (drawn >>> 8) % limit;
  };
  // Four of sixty foods: half a million kitchens, so that hardly one comes again.
  const another = () => {
    turn += 1;
    const ingredients = [...new Set(Array.from({ length: 4 }, () => foods[below(foods.length)]))];
    return JSON.stringify({ ingredients, ...order, variant: turn % 100 });
  };
  await generate("a new kitchen each time", {
    requests: [{ ...json({}, { cookie }), setupRequest: (request) => ({ ...request, body: another() }) }],
  });
} finally {
  await ours.stop();
  await limit.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
