import { join } from "node:path";
import pg from "pg";
import { ROOT } from "./source-files";

/** A Postgres server that only this test uses, so that it may be stopped. */
export interface OwnPostgres {
  readonly url: string;
  readonly port: number;
  /** The account that it runs as; none where it is our own. */
  readonly owner: number | undefined;
  readonly stop: () => Promise<void>;
  /** Ends it in the middle of what it does, as a power cut would. */
  readonly halt: () => Promise<void>;
  /** Starts it again on what it kept; returns when it answers. */
  readonly resume: () => Promise<void>;
}

/** Where a test may have a Postgres server of its own: where it was given one to test on. */
export const HAS_POSTGRES = Boolean(process.env.TEST_DATABASE_URL);

export async function startOwnPostgres(): Promise<OwnPostgres> {
  const { startPostgres } = await import(join(ROOT, "scripts/postgres-server.mjs"));
  const postgres: OwnPostgres | undefined = await startPostgres();
  if (postgres === undefined) throw new Error("Postgres is not installed");
  return postgres;
}

/** One statement at this address, outside of the product. */
export async function ask(url: string, query: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(query)).rows;
  } finally {
    await client.end();
  }
}
