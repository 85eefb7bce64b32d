// Brings the database to prisma/migrations and ends: `node scripts/migrate.mjs`. The product does the same at start, so
// this is for whoever migrates before they deploy. `node scripts/migrate.mjs new add_something` writes the migration
// that leads from prisma/migrations to prisma/schema.prisma.
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";

// The product's modules are TypeScript and marked server-only; both need a flag that only a new process can have.
const FLAGS = ["--conditions=react-server", "--import", "tsx"];

if (!process.execArgv.includes(FLAGS[0])) {
  const child = spawnSync(process.execPath, [...FLAGS, ...process.argv.slice(1)], { stdio: "inherit" });
  process.exit(child.status ?? 1);
}

async function applyAll() {
  const { connection, closeDatabase } = await import("../lib/platform/db/client.ts");
  const { migrate } = await import("../lib/platform/db/migrate.ts");
  const applied = await migrate(connection());
  process.stdout.write(applied.length === 0 ? "Nothing to migrate.\n" : `Migrated: ${applied.join(", ")}\n`);
  await closeDatabase();
}

async function writeNew(name) {
  const { PGlite } = await import("@electric-sql/pglite");
  const { embeddedConnection } = await import("../lib/platform/db/embedded.ts");
  const { pendingSchemaChange, schemaEngine } = await import("../lib/platform/db/schema-engine.ts");
  const empty = embeddedConnection(new PGlite());
  const sql = await pendingSchemaChange(await schemaEngine(empty.migrationAdapter()));
  await empty.close();
  if (sql === undefined) {
    process.stdout.write("The migrations already lead to the schema.\n");
    return;
  }
  const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = `prisma/migrations/${stamp}_${name.replace(/[^a-z0-9]+/gi, "_").toLowerCase()}`;
  mkdirSync(folder, { recursive: true });
  // The schema "public" is there already, and its owner may be somebody else.
  writeFileSync(
    `${folder}/migration.sql`,
    sql.replace(/-- CreateSchema\nCREATE SCHEMA IF NOT EXISTS "public";\n+/, ""),
  );
  process.stdout.write(`Wrote ${folder}/migration.sql\n`);
}

const [command, name] = process.argv.slice(2);
try {
  if (command === "new") await writeNew(name ?? "change");
  else await applyAll();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
