import "server-only";
import type { UserId } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import { evenLate } from "../db/call-time";
import { database } from "../db/client";
import { Prisma } from "../db/generated/client";
import { log } from "../log";

export interface IdempotentCall {
  readonly userId: UserId;
  /** Method and path template ("POST /api/recipes/generate"): a key belongs to one call. */
  readonly route: string;
  readonly key: string;
  readonly bodyHash: string;
}

/** What a call answered: JSON, or `undefined` where it has no body. */
export interface StoredOutcome {
  readonly status: number;
  readonly body: unknown;
}

const KEPT_MILLISECONDS = 24 * 3600 * 1000;
/** Longer than any call may run (25 s): after that its process is gone and the key is free. */
const RUNNING_MILLISECONDS = 60_000;

type Claim = { readonly mine: true } | { readonly mine: false; readonly outcome: StoredOutcome };

function where(call: IdempotentCall) {
  return { userId: call.userId, route: call.route, key: call.key };
}

async function claim(call: IdempotentCall): Promise<Claim> {
  const now = Date.now();
  const lockedUntil = new Date(now + RUNNING_MILLISECONDS);
  const row = { ...where(call), bodyHash: call.bodyHash, lockedUntil };
  // The unique key decides who of many runs: one inserts, all others find the row.
  const { count } = await database().idempotencyKey.createMany({ data: [row], skipDuplicates: true });
  if (count === 1) return { mine: true };
  const found = await database().idempotencyKey.findUnique({
    where: { userId_route_key: where(call) },
    select: { bodyHash: true, status: true, body: true, lockedUntil: true, createdAt: true },
  });
  // It failed between the two statements: whoever asks again runs.
  if (found === null) throw new AppError("idempotency_in_progress", { retryAfterSeconds: 1 });
  const cutOff = found.status === null && found.lockedUntil.getTime() <= now;
  if (cutOff || found.createdAt.getTime() <= now - KEPT_MILLISECONDS) {
    const taken = await database().idempotencyKey.updateMany({
      where: { ...where(call), lockedUntil: found.lockedUntil, createdAt: found.createdAt },
      data: { bodyHash: call.bodyHash, lockedUntil, createdAt: new Date(now), status: null, body: Prisma.DbNull },
    });
    if (taken.count === 1) return { mine: true };
    throw new AppError("idempotency_in_progress", { retryAfterSeconds: 1 });
  }
  if (found.bodyHash !== call.bodyHash) throw new AppError("idempotency_mismatch");
  if (found.status === null) throw new AppError("idempotency_in_progress", { retryAfterSeconds: 1 });
  return { mine: false, outcome: { status: found.status, body: found.body ?? undefined } };
}

/** JSON as the database takes it; `undefined` is the absence of a body. */
function asJson(body: unknown): Prisma.InputJsonValue | typeof Prisma.DbNull {
  if (body === undefined || body === null) return Prisma.DbNull;
  return JSON.parse(JSON.stringify(body)) as Prisma.InputJsonValue;
}

/**
 * Runs `act` once per key: a repeated call gets the first one's answer for 24 hours. The same key with another body is
 * `idempotency_mismatch`; while the first call runs, others get `idempotency_in_progress`. A call that fails stores
 * nothing and may be tried again with its key. If the process dies between the act and the storing of its answer, a
 * try after a minute acts a second time.
 */
export async function runOnce(call: IdempotentCall, act: () => Promise<StoredOutcome>): Promise<StoredOutcome> {
  const claimed = await claim(call);
  if (!claimed.mine) return claimed.outcome;
  let outcome: StoredOutcome;
  try {
    outcome = await act();
  } catch (error) {
    await evenLate(() => database().idempotencyKey.deleteMany({ where: where(call) })).catch((problem: unknown) =>
      log.error("idempotency_key_kept", problem),
    );
    throw error;
  }
  // The act is done: a database that fails now must not turn its answer into a failure.
  const data = { status: outcome.status, body: asJson(outcome.body) };
  await evenLate(() => database().idempotencyKey.updateMany({ where: where(call), data })).catch((problem: unknown) =>
    log.error("idempotency_answer_lost", problem),
  );
  return outcome;
}
