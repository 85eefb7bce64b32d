import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ROOT } from "../support/source-files";

// The lock file is the list of everything that is not ours. What holds of it is asked without a network.

const packages = z.record(
  z.string(),
  z.object({
    version: z.string().optional(),
    resolved: z.string().optional(),
    integrity: z.string().optional(),
    optional: z.boolean().optional(),
    dev: z.boolean().optional(),
    hasInstallScript: z.boolean().optional(),
  }),
);
const read = (name: string): unknown => JSON.parse(readFileSync(join(ROOT, name), "utf8"));
const lock = z.object({ lockfileVersion: z.number(), packages }).parse(read("package-lock.json"));
const declared = z
  .object({ dependencies: z.record(z.string(), z.string()), devDependencies: z.record(z.string(), z.string()) })
  .parse(read("package.json"));

const others = Object.entries(lock.packages).filter(([path]) => path !== "");
const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

/** The first version of each line of releases in which no hole is known that would be one of ours. */
const FLOORS: readonly (readonly [name: string, floor: string])[] = [
  ["next", "16.4.5"],
  ["react", "19.2.6"],
  ["react-dom", "19.2.6"],
  ["sharp", "0.35.5"],
  ["zod", "4.6.7"],
  ["ai", "6.0.322"],
  ["@clerk/backend", "3.2.3"],
];

/** -1, 0 or 1, of versions in figures and points. */
function compare(one: string, other: string): number {
  const [left, right] = [one, other].map((version) => (version.split("-")[0] ?? "").split(".").map(Number));
  for (const [index, figure] of (left ?? []).entries()) {
    const difference = figure - (right?.[index] ?? 0);
    if (difference !== 0) return Math.sign(difference);
  }
  return 0;
}

describe("what is not ours", () => {
  it("is listed whole, to the version: nothing is fetched that the list does not name", () => {
    expect(lock.lockfileVersion).toBe(3);
    expect(others.length).toBeGreaterThan(500);
    for (const [name, version] of Object.entries({ ...declared.dependencies, ...declared.devDependencies })) {
      expect(version, `${name} has one version, not a range`).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/);
      expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
  });

  it("comes from the registry alone, and is known by its sum", () => {
    for (const [path, { resolved, integrity, optional }] of others) {
      if (resolved !== undefined) expect(resolved, path).toMatch(/^https:\/\/registry\.npmjs\.org\//);
      // Built parts for other machines than this one have none here; npm asks the registry for theirs (decision 0008).
      if (optional !== true) expect(integrity, path).toMatch(/^sha512-[\w+/]+=*$/);
    }
  });

  it("runs nothing of its own while it is installed, but for tools that are known to", () => {
    const running = others
      .filter(([, { hasInstallScript }]) => hasInstallScript === true)
      .map(([path]) => nameOf(path));
    expect(new Set(running)).toEqual(
      new Set(["@parcel/watcher", "@prisma/engines", "@swc/core", "core-js", "esbuild", "prisma"]),
    );
  });

  it("tells versions apart by their figures", () => {
    expect([compare("16.4.6", "16.4.5"), compare("16.10.0", "16.9.9"), compare("0.35.4", "0.35.5")]).toEqual([
      1, 1, -1,
    ]);
    expect(compare("19.2.6", "19.2.6-rc.1")).toBe(0);
  });

  it.each(FLOORS)("has %s of a version in which no hole of ours is known: %s or later", (name, floor) => {
    const versions = others.filter(([path]) => nameOf(path) === name).map(([, { version }]) => version ?? "0");
    expect(versions.length).toBeGreaterThan(0);
    for (const version of versions) expect(compare(version, floor), `${name} ${version}`).toBeGreaterThanOrEqual(0);
  });
});
