import { describe, expect, it } from "vitest";
import { ALL_FILES, importsOf, PRODUCT_FILES, type SourceFile } from "../support/source-files";

/** The packages that a pure module may use: the schema language, and the reader of expressions. */
const PURE_PACKAGES = new Set(["zod", "@eslint-community/regexpp"]);
const DOMAIN_ORDER = ["shared", "food", "safety", "recipes", "meals", "learning", "analytics"];
const DOMAIN_MAY_USE: Record<string, readonly string[]> = {
  shared: [],
  food: ["shared"],
  safety: ["shared", "food"],
  recipes: ["shared", "food", "safety"],
  meals: ["shared", "food", "safety", "recipes"],
  learning: ["shared", "food"],
  analytics: ["shared", "food"],
};

const VENDORS = [
  /^@clerk\//,
  /^openai$/,
  /^ai$/,
  /^@ai-sdk\//,
  /^posthog/,
  /^better-auth/,
  /^@prisma\//,
  /^pg$/,
  /pglite/,
  /^sharp$/,
];

/** A vendor's browser half: the one file of its folder that runs in a browser, behind which its package is named. */
const BROWSER_HALF = /^lib\/platform\/[a-z]+\/browser(?:\.tsx?)?$/;
const PUBLIC_SETTINGS = "lib/platform/public-settings";
/** The settings that the build writes into the pages, and the halves that are left out without them. */
const MAY_READ_PUBLIC = /^lib\/platform\/(?:public-settings|[a-z]+\/browser)\.tsx?$/;

function broken(files: readonly SourceFile[], rule: (file: SourceFile) => string[]): string[] {
  return files.flatMap((file) => rule(file).map((message) => `${file.path}: ${message}`));
}

function inRoom(room: string): SourceFile[] {
  return PRODUCT_FILES.filter(({ path }) => path.startsWith(room));
}

describe("1. arrows point at domain; domain points at nothing", () => {
  it("imports only its own lower rooms and pure packages", () => {
    const rule = (file: SourceFile): string[] => {
      const room = file.path.split("/")[2] ?? "";
      const allowed = DOMAIN_MAY_USE[room];
      if (!allowed)
        return [`"${room}" is no room of the domain (${DOMAIN_ORDER.join(", ")}); put the code in one of them`];
      return importsOf(file).flatMap(({ specifier, target }) => {
        if (target === undefined) {
          return PURE_PACKAGES.has(specifier)
            ? []
            : [`imports "${specifier}". The domain is pure: what needs a package or I/O belongs in lib/platform`];
        }
        const to = target.split("/");
        if (to[0] !== "lib" || to[1] !== "domain") {
          return [
            `imports "${target}". The domain points at nothing: move what it needs into lib/domain, or pass it in`,
          ];
        }
        const below = to[2] ?? "";
        return below === room || allowed.includes(below)
          ? []
          : [`${room} imports ${below}. Arrows inside the domain run shared <- food <- safety <- recipes <- meals`];
      });
    };
    expect(broken(inRoom("lib/domain/"), rule)).toEqual([]);
  });

  it("has no clock, no randomness, no environment and no console in the domain", () => {
    const impure =
      /\b(Date\.now\(|new Date\(\)|Math\.random\(|process\.(?:env|argv|cwd|exit|hrtime|nextTick|std|memory|version)|console\.|fetch\(|crypto\.)/;
    const rule = ({ text }: SourceFile): string[] => {
      const found = impure.exec(text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ""));
      return found ? [`uses ${found[0]}. Pass time, chance and settings in as parameters`] : [];
    };
    expect(broken(inRoom("lib/domain/"), rule)).toEqual([]);
  });
});

describe("2. features never knows HTTP; http never knows the features", () => {
  it("keeps requests and navigation out of the features", () => {
    const rule = (file: SourceFile): string[] =>
      importsOf(file).flatMap(({ specifier, target }) =>
        target?.startsWith("lib/http/") || specifier === "next/server" || specifier === "next/headers"
          ? [`imports "${specifier}". Take explicit parameters; the request ends in app/api and lib/http`]
          : [],
      );
    expect(broken(inRoom("lib/features/"), rule)).toEqual([]);
  });

  it("keeps the features out of http", () => {
    const rule = (file: SourceFile): string[] =>
      importsOf(file).flatMap(({ target }) =>
        target?.startsWith("lib/features/")
          ? [`imports "${target}". The transport serves any use case; compose the two in app/api`]
          : [],
      );
    expect(broken(inRoom("lib/http/"), rule)).toEqual([]);
  });
});

describe("3. vendors are named only in platform", () => {
  it("imports vendors in lib/platform, and Prisma also where a feature reads or writes", () => {
    const rule = (file: SourceFile): string[] => {
      if (file.path.startsWith("lib/platform/")) return [];
      const mayUsePrisma = /^lib\/features\/[^/]+\/(data|mutations)\.ts$/.test(file.path);
      return importsOf(file).flatMap(({ specifier, target }) => {
        const generated = target?.startsWith("lib/platform/db/generated") ?? false;
        const vendor = VENDORS.some((pattern) => pattern.test(specifier));
        if (!vendor && !generated) return [];
        if (mayUsePrisma && (generated || specifier.startsWith("@prisma/"))) return [];
        return [
          `imports "${specifier}". Vendors live behind a port in lib/platform; rows are read in data.ts and mutations.ts`,
        ];
      });
    };
    expect(broken(PRODUCT_FILES, rule)).toEqual([]);
  });

  it("opens the database only in data.ts, mutations.ts and the platform", () => {
    const rule = (file: SourceFile): string[] => {
      if (/^lib\/features\/[^/]+\/(data|mutations)\.ts$/.test(file.path)) return [];
      if (file.path.startsWith("lib/platform/")) return [];
      return importsOf(file).flatMap(({ target, typeOnly }) =>
        !typeOnly && target === "lib/platform/db/client"
          ? ["opens the database. Reads belong in the feature's data.ts, writes in its mutations.ts"]
          : [],
      );
    };
    expect(broken(PRODUCT_FILES, rule)).toEqual([]);
  });

  it("reads the environment in one place", () => {
    const rule = ({ path, text }: SourceFile): string[] =>
      path !== "lib/platform/env.ts" &&
      path !== "next.config.ts" &&
      // Next leaves the edge build's half out only where the condition is written in its own words.
      (MAY_READ_PUBLIC.test(path)
        ? /process\.env\b(?!\.(?:NEXT_PUBLIC_|NODE_ENV\b))/.test(text)
        : /process\.env\b(?!\.NEXT_RUNTIME)/.test(text))
        ? ["reads process.env. Add the setting to lib/platform/env.ts, with what happens when it is unset"]
        : [];
    expect(broken(PRODUCT_FILES, rule)).toEqual([]);
  });
});

describe("4. nothing imports app", () => {
  it("imports app only from app", () => {
    const rule = (file: SourceFile): string[] =>
      file.path.startsWith("app/")
        ? []
        : importsOf(file).flatMap(({ target }) =>
            target?.startsWith("app/")
              ? [`imports "${target}". app only composes: move what is shared to components or lib`]
              : [],
          );
    expect(broken(PRODUCT_FILES, rule)).toEqual([]);
  });

  it("keeps components off the server's side", () => {
    const rule = (file: SourceFile): string[] =>
      importsOf(file).flatMap(({ target, typeOnly }) => {
        if (target === undefined || typeOnly) return [];
        if (target === PUBLIC_SETTINGS || BROWSER_HALF.test(target)) return [];
        if (target.startsWith("lib/platform/"))
          return [`imports "${target}". A component gets data by props or by lib/http/api-client`];
        if (target.startsWith("lib/features/") && !target.endsWith("/schema")) {
          return [`imports "${target}". A component may know a feature's schema, never its use cases`];
        }
        return [];
      });
    expect(broken(inRoom("components/"), rule)).toEqual([]);
  });

  it("keeps a vendor's browser half off the server's: it knows the domain, its package and public settings", () => {
    const rule = (file: SourceFile): string[] =>
      importsOf(file).flatMap(({ target, typeOnly }) =>
        target === undefined || typeOnly || target.startsWith("lib/domain/") || target === PUBLIC_SETTINGS
          ? []
          : [`imports "${target}". Pass what it needs in from the component`],
      );
    const halves = PRODUCT_FILES.filter(({ path }) => BROWSER_HALF.test(path));
    expect(halves.length).toBeGreaterThan(0);
    expect(broken(halves, rule)).toEqual([]);
  });
});

describe("no circles", () => {
  it("has no import cycle anywhere", () => {
    const names = new Map(ALL_FILES.map((file) => [file.path.replace(/\.(ts|tsx)$/, ""), file]));
    const edges = new Map(
      [...names].map(([name, file]) => [
        name,
        importsOf(file)
          .filter(({ typeOnly }) => !typeOnly)
          .map(({ target }) => target?.replace(/\.(ts|tsx)$/, ""))
          .filter((target): target is string => target !== undefined && names.has(target)),
      ]),
    );
    const state = new Map<string, "open" | "done">();
    const cycles: string[] = [];
    const visit = (name: string, trail: readonly string[]): void => {
      if (state.get(name) === "done") return;
      if (state.get(name) === "open") {
        cycles.push([...trail.slice(trail.indexOf(name)), name].join(" -> "));
        return;
      }
      state.set(name, "open");
      for (const next of edges.get(name) ?? []) visit(next, [...trail, name]);
      state.set(name, "done");
    };
    for (const name of edges.keys()) visit(name, []);
    expect(cycles, "move what both need into a third file that points at neither").toEqual([]);
  });
});
