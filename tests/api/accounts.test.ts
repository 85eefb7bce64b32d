import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { Caller, newParent, uniqueName, type Answer } from "../support/caller";
import { startServer, type RunningServer } from "../support/running-server";

const origin = inject("origin");
const PASSWORD = "Kohlrabi-73-Suppe";

interface Account {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

function account(part: Partial<Account> = {}): Account {
  const username = uniqueName("p");
  return { username, email: `${username}@families.test`, password: PASSWORD, ...part };
}

function register(body: unknown, at = origin): Promise<Answer> {
  return new Caller(at).post("/api/register", body);
}

function login(body: unknown, headers: Readonly<Record<string, string>> = {}, at = origin): Promise<Answer> {
  return new Caller(at).post("/api/login", body, headers);
}

function cookieOf(answer: Answer): string {
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

/** Whose session a cookie is: the status of the person's own call with nothing else sent. */
async function statusWith(cookie: string, at = origin): Promise<number> {
  return (await new Caller(at).get("/api/user", { cookie })).status;
}

/** A failed sign-in call as the contract words it. */
function failed(answer: Answer, status: number, code: string, message: string): void {
  expect([answer.status, answer.body.code, answer.body.message], answer.text).toEqual([status, code, message]);
  expect(answer.body).toMatchObject({ ok: false, error: message });
  expect(answer.body.requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.body.requestId).toBe(answer.headers.get("x-request-id"));
  expect(answer.body.user).toBeUndefined();
  expect(answer.headers.getSetCookie()).toEqual([]);
}

describe("POST /api/register", () => {
  it("makes the account, signs in, and answers by the contract", async () => {
    const caller = new Caller(origin);
    const wanted = account();
    const answer = await caller.post("/api/register", { ...wanted, confirmPassword: wanted.password });
    expect(answer.status, answer.text).toBe(201);
    expect(answer.body).toEqual({
      ok: true,
      message: "Account created successfully",
      user: {
        clerkId: answer.body.user.id,
        id: expect.stringMatching(/^[A-Za-z0-9_-]{24}$/),
        email: wanted.email,
        username: wanted.username,
        firstName: null,
        lastName: null,
        fullName: null,
        role: "parent",
      },
    });
    const own = await caller.get("/api/user");
    expect([own.status, own.body]).toEqual([200, { user: answer.body.user }]);
  });

  it("makes one account of sixteen that ask for the same e-mail at once", async () => {
    const { email } = account();
    const answers = await Promise.all(Array.from({ length: 16 }, () => register({ ...account(), email })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 15 }, () => 409)]);
    for (const answer of answers.filter(({ status }) => status === 409))
      failed(answer, 409, "user_exists", "User already exists");
  });

  it("makes one account of sixteen that ask for the same name at once, and none of the others stays behind", async () => {
    const { username } = account();
    const bodies = Array.from({ length: 16 }, () => ({ ...account(), username }));
    const answers = await Promise.all(bodies.map((body) => register(body)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const loser = bodies[answers.findIndex(({ status }) => status === 409)];
    expect((await login({ email: loser?.email, password: PASSWORD })).status).toBe(401);
  });

  it.each<[string, (own: Account) => Partial<Account>]>([
    ["the e-mail in capitals", ({ email }) => ({ email: email.toUpperCase() })],
    ["the e-mail between spaces", ({ email }) => ({ email: `  ${email}\t` })],
    ["the e-mail in wide letters", ({ email }) => ({ email: email.replace("p", "ｐ") })],
    ["the e-mail with a character nobody sees", ({ email }) => ({ email: email.replace("@", "\u200b@") })],
    ["the name in capitals", ({ username }) => ({ username: username.toUpperCase() })],
    ["the name between spaces", ({ username }) => ({ username: ` ${username} ` })],
    ["the name in wide letters", ({ username }) => ({ username: username.replace("p", "Ｐ") })],
  ])("takes %s for the one that exists", async (_, spelling) => {
    const own = account();
    expect((await register(own)).status).toBe(201);
    failed(await register(account(spelling(own))), 409, "user_exists", "User already exists");
  });

  it.each<[string, Partial<Record<keyof Account, unknown>>, string, string, string]>([
    ["no e-mail", { email: undefined }, "email", "required", "This field is required"],
    ["a blank e-mail", { email: " \u200b" }, "email", "required", "This field is required"],
    ["no name", { username: undefined }, "username", "required", "This field is required"],
    ["no password", { password: undefined }, "password", "required", "This field is required"],
    ["an empty password", { password: "" }, "password", "required", "This field is required"],
    ["an address without a domain", { email: "anna@" }, "email", "email", "Invalid email address"],
    ["an address without an at sign", { email: "anna.families.test" }, "email", "email", "Invalid email address"],
    ["two addresses", { email: "a@b.test, c@d.test" }, "email", "email", "Invalid email address"],
    [
      "five characters",
      { password: "x7!Qz" },
      "password",
      "passwordTooShort",
      "Password must be at least 6 characters",
    ],
    [
      "five emoji of two units each",
      { password: "🥕🥦🍐🍌🫐" },
      "password",
      "passwordTooShort",
      "Password must be at least 6 characters",
    ],
    ["129 characters", { password: `${"aZ3-".repeat(32)}!` }, "password", "tooLong", "Please check what you entered."],
    ["a name of one character", { username: "x" }, "username", "tooShort", "Please check what you entered."],
    ["a name of 31 characters", { username: "x".repeat(31) }, "username", "tooLong", "Please check what you entered."],
    ["a name with an at sign", { username: "a@b" }, "username", "usernameFormat", "Please check what you entered."],
    ["a name of markup", { username: "<b>x</b>" }, "username", "usernameFormat", "Please check what you entered."],
    ["a password that is a number", { password: 12345678 }, "password", "invalid", "Please check what you entered."],
  ])("refuses %s and names the field", async (_, part, path, key, message) => {
    const answer = await register({ ...account(), ...part });
    failed(answer, 422, "invalid_input", message);
    expect(answer.body.issues[0]).toEqual({ path, key });
  });

  it.each<[string, string]>([
    ["six characters", "x7!Qzp"],
    ["six emoji", "🥕🥦🍐🍌🫐🥑"],
    ["128 characters", `${"aZ3-".repeat(31)}b9!?`],
    ["spaces at both ends", "  Birne 4 "],
    ["Burmese", "ထမင်းစားပြီးပြီလား"],
  ])("takes a password of %s, to the letter", async (_, password) => {
    const own = account({ password });
    expect((await register({ ...own, confirmPassword: password })).status).toBe(201);
    expect((await login({ email: own.email, password })).status).toBe(200);
    for (const near of [`${password} `, password.slice(0, -1), password.toUpperCase()]) {
      if (near !== password)
        failed(await login({ email: own.email, password: near }), 401, "login_failed", "Login failed");
    }
  });

  it("refuses passwords that are not alike, and those that anybody would guess first", async () => {
    failed(
      await register({ ...account(), confirmPassword: `${PASSWORD} ` }),
      422,
      "password_mismatch",
      "Passwords do not match",
    );
    const own = account();
    for (const password of ["password123", "QWERTZ", "111111", "abcabcabc", own.username, own.email.toUpperCase()]) {
      failed(await register({ ...own, password }), 422, "password_too_common", "This password is too common.");
    }
    expect((await register(own)).status).toBe(201);
  });

  it.each([{ role: "admin" }, { id: "A".repeat(24) }, { isAdmin: true }, { publicMetadata: { role: "admin" } }])(
    "refuses a field of nobody's (%j) and stores nothing",
    async (extra) => {
      const own = account();
      failed(await register({ ...own, ...extra }), 422, "invalid_input", "Please check what you entered.");
      failed(await login({ ...own, username: undefined }), 401, "login_failed", "Login failed");
    },
  );

  it("lets no `__proto__` give anybody a role", async () => {
    const own = account();
    const body = JSON.stringify(own).replace("{", '{"__proto__":{"role":"admin"},');
    const answer = await register(body);
    if (answer.status === 201) expect(answer.body.user.role).toBe("parent");
    else expect(answer.status).toBe(422);
    expect((await newParent(origin).then((parent) => parent.get("/api/user"))).body.user.role).toBe("parent");
  });

  it("makes an admin of whom the installation names, and of nobody whose address only looks like it", async () => {
    for (const email of ["guardian@families.test.evil.test", "guardian+x@families.test", "guardıan@families.test"]) {
      const answer = await register(account({ email }));
      if (answer.status === 201) expect(answer.body.user.role).toBe("parent");
      else expect(answer.body.code).toMatch(/invalid_input|user_exists/);
    }
    const own = account({ email: "GUARDIAN@families.test" });
    expect((await register(own)).body.user.role).toBe("admin");
  });

  it.each(["/api/register", "/api/login", "/api/logout"])(
    "%s refuses another site's call, by either sign",
    async (path) => {
      const signs: Readonly<Record<string, string>>[] = [
        { "sec-fetch-site": "cross-site" },
        { "sec-fetch-site": "same-site" },
        { origin: "https://evil.test" },
        { origin: "null" },
      ];
      for (const sign of signs) {
        const answer = await new Caller(origin).post(path, account(), sign);
        failed(answer, 403, "cross_origin", "This request came from another site.");
      }
    },
  );
});

describe("POST /api/login", () => {
  it("takes e-mail or name, in either field and any spelling", async () => {
    const own = account();
    const { body } = await register(own);
    const { email, username } = own;
    const spellings = [
      { email },
      { username },
      { email: username },
      { username: email },
      { email: ` ${email.toUpperCase()} ` },
    ];
    for (const spelling of [
      ...spellings,
      { username: username.toUpperCase() },
      { username: username.replace("p", "ｐ") },
    ]) {
      const answer = await login({ ...spelling, password: PASSWORD });
      expect([answer.status, answer.body]).toEqual([200, { ok: true, message: "Login successful", user: body.user }]);
    }
  });

  it.each<[object, string]>([
    [{}, "email"],
    [{ password: PASSWORD }, "email"],
    [{ username: "  ", password: PASSWORD }, "username"],
    [{ email: "a@b.test" }, "password"],
  ])("asks for what is missing in %j", async (body, path) => {
    const answer = await login(body);
    failed(answer, 422, "invalid_input", "This field is required");
    expect(answer.body.issues[0]).toEqual({ path, key: "required" });
  });

  it("refuses a field of nobody's", async () => {
    failed(await login({ ...account(), role: "admin" }), 422, "invalid_input", "Please check what you entered.");
  });

  it("knows none of the names and passwords that programs are shipped with", async () => {
    for (const [username, password] of [
      ["admin", "admin"],
      ["admin", "password"],
      ["root", "root"],
      ["sa", "sa"],
      ["postgres", "postgres"],
      ["test", "test123"],
      ["squish", "squish"],
      ["guest", "guest"],
    ]) {
      failed(await login({ username, password }), 401, "login_failed", "Login failed");
    }
    // Whom the installation names as an admin has no account until they make one.
    failed(await login({ email: "boss@families.test", password: PASSWORD }), 401, "login_failed", "Login failed");
  });

  it("answers a wrong password and an unknown person alike, byte for byte", async () => {
    const own = account();
    await register(own);
    const tries = [
      { email: own.email, password: "wrong password" },
      { username: own.username, password: "wrong password" },
      { email: account().email, password: PASSWORD },
      { username: account().username, password: PASSWORD },
      { username: account().username, password: "x".repeat(500) },
    ];
    const answers = await Promise.all(tries.map((body) => login(body)));
    for (const answer of answers) failed(answer, 401, "login_failed", "Login failed");
    const seen = answers.map(({ text, headers }) => {
      const named = [...headers].filter(([name]) => !["date", "x-request-id"].includes(name));
      return [text.replace(/"requestId":"[0-9a-f-]{36}"/, ""), JSON.stringify(named)];
    });
    expect(new Set(seen.map(([text]) => text)).size).toBe(1);
    expect(new Set(seen.map(([, headers]) => headers)).size).toBe(1);
  });

  it("takes as long for an unknown person as for a wrong password", async () => {
    const time = async (email: string) => {
      const started = performance.now();
      failed(await login({ email, password: "wrong password" }), 401, "login_failed", "Login failed");
      return performance.now() - started;
    };
    // Without its hash the unknown one would be answered in a fraction of the time, however often it is asked. What else
    // the machine does only adds to a call: the shortest of many is what the answer itself takes, of more the surer.
    let [known, unknown] = [Infinity, Infinity];
    const isAlike = () => unknown / known > 0.5 && unknown / known < 2;
    let own = account();
    for (let round = 0; round < 15 || (round < 150 && !isAlike()); round += 1) {
      // Four failures of an account are free; the fifth would be answered with the delay instead of with the hash.
      if (round % 4 === 0) {
        own = account();
        await register(own);
      }
      known = Math.min(known, await time(own.email));
      unknown = Math.min(unknown, await time(account().email));
    }
    expect(isAlike(), `${String(unknown)} of ${String(known)} ms`).toBe(true);
  });

  it("makes the sixth guess wait, says so the same of nobody's account, and lets the right password wait too", async () => {
    /** The sixth sign-in to an account, within the second after the fifth; to another one where that took too long. */
    const sixth = async (isKnown: boolean): Promise<Awaited<ReturnType<typeof login>> & { readonly email: string }> => {
      const own = account();
      if (isKnown) await register(own);
      const { email } = own;
      let fifth = performance.now();
      for (let guess = 0; guess < 5; guess += 1) {
        fifth = performance.now();
        failed(await login({ email, password: "wrong password" }), 401, "login_failed", "Login failed");
      }
      const answer = await login({ email, password: PASSWORD });
      const isLate = performance.now() - fifth >= 1_000 && answer.status !== 429;
      return isLate ? sixth(isKnown) : { ...answer, email };
    };
    const [own] = [await sixth(true), await sixth(false)].map((answer) => {
      failed(answer, 429, "rate_limited", "Too many requests. Please wait a moment.");
      expect(Number(answer.headers.get("retry-after"))).toBe(1);
      return answer;
    });
    await new Promise((done) => setTimeout(done, 1_100));
    expect((await login({ email: own?.email, password: PASSWORD })).status).toBe(200);
  });
});

describe("a session", () => {
  it("comes in one cookie that no script and no other site gets, with a mark that says nothing but that it is there", async () => {
    const answer = await register(account());
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=[A-Za-z0-9_-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/),
      "signed_in=1; Path=/; Max-Age=2592000; SameSite=Lax",
    ]);
  });

  it("is new at every sign-in, and the one that was there before is over", async () => {
    const own = account();
    const before = cookieOf(await register(own));
    const fixed = `session=${"A".repeat(43)}`;
    const tokens = [before];
    for (const planted of [fixed, before]) {
      const answer = await login({ email: own.email, password: PASSWORD }, { cookie: planted });
      expect(answer.status).toBe(200);
      expect(await statusWith(planted)).toBe(401);
      tokens.push(cookieOf(answer));
    }
    expect(new Set(tokens).size).toBe(3);
    expect(await statusWith(tokens.at(-1) ?? "")).toBe(200);
  });

  it("is each device's own", async () => {
    const own = account();
    const phone = cookieOf(await register(own));
    const tablet = cookieOf(await login({ username: own.username, password: PASSWORD }));
    await new Caller(origin).post("/api/logout", undefined, { cookie: phone });
    expect([await statusWith(phone), await statusWith(tablet)]).toEqual([401, 200]);
  });

  it("ends on the server: a copy of its cookie is worth nothing, and ending it twice is fine", async () => {
    const cookie = cookieOf(await register(account()));
    expect(await statusWith(cookie)).toBe(200);
    for (let time = 0; time < 2; time += 1) {
      const answer = await new Caller(origin).post("/api/logout", undefined, { cookie });
      expect([answer.status, answer.body]).toEqual([200, { ok: true, message: "Logout successful" }]);
      expect(answer.headers.getSetCookie()).toEqual([
        "session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
        "signed_in=; Path=/; Max-Age=0; SameSite=Lax",
      ]);
      expect(answer.headers.get("clear-site-data")).toBe('"storage"');
      expect(await statusWith(cookie)).toBe(401);
    }
    expect((await new Caller(origin).post("/api/logout", undefined)).status).toBe(200);
  });

  it.each([
    "",
    "session",
    "session=",
    "session=forged",
    `session=${"A".repeat(43)}`,
    `session=${"A".repeat(44)}`,
    "a=b; session=%00",
  ])("is not made by the cookie %j", async (cookie) => {
    const answer = await new Caller(origin).get("/api/user", { cookie });
    expect(answer).toMatchObject({ status: 401, body: { error: "Please sign in.", code: "sign_in_required" } });
    expect(answer.body.user).toBeUndefined();
  });

  it("is not found under the name that HTTPS uses", async () => {
    const cookie = cookieOf(await register(account()));
    expect(await statusWith(cookie.replace("session=", "__Host-session="))).toBe(401);
  });

  it("shows the person and nothing that proves them", async () => {
    const caller = new Caller(origin);
    const answers = [
      await caller.post("/api/register", account()),
      await caller.get("/api/user"),
      await caller.post("/api/logout", undefined),
    ];
    const token = cookieOf(answers[0] ?? (await register(account()))).split("=")[1] ?? "none";
    for (const { text } of answers) {
      expect(text).not.toMatch(/password|argon|hash|token|credential|session/i);
      expect(text).not.toContain(PASSWORD);
      expect(text).not.toContain(token);
    }
  });
});

describe("with the limits of a real installation", () => {
  let server: RunningServer;
  const own = account({ password: "canary-Pastinake-4711" });
  const guess = "canary-guess-Rhabarber-0815";
  let token = "";
  beforeAll(async () => {
    server = await startServer({ RATE_LIMIT_FACTOR: "1", LOG_LEVEL: "debug" });
  });
  afterAll(() => server.stop());

  it("answers the eleventh sign-in in a row with 429, whatever address it claims to come from", async () => {
    const registered = await register(own, server.origin);
    expect(registered.status).toBe(201);
    const forged = (index: number) => {
      const address = `203.0.113.${String(index)}`;
      return {
        "x-forwarded-for": address,
        "x-client-address": address,
        "x-real-ip": address,
        forwarded: `for=${address}`,
      };
    };
    const first = await login({ email: own.email, password: own.password }, forged(0), server.origin);
    expect(first.status).toBe(200);
    token = cookieOf(first).split("=")[1] ?? "";
    for (let index = 1; index < 10; index += 1) {
      const answer = await login({ email: account().email, password: guess }, forged(index), server.origin);
      expect(answer.status, `sign-in ${String(index + 1)}`).toBe(401);
    }
    for (const headers of [{}, forged(10), forged(11)]) {
      const answer = await login({ email: own.email, password: own.password }, headers, server.origin);
      failed(answer, 429, "rate_limited", "Too many requests. Please wait a moment.");
      const wait = Number(answer.headers.get("retry-after"));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(30);
    }
    expect((await new Caller(server.origin).get("/api/user", { cookie: `session=${token}` })).status).toBe(200);
  });

  it("writes one line for each call, and none of what a parent typed or holds", async () => {
    const requests = () =>
      server
        .output()
        .split("\n")
        .filter((line) => line.includes('"event":"request"'));
    await expect.poll(() => requests().filter((line) => line.includes("POST /api/login")).length).toBe(13);
    const lines = requests();
    const words = [
      own.password,
      guess,
      own.email,
      own.username,
      "families.test",
      token,
      "203.0.113",
      "$argon2",
      "cookie",
    ];
    for (const word of words) expect(server.output(), word).not.toContain(word);
    expect(lines.join("\n")).not.toContain("127.0.0.1");
  });
});

describe("behind a proxy that speaks HTTPS", () => {
  let server: RunningServer;
  const SITE = "https://squish.families.test";
  beforeAll(async () => {
    server = await startServer({ RATE_LIMIT_FACTOR: "1", TRUST_PROXY: "1", APP_ORIGIN: `${SITE}/` });
  });
  afterAll(() => server.stop());

  const from = (address: string) => ({ "x-forwarded-for": address, "x-forwarded-proto": "https" });

  it("gives a cookie that travels only there", async () => {
    const answer = await new Caller(server.origin).post("/api/register", account(), from("198.51.100.1"));
    expect(answer.status, answer.text).toBe(201);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-session=[A-Za-z0-9_-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
      ),
      "__Host-signed_in=1; Path=/; Max-Age=2592000; SameSite=Lax; Secure",
    ]);
    const cookie = cookieOf(answer);
    expect(await statusWith(cookie, server.origin)).toBe(200);
    expect(await statusWith(cookie.replace("__Host-", ""), server.origin)).toBe(401);
    const ended = await new Caller(server.origin).post("/api/logout", undefined, { cookie, ...from("198.51.100.1") });
    expect(ended.headers.getSetCookie()).toEqual([
      "__Host-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure",
      "__Host-signed_in=; Path=/; Max-Age=0; SameSite=Lax; Secure",
    ]);
    expect(await statusWith(cookie, server.origin)).toBe(401);
  });

  it("knows its own site by its configured name, not by what the caller calls it", async () => {
    for (const theirs of [server.origin, "http://squish.families.test", "https://evil.test"]) {
      const answer = await new Caller(server.origin).post("/api/logout", undefined, { origin: theirs });
      expect(answer, theirs).toMatchObject({ status: 403, body: { code: "cross_origin" } });
    }
    expect((await new Caller(server.origin).post("/api/logout", undefined, { origin: SITE })).status).toBe(200);
  });

  it("counts the address that the proxy saw, not what stands before it", async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      const headers = from(`203.0.113.${String(index)}, 198.51.100.7`);
      statuses.push(
        (await login({ email: account().email, password: "wrong password" }, headers, server.origin)).status,
      );
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    const neighbour = await login(
      { email: account().email, password: "wrong password" },
      from("198.51.100.8"),
      server.origin,
    );
    expect(neighbour.status).toBe(401);
  });
});
