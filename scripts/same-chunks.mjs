// Turbopack writes what several routes share once for each of them, letter for letter: 80 files and 14 MB that a server
// would compile and keep 80 times. Of each the first stays; the others lead to it. Not where each route is a function of
// its own (Vercel): the list of its files was made before and does not name the first.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./prepare.mjs";

const FOLDERS = ["chunks", "chunks/ssr"];
const NAME_OF_MAP = /\n+\/\/# sourceMappingURL=\S*\s*$/;
/** What is smaller than a page of memory is not worth a file that leads elsewhere. */
const SMALLEST = 4_096;

/** The files of server code under `built` that say the same, each group in the order of their names. */
export function alikeChunks(built) {
  const groups = new Map();
  for (const folder of FOLDERS) {
    for (const name of readdirSync(join(built, "server", folder)).sort()) {
      if (!name.endsWith(".js")) continue;
      const path = join(built, "server", folder, name);
      const code = readFileSync(path, "utf8").replace(NAME_OF_MAP, "");
      if (code.length < SMALLEST || !code.startsWith("module.exports=[")) continue;
      const hash = createHash("sha256").update(code).digest("hex");
      groups.set(hash, [...(groups.get(hash) ?? []), path]);
    }
  }
  return [...groups.values()].filter((paths) => paths.length > 1);
}

function leadTo(first, path) {
  const from = relative(dirname(path), first);
  writeFileSync(path, `module.exports=require(${JSON.stringify(from.startsWith(".") ? from : `./${from}`)});\n`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const alike = alikeChunks(join(root, ".next"));
  for (const [first, ...others] of alike) for (const path of others) leadTo(first, path);
  process.stdout.write(`${alike.flat().length - alike.length} chunks of the server stand there once.\n`);
}
