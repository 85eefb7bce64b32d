import { describe, expect, it } from "vitest";
import { capabilities, EnvironmentError, isBuilding, readEnv } from "@/lib/platform/env";

const PUBLIC_KEY = "-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkqhkiG9w0B\n-----END PUBLIC KEY-----";
const WEBHOOK_SECRET = `whsec_${Buffer.from("a secret that signs each message").toString("base64")}`;
const CLERK_KEY = `pk_live_${Buffer.from("clerk.squish.example$").toString("base64")}`;
const CLERK = {
  NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: CLERK_KEY,
  CLERK_SECRET_KEY: "sk_live_x",
  CLERK_JWT_KEY: PUBLIC_KEY,
  APP_ORIGIN: "https://squish.example",
};

function problems(source: Record<string, string>): string {
  try {
    readEnv(source);
    return "";
  } catch (error) {
    return error instanceof EnvironmentError ? error.message : "another error";
  }
}

describe("the environment", () => {
  it("may be empty: everything has a default", () => {
    const settings = readEnv({});
    expect(settings).toMatchObject({
      HOST: "127.0.0.1",
      PORT: 3000,
      DATA_DIR: ".data",
      RATE_LIMIT_FACTOR: 1,
      TRUST_PROXY: 0,
    });
    expect(capabilities(settings)).toEqual({
      database: "embedded",
      accounts: "embedded",
      writer: "embedded",
      vision: false,
      productAnalytics: false,
    });
  });

  it("takes a blank for unset and trims what a CRLF file leaves", () => {
    const settings = readEnv({ PORT: "", OPENAI_API_KEY: "  ", DATA_DIR: "/data\r", ADMIN_TOKEN: "" });
    expect([settings.PORT, settings.OPENAI_API_KEY, settings.DATA_DIR, settings.ADMIN_TOKEN]).toEqual([
      3000,
      undefined,
      "/data",
      undefined,
    ]);
  });

  it("reads the admins in one spelling", () => {
    expect(readEnv({ ADMIN_EMAILS: "A@b.org, c@D.org;e@f.org" }).ADMIN_EMAILS).toEqual([
      "a@b.org",
      "c@d.org",
      "e@f.org",
    ]);
  });

  it("keeps of an address its origin", () => {
    expect(readEnv({ APP_ORIGIN: "https://squish.example/path/" }).APP_ORIGIN).toBe("https://squish.example");
  });

  it.each<[Record<string, string>, string]>([
    [{ NODE_ENV: "staging" }, 'NODE_ENV must be "production", "development" or "test".'],
    [{ HOST: "http://0.0.0.0" }, "HOST must be an address or a name to listen on, without a protocol"],
    [{ PORT: "http" }, "PORT must be a whole number from 0 to 65535."],
    [{ PORT: "70000" }, "PORT must be a whole number from 0 to 65535."],
    [{ PORT: "30.5" }, "PORT must be a whole number from 0 to 65535."],
    [{ APP_ORIGIN: "squish.example" }, "APP_ORIGIN must be the public address with its protocol"],
    [{ APP_ORIGIN: "ftp://squish.example" }, "APP_ORIGIN must be the public address with its protocol"],
    [{ LOG_LEVEL: "verbose" }, "LOG_LEVEL must be silent, error, warn, info or debug."],
    [{ DATABASE_URL: "mysql://localhost/x" }, "DATABASE_URL must be the address of a Postgres database"],
    [{ DATABASE_URL: "postgres://u:p@localhost:5432" }, "DATABASE_URL must be the address of a Postgres database"],
    [{ DATABASE_URL: "localhost:5432/squish" }, "DATABASE_URL must be the address of a Postgres database"],
    [{ VERCEL: "1" }, "DATABASE_URL must be set on Vercel"],
    [{ ADMIN_EMAILS: "a@b.org, admin" }, "ADMIN_EMAILS must be e-mail addresses separated by commas."],
    [{ ADMIN_TOKEN: "aB3".repeat(11).slice(0, 31) }, "ADMIN_TOKEN must be 32 to 512"],
    [{ ADMIN_TOKEN: "x".repeat(40) }, "ADMIN_TOKEN must be 32 to 512"],
    [{ ADMIN_TOKEN: "correct horse battery staple and more" }, "ADMIN_TOKEN must be 32 to 512"],
    [{ TRUST_PROXY: "true" }, "TRUST_PROXY must be the number of proxies in front"],
    [{ RATE_LIMIT_FACTOR: "0" }, "RATE_LIMIT_FACTOR must be a number above 0"],
    [{ AI_OFF: "maybe" }, "AI_OFF must be 0 or 1."],
    [{ OPENAI_DAILY_TOKENS: "-1" }, "OPENAI_DAILY_TOKENS must be a whole number"],
    [{ OPENAI_TIMEOUT_SECONDS: "25" }, "OPENAI_TIMEOUT_SECONDS must be a whole number from 1 to 24."],
    [{ OPENAI_API_KEY: "k", OPENAI_BASE_URL: "127.0.0.1:11434" }, "OPENAI_BASE_URL must be the http or https address"],
    [{ OPENAI_API_KEY: "k", OPENAI_BASE_URL: "http://127.0.0.1:11434/v1" }, "OPENAI_MODEL must be set"],
    [{ OPENAI_MODEL: "m" }, "OPENAI_API_KEY must be set with OPENAI_MODEL"],
    [{ OPENAI_VISION_MODEL: "m" }, "OPENAI_API_KEY must be set with OPENAI_VISION_MODEL"],
    [{ CLERK_SECRET_KEY: "sk_live_x" }, "CLERK_SECRET_KEY needs NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY beside it"],
    [{ NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: "pk_live_x" }, "Clerk has both keys or neither."],
    [{ NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: "sk_live_x", CLERK_SECRET_KEY: "pk_live_x" }, "holds a secret key"],
    [{ NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: "pk_x", CLERK_SECRET_KEY: "sk_x" }, "APP_ORIGIN must be set for Clerk"],
    [{ NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: "pk_x", CLERK_SECRET_KEY: "sk_x" }, "PUBLISHABLE_KEY must be whole"],
    [{ NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: "pk_live_x", CLERK_SECRET_KEY: "sk_x" }, "PUBLISHABLE_KEY must be whole"],
    [{ NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: CLERK_KEY.slice(0, -3) }, "PUBLISHABLE_KEY must be whole"],
    [{ NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: "pk_x", CLERK_SECRET_KEY: "sk_x" }, "CLERK_JWT_KEY must be set for Clerk"],
    [{ NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: "pk_x", CLERK_SECRET_KEY: "pk_x" }, "CLERK_SECRET_KEY holds the publishable"],
    [{ CLERK_JWT_KEY: PUBLIC_KEY }, "CLERK_JWT_KEY needs CLERK_SECRET_KEY beside it"],
    [{ CLERK_WEBHOOK_SIGNING_SECRET: WEBHOOK_SECRET }, "CLERK_WEBHOOK_SIGNING_SECRET needs CLERK_SECRET_KEY beside it"],
    [
      { CLERK_WEBHOOK_SIGNING_SECRET: WEBHOOK_SECRET, CLERK_API_URL: "https://a.b" },
      "CLERK_API_URL needs CLERK_SECRET",
    ],
    [{ CLERK_WEBHOOK_SIGNING_SECRET: "sk_live_x" }, "CLERK_WEBHOOK_SIGNING_SECRET must be a signing secret"],
    [{ CLERK_WEBHOOK_SIGNING_SECRET: "whsec_tooShort" }, "CLERK_WEBHOOK_SIGNING_SECRET must be a signing secret"],
    [{ CLERK_API_URL: "http://api.clerk.example" }, "CLERK_API_URL must be an https address"],
    [{ CLERK_JWT_KEY: PUBLIC_KEY.replaceAll("PUBLIC", "PRIVATE") }, "CLERK_JWT_KEY must be Clerk's public key in PEM"],
    [{ CLERK_JWT_KEY: "MIIBIjANBgkqhkiG9w0BAQEF" }, "CLERK_JWT_KEY must be Clerk's public key in PEM"],
    [{ NEXT_PUBLIC_POSTHOG_KEY: "phc_x" }, "PostHog has both settings or neither."],
    [{ NEXT_PUBLIC_POSTHOG_HOST: "https://eu.i.posthog.com" }, "PostHog has both settings or neither."],
    [
      { NEXT_PUBLIC_POSTHOG_KEY: "phx_x", NEXT_PUBLIC_POSTHOG_HOST: "https://eu.i.posthog.com" },
      "NEXT_PUBLIC_POSTHOG_KEY holds a personal key",
    ],
    [
      { NEXT_PUBLIC_POSTHOG_KEY: "phc_x", NEXT_PUBLIC_POSTHOG_HOST: "http://eu.i.posthog.com" },
      "NEXT_PUBLIC_POSTHOG_HOST must be an https address",
    ],
    [
      { NEXT_PUBLIC_POSTHOG_KEY: "phc_x", NEXT_PUBLIC_POSTHOG_HOST: "http://127.0.0.1.example.com" },
      "NEXT_PUBLIC_POSTHOG_HOST must be an https address",
    ],
    [
      { NEXT_PUBLIC_POSTHOG_KEY: "phc_x", NEXT_PUBLIC_POSTHOG_HOST: "eu.i.posthog.com" },
      "NEXT_PUBLIC_POSTHOG_HOST must be an https address",
    ],
  ])("refuses %j in one sentence that says what it has to be", (source, sentence) => {
    const lines = problems(source).split("\n").slice(1);
    const line = lines.find((one) => one.includes(sentence));
    expect(line, problems(source)).toMatch(/^ {2}- [A-Z_]+ (?:must|needs|holds|cannot) .*\.$/);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it("takes what is at the edge of what it may be", () => {
    for (const source of [
      { PORT: "0" },
      { PORT: "65535" },
      { HOST: "::" },
      { TRUST_PROXY: "10" },
      { ADMIN_TOKEN: "abcdefgh".repeat(4) },
      { ADMIN_TOKEN: `abcdefgh${"~".repeat(504)}` },
      { DATABASE_URL: "postgresql:///squish?host=%2Fvar%2Frun%2Fpostgresql" },
      { DATABASE_URL: "postgres://db/squish" },
      { VERCEL: "1", DATABASE_URL: "postgres://db/squish" },
      { OPENAI_API_KEY: "local", OPENAI_BASE_URL: "http://127.0.0.1:11434/v1", OPENAI_VISION_MODEL: "v" },
      { NEXT_PUBLIC_POSTHOG_KEY: "phc_x", NEXT_PUBLIC_POSTHOG_HOST: "http://127.0.0.1:47119" },
      { NEXT_PUBLIC_POSTHOG_KEY: "phc_x", NEXT_PUBLIC_POSTHOG_HOST: "http://localhost" },
      CLERK,
      { ...CLERK, CLERK_JWT_KEY: PUBLIC_KEY.replaceAll("\n", "\\n"), CLERK_WEBHOOK_SIGNING_SECRET: WEBHOOK_SECRET },
    ]) {
      expect(problems(source), JSON.stringify(source)).toBe("");
    }
  });

  it("misses each part of Clerk's settings that is needed, and says so in one sentence", () => {
    for (const name of [
      "NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY",
      "CLERK_SECRET_KEY",
      "CLERK_JWT_KEY",
      "APP_ORIGIN",
    ] as const) {
      const { [name]: _, ...rest } = CLERK;
      expect(problems(rest), name).toContain(name);
      expect(capabilities(readEnv(CLERK)).accounts).toBe("clerk");
    }
  });

  it("needs no secret to build the pages that name Clerk, and does to start", () => {
    const settings = { NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: CLERK_KEY };
    expect(problems({ ...settings, NEXT_PHASE: "phase-production-build" })).toBe("");
    expect(problems(settings)).toContain("Clerk has both keys or neither.");
  });

  it("names every problem at once, and no value", () => {
    const message = problems({ ADMIN_TOKEN: "canary-secret", PORT: "canary-port" });
    expect(message).toContain("ADMIN_TOKEN");
    expect(message).toContain("PORT");
    expect(message).not.toContain("canary");
  });

  it("knows what each setting switches on", () => {
    const settings = readEnv({
      DATABASE_URL: "postgres://u:p@localhost/x",
      OPENAI_API_KEY: "k",
      OPENAI_VISION_MODEL: "v",
      NEXT_PUBLIC_POSTHOG_KEY: "k",
      NEXT_PUBLIC_POSTHOG_HOST: "https://posthog.example",
      NEXT_PHASE: "phase-production-build",
    });
    expect(capabilities(settings)).toMatchObject({
      database: "server",
      writer: "openai",
      vision: true,
      productAnalytics: true,
    });
    expect(isBuilding(settings)).toBe(true);
  });

  it("calls no model once models are off, and lets only named models of another server write", () => {
    const all = { OPENAI_API_KEY: "k", OPENAI_MODEL: "m", OPENAI_VISION_MODEL: "v" };
    expect(capabilities(readEnv({ ...all, AI_OFF: "1" }))).toMatchObject({ writer: "embedded", vision: false });
    const other = { OPENAI_API_KEY: "k", OPENAI_BASE_URL: "http://127.0.0.1:11434/v1", OPENAI_VISION_MODEL: "v" };
    expect(capabilities(readEnv(other))).toMatchObject({ writer: "embedded", vision: true });
    expect(capabilities(readEnv({ OPENAI_API_KEY: "k" }))).toMatchObject({ writer: "openai", vision: false });
  });
});
