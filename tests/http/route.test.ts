import { beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { AppError } from "@/lib/domain/shared/app-error";
import { contract, type Access, type Contract, type RateLimit } from "@/lib/http/contract";
import { route, verbs, type RouteHandler } from "@/lib/http/route";
import { onCallTime } from "@/lib/platform/db/call-time";
import { database } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/new-id";
import { log, type RequestLine } from "@/lib/platform/log";
import { withDatabase } from "@/tests/support/database";
import { signedInUser, type SignedInUser } from "@/tests/support/signed-in";

withDatabase();

const CANARY = "canary-4b1d";
const HOST = "squish.test";

let parent: SignedInUser;
let expert: SignedInUser;
beforeAll(async () => {
  [parent, expert] = [await signedInUser(), await signedInUser("expert")];
});

function limit(points = 1000): RateLimit {
  return { name: `test-${newId()}`, points, seconds: 3600 };
}

const body = z.object({ word: z.string().max(10, "tooLong"), language: z.string().optional() });
const output = z.object({ word: z.string(), language: z.string().optional() });

/** A call of ours that says its word again. */
function echo(more: Partial<Contract> = {}) {
  return contract({
    method: "POST",
    path: "/api/echo",
    summary: "Says a word again",
    access: "member",
    limit: limit(),
    body,
    bodyBytes: 200,
    output,
    ...more,
  } as Contract & { readonly access: "member" });
}

/** What a handler of a test looks at. */
interface Seen {
  readonly body: any;
  readonly language: string;
}

const say = ({ body: sent, language }: Seen) => Promise.resolve({ word: String(sent.word), language });

function request(sent: unknown, headers: Readonly<Record<string, string>> = {}, address = "/api/echo"): Request {
  return new Request(`http://${HOST}${address}`, {
    method: "POST",
    headers: { host: HOST, "content-type": "application/json", cookie: parent.cookie, ...headers },
    body: typeof sent === "string" ? sent : JSON.stringify(sent),
  });
}

async function answerOf(handler: RouteHandler, asked: Request, params: unknown = {}) {
  const response = await handler(asked, { params: Promise.resolve(params) });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: text === "" ? undefined : JSON.parse(text) };
}

/** What the log was told while `act` ran. */
async function linesOf(act: () => Promise<unknown>): Promise<readonly RequestLine[]> {
  const told = vi.spyOn(log, "request").mockImplementation(() => undefined);
  try {
    await act();
    return told.mock.calls.map(([line]) => line);
  } finally {
    told.mockRestore();
  }
}

describe("the order of the checks", () => {
  // Each is wrong in one thing more than the next: whoever fails early is told nothing of what comes later.
  const wrong: readonly (readonly [string, number, Readonly<Record<string, string>>])[] = [
    ["cross_origin", 403, { "sec-fetch-site": "cross-site" }],
    ["payload_too_large", 413, { "content-length": "201" }],
    ["unsupported_media_type", 415, { "content-type": "text/plain" }],
    ["sign_in_required", 401, { cookie: "" }],
  ];

  it.each(wrong.map((each, index) => [...each, index] as const))(
    "%s before what follows",
    async (code, status, _, at) => {
      const headers = Object.assign({}, ...wrong.slice(at).map(([, , more]) => more));
      const answer = await answerOf(route(echo({ limit: limit(1) }), say), request("{not json", headers));
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    },
  );

  it("counts a call before it reads it: the limit is met before the body is looked at", async () => {
    const handler = route(echo({ limit: limit(1) }), say);
    expect((await answerOf(handler, request("{not json"))).body.code).toBe("invalid_json");
    const second = await answerOf(handler, request("{not json"));
    expect([second.status, second.body.code]).toEqual([429, "rate_limited"]);
    expect(Number(second.headers.get("retry-after"))).toBeGreaterThan(3500);
  });

  it("does not count a call that another site made, nor one that nobody signed", async () => {
    const handler = route(echo({ limit: limit(1) }), say);
    await answerOf(handler, request({ word: "x" }, { "sec-fetch-site": "cross-site" }));
    for (let visit = 0; visit < 2; visit += 1) {
      expect((await answerOf(handler, request({ word: "x" }, { cookie: "" }))).status).toBe(401);
    }
    expect((await answerOf(handler, request({ word: "x" }))).status).toBe(200);
  });

  it("parses before it acts, and acts only on what holds", async () => {
    const act = vi.fn(say);
    const handler = route(echo(), act);
    const answer = await answerOf(handler, request({ word: "far too long a word" }));
    expect(answer.body).toMatchObject({ code: "invalid_input", issues: [{ path: "word", key: "tooLong" }] });
    expect(act).not.toHaveBeenCalled();
  });

  it("refuses an address that is longer than any of ours", async () => {
    const handler = route(echo({ access: "public" }), say);
    const long = await answerOf(handler, request({ word: "x" }, {}, `/api/echo?q=${"a".repeat(4_096)}`));
    expect([long.status, long.body.code]).toEqual([413, "payload_too_large"]);
  });
});

describe("where a value comes from", () => {
  const query = z.object({ word: z.string().max(10).optional(), role: z.string().optional() });
  const both = route(echo({ query }), ({ body: sent, query: asked }: { body: any; query: any }) =>
    Promise.resolve({ word: `${sent.word} ${asked.word ?? "-"}` }),
  );

  it("is the one place that the contract names: neither the address nor a cookie or a header stands in for the body", async () => {
    const elsewhere = { cookie: `${parent.cookie}; word=cookie`, word: "header" };
    const missing = await answerOf(both, request({}, elsewhere, "/api/echo?word=address"));
    expect([missing.status, missing.body.issues?.[0]?.path]).toEqual([422, "word"]);
    const apart = await answerOf(both, request({ word: "body" }, elsewhere, "/api/echo?word=address"));
    expect(apart.body.word).toBe("body address");
    const silent = await answerOf(both, request({ word: "body" }, elsewhere));
    expect(silent.body.word).toBe("body -");
  });

  it("is one where it is said twice: the last, checked like any other, and never a list", async () => {
    const address = "/api/echo?word=first&word=last&word[]=list&word%5B0%5D=list";
    expect((await answerOf(both, request({ word: "body" }, {}, address))).body.word).toBe("body last");
    const tooLong = await answerOf(both, request({ word: "body" }, {}, `/api/echo?word=ok&word=${"x".repeat(11)}`));
    expect(tooLong.status).toBe(422);
    const doubled = await answerOf(both, request('{"word":"first","word":"last"}'));
    expect(doubled.body.word).toBe("last -");
  });
});

describe("who may", () => {
  const table: readonly (readonly [Access, "visitor" | "parent" | "expert", number, string | undefined])[] = [
    ["public", "visitor", 200, undefined],
    ["public", "parent", 200, undefined],
    ["member", "visitor", 401, "sign_in_required"],
    ["member", "parent", 200, undefined],
    ["member", "expert", 200, undefined],
    ["expert", "visitor", 401, "sign_in_required"],
    ["expert", "parent", 403, "forbidden"],
    ["expert", "expert", 200, undefined],
    ["admin", "visitor", 401, "sign_in_required"],
    ["admin", "parent", 403, "admin_required"],
    ["admin", "expert", 403, "admin_required"],
  ];

  it.each(table)("a call for %s answers a %s with %i", async (access, who, status, code) => {
    const cookie = { visitor: "", parent: parent.cookie, expert: expert.cookie }[who];
    const answer = await answerOf(route(echo({ access }), say), request({ word: "x" }, { cookie }));
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it("says it in the words of the specification where there are such", async () => {
    const handler = route(echo({ signInMessage: "Please sign in to echo" }), say);
    expect((await answerOf(handler, request({ word: "x" }, { cookie: "" }))).body.error).toBe("Please sign in to echo");
  });

  it("hands the act the person whom the session proves, whatever the body says", async () => {
    const seen: string[] = [];
    const handler = route(echo(), ({ actor, body: sent }) => {
      seen.push(actor.userId);
      return say({ body: sent, language: "en" });
    });
    await answerOf(handler, request({ word: "x", userId: expert.userId, role: "admin" }));
    expect(seen).toEqual([parent.userId]);
  });
});

describe("limits", () => {
  it("count each parent apart, wherever they call from, and visitors by their address", async () => {
    const handler = route(echo({ access: "public", limit: limit(1) }), say);
    const ask = async (headers: Record<string, string>) =>
      (await answerOf(handler, request({ word: "x" }, headers))).status;
    expect(await ask({ "x-client-address": "192.0.2.1" })).toBe(200);
    expect(await ask({ "x-client-address": "192.0.2.2" }), "the same parent on another line").toBe(429);
    expect(await ask({ cookie: expert.cookie, "x-client-address": "192.0.2.1" })).toBe(200);
    expect(await ask({ cookie: (await signedInUser()).cookie, "x-client-address": "192.0.2.1" })).toBe(200);
    expect(await ask({ cookie: "", "x-client-address": "192.0.2.1" })).toBe(200);
    expect(await ask({ cookie: "", "x-client-address": "192.0.2.1" })).toBe(429);
    expect(await ask({ cookie: "", "x-client-address": "192.0.2.2" })).toBe(200);
  });

  it("hold all where a call has several", async () => {
    const handler = route(echo({ limit: [limit(5), limit(2)] }), say);
    const statuses: number[] = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await answerOf(handler, request({ word: "x" }))).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it("hold exactly when thirty-two call at once", async () => {
    const handler = route(echo({ limit: limit(7) }), say);
    const all = await Promise.all(Array.from({ length: 32 }, () => answerOf(handler, request({ word: "x" }))));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(7);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(25);
  });
});

describe("what leaves", () => {
  it("is what the contract declares and nothing beside it", async () => {
    const handler = route(echo(), () => Promise.resolve({ word: "x", secret: CANARY }));
    const answer = await answerOf(handler, request({ word: "x" }));
    expect(answer.body).toEqual({ word: "x" });
  });

  it("is nothing where the act broke the contract: our bug, with its fields in the log and no word of it outside", async () => {
    const broken = route(echo(), () => Promise.resolve({ word: 7, secret: CANARY }));
    let answer: Awaited<ReturnType<typeof answerOf>> | undefined;
    const [line] = await linesOf(async () => {
      answer = await answerOf(broken, request({ word: "x" }));
    });
    expect(answer).toMatchObject({ status: 503, body: { code: "unavailable" } });
    expect(answer?.text).not.toContain(CANARY);
    expect(line).toMatchObject({ status: 503, code: "unavailable", route: "POST /api/echo", signedIn: true });
  });

  it.each([
    ["an error that nobody named", new Error(CANARY), 503, "unavailable"],
    ["something that is no error", CANARY, 503, "unavailable"],
    ["a database that had no time", Object.assign(new Error(CANARY), { code: "P2028" }), 503, "overloaded"],
    ["a failure of ours", new AppError("conflict", { cause: new Error(CANARY) }), 409, "conflict"],
  ])("says of %s its code only", async (_, thrown, status, code) => {
    const handler = route(echo(), () => Promise.reject(thrown as Error));
    const answer = await answerOf(handler, request({ word: "x" }));
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.text).not.toContain(CANARY);
    expect(answer.headers.get("x-request-id")).toBe(answer.body.requestId);
  });

  it("says that something was there already where the contract has a status for it, and has no body where it has none", async () => {
    const there = (context: Seen & { answerExisting(): void }) => {
      context.answerExisting();
      return say(context);
    };
    const statusOf = async (more: Parameters<typeof echo>[0], act: typeof there) =>
      (await answerOf(route(echo(more), act), request({ word: "x" }))).status;
    expect(await statusOf({ status: 201, statusIfExisting: 200 }, say)).toBe(201);
    expect(await statusOf({ status: 201, statusIfExisting: 200 }, there)).toBe(200);
    expect(await statusOf({ status: 201 }, there)).toBe(201);
    const { output: _, ...silent } = echo({ status: 204 });
    const answer = await answerOf(
      route({ ...silent, access: "member" }, () => Promise.resolve(undefined)),
      request({ word: "x" }),
    );
    expect([answer.status, answer.text]).toEqual([204, ""]);
  });

  it("carries the act's headers, and ours over them", async () => {
    const handler = route(echo(), (context) => {
      context.headers.append("Set-Cookie", "a=1");
      context.headers.append("Set-Cookie", "b=2");
      context.headers.set("Cache-Control", "public, max-age=60");
      return say(context);
    });
    const { headers } = await answerOf(handler, request({ word: "x" }));
    expect(headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("vary")).toContain("Cookie");
  });
});

describe("the language of an answer", () => {
  it.each([
    ["the body's", { language: "pl" }, { cookie: "preferred_language=de", "accept-language": "my" }, "pl"],
    ["the cookie's", {}, { cookie: "preferred_language=de-AT", "accept-language": "my" }, "de-AT"],
    ["the browser's", {}, { cookie: "", "accept-language": "my, en;q=0.5" }, "my"],
    [
      "English for one that nobody here speaks",
      { language: "fr" },
      { cookie: "preferred_language=de", "accept-language": "pl" },
      "en",
    ],
    ["German for a German of another country", { language: "de-CH" }, { cookie: "", "accept-language": "pl" }, "de"],
  ])("is %s", async (_, more, headers, language) => {
    const handler = route(echo({ access: "public" }), say);
    expect((await answerOf(handler, request({ word: "x", ...more }, headers))).body.language).toBe(language);
  });
});

describe("the log", () => {
  it("has one line for each call, with its template and without anything of the person", async () => {
    const handler = route(echo({ path: "/api/echo/{id}", params: z.object({ id: z.string() }) }), say);
    const lines = await linesOf(async () => {
      await answerOf(handler, request({ word: CANARY.slice(0, 9) }), { id: CANARY });
      await answerOf(handler, request({ word: CANARY.repeat(9) }, { "user-agent": CANARY, "content-length": "9" }), {
        id: CANARY,
      });
      await answerOf(handler, request(CANARY, { cookie: "" }), { id: CANARY });
    });
    expect(lines.map(({ status }) => status)).toEqual([200, 422, 401]);
    expect(lines.map(({ signedIn }) => signedIn)).toEqual([true, true, false]);
    for (const line of lines) {
      expect(line.route).toBe("POST /api/echo/{id}");
      expect(Object.keys(line).toSorted()).toEqual(
        Object.keys(line)
          .filter((key) => ["requestId", "route", "status", "milliseconds", "signedIn", "code", "cause"].includes(key))
          .toSorted(),
      );
    }
    const { cause: _, ...first } = lines[0] ?? {};
    expect(JSON.stringify([first, ...lines.map(({ code }) => code)])).not.toContain("canary");
  });
});

describe("a call whose database is silent", () => {
  it(
    "is told to come again, as an answer and as an event, with one line in the log each",
    { timeout: 30_000 },
    async () => {
      const silent = () => onCallTime(() => new Promise<never>(() => undefined));
      const events = { stages: {}, result: "echo" };
      const streamed = route(echo({ events }), silent);
      const lines = await linesOf(async () => {
        const [answer, stream] = await Promise.all([
          answerOf(route(echo(), silent), request({ word: "x" })),
          streamed(request({ word: "x" }, { accept: "text/event-stream" }), { params: Promise.resolve({}) }),
        ]);
        expect([answer.status, answer.body.code, answer.headers.get("retry-after")]).toEqual([503, "overloaded", "1"]);
        expect(await stream.text()).toMatch(/^event: error\ndata: .*"code":"overloaded".*"status":503/m);
      });
      expect(lines.map(({ status, code }) => [status, code])).toEqual([
        [503, "overloaded"],
        [503, "overloaded"],
      ]);
    },
  );
});

describe("an idempotency key", () => {
  it.each(["short", "with space", "a".repeat(256), "ключ-длинный"])(
    "of the wrong form is said to be so: %s",
    async (key) => {
      const handler = route(echo({ idempotent: true }), say);
      const headers = /^[\x20-\x7e]*$/.test(key) ? key : encodeURIComponent(key).slice(0, 8) + "%";
      const answer = await answerOf(handler, request({ word: "x" }, { "idempotency-key": headers }));
      expect(answer).toMatchObject({ status: 422, body: { issues: [{ path: "Idempotency-Key", key: "invalid" }] } });
    },
  );

  it("repeats status and body, acts once, and tells another body from the same", async () => {
    let acts = 0;
    const handler = route(echo({ idempotent: true, status: 201 }), (context) => {
      acts += 1;
      return say(context);
    });
    const key = { "idempotency-key": newId() };
    const [first, again] = [
      await answerOf(handler, request({ word: "x" }, key)),
      await answerOf(handler, request({ word: "x" }, key)),
    ];
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(again.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"));
    expect(acts).toBe(1);
    const other = await answerOf(handler, request({ word: "y" }, key));
    expect([other.status, other.body.code]).toEqual([422, "idempotency_mismatch"]);
  });

  it("is nothing to a call that does not take one, and to a visitor", async () => {
    let acts = 0;
    const act = (context: Seen) => ((acts += 1), say(context));
    const key = { "idempotency-key": newId() };
    const deaf = route(echo(), act);
    await answerOf(deaf, request({ word: "x" }, key));
    await answerOf(deaf, request({ word: "x" }, key));
    const open = route(echo({ access: "public", idempotent: true }), act);
    await answerOf(open, request({ word: "x" }, { ...key, cookie: "" }));
    await answerOf(open, request({ word: "x" }, { ...key, cookie: "" }));
    expect(acts).toBe(4);
    expect(await database().idempotencyKey.count({ where: { key: key["idempotency-key"] } })).toBe(0);
  });

  it("keeps no failure: the same call may be made again", async () => {
    let acts = 0;
    const handler = route(echo({ idempotent: true }), (context) => {
      acts += 1;
      return acts === 1 ? Promise.reject(new AppError("overloaded")) : say(context);
    });
    const key = { "idempotency-key": newId() };
    expect((await answerOf(handler, request({ word: "x" }, key))).status).toBe(503);
    expect((await answerOf(handler, request({ word: "x" }, key))).status).toBe(200);
  });
});

describe("the verbs of an address", () => {
  it("answer what they are not with 405 and what they are", async () => {
    const all = verbs({ POST: route(echo(), say) });
    for (const method of ["GET", "PUT", "PATCH", "DELETE"] as const) {
      const response = await all[method](new Request(`http://${HOST}/api/echo`), { params: Promise.resolve({}) });
      expect([response.status, response.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
      expect(await response.json()).toMatchObject({ code: "method_not_allowed" });
    }
  });

  it("offer HEAD where they offer GET", async () => {
    const { POST } = verbs({ GET: route(echo({ method: "GET" }), say) });
    const response = await POST(request({ word: "x" }), { params: Promise.resolve({}) });
    expect(response.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
  });
});
