import { describe, expect, it } from "vitest";
import { hashToken, newToken, sessionCookies, tokenOf } from "@/lib/platform/identity/session-cookie";

process.env.APP_ORIGIN = "https://squish.example";

describe("over HTTPS", () => {
  const token = newToken();

  it("the cookie is this host's alone and never travels in the clear", () => {
    const cookies = sessionCookies({ headers: new Headers() }, token);
    expect(cookies).toEqual([
      `__Host-session=${token}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure`,
      "__Host-signed_in=1; Path=/; Max-Age=2592000; SameSite=Lax; Secure",
    ]);
  });

  it("only that cookie counts", () => {
    const source = (cookie: string) => ({ headers: new Headers({ cookie }) });
    expect(tokenOf(source(`a=b; __Host-session=${token}`))).toBe(token);
    expect(tokenOf(source(`session=${token}`))).toBeUndefined();
  });

  it("a token is 256 bits, and its hash is not the token", () => {
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(hashToken(token)).not.toBe(token);
    expect(hashToken(token)).toBe(hashToken(token));
  });
});
