import type { TestProject } from "vitest/node";
import { startSharedServer } from "../support/shared-server";

declare module "vitest" {
  interface ProvidedContext {
    origin: string;
  }
}

/** One server for the whole suite. */
export default async function oneServer(project: TestProject): Promise<() => Promise<void>> {
  const server = await startSharedServer();
  project.provide("origin", server.origin);
  return async () => {
    await server.stop();
  };
}
