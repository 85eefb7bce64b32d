import { describe, expect, it } from "vitest";
import { APP_ERROR_CODES, AppError } from "../../../lib/domain/shared/app-error";
import { LANGUAGES } from "../../../lib/domain/shared/language";
import { messagesFor } from "../../../lib/i18n/messages";

describe("the failures that the product names", () => {
  it("are each named once, in snake case", () => {
    expect(new Set(APP_ERROR_CODES).size).toBe(APP_ERROR_CODES.length);
    for (const code of APP_ERROR_CODES) expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
  });

  it.each(LANGUAGES)("have a sentence in %s", (language) => {
    const errors = messagesFor(language).Errors;
    for (const code of APP_ERROR_CODES) expect(errors[code], code).toMatch(/\S/);
  });

  it("carry what they were given and nothing else", () => {
    const bare = new AppError("not_found");
    expect(bare).toMatchObject({ name: "AppError", code: "not_found", message: "not_found" });
    expect([bare.publicMessage, bare.warnings, bare.issues, bare.retryAfterSeconds, bare.cause]).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
    expect("cause" in bare).toBe(false);

    const cause = new Error("connection refused");
    const full = new AppError("rate_limited", {
      message: "Please wait",
      warnings: ["a"],
      issues: [{ path: "name", key: "required" }],
      retryAfterSeconds: 3,
      cause,
    });
    expect(full).toMatchObject({ publicMessage: "Please wait", warnings: ["a"], retryAfterSeconds: 3, cause });
    expect(full.issues).toEqual([{ path: "name", key: "required" }]);
    expect(full).toBeInstanceOf(Error);
  });
});
