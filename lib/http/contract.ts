import type { z } from "zod";
import type { Role } from "@/lib/domain/shared/actor";

export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof METHODS)[number];

/** Who may call: anybody, anybody signed in, or a role. Ownership of one object is checked by the use case. */
export type Access = "public" | Extract<"member" | Role, "member" | "expert" | "admin">;

/** At most `points` calls in `seconds` per caller: the signed-in parent, else the address of the connection. */
export interface RateLimit {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  /** What happens while the limiter's store does not answer: reads go on, costly calls do not. */
  readonly whenUnknown?: "open" | "closed";
}

export const READ_LIMIT: RateLimit = { name: "read", points: 300, seconds: 60, whenUnknown: "open" };
export const WRITE_LIMIT: RateLimit = { name: "write", points: 60, seconds: 60, whenUnknown: "open" };

export const DEFAULT_BODY_BYTES = 64 * 1024;

/** What a call that creates may be repeated under. */
export const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{8,255}$/;

/** What a call tells while it works, to callers that accept `text/event-stream`. */
export interface EventContract {
  /** The name of the event that carries the answer. */
  readonly result: string;
  /** How far each stage is, 0 to 100. */
  readonly stages: Readonly<Record<string, number>>;
}

/** One call of the API: what OpenAPI describes is what the handler parses with. */
export interface Contract<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> {
  readonly method: Method;
  /** As OpenAPI writes it: `/api/recipes/{id}`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: Access;
  /** The installation's analytics token as a bearer token, beside whatever `access` asks for. */
  readonly needsAdminToken?: boolean;
  readonly limit: RateLimit | readonly RateLimit[];
  /** Answer of a signed-out caller where the specification words it. */
  readonly signInMessage?: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly bodyBytes?: number;
  /** Accepts `Idempotency-Key`: the first answer is stored for a day and repeated. */
  readonly idempotent?: boolean;
  readonly events?: EventContract;
  /** Sign-in calls answer `{ ok, message }` beside the error, as specified. */
  readonly answersOk?: boolean;
  /** The answer is a file of this type, its bytes as they are, and no JSON. */
  readonly file?: "image/png";
  /** `undefined` for a call without an answer body (204). */
  readonly output?: Output;
  /** The content type of an answer that is text as it stands, and not JSON. */
  readonly text?: string;
  readonly status?: 200 | 201 | 202 | 204;
  /** The status where what was asked for is there already; `status` then says that it came to be. */
  readonly statusIfExisting?: 200;
}

/** Keeps the schema types of a contract, and who may call it. */
export function contract<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Output extends z.ZodType,
  Who extends Access,
>(
  definition: Contract<Params, Query, Body, Output> & { readonly access: Who },
): Contract<Params, Query, Body, Output> & { readonly access: Who } {
  return definition;
}
