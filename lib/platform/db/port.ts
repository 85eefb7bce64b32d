import type { SqlMigrationAwareDriverAdapterFactory } from "@prisma/driver-adapter-utils";
import type { PrismaClient } from "./generated/client";

export type Database = PrismaClient;

/** An open door to Postgres, in this process or on a server. */
export interface Connection {
  readonly name: "embedded" | "server";
  readonly client: Database;
  /** For the schema engine: without the time limits of requests, since a migration may take longer. */
  migrationAdapter(): SqlMigrationAwareDriverAdapterFactory;
  /** Runs `act` while no other instance of the product does; waits at most a minute for its turn. */
  alone<T>(act: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
