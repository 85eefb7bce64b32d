import { rm } from "node:fs/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { counted } from "../support/figures";
import { newHome, type Home } from "../support/running-server";
import { growth, leaks, soak, startWatched, type Watched } from "../support/soak";

/** With it families live for so long; without it a few do. */
const MINUTES = Number(process.env["SOAK_MINUTES"] ?? 0);
const SHORT = { warmUp: 3, rounds: 3, families: 2 };
const PLAN = MINUTES > 0 ? { warmUp: 20, rounds: 12, families: 4, minutes: MINUTES } : SHORT;

describe("a server that families live with from their first day to their last", () => {
  let home: Home;
  let server: Watched;
  beforeEach(async () => {
    home = await newHome();
  });
  afterEach(async () => {
    await server.stop();
    await rm(home.folder, { recursive: true, force: true });
  });

  it(
    "fails none of them, and holds at the end what it held at the beginning",
    { timeout: (MINUTES + 15) * 60_000 },
    async ({ task }) => {
      server = await startWatched(home);
      const { samples, asked } = await soak(server, PLAN);
      counted(task, {
        "calls and pages": asked.calls,
        "of them failures": asked.failures.length,
        "kilobytes more on the heap": Math.round(growth(samples, "heap") / 1024),
        "kilobytes more resident": Math.round(growth(samples, "rss") / 1024),
        "files and connections more": growth(samples, "files"),
        "timers more": growth(samples, "timers"),
      });
      expect(asked.failures).toEqual([]);
      expect(leaks(samples, MINUTES)).toEqual([]);
    },
  );

  it("is told from one that keeps something of every call", { timeout: 900_000 }, async () => {
    server = await startWatched(home, { SOAK_LEAK: "1" });
    const { samples } = await soak(server, { ...SHORT, warmUp: 1 });
    expect(leaks(samples, 0)).toEqual([
      expect.stringMatching(/^heap: /),
      expect.stringMatching(/^files: /),
      expect.stringMatching(/^timers: /),
    ]);
  });
});
