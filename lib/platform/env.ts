import "server-only";
import { z } from "zod";

/** A blank variable is an unset one: `.env` files and hosting forms produce blanks. Trimmed, because of CRLF files. */
function optional<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => {
    if (typeof value !== "string") return value;
    return value.trim() === "" ? undefined : value.trim();
  }, schema.optional());
}

function withDefault<T extends z.ZodType>(schema: T, fallback: z.output<T>) {
  return optional(schema).transform((value): z.output<T> => value ?? fallback);
}

const integer = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const flag = z.enum(["0", "1", "false", "true"]).transform((value) => value === "1" || value === "true");
const emails = z.string().transform((list) =>
  list
    .split(/[\s,;]+/)
    .filter((email) => email !== "")
    .map((email) => email.normalize("NFKC").toLowerCase()),
);
const origin = z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin);

/** At least 32 characters: the token alone opens the analytics to an admin's session. */
export const ADMIN_TOKEN_LENGTH = 32;

const schema = z
  .object({
    NODE_ENV: withDefault(z.string(), "production"),
    /** Set by Next while it builds; the database is closed then. */
    NEXT_PHASE: optional(z.string()),
    VERCEL: optional(z.string()),
    HOST: withDefault(z.string(), "127.0.0.1"),
    PORT: withDefault(integer(0, 65_535), 3000),
    APP_ORIGIN: optional(origin),
    LOG_LEVEL: withDefault(z.enum(["silent", "error", "warn", "info", "debug"]), "info"),
    DATA_DIR: withDefault(z.string(), ".data"),
    DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
    ADMIN_EMAILS: withDefault(emails, []),
    ADMIN_TOKEN: optional(z.string().min(ADMIN_TOKEN_LENGTH)),
    NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: optional(z.string()),
    CLERK_SECRET_KEY: optional(z.string()),
    OPENAI_API_KEY: optional(z.string()),
    OPENAI_BASE_URL: optional(z.url({ protocol: /^https?$/ })),
    OPENAI_MODEL: optional(z.string()),
    OPENAI_VISION_MODEL: optional(z.string()),
    /** Tokens per day (UTC) for all parents together. */
    OPENAI_DAILY_TOKENS: withDefault(integer(0, 2_000_000_000), 2_000_000),
    /** What all calls of one request together may take. The answer is there within 25 seconds at worst. */
    OPENAI_TIMEOUT_SECONDS: withDefault(integer(1, 24), 22),
    /** No model is called, whatever else is set. */
    AI_OFF: withDefault(flag, false),
    TRUST_PROXY: withDefault(integer(0, 10), 0),
    RATE_LIMIT_FACTOR: withDefault(z.coerce.number().positive().max(1_000_000), 1),
    NEXT_PUBLIC_POSTHOG_KEY: optional(z.string()),
    NEXT_PUBLIC_POSTHOG_HOST: optional(z.url({ protocol: /^https$/ })),
  })
  .superRefine((values, context) => {
    const need = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if ((values.NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY === undefined) !== (values.CLERK_SECRET_KEY === undefined)) {
      need("CLERK_SECRET_KEY", "Clerk needs both NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY and CLERK_SECRET_KEY, or neither");
    }
    // Clerk's session tokens name the origin they were made for; without ours any origin's would do.
    if (values.CLERK_SECRET_KEY !== undefined && values.APP_ORIGIN === undefined) {
      need("APP_ORIGIN", "Clerk needs APP_ORIGIN, the address under which parents reach the product");
    }
    if (values.NEXT_PUBLIC_POSTHOG_KEY !== undefined && values.NEXT_PUBLIC_POSTHOG_HOST === undefined) {
      need("NEXT_PUBLIC_POSTHOG_HOST", "PostHog needs NEXT_PUBLIC_POSTHOG_HOST beside its key");
    }
    if (values.OPENAI_BASE_URL !== undefined && !values.OPENAI_MODEL && !values.OPENAI_VISION_MODEL) {
      need(
        "OPENAI_MODEL",
        "OPENAI_BASE_URL needs OPENAI_MODEL, OPENAI_VISION_MODEL or both: the names its server knows",
      );
    }
    const asksModel = values.OPENAI_MODEL ?? values.OPENAI_VISION_MODEL ?? values.OPENAI_BASE_URL;
    if (asksModel !== undefined && values.OPENAI_API_KEY === undefined) {
      need(
        "OPENAI_API_KEY",
        "OPENAI_BASE_URL, OPENAI_MODEL and OPENAI_VISION_MODEL need OPENAI_API_KEY (any text for a local server)",
      );
    }
  });

export type Env = z.output<typeof schema>;

/** Names each variable that does not hold; never its value, which may be a secret. */
export class EnvironmentError extends Error {
  constructor(problems: readonly string[]) {
    super(`The environment does not hold:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.name = "EnvironmentError";
  }
}

/** The settings in `source`, complete and consistent; throws an `EnvironmentError` that lists everything wrong. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const parsed = schema.safeParse(source);
  if (parsed.success) return parsed.data;
  throw new EnvironmentError(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`));
}

let current: Env | undefined;

/** The settings of this process, read once. The only door to `process.env`. */
export function env(): Env {
  current ??= readEnv(process.env);
  return current;
}

/** What this installation can do, derived from its settings once and shown at start. */
export interface Capabilities {
  readonly database: "embedded" | "server";
  readonly accounts: "embedded" | "clerk";
  readonly writer: "embedded" | "openai";
  readonly vision: boolean;
  readonly productAnalytics: boolean;
}

export function capabilities(settings: Env = env()): Capabilities {
  const mayAsk = settings.OPENAI_API_KEY !== undefined && !settings.AI_OFF;
  // OpenAI's own has a model of ours by default; what another server calls its models only its operator knows.
  const hasWriter = settings.OPENAI_MODEL !== undefined || settings.OPENAI_BASE_URL === undefined;
  return {
    database: settings.DATABASE_URL === undefined ? "embedded" : "server",
    accounts: settings.CLERK_SECRET_KEY === undefined ? "embedded" : "clerk",
    writer: mayAsk && hasWriter ? "openai" : "embedded",
    vision: mayAsk && settings.OPENAI_VISION_MODEL !== undefined,
    productAnalytics: settings.NEXT_PUBLIC_POSTHOG_KEY !== undefined,
  };
}

/** True while Next builds: pages are prerendered then, and nothing may be asked of the database. */
export function isBuilding(settings: Env = env()): boolean {
  return settings.NEXT_PHASE === "phase-production-build";
}
