import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { themeScript } from "../../components/shell/theme";
import { requestPagePolicy, THEME_SCRIPT_HASH } from "../../lib/http/page-policy";

describe("the policy of a page rendered for one request", () => {
  it("lets the theme's script run, and knows it by its hash", () => {
    const hash = createHash("sha256").update(themeScript).digest("base64");
    expect(THEME_SCRIPT_HASH, "the script changed: write its new hash into lib/http/page-policy.ts").toBe(
      `sha256-${hash}`,
    );
  });

  it("lets no other inline script run without the request's nonce", () => {
    const policy = requestPagePolicy("abc");
    expect(policy).toMatch(/script-src 'self' 'nonce-abc' 'sha256-[^']+'(;|$)/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });
});
