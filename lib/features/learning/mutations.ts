import "server-only";
import type { LearningStep } from "@/lib/domain/learning/progress";
import type { UserId } from "@/lib/domain/shared/actor";
import { database } from "@/lib/platform/db/client";

/** Adds steps to what is known. Twice, or from two devices at once, equals once: the key is the step itself. */
export async function insertSteps(userId: UserId, steps: readonly LearningStep[]): Promise<void> {
  await database().learningProgress.createMany({
    data: steps.map(({ activity, item }) => ({ userId, activity, item })),
    skipDuplicates: true,
  });
}
