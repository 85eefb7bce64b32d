import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { APP_ERROR_CODES, AppError, type AppErrorCode } from "../../lib/domain/shared/app-error";
import { messagesFor } from "../../lib/i18n/messages";
import { apiHeaders, errorResponse, ERRORS, issuesOf, toAppError } from "../../lib/http/error-response";

const ID = "6f1c2d3e-0000-4000-8000-000000000000";

async function answered(error: AppError, options: Parameters<typeof errorResponse>[2] = {}) {
  const response = errorResponse(error, ID, options);
  const text = await response.text();
  return { response, text, body: JSON.parse(text) };
}

describe("the table of failures", () => {
  it("has every code and no other, each with a status of failure and a sentence", () => {
    expect(Object.keys(ERRORS).sort()).toEqual([...APP_ERROR_CODES].sort());
    for (const [code, { status, message }] of Object.entries(ERRORS)) {
      expect(status, code).toBeGreaterThanOrEqual(400);
      expect(status, code).toBeLessThan(600);
      expect(message.trim(), code).toBe(message);
      expect(message, code).toMatch(/^[A-Z][^!]+$/);
    }
  });

  it("never calls what nobody named 500, and tells signing in (401) from being allowed (403)", () => {
    const withStatus = (wanted: number) => APP_ERROR_CODES.filter((code) => ERRORS[code].status === wanted).sort();
    expect(withStatus(500)).toEqual([]);
    expect(withStatus(401)).toEqual(["admin_token_required", "login_failed", "sign_in_required"]);
    expect(withStatus(403)).toEqual(["admin_required", "cross_origin", "forbidden", "not_comment_author"]);
    expect(withStatus(429)).toEqual(["rate_limited"]);
    expect(withStatus(400)).toEqual(["invalid_json"]);
  });

  it("says in English what the interface can say too", () => {
    const shown = messagesFor("en").Errors;
    for (const code of APP_ERROR_CODES) expect(shown[code], code).toMatch(/\S/);
  });
});

describe("the answer to a failure", () => {
  it.each(APP_ERROR_CODES)("%s is JSON with its status, code, sentence and request", async (code) => {
    const { response, body } = await answered(new AppError(code));
    expect(response.status).toBe(ERRORS[code].status);
    expect(body).toEqual({ error: ERRORS[code].message, code, requestId: ID });
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    expect(response.headers.get("x-request-id")).toBe(ID);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("has the words of the failure where it brings its own, its warnings and its issues", async () => {
    const issues = [{ path: "email", key: "required" }];
    const error = new AppError("invalid_input", {
      message: "Please sign in to generate recipes",
      warnings: ["a"],
      issues,
    });
    const { body } = await answered(error);
    expect(body).toEqual({
      error: "Please sign in to generate recipes",
      code: "invalid_input",
      requestId: ID,
      warnings: ["a"],
      issues,
    });
  });

  it("says `ok: false` and the message beside it only where it is asked to", async () => {
    const { body } = await answered(new AppError("login_failed"), { answersOk: true });
    expect(body).toMatchObject({ ok: false, message: "Login failed", error: "Login failed" });
    for (const answersOk of [false, undefined]) {
      expect((await answered(new AppError("login_failed"), { answersOk })).body).not.toHaveProperty("ok");
    }
  });

  it("keeps the headers it is given, but never loosens its own", () => {
    const response = errorResponse(new AppError("method_not_allowed"), ID, {
      headers: { Allow: "GET, HEAD", "Cache-Control": "public", "Content-Security-Policy": "default-src *" },
    });
    expect(response.headers.get("allow")).toBe("GET, HEAD");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
  });

  it("carries nothing of what went wrong inside, whatever was thrown", async () => {
    const secret = fc.stringMatching(/^[a-z]{8,30}$/).map((text) => `secret-${text}`);
    const thrown = (text: string): readonly unknown[] => [
      text,
      { message: text },
      new Error(text),
      new TypeError(text, { cause: new Error(text) }),
      new AppError("unavailable", { cause: new Error(text) }),
    ];
    await fc.assert(
      fc.asyncProperty(secret, async (text) => {
        for (const value of thrown(text)) {
          const { response, text: shown } = await answered(toAppError(value));
          expect(response.status).toBe(503);
          expect(shown + JSON.stringify([...response.headers])).not.toContain("secret");
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe("Retry-After", () => {
  const header = (error: AppError): string | null => errorResponse(error, ID).headers.get("retry-after");

  it.each(APP_ERROR_CODES)("is said for %s exactly when trying again may help", (code: AppErrorCode) => {
    const { status } = ERRORS[code];
    expect(header(new AppError(code))).toBe(status === 429 || status >= 500 ? "2" : null);
  });

  it("is the failure's own time in whole seconds, never less than it asked for", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 86_400, noNaN: true }),
        fc.constantFrom(...APP_ERROR_CODES),
        (seconds, code) => {
          const said = header(new AppError(code, { retryAfterSeconds: seconds }));
          expect(said).toMatch(/^\d+$/);
          expect(Number(said)).toBeGreaterThanOrEqual(seconds);
          expect(Number(said) - 1).toBeLessThan(seconds);
        },
      ),
    );
  });
});

describe("toAppError", () => {
  it("leaves a named failure as it is and keeps the cause of any other", () => {
    const named = new AppError("conflict");
    expect(toAppError(named)).toBe(named);
    fc.assert(
      fc.property(fc.anything(), (thrown) => {
        const error = toAppError(thrown);
        expect(error.code).toBe("unavailable");
        expect(error.cause).toBe(thrown);
        expect(error.publicMessage).toBeUndefined();
      }),
    );
  });
});

describe("the fields that do not hold", () => {
  const failing = (schema: z.ZodType, value: unknown) => {
    const { error } = schema.safeParse(value);
    return error === undefined ? [] : issuesOf(error);
  };

  it("are named by their path and a key of ours", () => {
    const schema = z.object({ list: z.array(z.object({ name: z.string().min(1, "required") })) });
    expect(failing(schema, { list: [{ name: "a" }, { name: "" }] })).toEqual([
      { path: "list.1.name", key: "required" },
    ]);
    expect(failing(schema, 5)).toEqual([{ path: "", key: "invalid" }]);
  });

  it("never say a sentence, which would be English, or repeat what was typed", () => {
    const schema = z.object({ age: z.enum(["6-9"]), secret: z.literal("x"), name: z.string("Not a <b>key</b>") });
    for (const { key } of failing(schema, { age: "hunter2", secret: "hunter2", name: 1 })) expect(key).toBe("invalid");
  });

  it("are at most twenty", () => {
    expect(
      failing(
        z.array(z.string()),
        Array.from({ length: 500 }, (_, index) => index),
      ),
    ).toHaveLength(20);
  });
});

describe("the headers of every answer", () => {
  it("tell caches and browsers to keep and run nothing, and to tell callers apart", () => {
    const headers = apiHeaders(ID, { "Set-Cookie": "session=x", Link: "</next>", Vary: "*" });
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("vary")).toBe("Sec-Fetch-Site, Origin, Cookie");
    expect(headers.get("link")).toBe("</next>");
    expect(headers.getSetCookie()).toEqual(["session=x"]);
  });
});
