import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));

// An odd zone and a Polish process language: code that leans on the machine's own fails here instead of in production.
process.env.TZ = "Asia/Kathmandu";
process.env.LANG = "pl_PL.UTF-8";

export default defineConfig({
  resolve: {
    alias: [
      // Next resolves this marker by the "react-server" condition; outside Next it is the package's own empty file.
      { find: /^server-only$/, replacement: `${root}node_modules/server-only/empty.js` },
      { find: /^@\/(.*)$/, replacement: `${root}$1` },
    ],
  },
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    include: ["tests/{architecture,domain,features,platform,http,messages}/**/*.test.ts"],
    pool: "forks",
    maxWorkers: 2,
  },
});
