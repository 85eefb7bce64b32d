import "server-only";
import type { AnalyticsEvent } from "@/lib/domain/analytics/event";
import { database } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/new-id";

/** Stores what happened and when; neither a person nor an address. */
export async function insertEvent({ name, properties }: AnalyticsEvent): Promise<void> {
  await database().analyticsEvent.create({ data: { id: newId(), name, properties: { ...properties } } });
}
