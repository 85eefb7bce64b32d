import { defineConfig } from "vitest/config";
import { alias, root } from "../support/aliases";
import { testSeed } from "../support/seed";

process.env.TEST_SEED = String(testSeed());

export default defineConfig({
  root,
  resolve: { alias },
  test: {
    include: ["tests/api/**/*.test.ts"],
    globalSetup: ["tests/api/one-server.ts"],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    setupFiles: ["tests/support/seeded.ts"],
    pool: "forks",
    maxWorkers: 2,
  },
});
