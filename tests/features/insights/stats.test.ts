import { beforeAll, describe, expect, it } from "vitest";
import { TIMEFRAMES } from "@/lib/domain/analytics/timeframe";
import { listEvents } from "@/lib/features/insights/list-events";
import { readStats } from "@/lib/features/insights/read-stats";
import { eventListOutput, MAX_EVENTS, statsOutput } from "@/lib/features/insights/schema";
import { database } from "@/lib/platform/db/client";
import { withDatabase } from "@/tests/support/database";
import { provenUser } from "@/tests/support/database-users";
import { statementsOf } from "@/tests/support/statements";

withDatabase();

const NOW = new Date("2026-11-21T10:30:00Z");
const HOUR = 3600 * 1000;

interface Happened {
  readonly name: string;
  readonly hoursAgo: number;
  readonly foods?: readonly string[];
}

async function happened(...events: readonly Happened[]): Promise<void> {
  await database().analyticsEvent.createMany({
    data: events.map(({ name, hoursAgo, foods }, index) => ({
      id: `${name}-${hoursAgo}-${index}`,
      name,
      properties: foods === undefined ? {} : { foods: [...foods] },
      occurredAt: new Date(NOW.getTime() - hoursAgo * HOUR),
    })),
  });
}

beforeAll(async () => {
  for (const [name, days] of [
    ["today", 0.1],
    ["this week", 5],
    ["this month", 20],
    ["this year", 200],
    ["long ago", 500],
  ] as const) {
    const userId = await provenUser(name.replaceAll(" ", "-"));
    const createdAt = new Date(NOW.getTime() - days * 24 * HOUR);
    const recipe = { id: `recipe-${days}`, ownerId: userId, language: "en", ageGroup: "9-12", cookingMethod: "stew" };
    await database().recipe.create({
      data: { ...recipe, source: "embedded", foodIds: [], verdict: "clear", rulesLookedAt: 1, createdAt },
    });
    // The same parent by another trace: is one.
    await database().bookmark.create({ data: { id: `b-${days}`, userId, recipeId: recipe.id, createdAt } });
  }
  await database().analyticsEvent.deleteMany();
  await happened(
    { name: "recipe_generated", hoursAgo: 0.1, foods: ["carrot", "egg", "water", "rapeseed_oil"] },
    { name: "recipe_generated", hoursAgo: 2, foods: ["carrot", "water", "rapeseed_oil"] },
    { name: "recipe_generated", hoursAgo: 30, foods: ["carrot", "potato"] },
    { name: "story_created", hoursAgo: 30 },
    { name: "recipe_bookmarked", hoursAgo: 24 * 12 },
    { name: "recipe_generated", hoursAgo: 24 * 300, foods: ["of-another-version"] },
    { name: "recipe_generated", hoursAgo: 24 * 380, foods: ["egg"] },
  );
});

describe("the figures", () => {
  it.each([
    ["daily", 2, 1, { recipe_generated: 2 }, 24],
    ["weekly", 3, 2, { recipe_generated: 3, story_created: 1 }, 7],
    ["monthly", 3, 3, { recipe_generated: 3, recipe_bookmarked: 1, story_created: 1 }, 30],
    ["yearly", 4, 4, { recipe_generated: 4, recipe_bookmarked: 1, story_created: 1 }, 12],
  ] as const)(
    "of a %s look hold what lies in it and nothing older",
    async (timeframe, recipes, active, counts, bars) => {
      const { stats } = statsOutput.parse(await readStats(timeframe, "en", NOW));
      expect(stats).toMatchObject({ timeframe, recipesGenerated: recipes, activeUsers: active, totalUsers: 5 });
      expect(Object.fromEntries(stats.eventBreakdown.map(({ event_name, count }) => [event_name, count]))).toEqual(
        counts,
      );
      expect(stats.series).toHaveLength(bars);
      expect(stats.series[0]?.start).toBe(stats.since);
    },
  );

  it("of the bars add up to those of the cards", async () => {
    for (const timeframe of TIMEFRAMES) {
      const { stats } = await readStats(timeframe, "en", NOW);
      const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
      expect(sum(stats.series.map(({ events }) => events))).toBe(sum(stats.eventBreakdown.map(({ count }) => count)));
      expect(sum(stats.series.map(({ recipes }) => recipes))).toBe(stats.recipesGenerated);
    }
  });

  it("put an event of the last second into the last bar", async () => {
    const { stats } = await readStats("daily", "en", NOW);
    expect(stats.series.at(-1)).toEqual({ start: "2026-11-21T10:00:00.000Z", events: 1, recipes: 1 });
  });

  it("name foods in the language of who asks, the most frequent first, without what all is cooked in, and keep the id of one nobody knows", async () => {
    const { stats } = await readStats("weekly", "de", NOW);
    expect(stats.popularFoods.map(({ foodId, count }) => [foodId, count])).toEqual([
      ["carrot", 3],
      ["egg", 1],
      ["potato", 1],
    ]);
    const [german] = stats.popularFoods;
    const [english] = (await readStats("weekly", "en", NOW)).stats.popularFoods;
    expect(german?.name).not.toBe(english?.name);
    const { popularFoods } = (await readStats("yearly", "en", NOW)).stats;
    expect(popularFoods.find(({ foodId }) => foodId === "of-another-version")?.name).toBe("of-another-version");
  });

  it("are asked for in four statements, however long the look", async () => {
    for (const timeframe of TIMEFRAMES)
      expect(await statementsOf(() => readStats(timeframe, "en", NOW))).toHaveLength(4);
  });

  it("count a parent who was only here, by their session", async () => {
    const before = (await readStats("daily", "en", NOW)).stats.activeUsers;
    const userId = await provenUser("reader");
    const session = { id: "session", userId, token: "hash", expiresAt: new Date(NOW.getTime() + HOUR) };
    await database().session.create({ data: { ...session, updatedAt: NOW } });
    expect((await readStats("daily", "en", NOW)).stats.activeUsers).toBe(before + 1);
  });
});

describe("popular foods", () => {
  it("are at most ten, however many were cooked", async () => {
    const foods = ["apple", "banana", "pear", "rice", "peas", "egg", "carrot", "potato", "broccoli", "oats", "salmon"];
    await happened({ name: "recipe_generated", hoursAgo: 0.5, foods: [...foods, "spinach"] });
    const { stats } = statsOutput.parse(await readStats("daily", "en", NOW));
    expect(stats.popularFoods).toHaveLength(10);
    expect(stats.popularFoods[0]?.foodId).toBe("carrot");
  });
});

describe("the list of events", () => {
  it("has the newest first and at most two hundred, in the specification's own names", async () => {
    const many = Array.from({ length: MAX_EVENTS }, (_, index) => ({ name: "recipe_shared", hoursAgo: 1 + index }));
    await happened(...many);
    const { events } = eventListOutput.parse(await listEvents());
    expect(events).toHaveLength(MAX_EVENTS);
    expect(events.some(({ event_name }) => event_name === "account_created")).toBe(true);
    const times = events.map(({ event_timestamp }) => event_timestamp);
    expect(times).toEqual(times.toSorted().toReversed());
  });
});
