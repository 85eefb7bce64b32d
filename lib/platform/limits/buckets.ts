import "server-only";
import { database } from "../db/client";

/** `points` in any rest period of `durationSeconds`, refilled evenly. */
export interface BucketRule {
  readonly points: number;
  readonly durationSeconds: number;
}

export type Taken = { readonly ok: true } | { readonly ok: false; readonly waitMilliseconds: number };

/** Sums of thousandths do not add up exactly; a bucket may be this much too full. */
const TOLERANCE_MILLISECONDS = 0.5;

/**
 * Takes `cost` points from a bucket in the database, or none when that many are not there. Taken in one statement, on the
 * database's clock: exact whoever asks at once, from whichever instance. A bucket that never was asked is full.
 *
 * The row holds the moment at which the bucket is full again (generic cell rate algorithm), so nothing refills it.
 */
export async function takeFromBucket(key: string, cost: number, rule: BucketRule): Promise<Taken> {
  const windowMs = rule.durationSeconds * 1000;
  const costMs = (cost * windowMs) / rule.points;
  const rows = await database().$queryRaw<{ taken: number }[]>`
    WITH clock AS (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now),
    taken AS (
      INSERT INTO rate_limits AS bucket (key, full_at_ms)
      SELECT ${key}, now + ${costMs}::float8 FROM clock
      ON CONFLICT (key) DO UPDATE
        SET full_at_ms = GREATEST(bucket.full_at_ms, EXCLUDED.full_at_ms - ${costMs}::float8) + ${costMs}::float8
        WHERE GREATEST(bucket.full_at_ms - EXCLUDED.full_at_ms + ${costMs}::float8, 0) + ${costMs}::float8
          <= ${windowMs + TOLERANCE_MILLISECONDS}::float8
      RETURNING 1
    )
    SELECT count(*)::int AS taken FROM taken`;
  if (rows[0]?.taken === 1) return { ok: true };
  // In a statement of its own: the one above does not see what others wrote while it waited for them.
  const ahead = await database().$queryRaw<{ ahead: number }[]>`
    SELECT (full_at_ms - extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ahead
    FROM rate_limits WHERE key = ${key}`;
  return { ok: false, waitMilliseconds: Math.max((ahead[0]?.ahead ?? 0) + costMs - windowMs, 1) };
}
