import { z } from "zod";
import { AppError } from "./app-error";

/** Where a page of a list ended that is ordered newest first, and by id among what is equally new. */
export interface Position {
  readonly createdAt: Date;
  readonly id: string;
}

const written = z.tuple([z.iso.datetime(), z.string().min(1).max(64)]);

/** A cursor as a query may carry it. */
export const cursorInput = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9_-]+$/)
  .optional();

/** The position that a cursor stands for; one that nobody here wrote is `invalid_input`. */
export function readCursor(cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined;
  try {
    const [createdAt, id] = written.parse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
    return { createdAt: new Date(createdAt), id };
  } catch (cause) {
    throw new AppError("invalid_input", { issues: [{ path: "cursor", key: "invalid" }], cause });
  }
}

/** The cursor of the page after `rows`, where they fill their page; `undefined` at the end of the list. */
export function nextCursor(rows: readonly Position[], limit: number): string | undefined {
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return last && Buffer.from(JSON.stringify([last.createdAt.toISOString(), last.id])).toString("base64url");
}
