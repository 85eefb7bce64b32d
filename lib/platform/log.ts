import "server-only";
import pino from "pino";
import { env } from "./env";

/** One request, as one line. The route is its template, never the path; a parent appears only as signed in or not. */
export interface RequestLine {
  readonly requestId: string;
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly signedIn: boolean;
  readonly code?: string;
  readonly cause?: unknown;
}

type Plain = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

const DEEPEST_CAUSE = 3;
const STACK_LINES = 8;

interface ErrorLine {
  readonly name: string;
  readonly code?: string;
  readonly at?: readonly string[];
  readonly fields?: readonly string[];
  readonly cause?: ErrorLine;
}

function property(value: object, name: string): unknown {
  return Reflect.get(value, name);
}

function fieldsOf(error: object): readonly string[] {
  const issues = property(error, "issues");
  if (!Array.isArray(issues)) return [];
  return issues.slice(0, 10).flatMap((issue: unknown) => {
    if (typeof issue !== "object" || issue === null) return [];
    const path = property(issue, "path");
    return [`${Array.isArray(path) ? path.map(String).join(".") : ""}: ${String(property(issue, "code"))}`];
  });
}

/**
 * What a log may know of an error: its kind, its code and where it was thrown. Not its message: messages of a database
 * or of a validator quote what a parent typed.
 */
export function errorLine(error: unknown, depth = 0): ErrorLine {
  if (typeof error !== "object" || error === null) return { name: typeof error };
  const name = property(error, "name");
  const code = property(error, "code");
  const cause = property(error, "cause");
  const stack = property(error, "stack");
  const at = typeof stack === "string" ? stack.split("\n").filter((line) => /^\s+at /.test(line)) : [];
  const fields = fieldsOf(error);
  return {
    name: typeof name === "string" ? name : "object",
    ...(typeof code === "string" || typeof code === "number" ? { code: String(code) } : {}),
    ...(at.length > 0 ? { at: at.slice(0, STACK_LINES).map((line) => line.trim()) } : {}),
    ...(fields.length > 0 ? { fields } : {}),
    ...(cause !== undefined && cause !== null && depth < DEEPEST_CAUSE ? { cause: errorLine(cause, depth + 1) } : {}),
  };
}

let shared: pino.Logger | undefined;

function logger(): pino.Logger {
  shared ??= pino({ level: env().LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  return shared;
}

/** JSON lines on standard output, in UTC. Never a body, a cookie, an address of a person, or a word they typed. */
export const log = {
  request(line: RequestLine): void {
    const { cause, ...fields } = line;
    const level = line.status >= 500 ? "error" : "info";
    logger()[level]({ event: "request", ...fields, ...(cause === undefined ? {} : { cause: errorLine(cause) }) });
  },
  info(event: string, fields: Plain = {}): void {
    logger().info({ event, ...fields });
  },
  warn(event: string, fields: Plain = {}): void {
    logger().warn({ event, ...fields });
  },
  error(event: string, error: unknown, fields: Plain = {}): void {
    logger().error({ event, ...fields, cause: errorLine(error) });
  },
} as const;
