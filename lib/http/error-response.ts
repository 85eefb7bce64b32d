import type { ZodError } from "zod";
import { AppError, type AppErrorCode, type FieldIssue } from "@/lib/domain/shared/app-error";
import { isOutOfTime } from "@/lib/platform/db/errors";
import { apiContentSecurityPolicy } from "./security-headers";

/** The one table from failure to status and to the specification's English message. */
export const ERRORS = {
  invalid_json: { status: 400, message: "The request is not valid JSON." },
  invalid_input: { status: 422, message: "Please check what you entered." },
  payload_too_large: { status: 413, message: "The request is too large." },
  unsupported_media_type: { status: 415, message: "Please send JSON." },
  method_not_allowed: { status: 405, message: "This address does not answer that method." },
  cross_origin: { status: 403, message: "This request came from another site." },
  sign_in_required: { status: 401, message: "Please sign in." },
  forbidden: { status: 403, message: "You don't have permission to do this." },
  not_found: { status: 404, message: "Not found." },
  conflict: { status: 409, message: "This was changed in the meantime." },
  rate_limited: { status: 429, message: "Too many requests. Please wait a moment." },
  idempotency_mismatch: { status: 422, message: "This idempotency key was used for another request." },
  idempotency_in_progress: { status: 409, message: "This request is already running." },
  no_usable_ingredients: { status: 422, message: "None of these ingredients can be used." },
  unsafe_recipe: { status: 422, message: "Failed to generate recipe" },
  below_six_months: { status: 422, message: "Squish starts at six months." },
  vision_unavailable: { status: 503, message: "Photo recognition is not set up." },
  not_an_image: { status: 422, message: "Please upload an image file" },
  image_too_large: { status: 413, message: "Image size should be less than 5MB" },
  image_unreadable: { status: 422, message: "Failed to process image data" },
  analysis_failed: { status: 502, message: "Failed to analyze image" },
  analysis_used_up: { status: 503, message: "Photo recognition is used up for today." },
  login_failed: { status: 401, message: "Login failed" },
  incorrect_password: { status: 422, message: "Incorrect password" },
  user_exists: { status: 409, message: "User already exists" },
  password_mismatch: { status: 422, message: "Passwords do not match" },
  password_too_common: { status: 422, message: "This password is too common." },
  password_unchanged: { status: 422, message: "The new password is the old one." },
  admin_required: { status: 403, message: "You don't have permission to view this page" },
  admin_token_required: { status: 401, message: "Admin access only" },
  not_comment_author: { status: 403, message: "You can only delete your own comments" },
  timeout: { status: 504, message: "This took too long. Please try again." },
  overloaded: { status: 503, message: "Too busy right now. Please try again in a moment." },
  unavailable: { status: 503, message: "Something is not available right now. Please try again." },
} as const satisfies Record<AppErrorCode, { status: number; message: string }>;

const DEFAULT_RETRY_SECONDS = 2;

/** What a failed call answers: never a stack, a query, a path or the text of an error nobody named. */
export interface ErrorBody {
  readonly error: string;
  readonly code: AppErrorCode;
  readonly requestId: string;
  readonly ok?: false;
  readonly message?: string;
  readonly warnings?: readonly string[];
  readonly issues?: readonly FieldIssue[];
}

/** Field problems of a schema, as message keys. A message that is no key of ours becomes `invalid`. */
export function issuesOf(error: ZodError): FieldIssue[] {
  return error.issues.slice(0, 20).map((issue) => ({
    path: issue.path.map(String).join("."),
    key: /^[a-z][A-Za-z]{2,40}$/.test(issue.message) ? issue.message : "invalid",
  }));
}

/**
 * Any thrown thing as an `AppError`, its cause kept for the log: a database that had no time left for it is `overloaded`,
 * what nobody named is `unavailable`.
 */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isOutOfTime(thrown)) return new AppError("overloaded", { cause: thrown, retryAfterSeconds: 1 });
  return new AppError("unavailable", { cause: thrown });
}

interface ErrorOptions {
  readonly headers?: HeadersInit;
  readonly answersOk?: boolean | undefined;
}

/** What a failed call says of its failure. */
export function errorBody(error: AppError, requestId: string, answersOk?: boolean): ErrorBody {
  const message = error.publicMessage ?? ERRORS[error.code].message;
  return {
    error: message,
    code: error.code,
    requestId,
    ...(answersOk === true ? { ok: false, message } : {}),
    ...(error.warnings === undefined ? {} : { warnings: error.warnings }),
    ...(error.issues === undefined ? {} : { issues: error.issues }),
  };
}

/** The answer for a failure. `Allow`, `Retry-After` and the like come in `headers`. */
export function errorResponse(error: AppError, requestId: string, options: ErrorOptions = {}): Response {
  const { status } = ERRORS[error.code];
  const body = errorBody(error, requestId, options.answersOk);
  const response = Response.json(body, { status, headers: apiHeaders(requestId, options.headers) });
  const retryAfter = error.retryAfterSeconds ?? (status === 429 || status >= 500 ? DEFAULT_RETRY_SECONDS : undefined);
  if (retryAfter !== undefined) response.headers.set("Retry-After", String(Math.ceil(retryAfter)));
  return response;
}

/** Headers of every API answer. */
export function apiHeaders(requestId: string, more?: HeadersInit): Headers {
  const headers = new Headers(more);
  headers.set("Cache-Control", "no-store");
  headers.set("Content-Security-Policy", apiContentSecurityPolicy);
  headers.set("Vary", "Sec-Fetch-Site, Origin, Cookie");
  headers.set("X-Request-Id", requestId);
  return headers;
}
