import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Memory } from "@/lib/domain/shared/memory";

/** Answers with the key's length and counts how often it had to work. */
function counting(most: number) {
  const memory = new Memory<number>(most);
  const worked: string[] = [];
  const ask = (key: string) => memory.recall(key, () => (worked.push(key), key.length));
  return { ask, worked };
}

describe("a memory of a pure function", () => {
  it("answers as the function does, whatever was asked before", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 3 })), fc.integer({ min: 1, max: 5 }), (keys, most) => {
        const { ask } = counting(most);
        for (const key of keys) expect(ask(key)).toBe(key.length);
      }),
    );
  });

  it("works once for what is asked again, an answer of nothing too", () => {
    const memory = new Memory<undefined>(2);
    let worked = 0;
    const work = (): undefined => {
      worked += 1;
    };
    for (let times = 0; times < 3; times += 1) memory.recall("key", work);
    expect(worked).toBe(1);
  });

  it("remembers the latest half of what it may hold, however often each was asked", () => {
    const key = fc.string({ maxLength: 2 });
    fc.assert(
      fc.property(fc.array(key), fc.integer({ min: 2, max: 9 }), (before, most) => {
        const { ask, worked } = counting(most);
        for (const each of before) ask(each);
        const latest = [...new Set(before.toReversed())].slice(0, Math.floor(most / 2));
        const sofar = worked.length;
        for (const each of latest.toReversed()) ask(each);
        expect(worked.slice(sofar)).toEqual([]);
      }),
    );
  });

  it("forgets what was not asked for while as many others were as it may hold", () => {
    for (const most of [2, 3, 8, 9]) {
      const { ask, worked } = counting(most);
      ask("first");
      for (let other = 0; other < most; other += 1) ask(String(other));
      ask("first");
      expect(worked.filter((key) => key === "first")).toHaveLength(2);
    }
  });

  it("keeps keys apart that Object's own names could mix up", () => {
    const { ask } = counting(5);
    expect(["__proto__", "constructor", ""].map(ask)).toEqual([9, 11, 0]);
  });

  it("does not hold on to a failure", () => {
    const memory = new Memory<string>(2);
    expect(() =>
      memory.recall("key", () => {
        throw new Error("no");
      }),
    ).toThrow("no");
    expect(memory.recall("key", () => "yes")).toBe("yes");
  });

  it("works anew for a key so long that keeping it would cost more than it saves", () => {
    const { ask, worked } = counting(5);
    const [long, longest] = ["x".repeat(4_001), "x".repeat(4_000)];
    for (const key of [long, long, longest, longest]) ask(key);
    expect(worked).toEqual([long, long, longest]);
  });
});
