import { startServer, type RunningServer } from "./running-server";

/** A built server that many tests share; each test makes parents of its own, so none sees another's data. */
export function startSharedServer(): Promise<RunningServer> {
  // The long form of the guesses is more sign-ins from one address than a thousand addresses have.
  return startServer({ ADMIN_EMAILS: "admin@families.test,guardian@families.test", RATE_LIMIT_FACTOR: "100000" });
}
