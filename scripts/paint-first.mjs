// After the build: the scripts of a prerendered page are fetched once the page has been painted. Its text is there
// without them; fetched beside the style sheet they take its place on a slow line, and run before the first paint on a
// slow phone. Runs before the policies, which hold the hash of what is written here.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./prepare.mjs";

const SCRIPT = /<script src="([^"<>]+)"(?: id="[^"]*")? async=""><\/script>/g;
const HINT = /<link rel="preload" as="script"[^>]*>/g;
/** A page that is not shown is never painted, and a browser may not say when it paints: then at once, or after this. */
const AT_THE_LATEST_MILLISECONDS = 1_000;

/** What fetches `scripts` after the first paint; all at once, as a browser would, because each runs when it can. */
function loader(scripts) {
  const list = JSON.stringify(scripts).replaceAll("<", "\\u003c");
  return [
    `(function(){var s=${list};`,
    "function g(){s.splice(0).forEach(function(u){var e=document.createElement(`script`);e.src=u;document.head.append(e)})}",
    "if(document.hidden||!window.PerformanceObserver)return g();",
    "new PerformanceObserver(function(l,o){if(l.getEntriesByName(`first-contentful-paint`)[0]){o.disconnect();g()}})",
    ".observe({type:`paint`,buffered:true});",
    `setTimeout(g,${AT_THE_LATEST_MILLISECONDS})})()`,
  ].join("");
}

/** The page with its scripts after its paint; as it is where it has none. */
export function paintFirst(html) {
  const scripts = [...html.matchAll(SCRIPT)].map(([, address]) => address);
  if (scripts.length === 0) return html;
  const bare = html.replace(SCRIPT, "").replace(HINT, "");
  const end = bare.lastIndexOf("</body>");
  if (end === -1) throw new Error("a page with scripts and without an end of its body");
  return `${bare.slice(0, end)}<script>${loader(scripts)}</script>${bare.slice(end)}`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const pages = join(root, ".next/server/app");
  const htmls = readdirSync(pages, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(".html"));
  for (const name of htmls) {
    const path = join(pages, name);
    writeFileSync(path, paintFirst(readFileSync(path, "utf8")));
  }
  process.stdout.write(`${htmls.length} pages are painted before their scripts are fetched.\n`);
}
