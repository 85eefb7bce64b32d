// What every page runs first, React and Next, is compiled while it arrives, on a thread of the browser's own, instead of by
// the page's one when it is called for: on a slow phone that was most of what keeps it from answering a finger. It takes a
// comment that Chromium has read since version 136 and that other browsers pass over.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./prepare.mjs";

const HINT = "//# allFunctionsCalledOnLoad\n";
/** Chromium compiles a smaller file on the page's thread, where every function more is time lost. */
const SMALLEST_OF_ITS_OWN_THREAD = 30_720;

/** The files of `manifest`, Next's own of a build, that every page runs and that a browser compiles on a thread of its own. */
export function earlyFiles(manifest, sizeOf) {
  return manifest.rootMainFiles.filter((file) => sizeOf(file) > SMALLEST_OF_ITS_OWN_THREAD);
}

/** `code` with the hint, once. */
export function compiledEarly(code) {
  return code.startsWith(HINT) ? code : HINT + code;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const built = join(root, ".next");
  const read = (file) => readFileSync(join(built, file), "utf8");
  const files = earlyFiles(JSON.parse(read("build-manifest.json")), (file) => Buffer.byteLength(read(file)));
  if (files.length === 0) throw new Error("no file of this build is large enough to be compiled early");
  for (const file of files) writeFileSync(join(built, file), compiledEarly(read(file)));
  process.stdout.write(`${files.length} files are compiled while they arrive.\n`);
}
