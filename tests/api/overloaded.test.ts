import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Caller } from "../support/caller";
import { counted } from "../support/figures";
import { hammer } from "../support/hammer";
import { percentile } from "../support/percentile";
import { startServer, type RunningServer } from "../support/running-server";

/** With it callers stay for longer, and how much is still answered is a limit: it wants a machine with nothing else on it. */
const IS_LONG = process.env["OVERLOAD"] === "long";
const SECONDS = IS_LONG ? 15 : 2;
const LIST = "/api/recipes?limit=10";
/** As many as two processors serve at their best. */
const PEAK = 16;
const LEAST_GOODPUT = 0.8;
const LONGEST_WAIT_MILLISECONDS = 1_000;
const LONGEST_REFUSAL_MILLISECONDS = 100;

let server: RunningServer;
let peak = 0;
beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: "100000" });
  await hammer(server.origin, LIST, PEAK, SECONDS);
  const { answered, seconds } = await hammer(server.origin, LIST, PEAK, SECONDS);
  peak = answered.length / seconds;
});
afterAll(async () => {
  await server.stop();
});

describe("more callers than can be answered", () => {
  it.each([64, 256, 1_024])("%i at a time are answered or told when to come again", async (connections) => {
    const visitor = new Caller(server.origin);
    const load = hammer(server.origin, LIST, connections, SECONDS);
    expect((await visitor.get("/api/health/live")).status).toBe(200);
    const { answered, sentAway, other, seconds } = await load;
    expect(other.slice(0, 3)).toEqual([]);
    expect(answered.length).toBeGreaterThan(0);
    expect((await visitor.get(LIST)).status).toBe(200);
    const said = {
      rate: Math.round(answered.length / seconds),
      peak: Math.round(peak),
      answered99: Math.round(percentile(answered, 0.99)),
      refused95: Math.round(percentile(sentAway, 0.95)),
      refusals: Math.round(sentAway.length / seconds),
    };
    if (IS_LONG) {
      if (connections > 300) expect(sentAway.length).toBeGreaterThan(0);
      process.stdout.write(`${connections} callers: ${JSON.stringify(said)}\n`);
      expect(said.rate / peak).toBeGreaterThanOrEqual(LEAST_GOODPUT);
      expect(said.answered99).toBeLessThanOrEqual(LONGEST_WAIT_MILLISECONDS);
      expect(said.refused95).toBeLessThanOrEqual(LONGEST_REFUSAL_MILLISECONDS);
    }
  });

  it("leave it as fast as it was, and nobody told what it is made of", async ({ task }) => {
    const { answered, sentAway, other, seconds } = await hammer(server.origin, LIST, PEAK, SECONDS);
    expect(other).toEqual([]);
    expect(sentAway).toEqual([]);
    counted(task, { "lists answered": answered.length });
    if (IS_LONG) expect(answered.length / seconds / peak).toBeGreaterThanOrEqual(LEAST_GOODPUT);
  });
});
