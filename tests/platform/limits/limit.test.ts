import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { database } from "@/lib/platform/db/client";
import { takeFromBucket } from "@/lib/platform/limits/buckets";
import { consume } from "@/lib/platform/limits/limit";
import { withDatabase } from "@/tests/support/database";

withDatabase();

async function allowed(times: number, key: string, rule: { points: number; durationSeconds: number }): Promise<number> {
  const results = await Promise.all(Array.from({ length: times }, () => consume(key, rule)));
  return results.filter((result) => result.ok).length;
}

/** Makes as much time pass for a bucket. */
async function letPass(key: string, milliseconds: number): Promise<void> {
  await database()
    .$executeRaw`UPDATE rate_limits SET full_at_ms = full_at_ms - ${milliseconds}::float8 WHERE key = ${key}`;
}

describe("a bucket", () => {
  const rule = { points: 10, durationSeconds: 300 };

  it("gives its points once, whoever asks at once, and says when there is another", async () => {
    const key = randomUUID();
    const started = performance.now();
    const results = await Promise.all(Array.from({ length: 32 }, () => takeFromBucket(key, 1, rule)));
    const passed = performance.now() - started;
    expect(results.filter((result) => result.ok)).toHaveLength(10);
    const refused = results.find((result) => !result.ok);
    expect(refused?.ok === false ? refused.waitMilliseconds : 0).toBeGreaterThan(29_000 - passed);
    expect(refused?.ok === false ? refused.waitMilliseconds : 0).toBeLessThanOrEqual(30_000);
  });

  it("refills evenly and never above full", async () => {
    const key = randomUUID();
    for (let point = 0; point < 10; point += 1) await takeFromBucket(key, 1, rule);
    await letPass(key, 30_000);
    expect((await takeFromBucket(key, 1, rule)).ok).toBe(true);
    expect((await takeFromBucket(key, 1, rule)).ok).toBe(false);
    await letPass(key, 10_000_000);
    expect((await takeFromBucket(key, 10, rule)).ok).toBe(true);
    expect((await takeFromBucket(key, 1, rule)).ok).toBe(false);
  });

  it("gives all that is asked or nothing", async () => {
    const key = randomUUID();
    expect((await takeFromBucket(key, 8, rule)).ok).toBe(true);
    expect((await takeFromBucket(key, 3, rule)).ok).toBe(false);
    expect((await takeFromBucket(key, 2, rule)).ok).toBe(true);
  });
});

describe("a limit", () => {
  it.each([1, 5, 59, 60, 300, 333])("of %i lets exactly as many through at once", async (points) => {
    // In a month of which the calls, however slow the machine, take no point's time.
    const rule = { points, durationSeconds: 30 * 24 * 3600 };
    expect(await allowed(points * 2 + 10, randomUUID(), rule)).toBe(points);
  });

  it("counts callers apart", async () => {
    const rule = { points: 2, durationSeconds: 60 };
    expect(await allowed(5, randomUUID(), rule)).toBe(2);
    expect(await allowed(5, randomUUID(), rule)).toBe(2);
  });

  it("says after how many whole seconds to come again", async () => {
    const key = randomUUID();
    const rule = { points: 1, durationSeconds: 60 };
    const started = performance.now();
    await consume(key, rule);
    const result = await consume(key, rule);
    const passed = (performance.now() - started) / 1000;
    expect(result.ok ? 0 : result.retryAfterSeconds).toBeGreaterThanOrEqual(60 - Math.ceil(passed));
    expect(result.ok ? 0 : result.retryAfterSeconds).toBeLessThanOrEqual(60);
  });

  it("asks the database once for many reads", async () => {
    const key = randomUUID();
    const rule = { points: 300, durationSeconds: 3600 };
    await consume(key, rule);
    const before = await database().rateLimit.findUnique({ where: { key } });
    for (let call = 0; call < 14; call += 1) await consume(key, rule);
    expect(await database().rateLimit.findUnique({ where: { key } })).toEqual(before);
    await consume(key, rule);
    expect(await database().rateLimit.findUnique({ where: { key } })).not.toEqual(before);
  });
});
