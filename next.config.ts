import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";
import { baseHeaders } from "./lib/http/security-headers";

const withNextIntl = createNextIntlPlugin({
  requestConfig: "./lib/i18n/request.ts",
  experimental: { createMessagesDeclaration: "./messages/en.json" },
});

const config: NextConfig = {
  // Named even where they are not set: what hangs on a blank one is then left out of the build.
  env: {
    NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: process.env.NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY?.trim() ?? "",
    NEXT_PUBLIC_POSTHOG_KEY: process.env.NEXT_PUBLIC_POSTHOG_KEY?.trim() ?? "",
    NEXT_PUBLIC_POSTHOG_HOST: process.env.NEXT_PUBLIC_POSTHOG_HOST?.trim() ?? "",
  },
  poweredByHeader: false,
  reactStrictMode: true,
  // Our own server packs what it sends, and has to see a page before it is packed (`scripts/paint-first.mjs`).
  compress: false,
  // Types are checked by `npm test`, tests included; a build of what was tested need not wait for them again.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  // Pages are kept by our own server, packed (`scripts/page-memory.mjs`); Next would keep up to 50 MB of them beside it.
  cacheMaxMemorySize: 0,
  productionBrowserSourceMaps: false,
  // The address that `npm run dev` names: without this its page is refused the news of changes and loads itself anew.
  allowedDevOrigins: ["127.0.0.1"],
  serverExternalPackages: [
    "@clerk/backend",
    "@electric-sql/pglite",
    "@node-rs/argon2",
    "@prisma/adapter-pg",
    "@prisma/client",
    "@prisma/schema-engine-wasm",
    "pg",
    "pglite-prisma-adapter",
    "pino",
    "posthog-node",
    "sharp",
  ],
  experimental: {
    // An unknown address gets its page whole, in the visitor's language, instead of one that scripts fill in.
    globalNotFound: true,
    // Nearly every page is a file: loading the code of all of them at the start costs half a second and memory for nothing.
    preloadEntriesOnStart: false,
  },
  // Read at run time by the migrator and by the client of the database, so they have to travel with a standalone or serverless build.
  outputFileTracingIncludes: {
    "/*": [
      "./prisma/schema.prisma",
      "./prisma/migrations/**",
      "./node_modules/@prisma/schema-engine-wasm/*.wasm",
      "./node_modules/@prisma/client/runtime/query_compiler_small_bg.postgresql.wasm-base64.mjs",
    ],
  },
  headers: () => Promise.resolve([{ source: "/:path*", headers: [...baseHeaders] }]),
};

export default withNextIntl(config);
