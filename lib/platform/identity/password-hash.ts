import "server-only";
import { hash, verify } from "@node-rs/argon2";
import { AppError } from "@/lib/domain/shared/app-error";

/** Argon2id (the library's default kind) with OWASP's least memory: about 8 ms and 19 MiB each. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** More at once than cores would slow each other down and hold 19 MiB each. */
const AT_ONCE = 2;
const MOST_WAITING = 20;

/** In the place of a hash where there is none: of the same cost, and no password is known to make it. */
export const NOBODYS_HASH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${"A".repeat(22)}$${"A".repeat(43)}`;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(act: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running += 1;
  else {
    if (waiting.length >= MOST_WAITING) throw new AppError("overloaded", { retryAfterSeconds: 1 });
    // Whoever finishes hands its place on, so `running` stays as it is.
    await new Promise<void>((turn) => waiting.push(turn));
  }
  try {
    return await act();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

/** A new salted Argon2id hash in PHC format. At most two run at once and twenty wait; more are `overloaded`. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST));
}

/** Whether `password` made `stored`; false for what is no hash. The same queue and the same cost as hashing. */
export function verifyPassword(stored: string, password: string): Promise<boolean> {
  return inTurn(() => verify(stored, password).catch(() => false));
}
