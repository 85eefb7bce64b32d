/**
 * Settings that the build writes into what a browser loads; blank where they are not set. `next.config.ts` names them all,
 * so that what hangs on a blank one is left out of the build. They are public: no secret may be among them.
 */
export const POSTHOG_KEY: string = process.env.NEXT_PUBLIC_POSTHOG_KEY ?? "";

/** The origin of the PostHog server, as in `https://eu.i.posthog.com`; blank without a key. */
export const POSTHOG_ORIGIN: string = POSTHOG_KEY && new URL(process.env.NEXT_PUBLIC_POSTHOG_HOST ?? "").origin;
