import "server-only";
import { newestEvents } from "./data";
import { MAX_EVENTS, type EventListOutput } from "./schema";

/** What happened last, newest first. */
export async function listEvents(): Promise<EventListOutput> {
  const events = await newestEvents(MAX_EVENTS);
  return {
    events: events.map(({ id, name, properties, occurredAt }) => ({
      id,
      event_name: name,
      event_timestamp: occurredAt.toISOString(),
      properties,
    })),
  };
}
