import { spawnSync } from "node:child_process";
import { cpSync, linkSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, readlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./source-files";

/** Made by tools; a build of its own makes them anew. */
const LEFT_OUT = new Set([".git", ".next", ".data", "node_modules", "coverage", "test-results"]);

/** The same files under a second name where the disk allows it: a copy of the packages would take a minute. */
function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), join(to, name)];
    const entry = lstatSync(source);
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else {
      try {
        linkSync(source, target);
      } catch {
        cpSync(source, target);
      }
    }
  }
}

/**
 * The product built anew with settings that a build writes into the pages (`NEXT_PUBLIC_…`), in a folder of its own: the
 * build that all other tests use stays as it is. Takes as long as a build. The folder is the caller's to remove.
 */
export function builtWith(settings: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "squish-build-"));
  for (const name of readdirSync(ROOT)) {
    if (!LEFT_OUT.has(name) && !name.startsWith(".env"))
      cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  }
  linkTree(join(ROOT, "node_modules"), join(folder, "node_modules"));
  const { PATH, HOME } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/build.mjs"], {
    cwd: folder,
    encoding: "utf8",
    env: { PATH, HOME, NODE_ENV: "production", ...settings },
  });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
  return folder;
}
