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

/** Every page of the build, as a file. */
export function pageFiles() {
  return readdirSync(pages, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(".html"))
    .map((name) => join(pages, name));
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

/** Clerk's address, where a build has its key: the key is that host's name in base64, with a dollar sign after it. */
export function clerkHost({ NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: key } = process.env) {
  const [, coded] = /^pk_(?:live|test)_([A-Za-z0-9+/]+=*)$/.exec(key?.trim() ?? "") ?? [];
  return coded ? `https://${Buffer.from(coded, "base64").toString("utf8").replace("$", "").toLowerCase()}` : undefined;
}

const CLERKS_FORMS = new Set(["/sign-in", "/sign-up"]);
const GUARDS = ["https://challenges.cloudflare.com", "https://*.protect.clerk.com"];

/**
 * What Clerk's script adds to a page's policy: where it comes from and whom it asks, a worker that it writes itself. Its
 * forms add what keeps machines from them, pictures of its own, and styles that it writes into the page: only where they
 * are.
 */
function clerkSources(address, clerk) {
  if (clerk === undefined) return {};
  const everywhere = { script: [clerk], connect: [clerk], worker: ["blob:"] };
  if (!CLERKS_FORMS.has(address)) return everywhere;
  return {
    ...everywhere,
    script: [clerk, ...GUARDS],
    connect: [clerk, "https://*.protect.clerk.com:*"],
    frame: GUARDS,
    img: ["https://img.clerk.com"],
    style: ["'unsafe-inline'"],
  };
}

export function pagePolicy(hashes, hosts = connectHosts(), address = "", clerk = clerkHost()) {
  const { script = [], connect = [], worker = [], frame = [], img = [], style = [] } = clerkSources(address, clerk);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes, ...script].join(" "),
    // No page has a style of its own in its markup; what React sets on an element later is no markup.
    ["style-src 'self'", ...style].join(" "),
    [`img-src 'self' data: blob: ${IMAGE_HOSTS}`, ...img].join(" "),
    ["connect-src 'self'", ...hosts, ...connect].join(" "),
    ...(frame.length === 0 ? [] : [["frame-src", ...frame].join(" ")]),
    "font-src 'self'",
    "manifest-src 'self'",
    ["worker-src 'self'", ...worker].join(" "),
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
  for (const file of pageFiles()) {
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
    manifest.headers.push(rule(address, `^${escaped}(?:/)?$`, pagePolicy([...found], connectHosts(), address)));
  }
  writeFileSync(manifestPath, JSON.stringify(manifest));
  process.stdout.write(`Policies for ${hashes.size} pages.\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
