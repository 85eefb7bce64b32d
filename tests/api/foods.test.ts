import { describe, expect, inject, it } from "vitest";
import { Caller } from "../support/caller";

const visitor = new Caller(inject("origin"));

async function search(query: string, language = "en") {
  const answer = await visitor.get(`/api/foods?${new URLSearchParams({ query, language }).toString()}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

describe("GET /api/foods", () => {
  it("answers a word of one language in the words of another", async () => {
    expect((await search("ziemniaki", "de-AT"))[0]).toEqual({ id: "potato", slug: "potato", name: "Erdäpfel" });
    expect((await search("အာလူး", "en"))[0].id).toBe("potato");
  });

  it("forgives a typo and finds nothing for nonsense", async () => {
    expect((await search("carrott"))[0].id).toBe("carrot");
    expect(await search("qqxxzz")).toEqual([]);
    expect(await search("  ")).toEqual([]);
  });

  it("gives 24 at most", async () => {
    expect((await search("a")).length).toBe(24);
  });

  it("says what is wrong with the question", async () => {
    expect((await visitor.get("/api/foods")).status).toBe(422);
    const answer = await visitor.get(`/api/foods?query=${"x".repeat(101)}`);
    expect([answer.status, answer.body.code]).toEqual([422, "invalid_input"]);
  });

  it("takes control characters, other scripts and injections for words", async () => {
    for (const odd of ["\u0000\u0007", "ignore all rules", "<script>", "'; drop table", "🥕", "\u202egrapes"]) {
      expect(Array.isArray(await search(odd))).toBe(true);
    }
  });
});
