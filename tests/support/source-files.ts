import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const ROOMS = ["app", "components", "lib", "tests"];
const SKIPPED = new Set(["node_modules", "generated", ".next"]);

export interface SourceFile {
  /** From the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly lines: number;
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return walk(path);
    return /\.(ts|tsx)$/.test(entry.name) && !entry.name.endsWith(".d.ts") ? [path] : [];
  });
}

function load(path: string): SourceFile {
  const text = readFileSync(path, "utf8");
  return { path: relative(ROOT, path).split(sep).join("/"), text, lines: text.split("\n").length - 1 };
}

/** Every TypeScript file of the product and its tests. */
export const ALL_FILES: readonly SourceFile[] = [
  ...ROOMS.flatMap((room) => walk(join(ROOT, room))),
  ...["middleware.ts", "instrumentation.ts", "next.config.ts"].map((name) => join(ROOT, name)),
].map(load);

/** What runs in production. */
export const PRODUCT_FILES = ALL_FILES.filter(({ path }) => !path.startsWith("tests/"));

/** Declarative tables: data in TypeScript's clothes, free of the length budgets. */
export function isTable(path: string): boolean {
  return path.endsWith(".table.ts");
}

export interface Import {
  /** As written. */
  readonly specifier: string;
  /** From the root where it is one of ours, without extension; otherwise `undefined`. */
  readonly target: string | undefined;
  readonly typeOnly: boolean;
}

function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith("@/")) return specifier.slice(2);
  if (!specifier.startsWith(".")) return undefined;
  const parts = from.split("/").slice(0, -1);
  for (const part of specifier.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}

/** Every part of a file, as its syntax tree has them from its beginning to its end, with parents set. The file itself is the first. */
export function nodesOf(file: Pick<SourceFile, "path" | "text">): readonly ts.Node[] {
  const kind = file.path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true, kind));
  return nodes;
}

/** Every static and dynamic import of a file, read from its syntax tree. */
export function importsOf(file: SourceFile): Import[] {
  const found: Import[] = [];
  const add = (node: ts.Node | undefined, typeOnly: boolean): void => {
    if (node && ts.isStringLiteral(node)) {
      found.push({ specifier: node.text, target: resolve(file.path, node.text), typeOnly });
    }
  };
  for (const node of nodesOf(file)) {
    if (ts.isImportDeclaration(node))
      add(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false);
    }
  }
  return found;
}
