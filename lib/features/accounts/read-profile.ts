import "server-only";
import type { UserId } from "@/lib/domain/shared/actor";
import { countOwn, findPreferences } from "./data";
import type { ProfileOutput } from "./schema";

/** What a parent has made, tested, learned and kept, and how they like the product. */
export async function readProfile(userId: UserId): Promise<ProfileOutput> {
  const [counts, preferences] = await Promise.all([countOwn(userId), findPreferences(userId)]);
  return { counts, preferences };
}
