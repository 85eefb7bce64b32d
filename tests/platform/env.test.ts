import { describe, expect, it } from "vitest";
import { capabilities, EnvironmentError, isBuilding, readEnv } from "@/lib/platform/env";

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
    [{ CLERK_SECRET_KEY: "sk" }, "CLERK_SECRET_KEY"],
    [{ NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: "pk" }, "CLERK_SECRET_KEY"],
    [{ NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: "pk", CLERK_SECRET_KEY: "sk" }, "APP_ORIGIN"],
    [{ ADMIN_TOKEN: "x".repeat(31) }, "ADMIN_TOKEN"],
    [{ PORT: "http" }, "PORT"],
    [{ PORT: "70000" }, "PORT"],
    [{ DATABASE_URL: "mysql://localhost/x" }, "DATABASE_URL"],
    [{ RATE_LIMIT_FACTOR: "0" }, "RATE_LIMIT_FACTOR"],
    [{ NEXT_PUBLIC_POSTHOG_KEY: "k" }, "NEXT_PUBLIC_POSTHOG_HOST"],
    [{ OPENAI_MODEL: "m" }, "OPENAI_API_KEY"],
    [{ OPENAI_API_KEY: "k", OPENAI_BASE_URL: "http://127.0.0.1:11434/v1" }, "OPENAI_MODEL"],
    [{ OPENAI_TIMEOUT_SECONDS: "25" }, "OPENAI_TIMEOUT_SECONDS"],
    [{ AI_OFF: "maybe" }, "AI_OFF"],
    [{ APP_ORIGIN: "squish.example" }, "APP_ORIGIN"],
  ])("refuses %j and names what is wrong", (source, name) => expect(problems(source)).toContain(name));

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
