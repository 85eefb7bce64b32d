import "server-only";
import type { SqlDriverAdapter, SqlDriverAdapterFactory, SqlQuery, Transaction } from "@prisma/driver-adapter-utils";
import { evenLate, isCallTimeUp, onCallTime } from "./call-time";

const COMMIT = "COMMIT";
const ROLLBACK: SqlQuery = { sql: "ROLLBACK", args: [], argTypes: [] };

/**
 * Prisma ends a transaction by a statement like any other, then `commit` or `rollback`, which only let go of the
 * connection. So one that cannot be ended must never be let go of open: an end is asked for though the time is up.
 */
function timedTransaction(inner: Transaction): Transaction {
  const ask = (query: SqlQuery) => onCallTime(() => inner.executeRaw(query));
  const executeRaw = async (query: SqlQuery): Promise<number> => {
    if (query.sql === ROLLBACK.sql) return evenLate(() => ask(query));
    // Its caller has been told that it cannot be done.
    if (query.sql === COMMIT && isCallTimeUp()) await evenLate(() => ask(ROLLBACK));
    return ask(query);
  };
  return {
    provider: inner.provider,
    adapterName: inner.adapterName,
    options: inner.options,
    queryRaw: (query) => onCallTime(() => inner.queryRaw(query)),
    executeRaw,
    commit: () => inner.commit(),
    rollback: () => inner.rollback(),
  };
}

function timedAdapter(inner: SqlDriverAdapter): SqlDriverAdapter {
  return {
    provider: inner.provider,
    adapterName: inner.adapterName,
    queryRaw: (query) => onCallTime(() => inner.queryRaw(query)),
    executeRaw: (query) => onCallTime(() => inner.executeRaw(query)),
    executeScript: (script) => onCallTime(() => inner.executeScript(script)),
    startTransaction: async (level) => timedTransaction(await onCallTime(() => inner.startTransaction(level))),
    dispose: () => inner.dispose(),
    ...(inner.getConnectionInfo === undefined ? {} : { getConnectionInfo: inner.getConnectionInfo.bind(inner) }),
  };
}

/** A driver whose every question is asked on the time of the call that asks it. */
export function timed(driver: SqlDriverAdapterFactory): SqlDriverAdapterFactory {
  return {
    provider: driver.provider,
    adapterName: driver.adapterName,
    connect: async () => timedAdapter(await driver.connect()),
  };
}
