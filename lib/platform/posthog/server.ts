import "server-only";
import { PostHog } from "posthog-node";
import type { AnalyticsEvent } from "@/lib/domain/analytics/event";
import { toldEvent } from "@/lib/domain/analytics/visit";
import { env } from "../env";
import { log } from "../log";

/** What an id at PostHog looks like: one of ours or a random one of its library. Anything else is no answer of a visitor. */
const ID = /^[\w-]{8,64}$/;
const PATIENCE_MILLISECONDS = 3_000;

let client: PostHog | undefined;

function posthog(): PostHog | undefined {
  const { NEXT_PUBLIC_POSTHOG_KEY: key, NEXT_PUBLIC_POSTHOG_HOST: host } = env();
  if (key === undefined || host === undefined) return undefined;
  client ??= new PostHog(key, {
    host,
    requestTimeout: PATIENCE_MILLISECONDS,
    fetchRetryCount: 1,
    enableExceptionAutocapture: false,
    before_send: (caught) => {
      const told = caught && toldEvent({ event: caught.event, properties: caught.properties ?? {} });
      return caught && told ? { ...caught, properties: { ...told.properties } } : null;
    },
  });
  return client;
}

/** The visitor's id at PostHog, which their browser sends for as long as they agree; `undefined` for all others. */
export function agreedVisitor(source: { readonly headers: { get(name: string): string | null } }): string | undefined {
  const [, id = ""] = /(?:^|;\s*)analytics_id=([^;]*)/.exec(source.headers.get("cookie") ?? "") ?? [];
  return ID.test(id) ? id : undefined;
}

/** Tells PostHog that an event happened to a visitor who agreed. Never throws: a count is nobody's trouble. */
export async function tellEvent({ name, properties }: AnalyticsEvent, visitor: string): Promise<void> {
  try {
    await posthog()?.captureImmediate({ distinctId: visitor, event: name, properties: { ...properties } });
  } catch (error) {
    log.warn("posthog_unreachable", { name: error instanceof Error ? error.name : typeof error });
  }
}
