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

/**
 * A database failure as the product names it. What is not known by its code is `unavailable`: a server that stops in
 * the middle of a query throws plain errors without one.
 */
export function databaseError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isUniqueViolation(error) || isWriteConflict(error)) return new AppError("conflict", { cause: error });
  if (isMissingRow(error)) return new AppError("not_found", { cause: error });
  const code = prismaCode(error);
  // Nobody got a connection, or a transaction, in time.
  if (code === "P2024" || code === "P2028") return new AppError("overloaded", { cause: error, retryAfterSeconds: 1 });
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
