import "server-only";
import { z } from "zod";
import { EXPECTED_SETTINGS } from "./expected-settings.table";
import { clerkOrigin } from "./identity/browser";

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
const emails = z
  .string()
  .transform((list) =>
    list
      .split(/[\s,;]+/)
      .filter((email) => email !== "")
      .map((email) => email.normalize("NFKC").toLowerCase()),
  )
  .refine((list) => list.every((email) => /^[^@]+@[^@]+$/.test(email)));
const origin = z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin);

/** A public key in PEM, with its line ends as they are or written as \\n, as hosting forms make of them. */
const publicKey = z
  .string()
  .transform((text) => text.replaceAll("\\n", "\n"))
  .refine((text) => /^-----BEGIN PUBLIC KEY-----[A-Za-z0-9+/=\s]+-----END PUBLIC KEY-----$/.test(text));

/** In the clear only to this very machine, which is how it is tried out. */
const encrypted = z
  .url({ protocol: /^https?$/ })
  .refine((address) => /^(?:https:|http:\/\/(?:127\.0\.0\.1|localhost)[:/])/.test(`${address}/`));

/** At least 32 characters: the token alone opens the analytics to an admin's session. */
const ADMIN_TOKEN_LENGTH = 32;

/** Can be sent as a bearer token, and is not one key held down. */
const adminToken = z
  .string()
  .min(ADMIN_TOKEN_LENGTH)
  .max(512)
  .regex(/^[\x21-\x7e]+$/)
  .refine((token) => new Set(token).size >= 8);

/** With the name of a database, and a server's name or, in the query, a socket's folder. */
const postgres = z
  .url({ protocol: /^postgres(ql)?$/ })
  .refine((address) => URL.canParse(address) && new URL(address).pathname.length > 1);

const BUILD_PHASE = "phase-production-build";

/** What does not fit together, by the setting to change. A secret that a browser would be given is one of them. */
function* contradictions(set: Readonly<Record<string, unknown>>): Generator<readonly [name: string, says: string]> {
  const has = (name: string) => set[name] !== undefined;
  const begins = (name: string, start: string) => {
    const value = set[name];
    return typeof value === "string" && value.startsWith(start);
  };
  // A build is given what it writes into the pages, and no secret.
  const isBuild = set["NEXT_PHASE"] === BUILD_PHASE;
  if (!isBuild && has("NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY") !== has("CLERK_SECRET_KEY")) {
    yield ["CLERK_SECRET_KEY", "needs NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY beside it: Clerk has both keys or neither."];
  }
  if (begins("NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY", "sk_")) {
    yield [
      "NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY",
      "holds a secret key, which every browser would read: it begins with pk_.",
    ];
  }
  // Clerk's session tokens name the origin they were made for; without ours any origin's would do.
  if (has("CLERK_SECRET_KEY") && !has("APP_ORIGIN")) {
    yield ["APP_ORIGIN", "must be set for Clerk, to the address under which parents reach the product."];
  }
  if (has("NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY") && begins("CLERK_SECRET_KEY", "pk_")) {
    yield ["CLERK_SECRET_KEY", "holds the publishable key: the secret one begins with sk_."];
  }
  // Without it every call would first ask Clerk for its keys, and nobody could sign in while Clerk does not answer.
  if (has("CLERK_SECRET_KEY") && !has("CLERK_JWT_KEY")) {
    yield ["CLERK_JWT_KEY", "must be set for Clerk, to its public key in PEM, by which sessions are verified here."];
  }
  for (const name of ["CLERK_JWT_KEY", "CLERK_WEBHOOK_SIGNING_SECRET", "CLERK_API_URL"].filter(has)) {
    if (!has("CLERK_SECRET_KEY")) {
      yield [name, "needs CLERK_SECRET_KEY beside it: it is Clerk's, and Clerk is not configured."];
    }
  }
  const { NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: key } = set;
  if (typeof key === "string" && clerkOrigin(key) === "") {
    yield ["NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY", "must be whole, as Clerk shows it: Clerk's address for you is in it."];
  }
  if (has("NEXT_PUBLIC_POSTHOG_KEY") !== has("NEXT_PUBLIC_POSTHOG_HOST")) {
    yield [
      "NEXT_PUBLIC_POSTHOG_HOST",
      "needs NEXT_PUBLIC_POSTHOG_KEY beside it: PostHog has both settings or neither.",
    ];
  }
  if (begins("NEXT_PUBLIC_POSTHOG_KEY", "phx_")) {
    yield [
      "NEXT_PUBLIC_POSTHOG_KEY",
      "holds a personal key, which every browser would read: a project's begins with phc_.",
    ];
  }
  if (has("OPENAI_BASE_URL") && !has("OPENAI_MODEL") && !has("OPENAI_VISION_MODEL")) {
    yield [
      "OPENAI_MODEL",
      "must be set with OPENAI_BASE_URL, or OPENAI_VISION_MODEL: only its server knows its models.",
    ];
  }
  const asksModel = ["OPENAI_MODEL", "OPENAI_VISION_MODEL", "OPENAI_BASE_URL"].find(has);
  if (asksModel !== undefined && !has("OPENAI_API_KEY")) {
    yield ["OPENAI_API_KEY", `must be set with ${asksModel}; for a local server that wants no key, to any text.`];
  }
  if (has("VERCEL") && !has("DATABASE_URL")) {
    yield ["DATABASE_URL", "must be set on Vercel, which keeps nothing on disk."];
  }
}

const fields = z.object({
  NODE_ENV: withDefault(z.enum(["production", "development", "test"]), "production"),
  /** Set by Next while it builds; the database is closed then. */
  NEXT_PHASE: optional(z.string()),
  VERCEL: optional(z.string()),
  HOST: withDefault(z.string().regex(/^[\w.:-]+$/), "127.0.0.1"),
  PORT: withDefault(integer(0, 65_535), 3000),
  APP_ORIGIN: optional(origin),
  LOG_LEVEL: withDefault(z.enum(["silent", "error", "warn", "info", "debug"]), "info"),
  DATA_DIR: withDefault(z.string(), ".data"),
  DATABASE_URL: optional(postgres),
  ADMIN_EMAILS: withDefault(emails, []),
  ADMIN_TOKEN: optional(adminToken),
  NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: optional(z.string()),
  CLERK_SECRET_KEY: optional(z.string()),
  CLERK_JWT_KEY: optional(publicKey),
  CLERK_WEBHOOK_SIGNING_SECRET: optional(z.string().regex(/^whsec_[A-Za-z0-9+/]{24,}={0,2}$/)),
  /** Where Clerk's own calls go, for who stands in for Clerk. */
  CLERK_API_URL: optional(encrypted),
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
  NEXT_PUBLIC_POSTHOG_HOST: optional(encrypted),
});

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(fields.shape);

const schema = fields.superRefine((values, context) => {
  for (const [path, message] of contradictions(values)) context.addIssue({ code: "custom", path: [path], message });
});

export type Env = z.output<typeof schema>;

/** Says of each setting that does not hold what it has to be; never what it was, which may be a secret. */
export class EnvironmentError extends Error {
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(`Squish cannot start with these settings:\n${sentences.map((sentence) => `  - ${sentence}`).join("\n")}`);
    this.name = "EnvironmentError";
    this.sentences = sentences;
  }
}

/** The settings in `source`, complete and consistent; throws an `EnvironmentError` that lists everything wrong. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const parsed = schema.safeParse(source);
  if (parsed.success) return parsed.data;
  const sentences = parsed.error.issues.map(({ code, path, message }) => {
    const name = path.join(".");
    return `${name} ${code === "custom" && message !== "Invalid input" ? message : (EXPECTED_SETTINGS[name] ?? message)}`;
  });
  throw new EnvironmentError([...new Set(sentences)]);
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
  return settings.NEXT_PHASE === BUILD_PHASE;
}
