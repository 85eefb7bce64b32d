// Grades addresses of one host by the rules of MDN's own scanner: run-observatory.mjs FOLDER HOST HTTP HTTPS PATH...
// Its own command scans only `/` on the ports 80 and 443 of a public name. So this is its retriever, its tests and its
// sums as `src/scanner/index.js` adds them up, with a path and two ports; this machine is the host, without /etc/hosts.
import dns from "node:dns";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder = "", host = "", http = "", https = "", ...paths] = process.argv.slice(2);
const scanner = join(folder, "node_modules/@mdn/mdn-http-observatory");
// Of the hosts that browsers know as HTTPS only, which it fetches when it is installed: this one is none of them.
const known = join(scanner, "conf/hsts-preload.json");
if (!existsSync(known)) writeFileSync(known, "{}");

const lookup = dns.lookup;
dns.lookup = (name, options, callback) => {
  const told = typeof options === "function" ? options : callback;
  if (name !== host) return lookup(name, options, callback);
  const isAll = typeof options === "object" && options.all;
  process.nextTick(() => (isAll ? told(null, [{ address: "127.0.0.1", family: 4 }]) : told(null, "127.0.0.1", 4)));
};

const load = (file) => import(pathToFileURL(join(scanner, "src", file)).href);
const { retrieve } = await load("retriever/retriever.js");
const { ALL_TESTS } = await load("constants.js");
const { getGradeForScore, getScoreModifier } = await load("grader/grader.js");
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load("grader/charts.js");

async function graded(path) {
  const options = { path, httpPort: Number(http), httpsPort: Number(https) };
  const asked = await retrieve(host, options);
  const results = ALL_TESTS.map((test) => test(asked));
  const modifiers = results.map(({ result }) => getScoreModifier(result));
  const without = 100 + modifiers.filter((each) => each < 0).reduce((sum, each) => sum + each, 0);
  const all = 100 + modifiers.reduce((sum, each) => sum + each, 0);
  const { grade, score } = getGradeForScore(without >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? all : without);
  const said = results.map(({ result, pass }, index) => ({ result, pass, modifier: modifiers[index] }));
  return { path, status: asked.responses.auto?.status ?? 0, grade, score, said };
}

const grades = [];
for (const path of paths) grades.push(await graded(path));
process.stdout.write(`${JSON.stringify(grades)}\n`);
