// After the build: writes public/sw.js, the service worker that lets Squish work without a network. It joins the worker's
// files (components/offline/worker*.ts) into one, as a browser wants it, and tells it what this build consists of.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Script } from "node:vm";
import ts from "typescript";
import { root } from "./prepare.mjs";

/** In the order in which they need one another. */
const PARTS = ["forget-family", "worker-storage", "worker-requests", "worker-shelf", "worker-family", "worker"];
/** What works without a network though nobody has opened it yet: the first page, safety, games, foods, bookmarks. */
const PAGES = ["/", "/offline", "/resources", "/learning", "/foods", "/user"];
const LANGUAGES = ["en", "my", "de", "de-AT", "pl"];

/** The worker as one script: types gone, and what was imported from a file above stands above. */
export function joinWorker(read) {
  return PARTS.map((part) => {
    const options = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true };
    const { outputText } = ts.transpileModule(read(part), { compilerOptions: options });
    return outputText.replace(/^import [^;]*;\n/gm, "").replace(/^export /gm, "");
  }).join("\n");
}

/** Every file of the build that a text names. */
function filesIn(text) {
  return [...text.matchAll(/static\/(?:chunks|media)\/[\w.~-]+\.(?:js|css|woff2)/g)].map(([path]) => path);
}

/** The files that pages load, and those that these load later. */
export function filesOf(htmls, readFile) {
  const found = new Set();
  const waiting = htmls.flatMap((html) => filesIn(html.replace(/<script[^>]* noModule[^>]*>/gi, "")));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    const text = readFile(path);
    if (text === undefined) continue;
    found.add(path);
    if (/\.(?:js|css)$/.test(path)) waiting.push(...filesIn(text));
  }
  return [...found].sort().map((path) => `/_next/${path}`);
}

function main() {
  const next = join(root, ".next");
  const html = (language, page) =>
    readFileSync(join(next, "server/app", page === "/" ? `${language}.html` : `${language}${page}.html`), "utf8");
  const htmls = LANGUAGES.flatMap((language) => PAGES.map((page) => html(language, page)));
  const known = new Set(readdirSync(join(next, "static"), { recursive: true }).map(String));
  const files = filesOf(htmls, (path) =>
    known.has(path.replace("static/", "")) ? readFileSync(join(next, path), "utf8") : undefined,
  );
  const code = joinWorker((part) => readFileSync(join(root, "components/offline", `${part}.ts`), "utf8"));
  // Of two builds of the same source the pages differ in this alone.
  const id = readFileSync(join(next, "BUILD_ID"), "utf8");
  const version = createHash("sha256")
    .update(code)
    .update(htmls.join().replaceAll(id, ""))
    .digest("base64url")
    .slice(0, 12);
  const build = JSON.stringify({ version, pages: PAGES, files });
  const script = `"use strict";\n${code}\nstartWorker(self, ${build});\n`;
  // Two files that give the same name to two things are found here, and not by the first family.
  new Script(script);
  mkdirSync(join(root, "public"), { recursive: true });
  writeFileSync(join(root, "public/sw.js"), script);
  process.stdout.write(`A worker for ${PAGES.length} pages and ${files.length} files.\n`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
