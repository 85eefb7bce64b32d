import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { diagnose, diagnosisLines } from "@/lib/platform/doctor";
import { SETTINGS } from "@/lib/platform/env";
import { ROOT } from "@/tests/support/source-files";

function said(source: Record<string, string>): string {
  return diagnosisLines(diagnose(source));
}

const CLERK = {
  NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: `pk_live_${Buffer.from("clerk.squish.example$").toString("base64")}`,
  CLERK_SECRET_KEY: "sk_live_x",
  CLERK_JWT_KEY: "-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkqhkiG9w0B\n-----END PUBLIC KEY-----",
  APP_ORIGIN: "https://squish.example",
};

describe("the doctor", () => {
  it("finds nothing wrong with no settings at all, and says what each would add", () => {
    const found = diagnose({});
    expect(found.filter(({ state }) => state === "wrong")).toEqual([]);
    const text = diagnosisLines(found);
    for (const name of ["DATABASE_URL", "ADMIN_EMAILS", "APP_ORIGIN", "OPENAI_API_KEY", "OPENAI_VISION_MODEL"])
      expect(text).toContain(name);
  });

  it.each<[Record<string, string>, string]>([
    [{ DATABASE_URL: "postgres://db/squish" }, "✓ The database is the server"],
    [{ ADMIN_EMAILS: "a@b.org,c@d.org" }, "✓ Admins: 2 e-mail addresses"],
    [{ ADMIN_TOKEN: "abcdefgh".repeat(4) }, "✓ The analytics token is ADMIN_TOKEN."],
    [{ APP_ORIGIN: "http://squish.example" }, "! APP_ORIGIN is not https"],
    [{ APP_ORIGIN: "https://squish.example" }, "! HTTPS needs a proxy in front, and TRUST_PROXY is 0."],
    [{ OPENAI_API_KEY: "k" }, "✓ A language model proposes recipes"],
    [{ OPENAI_API_KEY: "k", AI_OFF: "1" }, "– AI_OFF: no language model is called"],
    [{ OPENAI_API_KEY: "k", OPENAI_VISION_MODEL: "v" }, "✓ Photos of ingredients are read."],
    [{ RATE_LIMIT_FACTOR: "1000" }, "! RATE_LIMIT_FACTOR changes every rate limit."],
    [{}, "✓ Accounts are our own, in the database."],
    [CLERK, "✓ Accounts are at Clerk; who is signed in is verified here."],
    [CLERK, "✓ An admin is whose account at Clerk has role: admin in its public metadata."],
    [CLERK, "! What happens to an account at Clerk is not heard"],
    [
      { NEXT_PUBLIC_POSTHOG_KEY: "phc_x", NEXT_PUBLIC_POSTHOG_HOST: "https://eu.i.posthog.com" },
      "✓ PostHog hears of visitors who agree, and of nobody else.",
    ],
  ])("of %j says %s", (source, line) => expect(said(source)).toContain(line));

  it("misses nothing at Clerk once its messages are signed for us, and asks for no list of admins there", () => {
    const secret = `whsec_${Buffer.from("a secret that signs each message").toString("base64")}`;
    const text = said({ ...CLERK, CLERK_WEBHOOK_SIGNING_SECRET: secret });
    for (const nothing of ["is not heard", "ADMIN_EMAILS", secret]) expect(text).not.toContain(nothing);
  });

  it("is content with HTTPS behind a proxy that is counted, and on a platform that counts its own", () => {
    for (const more of [{ TRUST_PROXY: "1" }, { VERCEL: "1", DATABASE_URL: "postgres://db/squish" }]) {
      const text = said({ APP_ORIGIN: "https://squish.example", ...more });
      expect(text).toContain("✓ Parents reach Squish over HTTPS");
      expect(text).not.toContain("TRUST_PROXY");
    }
  });

  it("hears a setting that was mistyped, beside right ones and beside wrong ones, and no name of another program", () => {
    const mistyped = { ADMIN_EMAIL: "a@b.org", OPENAI_APIKEY: "k", DATBASE_URL: "x" };
    for (const source of [mistyped, { ...mistyped, PORT: "http" }]) {
      const text = said(source);
      expect(text).toContain("ADMIN_EMAIL is no setting, so it does nothing.\n    Did you mean ADMIN_EMAILS?");
      expect(text).toContain("Did you mean OPENAI_API_KEY?");
      expect(text).toContain("Did you mean DATABASE_URL?");
    }
    const others = {
      HOME: "/root",
      HOSTNAME: "x",
      PATH: "/bin",
      OPENAI_ORG_ID: "o",
      SORT: "x",
      PG_PORT: "1",
      ADMIN_EMAIL: " ",
    };
    expect(said(others)).not.toContain("no setting");
  });

  it("names no value, whatever the settings hold and whether they hold or not", () => {
    const value = fc.constantFrom("canary-secret-value", "https://user:canary@host/x", "postgres://u:canary@h/canary");
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...SETTINGS, "ADMIN_EMAIL", "OPENAI_APIKEY"), value), (source) => {
        expect(said(source)).not.toContain("canary");
      }),
    );
  });
});

describe("npm run doctor", () => {
  const run = (settings: Record<string, string>) =>
    spawnSync(process.execPath, ["scripts/doctor.mjs"], {
      cwd: ROOT,
      encoding: "utf8",
      env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "production", ...settings },
    });

  it("ends well on a fresh machine, and makes nothing", () => {
    const folder = mkdtempSync(join(tmpdir(), "squish-doctor-"));
    const { status, stdout, stderr } = run({ DATA_DIR: folder });
    expect(status, stderr).toBe(0);
    expect(stdout).toContain("! The embedded database does not exist yet.");
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  });

  it("ends with 1 where the product would not start, and where the database does not answer", () => {
    const wrong = run({ PORT: "http", ADMIN_TOKEN: "canary-secret" });
    expect([wrong.status, wrong.stdout.includes("✗ PORT must be a whole number")]).toEqual([1, true]);
    const silent = run({ DATABASE_URL: "postgres://u:canary-secret@127.0.0.1:9/squish" });
    expect([silent.status, silent.stdout.includes("✗ The database does not answer.")]).toEqual([1, true]);
    expect(wrong.stdout + wrong.stderr + silent.stdout + silent.stderr).not.toContain("canary");
  });
});
