import "server-only";
import { mergeSteps, stepOf, type LearningStep } from "@/lib/domain/learning/progress";
import type { UserId } from "@/lib/domain/shared/actor";
import { database } from "@/lib/platform/db/client";

/** The steps a parent's child has done, each once; a step that no activity has any more is left out. */
export async function listSteps(userId: UserId): Promise<readonly LearningStep[]> {
  const rows = await database().learningProgress.findMany({
    where: { userId },
    select: { activity: true, item: true },
  });
  return mergeSteps(
    rows.flatMap(({ activity, item }) => stepOf(activity, item) ?? []),
    [],
  );
}
