import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanText, safeText, shortText } from "@/lib/domain/shared/safe-text";

/** Texts as they come: letters of every script, and in between what nobody sees and no database takes. */
const anything = fc
  .array(
    fc.oneof(
      fc.string({ unit: "binary", maxLength: 8 }),
      fc.constantFrom(
        "\u0000",
        "\ud800",
        "\udc00",
        "\u202e",
        "\u200b",
        "\u{e0041}",
        "\r\n",
        "\u007f",
        "e\u0301",
        "ကြော်",
      ),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

describe("a cleaned text", () => {
  it("holds nothing that cannot be stored or that nobody sees, whatever came", () => {
    fc.assert(
      fc.property(anything, (text) => {
        const clean = cleanText(text);
        expect(clean).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
        expect(clean).not.toMatch(/[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/u);
        expect(clean.isWellFormed()).toBe(true);
      }),
    );
  });

  it("is the same when it is cleaned once more, and the same as its composed form", () => {
    fc.assert(
      fc.property(anything, (text) => {
        const clean = cleanText(text);
        expect(cleanText(clean)).toBe(clean);
        expect(clean.normalize("NFC")).toBe(clean);
      }),
    );
  });

  it.each([
    ["joiners of an emoji family", "👩‍👧 cooks", "👩‍👧 cooks"],
    ["the stacked letters of Burmese", "ကြက်ဥ‌ပြုတ်", "ကြက်ဥ‌ပြုတ်"],
    ["lines and tabs", "wash\r\npeel\tcut\r", "wash\npeel\tcut"],
    ["letters that are written in two", "pure\u0301e", "puré" + "e"],
    ["words that are written backwards", "salt\u202eyenoh", "saltyenoh"],
    ["instructions in tags", "carrot\u{e0069}\u{e0067}\u{e006e}", "carrot"],
  ])("keeps or drops %s as it must", (_what, typed, kept) => {
    expect(cleanText(typed)).toBe(kept);
  });
});

describe("a shortened text", () => {
  it("is never longer than it may be, says that it was cut, and cuts no letter in two", () => {
    fc.assert(
      fc.property(anything, fc.integer({ min: 1, max: 40 }), (text, max) => {
        const short = shortText(text, max);
        expect(short.length).toBeLessThanOrEqual(max);
        expect(short.isWellFormed()).toBe(true);
        if (text.length <= max * 4 && cleanText(text).length > max) expect(short.endsWith("…")).toBe(true);
      }),
    );
  });
});

describe("a text that a person types", () => {
  const three = safeText(3);
  const keyOf = (typed: string) => three.safeParse(typed).error?.issues[0]?.message;

  it("is taken up to its last letter, counted after the cleaning", () => {
    expect(three.parse("\u200babc\u0000 ")).toBe("abc");
    expect(keyOf("abcd")).toBe("tooLong");
  });

  it.each(["", "   ", "\u200b\u202e", "\u200d\u200c", "\u0000"])(
    "is missing where nothing of it can be seen: %j",
    (typed) => {
      expect(keyOf(typed)).toBe("required");
    },
  );

  it("is not cleaned at all where it is far too long: the work is bounded", () => {
    expect(keyOf("\u200b".repeat(12) + "a")).toBe("tooLong");
    expect(keyOf("\u200b".repeat(11) + "a")).toBeUndefined();
  });
});
