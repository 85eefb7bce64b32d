import type { TestProject } from "vitest/node";
import { startServer } from "../support/running-server";

declare module "vitest" {
  interface ProvidedContext {
    origins: readonly string[];
  }
}

/**
 * One built server for each of the files that run at once: what the parents of one file share is on the home page of
 * everybody, and must not move under those of another.
 */
export default async function oneServerEach(project: TestProject): Promise<() => Promise<void>> {
  const servers = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, () =>
      startServer({ ADMIN_EMAILS: "admin@families.test,guardian@families.test", RATE_LIMIT_FACTOR: "100000" }),
    ),
  );
  project.provide(
    "origins",
    servers.map(({ origin }) => origin),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
}
