// The scripts of a page are fetched once the page has been painted. Its text is there without them; fetched beside the
// style sheet they take its place on a slow line, and run before the first paint on a slow phone. Prerendered pages are
// written anew after the build, before the policies, which hold the hash of what is written here; a page that is written
// for a request passes through the server.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { pageFiles } from "./page-policies.mjs";

const SCRIPT = /<script(?=[^<>]* async="")(?![^<>]* noModule)[^<>]* src="([^"<>]+)"[^<>]*><\/script>/g;
/** What lets a script run that stands in a page written for one request. */
const NONCE = / nonce="([\w+/=-]+)"/;
/** Where a page ends; one whose rendering broke off has none. */
const END = "</body>";
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
  const scripts = [...html.matchAll(SCRIPT)];
  if (scripts.length === 0) return html;
  const bare = html.replace(SCRIPT, "").replace(HINT, "");
  const end = bare.lastIndexOf(END);
  if (end === -1) throw new Error("a page with scripts and without an end of its body");
  const [nonce = ""] = NONCE.exec(scripts[0][0]) ?? [];
  const load = loader(scripts.map(([, address]) => address));
  return `${bare.slice(0, end)}<script${nonce}>${load}</script>${bare.slice(end)}`;
}

function isPage(response) {
  return String(response.getHeader("Content-Type")).startsWith("text/html");
}

/**
 * Holds a page that is written for one request until it is whole, and sends it with its scripts after its paint; as it came
 * where it broke off.
 */
export function paintAnswerFirst(response) {
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const held = [];
  const hold = (chunk, encoding) => {
    if (chunk) held.push(typeof chunk === "string" ? Buffer.from(chunk, encoding) : chunk);
  };
  const told = (...rest) => rest.find((each) => typeof each === "function");
  response.write = (chunk, ...rest) => {
    if (!isPage(response)) return write(chunk, ...rest);
    hold(chunk, rest[0]);
    told(...rest)?.();
    return true;
  };
  response.end = (...rest) => {
    if (!isPage(response)) return end(...rest);
    if (typeof rest[0] !== "function") hold(rest[0], rest[1]);
    if (held.length === 0) return end(told(...rest));
    const html = Buffer.concat(held).toString("utf8");
    const page = Buffer.from(html.includes(END) ? paintFirst(html) : html);
    if (response.hasHeader("Content-Length") && !response.headersSent)
      response.setHeader("Content-Length", page.length);
    return end(page, told(...rest));
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const files = pageFiles();
  for (const file of files) writeFileSync(file, paintFirst(readFileSync(file, "utf8")));
  process.stdout.write(`${files.length} pages are painted before their scripts are fetched.\n`);
}
