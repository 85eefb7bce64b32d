import "server-only";
import type { LearningStep } from "@/lib/domain/learning/progress";
import type { UserId } from "@/lib/domain/shared/actor";
import { insertSteps } from "./mutations";
import { readProgress } from "./read-progress";
import type { ProgressOutput } from "./schema";

/** Joins what a device knows with what is known here, and answers both together. Nothing is ever taken away. */
export async function mergeProgress(userId: UserId, completed: readonly LearningStep[]): Promise<ProgressOutput> {
  await insertSteps(userId, completed);
  return readProgress(userId);
}
