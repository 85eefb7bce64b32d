import type { TestProject } from "vitest/node";
import { startServer } from "../support/running-server";

declare module "vitest" {
  interface ProvidedContext {
    origin: string;
  }
}

/** One built server for the whole suite; each test makes parents of its own, so none sees another's data. */
export default async function oneServer(project: TestProject): Promise<() => Promise<void>> {
  // The long form of the guesses is more sign-ins from one address than a thousand addresses have.
  const server = await startServer({
    ADMIN_EMAILS: "admin@families.test,guardian@families.test",
    RATE_LIMIT_FACTOR: "100000",
  });
  project.provide("origin", server.origin);
  return async () => {
    await server.stop();
  };
}
