import "server-only";
import { AppError } from "@/lib/domain/shared/app-error";

/** Prisma's code of an error ("P2002"), or `undefined` where it has none, as for a connection that broke. */
function prismaCode(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}

/** A row with these unique values exists. Of many who write the same at once, all but one see this. */
export function isUniqueViolation(error: unknown): boolean {
  return prismaCode(error) === "P2002";
}

/** The row to change, or one that a new row refers to, does not exist (any more). */
export function isMissingRow(error: unknown): boolean {
  const code = prismaCode(error);
  return code === "P2025" || code === "P2003";
}

/** Two transactions met: trying again is right. */
export function isWriteConflict(error: unknown): boolean {
  return prismaCode(error) === "P2034";
}

/** What Postgres says of a statement that waited longer for a lock, or took longer, than the product lets it. */
const OUT_OF_TIME = new Set(["55P03", "57014"]);

function postgresCode(error: object): unknown {
  const cause: unknown = ["meta", "driverAdapterError", "cause"].reduce<unknown>(
    (value, name) => (typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined),
    error,
  );
  return typeof cause === "object" && cause !== null && "originalCode" in cause ? cause.originalCode : undefined;
}

/**
 * Nobody got a connection, a transaction, a lock or an answer in time: more was asked of the database than it could do
 * just then. What was asked is undone as a whole, and right to ask again.
 */
export function isOutOfTime(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const code = prismaCode(error);
  if (code === "P2024" || code === "P2028" || OUT_OF_TIME.has(String(postgresCode(error)))) return true;
  // The pool has no code for whoever waited for a connection in vain.
  return error instanceof Error && error.message === "timeout exceeded when trying to connect";
}

/**
 * A database failure as the product names it. What is not known by its code is `unavailable`: a server that stops in
 * the middle of a query throws plain errors without one.
 */
export function databaseError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isUniqueViolation(error) || isWriteConflict(error)) return new AppError("conflict", { cause: error });
  if (isMissingRow(error)) return new AppError("not_found", { cause: error });
  if (isOutOfTime(error)) return new AppError("overloaded", { cause: error, retryAfterSeconds: 1 });
  return new AppError("unavailable", { cause: error });
}

const ATTEMPTS = 4;

/** Runs `act`, up to three times more while transactions collide, after waits that grow and differ. */
export async function retryOnConflict<T>(act: () => Promise<T>, random: () => number = Math.random): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act();
    } catch (error) {
      if (attempt >= ATTEMPTS || !isWriteConflict(error)) throw error;
      const milliseconds = 10 * 2 ** attempt * (0.5 + random());
      await new Promise((done) => setTimeout(done, milliseconds));
    }
  }
}
