import "server-only";
import type { UserId } from "@/lib/domain/shared/actor";
import { database } from "@/lib/platform/db/client";

/** What a parent said their family avoids, as typed, oldest first; at most fifty. */
export async function listAllergyFoods(userId: UserId): Promise<string[]> {
  const rows = await database().allergy.findMany({
    where: { userId },
    select: { food: true },
    orderBy: { createdAt: "asc" },
    take: 50,
  });
  return rows.map(({ food }) => food);
}
