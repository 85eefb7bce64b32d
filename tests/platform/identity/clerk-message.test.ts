import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { messageAbout } from "@/lib/platform/identity/clerk-message";
import { MESSAGE_SECRET, messageOf, signedHeaders } from "@/tests/support/stand-in-clerk";

const AT = 1_700_000_000;
const NOW = new Date(AT * 1000);
const BODY = messageOf("user.updated", "user_ada");

function about(headers: Record<string, string>, body = BODY, now = NOW) {
  return messageAbout({ headers: new Headers(headers) }, body, MESSAGE_SECRET, now);
}

describe("a message of Clerk", () => {
  it.each(["user.created", "user.updated", "user.deleted"])("of %s is about the person that it names", (type) => {
    const body = messageOf(type, "user_ada");
    expect(about(signedHeaders(body, AT), body)).toBe("user_ada");
  });

  it.each([
    ["session.created", messageOf("session.created", "sess_x")],
    ["a kind that is not there yet", messageOf("user.createdAtSea", "user_ada")],
    ["nobody", JSON.stringify({ type: "user.deleted", data: { deleted: true } })],
    ["an id that is no text", JSON.stringify({ type: "user.deleted", data: { id: { $ne: "" } } })],
    ["no object", "[]"],
  ])("of %s is about no person, and no failure: it would be sent again for days", (_, body) => {
    expect(about(signedHeaders(body, AT), body)).toBeUndefined();
  });

  it("counts for five minutes by either clock, and not a second longer", () => {
    for (const [seconds, counts] of [
      [0, true],
      [300, true],
      [-300, true],
      [301, false],
      [-301, false],
      [86_400, false],
    ] as const) {
      const now = new Date((AT + seconds) * 1000);
      if (counts) expect(about(signedHeaders(BODY, AT), BODY, now), String(seconds)).toBe("user_ada");
      else expect(() => about(signedHeaders(BODY, AT), BODY, now), String(seconds)).toThrow("not signed");
    }
  });

  it("may carry several signatures while a secret is changed; one of ours is enough", () => {
    const good = signedHeaders(BODY, AT);
    const other = signedHeaders(BODY, AT, "whsec_YW5vdGhlciBzZWNyZXQgdGhhdCB3YXMgb25jZQ==")["svix-signature"];
    const both = { ...good, "svix-signature": `${other} v2,AAAA ${good["svix-signature"]}` };
    expect(about(both)).toBe("user_ada");
    expect(() => about({ ...good, "svix-signature": other })).toThrow("not signed");
  });

  it.each<[string, Record<string, string>]>([
    ["no header at all", {}],
    ["no id", { ...signedHeaders(BODY, AT), "svix-id": "" }],
    ["another id", { ...signedHeaders(BODY, AT), "svix-id": "msg_2" }],
    ["another time than was signed", { ...signedHeaders(BODY, AT), "svix-timestamp": String(AT + 1) }],
    ["a time that is no number", { ...signedHeaders(BODY, AT), "svix-timestamp": "NaN" }],
    ["no time", { ...signedHeaders(BODY, AT), "svix-timestamp": "" }],
    ["no signature", { ...signedHeaders(BODY, AT), "svix-signature": "" }],
    ["an empty signature", { ...signedHeaders(BODY, AT), "svix-signature": "v1," }],
    ["a signature without its kind", { ...signedHeaders(BODY, AT), "svix-signature": "AAAA" }],
    [
      "a signature of a kind that was not asked for",
      {
        ...signedHeaders(BODY, AT),
        "svix-signature": signedHeaders(BODY, AT)["svix-signature"].replace("v1,", "v1a,"),
      },
    ],
  ])("with %s is nobody's", (_, headers) => {
    expect(() => about(headers)).toThrow(expect.objectContaining({ code: "sign_in_required" }));
  });

  it("is nobody's with any byte of it changed, added or left out", () => {
    const headers = signedHeaders(BODY, AT);
    fc.assert(
      fc.property(fc.nat(BODY.length - 1), fc.string({ maxLength: 3 }), (at, put) => {
        const changed = BODY.slice(0, at) + put + BODY.slice(at + 1);
        fc.pre(changed !== BODY);
        expect(() => about(headers, changed)).toThrow("not signed");
      }),
    );
  });

  it("that is signed and no JSON says so, and is not taken for a stranger's", () => {
    expect(() => about(signedHeaders("{", AT), "{")).toThrow(expect.objectContaining({ code: "invalid_json" }));
  });
});
