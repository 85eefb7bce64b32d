import "server-only";
import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { database } from "./db/client";
import { capabilities, env } from "./env";

const ADMIN_TOKEN = "admin-token";

function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** From a file that only its owner reads; of two processes that make it at once, both get the first one's. */
function fromFolder(folder: string, name: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, name);
  try {
    writeFileSync(file, `${newSecret()}\n`, { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFileSync(file, "utf8").trim();
}

/** From a row: an installation on a server keeps nothing on disk, and its instances have to agree. */
async function fromDatabase(name: string): Promise<string> {
  await database().secret.createMany({ data: [{ name, value: newSecret() }], skipDuplicates: true });
  const { value } = await database().secret.findUniqueOrThrow({ where: { name }, select: { value: true } });
  return value;
}

let kept: string | undefined;

/**
 * The token that the analytics calls need beside an admin's session: `ADMIN_TOKEN`, else one made once and kept, in
 * `DATA_DIR` or, with `DATABASE_URL`, in the database. At least 32 characters.
 *
 * It is the only secret of an installation. Sessions need none: their cookies are random, and the database has hashes.
 */
export async function adminToken(): Promise<string> {
  const settings = env();
  if (settings.ADMIN_TOKEN !== undefined) return settings.ADMIN_TOKEN;
  kept ??=
    capabilities(settings).database === "server"
      ? await fromDatabase(ADMIN_TOKEN)
      : fromFolder(resolve(/* turbopackIgnore: true */ settings.DATA_DIR), ADMIN_TOKEN);
  return kept;
}
