import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { foodsPage } from "../../../scripts/pages/foods-page";
import { wordsPage } from "../../../scripts/pages/words-page";

const DOCS = fileURLToPath(new URL("../../../docs/", import.meta.url));
const AGAIN = "run: node --conditions=react-server --import tsx scripts/review-pages.mjs, and read what changed";

describe("what a reviewer reads", () => {
  it.each([
    ["foods.md", foodsPage],
    ["words.md", wordsPage],
  ])("of docs/%s is what the tables say today", (name, page) => {
    expect(page() === readFileSync(`${DOCS}${name}`, "utf8"), AGAIN).toBe(true);
  });

  it.each(["foods.md", "words.md"])("says in docs/%s that it is a draft", (name) => {
    const page = readFileSync(`${DOCS}${name}`, "utf8");
    expect(page.slice(0, page.indexOf("\n## "))).toMatch(/A draft: no .* has reviewed it/);
  });
});
