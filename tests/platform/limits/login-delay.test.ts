import { describe, expect, it } from "vitest";
import { AppError } from "@/lib/domain/shared/app-error";
import { database } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/new-id";
import { forgetCaller } from "@/lib/platform/limits/forget";
import { withLoginDelay } from "@/lib/platform/limits/login-delay";
import { consume } from "@/lib/platform/limits/limit";
import { withDatabase } from "@/tests/support/database";
import { provenUser } from "@/tests/support/database-users";

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

/** Lets the wait of every account pass. */
async function letPass(): Promise<void> {
  await database().$executeRaw`UPDATE login_delays SET blocked_until = clock_timestamp()`;
}

describe("guesses at one account", () => {
  it("are free four times, then make the next wait twice as long each time, at most a quarter of an hour", async () => {
    const account = newId();
    const waits: number[] = [];
    for (let guess = 1; guess <= 16; guess += 1) {
      await outcome(account, wrong);
      const [row] = await database().$queryRaw<{ seconds: number }[]>`
        SELECT extract(epoch FROM max(blocked_until) - clock_timestamp())::float8 AS seconds FROM login_delays
        WHERE failures = ${guess}`;
      waits.push(Math.max(0, Math.ceil(row?.seconds ?? 0)));
      await letPass();
    }
    expect(waits).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  });

  it("hold up who knows the password too, and nobody of another name", async () => {
    const account = newId();
    for (let guess = 0; guess < 5; guess += 1) await outcome(account, wrong);
    expect(await outcome(account, right)).toBe("wait 1");
    expect(await outcome(newId(), right)).toBe("in");
    await letPass();
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
