import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isPage, lookedForAt } from "../../lib/i18n/pages";
import { ALL_FILES, importsOf, isTable, PRODUCT_FILES, ROOT } from "../support/source-files";
import { percentile } from "../support/percentile";

const VOCABULARY = new Set(["schema.ts", "policy.ts", "data.ts", "mutations.ts", "loaders.ts"]);
const JUNK = /(^|\/)(index|utils?|helpers?|misc|common|queries|hooks|types)\.tsx?$/;
/** Files that Next finds by their name and by their default export. */
const NEXT_FILES =
  /^(app\/.*(page|layout|route|not-found|error|global-error|loading|template|icon|manifest|robots|sitemap)\.tsx?|middleware\.ts|instrumentation\.ts|next\.config\.ts|lib\/i18n\/request\.ts)$/;
const FEATURES = [
  "recipes",
  "ingredients",
  "bookmarks",
  "comments",
  "meals",
  "accounts",
  "family",
  "learning",
  "insights",
];
const TOP_LEVEL = new Set(
  "app components docs lib messages prisma public scripts tests .ci .github .dockerignore .gitignore .npmrc .prettierignore .prettierrc.json Dockerfile README.md compose.yaml components.json eslint.config.mjs instrumentation.ts knip.json middleware.ts next.config.ts package-lock.json package.json postcss.config.mjs prisma.config.ts tsconfig.json vercel.json vitest.config.ts".split(
    " ",
  ),
);
/** Made by the tools, never committed. */
const GENERATED = new Set(
  ".git .next .data node_modules next-env.d.ts tsconfig.tsbuildinfo coverage test-results".split(" "),
);

function pagePaths(folder = ""): string[] {
  return readdirSync(join(ROOT, "app/[locale]", folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return pagePaths(join(folder, entry.name));
    return entry.name === "page.tsx" ? [`/${folder}`] : [];
  });
}

describe("the house", () => {
  it("lists every page where the middleware tells pages from addresses that are none", () => {
    const unlisted = pagePaths().filter(
      (path) => !isPage(path.replace("[slug]", "carrot").replace(/\[\w+\]/g, "example")),
    );
    expect(unlisted, "add its pattern to lib/i18n/pages.ts").toEqual([]);
    expect(isPage("/no-such-page")).toBe(false);
    expect(isPage("/foods/no-such-food")).toBe(false);
    expect([isPage("/recipes/x".padEnd(30, "x")), isPage("/recipes"), isPage("/recipes/a/b")]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("knows an address of no food, which is looked for where nothing matches", () => {
    expect(["/foods/no-such-food", "/foods/carrot", "/foods", "/no-such-page"].map(lookedForAt)).toEqual([
      "/foods/no-such-food/none",
      "/foods/carrot",
      "/foods",
      "/no-such-page",
    ]);
  });

  it("is started by one command, whoever starts it", async () => {
    const { SERVER_COMMAND, SERVER_ENVIRONMENT } = await import(join(ROOT, "scripts/server-command.mjs"));
    const said = (path: string) => readFileSync(join(ROOT, path), "utf8");
    const { scripts } = JSON.parse(said("package.json"));
    expect(scripts.start).toBe(["node", ...SERVER_COMMAND].join(" "));
    expect(said("Dockerfile")).toContain(`CMD ${JSON.stringify(["node", ...SERVER_COMMAND]).replaceAll(",", ", ")}`);
    const settings = Object.entries(SERVER_ENVIRONMENT).map((setting) => setting.join("="));
    expect(settings.length).toBeGreaterThan(0);
    for (const path of ["Dockerfile", "docs/operation/deploying.md"]) expect(said(path)).toContain(settings.join(" "));
    const others = ALL_FILES.filter(({ text }) => /spawn\w*\([^)]*serve\.mjs/s.test(text));
    expect(others.map(({ path }) => path)).toEqual([]);
  });

  it("has only the rooms of the plan at its top level", () => {
    const unexpected = readdirSync(ROOT).filter(
      (name) => !TOP_LEVEL.has(name) && !GENERATED.has(name) && !name.startsWith(".env"),
    );
    expect(unexpected, "see the map of the code in README.md for where each thing lives").toEqual([]);
  });

  it("names files in kebab-case and has no junk drawers", () => {
    const wrong = ALL_FILES.filter(({ path }) => {
      const name = path.split("/").at(-1) ?? "";
      return JUNK.test(path) || !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*\.tsx?$/.test(name);
    }).map(({ path }) => path);
    expect(wrong, "name the file after its noun (quantity.ts) or its verb (compose-recipe.ts)").toEqual([]);
  });

  it("exports by name, but where Next requires a default", () => {
    const wrong = PRODUCT_FILES.filter(({ path, text }) => /^export default/m.test(text) && !NEXT_FILES.test(path)).map(
      ({ path }) => path,
    );
    expect(wrong, "use a named export").toEqual([]);
  });

  it("keeps the vocabulary of a feature closed: five names, and one file per use case named by its verb", () => {
    const wrong: string[] = [];
    for (const feature of readdirSync(join(ROOT, "lib/features"))) {
      if (!FEATURES.includes(feature)) wrong.push(`lib/features/${feature}: features are ${FEATURES.join(", ")}`);
      for (const file of readdirSync(join(ROOT, "lib/features", feature), { withFileTypes: true })) {
        if (file.isDirectory()) wrong.push(`lib/features/${feature}/${file.name}/: a feature has no folders`);
        else if (!VOCABULARY.has(file.name) && !/^[a-z]+(-[a-z]+)*\.ts$/.test(file.name)) wrong.push(file.name);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("marks every server module", () => {
    const server = /^lib\/(platform\/(?!db\/generated).*|features\/.*)\.ts$/;
    const isomorphic = /(\/schema|\/policy|\/port|\/browser|\/public-settings)\.ts$|\.table\.ts$/;
    const wrong = PRODUCT_FILES.filter(
      ({ path, text }) => server.test(path) && !isomorphic.test(path) && !/^import "server-only";/m.test(text),
    ).map(({ path }) => path);
    expect(wrong, 'begin the file with import "server-only"').toEqual([]);
  });

  it("builds every API address with route() and verbs()", () => {
    const wrong = PRODUCT_FILES.filter(
      (file) =>
        /^app\/api\/.*route\.ts$/.test(file.path) && !importsOf(file).some(({ target }) => target === "lib/http/route"),
    ).map(({ path }) => path);
    expect(wrong, "a handler without route() has no checks and no error table").toEqual([]);
  });
});

describe("budgets", () => {
  const counted = PRODUCT_FILES.filter(({ path }) => !isTable(path));
  const lengths = counted.map(({ lines }) => lines).sort((a, b) => a - b);

  it("keeps files short: at most 300 lines, nine in ten within 160, half within 60", () => {
    const long = counted.filter(({ lines }) => lines > 300).map(({ path, lines }) => `${path} (${lines})`);
    expect(long, "split it by what it does; a table of data is named *.table.ts").toEqual([]);
    expect(percentile(lengths, 0.9)).toBeLessThanOrEqual(160);
    expect(percentile(lengths, 0.5)).toBeLessThanOrEqual(60);
  });

  it("keeps routes within 40 lines and pages within 60", () => {
    const limit = (path: string): number =>
      path.endsWith("route.ts") ? 40 : path.endsWith("page.tsx") ? 60 : Infinity;
    const long = PRODUCT_FILES.filter(({ path, lines }) => path.startsWith("app/") && lines > limit(path));
    expect(
      long.map(({ path }) => path),
      "a file in app composes: move what it decides to lib or components",
    ).toEqual([]);
  });

  it("has no any, no non-null assertion, no suppression and no unfinished business", () => {
    const forbidden =
      /:\s*any\b|\bas any\b|<any>|@ts-(ignore|nocheck|expect-error)|eslint-disable|\b(TODO|FIXME|XXX|HACK)\b/;
    const wrong = PRODUCT_FILES.flatMap(({ path, text }) => {
      const found = forbidden.exec(text);
      return found ? [`${path}: ${found[0]}`] : [];
    });
    expect(wrong, "do it, or say it in the note").toEqual([]);
  });

  it("casts at most 1.5 times in a thousand lines", () => {
    const casts = PRODUCT_FILES.flatMap(({ path, text }) =>
      [...text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "").matchAll(/[\w)\]}]\s+as\s+(?!const\b)[A-Z{(][^\n]*/g)]
        .filter(([match]) => !/^\w+\s+as\s+\w+\s*[,}]/.test(match))
        .map(([match]) => `${path}: ${match}`),
    );
    const lines = PRODUCT_FILES.reduce((sum, file) => sum + file.lines, 0);
    expect((casts.length / lines) * 1000, casts.join("\n")).toBeLessThanOrEqual(1.5);
  });

  it("keeps client code in leaves: at most 35 % of the components", () => {
    const views = PRODUCT_FILES.filter(({ path }) => path.endsWith(".tsx"));
    const clients = views.filter(({ text }) => /^"use client";/m.test(text));
    expect(clients.length / Math.max(1, views.length)).toBeLessThanOrEqual(0.35);
  });

  /** Lines of test for a line of product, both below a folder and without tables. */
  function proportion(folder: string): number {
    const linesIn = (room: string) =>
      ALL_FILES.filter(({ path }) => path.startsWith(room) && !isTable(path)).reduce(
        (sum, file) => sum + file.lines,
        0,
      );
    return linesIn(`tests/${folder.replace(/^lib\//, "")}`) / linesIn(folder);
  }

  it("has tests in proportion: at least 0.8 lines of test for a line of product", () => {
    const product = counted.reduce((sum, file) => sum + file.lines, 0);
    const tests = ALL_FILES.filter(({ path }) => path.startsWith("tests/") && !isTable(path)).reduce(
      (sum, file) => sum + file.lines,
      0,
    );
    expect(tests / product).toBeGreaterThanOrEqual(0.8);
  });

  it("has three lines of test for two of the safety engine", () => {
    expect(proportion("lib/domain/safety")).toBeGreaterThanOrEqual(1.5);
  });
});
