import type { SqlDriverAdapter, SqlDriverAdapterFactory, Transaction } from "@prisma/driver-adapter-utils";
import { describe, expect, it } from "vitest";
import { evenLate, isCallTimeUp, onCallTime, withinCallTime } from "@/lib/platform/db/call-time";
import { timed } from "@/lib/platform/db/timed-adapter";

/** Short enough to be over soon, long enough for a busy machine to ask a few questions in it. */
const CALL_MILLISECONDS = 400;

const OVERLOADED = { code: "overloaded", retryAfterSeconds: 1 };
const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
const within = <T>(act: () => Promise<T>) => withinCallTime(act, CALL_MILLISECONDS);
const silence = () => new Promise<never>(() => undefined);

async function untilUp(): Promise<void> {
  while (!isCallTimeUp()) await pause(1);
}

/** A driver that says what it was asked, and is silent where it is asked for silence. */
function driver(asked: string[]): SqlDriverAdapterFactory {
  const info = { provider: "postgres", adapterName: "stand-in" } as const;
  const said = { columnNames: [], columnTypes: [], rows: [] };
  const asks = {
    ...info,
    queryRaw: async ({ sql }: { sql: string }) => {
      asked.push(sql);
      if (sql === "silence") await silence();
      return said;
    },
    executeRaw: ({ sql }: { sql: string }) => {
      asked.push(sql);
      return Promise.resolve(1);
    },
  };
  const transaction: Transaction = {
    ...asks,
    options: { usePhantomQuery: false },
    commit: () => Promise.resolve(),
    rollback: () => Promise.resolve(),
  };
  const adapter: SqlDriverAdapter = {
    ...asks,
    executeScript: () => Promise.resolve(),
    startTransaction: () => {
      asked.push("BEGIN");
      return Promise.resolve(transaction);
    },
    dispose: () => Promise.resolve(),
  };
  return { ...info, connect: () => Promise.resolve(adapter) };
}

const question = (sql: string) => ({ sql, args: [], argTypes: [] });

describe("the time of a call", () => {
  it("is up for its caller as soon as its questions have waited so long together, and not one by one", async () => {
    let answered = 0;
    const call = within(async () => {
      while (answered < 12) {
        await onCallTime(() => pause(CALL_MILLISECONDS / 4));
        answered += 1;
      }
    });
    await expect(call).rejects.toMatchObject(OVERLOADED);
    expect(answered).toBeLessThanOrEqual(4);
  });

  it("is up though the database says nothing at all", async () => {
    await expect(within(() => onCallTime(silence))).rejects.toMatchObject(OVERLOADED);
  });

  it("counts questions that are open together once", async () => {
    const half = () => onCallTime(() => pause(CALL_MILLISECONDS / 15));
    await expect(within(() => Promise.all(Array.from({ length: 20 }, half)))).resolves.toHaveLength(20);
  });

  it("goes on only while the database is waited for", async () => {
    const model = async () => {
      await onCallTime(() => pause(1));
      await pause(CALL_MILLISECONDS * 2);
      return onCallTime(() => Promise.resolve("written"));
    };
    await expect(within(model)).resolves.toBe("written");
  });

  it("is one time for whatever a call does within it, and each call's own", async () => {
    const inner = within(() => withinCallTime(() => onCallTime(silence)));
    await expect(inner).rejects.toMatchObject(OVERLOADED);
    await expect(within(() => onCallTime(() => Promise.resolve("next")))).resolves.toBe("next");
  });

  it("lets nothing more be asked once it is up, but what has to be written down", async () => {
    const asked: string[] = [];
    let ended: () => void = () => undefined;
    const end = new Promise<void>((done) => (ended = done));
    const call = within(async () => {
      void onCallTime(silence);
      await untilUp();
      await onCallTime(() => Promise.resolve(asked.push("more"))).catch((error: unknown) => {
        expect(error).toMatchObject(OVERLOADED);
      });
      await evenLate(() => onCallTime(() => Promise.resolve(asked.push("a failed guess"))));
      ended();
    });
    await expect(call).rejects.toMatchObject(OVERLOADED);
    await end;
    expect(asked).toEqual(["a failed guess"]);
  });

  it("is nothing to what belongs to no call", async () => {
    await expect(onCallTime(() => Promise.resolve("swept"))).resolves.toBe("swept");
    expect(isCallTimeUp()).toBe(false);
  });
});

describe("a transaction of a call whose time is up", () => {
  /** What was asked by a call that does this in a transaction, after its caller was told that it cannot be done. */
  async function askedBy(act: (transaction: Transaction) => Promise<unknown>): Promise<readonly string[]> {
    const asked: string[] = [];
    const adapter = await timed(driver(asked)).connect();
    let ended: (error: unknown) => void = () => undefined;
    const end = new Promise<unknown>((done) => (ended = done));
    const call = within(async () => {
      const transaction = await adapter.startTransaction();
      await transaction.executeRaw(question("INSERT 1"));
      void adapter.queryRaw(question("silence"));
      await untilUp();
      await act(transaction).then(ended, ended);
    });
    await expect(call).rejects.toMatchObject(OVERLOADED);
    expect(await end).toMatchObject(OVERLOADED);
    return asked;
  }

  it("is undone where it would be kept", async () => {
    const asked = await askedBy((transaction) => transaction.executeRaw(question("COMMIT")));
    expect(asked).toEqual(["BEGIN", "INSERT 1", "silence", "ROLLBACK"]);
  });

  it("writes and reads nothing more, and may be undone", async () => {
    const asked = await askedBy(async (transaction) => {
      await expect(transaction.queryRaw(question("SELECT"))).rejects.toMatchObject(OVERLOADED);
      await transaction.executeRaw(question("INSERT 2")).finally(() => transaction.executeRaw(question("ROLLBACK")));
    });
    expect(asked).toEqual(["BEGIN", "INSERT 1", "silence", "ROLLBACK"]);
  });

  it("is kept while there is time", async () => {
    const asked: string[] = [];
    const adapter = await timed(driver(asked)).connect();
    await within(async () => {
      const transaction = await adapter.startTransaction();
      await transaction.executeRaw(question("INSERT 1"));
      await transaction.executeRaw(question("COMMIT"));
      await transaction.commit();
    });
    expect(asked).toEqual(["BEGIN", "INSERT 1", "COMMIT"]);
  });
});
