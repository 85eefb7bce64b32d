import "server-only";
import { createHash } from "node:crypto";
import type { UserId } from "@/lib/domain/shared/actor";
import { AppError, type AppErrorCode } from "@/lib/domain/shared/app-error";
import { evenLate } from "../db/call-time";
import { database } from "../db/client";

/** Failures that cost nothing: people mistype. */
const FREE_FAILURES = 4;
const LONGEST_SECONDS = 900;
/** Sign-ins of one account that may wait here for their turn. */
const MOST_WAITING = 20;

/** The failures that are a wrong guess; a busy server is nobody's. */
const GUESSES: ReadonlySet<AppErrorCode> = new Set(["login_failed", "incorrect_password"]);

/** Under which key the failures of an account's name are counted: nobody reads from it who tried. */
export function delayKey(account: string): string {
  return createHash("sha256").update(account).digest("base64url");
}

async function checkDelay(key: string): Promise<void> {
  const rows = await database().$queryRaw<{ seconds: number }[]>`
    SELECT extract(epoch FROM blocked_until - clock_timestamp())::float8 AS seconds FROM login_delays
    WHERE key = ${key} AND blocked_until > clock_timestamp()`;
  const row = rows[0];
  if (row !== undefined) throw new AppError("rate_limited", { retryAfterSeconds: Math.max(1, Math.ceil(row.seconds)) });
}

async function recordFailure(key: string): Promise<void> {
  await database().$executeRaw`
    INSERT INTO login_delays AS delay (key, failures, blocked_until) VALUES (${key}, 1, clock_timestamp())
    ON CONFLICT (key) DO UPDATE SET failures = delay.failures + 1,
      blocked_until = clock_timestamp() + CASE WHEN delay.failures < ${FREE_FAILURES}::int THEN interval '0'
        ELSE LEAST(${LONGEST_SECONDS}::float8, power(2, LEAST(delay.failures - ${FREE_FAILURES}::int, 20)))
          * interval '1 second' END`;
}

const turns = new Map<string, { waiting: number; last: Promise<unknown> }>();

/** Runs what concerns one account one after the other: guesses sent at once must each meet the delay of the last. */
async function oneAfterTheOther<T>(key: string, act: () => Promise<T>): Promise<T> {
  const turn = turns.get(key) ?? { waiting: 0, last: Promise.resolve() };
  if (turn.waiting >= MOST_WAITING) throw new AppError("overloaded", { retryAfterSeconds: 1 });
  turn.waiting += 1;
  turns.set(key, turn);
  const mine = turn.last.then(act, act);
  turn.last = mine.catch(() => undefined);
  try {
    return await mine;
  } finally {
    turn.waiting -= 1;
    if (turn.waiting === 0) turns.delete(key);
  }
}

/**
 * Runs a sign-in to `account`, known or not. After the fifth failure in a row the next try has to wait a second
 * (`rate_limited`), then two, four ... at most fifteen minutes; a success clears the count. Only `login_failed` and
 * `incorrect_password` count as failures: a busy server is nobody's guess.
 */
export function withLoginDelay<T>(account: string, act: () => Promise<T>): Promise<T> {
  const key = delayKey(account);
  return oneAfterTheOther(key, async () => {
    await checkDelay(key);
    try {
      const result = await act();
      await database().loginDelay.deleteMany({ where: { key } });
      return result;
    } catch (error) {
      if (error instanceof AppError && GUESSES.has(error.code)) await evenLate(() => recordFailure(key));
      throw error;
    }
  });
}

/** What stands for a parent who is signed in and asked for their password. No name that one signs in by has capitals. */
export function ownPasswordName(userId: UserId): string {
  return `Own:${userId}`;
}

/**
 * Runs what asks a signed-in parent for their password, as `withLoginDelay` a sign-in. It is counted apart from sign-ins:
 * who took over a session cannot guess on, and does not hold up the parent who signs in elsewhere.
 */
export function withOwnPasswordDelay<T>(userId: UserId, act: () => Promise<T>): Promise<T> {
  return withLoginDelay(ownPasswordName(userId), act);
}
