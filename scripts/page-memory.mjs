// Prerendered pages, kept as Next answered them: the same bytes and headers for a twentieth of the work. Which language
// an address speaks to whom is the middleware's to say, here as on Vercel; this only remembers what it said to the same
// cookie and the same Accept-Language. See docs/decisions/0009.

import { get } from "node:http";

const MOST_BYTES = 32 * 1024 * 1024;
const MOST_ANSWERS = 4_000;
const LONGEST_ASKED = 300;
/** Where pages are: no escape, no file, neither the API nor Next's own files. */
const PAGE_PATH = /^\/(?!api(?:\/|$)|_next(?:\/|$))[\w/-]*$/;
/** What a request says when it wants something else of an address than its page. */
const WANTS_ELSE =
  /^(?:rsc|range|if-match|if-modified|if-range|if-unmodified|next-|x-(?:invoke|matched|middleware|nextjs|now|prerender|vercel))/;
/** Of the connection, not of the answer. */
const PER_CONNECTION = new Set(["connection", "date", "keep-alive", "transfer-encoding"]);
const OF_A_BODY = new Set(["content-length", "content-type"]);
/** Next's word for a page that stays as it was built. */
const FOR_EVER = /\bs-maxage=31536000\b/;

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

/** What the answer to a plain call for a page depends on; undefined for any other call. */
export function pageAsked({ method, url = "", headers }) {
  if ((method !== "GET" && method !== "HEAD") || !PAGE_PATH.test(url)) return undefined;
  if (headers.cookie?.includes("__prerender_bypass") || headers.cookie?.includes("__next_preview")) return undefined;
  for (const name in headers) if (WANTS_ELSE.test(name)) return undefined;
  const cookie = languageCookies(headers.cookie);
  const language = headers["accept-language"] ?? "";
  const key = `${url}\n${language}\n${cookie}`;
  return key.length > LONGEST_ASKED ? undefined : { key, path: url, language, cookie };
}

/** Whether the caller has this very page already. */
function hasIt({ "if-none-match": tags, "cache-control": control }, tag) {
  if (tags === undefined || control?.includes("no-cache")) return false;
  return tags === tag || tags.split(",").some((known) => known.trim().replace(/^W\//, "") === tag);
}

function isForEver(status, header) {
  const prerendered = String(header("x-nextjs-prerender") ?? "").startsWith("1");
  return status === 200 && prerendered && FOR_EVER.test(String(header("cache-control") ?? "")) && !header("set-cookie");
}

/**
 * `ask` fetches a path from this very server with these headers and no others, as `askOver` does: nothing else that a
 * caller sent can get into what others are answered.
 */
export class PageMemory {
  #answers = new Map();
  #bodies = new Map();
  #bytes = 0;
  #learning = false;
  #ask;

  constructor(ask) {
    this.#ask = ask;
  }

  /** Answers what is known, and says whether it was. */
  answer(asked, request, response) {
    const known = this.#answers.get(asked.key);
    if (known === undefined) return false;
    if (hasIt(request.headers, known.tag)) response.writeHead(304, known.headersAlone).end();
    else response.writeHead(200, known.headers).end(request.method === "HEAD" ? undefined : known.body);
    return true;
  }

  /** After Next's answer to a call that was not known: fetches it once more to keep it, one page at a time. */
  async learnAfter(asked, response) {
    const worthIt = isForEver(response.statusCode === 304 ? 200 : response.statusCode, (name) =>
      response.getHeader(name),
    );
    if (!worthIt || this.#learning) return;
    this.#learning = true;
    try {
      await this.#learn(asked);
    } finally {
      this.#learning = false;
    }
  }

  async #learn({ key, path, language, cookie }) {
    const headers = { ...(language && { "accept-language": language }), ...(cookie && { cookie }) };
    const { status, lines, body } = await this.#ask(path, headers);
    const header = (wanted) => lines.find(([name]) => name.toLowerCase() === wanted)?.[1];
    const tag = header("etag");
    if (tag === undefined || !isForEver(status, header)) return;
    const kept = lines.filter(([name]) => !PER_CONNECTION.has(name.toLowerCase()));
    if (this.#bytes > MOST_BYTES || this.#answers.size >= MOST_ANSWERS) this.#forget();
    this.#answers.set(key, {
      tag,
      body: this.#bodyOnce(tag, body),
      headers: kept.flat(),
      headersAlone: kept.filter(([name]) => !OF_A_BODY.has(name.toLowerCase())).flat(),
    });
  }

  /** Thousands of Accept-Language lines lead to five pages. */
  #bodyOnce(tag, body) {
    const kept = this.#bodies.get(tag);
    if (kept?.equals(body)) return kept;
    this.#bodies.set(tag, body);
    this.#bytes += body.length;
    return body;
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
