import { beforeEach, describe, expect, it } from "vitest";
import { AppError } from "@/lib/domain/shared/app-error";
import { findAccount } from "@/lib/features/accounts/data";
import { login } from "@/lib/features/accounts/login";
import { logout } from "@/lib/features/accounts/logout";
import { register } from "@/lib/features/accounts/register";
import { authAnswer, registerBody, type RegisterBody } from "@/lib/features/accounts/schema";
import { database } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/new-id";
import { identity } from "@/lib/platform/identity/select";
import { withDatabase } from "@/tests/support/database";
import { processorMillisecondsOf } from "@/tests/support/processor-time";

process.env.ADMIN_EMAILS = "Boss@Example.org";
delete process.env.APP_ORIGIN;
withDatabase();

const PASSWORD = "wózek pod jabłonią";

function request(cookie?: string, more: Record<string, string> = {}): Request {
  const headers = new Headers(more);
  if (cookie !== undefined) headers.set("cookie", cookie);
  return new Request("http://localhost/api", { headers });
}

function newParent(part: Partial<RegisterBody> = {}): RegisterBody {
  const name = `p_${newId().slice(0, 12).toLowerCase()}`;
  return { username: name, email: `${name}@example.org`, password: PASSWORD, confirmPassword: PASSWORD, ...part };
}

/** What a browser would send back after an answer. */
function cookieOf(headers: readonly (readonly [string, string])[]): string {
  return headers.find(([name]) => name === "Set-Cookie")?.[1].split(";")[0] ?? "";
}

async function failure(act: Promise<unknown>): Promise<AppError | undefined> {
  try {
    await act;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  return undefined;
}

/** Everything the database holds, as text: for what must not be found in it. */
async function everythingStored(): Promise<string> {
  return JSON.stringify([
    await database().session.findMany(),
    await database().credential.findMany(),
    await database().user.findMany(),
  ]);
}

beforeEach(() => database().loginDelay.deleteMany());

describe("registering", () => {
  it("makes the account, signs in, and answers as specified", async () => {
    const { answer, headers } = await register(
      { ...newParent(), username: "Ana_María", email: " Ana@Example.ORG " },
      request(),
    );
    expect(authAnswer.parse(answer)).toEqual({
      ok: true,
      message: "Account created successfully",
      user: {
        clerkId: answer.user.id,
        id: answer.user.id,
        email: "ana@example.org",
        username: "Ana_María",
        firstName: null,
        lastName: null,
        fullName: null,
        role: "parent",
      },
    });
    const actor = await identity().actorOf(request(cookieOf(headers)));
    expect(actor).toEqual({ userId: answer.user.id, role: "parent", username: "Ana_María" });
  });

  it("keeps neither password, nor token, nor where the parent came from", async () => {
    const { headers } = await register(newParent(), request(undefined, { "user-agent": "canary-agent" }));
    const stored = await everythingStored();
    expect(stored).not.toContain(PASSWORD);
    expect(stored).not.toContain("canary-agent");
    expect(stored).not.toContain(cookieOf(headers).split("=")[1]);
  });

  it("makes one account when the same registers 16 times at once", async () => {
    const parent = newParent();
    const codes = await Promise.all(
      Array.from({ length: 16 }, async () => (await failure(register(parent, request())))?.code ?? "ok"),
    );
    expect(codes.filter((code) => code === "ok")).toHaveLength(1);
    expect(codes.filter((code) => code !== "ok" && code !== "user_exists")).toEqual([]);
    const users = await database().user.findMany({
      where: { email: parent.email ?? "" },
      include: { credentials: true },
    });
    expect(users.map((user) => user.credentials.length)).toEqual([1]);
  });

  it("leaves nothing behind when the username is taken, whatever its case", async () => {
    const first = newParent();
    await register(first, request());
    const second = newParent({ username: first.username?.toUpperCase() });
    expect((await failure(register(second, request())))?.code).toBe("user_exists");
    expect(await database().user.count({ where: { email: second.email ?? "" } })).toBe(0);
  });

  it.each<[Partial<RegisterBody>, string, string, string | undefined]>([
    [{ email: "no-address" }, "invalid_input", "email", "Invalid email address"],
    [{ email: "" }, "invalid_input", "required", "This field is required"],
    [{ username: undefined }, "invalid_input", "required", "This field is required"],
    [{ username: "a@b" }, "invalid_input", "usernameFormat", undefined],
    [{ username: "x" }, "invalid_input", "tooShort", undefined],
    [{ username: "x".repeat(31) }, "invalid_input", "tooLong", undefined],
    [{ password: "12345" }, "invalid_input", "passwordTooShort", "Password must be at least 6 characters"],
    [{ password: "x".repeat(129) }, "invalid_input", "tooLong", undefined],
    [{ confirmPassword: "another one" }, "password_mismatch", "", undefined],
    [{ password: "password123", confirmPassword: "password123" }, "password_too_common", "", undefined],
  ])("refuses %j", async (part, code, key, message) => {
    const error = await failure(register(newParent(part), request()));
    expect(error?.code).toBe(code);
    expect(error?.issues?.[0]?.key ?? "").toBe(key);
    expect(error?.publicMessage).toBe(message);
  });

  it("refuses a body that names a role", () => {
    expect(registerBody.safeParse({ ...newParent(), role: "admin" }).success).toBe(false);
  });

  it("makes an admin of whom the installation names, in any letter case", async () => {
    const { answer } = await register(newParent({ email: "BOSS@example.org" }), request());
    expect(answer.user.role).toBe("admin");
  });
});

describe("signing in", () => {
  it("takes e-mail or username in either field, in any letter case", async () => {
    const parent = newParent();
    await register(parent, request());
    const email = parent.email?.toUpperCase();
    const username = parent.username?.toUpperCase();
    for (const body of [{ email }, { username }, { email: username }, { username: email }]) {
      const { answer } = await login({ ...body, password: PASSWORD }, request());
      expect([answer.message, answer.user.email]).toEqual(["Login successful", parent.email]);
    }
  });

  it("takes a password however long ago it was chosen, and asks for no other", async () => {
    const parent = newParent();
    await register(parent, request());
    const longAgo = new Date("2016-01-01T00:00:00Z");
    const { id } = await database().user.findFirstOrThrow({ where: { email: parent.email ?? "" } });
    await database()
      .$executeRaw`UPDATE credentials SET created_at = ${longAgo}, updated_at = ${longAgo} WHERE user_id = ${id}`;
    await database().$executeRaw`UPDATE users SET created_at = ${longAgo}, updated_at = ${longAgo} WHERE id = ${id}`;
    const { answer } = await login({ email: parent.email, password: PASSWORD }, request());
    expect(answer).toMatchObject({ ok: true, message: "Login successful", user: { id } });
  });

  it("answers the same to a wrong password and an unknown account", async () => {
    const parent = newParent();
    await register(parent, request());
    const tries = [
      { email: parent.email, password: "wrong password" },
      { username: parent.username, password: "wrong password" },
      { email: "nobody@example.org", password: PASSWORD },
      { username: "nobody", password: PASSWORD },
      { username: "nobody", password: "x".repeat(200) },
      { email: "not an@address", password: PASSWORD },
    ];
    for (const body of tries) {
      const error = await failure(login(body, request()));
      expect([error?.code, error?.publicMessage]).toEqual(["login_failed", undefined]);
    }
  });

  it("hashes for an unknown account as for a known one", async () => {
    const parent = newParent();
    await register(parent, request());
    const time = (email: string | undefined) =>
      processorMillisecondsOf(async () => {
        await failure(login({ email, password: "wrong password" }, request()));
        await database().loginDelay.deleteMany();
      });
    const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 15; round += 1) {
      known.push(await time(parent.email));
      unknown.push(await time(`${newId()}@example.org`));
    }
    // Without the hash the unknown one would take a few milliseconds of more than ten.
    expect(median(unknown)).toBeGreaterThan(median(known) * 0.5);
  });

  it("makes guessing wait from the fifth failure on, even for who knows the password, and forgives a success", async () => {
    const parent = newParent();
    await register(parent, request());
    const wrong = { email: parent.email, password: "wrong password" };
    for (let guess = 0; guess < 4; guess += 1) await failure(login(wrong, request()));
    await login({ email: parent.email, password: PASSWORD }, request());
    for (let guess = 0; guess < 5; guess += 1)
      expect((await failure(login(wrong, request())))?.code).toBe("login_failed");
    const error = await failure(login({ email: parent.email, password: PASSWORD }, request()));
    expect([error?.code, error?.retryAfterSeconds]).toEqual(["rate_limited", 1]);
  });

  it("lets no more than a handful of guesses through when forty arrive at once", async () => {
    const parent = newParent();
    await register(parent, request());
    const wrong = { email: parent.email, password: "wrong password" };
    const codes = await Promise.all(
      Array.from({ length: 40 }, async () => (await failure(login(wrong, request())))?.code),
    );
    expect(codes.filter((code) => code === "login_failed")).toHaveLength(5);
    expect(codes.filter((code) => code !== "login_failed" && code !== "rate_limited" && code !== "overloaded")).toEqual(
      [],
    );
  });

  it("ends the session that was there before", async () => {
    const parent = newParent();
    const { headers } = await register(parent, request());
    const before = cookieOf(headers);
    const after = cookieOf((await login({ email: parent.email, password: PASSWORD }, request(before))).headers);
    expect(after).not.toBe(before);
    expect(await identity().actorOf(request(before))).toBeUndefined();
    expect(await identity().actorOf(request(after))).toBeDefined();
  });
});

describe("a session", () => {
  async function signedIn(): Promise<string> {
    return cookieOf((await register(newParent(), request())).headers);
  }

  it("has a cookie that scripts and other sites do not get", async () => {
    const { headers } = await register(newParent(), request());
    expect(headers[0]?.[1]).toMatch(/^session=[A-Za-z0-9_-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
  });

  it.each([
    "session=",
    "session=forged",
    `session=${"A".repeat(43)}`,
    `__Host-session=${"A".repeat(43)}`,
    "",
    "session",
  ])("is not made by %s", async (cookie) => expect(await identity().actorOf(request(cookie))).toBeUndefined());

  it.each([
    ["30 days after sign-in", { expiresAt: new Date(Date.now() - 1000) }],
    ["after 7 days unseen", { updatedAt: new Date(Date.now() - 7 * 24 * 3600 * 1000 - 1000) }],
  ])("is over %s", async (_, data) => {
    const cookie = await signedIn();
    const actor = await identity().actorOf(request(cookie));
    await database().session.updateMany({ where: { userId: actor?.userId ?? "" }, data });
    expect(await identity().actorOf(request(cookie))).toBeUndefined();
  });

  it("is seen at most once an hour, and never made longer", async () => {
    const cookie = await signedIn();
    const userId = (await identity().actorOf(request(cookie)))?.userId ?? "";
    const old = new Date(Date.now() - 2 * 3600 * 1000);
    await database().session.updateMany({ where: { userId }, data: { updatedAt: old } });
    const before = await database().session.findFirstOrThrow({ where: { userId } });
    await identity().actorOf(request(cookie));
    const seen = await database().session.findFirstOrThrow({ where: { userId } });
    expect(seen.updatedAt.getTime()).toBeGreaterThan(before.updatedAt.getTime());
    expect(seen.expiresAt).toEqual(before.expiresAt);
    await identity().actorOf(request(cookie));
    expect((await database().session.findFirstOrThrow({ where: { userId } })).updatedAt).toEqual(seen.updatedAt);
  });

  it("ends at logout for every copy of its cookie; ending it twice equals once", async () => {
    const cookie = await signedIn();
    for (let time = 0; time < 2; time += 1) {
      const { headers } = await logout(request(cookie));
      expect(headers[0]?.[1]).toMatch(/^session=; Path=\/; Max-Age=0; HttpOnly/);
      expect(headers).toContainEqual(["Clear-Site-Data", '"storage"']);
      expect(await identity().actorOf(request(cookie))).toBeUndefined();
    }
  });

  it("answers with the account, and with nothing once it is erased", async () => {
    const { answer, headers } = await register(newParent(), request());
    const actor = await identity().actorOf(request(cookieOf(headers)));
    if (actor === undefined) throw new Error("not signed in");
    expect(await findAccount(actor)).toEqual(answer.user);
    expect(await identity().isPasswordOf(actor.userId, PASSWORD)).toBe(true);
    expect(await identity().isPasswordOf(actor.userId, "another")).toBe(false);
    await database().user.delete({ where: { id: actor.userId } });
    expect((await failure(findAccount(actor)))?.code).toBe("sign_in_required");
    expect(await identity().actorOf(request(cookieOf(headers)))).toBeUndefined();
  });
});
