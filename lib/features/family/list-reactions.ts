import "server-only";
import { z } from "zod";
import type { UserId } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import type { Language } from "@/lib/domain/shared/language";
import { listStoredReactions, type LogPosition } from "./data";
import { presentReaction } from "./present";
import type { ReactionOutput, ReactionQuery } from "./schema";

const position = z.tuple([z.iso.datetime(), z.string().max(64)]);

function readCursor(cursor: string): LogPosition {
  try {
    const [eatenAt, id] = position.parse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
    return { eatenAt: new Date(eatenAt), id };
  } catch (cause) {
    throw new AppError("invalid_input", { issues: [{ path: "cursor", key: "invalid" }], cause });
  }
}

/** A page of the log, the latest meal first, and the cursor of the next one while there may be more. */
export async function listReactions(
  userId: UserId,
  { limit, cursor }: ReactionQuery,
  language: Language,
): Promise<{ readonly reactions: ReactionOutput[]; readonly nextCursor: string | undefined }> {
  const rows = await listStoredReactions(userId, {
    limit,
    ...(cursor === undefined ? {} : { after: readCursor(cursor) }),
  });
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return {
    reactions: rows.map((row) => presentReaction(row, language)),
    nextCursor: last && Buffer.from(JSON.stringify([last.eatenAt.toISOString(), last.id])).toString("base64url"),
  };
}
