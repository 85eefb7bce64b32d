import { defineConfig } from "vitest/config";
import { alias } from "./tests/support/aliases";
import { testSeed } from "./tests/support/seed";

// An odd zone and a Polish process language: code that leans on the machine's own fails here instead of in production.
process.env.TZ = "Asia/Kathmandu";
process.env.LANG = "pl_PL.UTF-8";
process.env.TEST_SEED = String(testSeed());

const testsIn = (rooms: string): string[] => [`tests/{${rooms}}/**/*.test.ts`];

export default defineConfig({
  resolve: { alias },
  test: {
    // Two cores, shared with whatever else runs: a limit is for what hangs, not for what is slow.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    setupFiles: ["tests/support/seeded.ts"],
    pool: "forks",
    maxWorkers: 2,
    projects: [
      // Nothing there keeps anything but what it has read: the words of five languages are put in order once for each worker.
      { extends: true, test: { name: "domain", include: testsIn("architecture,domain,messages"), isolate: false } },
      { extends: true, test: { name: "server", include: testsIn("features,platform,http") } },
    ],
  },
});
