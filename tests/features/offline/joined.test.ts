import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Script } from "node:vm";
import { describe, expect, it } from "vitest";
import { ROOT } from "../../support/source-files";

const { joinWorker } = await import(join(ROOT, "scripts/worker.mjs"));

const read = (part: string): string => readFileSync(join(ROOT, `components/offline/${part}.ts`), "utf8");

describe("the worker's files as one script", () => {
  it("give no name to two things, and bring all that they import from one another", () => {
    const code = String(joinWorker(read));
    expect(() => new Script(code)).not.toThrow();
    expect(code).not.toMatch(/^(?:import|export) /m);
    const scope = { addEventListener: () => undefined };
    const started = new Script(`${code}\nstartWorker(scope, { version: "1", pages: [], files: [] });`);
    expect(() => void started.runInNewContext({ scope })).not.toThrow();
  });
});
