import "server-only";
import { capabilities, env } from "../env";
import { clerkIdentity } from "./clerk";
import { embeddedIdentity } from "./embedded";
import type { Identity } from "./port";

let atClerk: Identity | undefined;

/** Accounts at Clerk, made when first asked for: who has none does not pay for its library's work. */
function clerk(): Identity {
  const {
    NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: publishableKey = "",
    CLERK_SECRET_KEY: secretKey = "",
    CLERK_JWT_KEY: jwtKey = "",
    APP_ORIGIN: origin = "",
    CLERK_API_URL: apiUrl,
    CLERK_WEBHOOK_SIGNING_SECRET: messageSecret,
  } = env();
  atClerk ??= clerkIdentity({ publishableKey, secretKey, jwtKey, origin, apiUrl, messageSecret });
  return atClerk;
}

/** Where this installation's accounts live. */
export function identity(): Identity {
  return capabilities().accounts === "clerk" ? clerk() : embeddedIdentity;
}
