import "server-only";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Another process has this folder's database open. */
export class FolderInUseError extends Error {
  constructor(folder: string, holder: number) {
    super(`The data folder ${folder} is in use by process ${holder}. Stop it first, or set another DATA_DIR.`);
    this.name = "FolderInUseError";
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, but is somebody else's.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function holderOf(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, "utf8"));
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Takes `folder` for this process and returns how to give it back. Two processes writing one embedded Postgres destroy
 * it, so a second one throws. What a killed process left behind is taken over.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, "in-use-by");
  const release = () => {
    if (holderOf(file) === process.pid) rmSync(file, { force: true });
  };
  const holder = holderOf(file);
  if (holder !== undefined && holder !== process.pid && isAlive(holder)) throw new FolderInUseError(folder, holder);
  if (holder !== process.pid) rmSync(file, { force: true });
  // "wx" on a fresh file: of two that start at the same moment, one fails here.
  if (holder !== process.pid) writeFileSync(file, String(process.pid), { flag: "wx", mode: 0o600 });
  process.once("exit", release);
  return release;
}
