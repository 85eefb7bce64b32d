import { rm } from "node:fs/promises";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { builtWith } from "../support/built-with";
import { counted } from "../support/figures";
import { fetchedObservatory, gradesOf } from "../support/observatory";
import { startServer, type RunningServer } from "../support/running-server";
import { standInClerk } from "../support/stand-in-clerk";
import { tlsFront, type TlsFront } from "../support/tls-front";

/** The version of MDN's scanner that the long form fetches; unset, its rules are asked for by what they look at. */
const SCANNER = process.env.OBSERVATORY;

/** Kept pages, pages made for one request, a page that is not there, one whose address looks like another program's. */
const PAGES: readonly (readonly [path: string, status: number])[] = [
  ["/", 200],
  ["/learning", 200],
  ["/foods", 200],
  ["/foods/carrot", 200],
  ["/about", 200],
  ["/meals", 200],
  ["/sign-in", 200],
  ["/sign-up", 200],
  ["/analytics", 200],
  ["/recipes/import", 200],
  ["/no-such-page", 404],
  ["/wp-login.php", 404],
];

const list = z.array(z.object({ id: z.string() })).min(1);

/** With the page of a recipe of the starter set. */
async function pagesOf(front: TlsFront): Promise<readonly (readonly [string, number])[]> {
  const [first] = list.parse(JSON.parse((await front.ask("/api/recipes?limit=1")).text));
  return [...PAGES, [`/recipes/${first?.id ?? ""}`, 200]];
}

/** What Google's evaluator finds in a policy that is worse than what may be of middling weight if it is misused. */
function faults(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)
    .map(({ directive, description }) => `${directive}: ${description}`);
}

let front: TlsFront;
let server: RunningServer;

beforeAll(async () => {
  front = await tlsFront();
  server = await startServer({ TRUST_PROXY: "1", APP_ORIGIN: front.origin });
  front.leadTo(server.origin);
});
afterAll(async () => {
  await server.stop();
  await front.stop();
});

describe("pages over TLS", () => {
  it("carry what the scanners give their points for, each of them", async ({ task }) => {
    const pages = await pagesOf(front);
    for (const [path, status] of pages) {
      const { headers, ...answer } = await front.ask(path);
      expect(answer.status, path).toBe(status);
      expect(headers, path).toMatchObject({
        "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
      });
      expect(headers["set-cookie"], path).toBeUndefined();
      expect(headers["access-control-allow-origin"], path).toBeUndefined();
      // Nothing from another host, which would need a sum, or over a line that can be listened to.
      expect(/<(?:script|img)[^>]+src="(?:\w+:|\/\/)[^"]*"/.exec(answer.text)?.[0], path).toBeUndefined();
    }
    counted(task, { "pages over TLS": pages.length });
  });

  it("have policies in which Google's evaluator finds nothing", async () => {
    for (const [path] of await pagesOf(front)) {
      const policy = String((await front.ask(path)).headers["content-security-policy"]);
      expect(faults(policy), path).toEqual([]);
      // What its documents cannot see is whether our own address serves what others wrote; it never does.
      expect(policy).toMatch(/^default-src 'none'; script-src 'self' '(?:sha256|nonce)-/);
    }
  });

  it("would be found where a policy let anything in", () => {
    expect(faults("default-src 'none'; script-src 'self' 'unsafe-inline'; base-uri 'none'")).toHaveLength(1);
    expect(faults("default-src 'none'; script-src 'self' https:; base-uri 'none'")).toHaveLength(1);
    expect(faults("default-src 'none'; script-src 'self' 'nonce-abc12345'")).toHaveLength(1);
    expect(faults("frame-ancestors 'none'")).toHaveLength(2);
  });

  it("give a session that goes over HTTPS alone, to this very host", async () => {
    const body = { username: "over-tls", email: "over-tls@families.test", password: "Kohlrabi-73-Suppe" };
    const type = { "content-type": "application/json", origin: front.origin };
    const { status, headers } = await front.ask("/api/register", "POST", type, JSON.stringify(body));
    expect(status).toBe(201);
    const cookies = headers["set-cookie"] ?? [];
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie).toMatch(/^__Host-\w+=.*; Path=\/;.*SameSite=Lax; Secure$/);
    expect(cookies.some((cookie) => cookie.startsWith("__Host-session=") && cookie.includes("; HttpOnly"))).toBe(true);
  });
});

describe.runIf(SCANNER)("MDN's HTTP Observatory", () => {
  let scanner = "";
  beforeAll(() => {
    scanner = fetchedObservatory(SCANNER ?? "");
  });
  afterAll(() => rm(scanner, { recursive: true, force: true }));

  it("gives every page A+ and at least 130 where accounts are our own", { timeout: 600_000 }, async ({ task }) => {
    const pages = await pagesOf(front);
    const given = await gradesOf(
      scanner,
      front,
      pages.map(([path]) => path),
    );
    const lowest = Math.min(...given.map(({ score }) => score));
    counted(task, { "pages scanned": given.length, "points at least with our own accounts": lowest });
    for (const { path, grade, score, said } of given) {
      expect([grade, score >= 130], `${path}: ${JSON.stringify(said)}`).toEqual(["A+", true]);
      expect(
        said.filter(({ pass }) => !pass),
        path,
      ).toEqual([]);
    }
  });

  it("gives every page A+ and at least 120 where accounts are at Clerk", { timeout: 1_800_000 }, async ({ task }) => {
    const clerk = await standInClerk();
    const key = `pk_live_${Buffer.from("clerk.stand-in.test$").toString("base64")}`;
    const folder = builtWith({ NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: key });
    const hosted = await tlsFront();
    const keys = { CLERK_SECRET_KEY: "sk_live_stand_in", CLERK_JWT_KEY: clerk.publicKey, CLERK_API_URL: clerk.apiUrl };
    const settings = { NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: key, TRUST_PROXY: "1", APP_ORIGIN: hosted.origin, ...keys };
    const other = await startServer(settings, undefined, folder);
    try {
      hosted.leadTo(other.origin);
      const pages = await pagesOf(hosted);
      const given = await gradesOf(
        scanner,
        hosted,
        pages.map(([path]) => path),
      );
      counted(task, { "points at least with Clerk's": Math.min(...given.map(({ score }) => score)) });
      for (const { path, grade, score, said } of given)
        expect([grade, score >= 120], `${path}: ${JSON.stringify(said)}`).toEqual(["A+", true]);
      for (const [path] of pages) {
        const policy = String((await hosted.ask(path)).headers["content-security-policy"]);
        expect(faults(policy), path).toEqual([]);
      }
    } finally {
      await other.stop();
      await hosted.stop();
      await clerk.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
