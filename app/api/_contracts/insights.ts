import { eventInput, eventListOutput, statsOutput, statsQuery } from "@/lib/features/insights/schema";
import { contract } from "@/lib/http/contract";

const MINUTE_SECONDS = 60;

/** Few: whoever looks is one person, and whoever tries tokens is soon stopped. */
const INSIGHTS_LIMIT = { name: "insights", points: 60, seconds: MINUTE_SECONDS, whenUnknown: "closed" } as const;

export const recordEvent = contract({
  method: "POST",
  path: "/api/analytics/events",
  summary: "Count that something happened: a closed list of events, without a person",
  access: "public",
  limit: { name: "events", points: 30, seconds: MINUTE_SECONDS, whenUnknown: "closed" },
  body: eventInput,
  status: 204,
});

export const listEvents = contract({
  method: "GET",
  path: "/api/analytics/events",
  summary: "What happened last, newest first, without a person",
  access: "admin",
  needsAdminToken: true,
  limit: INSIGHTS_LIMIT,
  output: eventListOutput,
});

export const readStats = contract({
  method: "GET",
  path: "/api/analytics/stats",
  summary: "How the product was used in the last day, week, month or year",
  access: "admin",
  needsAdminToken: true,
  limit: INSIGHTS_LIMIT,
  query: statsQuery,
  output: statsOutput,
});
