import type { AppErrorCode } from "@/lib/domain/shared/app-error";
import { loadClerk } from "@/lib/platform/public-settings";

/** A call that did not succeed: what happened (`code`), and in `message` what the server said of it, in English. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: AppErrorCode | "offline" | "invalid_response";
  readonly warnings: readonly string[];
  readonly issues: readonly { readonly path: string; readonly key: string }[];

  constructor(status: number, code: ApiFailure["code"], body: Partial<FailureBody> = {}) {
    super(body.error ?? code);
    this.status = status;
    this.code = code;
    this.warnings = body.warnings ?? [];
    this.issues = body.issues ?? [];
  }
}

interface FailureBody {
  readonly error: string;
  readonly code: AppErrorCode;
  readonly warnings?: readonly string[];
  readonly issues?: readonly { readonly path: string; readonly key: string }[];
}

export interface CallOptions {
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly headers?: HeadersInit;
  /** Sent as `Idempotency-Key`: repeating the call with the same key repeats its answer, not its act. */
  readonly idempotencyKey?: string;
  /** Given the headers of an answer that came, for those that say more than its body. */
  readonly seeHeaders?: (headers: Headers) => void;
}

/** A failure that nobody has the words for yet would be said in general, and stay so: it is thrown once they have come. */
export const failureWords: { come?: () => Promise<unknown> } = {};

function isFailureBody(body: unknown): body is FailureBody {
  return typeof body === "object" && body !== null && "error" in body && "code" in body;
}

/** What a failed answer says, as a failure. */
export async function failureOf(status: number, answer: unknown): Promise<ApiFailure> {
  await failureWords.come?.();
  return isFailureBody(answer)
    ? new ApiFailure(status, answer.code, answer)
    : new ApiFailure(status, "invalid_response");
}

/** What an answer says, failed or not; nothing for a 204. Throws `invalid_response` where it is not JSON, or breaks off. */
export async function answerOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  try {
    const answer: unknown = await response.json();
    return answer;
  } catch {
    throw await failureOf(response.status, undefined);
  }
}

/** Sends a call. Throws only when nobody answers, or when it was given up. */
export async function requestOf(address: string, options: CallOptions, accept?: string): Promise<Response> {
  const { method = "GET", body, signal, idempotencyKey } = options;
  const headers = new Headers(options.headers);
  if (accept !== undefined) headers.set("Accept", accept);
  if (body !== undefined) headers.set("Content-Type", "application/json");
  if (idempotencyKey !== undefined) headers.set("Idempotency-Key", idempotencyKey);
  // A session of Clerk's is made new each minute, and ended, by its script; our own is not.
  await (await loadClerk?.())?.beforeCall(address);
  try {
    return await fetch(address, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiFailure(0, "offline");
  }
}

/**
 * The browser's only way to the API. The server has checked what it sends against its contract, so the answer is typed
 * by the caller and not checked again here: a schema in the browser costs more than all of this page's code.
 */
export async function callApi<T>(address: string, options: CallOptions = {}): Promise<T> {
  const response = await requestOf(address, options);
  const answer = await answerOf(response);
  if (!response.ok) throw await failureOf(response.status, answer);
  options.seeHeaders?.(response.headers);
  return answer as T;
}
