import { beforeAll, describe, expect, it } from "vitest";
import type { UserId } from "@/lib/domain/shared/actor";
import { database } from "@/lib/platform/db/client";
import { sweep } from "@/lib/platform/db/housekeeping";
import { newId } from "@/lib/platform/db/new-id";
import { withDatabase } from "@/tests/support/database";
import { provenUser } from "@/tests/support/database-users";

withDatabase();

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 10, 21, 12);

let userId: UserId;
beforeAll(async () => {
  userId = await provenUser("swept");
});

const at = (milliseconds: number) => new Date(NOW + milliseconds);

async function session(expiresAt: Date, updatedAt: Date): Promise<string> {
  const id = newId();
  await database().session.create({ data: { id, userId, token: newId(), expiresAt, updatedAt } });
  return id;
}

/** The ids of what is left of `ids` in a table. */
async function left(ids: readonly string[]): Promise<readonly string[]> {
  const found = await database().session.findMany({ where: { id: { in: [...ids] } }, select: { id: true } });
  return ids.filter((id) => found.some((row) => row.id === id));
}

describe("the sweep", () => {
  it("ends sessions that are over, by their age or unseen, and no other", async () => {
    const living = [await session(at(1), at(0)), await session(at(29 * DAY), at(-8 * DAY + 1))];
    const over = [await session(at(-1), at(0)), await session(at(29 * DAY), at(-8 * DAY - 1))];
    await sweep(NOW);
    expect(await left([...living, ...over])).toEqual(living);
  });

  it("keeps an answer to a key for a whole day", async () => {
    const keys = [
      ["young", -DAY + 1],
      ["old", -DAY - 1],
    ] as const;
    await database().idempotencyKey.createMany({
      data: keys.map(([key, age]) => ({
        userId,
        route: "POST /api/x",
        key,
        bodyHash: "h",
        status: 200,
        lockedUntil: at(0),
        createdAt: at(age),
      })),
    });
    await sweep(NOW);
    expect((await database().idempotencyKey.findMany({ select: { key: true } })).map(({ key }) => key)).toEqual([
      "young",
    ]);
  });

  it("forgets a bucket only an hour after it was full again: what is still being counted is counted on", async () => {
    await database().rateLimit.createMany({
      data: [
        { key: "counting", fullAtMs: NOW + HOUR },
        { key: "just-full", fullAtMs: NOW - HOUR + 1 },
        { key: "long-full", fullAtMs: NOW - HOUR - 1 },
      ],
    });
    await sweep(NOW);
    const keys = (await database().rateLimit.findMany({ select: { key: true } })).map(({ key }) => key);
    expect(keys.toSorted()).toEqual(["counting", "just-full"]);
  });

  it("forgives failed sign-ins a day after the last wait was over, and events after thirteen months", async () => {
    await database().loginDelay.createMany({
      data: [
        { key: "waiting", failures: 9, blockedUntil: at(HOUR) },
        { key: "yesterday", failures: 9, blockedUntil: at(-DAY + 1) },
        { key: "forgiven", failures: 9, blockedUntil: at(-DAY - 1) },
      ],
    });
    await database().analyticsEvent.createMany({
      data: [-395, -397].map((days) => ({ id: `event${days}`, name: "story_created", occurredAt: at(days * DAY) })),
    });
    await sweep(NOW);
    const delays = (await database().loginDelay.findMany({ select: { key: true } })).map(({ key }) => key);
    expect(delays.toSorted()).toEqual(["waiting", "yesterday"]);
    const events = await database().analyticsEvent.findMany({ where: { id: { startsWith: "event" } } });
    expect(events.map(({ id }) => id)).toEqual(["event-395"]);
  });

  it("touches nothing that a parent keeps, however often and at once it runs", async () => {
    await database().allergy.create({
      data: { id: newId(), userId, food: "egg", foodKey: "egg", createdAt: at(-9_999 * DAY) },
    });
    await database().recipe.create({
      data: {
        id: newId(),
        ownerId: userId,
        language: "en",
        ageGroup: "9-12",
        cookingMethod: "stew",
        source: "embedded",
        verdict: "clear",
        rulesLookedAt: 1,
        createdAt: at(-9_999 * DAY),
      },
    });
    await Promise.all([sweep(NOW), sweep(NOW), sweep(NOW)]);
    expect(await database().allergy.count({ where: { userId } })).toBe(1);
    expect(await database().recipe.count({ where: { ownerId: userId } })).toBe(1);
    expect(await database().user.count({ where: { id: userId } })).toBe(1);
  });
});
