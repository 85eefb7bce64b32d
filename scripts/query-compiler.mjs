// Prisma's generated client loads its compiler of queries from a module that holds it as text: loaded once, 2.3 MB of text
// and as much of the module's source stay in memory for good, for a compiler that is kept as bytes besides.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const AS_MODULE =
  /const \{ wasm \} = await import\("(@prisma\/client\/runtime\/[\w.]+\.wasm-base64\.mjs)"\)\s+return await decodeBase64AsWasm\(wasm\)/;

/** Has the generated client of the project in `root` read the text from the module's file, and keep nothing of it. Throws where it reads otherwise. */
export function readCompilerFromFile(root) {
  const file = join(root, "lib/platform/db/generated/internal/class.ts");
  const generated = readFileSync(file, "utf8");
  if (!AS_MODULE.test(generated)) throw new Error(`${file} loads its compiler of queries in a way that is not known.`);
  const fromFile = (_, name) => `const { readFile } = await import("node:fs/promises")
    const file = /* turbopackIgnore: true */ process.cwd() + "/node_modules/${name}"
    const source = await readFile(file, "utf8")
    return await decodeBase64AsWasm(source.slice(source.indexOf('"') + 1, source.lastIndexOf('"')))`;
  writeFileSync(file, generated.replace(AS_MODULE, fromFile));
}
