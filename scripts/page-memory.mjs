// Prerendered pages and the files of the build, kept as Next answered them: the same bytes and headers for a twentieth of
// the work, and packed once instead of for every caller. Which language an address speaks to whom is the middleware's to
// say, here as on Vercel; this only remembers what it said to the same cookie and the same Accept-Language. See
// docs/decisions/0009.

import { get } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const MOST_BYTES = 32 * 1024 * 1024;
const MOST_ANSWERS = 4_000;
const LONGEST_ASKED = 300;
/** A first visit brings a page and a dozen files. */
const MOST_WAITING = 64;
/** Where pages are: no escape, no file, neither the API nor Next's own files. */
const PAGE_PATH = /^\/(?!api(?:\/|$)|_next(?:\/|$))[\w/-]*$/;
/** A script or a style sheet of the build: its name changes with what is in it, and it is the same for everybody. */
const FILE_PATH = /^\/_next\/static\/(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*\.(?:css|js)$/;
/** What a request says when it wants something else of an address than its page. */
const WANTS_ELSE =
  /^(?:rsc|range|if-match|if-modified|if-range|if-unmodified|next-|x-(?:invoke|matched|middleware|nextjs|now|prerender|vercel))/;
/** Of the connection, not of the answer. */
const PER_CONNECTION = new Set(["connection", "date", "keep-alive", "transfer-encoding"]);
const OF_A_BODY = new Set(["content-encoding", "content-length", "content-type"]);
/** Next's word for a page that stays as it was built. */
const FOR_EVER = /\bs-maxage=31536000\b/;
const IMMUTABLE = /\bimmutable\b/;

/** The ways of packing, best first. Better ones would take a tenth off the size for ten times the work. */
const WAYS = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

/** Whether a caller says that it can unpack this: the way is named, and not with a weight of nothing. */
function unpacks(accepted, way) {
  return (accepted ?? "").split(",").some((named) => {
    const [name, ...more] = named.split(";").map((part) => part.trim().toLowerCase());
    return name === way && !more.some((part) => /^q=0(?:\.0*)?$/.test(part));
  });
}

/** Everything in the cookies that may name a language, as it came: the middleware decides what it means. */
function languageCookies(cookies) {
  if (!cookies?.includes("preferred_language")) return "";
  return cookies
    .split(";")
    .filter((cookie) => cookie.includes("preferred_language"))
    .join(";");
}

/** Whether an address is a page's, whatever is asked of it. */
export function isPageAddress(url) {
  return PAGE_PATH.test(url.split("?", 1)[0]);
}

/** What the answer to a plain call for a page or a file depends on; undefined for any other call. */
export function pageAsked({ method, url = "", headers }) {
  const isFile = FILE_PATH.test(url);
  if ((method !== "GET" && method !== "HEAD") || !(isFile || PAGE_PATH.test(url))) return undefined;
  if (headers.cookie?.includes("__prerender_bypass") || headers.cookie?.includes("__next_preview")) return undefined;
  for (const name in headers) if (WANTS_ELSE.test(name)) return undefined;
  if (isFile) return { key: url, path: url, language: "", cookie: "" };
  const cookie = languageCookies(headers.cookie);
  const language = headers["accept-language"] ?? "";
  const key = `${url}\n${language}\n${cookie}`;
  return key.length > LONGEST_ASKED ? undefined : { key, path: url, language, cookie };
}

function strong(tag) {
  return tag.trim().replace(/^W\//, "");
}

/** Whether the caller has this very page already. */
function hasIt({ "if-none-match": tags, "cache-control": control }, tag) {
  if (tags === undefined || control?.includes("no-cache")) return false;
  return tags === tag || tags.split(",").some((known) => strong(known) === strong(tag));
}

function isForEver(status, header) {
  if (status !== 200 || header("set-cookie")) return false;
  const kept = String(header("cache-control") ?? "");
  if (IMMUTABLE.test(kept)) return true;
  return String(header("x-nextjs-prerender") ?? "").startsWith("1") && FOR_EVER.test(kept);
}

/** The header lines of one form of an answer, with its body and without. A packed form is not the same to the byte. */
function formOf(lines, way, body) {
  const kept = lines.flatMap(([name, value]) => {
    const known = name.toLowerCase();
    if (PER_CONNECTION.has(known)) return [];
    if (way !== undefined && known === "content-length") return [[name, String(body.length)]];
    return [[name, way !== undefined && known === "etag" ? `W/${strong(value)}` : value]];
  });
  if (way !== undefined) kept.push(["Content-Encoding", way]);
  return {
    way,
    body,
    headers: kept.flat(),
    headersAlone: kept.filter(([name]) => !OF_A_BODY.has(name.toLowerCase())).flat(),
  };
}

/**
 * `ask` fetches a path from this very server with these headers and no others, as `askOver` does: nothing else that a
 * caller sent can get into what others are answered.
 */
export class PageMemory {
  #answers = new Map();
  #bodies = new Map();
  #bytes = 0;
  #waiting = new Map();
  #ask;

  constructor(ask) {
    this.#ask = ask;
  }

  /** Answers what is known, and says whether it was. */
  answer(asked, request, response) {
    const known = this.#answers.get(asked.key);
    if (known === undefined) return false;
    const accepted = request.headers["accept-encoding"];
    const form = known.packed.find(({ way }) => unpacks(accepted, way)) ?? known.plain;
    if (hasIt(request.headers, known.tag)) response.writeHead(304, form.headersAlone).end();
    else response.writeHead(200, form.headers).end(request.method === "HEAD" ? undefined : form.body);
    return true;
  }

  /** After Next's answer to a call that was not known: fetches it once more to keep it, one after the other. */
  async learnAfter(asked, response) {
    const worthIt = isForEver(response.statusCode === 304 ? 200 : response.statusCode, (name) =>
      response.getHeader(name),
    );
    if (!worthIt || this.#waiting.size >= MOST_WAITING) return;
    const isLearning = this.#waiting.size > 0;
    this.#waiting.set(asked.key, asked);
    if (isLearning) return;
    for (const [key, next] of this.#waiting) {
      await this.#learn(next).catch(() => undefined);
      this.#waiting.delete(key);
    }
  }

  async #learn({ key, path, language, cookie }) {
    const headers = { ...(language && { "accept-language": language }), ...(cookie && { cookie }) };
    const { status, lines, body: asked } = await this.#ask(path, headers);
    const header = (wanted) => lines.find(([name]) => name.toLowerCase() === wanted)?.[1];
    const tag = header("etag");
    if (tag === undefined || !isForEver(status, header)) return;
    // Who keeps answers between us and a parent must know that there is more than one.
    const isPacked = lines.some(([name, value]) => name.toLowerCase() === "vary" && /accept-encoding/i.test(value));
    const { body, packed } = await this.#bodyOnce(tag, asked);
    if (this.#bytes > MOST_BYTES || this.#answers.size >= MOST_ANSWERS) this.#forget();
    this.#answers.set(key, {
      tag,
      plain: formOf(lines, undefined, body),
      packed: isPacked ? packed.map(([way, small]) => formOf(lines, way, small)) : [],
    });
  }

  /** Thousands of Accept-Language lines lead to five pages. */
  async #bodyOnce(tag, body) {
    const kept = this.#bodies.get(tag);
    if (kept?.body.equals(body)) return kept;
    const packed = await Promise.all(Object.entries(WAYS).map(async ([way, pack]) => [way, await pack(body)]));
    const whole = { body, packed };
    this.#bodies.set(tag, whole);
    this.#bytes += packed.reduce((sum, [, small]) => sum + small.length, body.length);
    return whole;
  }

  #forget() {
    this.#answers.clear();
    this.#bodies.clear();
    this.#bytes = 0;
  }
}

/** Asks `origin()` for a path: its status, its header lines as they came, its body. */
export function askOver(origin) {
  return (path, headers) =>
    new Promise((resolve, reject) => {
      const call = get(origin() + path, { headers, agent: false }, (answer) => {
        const chunks = [];
        const { rawHeaders: raw, statusCode: status } = answer;
        const lines = raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1]]] : []));
        answer.on("data", (chunk) => chunks.push(chunk));
        answer.once("end", () => resolve({ status, lines, body: Buffer.concat(chunks) }));
        answer.once("error", reject);
      });
      call.once("error", reject);
      call.setTimeout(5_000, () => call.destroy(new Error("too slow")));
    });
}
