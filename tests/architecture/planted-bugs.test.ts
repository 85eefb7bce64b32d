import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../support/source-files";

interface Planted {
  readonly about: string;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  readonly tests: readonly string[];
  readonly name?: string;
}

const { PLANTED_BUGS } = await import(join(ROOT, "scripts/planted-bugs.table.mjs"));
const { plant } = await import(join(ROOT, "scripts/planted-bugs.mjs"));
const { SUITES } = await import(join(ROOT, "scripts/prove.table.mjs"));
const bugs: readonly Planted[] = PLANTED_BUGS;

describe("the mistakes of npm run prove -- planted", () => {
  it.each(bugs)("still fit the source: $about", ({ tests, name, ...bug }) => {
    const source = readFileSync(join(ROOT, bug.file), "utf8");
    expect(plant(source, bug)).not.toBe(source);
    for (const test of tests) {
      const text = readFileSync(join(ROOT, test), "utf8");
      // A name is of a group and one of its tests, or of one call among those that a test asks.
      const words = (name ?? "")
        .replace(/ by [A-Z]+$| to [A-Z]+ \/.*$/, "")
        .split(" ")
        .slice(-2)
        .join(" ");
      expect(text, `${test} has no test "${String(name)}"`).toContain(words);
    }
  });

  it("are each made once, and refused where a source has what they replace twice or not at all", () => {
    expect(new Set(bugs.map(({ about }) => about)).size).toBe(bugs.length);
    const bug = { file: "a.ts", find: "if (a)", replace: "if ($&)" };
    expect(plant("if (a) b();", bug)).toBe("if ($&) b();");
    expect(() => plant("if (a) b(); if (a) c();", bug)).toThrow("a.ts has 2");
    expect(() => plant("b();", bug)).toThrow("a.ts has 0");
  });
});

describe("the suites of npm run prove", () => {
  it("have tests that are there, and a name each", () => {
    const missing = SUITES.flatMap(({ tests }: { tests: string[] }) =>
      tests.filter((test) => !existsSync(join(ROOT, test))),
    );
    expect(missing).toEqual([]);
    const ids = SUITES.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
