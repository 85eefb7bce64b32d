import "server-only";
import { createHash, randomUUID } from "node:crypto";
import type { z } from "zod";
import type { Actor } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import type { Language } from "@/lib/domain/shared/language";
import { withinCallTime } from "@/lib/platform/db/call-time";
import { env } from "@/lib/platform/env";
import { identity } from "@/lib/platform/identity/select";
import { runOnce } from "@/lib/platform/limits/idempotency";
import { consume } from "@/lib/platform/limits/limit";
import { log } from "@/lib/platform/log";
import { countAnswer } from "@/lib/platform/metrics";
import { requireAdminToken } from "./admin-token";
import { checkAnnouncedLength, checkContentType, parseJson, readText, validate } from "./body";
import { clientAddress } from "./client-address";
import { DEFAULT_BODY_BYTES, IDEMPOTENCY_KEY, METHODS, type Contract, type Method } from "./contract";
import { apiHeaders, errorResponse, toAppError } from "./error-response";
import { eventStream, wantsEvents } from "./event-stream";
import { checkOrigin, ownOrigins } from "./origin";
import { requestLanguage } from "./request-language";

const MAX_URL_LENGTH = 4096;
/** What a log says of a call whose caller went away before its answer. */
const CALLER_LEFT = 499;

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;

/** What a handler is given: everything in it is proven or parsed. */
interface Context<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, MaybeActor> {
  readonly request: Request;
  readonly actor: MaybeActor;
  readonly params: Parsed<P>;
  readonly query: Parsed<Q>;
  readonly body: Parsed<B>;
  /** The language of the answer: the body's or query's `language`, else the visitor's. */
  readonly language: Language;
  /** Headers that the answer carries beside its own (cookies, links). */
  readonly headers: Headers;
  /** Says that what was asked for is there already: the contract's `statusIfExisting` is answered. */
  answerExisting(): void;
  /** Aborted when the caller is gone. */
  readonly signal: AbortSignal;
  /** Says which stage of the contract's events begins; nobody hears it where no events were asked for. */
  readonly tell: (stage: string) => void;
}

export type RouteHandler = (request: Request, context: { params: Promise<unknown> }) => Promise<Response>;

interface Outcome {
  readonly status: number;
  readonly body: unknown;
}

/**
 * The only way a request gets in. Order: origin 403, size 413, content type 415, session 401, role 403, rate limit 429,
 * admin token 401, parse 400, validate 422, act. The only try/catch of the transport, the only place that answers, one
 * log line each.
 */
export function route<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  O extends z.ZodType,
  A extends "public" | "member" | "expert" | "admin",
>(
  definition: Contract<P, Q, B, O> & { readonly access: A },
  act: (context: Context<P, Q, B, A extends "public" ? Actor | undefined : Actor>) => Promise<z.input<O>>,
): RouteHandler;
export function route(
  definition: Contract,
  act: (context: Context<z.ZodType, z.ZodType, z.ZodType, Actor>) => Promise<unknown>,
): RouteHandler {
  return async (request, routeContext) => {
    const started = performance.now();
    const requestId = randomUUID();
    let actor: Actor | undefined;
    let isSaid = false;
    const line = (answered: number, failure?: AppError) => {
      // What was answered because its time was up may come to an end of its own later.
      if (isSaid) return;
      isSaid = true;
      const route = `${definition.method} ${definition.path}`;
      const status = request.signal.aborted ? CALLER_LEFT : answered;
      const milliseconds = tookSince(started);
      countAnswer(route, status, milliseconds);
      log.request({
        requestId,
        route,
        status,
        milliseconds,
        signedIn: actor !== undefined,
        ...(failure === undefined ? {} : { code: failure.code }),
        ...(failure?.cause === undefined ? {} : { cause: failure.cause }),
      });
    };
    const work = async (): Promise<Response> => {
      actor = await identity().actorOf(request);
      requireAccess(definition, actor);
      await countCall(definition, request, actor);
      if (definition.needsAdminToken) await requireAdminToken(request, callerOf(request, actor));
      return answer(definition, act, request, routeContext, { actor, requestId, line });
    };
    try {
      checkTransport(request, definition);
      const response = await withinCallTime(work);
      // How long it took here, for whoever looks at a slow page: the rest is the network and the browser.
      response.headers.set("Server-Timing", `app;dur=${tookSince(started)}`);
      return response;
    } catch (thrown) {
      const failure = toAppError(thrown);
      const response = errorResponse(failure, requestId, { answersOk: definition.answersOk });
      line(response.status, failure);
      return response;
    }
  };
}

/** Milliseconds, to a tenth. */
function tookSince(started: number): number {
  return Math.round((performance.now() - started) * 10) / 10;
}

/** Whom a call is counted for: the signed-in parent, else the address of the connection. */
function callerOf(request: Request, actor: Actor | undefined): string {
  return actor?.userId ?? `address:${clientAddress(request, env().VERCEL !== undefined)}`;
}

function checkTransport(request: Request, definition: Contract): void {
  checkOrigin(request, definition.method, ownOrigins(request, env().APP_ORIGIN));
  if (request.url.length > MAX_URL_LENGTH) throw new AppError("payload_too_large");
  checkAnnouncedLength(request, definition.body ? (definition.bodyBytes ?? DEFAULT_BODY_BYTES) : DEFAULT_BODY_BYTES);
  if (definition.body) checkContentType(request);
}

function requireAccess(definition: Contract, actor: Actor | undefined): void {
  const { access, signInMessage } = definition;
  if (access === "public") return;
  if (!actor) throw new AppError("sign_in_required", signInMessage === undefined ? {} : { message: signInMessage });
  if (access === "member" || actor.role === "admin") return;
  if (access === "admin") throw new AppError("admin_required");
  if (actor.role !== access) throw new AppError("forbidden");
}

async function countCall(definition: Contract, request: Request, actor: Actor | undefined): Promise<void> {
  const caller = callerOf(request, actor);
  const limits = "points" in definition.limit ? [definition.limit] : definition.limit;
  for (const limit of limits) {
    const result = await consume(`${limit.name}:${caller}`, {
      points: limit.points,
      durationSeconds: limit.seconds,
      whenUnknown: limit.whenUnknown ?? "open",
    });
    if (!result.ok) throw new AppError("rate_limited", { retryAfterSeconds: result.retryAfterSeconds });
  }
}

/** Who calls, under which id, and what is written down of it. */
interface Caller {
  readonly actor: Actor | undefined;
  readonly requestId: string;
  readonly line: (status: number, failure?: AppError) => void;
}

async function answer(
  definition: Contract,
  act: (context: Context<z.ZodType, z.ZodType, z.ZodType, Actor>) => Promise<unknown>,
  request: Request,
  routeContext: { params: Promise<unknown> },
  { actor, requestId, line }: Caller,
): Promise<Response> {
  const text = definition.body ? await readText(request, definition.bodyBytes ?? DEFAULT_BODY_BYTES) : "";
  const raw = definition.body ? parseJson(text) : undefined;
  const params = definition.params && validate(definition.params, await routeContext.params, "not_found");
  const search = Object.fromEntries(new URL(request.url).searchParams);
  const query = definition.query && validate(definition.query, search);
  const body = definition.body && validate(definition.body, raw);
  const headers = new Headers();
  const run = async (signal: AbortSignal, tell: (stage: string) => void): Promise<Outcome> => {
    let status: number = definition.status ?? 200;
    const result = await act({
      request,
      // A member route has proven its actor above; a public one declares that it may be absent.
      actor: actor as Actor,
      params,
      query,
      body,
      headers,
      language: requestLanguage(request, askedLanguage(body) ?? askedLanguage(query)),
      answerExisting: () => {
        status = definition.statusIfExisting ?? status;
      },
      signal,
      tell,
    });
    return { status, body: definition.output ? declared(definition.output, result) : undefined };
  };
  const once = (signal: AbortSignal, tell: (stage: string) => void): Promise<Outcome> =>
    onceIfAsked(definition, request, actor, text, () => run(signal, tell));
  if (definition.events && wantsEvents(request)) {
    const act = (signal: AbortSignal, tell: (stage: string) => void) =>
      withinCallTime(async () => (await once(signal, tell)).body);
    return eventStream({ requestId, events: definition.events, signal: request.signal, act, ended: line });
  }
  const outcome = await once(request.signal, () => undefined);
  line(outcome.status);
  const answerHeaders = apiHeaders(requestId, headers);
  if (definition.text !== undefined && typeof outcome.body === "string") {
    answerHeaders.set("Content-Type", definition.text);
    return new Response(outcome.body, { status: outcome.status, headers: answerHeaders });
  }
  if (outcome.body === undefined) return new Response(null, { status: outcome.status, headers: answerHeaders });
  if (definition.file !== undefined && outcome.body instanceof Uint8Array) {
    answerHeaders.set("Content-Type", definition.file);
    // A file says itself how long it may be kept; everything else is somebody's own.
    answerHeaders.set("Cache-Control", headers.get("Cache-Control") ?? "no-store");
    return new Response(new Uint8Array(outcome.body), { status: outcome.status, headers: answerHeaders });
  }
  return Response.json(outcome.body, { status: outcome.status, headers: answerHeaders });
}

/** What leaves is what the contract declares; anything else is our bug and leaves as nothing. */
function declared(output: z.ZodType, result: unknown): unknown {
  const parsed = output.safeParse(result);
  if (parsed.success) return parsed.data;
  throw new AppError("unavailable", { cause: parsed.error });
}

function askedLanguage(input: unknown): string | undefined {
  if (typeof input !== "object" || input === null || !("language" in input)) return undefined;
  return typeof input.language === "string" ? input.language : undefined;
}

async function onceIfAsked(
  definition: Contract,
  request: Request,
  actor: Actor | undefined,
  text: string,
  run: () => Promise<Outcome>,
): Promise<Outcome> {
  const key = request.headers.get("idempotency-key");
  if (!definition.idempotent || key === null || !actor) return run();
  if (!IDEMPOTENCY_KEY.test(key)) {
    throw new AppError("invalid_input", { issues: [{ path: "Idempotency-Key", key: "invalid" }] });
  }
  const bodyHash = createHash("sha256").update(text).digest("hex");
  return runOnce({ userId: actor.userId, route: `${definition.method} ${definition.path}`, key, bodyHash }, run);
}

/** All verbs of one address: those not given answer 405 with `Allow`, as JSON like every failure. */
export function verbs(handlers: Partial<Record<Method, RouteHandler>>): Record<Method, RouteHandler> {
  const allowed = METHODS.filter((method) => handlers[method] !== undefined);
  const allow = [...allowed, ...(handlers.GET ? ["HEAD"] : []), "OPTIONS"].join(", ");
  const refuse: RouteHandler = () =>
    Promise.resolve(errorResponse(new AppError("method_not_allowed"), randomUUID(), { headers: { Allow: allow } }));
  const { GET = refuse, POST = refuse, PUT = refuse, PATCH = refuse, DELETE = refuse } = handlers;
  return { GET, POST, PUT, PATCH, DELETE };
}

const nowhere: RouteHandler = () => Promise.resolve(errorResponse(new AppError("not_found"), randomUUID()));

/** What an address says that the API has not: the same to every method and whatever is sent, as JSON like every failure. */
export const noSuchAddress = {
  GET: nowhere,
  HEAD: nowhere,
  POST: nowhere,
  PUT: nowhere,
  PATCH: nowhere,
  DELETE: nowhere,
  OPTIONS: nowhere,
};
