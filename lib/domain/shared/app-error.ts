/**
 * Every failure that the product names. The code is the contract: the client shows its translation, HTTP maps it to a
 * status in one table, and nothing else about a failure ever reaches a response.
 */
export const APP_ERROR_CODES = [
  "invalid_json",
  "invalid_input",
  "payload_too_large",
  "unsupported_media_type",
  "method_not_allowed",
  "cross_origin",
  "sign_in_required",
  "forbidden",
  "not_found",
  "conflict",
  "rate_limited",
  "idempotency_mismatch",
  "idempotency_in_progress",
  "no_usable_ingredients",
  "unsafe_recipe",
  "below_six_months",
  "vision_unavailable",
  "not_an_image",
  "image_too_large",
  "image_unreadable",
  "analysis_failed",
  "analysis_used_up",
  "login_failed",
  "incorrect_password",
  "user_exists",
  "password_mismatch",
  "password_too_common",
  "password_unchanged",
  "admin_required",
  "admin_token_required",
  "not_comment_author",
  "timeout",
  "overloaded",
  "unavailable",
] as const;

export type AppErrorCode = (typeof APP_ERROR_CODES)[number];

/** One field that did not hold: `path` is where, `key` names a message under `Validation`. */
export interface FieldIssue {
  readonly path: string;
  readonly key: string;
}

interface AppErrorOptions {
  /** Replaces the catalogue's message where one code has several (for example "Please sign in to generate recipes"). */
  readonly message?: string;
  /** Human sentences in the request's language, shown one per line. */
  readonly warnings?: readonly string[];
  readonly issues?: readonly FieldIssue[];
  /** Seconds after which a retry makes sense; becomes `Retry-After`. */
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** An expected failure. Anything thrown that is not an `AppError` is a bug and answers a neutral 503. */
export class AppError extends Error {
  readonly code: AppErrorCode;
  readonly publicMessage: string | undefined;
  readonly warnings: readonly string[] | undefined;
  readonly issues: readonly FieldIssue[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: AppErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? code, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.publicMessage = options.message;
    this.warnings = options.warnings;
    this.issues = options.issues;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
