import type { PostHog } from "posthog-js/dist/module.slim.no-external";
import { toldEvent, toldPath } from "@/lib/domain/analytics/visit";
import { POSTHOG_KEY, POSTHOG_ORIGIN } from "../public-settings";

/** Whom the specification names towards the analytics. */
export interface IdentifiedVisitor {
  readonly id: string;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly isAdmin: boolean;
}

/** Without a key the library is not even part of the build. */
const load =
  process.env.NEXT_PUBLIC_POSTHOG_KEY === "" ? undefined : () => import("posthog-js/dist/module.slim.no-external");

/** Tells the server half that this visitor agreed, and who they are at PostHog. It is there only while they agree. */
const COOKIE = "analytics_id";
const YEAR_SECONDS = 365 * 24 * 60 * 60;

let client: PostHog | undefined;
let isAllowed = false;

/** Asked anew each time: a visitor may have changed their mind while something was on its way. */
function mayTell(): boolean {
  return isAllowed;
}

async function start(): Promise<PostHog | undefined> {
  if (load === undefined) return undefined;
  const { default: posthog } = await load();
  if (client !== undefined) return client;
  posthog.init(POSTHOG_KEY, {
    api_host: POSTHOG_ORIGIN,
    persistence: "localStorage",
    person_profiles: "identified_only",
    request_batching: false,
    autocapture: false,
    capture_pageview: false,
    capture_pageleave: false,
    capture_performance: false,
    disable_session_recording: true,
    disable_surveys: true,
    disable_web_experiments: true,
    disable_external_dependency_loading: true,
    advanced_disable_flags: true,
    save_referrer: false,
    save_campaign_params: false,
    before_send: (caught) => {
      const told = mayTell() ? toldEvent(caught) : undefined;
      if (told === undefined) return null;
      const { uuid, timestamp } = caught;
      return {
        uuid,
        event: told.event,
        properties: { ...told.properties },
        ...(timestamp && { timestamp }),
        ...set(told),
      };
    },
  });
  client = posthog;
  return client;
}

function set({ $set }: { readonly $set?: Readonly<Record<string, unknown>> | undefined }) {
  return $set === undefined ? {} : { $set: { ...$set } };
}

/** Sends nothing and answers nothing before a visitor agreed; the library is fetched when they have. */
export async function tellPage(path: string, title: string, visitor: IdentifiedVisitor | undefined): Promise<void> {
  isAllowed = true;
  const posthog = await start();
  if (posthog === undefined || !mayTell()) return;
  posthog.set_config({ disable_persistence: false });
  if (visitor) {
    const { id, ...person } = visitor;
    posthog.identify(id, { ...person, clerkId: id });
  } else if (posthog.get_property("$user_state") === "identified") posthog.reset();
  const attributes = `Path=/; SameSite=Lax${location.protocol === "https:" ? "; Secure" : ""}`;
  document.cookie = `${COOKIE}=${encodeURIComponent(posthog.get_distinct_id())}; Max-Age=${YEAR_SECONDS}; ${attributes}`;
  posthog.capture("$pageview", { $current_url: `${location.origin}${toldPath(path)}`, title });
}

/** Stops at once and leaves nothing of it in this browser. Doing it twice, or without having begun, changes nothing. */
export function forgetVisitor(): void {
  isAllowed = false;
  client?.reset(true);
  client?.set_config({ disable_persistence: true });
  try {
    for (const storage of [localStorage, sessionStorage]) {
      const ours = Object.keys(storage).filter((key) => /^(?:__)?ph_/.test(key));
      for (const key of ours) storage.removeItem(key);
    }
  } catch {
    // A browser that lets nobody keep anything has nothing to forget.
  }
  document.cookie = `${COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
}
