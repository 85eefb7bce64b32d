/** Whether this is the build that families use, and not the server that somebody develops with. */
export const IS_PRODUCTION: boolean = process.env.NODE_ENV === "production";

/**
 * PostHog's key and address are written by the build into what a browser loads; blank where they are not set.
 * `next.config.ts` names them all, so that what hangs on a blank one is left out. They are public: no secret may be here.
 */
export const POSTHOG_KEY: string = process.env.NEXT_PUBLIC_POSTHOG_KEY ?? "";

/** The origin of the PostHog server, as in `https://eu.i.posthog.com`; blank without a key. */
export const POSTHOG_ORIGIN: string = POSTHOG_KEY && new URL(process.env.NEXT_PUBLIC_POSTHOG_HOST ?? "").origin;

/** The publishable key of Clerk, written in like PostHog's; blank where accounts are our own. */
export const CLERK_KEY: string = process.env.NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY ?? "";

/** Clerk's half of the browser. Asked of the setting itself, so that a build without the key has nothing of it. */
export const loadClerk = process.env.NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY ? () => import("./identity/browser") : undefined;
