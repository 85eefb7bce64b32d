// What has to be there before anything runs: the packages of package-lock.json, the database client and the Burmese
// font. Each step is skipped when it was done for the same input, so that a second start takes seconds. Needs only Node.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { readCompilerFromFile } from "./query-compiler.mjs";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const STAMPS = join(root, "node_modules", ".squish");

/** Runs a command to its end with our output; ends this process with its code when it fails. */
export function run(command, args, extraEnvironment = {}) {
  const child = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...extraEnvironment },
    shell: process.platform === "win32",
  });
  if (child.error) process.stderr.write(`${command}: ${child.error.message}\n`);
  if (child.status !== 0) process.exit(child.status ?? 1);
}

function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesUnder(join(path, entry.name)));
}

/** A hash of the names and contents of all files under `paths` (relative to the project), except those under `without`. */
export function hashOf(paths, without = []) {
  const left = without.map((path) => join(root, path));
  const hash = createHash("sha256");
  for (const file of paths.flatMap((path) => filesUnder(join(root, path)))) {
    if (left.some((path) => file.startsWith(path))) continue;
    hash.update(file.slice(root.length)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

/** True when `name` was last stamped with `value`. */
export function isStamped(name, value, folder = STAMPS) {
  const file = join(folder, name);
  return existsSync(file) && readFileSync(file, "utf8") === value;
}

export function stamp(name, value, folder = STAMPS) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), value);
}

function install() {
  const wanted = hashOf(["package-lock.json", ".npmrc"]);
  // npm writes this file at the end of an install that went through; older than the lock file, it is of another one.
  const done = join(root, "node_modules", ".package-lock.json");
  const current = existsSync(done) && statSync(done).mtimeMs >= statSync(join(root, "package-lock.json")).mtimeMs;
  if (existsSync(done) && isStamped("installed", wanted)) return;
  if (!current) {
    process.stdout.write("Installing the packages ...\n");
    run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"]);
  }
  stamp("installed", wanted);
}

function generate() {
  const generated = join(root, "lib", "platform", "db", "generated", "client.ts");
  const wanted = hashOf(["prisma/schema.prisma", "node_modules/prisma/package.json", "scripts/query-compiler.mjs"]);
  if (existsSync(generated) && isStamped("generated", wanted)) return;
  process.stdout.write("Generating the database client ...\n");
  // The engine is not needed to generate, only looked for: any executable keeps it from being downloaded.
  run(process.execPath, [join(root, "node_modules", "prisma", "build", "index.js"), "generate"], {
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: "1",
    CHECKPOINT_DISABLE: "1",
  });
  readCompilerFromFile(root);
  stamp("generated", wanted);
}

/** Texts that a page fetches when they are needed, and does not carry from the start: of a card, and of the shell. */
const LATER_TEXTS = {
  later: ["Comments", "RecipeActions"],
  shell: ["Errors", "Offline", "Search", "Toast"],
  consent: ["Consent"],
};

/** Writes the later texts of each language apart, so that the browser fetches those of one language and no others. */
export function writeLaterTexts() {
  const folder = join(root, "lib", "i18n", "generated");
  mkdirSync(folder, { recursive: true });
  const read = (language) => JSON.parse(readFileSync(join(root, "messages", `${language}.json`), "utf8"));
  for (const language of ["en", "my", "de", "de-AT", "pl"]) {
    const [base, over] = language === "de-AT" ? [read("de"), read("de-AT")] : [read(language), {}];
    for (const [kind, names] of Object.entries(LATER_TEXTS)) {
      const texts = Object.fromEntries(names.map((name) => [name, { ...base[name], ...over[name] }]));
      const file = join(folder, `${kind}.${language}.json`);
      const text = `${JSON.stringify(texts)}\n`;
      if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
    }
  }
}

function cutBurmeseFont() {
  const source = "scripts/burmese-font.mjs";
  const wanted = hashOf([source, "node_modules/@fontsource-variable/noto-sans-myanmar/package.json"]);
  if (existsSync(join(root, "components/shell/generated/burmese.woff2")) && isStamped("burmese-font", wanted)) return;
  run(process.execPath, [join(root, source)]);
  stamp("burmese-font", wanted);
}

/** Installs and generates where needed. */
export function prepare() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    process.stderr.write(`Node 20.19 or newer is needed; this is ${process.versions.node}.\n`);
    process.exit(1);
  }
  install();
  generate();
  writeLaterTexts();
  cutBurmeseFont();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) prepare();
