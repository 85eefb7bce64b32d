import "server-only";
import type { AnalyticsEvent } from "@/lib/domain/analytics/event";
import { insertEvent } from "./mutations";

/** Counts that something happened. */
export async function recordEvent(event: AnalyticsEvent): Promise<void> {
  await insertEvent(event);
}
