import { progressInput, progressOutput } from "@/lib/features/learning/schema";
import { contract, READ_LIMIT, WRITE_LIMIT } from "@/lib/http/contract";

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
