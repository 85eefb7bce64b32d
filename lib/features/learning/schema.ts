import { z } from "zod";
import { ACTIVITIES, LEARNING_STEPS, stepOf } from "@/lib/domain/learning/progress";

/** One step, as one of the closed list. */
const step = z
  .strictObject({ activity: z.enum(ACTIVITIES), item: z.string().max(40) })
  .transform(({ activity, item }, context) => {
    const known = stepOf(activity, item);
    if (known) return known;
    context.addIssue({ code: "custom", message: "invalid", path: ["item"] });
    return z.NEVER;
  });

/** What was done, in any order and however often: there are no more steps than this. */
export const progressInput = z.object({ completed: z.array(step).max(LEARNING_STEPS.length) });

export const progressOutput = z.object({
  activities: z
    .array(
      z.object({
        activity: z.enum(ACTIVITIES),
        completed: z.number().int(),
        total: z.number().int(),
        items: z.array(z.string()).max(LEARNING_STEPS.length),
      }),
    )
    .max(ACTIVITIES.length),
});
export type ProgressOutput = z.infer<typeof progressOutput>;
