import "server-only";
import { AppError } from "@/lib/domain/shared/app-error";
import { onCallTime } from "../db/call-time";
import { env } from "../env";
import { log } from "../log";
import { takeFromBucket, type BucketRule } from "./buckets";

export interface LimitRule extends BucketRule {
  /** While the database does not answer: reads go on (`open`, the default), costly calls and sign-ins do not. */
  readonly whenUnknown?: "open" | "closed";
}

export type LimitResult = { readonly ok: true } | { readonly ok: false; readonly retryAfterSeconds: number };

/**
 * From this many points on, a twentieth is taken from the database at once and spent here: a page of reads costs one
 * write, not one each. What is not spent while it would have refilled anyway is given up, so a limit is never passed.
 */
const LEASE_FROM_POINTS = 60;
const LEASES_PER_LIMIT = 20;
/** Callers remembered here at once; beyond that the longest unheard is asked for in the database again. */
const MOST_HELD = 10_000;
/** How long a database that failed is not asked again. */
const REST_MILLISECONDS = 1_000;

interface Held {
  left: number;
  leaseEnds: number;
  deniedUntil: number;
}

const held = new Map<string, Held>();
const asking = new Map<string, Promise<void>>();
let restUntil = 0;

function remember(key: string, entry: Held): void {
  held.delete(key);
  held.set(key, entry);
  if (held.size <= MOST_HELD) return;
  const oldest = held.keys().next();
  if (!oldest.done) held.delete(oldest.value);
}

async function ask(key: string, rule: BucketRule): Promise<void> {
  const lease = rule.points >= LEASE_FROM_POINTS ? Math.floor(rule.points / LEASES_PER_LIMIT) : 1;
  let got = lease;
  let result = await takeFromBucket(key, lease, rule);
  if (!result.ok && lease > 1) {
    got = 1;
    result = await takeFromBucket(key, 1, rule);
  }
  const now = performance.now();
  remember(
    key,
    result.ok
      ? { left: got, leaseEnds: now + (got * rule.durationSeconds * 1000) / rule.points, deniedUntil: 0 }
      : { left: 0, leaseEnds: 0, deniedUntil: now + result.waitMilliseconds },
  );
}

/** Spends one point that is held here; `undefined` when the database has to be asked. */
function spendHeld(key: string, justAsked: boolean): LimitResult | undefined {
  const entry = held.get(key);
  const now = performance.now();
  if (entry === undefined) return undefined;
  if (entry.deniedUntil > now) return { ok: false, retryAfterSeconds: Math.ceil((entry.deniedUntil - now) / 1000) };
  // A lease of one is over at once for the next caller, but was taken for this one.
  if (entry.left < 1 || (entry.leaseEnds <= now && !justAsked)) return undefined;
  entry.left -= 1;
  return { ok: true };
}

async function spend(key: string, rule: BucketRule): Promise<LimitResult> {
  let justAsked = false;
  for (;;) {
    const result = spendHeld(key, justAsked);
    if (result !== undefined) return result;
    // One question per key at a time: many at once would each take a lease and starve one another.
    const running = asking.get(key);
    if (running !== undefined) {
      await onCallTime(() => running);
      justAsked = false;
      continue;
    }
    const question = ask(key, rule).finally(() => asking.delete(key));
    asking.set(key, question);
    await question;
    justAsked = true;
  }
}

/**
 * Counts one call of `key` ("write:<user>", "login:address:<address>") and says whether it may go on: at most `points`
 * at once and `points` more per `durationSeconds`, across all instances. `RATE_LIMIT_FACTOR` multiplies the points.
 * Throws `unavailable` only for a `closed` rule while the database does not answer.
 */
export async function consume(key: string, rule: LimitRule): Promise<LimitResult> {
  const points = Math.max(1, Math.floor(rule.points * env().RATE_LIMIT_FACTOR));
  const open = rule.whenUnknown !== "closed";
  if (open && performance.now() < restUntil) return { ok: true };
  try {
    return await spend(key, { points, durationSeconds: rule.durationSeconds });
  } catch (error) {
    if (performance.now() >= restUntil) log.error("limits_unknown", error);
    restUntil = performance.now() + REST_MILLISECONDS;
    if (open) return { ok: true };
    throw new AppError("unavailable", { cause: error, retryAfterSeconds: 2 });
  }
}
