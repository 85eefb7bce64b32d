import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { cleanText, safeText, shortText } from "../../lib/domain/shared/safe-text";
import { checkAnnouncedLength, checkContentType, parseJson, readText, validate } from "../../lib/http/body";
import { checkOrigin, ownOrigins } from "../../lib/http/origin";
import { requestLanguage } from "../../lib/http/request-language";

function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request("http://squish.test/api/x", { method: "POST", body, headers, duplex: "half" } as RequestInit);
}

function chunks(count: number, size: number): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent === count) controller.close();
      else controller.enqueue(new Uint8Array(size).fill(97));
      sent += 1;
    },
  });
}

function refusal(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}

describe("the size of a body", () => {
  it("is refused by its announced length before a byte is read", () => {
    expect(() => checkAnnouncedLength(post("x", { "content-length": "100" }), 99)).toThrow(
      expect.objectContaining({ code: "payload_too_large" }),
    );
    expect(() => checkAnnouncedLength(post("x", { "content-length": "-1" }), 99)).toThrow();
    expect(() => checkAnnouncedLength(post("x", { "content-length": "99" }), 99)).not.toThrow();
  });

  it("is counted as it streams, whatever was announced", async () => {
    await expect(readText(post(chunks(11, 10)), 109)).rejects.toMatchObject({ code: "payload_too_large" });
    await expect(readText(post(chunks(11, 10)), 110)).resolves.toHaveLength(110);
  });

  it("refuses what is not UTF-8", async () => {
    await expect(readText(post(new Uint8Array([0xff, 0xfe, 0xfd])), 10)).rejects.toMatchObject({
      code: "invalid_json",
    });
  });
});

describe("content types", () => {
  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jsonp", ""])(
    "refuses %s",
    (type) => {
      expect(() => checkContentType(post("{}", { "content-type": type }))).toThrow(
        expect.objectContaining({ code: "unsupported_media_type" }),
      );
    },
  );

  it("takes JSON with a charset, and no compressed body", () => {
    expect(() => checkContentType(post("{}", { "content-type": "application/json; charset=utf-8" }))).not.toThrow();
    expect(() =>
      checkContentType(post("{}", { "content-type": "application/json", "content-encoding": "gzip" })),
    ).toThrow();
  });
});

describe("JSON", () => {
  it("refuses what is nested deeper than sixteen", () => {
    expect(parseJson("[".repeat(16) + "]".repeat(16))).toBeDefined();
    expect(() => parseJson("[".repeat(17) + "]".repeat(17))).toThrow(expect.objectContaining({ code: "invalid_json" }));
    expect(parseJson(JSON.stringify("[".repeat(40)))).toBe("[".repeat(40));
  });

  it("throws an AppError for every text that is not JSON, and parses every text that is", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        try {
          parseJson(text);
        } catch (error) {
          expect(error).toMatchObject({ code: "invalid_json" });
        }
      }),
    );
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const text = JSON.stringify(value);
        expect(parseJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it("names the fields that do not hold", () => {
    const schema = z.object({ name: safeText(5), age: z.number() });
    expect(refusal(() => validate(schema, { name: "  ", age: 1 }))).toMatchObject({
      code: "invalid_input",
      issues: [{ path: "name", key: "required" }],
    });
    expect(refusal(() => validate(schema, { name: "abcdef", age: "1" }))).toMatchObject({
      issues: [
        { path: "name", key: "tooLong" },
        { path: "age", key: "invalid" },
      ],
    });
  });
});

describe("safe text", () => {
  it("cleans once and for all, and never lets a control or a lone surrogate through", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const clean = cleanText(text);
        expect(cleanText(clean)).toBe(clean);
        expect(clean).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u202e\ufeff]/);
        expect(clean.isWellFormed()).toBe(true);
      }),
    );
  });

  it("keeps what Burmese and emoji need", () => {
    expect(cleanText("ကြက်သား\u200c 👩\u200d🍼")).toBe("ကြက်သား\u200c 👩\u200d🍼");
  });

  it("wants something one can see", () => {
    expect(safeText(10).safeParse("\u200d\u200b \u0000").success).toBe(false);
  });
});

describe("the origin of a call", () => {
  const request = (headers: Record<string, string>): Request => new Request("http://a.test/", { headers });

  it.each([
    [{ "sec-fetch-site": "cross-site" }],
    [{ "sec-fetch-site": "same-site" }],
    [{ origin: "https://evil.test", host: "a.test" }],
    [{ origin: "null", host: "a.test" }],
    [{ "sec-fetch-site": "cross-site", origin: "http://a.test", host: "a.test" }],
  ])("refuses a state change with %j", (headers) => {
    const call = request(headers);
    expect(() => checkOrigin(call, "POST", ownOrigins(call, undefined))).toThrow(
      expect.objectContaining({ code: "cross_origin" }),
    );
    expect(() => checkOrigin(call, "GET", [])).not.toThrow();
  });

  it.each([[{}], [{ "sec-fetch-site": "same-origin" }], [{ origin: "http://a.test", host: "a.test" }]])(
    "lets %j in",
    (headers) => {
      const call = request(headers);
      expect(() => checkOrigin(call, "DELETE", ownOrigins(call, undefined))).not.toThrow();
    },
  );

  it("knows only the configured origin where one is configured", () => {
    const call = request({ origin: "http://a.test", host: "a.test" });
    expect(() => checkOrigin(call, "POST", ownOrigins(call, "https://squish.test"))).toThrow();
  });
});

describe("the language of an answer", () => {
  const request = (headers: Record<string, string>): Request => new Request("http://a.test/", { headers });

  it.each([
    [{}, undefined, "en"],
    [{ "accept-language": "fr, de-AT;q=0.8" }, undefined, "de-AT"],
    [{ "accept-language": "de-CH" }, undefined, "de"],
    [{ "accept-language": "my-MM,en" }, undefined, "my"],
    [{ cookie: "a=b; preferred_language=pl", "accept-language": "de" }, undefined, "pl"],
    [{ cookie: "preferred_language=xx" }, undefined, "en"],
    [{ cookie: "preferred_language=pl" }, "my", "my"],
  ])("of %j with %s is %s", (headers, asked, expected) => {
    expect(requestLanguage(request(headers as Record<string, string>), asked)).toBe(expected);
  });
});

describe("a text cut short", () => {
  it("is never longer than asked, never half a character, and whole where it fits", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.integer({ min: 2, max: 40 }), (text, max) => {
        const short = shortText(text, max);
        expect(short.length).toBeLessThanOrEqual(max);
        expect(short.isWellFormed()).toBe(true);
      }),
    );
    expect(shortText("Karotte", 7)).toBe("Karotte");
    expect(shortText("Karotten", 7)).toBe("Karott…");
  });
});
