import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Changes whenever a migration does: a template made from others is never used. */
export function templateKey(names: readonly string[]): string {
  const hash = createHash("sha256");
  for (const name of names) {
    hash.update(name).update(readFileSync(join(process.cwd(), "prisma", "migrations", name, "migration.sql")));
  }
  return hash.digest("hex").slice(0, 16);
}
