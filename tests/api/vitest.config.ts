import { defineConfig } from "vitest/config";
import { alias, root } from "../support/aliases";

export default defineConfig({
  root,
  resolve: { alias },
  test: {
    include: ["tests/api/**/*.test.ts"],
    globalSetup: ["tests/api/one-server.ts"],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    pool: "forks",
    maxWorkers: 2,
  },
});
