import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../support/source-files";

const { compiledEarly, earlyFiles } = await import(join(ROOT, "scripts/compile-early.mjs"));

describe("what is compiled while it arrives", () => {
  it("says so in the first line of its file, once, and is the same after it", () => {
    const early = String(compiledEarly("(globalThis.TURBOPACK||[]).push(1);"));
    expect(early).toBe("//# allFunctionsCalledOnLoad\n(globalThis.TURBOPACK||[]).push(1);");
    expect(compiledEarly(early)).toBe(early);
  });

  it("is every file that each page runs and that is compiled on a thread of its own", () => {
    const sizes = new Map([
      ["react.js", 234_538],
      ["next.js", 30_721],
      ["helpers.js", 30_720],
      ["runtime.js", 11_199],
    ]);
    const manifest = { rootMainFiles: [...sizes.keys()], polyfillFiles: ["old.js"] };
    expect(earlyFiles(manifest, (file: string) => sizes.get(file))).toEqual(["react.js", "next.js"]);
  });
});
