import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_RETURN_ADDRESS, returnAddress } from "@/components/accounts/return-address";

const ORIGIN = "https://squish.example";

function asked(address: string): string {
  return returnAddress(`?redirect_url=${encodeURIComponent(address)}`, ORIGIN);
}

describe("the address to return to", () => {
  it.each(["/about", "/recipes/abc?print=1#steps", "/user", "/?age=6-9"])("keeps a page of ours: %s", (address) => {
    expect(asked(address)).toBe(address);
  });

  it.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/about/..//evil.example",
    "/.//evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "about",
    "",
    "/sign-in",
    "/sign-up?redirect_url=/sign-up",
    "/api/logout",
  ])("goes home instead of to %j", (address) => {
    expect(asked(address)).toBe(DEFAULT_RETURN_ADDRESS);
  });

  it("goes home when nothing was asked for", () => {
    expect(returnAddress("", ORIGIN)).toBe(DEFAULT_RETURN_ADDRESS);
  });

  it("never leaves this origin, whatever is asked for", () => {
    const piece = fc.constantFrom("/", "\\", ".", "..", "\t", "?", "evil.example");
    const path = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => `/${pieces.join("")}`);
    const address = fc.oneof(fc.string({ unit: "binary" }), path);
    fc.assert(
      fc.property(address, (value) => {
        const search = new URLSearchParams({ redirect_url: value }).toString();
        const target = returnAddress(search, ORIGIN);
        expect(target.startsWith("/")).toBe(true);
        expect(new URL(target, ORIGIN).origin).toBe(ORIGIN);
        expect(target.startsWith("//")).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});
