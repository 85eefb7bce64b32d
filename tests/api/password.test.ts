import { describe, expect, inject, it } from "vitest";
import { Caller, newParent, type Answer } from "../support/caller";

const origin = inject("origin");
const PATH = "/api/profile/password";
const OLD = "Kohlrabi-73-Suppe";
const NEW = "Pastinake-im-Ofen-8";
const BODY = { currentPassword: OLD, newPassword: NEW };

const isKnown = async (cookie: string) => (await new Caller(origin).get("/api/user", { cookie })).status === 200;

async function signIn(email: string, password: string): Promise<Answer & { readonly cookie: string }> {
  const caller = new Caller(origin);
  const answer = await caller.post("/api/login", { email, password });
  return { ...answer, cookie: caller.cookieHeader };
}

async function parentWithTwo() {
  const parent = await newParent(origin);
  const email = `${parent.name}@families.test`;
  return { parent, email, second: (await signIn(email, OLD)).cookie };
}

function refused(answer: Answer, status: number, code: string, error: string): void {
  expect([answer.status, answer.body.code, answer.body.error], answer.text).toEqual([status, code, error]);
  expect(answer.headers.getSetCookie()).toEqual([]);
}

describe("POST /api/profile/password", () => {
  it("changes the password: the old one signs in no more, and the new one does", async () => {
    const { parent, email } = await parentWithTwo();
    const answer = await parent.post(PATH, { ...BODY, confirmPassword: NEW });
    expect([answer.status, answer.body], answer.text).toEqual([200, { ended: 1 }]);
    expect((await signIn(email, OLD)).body.code).toBe("login_failed");
    expect((await signIn(email, NEW)).status).toBe(200);
    expect((await parent.call("DELETE", "/api/user", { password: OLD })).body.code).toBe("incorrect_password");
    expect((await parent.call("DELETE", "/api/user", { password: NEW })).status).toBe(204);
  });

  it("wants the current password, and changes nothing without it", async () => {
    const { parent, email, second } = await parentWithTwo();
    const before = parent.cookieHeader;
    for (const currentPassword of ["Pastinake", OLD.toLowerCase(), `${OLD} `, "x".repeat(500)]) {
      const answer = await parent.post(PATH, { ...BODY, currentPassword });
      refused(answer, 422, "incorrect_password", "Incorrect password");
    }
    for (const body of [{ newPassword: NEW }, { ...BODY, currentPassword: "" }]) {
      const answer = await parent.post(PATH, body);
      refused(answer, 422, "invalid_input", "This field is required");
      expect(answer.body.issues).toEqual([{ path: "currentPassword", key: "required" }]);
    }
    for (const cookie of [before, second]) expect(await isKnown(cookie)).toBe(true);
    expect((await signIn(email, NEW)).status).toBe(401);
    expect((await signIn(email, OLD)).status).toBe(200);
  });

  it("ends every other session, a copy of its own among them, and goes on under a new token", async () => {
    const { parent, second } = await parentWithTwo();
    const other = await newParent(origin);
    const copied = parent.cookieHeader;
    const answer = await parent.post(PATH, BODY);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=[A-Za-z0-9_-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/),
      "signed_in=1; Path=/; Max-Age=2592000; SameSite=Lax",
    ]);
    expect(parent.cookieHeader).not.toBe(copied);
    expect([await isKnown(copied), await isKnown(second)]).toEqual([false, false]);
    expect([await isKnown(parent.cookieHeader), await isKnown(other.cookieHeader)]).toEqual([true, true]);
    expect((await parent.get("/api/profile/sessions")).body).toMatchObject([{ current: true }]);
  });

  it.each<[string, object, number, string, string]>([
    ["a short one", { newPassword: "x7!Qz" }, 422, "invalid_input", "Password must be at least 6 characters"],
    ["a long one", { newPassword: `${"aZ3-".repeat(32)}!` }, 422, "invalid_input", "Please check what you entered."],
    ["a number", { newPassword: 12345678 }, 422, "invalid_input", "Please check what you entered."],
    ["a common one", { newPassword: "QWERTZ" }, 422, "password_too_common", "This password is too common."],
    ["the old one", { newPassword: OLD }, 422, "password_unchanged", "The new password is the old one."],
    ["two that differ", { confirmPassword: OLD }, 422, "password_mismatch", "Passwords do not match"],
    ["a field of nobody's", { role: "admin" }, 422, "invalid_input", "Please check what you entered."],
  ])("refuses %s by the rules of registering", async (_, part, status, code, error) => {
    const parent = await newParent(origin);
    refused(await parent.post(PATH, { ...BODY, ...part }), status, code, error);
    expect((await parent.get("/api/user")).status).toBe(200);
  });

  it("refuses a visitor, another site, and every other method", async () => {
    const parent = await newParent(origin);
    refused(await new Caller(origin).post(PATH, BODY), 401, "sign_in_required", "Please sign in.");
    for (const sign of [{ "sec-fetch-site": "cross-site" }, { origin: "https://evil.test" }]) {
      const answer = await parent.post(PATH, BODY, sign);
      refused(answer, 403, "cross_origin", "This request came from another site.");
    }
    for (const method of ["GET", "PUT", "PATCH", "DELETE"]) {
      expect((await parent.call(method, PATH)).status).toBe(405);
    }
    expect((await parent.post(PATH, BODY)).status).toBe(200);
  });

  it("makes who guesses it wait, by whichever call, while the parent signs in elsewhere", async () => {
    /** The sixth guess, within the second after the fifth; at another account where that took too long. */
    const sixth = async (): Promise<Answer & { readonly email: string }> => {
      const { parent, email } = await parentWithTwo();
      let fifth = performance.now();
      for (let guess = 0; guess < 5; guess += 1) {
        fifth = performance.now();
        const wrong = `guess-${guess}-Suppe`;
        const answer = await (guess % 2 === 0
          ? parent.post(PATH, { ...BODY, currentPassword: wrong })
          : parent.call("DELETE", "/api/user", { password: wrong }));
        refused(answer, 422, "incorrect_password", "Incorrect password");
      }
      const answer = await parent.post(PATH, BODY);
      const isLate = performance.now() - fifth >= 1_000 && answer.status !== 429;
      return isLate ? sixth() : { ...answer, email };
    };
    const answer = await sixth();
    refused(answer, 429, "rate_limited", "Too many requests. Please wait a moment.");
    expect(Number(answer.headers.get("retry-after"))).toBe(1);
    expect((await signIn(answer.email, OLD)).status).toBe(200);
  });

  it("changes it once, however many ask at once, and a repeated call changes nothing more", async () => {
    const { parent, email } = await parentWithTwo();
    const cookie = parent.cookieHeader;
    const key = { cookie, "idempotency-key": "the-same-key-again" };
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        new Caller(origin).post(PATH, { ...BODY, newPassword: `${NEW}-${index}` }, key),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of answers) expect([200, 401, 409]).toContain(status);
    const right = `${NEW}-${answers.findIndex(({ status }) => status === 200)}`;
    expect((await signIn(email, right)).status).toBe(200);
    refused(await new Caller(origin).post(PATH, BODY, key), 401, "sign_in_required", "Please sign in.");
  });
});
