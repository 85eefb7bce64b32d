import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { lateFontScript } from "../../components/shell/late-font";
import { themeScript } from "../../components/shell/theme";
import { LATE_FONT_SCRIPT_HASH, requestPagePolicy, THEME_SCRIPT_HASH } from "../../lib/http/page-policy";

describe("the policy of a page rendered for one request", () => {
  it.each([
    ["the theme", themeScript, THEME_SCRIPT_HASH],
    ["a late Burmese font", lateFontScript, LATE_FONT_SCRIPT_HASH],
  ])("lets the script of %s run, and knows it by its hash", (_of, script, known) => {
    const hash = createHash("sha256").update(script).digest("base64");
    expect(known, "the script changed: write its new hash into lib/http/page-policy.ts").toBe(`sha256-${hash}`);
    expect(script, "would be escaped, and its hash be another").not.toMatch(/["'<>&]/);
    expect(requestPagePolicy("abc")).toContain(`'${known}'`);
  });

  it("lets no other inline script run without the request's nonce", () => {
    const policy = requestPagePolicy("abc");
    expect(policy).toMatch(/script-src 'self' 'nonce-abc' 'sha256-[^']+' 'sha256-[^']+'(;|$)/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
});
