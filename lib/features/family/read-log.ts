import "server-only";
import type { UserId } from "@/lib/domain/shared/actor";
import { listStoredReactions, type StoredReaction } from "./data";

/** More meals than a family logs in three years; bounds the work of one call. */
const MOST = 5_000;

/** The latest meals of a family, of one baby or of all. */
export function readLog(userId: UserId, babyId?: string): Promise<StoredReaction[]> {
  return listStoredReactions(userId, { limit: MOST, ...(babyId === undefined ? {} : { babyId }) });
}
