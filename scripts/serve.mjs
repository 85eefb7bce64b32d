// The web server: Next's own request handler behind Node's HTTP server. It exists for eight things Next leaves open: the
// caller's address cannot be forged, a method that is none of ours is refused, SIGTERM finishes what is in flight within
// ten seconds, a prerendered page is answered from memory, a page is painted before its scripts are fetched, a call of the
// API goes straight to its route, a refusal reaches a caller who is still sending, and when too much is asked, a few calls
// are worked at while others wait or are told to come again.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import compression from "compression";
import next from "next";
import { ApiEntries } from "./api-entries.mjs";
import { lingerAfterEarlyAnswer } from "./early-answer.mjs";
import { Door } from "./overload.mjs";
import { answerFailure, newRequestId, OWN_HEADERS } from "./own-answer.mjs";
import { root } from "./prepare.mjs";
import { askOver, isPageAddress, PageMemory, pageAsked } from "./page-memory.mjs";
import { paintAnswerFirst } from "./paint-first.mjs";

const GRACE_MILLISECONDS = 10_000;
/** How often a server that stops looks for connections whose call is answered. */
const IDLE_MILLISECONDS = 50;
/** What the database gets of them to close its files. */
const CLOSING_MILLISECONDS = 1_500;
const port = Number(process.env.PORT || 3000);
const hostname = process.env.HOST || "127.0.0.1";
const trustedProxies = Number(process.env.TRUST_PROXY || 0);

/** The address that the outermost trusted proxy saw; the connection's own where no proxy is trusted. */
function callerAddress(request) {
  const direct = request.socket.remoteAddress ?? "unknown";
  if (trustedProxies === 0) return direct;
  const hops = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter(Boolean);
  return hops.at(-trustedProxies) ?? direct;
}

// Left alone Node lets its memory grow to four times what is in use before it looks for what is not, and gives nothing
// back on a machine that has more: 861 MB under load, where 200 are in use. No hard limit, which a few photos at once would
// break through, and the process with it.
setFlagsFromString("--heap-growing-percent=40");
// Beside a Postgres server the compiler of queries is the only thing in WebAssembly, and what it wrote is kept: making it
// faster while the server starts takes 40 MB, which no later work asks for and the C library does not give back. The
// embedded database is in WebAssembly itself.
if (process.env.DATABASE_URL) {
  setFlagsFromString("--no-wasm-tier-up");
  setFlagsFromString("--no-wasm-dynamic-tiering");
}

// Next calls every loopback address "localhost" when it rewrites; told another name, it would take its own rewrite of a
// page's language for another site's address and answer with a redirect.
const isDevelopment = process.argv.includes("--dev");

/** Lists of the API, a third of their size; an event has to leave at once and never waits to be packed with the next. */
const packLists = compression({
  filter: (request, response) =>
    request.method === "GET" && String(response.getHeader("Content-Type")).startsWith("application/json"),
});
const entries = isDevelopment ? undefined : new ApiEntries(join(root, ".next"), `http://localhost:${port}`, packLists);
// Pages, calls and the start have each a copy of every module: what is large is made once for all (lib/domain/shared/shelf.ts),
// and the calls' copy does what needs the whole engine (lib/features/recipes/borrow-engine.ts). Not while somebody changes it.
if (!isDevelopment) globalThis.squishShelf = { loadCalls: () => entries.load("/api/recipes/[id]") };
// The settings as the build read them, the way a standalone server of Next gets them: read anew, they bring two compilers
// of 60 MB into a process that compiles nothing.
if (!isDevelopment) {
  const built = JSON.parse(readFileSync(join(root, ".next/required-server-files.json"), "utf8"));
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(built.config);
}
const app = next({ dev: isDevelopment, hostname: "localhost", port });
await app.prepare();
const handle = app.getRequestHandler();

/** Next cuts a page's address off there and answers with the page. */
const END_OF_TEXT = "%00";

/** Next answers an address that is no text with a bare 500. */
function isReadable(address) {
  const [path] = address.split("?", 1);
  try {
    decodeURI(address);
    return !path.includes(END_OF_TEXT);
  } catch {
    return false;
  }
}

const POLICY = "Content-Security-Policy";
/** Of a file, and of an address that leads on: no other site shows it as its own. */
const FILE_POLICY = "frame-ancestors 'none'";
/** How long an answer may be kept is for each to say. */
const COMMON_HEADERS = Object.entries(OWN_HEADERS).filter(([name]) => name !== POLICY && name !== "Cache-Control");
/** Next answers some others with a bare 400, TRACE with a 500. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** The words of the one error table (lib/http/error-response.ts); a test compares them. */
const NO_SUCH_METHOD = { error: "This address does not answer that method.", code: "method_not_allowed" };
const BAD_ADDRESS = { error: "This address cannot be read.", code: "invalid_input" };
/** Next answers a page whatever is asked of it. */
const METHODS_OF_A_PAGE = new Set(["GET", "HEAD", "OPTIONS"]);

/** The server's own address, from inside. */
function ownOrigin() {
  return `http://${hostname === "0.0.0.0" || hostname === "::" ? "127.0.0.1" : hostname}:${server.address().port}`;
}

/** Pages that are not kept packed, and files. */
const packPages = compression();

const pages = new PageMemory(askOver(ownOrigin));
const door = new Door();
globalThis[Symbol.for("squish.door")] = door;

const PLAIN_TEXT = "text/plain; charset=utf-8";
/** A file's kind by Next, which says of no drawing in which letters it is written. */
const DRAWING = "image/svg+xml";

/** Whether it sends its caller to another address: Next says so in a word too, and not what kind of word. */
function leadsOn({ statusCode }) {
  return [301, 302, 303, 307, 308].includes(statusCode);
}

/**
 * Next gives some answers without the headers of the others: a redirect of its own, an address that the API has not. And
 * one address speaks five languages: whoever keeps its answer must tell callers apart as the middleware does. Said last,
 * because Next sets its lines anew.
 */
function complete(url, response) {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (...line) => {
    if (!response.headersSent) {
      if (url.startsWith("/api/")) {
        if (!response.hasHeader("Cache-Control")) response.setHeader("Cache-Control", "no-store");
        if (!response.hasHeader("X-Request-Id")) response.setHeader("X-Request-Id", newRequestId());
      }
      for (const [name, value] of COMMON_HEADERS) if (!response.hasHeader(name)) response.setHeader(name, value);
      const policy = url.startsWith("/api/") ? OWN_HEADERS[POLICY] : FILE_POLICY;
      if (!response.hasHeader(POLICY)) response.setHeader(POLICY, policy);
      const said = [response.getHeader("vary") ?? []].flat();
      if (isPageAddress(url)) response.setHeader("Vary", ["Cookie, Accept-Language", ...said].join(", "));
      if (leadsOn(response) && !response.hasHeader("content-type")) response.setHeader("Content-Type", PLAIN_TEXT);
      if (response.getHeader("content-type") === DRAWING)
        response.setHeader("Content-Type", `${DRAWING}; charset=utf-8`);
    }
    return writeHead(...line);
  };
}

function answer(request, response) {
  const asked = isDevelopment ? undefined : pageAsked(request);
  if (asked && pages.answer(asked, request, response)) return;
  complete(request.url ?? "/", response);
  if (asked) response.once("finish", () => void pages.learnAfter(asked, response).catch(() => undefined));
  if (isDevelopment) void handle(request, response);
  else if (!entries.answers(request, response)) {
    packPages(request, response, () => {
      paintAnswerFirst(response);
      void handle(request, response);
    });
  }
}

function refuseMethod(request, response, methods) {
  const headers = { Allow: [...methods].join(", ") };
  answerFailure(request, response, { status: 405, words: NO_SUCH_METHOD, headers });
}

let stopping = false;

const server = createServer((request, response) => {
  // Whoever keeps asking over one connection would keep the server from stopping until its time is up.
  if (stopping) response.shouldKeepAlive = false;
  request.headers["x-client-address"] = callerAddress(request);
  lingerAfterEarlyAnswer(request);
  const url = request.url ?? "/";
  if (!METHODS.has(request.method)) return refuseMethod(request, response, METHODS);
  if (!isReadable(url)) return answerFailure(request, response, { status: 400, words: BAD_ADDRESS });
  if (isPageAddress(url) && !METHODS_OF_A_PAGE.has(request.method))
    return refuseMethod(request, response, METHODS_OF_A_PAGE);
  door.admit(request, response, () => answer(request, response));
});
// A slow sender holds a connection, never a worker: headers within 10 s, the whole request within 60 s.
server.headersTimeout = 10_000;
server.requestTimeout = 60_000;
// A proxy calls again over a connection that it has kept for up to a minute: it must not be closed just then.
server.keepAliveTimeout = 65_000;
/** Connections that wait to be taken. Of Node's own 511 there are too few where a thousand callers come at once. */
const MOST_WAITING = 4_096;

server.once("error", (error) => {
  const reason = error.code === "EADDRINUSE" ? "is taken by another program; set PORT to a free one" : error.message;
  process.stderr.write(`Squish cannot listen: port ${port} of ${hostname} ${reason}.\n`);
  process.exit(1);
});
server.listen({ port, host: hostname, backlog: MOST_WAITING }, () => {
  const shown = hostname === "0.0.0.0" || hostname === "::" ? "localhost" : hostname;
  process.stdout.write(`Squish is ready at http://${shown}:${port}\n`);
  void warmUp();
});

/**
 * Loads the lexicon and the rules before the first parent asks: a second that is nobody's then. Once the database answers
 * and whoever waits for that was told so.
 */
async function warmUp() {
  const body = JSON.stringify({ ingredients: ["carrot"] });
  const headers = { "content-type": "application/json" };
  // Nobody waits for it: the first parent pays for what could not be made ready.
  await fetch(`${ownOrigin()}/api/health/ready`).catch(() => undefined);
  await fetch(`${ownOrigin()}/api/ingredients/check`, { method: "POST", headers, body }).catch(() => undefined);
}

function stop() {
  if (stopping) return;
  stopping = true;
  globalThis[Symbol.for("squish.stopping")] = true;
  const end = () => Promise.resolve(globalThis.squishConnection?.close()).finally(() => process.exit(0));
  server.close(end);
  setInterval(() => server.closeIdleConnections(), IDLE_MILLISECONDS).unref();
  setTimeout(end, GRACE_MILLISECONDS - CLOSING_MILLISECONDS).unref();
  setTimeout(() => process.exit(0), GRACE_MILLISECONDS).unref();
}
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
