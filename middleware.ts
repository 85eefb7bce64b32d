import createMiddleware from "next-intl/middleware";
import { NextRequest, type NextResponse } from "next/server";
import { newNonce, requestPagePolicy } from "./lib/http/page-policy";
import { isPrerendered, lookedForAt } from "./lib/i18n/pages";
import { routing } from "./lib/i18n/routing";
import { clerkOrigin } from "./lib/platform/identity/browser";
import { CLERK_KEY, POSTHOG_ORIGIN } from "./lib/platform/public-settings";

const chooseLanguage = createMiddleware(routing);
const POLICY = "Content-Security-Policy";
const HOSTS = POSTHOG_ORIGIN === "" ? [] : [POSTHOG_ORIGIN];
const CLERK = clerkOrigin(CLERK_KEY);

/** Chooses the language of a page, nothing else: whoever needs a session checks for it where the data is. */
export default function middleware(request: NextRequest): NextResponse {
  if (isPrerendered(request.nextUrl.pathname)) return withoutCookie(chooseLanguage(request));
  // Rendered for the request (a recipe, the 404 page), so its scripts have no hashes; Next reads their nonce from the policy.
  const policy = requestPagePolicy(newNonce(), HOSTS, CLERK);
  const headers = new Headers(request.headers);
  headers.set(POLICY, policy);
  if (isVisitThroughWorker(headers)) headers.set("sec-fetch-dest", "document");
  const address = new URL(request.url);
  address.pathname = lookedForAt(address.pathname);
  const response = chooseLanguage(new NextRequest(address, { headers, method: request.method }));
  response.headers.set(POLICY, policy);
  // An address with a language in it leads on to the page without one, in that language: there it was chosen.
  return response.headers.has("location") ? response : withoutCookie(response);
}

/**
 * The worker fetches the page that a parent goes to, and a browser then says that it is for nothing in particular, which
 * next-intl takes for a page fetched ahead. It still says that somebody goes there; in a frame it says that it is for one.
 */
function isVisitThroughWorker(headers: Headers): boolean {
  return headers.get("sec-fetch-mode") === "navigate" && headers.get("sec-fetch-dest") === "empty";
}

/** A language becomes a cookie when a parent chooses it. A guessed one is not kept. */
function withoutCookie(page: NextResponse): NextResponse {
  page.headers.delete("set-cookie");
  page.headers.delete("x-middleware-set-cookie");
  return page;
}

/** Every address but those of the API, of Next and of files; one that only looks like a file's gets the 404 page. */
export const config = {
  matcher: "/((?!api|_next|.*\\.(?:css|gif|ico|jpe?g|js|json|map|png|svg|txt|webmanifest|webp|woff2?|xml)$).*)",
};
