import "server-only";
import { z } from "zod";
import type { NamedCount } from "@/lib/domain/analytics/rank";
import type { BarUnit } from "@/lib/domain/analytics/timeframe";
import { database } from "@/lib/platform/db/client";
import { eventProperty } from "./schema";

const storedEvent = z.object({
  id: z.string(),
  name: z.string(),
  properties: z.record(z.string(), eventProperty),
  occurredAt: z.date(),
});
export type StoredEvent = z.infer<typeof storedEvent>;

/** The newest events, the latest first. */
export async function newestEvents(limit: number): Promise<StoredEvent[]> {
  const rows = await database().analyticsEvent.findMany({
    select: { id: true, name: true, properties: true, occurredAt: true },
    orderBy: [{ occurredAt: "desc" }, { id: "desc" }],
    take: limit,
  });
  return z.array(storedEvent).parse(rows);
}

/** How often each event happened since, the most frequent first. */
export function countEvents(since: Date): Promise<NamedCount[]> {
  return database().$queryRaw<NamedCount[]>`
    SELECT name, count(*)::int AS count FROM analytics_events WHERE occurred_at >= ${since}
    GROUP BY name ORDER BY count DESC, name`;
}

export interface BarCount {
  readonly start: Date;
  readonly events: number;
  readonly recipes: number;
}

/** Events and generated recipes of each hour, day or month of UTC since, the empty ones left out. */
export function countByBar(unit: BarUnit, since: Date): Promise<BarCount[]> {
  return database().$queryRaw<BarCount[]>`
    SELECT date_trunc(${unit}, occurred_at, 'UTC') AS start, count(*)::int AS events,
      (count(*) FILTER (WHERE name = 'recipe_generated'))::int AS recipes
    FROM analytics_events WHERE occurred_at >= ${since} GROUP BY 1 ORDER BY 1`;
}

/** The foods of the recipes that were generated since, each of the lexicon at most once, the most frequent first. */
export function countFoods(since: Date): Promise<NamedCount[]> {
  return database().$queryRaw<NamedCount[]>`
    SELECT food AS name, count(*)::int AS count
    FROM analytics_events, jsonb_array_elements_text(properties -> 'foods') AS food
    WHERE name = 'recipe_generated' AND occurred_at >= ${since}
    GROUP BY food ORDER BY count DESC, food`;
}

/** All accounts, and those of them that were here or kept something since. */
export async function countUsers(since: Date): Promise<{ readonly total: number; readonly active: number }> {
  const [row] = await database().$queryRaw<{ total: number; active: number }[]>`
    SELECT (SELECT count(*)::int FROM users) AS total, (SELECT count(*)::int FROM (
      SELECT user_id FROM sessions WHERE updated_at >= ${since}
      UNION SELECT owner_id FROM recipes WHERE created_at >= ${since} AND owner_id IS NOT NULL
      UNION SELECT user_id FROM bookmarks WHERE created_at >= ${since}
      UNION SELECT user_id FROM tested_marks WHERE created_at >= ${since}
      UNION SELECT user_id FROM comments WHERE created_at >= ${since}
      UNION SELECT user_id FROM reactions WHERE eaten_at >= ${since}
      UNION SELECT user_id FROM meal_suggestions WHERE created_at >= ${since}
      UNION SELECT user_id FROM learning_progress WHERE completed_at >= ${since}) AS seen) AS active`;
  return row ?? { total: 0, active: 0 };
}
