import { defineConfig } from "vitest/config";
import { alias, root } from "../support/aliases";

export default defineConfig({
  root,
  resolve: { alias },
  test: {
    include: ["tests/e2e/**/*.test.ts"],
    globalSetup: ["tests/e2e/one-server-each.ts"],
    // A limit is for what hangs, not for what is slow.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000, interval: 100 } },
    pool: "forks",
    maxWorkers: 2,
    retry: 0,
  },
});
