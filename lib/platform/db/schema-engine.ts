import "server-only";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import type { MigrationList, SchemaEngine } from "@prisma/schema-engine-wasm/schema_engine_bg";

function projectPath(...parts: readonly string[]): string {
  return join(/* turbopackIgnore: true */ process.cwd(), ...parts);
}

/** The names of the migrations in `prisma/migrations`, in the order in which they apply. */
export function migrationNames(): readonly string[] {
  const folder = projectPath("prisma", "migrations");
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, "migration.sql")))
    .map((entry) => entry.name)
    .sort();
}

/** The migrations as the engine reads them, in Prisma's own format. */
export function migrationList(): MigrationList {
  const folder = projectPath("prisma", "migrations");
  return {
    baseDir: folder,
    lockfile: { path: "migration_lock.toml", content: readFileSync(join(folder, "migration_lock.toml"), "utf8") },
    shadowDbInitScript: "",
    migrationDirectories: migrationNames().map((name) => ({
      path: name,
      migrationFile: {
        path: "migration.sql",
        content: { tag: "ok", value: readFileSync(join(folder, name, "migration.sql"), "utf8") },
      },
    })),
  };
}

async function loadEngine() {
  const binding = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  const file = projectPath("node_modules", "@prisma", "schema-engine-wasm", "schema_engine_bg.wasm");
  const { instance } = await WebAssembly.instantiate(readFileSync(file), { "./schema_engine_bg.js": { ...binding } });
  binding.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start === "function") Reflect.apply(start, undefined, []);
  return binding;
}

/** Once per process: the engine's JavaScript half keeps views of one memory, and a second instance would write to the first's. */
let loaded: ReturnType<typeof loadEngine> | undefined;

/**
 * Prisma's own schema engine as WebAssembly: nothing is downloaded, nothing is executed beside this process. Loaded
 * only when a migration has to be made or applied, since it is 5 MB.
 */
export async function schemaEngine(adapter: SqlMigrationAwareDriverAdapterFactory): Promise<SchemaEngine> {
  loaded ??= loadEngine();
  const binding = await loaded;
  const schema = readFileSync(projectPath("prisma", "schema.prisma"), "utf8");
  return binding.SchemaEngine.new(
    { datamodels: [["schema.prisma", schema]] },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(adapter),
  );
}

const NO_FILTER = { externalTables: [], externalEnums: [] };

/** The SQL that leads from the migrations to `schema.prisma`; `undefined` when they agree. Needs an embedded adapter. */
export async function pendingSchemaChange(engine: SchemaEngine): Promise<string | undefined> {
  const schema = readFileSync(projectPath("prisma", "schema.prisma"), "utf8");
  const migrations = migrationList();
  const { stdout } = await engine.diff({
    script: true,
    exitCode: null,
    filters: NO_FILTER,
    from: migrations.migrationDirectories.length === 0 ? { tag: "empty" } : { tag: "migrations", ...migrations },
    to: { tag: "schemaDatamodel", files: [{ path: "schema.prisma", content: schema }] },
  });
  return stdout === null || stdout.includes("This is an empty migration") ? undefined : stdout;
}

/** Applies what is missing and returns its names. A migration that failed half-way stops it, with Prisma's own words. */
export async function applyMigrations(engine: SchemaEngine): Promise<readonly string[]> {
  const { appliedMigrationNames } = await engine.applyMigrations({
    migrationsList: migrationList(),
    filters: NO_FILTER,
  });
  return appliedMigrationNames;
}
