import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { isTable, nodesOf, PRODUCT_FILES, ROOT, type SourceFile } from "../support/source-files";

// What a reviewer would search the sources for. Each list is closed: whoever adds to it says so here.

/** Of the scripts those that run while the product serves. */
const SERVING = ["serve", "api-entries", "early-answer", "overload", "own-answer", "page-memory"].map((name) => {
  const path = `scripts/${name}.mjs`;
  const text = readFileSync(join(ROOT, path), "utf8");
  return { path, text, lines: text.split("\n").length } satisfies SourceFile;
});
const RUNNING: readonly SourceFile[] = [...PRODUCT_FILES, ...SERVING];
const SERVER = RUNNING.filter(({ path }) => !path.startsWith("components/"));

/** `path: what stands there`, for everything that `pattern` finds. */
function found(files: readonly SourceFile[], pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([said]) => `${path}: ${said}`));
}

/** Neither in a function nor in a method, but for one that is handed to another at once: `TABLE.map((row) => …)`. */
function isMadeOnce({ parent }: ts.Node): boolean {
  if (ts.isSourceFile(parent)) return true;
  const isHandedOn = ts.isArrowFunction(parent) && ts.isCallExpression(parent.parent);
  return (!ts.isFunctionLike(parent) || isHandedOn) && isMadeOnce(parent);
}

/** Where expressions are made, and whether of a file's own words, once: a table's own functions write theirs out. */
function expressionsMade(file: SourceFile): readonly { path: string; isOwn: boolean }[] {
  if (!/\b(?:RegExp|expression)\(/.test(file.text)) return [];
  return nodesOf(file).flatMap((node) => {
    const isMade =
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      ["RegExp", "expression"].includes(node.expression.getText());
    if (!isMade) return [];
    const isWrittenOut = node.arguments?.every((each) => ts.isRegularExpressionLiteral(each)) === true;
    return [{ path: file.path, isOwn: isMadeOnce(node) || (isTable(file.path) && isWrittenOut) }];
  });
}

/** Expressions with the letters of every script, which are slow (`lib/domain/shared/expression.ts`). */
function withAllLetters(file: Pick<SourceFile, "path" | "text">): readonly string[] {
  if (!file.text.includes("\\p{L}")) return [];
  return nodesOf(file).flatMap((node) => {
    if (!ts.isRegularExpressionLiteral(node) || !node.text.includes("\\p{L}")) return [];
    const { parent } = node;
    const isOwn = ts.isCallExpression(parent) && parent.expression.getText() === "expression";
    // A source is put into another, which is one of ours.
    const isSource = ts.isPropertyAccessExpression(parent) && parent.name.text === "source";
    return isOwn || isSource ? [] : [`${file.path}: ${node.text}`];
  });
}

function pathsWith(files: readonly SourceFile[], pattern: RegExp): string[] {
  return files.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
}

describe("what runs while the product serves", () => {
  it("starts no other program", () => {
    expect(found(RUNNING, /node:child_process|node:cluster|process\.dlopen|\bexecSync\b|\bspawn\(/g)).toEqual([]);
  });

  it("makes no code and no template of a text", () => {
    const code = /\beval\(|new Function\(|node:vm|Function\.prototype\.constructor|setTimeout\(\s*["'`]/g;
    const templates = /from "(?:ejs|handlebars|mustache|pug|nunjucks|liquidjs|marked|markdown-it|remark)"/g;
    expect([...found(RUNNING, code), ...found(RUNNING, templates)]).toEqual([]);
  });

  it("puts no text of anybody into a page as markup", () => {
    const markup = /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|srcDoc/g;
    expect(found(RUNNING, markup)).toEqual([]);
  });

  it("builds regular expressions of its own words, once, and never while it answers", () => {
    const made = RUNNING.flatMap(expressionsMade);
    expect(made.length, "the search finds them").toBeGreaterThan(600);
    // At the top level of a file of the domain there is nobody's text yet; the other is of the addresses that the build wrote.
    const others = made.filter(({ path, isOwn }) => !path.startsWith("lib/domain/") || !isOwn);
    expect(others.map(({ path }) => path)).toEqual(["lib/domain/shared/expression.ts", "scripts/api-entries.mjs"]);
  });

  it("searches with the letters that a normalised text has, where it does not read what somebody typed as it is", () => {
    const asTyped =
      /^lib\/domain\/(?:food\/(?:free-order|normalise|unknown-word)|safety\/(?:mend-sentence|family-words))\.ts$/;
    const engine = RUNNING.filter(({ path }) => /^lib\/domain\/(?:food|safety)\//.test(path) && !asTyped.test(path));
    expect(engine.flatMap(withAllLetters)).toEqual([]);
    const text = "const WORD = /\\p{L}+/u; const OTHER = expression(/\\p{L}/u);";
    expect(withAllLetters({ path: "example.ts", text })).toEqual(["example.ts: /\\p{L}+/u"]);
  });

  it("asks the database with bound values only", () => {
    expect(found(RUNNING, /\$(?:queryRaw|executeRaw)Unsafe|Prisma\.raw\(|\.query\(\s*`/g)).toEqual([]);
  });

  it("reads and writes files under names of its own only", () => {
    expect(pathsWith(SERVER, /from "node:fs(?:\/promises)?"/).toSorted()).toEqual([
      "lib/platform/db/embedded.ts",
      "lib/platform/db/folder-lock.ts",
      "lib/platform/db/schema-engine.ts",
      "lib/platform/secrets.ts",
      "scripts/api-entries.mjs",
      "scripts/serve.mjs",
    ]);
  });
});

describe("whom the server calls", () => {
  it("is a provider of the settings, through one fetch that follows nobody elsewhere, and itself", () => {
    const called = pathsWith(SERVER, /(?<![.\w])fetch\(|from "(?:axios|got|undici|node:https?|node:net|node:dns)"/);
    expect(called.toSorted()).toEqual([
      // Its own calls, in the browser.
      "lib/http/api-client.ts",
      "lib/platform/ai/bounded-fetch.ts",
      // Names the kind of an answer, and calls nobody.
      "scripts/early-answer.mjs",
      "scripts/page-memory.mjs",
      "scripts/serve.mjs",
    ]);
    const bounded = RUNNING.find(({ path }) => path === "lib/platform/ai/bounded-fetch.ts");
    expect(bounded?.text).toContain('redirect: "error"');
  });
});

describe("secrets and sums", () => {
  const named = (name: RegExp) => found(RUNNING, name).map((line) => line.replace(/^[^:]+: /, ""));

  it("are made by Node's own cryptography and by Argon2, with SHA-256 and nothing older", () => {
    const kinds = named(/\bcreateHash\([^)]*\)|\bcreateHmac\("[^"]*"/g);
    expect(new Set(kinds)).toEqual(new Set(['createHash("sha256")', 'createHmac("sha256"']));
    expect(found(RUNNING, /\b(?:md5|sha-?1|ripemd|des-|rc4)\b/gi).filter((line) => !/\.table\.ts/.test(line))).toEqual(
      [],
    );
    expect(found(RUNNING, /from "(?:crypto-js|node-forge|tweetnacl|bcrypt\w*|jsonwebtoken|jose|md5|uuid)"/g)).toEqual(
      [],
    );
  });

  it("need no cipher, no key pair and no key made of a password: nothing is encrypted or signed here", () => {
    const ciphers =
      /\bcreate(?:Cipher|Decipher|Sign|Verify|DiffieHellman|ECDH)\w*\(|\bgenerateKey\w*\(|\b(?:public|private)(?:En|De)crypt\(|\b(?:pbkdf2|scrypt|hkdf)(?:Sync)?\(|crypto\.subtle/g;
    expect(found(RUNNING, ciphers)).toEqual([]);
  });

  it("are of at least 128 random bits, and no other chance decides about a secret", () => {
    const sizes = named(/\brandomBytes\(\d+\)/g).map((said) => Number(/\d+/.exec(said)?.[0]));
    expect(sizes.length).toBeGreaterThan(3);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
    expect(
      Math.min(...named(/new Uint8Array\((\d+)\)\)/g).map((said) => Number(/\d+(?=\)\))/.exec(said)?.[0]))),
    ).toBeGreaterThanOrEqual(16);
    // How long a transaction waits before it tries again.
    expect(pathsWith(RUNNING, /Math\.random/)).toEqual(["lib/platform/db/errors.ts"]);
    // The number of a call in the log, and the name of one attempt: nobody gains anything by guessing them.
    expect(pathsWith(RUNNING, /randomUUID\(/).toSorted()).toEqual([
      "components/family/use-reaction.ts",
      "lib/http/route.ts",
      "scripts/own-answer.mjs",
    ]);
  });

  it("are compared in a time that tells nothing", () => {
    expect(pathsWith(RUNNING, /timingSafeEqual\(/).toSorted()).toEqual([
      "lib/http/admin-token.ts",
      "lib/platform/identity/clerk-message.ts",
    ]);
  });
});

describe("a message between windows", () => {
  it("is heard from the product's own worker alone", () => {
    const heard = found(RUNNING, /\S*addEventListener\("message"/g);
    expect(heard).toEqual([
      'components/offline/connection-store.ts: navigator.serviceWorker.addEventListener("message"',
      'components/offline/worker.ts: scope.addEventListener("message"',
    ]);
    expect(found(RUNNING, /\bonmessage\b|window\.opener|BroadcastChannel/g)).toEqual([]);
  });
});
