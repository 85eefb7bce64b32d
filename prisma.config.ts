import { defineConfig } from "prisma/config";

/**
 * For Prisma's own command line only; the product migrates itself at start (lib/platform/db/migrate.ts). Generating the
 * client needs no address of a database.
 */
export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  ...(process.env.DATABASE_URL ? { datasource: { url: process.env.DATABASE_URL } } : {}),
});
