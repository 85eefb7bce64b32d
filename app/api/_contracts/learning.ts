import { eventInput } from "@/lib/features/insights/schema";
import { progressInput, progressOutput } from "@/lib/features/learning/schema";
import { contract, READ_LIMIT, WRITE_LIMIT } from "@/lib/http/contract";

const MINUTE_SECONDS = 60;

export const readProgress = contract({
  method: "GET",
  path: "/api/learning/progress",
  summary: "Completed of total for each learning activity",
  access: "member",
  limit: READ_LIMIT,
  output: progressOutput,
});

export const mergeProgress = contract({
  method: "POST",
  path: "/api/learning/progress",
  summary: "Join a device's progress with what is known; the same twice equals once",
  access: "member",
  limit: WRITE_LIMIT,
  body: progressInput,
  output: progressOutput,
});

export const recordEvent = contract({
  method: "POST",
  path: "/api/analytics/events",
  summary: "Count that something happened: a closed list of events, without a person",
  access: "public",
  limit: { name: "events", points: 30, seconds: MINUTE_SECONDS, whenUnknown: "closed" },
  body: eventInput,
  status: 204,
});
