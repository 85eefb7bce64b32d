import "server-only";
import type { Connection, Database } from "./port";
import { openConnection } from "./select";

declare global {
  /** One per process: Next bundles this module several times, and an embedded Postgres can be opened once. */
  var squishConnection: Connection | undefined;
}

/** The process's connection, opened by whoever asks first. */
export function connection(): Connection {
  globalThis.squishConnection ??= openConnection();
  return globalThis.squishConnection;
}

/** The Prisma client over the process's connection. */
export function database(): Database {
  return connection().client;
}

/** Makes `chosen` the process's connection: for tests and scripts that bring their own. */
export function chooseConnection(chosen: Connection): void {
  globalThis.squishConnection = chosen;
}

/** Closes the process's connection, if it was opened; the next one who asks opens another. */
export async function closeDatabase(): Promise<void> {
  const open = globalThis.squishConnection;
  globalThis.squishConnection = undefined;
  await open?.close();
}
