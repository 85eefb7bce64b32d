import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { SETTINGS } from "@/lib/platform/env";
import { ROOT } from "@/tests/support/source-files";

const read = (name: string): string => readFileSync(join(ROOT, name), "utf8");

const DOCKERFILE = read("Dockerfile");
const COMPOSE = read("compose.yaml");

/** Set by the image or the platform, or never outside of tests. */
const NOT_GIVEN = ["NODE_ENV", "NEXT_PHASE", "VERCEL", "HOST", "DATA_DIR", "CLERK_API_URL", "RATE_LIMIT_FACTOR"];
const isPublic = (name: string): boolean => name.startsWith("NEXT_PUBLIC_");

describe("the image and compose", () => {
  it.each(SETTINGS.filter((name) => !NOT_GIVEN.includes(name) && !isPublic(name)))("pass %s on", (name) => {
    const given = new RegExp(`^ +${name}: (?:\\$\\{${name}:|postgres:)`, "m");
    expect(COMPOSE, name).toMatch(name === "PORT" ? /\$\{PORT:-3000\}:3000/ : given);
  });

  it.each(SETTINGS.filter(isPublic))("build with %s and run with the same", (name) => {
    expect(COMPOSE).toContain(`${name}: \${${name}:-}`);
    expect(DOCKERFILE.split(`ARG ${name}=\n`), "once for the build, once for what runs").toHaveLength(3);
    expect(DOCKERFILE).toContain(`${name}=$${name}`);
  });

  it("copy files that are there and not kept out, and run scripts that travel along", () => {
    const ignored = read(".dockerignore").split("\n").filter(Boolean);
    const copied = /^COPY (?!--)(.*) \.\/$/m.exec(DOCKERFILE)?.[1]?.split(" ") ?? [];
    const run = [...`${DOCKERFILE}${COMPOSE}`.matchAll(/scripts\/[\w-]+\.mjs/g)].map(([script]) => script);
    expect(copied).toContain("package-lock.json");
    expect(new Set(run)).toContain("scripts/migrate.mjs");
    for (const file of [...copied, ...run]) {
      expect(existsSync(join(ROOT, file)), file).toBe(true);
      expect(
        ignored.some((pattern) => file === pattern || file.startsWith(`${pattern}/`)),
        file,
      ).toBe(false);
    }
  });

  it("keep secrets, state and what is made on this machine out of what is sent to the builder", () => {
    const ignored = read(".dockerignore").split("\n");
    for (const name of [".env", ".env.*", ".data", ".git", "node_modules", ".next"]) expect(ignored).toContain(name);
    for (const name of SETTINGS.filter((one) => /SECRET|TOKEN$|JWT_KEY|API_KEY/.test(one))) {
      expect(DOCKERFILE, "a secret would stay in the image").not.toContain(name);
    }
  });
});

describe("the preview of a pull request", () => {
  it("sends its build as one file: as files of its own its pages are more than Vercel takes", () => {
    const sent = [...read(".github/workflows/preview.yml").matchAll(/vercel@\S+ deploy .*/g)].map(([line]) => line);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain("--prebuilt --archive=tgz");
  });
});
