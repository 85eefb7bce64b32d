// After the build: gives every prerendered page a content security policy with the hashes of its own inline scripts,
// written where Next (and Vercel) read a page's headers, so that the pages stay on disk. See docs/decisions/0005.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const pages = join(root, ".next/server/app");
const manifestPath = join(root, ".next/routes-manifest.json");
const MARK = "Content-Security-Policy";
const IMAGE_HOSTS = "https://images.unsplash.com https://plus.unsplash.com";

function htmlFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return htmlFiles(path);
    return entry.name.endsWith(".html") ? [path] : [];
  });
}

/** Hashes of the inline scripts of a page, as a policy writes them. */
export function scriptHashes(html) {
  const hashes = new Set();
  for (const [, attributes, body] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\ssrc=/.test(attributes) || body === "") continue;
    hashes.add(`'sha256-${createHash("sha256").update(body).digest("base64")}'`);
  }
  return [...hashes];
}

/** Whom a page may call beside us: PostHog, where a build has its key. */
export function connectHosts({ NEXT_PUBLIC_POSTHOG_KEY: key, NEXT_PUBLIC_POSTHOG_HOST: host } = process.env) {
  return key?.trim() && host?.trim() ? [new URL(host.trim()).origin] : [];
}

export function pagePolicy(hashes, hosts = connectHosts()) {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(" ")}`.trim(),
    // No page has a style of its own in its markup; what React sets on an element later is no markup.
    "style-src 'self'",
    `img-src 'self' data: blob: ${IMAGE_HOSTS}`,
    ["connect-src 'self'", ...hosts].join(" "),
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** `/en/foods/carrot.html` answers at `/foods/carrot`: one address for five languages, so their hashes are one set. */
function addressOf(file) {
  const [, ...parts] = relative(pages, file)
    .replace(/\.html$/, "")
    .split(sep);
  return `/${parts.join("/")}`;
}

function main() {
  if (!existsSync(pages)) throw new Error("Nothing is built yet: run the build first.");
  const hashes = new Map();
  const notFoundHashes = new Set();
  for (const file of htmlFiles(pages)) {
    const found = scriptHashes(readFileSync(file, "utf8"));
    const isPage = !relative(pages, file).startsWith("_");
    const address = isPage ? addressOf(file) : undefined;
    if (!address) for (const hash of found) notFoundHashes.add(hash);
    if (address) hashes.set(address, new Set([...(hashes.get(address) ?? []), ...found]));
  }
  const manifest = JSON.parse(readFileSync(manifestPath, "utf8"));
  manifest.headers = manifest.headers.filter(({ headers }) => !headers.some(({ key }) => key === MARK));
  const rule = (source, regex, policy) => ({ source, headers: [{ key: MARK, value: policy }], regex });
  // Addresses without a page show the 404 page, whose scripts are those of `_not-found`; the middleware gives it a nonce
  // besides. The exact pages come last: the later rule of two wins.
  // An API answer brings a policy of its own.
  manifest.headers.push(rule("/((?!api/).*)", "^(?:/((?!api/).*))(?:/)?$", pagePolicy([...notFoundHashes])));
  for (const [address, found] of hashes) {
    const escaped = address.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    manifest.headers.push(rule(address, `^${escaped}(?:/)?$`, pagePolicy([...found])));
  }
  writeFileSync(manifestPath, JSON.stringify(manifest));
  process.stdout.write(`Policies for ${hashes.size} pages.\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
