import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Client } from "pg";
import { afterAll, beforeAll } from "vitest";
import { closeDatabase, connection, chooseConnection } from "@/lib/platform/db/client";
import { embeddedConnection } from "@/lib/platform/db/embedded";
import { migrate } from "@/lib/platform/db/migrate";
import { migrationNames } from "@/lib/platform/db/schema-engine";
import { openServer } from "@/lib/platform/db/server";
import { templateKey } from "./database-template";

/** A Postgres server to test on instead of the embedded one. Only on this machine: the tests create and drop databases. */
const SERVER = process.env.TEST_DATABASE_URL;

async function migratedTemplate(): Promise<Blob> {
  const file = join(tmpdir(), `squish-template-${templateKey(migrationNames())}.tar`);
  if (existsSync(file)) return new Blob([readFileSync(file)]);
  const postgres = new PGlite();
  const template = embeddedConnection(postgres);
  await migrate(template);
  const dump = await postgres.dumpDataDir("none");
  await template.close();
  // Written aside and renamed: another worker may be doing the same.
  const folder = mkdtempSync(join(tmpdir(), "squish-template-"));
  writeFileSync(join(folder, "template"), new Uint8Array(await dump.arrayBuffer()));
  renameSync(join(folder, "template"), file);
  rmSync(folder, { recursive: true });
  return dump;
}

async function onServer(address: string): Promise<() => Promise<void>> {
  const host = new URL(address).hostname;
  if (!["localhost", "127.0.0.1", "::1", "[::1]", ""].includes(host)) throw new Error(`Not a server of ours: ${host}`);
  const name = `squish_test_${randomBytes(6).toString("hex")}`;
  const run = async (sql: string) => {
    const client = new Client({ connectionString: address });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await run(`CREATE DATABASE ${name}`);
  const own = new URL(address);
  own.pathname = `/${name}`;
  chooseConnection(openServer(own.toString()));
  await migrate(connection());
  return () => run(`DROP DATABASE ${name} WITH (FORCE)`);
}

/**
 * Gives this test file a migrated database of its own, behind `database()`, and takes it away at the end. Real
 * Postgres, embedded or (with `TEST_DATABASE_URL`) on a server of this machine.
 */
export function withDatabase(): void {
  let drop: () => Promise<void> = () => Promise.resolve();
  beforeAll(async () => {
    if (SERVER !== undefined && SERVER !== "") drop = await onServer(SERVER);
    else chooseConnection(embeddedConnection(new PGlite({ loadDataDir: await migratedTemplate() })));
  });
  afterAll(async () => {
    await closeDatabase();
    await drop();
  });
}
