import "server-only";
import { database } from "../db/client";
import { newId } from "../db/new-id";
import type { QuestionKind } from "./port";

/** Tokens set aside for one call. */
export interface Reservation {
  readonly id: string;
  readonly tokens: number;
}

/** The day a call counts for: the date in UTC. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/**
 * Sets `tokens` aside for one call, or answers `undefined` when the day's budget does not hold them any more. One
 * statement: what is reserved and used together never passes the budget, whoever asks at once, from whichever instance.
 */
export async function reserve(kind: QuestionKind, tokens: number, budget: number): Promise<Reservation | undefined> {
  const id = newId();
  const rows = await database().$queryRaw<{ id: string }[]>`
    WITH taken AS (
      INSERT INTO ai_budget_days AS held (day, reserved_tokens)
      SELECT ${today()}, ${tokens}::int WHERE ${tokens}::int <= ${budget}::int
      ON CONFLICT (day) DO UPDATE SET reserved_tokens = held.reserved_tokens + EXCLUDED.reserved_tokens
      WHERE held.reserved_tokens::bigint + held.used_tokens + EXCLUDED.reserved_tokens <= ${budget}::int
      RETURNING day
    )
    INSERT INTO ai_calls (id, day, kind, reserved_tokens)
    SELECT ${id}, day, ${kind}, ${tokens}::int FROM taken
    RETURNING id`;
  return rows.length === 0 ? undefined : { id, tokens };
}

/**
 * Gives a reservation back and books what was used. `arrived`: whether the provider was reached, which makes it a call.
 * Settling twice is settling once. What is never settled, because its process died, stays reserved until the day is over.
 */
export async function settle({ id }: Reservation, used: number, arrived: boolean): Promise<void> {
  await database().$executeRaw`
    WITH settled AS (
      UPDATE ai_calls SET used_tokens = ${used}::int, settled_at = now()
      WHERE id = ${id} AND settled_at IS NULL RETURNING day, reserved_tokens
    )
    UPDATE ai_budget_days held SET
      reserved_tokens = held.reserved_tokens - settled.reserved_tokens,
      used_tokens = LEAST(held.used_tokens::bigint + ${used}::int, 2147483647)::int,
      calls = held.calls + ${arrived ? 1 : 0}::int
    FROM settled WHERE held.day = settled.day`;
}
