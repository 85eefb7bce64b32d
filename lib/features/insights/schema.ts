import { z } from "zod";
import { STORY_KINDS } from "@/lib/domain/analytics/event";
import { MAX_STORY_FOODS } from "@/lib/domain/learning/story-plan";

const storyCreated = z.strictObject({
  name: z.literal("story_created"),
  properties: z.strictObject({
    template: z.enum(STORY_KINDS),
    foodCount: z.number().int().min(1).max(MAX_STORY_FOODS),
  }),
});

/** An event and its properties, nothing beside them: free text has no way in. */
export const eventInput = z.discriminatedUnion("name", [storyCreated]);
