// The production build: the client of the database, Next, then what Next leaves open: when scripts are compiled, when a
// page fetches them, its policy, the worker, and code that several routes share. It never opens the database.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { prepare, root, run } from "./prepare.mjs";

export function build() {
  prepare();
  const production = { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  run(process.execPath, [join(root, "node_modules/next/dist/bin/next"), "build"], production);
  run(process.execPath, [join(root, "scripts/compile-early.mjs")], production);
  run(process.execPath, [join(root, "scripts/paint-first.mjs")], production);
  run(process.execPath, [join(root, "scripts/page-policies.mjs")], production);
  run(process.execPath, [join(root, "scripts/worker.mjs")], production);
  if (!process.env.VERCEL) run(process.execPath, [join(root, "scripts/same-chunks.mjs")], production);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) build();
