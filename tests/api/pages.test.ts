import { createHash } from "node:crypto";
import { request, type IncomingHttpHeaders } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, inject, it } from "vitest";
import { LANGUAGES } from "../../lib/domain/shared/language";
import { answered } from "../support/answered";

const origin = inject("origin");

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it was meant, whatever it was packed in. */
  readonly body: string;
}

const UNPACKED = new Map([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
]);

/** A call with these headers and no others: `fetch` would add an Accept-Language of its own. */
async function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const answer = await answered(request(origin + path, { method, headers }));
  const { date: _date, ...lines } = answer.headers;
  const unpack = UNPACKED.get(lines["content-encoding"] ?? "") ?? ((body: Buffer) => body);
  const body = answer.body.length > 0 ? unpack(answer.body) : answer.body;
  return { status: answer.status, headers: lines, body: body.toString("utf8") };
}

/** After the first call the server fetches the page once more to keep it. */
async function askUntilKept(path: string, headers: Record<string, string>): Promise<[Answer, Answer]> {
  const first = await ask(path, headers);
  await new Promise((resume) => setTimeout(resume, 60));
  return [first, await ask(path, headers)];
}

/** As often as the server may still be packing, on a machine that is slow. */
const MOST_TRIES = 100;

/** What is packed for each caller anew says no length, what was packed once and kept does. */
async function askUntilPacked(path: string, headers: Record<string, string>): Promise<[Answer, Answer]> {
  const [first, second] = await askUntilKept(path, headers);
  let again = second;
  for (let tries = 0; again.headers["content-length"] === undefined && tries < MOST_TRIES; tries += 1)
    [, again] = await askUntilKept(path, headers);
  return [first, again];
}

const PAGES = ["/", "/about", "/sign-in"];
const visitors = [
  {},
  ...LANGUAGES.map((language) => ({ cookie: `preferred_language=${language}` })),
  { "accept-language": "de-AT,de;q=0.9" },
  { "accept-language": "pl", cookie: "theme=dark; preferred_language=my; session=nobody" },
  { "accept-language": "pl", cookie: "preferred_language=nonsense" },
  { "accept-language": "*" },
  { "accept-language": "fr" },
];

describe("a page asked for again", () => {
  it.each(PAGES)("%s is the same to the byte and to the header, for every visitor", async (path) => {
    for (const headers of visitors) {
      const [first, second] = await askUntilKept(path, headers);
      expect(first.status).toBe(200);
      expect(first.headers["set-cookie"]).toBeUndefined();
      expect(second, JSON.stringify(headers)).toEqual(first);
    }
  });

  it("speaks to each caller in turn in their own language", async () => {
    const turns = [...LANGUAGES, ...LANGUAGES.toReversed()];
    for (const language of turns) {
      const answer = await ask("/about", { cookie: `preferred_language=${language}` });
      expect(answer.body).toContain(`lang="${language}"`);
    }
    const both = await ask("/about", { "accept-language": "pl", cookie: "preferred_language=de" });
    expect(both.body).toContain('lang="de"');
  });

  it("is not sent again to who has it, and answers HEAD with its headers alone", async () => {
    const headers = { cookie: "preferred_language=pl" };
    const [, whole] = await askUntilKept("/about", headers);
    const tag = whole.headers.etag ?? "";
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await ask("/about", { ...headers, "if-none-match": known });
      expect(again).toMatchObject({ status: 304, body: "" });
      expect(again.headers.etag).toBe(tag);
      expect(again.headers["content-security-policy"]).toBe(whole.headers["content-security-policy"]);
      expect(again.headers["content-length"]).toBeUndefined();
    }
    const other = await ask("/about", { ...headers, "if-none-match": '"other"' });
    expect(other.status).toBe(200);
    const german = await ask("/about", { cookie: "preferred_language=de", "if-none-match": tag });
    expect(german.status).toBe(200);
    const head = await ask("/about", headers, "HEAD");
    expect(head).toEqual({ ...whole, body: "" });
  });
});

describe("a page on its way", () => {
  it("is packed as its caller can unpack it, from the first call on, and says the same", async () => {
    const cookie = "preferred_language=de-AT";
    const [, plain] = await askUntilKept("/our-story", { cookie });
    const script = /\/_next\/static\/[^"\\]+\.js/.exec(plain.body)?.[0] ?? "";
    const [, plainScript] = await askUntilKept(script, {});
    for (const [accepted, kept] of [
      ["gzip, deflate, br", "br"],
      ["gzip", "gzip"],
    ]) {
      const packing = { "accept-encoding": accepted ?? "" };
      for (const [path, { body }] of [["/our-story", plain] as const, [script, plainScript] as const]) {
        const [first, again] = await askUntilPacked(path, { ...packing, cookie });
        expect(["br", "gzip"]).toContain(first.headers["content-encoding"]);
        expect(again.headers["content-encoding"], path).toBe(kept);
        expect(again.body).toBe(body);
        expect(again.headers.vary).toMatch(/Accept-Encoding/);
        expect(Number(again.headers["content-length"])).toBeLessThan(body.length / 2);
        const known = { ...packing, cookie, "if-none-match": again.headers.etag ?? "" };
        expect(await ask(path, known)).toMatchObject({ status: 304, body: "" });
      }
    }
  });

  it("is packed too where it is made for this one request", async () => {
    const { headers, body } = await ask("/no-such-page", { "accept-encoding": "gzip" });
    expect(headers["content-encoding"]).toBe("gzip");
    expect(body).toContain("</html>");
  });
});

describe("a list of the API on its way", () => {
  it("is packed where its caller can unpack it, and says the same", async () => {
    const path = "/api/recipes?limit=10&language=my";
    const [plain, packed] = [await ask(path), await ask(path, { "accept-encoding": "gzip" })];
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(packed.headers["content-encoding"]).toBe("gzip");
    expect(packed.headers.vary).toMatch(/Accept-Encoding/);
    expect(JSON.parse(plain.body)).toHaveLength(10);
    expect(packed.body).toBe(plain.body);
  });

  it("leaves what a caller is told of what they sent as it is", async () => {
    const { headers } = await ask("/api/recipes", { "accept-encoding": "gzip" }, "POST");
    expect(headers["content-encoding"]).toBeUndefined();
  });
});

describe("who keeps pages between us and a parent", () => {
  it.each(["/", "/about?from=a", "/no-such-page"])(
    "is told that %s depends on the language asked for",
    async (path) => {
      const [first, second] = await askUntilKept(path, { "accept-language": "de" });
      for (const { headers } of [first, second]) expect(headers.vary).toMatch(/Cookie, Accept-Language(, rsc|$)/);
    },
  );
});

describe("what is no plain call for a page", () => {
  it("gets its own answer, however often the page was asked for", async () => {
    const headers = { cookie: "preferred_language=en" };
    await askUntilKept("/about", headers);
    for (const path of ["/about", "/about?_rsc=abc"]) {
      expect((await ask(path, { ...headers, rsc: "1" })).body).not.toContain("<html");
    }
    expect((await ask("/about/", headers)).status).toBe(308);
    expect((await ask("/en/about", headers)).status).toBe(307);
  });

  it.each(["/foods/no-such-food", "/foods/no.such", "/foods/no-such-food/none", "/no-such-page"])(
    "is answered by 404 where it is for the data of a page that is not there, as a link asks: %s",
    async (path) => {
      const { status, body } = await ask(`${path}?_rsc`, { rsc: "1" });
      expect([status, body.startsWith('1:"$Sreact.fragment"')]).toEqual([404, true]);
    },
  );

  it.each(["/no-such-page", "/no-such-page.php", "/recipes/no.such", "/foods/no.such"])(
    "is never kept: a page of one request has one nonce, under which its own scripts run, at %s",
    async (path) => {
      const [first, second] = await askUntilKept(path, {});
      const policies = [first, second].map(({ headers }) => String(headers["content-security-policy"]));
      const [nonce, another] = policies.map((policy) => /'nonce-([^']+)'/.exec(policy)?.[1]);
      expect([first.status, another === nonce]).toEqual([404, false]);
      expect(Buffer.from(nonce ?? "", "base64").length, "bytes of chance").toBeGreaterThanOrEqual(16);
      expect(nonce).not.toMatch(/^[0-9a-f-]{36}$/);
      const scripts = [...first.body.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
      expect(scripts.length).toBeGreaterThan(1);
      for (const [script, attributes = "", code = ""] of scripts) {
        const hash = `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
        const mayRun = attributes.includes(` nonce="${nonce ?? "none"}"`) || policies[0]?.includes(hash) === true;
        expect(mayRun, script.slice(0, 120)).toBe(true);
      }
    },
  );
});

describe("a caller who means harm", () => {
  it("cannot put anything into what others are answered", async () => {
    const visitor = { "accept-language": "pl-PL,pl;q=0.7" };
    await askUntilKept("/sign-up", {
      ...visitor,
      host: "evil.test",
      "x-forwarded-host": "evil.test",
      "x-forwarded-proto": "evil",
      "x-evil": "evil",
      cookie: "evil=1",
    });
    const answer = await ask("/sign-up", visitor);
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer)).not.toContain("evil");
  });
});
