import "server-only";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { PrismaPGlite } from "pglite-prisma-adapter";
import { lockFolder } from "./folder-lock";
import { PrismaClient } from "./generated/client";
import type { Connection } from "./port";

/** A connection over a Postgres that runs in this process. `release` is called once, after it has closed. */
export function embeddedConnection(postgres: PGlite, release: () => void = () => undefined): Connection {
  // A start that fails is seen by every query; without this it would also end the process.
  postgres.waitReady.catch(() => undefined);
  const client = new PrismaClient({ adapter: new PrismaPGlite(postgres) });
  let turn: Promise<unknown> = Promise.resolve();
  return {
    name: "embedded",
    client,
    migrationAdapter: () => new PrismaPGlite(postgres),
    alone: (act) => {
      const mine = turn.then(act, act);
      turn = mine.catch(() => undefined);
      return mine;
    },
    close: async () => {
      await client.$disconnect();
      if (!postgres.closed) await postgres.close();
      release();
    },
  };
}

/** Postgres in `folder`, made when absent. A folder belongs to one process at a time: a second one is refused. */
export function openEmbedded(folder: string): Connection {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const release = lockFolder(folder);
  return embeddedConnection(new PGlite({ dataDir: join(folder, "pg") }), release);
}
