import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { APP_ERROR_CODES } from "@/lib/domain/shared/app-error";
import type { Contract } from "@/lib/http/contract";
import { BODIES, CALLS, callInside, type CallAnswer } from "@/tests/support/api-calls";
import { withDatabase } from "@/tests/support/database";
import { counted } from "@/tests/support/figures";
import { LEAK } from "@/tests/support/leaks";
import { signedInUser } from "@/tests/support/signed-in";

// What a call says to what nobody would send: drawn from what it takes, one or two things of it wrong.

process.env.RATE_LIMIT_FACTOR = "100000";
process.env.LOG_LEVEL = "silent";

withDatabase();

/** Cases for each call: some hundreds in all, or as many as FUZZ_RUNS says. */
const RUNS = Number(process.env["FUZZ_RUNS"] ?? 12);

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const ODD: readonly Json[] = [
  ...[null, true, false, 0, -1, 1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, 1e-308],
  ...["", " ", "\u0000", "a\u0000b", "\ud800", "\u202e", "\u200b", "0", "1e3", "NaN", "undefined", "null", "true"],
  ...["__proto__", "constructor", "' OR 1=1 --", "${7*7}", "{{7*7}}", "../../etc/passwd", "%00", "<script>x</script>"],
  ...["2026-02-30", "2026-13", "9999-99-99T99:99:99Z", "-0001-01-01T00:00:00Z", "2026-11-21T00:00:00+99:00"],
  ...["a".repeat(61), "a".repeat(2_001), "e\u0301".repeat(200), "ကြ".repeat(100), "😀".repeat(70)],
  ...[[], {}, [[]], [null], [{}], { length: 1 }, { toString: 1 }, { $ne: null }, { then: "x" }],
];

const odd: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom(...ODD),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.double(),
  fc.array(fc.constantFrom(...ODD), { maxLength: 70 }),
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>,
);

/** The body with the value at one of its places, counted from outside to inside, replaced or taken away. */
function changed(value: Json, place: number, by: Json | undefined): Json | undefined {
  let left = place;
  const walk = (each: Json): Json | undefined => {
    if (left === 0) {
      left -= 1;
      return by;
    }
    left -= 1;
    if (Array.isArray(each)) return each.map(walk).filter((inner) => inner !== undefined);
    if (typeof each !== "object" || each === null) return each;
    return Object.fromEntries(
      Object.entries(each).flatMap(([key, inner]) => {
        const kept = walk(inner);
        return kept === undefined ? [] : [[key, kept]];
      }),
    );
  };
  return walk(value);
}

/** A body as text: what the call takes with something wrong in it, something else, or no JSON at all. */
function bodyFor(name: string): fc.Arbitrary<string> {
  const whole: Json = JSON.parse(JSON.stringify(BODIES[name] ?? {}));
  const wrong = fc
    .tuple(fc.nat(8), fc.option(odd, { nil: undefined }), fc.nat(8), odd, fc.boolean())
    .map(([place, by, secondPlace, second, twice]) => {
      const once = changed(whole, place, by);
      return JSON.stringify((twice && once !== undefined ? changed(once, secondPlace, second) : once) ?? null);
    });
  const more = fc
    .tuple(fc.constantFrom("__proto__", "constructor", "role", "id", "userId", "ownerId", "language", "x"), odd)
    .map(([key, value]) => JSON.stringify(whole).replace("{", `{${JSON.stringify(key)}:${JSON.stringify(value)},`));
  const raw = fc.oneof(fc.string({ unit: "binary", maxLength: 60 }), fc.constantFrom("{", "[]]", "{}{}", "﻿{}"));
  return fc.oneof({ weight: 6, arbitrary: wrong }, { weight: 2, arbitrary: more }, { weight: 1, arbitrary: raw });
}

/** A text as it is, all else as JSON: `{ toString: 1 }` has no text of its own. */
function asText(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

const QUERY_KEYS = ["language", "limit", "cursor", "query", "ids", "timeframe", "babyId", "ageGroup", "servings", "x"];
const query = fc
  .array(fc.tuple(fc.constantFrom(...QUERY_KEYS), fc.oneof(odd.map(asText), fc.constantFrom("en", "my", "5"))), {
    maxLength: 3,
  })
  .map((pairs) => {
    const asked = pairs.map(([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`).join("&");
    return asked === "" ? "" : `?${asked}`;
  });

const headers = fc.dictionary(
  fc.constantFrom("idempotency-key", "accept-language", "accept", "authorization", "if-none-match", "x-request-id"),
  fc.oneof(fc.stringMatching(/^[ -~]{0,40}$/), fc.constantFrom("*", "text/event-stream", "my;q=x", "k".repeat(300))),
  { maxKeys: 2, noNullPrototype: true },
);

const id = fc.oneof(fc.constantFrom("carrot", "A".repeat(24), "__proto__", "", "../x"), fc.string({ maxLength: 70 }));

/** What holds of any answer to anything. */
function holds(answer: CallAnswer, call: Contract): void {
  const { status, text } = answer;
  const type = answer.headers.get("content-type") ?? "";
  if (answer.body?.code !== "vision_unavailable") expect(status, text.slice(0, 300)).toBeLessThan(500);
  expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  if (status >= 400) {
    expect(type).toMatch(/^application\/json/);
    expect(APP_ERROR_CODES).toContain(answer.body.code);
    expect(answer.body.error).toMatch(/\S/);
    expect(text).not.toMatch(LEAK);
    if (status === 429) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  } else {
    expect([200, 201, 202, 204]).toContain(status);
    if (call.output === undefined) expect(text).toBe("");
  }
}

interface Drawn {
  readonly headers: Record<string, string>;
  readonly query: string;
  readonly id: string;
  readonly body: string | undefined;
}

/** Always sent, whatever is drawn. */
const BROKEN = ["", "{", "null"];
const PLAIN = { headers: {}, query: "", id: "A".repeat(24) };

/** True where the text is JSON that the call's own schema takes. Decoding takes a byte order mark off, here as there. */
function isTaken({ body }: Contract, text: string): boolean {
  try {
    return body === undefined || body.safeParse(JSON.parse(text.replace(/^\uFEFF/, ""))).success;
  } catch {
    return false;
  }
}

// Ready is said by a server that was started; here is none.
const CALLED = CALLS.filter(([name]) => name !== "GET /api/health/ready");

describe("whatever is sent", () => {
  it.for(CALLED)(
    "to %s, the answer is one that it may give, and says nothing of us",
    async ([name, call], { task }) => {
      const { cookie } = await signedInUser();
      const body = call.body === undefined ? fc.constant(undefined) : bodyFor(name);
      const sent: fc.Arbitrary<Drawn> = fc.record({ headers, query, id, body });
      let refused = 0;
      await fc.assert(
        fc.asyncProperty(sent, async ({ body, ...rest }) => {
          const params = { id: rest.id, foodId: rest.id };
          const answer = await callInside(call, {
            cookie,
            params,
            query: rest.query,
            headers: rest.headers,
            ...(body === undefined ? {} : { body }),
          });
          holds(answer, call);
          if (body !== undefined && !isTaken(call, body)) expect(answer.status, body).toBeGreaterThanOrEqual(400);
          if (answer.status >= 400) refused += 1;
        }),
        { numRuns: RUNS, examples: call.body === undefined ? [] : BROKEN.map((body): [Drawn] => [{ ...PLAIN, body }]) },
      );
      counted(task, { "calls made": RUNS, refused });
    },
  );
});
