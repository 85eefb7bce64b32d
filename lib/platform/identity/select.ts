import "server-only";
import { capabilities } from "../env";
import { embeddedIdentity } from "./embedded";
import type { Identity } from "./port";

/** Where this installation's accounts live. */
export function identity(): Identity {
  const { accounts } = capabilities();
  if (accounts === "embedded") return embeddedIdentity;
  throw new Error("Accounts at Clerk are configured but not built into this version: unset both of its keys.");
}
