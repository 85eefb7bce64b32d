import "server-only";
import { rankFeatures } from "@/lib/domain/analytics/rank";
import { barsOf, type Timeframe } from "@/lib/domain/analytics/timeframe";
import { isFoodId } from "@/lib/domain/food/food-ids";
import { FOODS } from "@/lib/domain/food/foods";
import { foodName } from "@/lib/domain/food/names";
import type { Language } from "@/lib/domain/shared/language";
import { countByBar, countEvents, countFoods, countUsers } from "./data";
import { MAX_POPULAR_FOODS, type StatsOutput } from "./schema";

/** What nearly every recipe is cooked in: it would say nothing of what families like. */
function isCookedIn(food: string): boolean {
  return isFoodId(food) && (FOODS[food].category === "fat" || food === "water" || food === "veg_broth");
}

/** The figures of a timeframe that ends now; foods are named in the language of whoever asks. */
export async function readStats(timeframe: Timeframe, language: Language, now: Date): Promise<StatsOutput> {
  const { unit, starts } = barsOf(timeframe, now);
  const since = starts[0] ?? now;
  const [users, events, bars, foods] = await Promise.all([
    countUsers(since),
    countEvents(since),
    countByBar(unit, since),
    countFoods(since),
  ]);
  const popular = foods.filter(({ name }) => !isCookedIn(name)).slice(0, MAX_POPULAR_FOODS);
  const counted = new Map(bars.map((bar) => [bar.start.getTime(), bar]));
  return {
    stats: {
      totalUsers: users.total,
      eventBreakdown: events.map(({ name, count }) => ({ event_name: name, count })),
      timeframe,
      since: since.toISOString(),
      activeUsers: users.active,
      recipesGenerated: events.find(({ name }) => name === "recipe_generated")?.count ?? 0,
      popularFoods: popular.map(({ name, count }) => ({
        foodId: name,
        name: isFoodId(name) ? foodName(name, language) : name,
        count,
      })),
      popularFeatures: rankFeatures(events),
      series: starts.map((start) => ({
        start: start.toISOString(),
        events: counted.get(start.getTime())?.events ?? 0,
        recipes: counted.get(start.getTime())?.recipes ?? 0,
      })),
    },
  };
}
