import { z } from "zod";
import { contract, READ_LIMIT } from "@/lib/http/contract";

export const live = contract({
  method: "GET",
  path: "/api/health/live",
  summary: "The process answers; asks nothing of anything else",
  access: "public",
  limit: [],
  output: z.object({ status: z.literal("live") }),
});

export const ready = contract({
  method: "GET",
  path: "/api/health/ready",
  summary: "The database answers; 503 while it does not or while the process is stopping",
  access: "public",
  limit: [],
  output: z.object({ status: z.literal("ready") }),
});

export const openapi = contract({
  method: "GET",
  path: "/api/openapi.json",
  summary: "This description, made from the schemas that the handlers parse with",
  access: "public",
  limit: READ_LIMIT,
  output: z.looseObject({ openapi: z.string() }),
});

export const metrics = contract({
  method: "GET",
  path: "/api/metrics",
  summary: "What this process answered and how it is, for Prometheus, by the analytics token",
  access: "public",
  needsAdminToken: true,
  limit: { name: "metrics", points: 60, seconds: 60, whenUnknown: "open" },
  text: "text/plain; version=0.0.4; charset=utf-8",
  output: z.string(),
});
