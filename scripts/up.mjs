// `npm run up`: from a fresh clone with only Node to a running product. Installs, generates the database client, builds
// and starts; what was done for the same sources is skipped, so a second start takes seconds. The database is made and
// migrated by the product itself when it starts; the build never opens it.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build.mjs";
import { hashOf, isStamped, prepare, root, stamp } from "./prepare.mjs";
import { SERVER_COMMAND, SERVER_ENVIRONMENT } from "./server-command.mjs";

/** Not tsconfig.json: Next writes it anew while it builds, and what it says of types changes nothing that is served. */
const SOURCES = [
  "app",
  "components",
  "lib",
  "messages",
  "prisma",
  "public",
  "scripts",
  "instrumentation.ts",
  "middleware.ts",
  "next.config.ts",
  "postcss.config.mjs",
  "package.json",
  "package-lock.json",
];
/** Written by the tools while they run, from sources that are in the list. */
const WRITTEN = ["public/sw.js", "lib/i18n/generated", "lib/platform/db/generated", "messages/en.d.json.ts"];
const QUIET = { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };

/** Settings that the build writes into the pages: other ones, another build. */
function publicSettings() {
  return Object.entries(process.env)
    .filter(([name]) => name.startsWith("NEXT_PUBLIC_"))
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join("\n");
}

function buildWhereNeeded() {
  const wanted = `${hashOf(SOURCES, WRITTEN)}\n${publicSettings()}`;
  const folder = join(root, ".next");
  if (existsSync(join(folder, "BUILD_ID")) && isStamped("squish-build", wanted, folder)) return;
  process.stdout.write("Building ...\n");
  build();
  stamp("squish-build", wanted, folder);
}

/** Runs the web server until it ends; a signal to this process is one to it. */
export function serve(args, extraEnvironment) {
  const child = spawn(process.execPath, [...SERVER_COMMAND, ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...SERVER_ENVIRONMENT, ...process.env, ...extraEnvironment },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(signal === null ? (code ?? 1) : 0));
}

if (process.argv[1]?.endsWith("up.mjs")) {
  prepare();
  buildWhereNeeded();
  serve([], QUIET);
}
