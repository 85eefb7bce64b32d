import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AppError } from "@/lib/domain/shared/app-error";
import { cursorInput, nextCursor, readCursor, type Position } from "@/lib/domain/shared/cursor";

const position: fc.Arbitrary<Position> = fc.record({
  createdAt: fc.date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true }),
  id: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
});

function code(act: () => unknown): string {
  try {
    act();
    return "read";
  } catch (error) {
    return error instanceof AppError ? error.code : "another error";
  }
}

describe("a cursor", () => {
  it("stands for the last row of its page, and comes through an address as it is", () => {
    fc.assert(
      fc.property(fc.array(position, { minLength: 1, maxLength: 5 }), (rows) => {
        const cursor = nextCursor(rows, rows.length);
        expect(cursorInput.parse(cursor)).toBe(cursor);
        expect(encodeURIComponent(cursor ?? "")).toBe(cursor);
        expect(readCursor(cursor)).toEqual(rows.at(-1));
      }),
    );
  });

  it("is none at the end of a list: a page that is not full, or that has nothing", () => {
    const row = { createdAt: new Date(0), id: "a" };
    expect(nextCursor([row], 2)).toBeUndefined();
    expect(nextCursor([], 0)).toBeUndefined();
    expect(readCursor(undefined)).toBeUndefined();
  });

  it("that nobody here wrote is invalid input, whatever it says, and never another failure", () => {
    const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const date = "2026-11-21T12:00:00.000Z";
    const wrong = [
      [],
      [date],
      [date, ""],
      [date, 7],
      ["yesterday", "a"],
      [date, "a", "b"],
      {},
      null,
      [date, "a".repeat(65)],
    ];
    for (const value of wrong)
      expect(
        code(() => readCursor(written(value))),
        JSON.stringify(value),
      ).toBe("invalid_input");
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(code(() => readCursor(text))).toBe("invalid_input");
      }),
    );
  });

  it("is refused before it is read where it is too long or could not stand in an address", () => {
    expect(cursorInput.safeParse("a".repeat(201)).success).toBe(false);
    for (const text of ["", "a b", "a+b", "a/b", "a=", "ä"])
      expect(cursorInput.safeParse(text).success, text).toBe(false);
  });
});
