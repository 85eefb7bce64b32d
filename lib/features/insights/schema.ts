import { z } from "zod";
import { FEATURES, STORY_KINDS } from "@/lib/domain/analytics/event";
import { TIMEFRAMES } from "@/lib/domain/analytics/timeframe";
import { MAX_STORY_FOODS } from "@/lib/domain/learning/story-plan";
import { LANGUAGES } from "@/lib/domain/shared/language";

/** The newest events that one call answers. */
export const MAX_EVENTS = 200;

/** The foods that are ranked. */
export const MAX_POPULAR_FOODS = 10;

const storyCreated = z.strictObject({
  name: z.literal("story_created"),
  properties: z.strictObject({
    template: z.enum(STORY_KINDS),
    foodCount: z.number().int().min(1).max(MAX_STORY_FOODS),
  }),
});

/**
 * An event that happens in the browser, and its properties, nothing beside them: free text has no way in. What happens on
 * the server is recorded there.
 */
export const eventInput = z.discriminatedUnion("name", [storyCreated]);

/** A choice, a count, or a list of ids: nothing is nested deeper. */
export const eventProperty = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);

export const eventListOutput = z.object({
  events: z
    .array(
      z.object({
        id: z.string(),
        event_name: z.string(),
        event_timestamp: z.iso.datetime(),
        properties: z.record(z.string(), eventProperty),
      }),
    )
    .max(MAX_EVENTS),
});
export type EventListOutput = z.infer<typeof eventListOutput>;

export const statsQuery = z.object({
  timeframe: z.enum(TIMEFRAMES).default("monthly"),
  language: z.enum(LANGUAGES).optional(),
});

const count = z.number().int().min(0);

export const statsOutput = z.object({
  stats: z.object({
    /** Accounts there are now. */
    totalUsers: count,
    /** Of the timeframe, like everything below, the most frequent first. */
    eventBreakdown: z.array(z.object({ event_name: z.string(), count })),
    timeframe: z.enum(TIMEFRAMES),
    since: z.iso.datetime(),
    /** Parents who were here or kept something; one whose session ended and who kept nothing is not known any more. */
    activeUsers: count,
    recipesGenerated: count,
    popularFoods: z.array(z.object({ foodId: z.string(), name: z.string(), count })).max(MAX_POPULAR_FOODS),
    popularFeatures: z.array(z.object({ feature: z.enum(FEATURES), count })),
    /** One bar for each hour (daily), day (weekly, monthly) or month (yearly) of UTC, without a gap, the earliest first. */
    series: z.array(z.object({ start: z.iso.datetime(), events: count, recipes: count })),
  }),
});
export type StatsOutput = z.infer<typeof statsOutput>;
