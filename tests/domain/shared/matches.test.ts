import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matchesOf } from "@/lib/domain/shared/matches";

const EXPRESSIONS = [/a/g, /a*/g, /a*/gu, /(?<first>[ab])(c?)/gu, /^|\n/gm, /(?<=b)a|$/gu, /[^a]?/gu];
const TEXTS = fc.string({ unit: fc.constantFrom("a", "b", "c", "\n", " ", "ą", "🥕", "က"), maxLength: 12 });

describe("the matches of an expression", () => {
  it("are those of matchAll: words, places and groups", () => {
    fc.assert(
      fc.property(TEXTS, fc.constantFrom(...EXPRESSIONS), (text, expression) => {
        const told = (match: RegExpExecArray) => [match.index, [...match], { ...match.groups }];
        expect(matchesOf(text, expression).map(told)).toEqual([...text.matchAll(expression)].map(told));
      }),
      { numRuns: 1_000 },
    );
  });

  it("do not depend on where the expression was left by somebody else", () => {
    const expression = /a/g;
    expression.lastIndex = 2;
    expect(matchesOf("aaa", expression)).toHaveLength(3);
    expect(expression.lastIndex).toBe(0);
  });

  it("are none of an expression that finds only the first", () => {
    expect(() => matchesOf("aaa", /a/)).toThrow(TypeError);
  });
});
