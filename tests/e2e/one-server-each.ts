import type { TestProject } from "vitest/node";
import { startSharedServer } from "../support/shared-server";

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
  const servers = await Promise.all(Array.from({ length: project.config.maxWorkers }, startSharedServer));
  project.provide(
    "origins",
    servers.map(({ origin }) => origin),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
}
