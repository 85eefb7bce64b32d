import { describe, expect, it } from "vitest";
import { AppError } from "@/lib/domain/shared/app-error";
import { database } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/new-id";
import { forgetCaller } from "@/lib/platform/limits/forget";
import { withLoginDelay } from "@/lib/platform/limits/login-delay";
import { consume } from "@/lib/platform/limits/limit";
import { withDatabase } from "@/tests/support/database";
import { provenUser } from "@/tests/support/database-users";
import { letWaitsPass, prolongWaits } from "@/tests/support/login-delays";

withDatabase();

const wrong = () => Promise.reject(new AppError("login_failed"));
const right = () => Promise.resolve("in");

/** What a try came to: "in", or the code of the refusal with the seconds to wait. */
async function outcome(account: string, act: () => Promise<string>): Promise<string> {
  try {
    return await withLoginDelay(account, act);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code === "rate_limited" ? `wait ${error.retryAfterSeconds ?? 0}` : error.code;
  }
}

async function clock(): Promise<number> {
  const [row] = await database().$queryRaw<{ seconds: number }[]>`
    SELECT extract(epoch FROM clock_timestamp())::float8 AS seconds`;
  return row?.seconds ?? 0;
}

describe("guesses at one account", () => {
  it("are free four times, then make the next wait twice as long each time, at most a quarter of an hour", async () => {
    const account = newId();
    const waits = [0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900];
    for (const [index, wait] of waits.entries()) {
      const before = await clock();
      await outcome(account, wrong);
      const after = await clock();
      const [row] = await database().$queryRaw<{ until: number }[]>`
        SELECT extract(epoch FROM max(blocked_until))::float8 AS until FROM login_delays WHERE failures = ${index + 1}`;
      // From some moment of the call on, to a thousandth.
      expect(row?.until, `guess ${index + 1}`).toBeGreaterThan(before + wait - 0.001);
      expect(row?.until, `guess ${index + 1}`).toBeLessThan(after + wait + 0.001);
      await letWaitsPass();
    }
  });

  it("hold up who knows the password too, and nobody of another name", async () => {
    const account = newId();
    for (let guess = 0; guess < 5; guess += 1) expect(await outcome(account, wrong)).toBe("login_failed");
    await prolongWaits();
    expect(await outcome(account, right)).toMatch(/^wait [1-9]\d*$/);
    expect(await outcome(newId(), right)).toBe("in");
    await letWaitsPass();
    expect(await outcome(account, right)).toBe("in");
    expect(await outcome(account, wrong), "a success clears the count").toBe("login_failed");
    expect(await outcome(account, right)).toBe("in");
  });

  it("do not count where the server failed: a busy server is nobody's guess", async () => {
    const account = newId();
    for (let call = 0; call < 9; call += 1) {
      expect(await outcome(account, () => Promise.reject(new AppError("overloaded")))).toBe("overloaded");
    }
    expect(await outcome(account, right)).toBe("in");
  });

  it("go one after the other: of thirty at once five are looked at, and none waits for ever", async () => {
    const account = newId();
    let looked = 0;
    const guess = async () => {
      looked += 1;
      await new Promise((done) => setTimeout(done, 5));
      // The fifth failure holds up the others for a second, which a slow machine may need for less than that.
      if (looked === 5) await database().$executeRaw`UPDATE login_delays SET failures = 14 WHERE failures = 4`;
      return wrong();
    };
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => outcome(account, guess)));
    expect(looked).toBe(5);
    expect(outcomes.filter((each) => each === "login_failed")).toHaveLength(5);
    expect(
      outcomes.filter((each) => each === "overloaded"),
      "twenty may wait at once",
    ).toHaveLength(10);
    expect(outcomes.filter((each) => each.startsWith("wait "))).toHaveLength(15);
  });

  it("are kept under no name that could be read", async () => {
    const account = "anna@families.test";
    await outcome(account, wrong);
    const rows = await database().loginDelay.findMany();
    expect(JSON.stringify(rows)).not.toContain("anna");
    expect(rows.every(({ key }) => /^[\w-]{43}$/.test(key))).toBe(true);
  });
});

describe("forgetting a caller", () => {
  it("takes their buckets and the failed sign-ins of their names, and nobody else's", async () => {
    const [gone, stays] = [await provenUser("gone"), await provenUser("stays")];
    const rule = { points: 5, durationSeconds: 3_600 };
    for (const userId of [gone, stays])
      for (const limit of ["read", "generate-day"]) await consume(`${limit}:${userId}`, rule);
    await outcome("gone@families.test", wrong);
    await outcome("stays@families.test", wrong);
    const delays = await database().loginDelay.count();
    await forgetCaller(gone, ["gone@families.test", "nobody-ever"]);
    const keys = (await database().rateLimit.findMany({ select: { key: true } })).map(({ key }) => key);
    expect(keys.filter((key) => key.endsWith(gone))).toEqual([]);
    expect(keys.filter((key) => key.endsWith(stays))).toHaveLength(2);
    expect(await database().loginDelay.count()).toBe(delays - 1);
  });
});
