import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clientAddress } from "../../lib/http/client-address";

function request(headers: Record<string, string>): Request {
  return new Request("http://squish.test/api/user", { headers });
}

describe("the address a caller is counted by", () => {
  it("is what our server set, and on Vercel what the platform set", () => {
    const call = request({ "x-client-address": "203.0.113.7", "x-vercel-forwarded-for": "198.51.100.2" });
    expect(clientAddress(call, false)).toBe("203.0.113.7");
    expect(clientAddress(call, true)).toBe("198.51.100.2");
  });

  it("is never what a client may write itself", () => {
    const forged = request({
      "x-forwarded-for": "192.0.2.1",
      "x-real-ip": "192.0.2.2",
      forwarded: "for=192.0.2.3",
      "cf-connecting-ip": "192.0.2.4",
      "true-client-ip": "192.0.2.5",
    });
    expect(clientAddress(forged, false)).toBe("unknown");
    expect(clientAddress(forged, true)).toBe("unknown");
    expect(clientAddress(request({ "x-client-address": "192.0.2.1" }), true)).toBe("unknown");
    expect(clientAddress(request({ "x-vercel-forwarded-for": "192.0.2.1" }), false)).toBe("unknown");
  });

  it("is the first of several", () => {
    expect(clientAddress(request({ "x-vercel-forwarded-for": " 198.51.100.2 , 10.0.0.1" }), true)).toBe("198.51.100.2");
    expect(clientAddress(request({ "x-client-address": "2001:db8::1" }), false)).toBe("2001:db8::1");
  });

  it.each(["", " ", ",", " , 203.0.113.7"])("is unknown where nothing is said first: %j", (header) => {
    expect(clientAddress(request({ "x-client-address": header }), false)).toBe("unknown");
  });

  it("is cut where no address is that long", () => {
    expect(clientAddress(request({ "x-client-address": "a".repeat(300) }), false)).toBe("a".repeat(64));
  });

  it("is short, trimmed and something, whatever arrives, so that a key stays a key", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ -~]{0,300}$/), fc.boolean(), (header, onVercel) => {
        const call = request({ [onVercel ? "x-vercel-forwarded-for" : "x-client-address"]: header });
        const address = clientAddress(call, onVercel);
        expect(address.length).toBeGreaterThan(0);
        expect(address.length).toBeLessThanOrEqual(64);
        expect(address).not.toContain(",");
        expect(address.trimStart()).toBe(address);
      }),
    );
  });
});
