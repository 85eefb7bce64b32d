import "server-only";
import type { Connection, Database } from "./port";
import { applyMigrations, migrationNames, schemaEngine } from "./schema-engine";

async function appliedNames(client: Database): Promise<ReadonlySet<string>> {
  const [table] = await client.$queryRaw<{ present: boolean }[]>`
    SELECT to_regclass('_prisma_migrations') IS NOT NULL AS present`;
  if (table?.present !== true) return new Set();
  const rows = await client.$queryRaw<{ migration_name: string }[]>`
    SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;
  return new Set(rows.map((row) => row.migration_name));
}

/** The names of the migrations that this database has not seen, in their order. */
export async function pendingMigrations(client: Database): Promise<readonly string[]> {
  const applied = await appliedNames(client);
  return migrationNames().filter((name) => !applied.has(name));
}

async function isUpToDate(client: Database): Promise<boolean> {
  return (await pendingMigrations(client)).length === 0;
}

/**
 * Brings the database to `prisma/migrations` and returns the names applied by this call. Migrating twice equals once;
 * of many instances that start together one migrates and the others wait. `_prisma_migrations` stays Prisma's own.
 */
export async function migrate(connection: Connection): Promise<readonly string[]> {
  if (await isUpToDate(connection.client)) return [];
  return connection.alone(async () => {
    if (await isUpToDate(connection.client)) return [];
    const engine = await schemaEngine(connection.migrationAdapter());
    try {
      return await applyMigrations(engine);
    } finally {
      engine.free();
    }
  });
}
