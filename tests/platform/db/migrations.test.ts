import { readFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { describe, expect, it } from "vitest";
import { embeddedConnection } from "@/lib/platform/db/embedded";
import { migrate } from "@/lib/platform/db/migrate";
import { migrationNames, pendingSchemaChange, schemaEngine } from "@/lib/platform/db/schema-engine";

describe("the migrations", () => {
  it("lead to the schema, with nothing left over", async () => {
    const connection = embeddedConnection(new PGlite());
    const engine = await schemaEngine(connection.migrationAdapter());
    expect(await pendingSchemaChange(engine)).toBeUndefined();
    await connection.close();
  });

  it.each(migrationNames())(
    "%s has its semicolons between statements only: the driver of a server cuts there",
    (name) => {
      const sql = readFileSync(`prisma/migrations/${name}/migration.sql`, "utf8");
      expect(sql.match(/--.*;|'[^'\n]*;[^'\n]*'|\$\$/g)).toBeNull();
    },
  );

  it("apply once, whoever asks how often", async () => {
    const connection = embeddedConnection(new PGlite());
    const applied = await Promise.all([migrate(connection), migrate(connection), migrate(connection)]);
    expect(applied.flat()).toEqual(migrationNames());
    expect(await migrate(connection)).toEqual([]);
    const rows = await connection.client.$queryRaw<{ checksum: string }[]>`
      SELECT checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL`;
    expect(rows).toHaveLength(migrationNames().length);
    await connection.close();
  });
});
