import "server-only";
import { ACTIVITIES, completionOf } from "@/lib/domain/learning/progress";
import type { UserId } from "@/lib/domain/shared/actor";
import { listSteps } from "./data";
import type { ProgressOutput } from "./schema";

/** Completed of total for each activity, and what was completed. */
export async function readProgress(userId: UserId): Promise<ProgressOutput> {
  const steps = await listSteps(userId);
  return {
    activities: ACTIVITIES.map((activity) => ({
      activity,
      ...completionOf(steps, activity),
      items: steps.filter((step) => step.activity === activity).map(({ item }) => item),
    })),
  };
}
