import { describe, expect, it } from "vitest";
import { STORY_KINDS } from "@/lib/domain/analytics/event";
import { STORY_TYPES } from "@/lib/domain/learning/story-plan";
import { recordEvent } from "@/lib/features/insights/record";
import { database } from "@/lib/platform/db/client";
import { withDatabase } from "@/tests/support/database";

withDatabase();

describe("an event", () => {
  it("is stored with its properties and its time, and with nothing else", async () => {
    const before = Date.now();
    await recordEvent({ name: "story_created", properties: { template: "magic", foodCount: 2 } });
    await recordEvent({ name: "story_created", properties: { template: "magic", foodCount: 2 } });
    const rows = await database().analyticsEvent.findMany();
    expect(rows).toHaveLength(2);
    for (const { name, properties, occurredAt, id, ...rest } of rows) {
      expect({ name, properties }).toEqual({
        name: "story_created",
        properties: { template: "magic", foodCount: 2 },
      });
      expect(Math.abs(occurredAt.getTime() - before)).toBeLessThan(60_000);
      expect(id).toMatch(/^[\w-]{16,}$/);
      expect(rest).toEqual({});
    }
  });

  it("knows every kind of story there is", () => {
    expect([...STORY_KINDS].sort()).toEqual(Object.values(STORY_TYPES).sort());
  });
});
