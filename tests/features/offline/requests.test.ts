import { describe, expect, it } from "vitest";
import { kindOf, languageOf, mayBeKept, readMessage } from "../../../components/offline/worker-requests";
import { endpoints } from "../../../lib/http/endpoints";
import { memberEndpoints } from "../../../lib/http/member-endpoints";
import { page } from "../../support/kept-shelves";

const ORIGIN = "https://squish.test";

function kind(path: string, method = "GET", mode: RequestMode = "cors") {
  return kindOf({ url: new URL(path, ORIGIN).href, method, mode }, ORIGIN);
}

/** Every address of the API, an id put into those that need one. */
const ADDRESSES = [...Object.values(endpoints), ...Object.values(memberEndpoints)].map((address) =>
  typeof address === "string" ? address : address("an-id-of-something"),
);

describe("what the worker keeps of the API", () => {
  it("is who is signed in and what they bookmarked, and nothing else of a family's", () => {
    expect(ADDRESSES.filter((address) => kind(address) === "answer").toSorted()).toEqual([
      "/api/bookmarks",
      "/api/user",
    ]);
  });

  it("is no answer to anything but a plain question", () => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "HEAD"])
      expect(kind("/api/bookmarks", method), method).not.toBe("answer");
  });

  it("is given up by whatever may change it, a call that nobody has thought of included", () => {
    for (const path of ["/api/allergies", "/api/babies/x", "/api/bookmarks", "/api/login", "/api/profile"])
      expect(kind(path, "POST"), path).toBe("write");
    expect(kind("/api/some/day", "PATCH")).toBe("write");
    expect(kind("/api/recipes/abc/bookmark", "POST")).toBe("write");
    expect(kind("/api/reactions/abc", "DELETE")).toBe("write");
  });

  it("is given up, and the call left to the browser, where the answer clears all that is kept", () => {
    expect(kind("/api/logout", "POST")).toBe("exit");
    expect(kind("/api/user", "DELETE")).toBe("exit");
    expect(kind("/api/user", "PATCH")).toBe("write");
  });

  it("stays through calls that change nothing of it", () => {
    for (const path of ["/api/recipes/generate", "/api/ingredients/check", "/api/analytics/events"])
      expect(kind(path, "POST"), path).toBe("other");
  });
});

describe("what the worker takes into its hands", () => {
  it("is pages, files of the build, and nothing of another origin", () => {
    expect(kind("/foods/carrot", "GET", "navigate")).toBe("page");
    expect(kind("/_next/static/chunks/a.js")).toBe("file");
    expect(kind("https://images.unsplash.com/photo.jpg")).toBe("other");
    expect(kind("https://elsewhere.test/_next/static/chunks/a.js")).toBe("other");
  });

  it("is neither a form that is sent nor what Next fetches between two pages", () => {
    expect(kind("/foods", "POST", "navigate")).toBe("other");
    expect(kind("/foods?_rsc=abc")).toBe("other");
  });
});

describe("a page that may be kept", () => {
  it("is the same for everybody", () => {
    expect(mayBeKept(page("en", "Carrot"))).toBe(true);
    expect(mayBeKept(page("en", "Mine", { "cache-control": "private, no-cache, no-store" }))).toBe(false);
    expect(mayBeKept(page("en", "Data", { "content-type": "application/json" }))).toBe(false);
  });

  it("is neither a failure nor another address", () => {
    expect(mayBeKept(new Response("<html>", { status: 404, headers: { "content-type": "text/html" } }))).toBe(false);
    expect(mayBeKept({ status: 200, redirected: true, headers: page("en", "x").headers })).toBe(false);
  });

  it("says its language", async () => {
    expect(languageOf(await page("de-AT", "Erdäpfel").text())).toBe("de-AT");
    expect(languageOf("<html>no language</html>")).toBeUndefined();
  });
});

describe("what a page says to the worker", () => {
  it("is understood whole or not at all", () => {
    expect(readMessage({ kind: "take-over" })).toEqual({ kind: "take-over" });
    for (const odd of [null, undefined, "keep", 7, {}, { kind: "keep" }, { kind: "keep", language: 5 }, []])
      expect(readMessage(odd)).toBeUndefined();
  });

  it("names files of the build alone", () => {
    const files = ["/_next/static/a.js", "/api/user", "https://elsewhere.test/_next/static/a.js", 5];
    expect(readMessage({ kind: "keep", language: "en", path: "/", files, more: "yes" })).toEqual({
      kind: "keep",
      language: "en",
      path: "/",
      files: ["/_next/static/a.js"],
      more: false,
    });
  });
});
