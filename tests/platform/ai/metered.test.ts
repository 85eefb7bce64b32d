import { describe, expect, it } from "vitest";
import { z } from "zod";
import { reserve, settle } from "@/lib/platform/ai/budget";
import { meteredModel } from "@/lib/platform/ai/metered";
import type { Outcome, Provider, Question } from "@/lib/platform/ai/port";
import { database } from "@/lib/platform/db/client";
import { withDatabase } from "@/tests/support/database";

withDatabase();

const question: Question<string> = {
  kind: "recipe",
  system: "s".repeat(100),
  prompt: "p".repeat(100),
  schema: z.string(),
  mostAnswerTokens: 200,
};
const RESERVED = 100 + 100 + 600 + 200;
const settings = { dailyTokens: 2_000_000_000, dailyCallsPerParent: 1000, patience: 1000 };
const open = new AbortController().signal;

/** A provider that does as it is told. */
function provider(act: (calls: number) => Promise<Outcome<never>>): Provider & { readonly calls: () => number } {
  let calls = 0;
  return {
    writes: true,
    sees: true,
    calls: () => calls,
    ask: () => {
      calls += 1;
      return act(calls);
    },
  };
}

const unusable = () => Promise.resolve<Outcome<never>>({ kind: "unusable", tokens: 10 });
const failing = () => Promise.resolve<Outcome<never>>({ kind: "failed", failure: { reason: "broken" }, worked: false });

async function emptyLedger(): Promise<void> {
  await database().aiCall.deleteMany();
  await database().aiBudgetDay.deleteMany();
}

async function day() {
  return database().aiBudgetDay.findFirst({ select: { reservedTokens: true, usedTokens: true, calls: true } });
}

describe("the day's budget", () => {
  it("holds to the token, however many ask at once", async () => {
    await emptyLedger();
    const taken = await Promise.all(Array.from({ length: 40 }, () => reserve("recipe", 100, 1_050)));
    const held = taken.filter((each) => each !== undefined);
    expect(held).toHaveLength(10);
    expect(await day()).toEqual({ reservedTokens: 1000, usedTokens: 0, calls: 0 });
    await Promise.all(held.map((each) => settle(each, 30, true)));
    await Promise.all(held.map((each) => settle(each, 30, true)));
    expect(await day(), "settled twice is settled once").toEqual({ reservedTokens: 0, usedTokens: 300, calls: 10 });
    expect(await reserve("recipe", 750, 1_050)).toBeDefined();
    expect(await reserve("recipe", 1, 1_050)).toBeUndefined();
  });

  it("of nothing allows no call", async () => {
    await emptyLedger();
    const silent = provider(unusable);
    const model = meteredModel(silent, { ...settings, dailyTokens: 0 });
    expect(await model.ask(question, { parent: "a", signal: open })).toMatchObject({ ok: false, why: "budget" });
    expect(silent.calls()).toBe(0);
    expect(await day()).toBeNull();
  });

  it("books everything that was set aside for a call that was cut off", async () => {
    await emptyLedger();
    const lost = provider(() => Promise.resolve({ kind: "failed", failure: { reason: "slow" }, worked: true }));
    const answer = await meteredModel(lost, settings).ask(question, { parent: "cut", signal: open });
    expect(answer).toEqual({ ok: false, why: "failed", slow: true });
    expect(await day()).toEqual({ reservedTokens: 0, usedTokens: RESERVED, calls: 1 });
  });

  it.each([Number.NaN, -1, 1.5, 1e12, undefined])("does not believe a count of %s", async (tokens) => {
    await emptyLedger();
    const odd = provider(() => Promise.resolve({ kind: "unusable", tokens }));
    await meteredModel(odd, settings).ask(question, { parent: "odd", signal: open });
    expect(await day()).toEqual({ reservedTokens: 0, usedTokens: RESERVED, calls: 1 });
  });
});

describe("one parent's day", () => {
  it("ends after so many calls, and is nobody else's", async () => {
    const model = meteredModel(provider(unusable), { ...settings, dailyCallsPerParent: 3 });
    const why: unknown[] = [];
    for (let call = 0; call < 5; call += 1) {
      const answer = await model.ask(question, { parent: "many", signal: open });
      why.push(answer.ok ? "" : answer.why);
    }
    expect(why).toEqual(["unusable", "unusable", "unusable", "budget", "budget"]);
    expect(await model.ask(question, { parent: "another", signal: open })).toMatchObject({ why: "unusable" });
  });

  it("has one call at a time, and the process eight", async () => {
    const waiting: (() => void)[] = [];
    const slow = provider(() => new Promise((done) => waiting.push(() => done({ kind: "unusable", tokens: 1 }))));
    const model = meteredModel(slow, settings);
    const running = Array.from({ length: 8 }, (_, index) => model.ask(question, { parent: `p${index}`, signal: open }));
    expect(await model.ask(question, { parent: "p1", signal: open })).toMatchObject({ why: "busy" });
    expect(await model.ask(question, { parent: "p9", signal: open })).toMatchObject({ why: "busy" });
    while (waiting.length < 8) await new Promise((done) => setTimeout(done, 5));
    for (const finish of waiting) finish();
    await Promise.all(running);
    expect(slow.calls()).toBe(8);
  });
});

describe("the breaker around a model", () => {
  it("opens when the provider fails, and costs nothing while it rests", async () => {
    const down = provider(failing);
    const model = meteredModel(down, settings);
    for (let call = 0; call < 5; call += 1) await model.ask(question, { parent: "down", signal: open });
    await emptyLedger();
    expect(await model.ask(question, { parent: "down", signal: open })).toMatchObject({ why: "resting" });
    expect(down.calls()).toBe(5);
    expect(await day()).toBeNull();
  });

  it("stays closed whatever the model writes", async () => {
    const odd = provider(unusable);
    const model = meteredModel(odd, settings);
    for (let call = 0; call < 12; call += 1) await model.ask(question, { parent: "odd-words", signal: open });
    expect(odd.calls()).toBe(12);
  });

  it("asks nobody for a parent who has left", async () => {
    const silent = provider(unusable);
    const answer = await meteredModel(silent, settings).ask(question, { parent: "gone", signal: AbortSignal.abort() });
    expect(answer).toMatchObject({ why: "cancelled" });
    expect(silent.calls()).toBe(0);
  });
});
