import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { ALL_FILES, nodesOf, ROOT } from "../support/source-files";
import { SECURITY_REQUIREMENTS, type SecurityRequirement } from "./security-requirements.table";

// docs/security-requirements.md says which test asks what. That it is so is asked here.

/** Requirements that a test asks at least; whoever adds a test raises it. */
const LEAST_TESTED = 128;

/** The function that a call goes back to: `it` of `it.each([…])("…")`. */
function rootOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return rootOf(node.expression);
  return "";
}

/** The names of the tests that are written in a file, and run: none that is skipped. */
function testNames(path: string): ReadonlySet<string> {
  const file = ALL_FILES.find((each) => each.path === path);
  const names = new Set<string>();
  for (const node of file ? nodesOf(file) : []) {
    if (!ts.isCallExpression(node) || !["it", "test"].includes(rootOf(node.expression))) continue;
    const [name] = node.arguments;
    const isRun = !/\.(?:skip|todo|fails)\b/.test(node.expression.getText());
    if (name && ts.isStringLiteralLike(name) && isRun) names.add(name.text);
  }
  return names;
}

const tested = SECURITY_REQUIREMENTS.flatMap(({ id, proof }) =>
  "test" in proof ? [[id, ...proof.test] as const] : [],
);
const documented = SECURITY_REQUIREMENTS.flatMap(({ id, proof }) =>
  "documented" in proof ? [[id, proof.documented] as const] : [],
);
const figuresOf = ({ id }: SecurityRequirement) => id.split(".").map(Number);

describe("the security requirements", () => {
  it("are those of levels 1 and 2, each once and in their order", () => {
    expect(SECURITY_REQUIREMENTS.filter(({ level }) => level === 1)).toHaveLength(70);
    expect(SECURITY_REQUIREMENTS.filter(({ level }) => level === 2)).toHaveLength(183);
    for (const [index, requirement] of SECURITY_REQUIREMENTS.entries()) {
      const before = SECURITY_REQUIREMENTS[index - 1];
      if (before === undefined) continue;
      const [one, other] = [figuresOf(before), figuresOf(requirement)];
      const at = other.findIndex((figure, place) => figure !== one[place]);
      expect(other[at] ?? 0, `${before.id} before ${requirement.id}`).toBeGreaterThan(one[at] ?? 0);
    }
  });

  it("say something to each, and shortly", () => {
    for (const { id, asked, how } of SECURITY_REQUIREMENTS) {
      expect(asked.length, id).toBeGreaterThan(5);
      expect(asked.length, id).toBeLessThan(100);
      expect(how.length, id).toBeGreaterThan(1);
    }
  });

  it.each(tested)("%s is asked by a test that is there: %s, %s", (_, path, name) => {
    expect(existsSync(join(ROOT, path)), path).toBe(true);
    expect([...testNames(path)], `${path} has no such test (any more)`).toContain(name);
  });

  it("are asked by no fewer tests than before", () => {
    expect(tested.length).toBeGreaterThanOrEqual(LEAST_TESTED);
    expect(documented).toHaveLength(22);
  });

  it("know a test that is not there from one that is", () => {
    const names = testNames("tests/architecture/security-requirements.test.ts");
    expect(names).toContain("know a test that is not there from one that is");
    expect(names).not.toContain("the security requirements");
    expect(testNames("tests/architecture/no-such.test.ts").size).toBe(0);
  });

  it.each(documented)("%s is written down under a heading that is there: %s", (_, heading) => {
    const headings = readFileSync(join(ROOT, "docs/security.md"), "utf8").match(/^#{2,3} .+$/gm) ?? [];
    expect(headings.map((line) => line.replace(/^#+ /, ""))).toContain(heading);
  });

  it("are the page that is read", () => {
    const written = execFileSync(process.execPath, ["--import", "tsx", "scripts/security-page.mjs", "--print"], {
      cwd: ROOT,
      encoding: "utf8",
    });
    const page = readFileSync(join(ROOT, "docs/security-requirements.md"), "utf8");
    expect(page, "run: node --import tsx scripts/security-page.mjs").toBe(written);
  });
});
