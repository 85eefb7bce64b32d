import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { Client, Pool } from "pg";
import { log } from "../log";
import { PrismaClient } from "./generated/client";
import type { Connection } from "./port";
import { statementName } from "./statement-name";
import { timed } from "./timed-adapter";

/**
 * Every wait has an end: pg's own default waits for a connection for ever. The limits of the server's side travel with
 * the connection, so they hold on any role. A question to a silent database ends within five seconds.
 */
const REQUEST_LIMITS = {
  max: 10,
  connectionTimeoutMillis: 2_000,
  idleTimeoutMillis: 30_000,
  query_timeout: 4_900,
  statement_timeout: 4_500,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
  keepAlive: true,
  application_name: "squish",
} as const;

/** The number by which instances take turns to migrate. Not Prisma's own, which its engine takes by itself. */
const TURN = 7_177_548;

/**
 * Whether a connection stays with one session of the server, so that it finds its kept plans again. The address says so
 * where a pooler between hands sessions round: `?pgbouncer=true`.
 */
function keepsSession(connectionString: string): boolean {
  return new URL(connectionString).searchParams.get("pgbouncer") !== "true";
}

/** The state of a connection on which nothing is begun and nothing under way. */
const IDLE = "I";

/** The connections of the product. One that comes back while a transaction is open on it is nobody's any more. */
function pool(connectionString: string): Pool {
  const connections = new Pool({ connectionString, ...REQUEST_LIMITS });
  connections.on("release", (_, client) => {
    if (client.getTransactionStatus() === IDLE) return;
    // Marked as ending at once, and so not given to the next who asks.
    client.end().catch((error: unknown) => log.error("database_connection_lost", error));
  });
  return connections;
}

/** Postgres on a server. Opens nothing before the first query, so that the product starts while the server is down. */
export function openServer(connectionString: string): Connection {
  const adapter = new PrismaPg(pool(connectionString), {
    disposeExternalPool: true,
    // An idle connection that the server cut: the pool opens another, the process must not end.
    onPoolError: (error) => log.error("database_connection_lost", error),
    onConnectionError: (error) => log.error("database_connection_lost", error),
    // Planning a list costs Postgres more than reading it: a statement is planned once for each connection.
    ...(keepsSession(connectionString) ? { statementNameGenerator: ({ sql }) => statementName(sql) } : {}),
  });
  const client = new PrismaClient({ adapter: timed(adapter), transactionOptions: { maxWait: 2_000, timeout: 5_000 } });
  return {
    name: "server",
    client,
    migrationAdapter: () => new PrismaPg({ connectionString, max: 2, connectionTimeoutMillis: 2_000 }),
    alone: async (act) => {
      const turn = new Client({ connectionString, connectionTimeoutMillis: 2_000, application_name: "squish-migrate" });
      turn.on("error", (error) => log.error("database_connection_lost", error));
      await turn.connect();
      try {
        await turn.query("SET lock_timeout = '60s'");
        await turn.query("SELECT pg_advisory_lock($1)", [TURN]);
        return await act();
      } finally {
        // The lock goes with the connection.
        await turn.end();
      }
    },
    close: () => client.$disconnect(),
  };
}
