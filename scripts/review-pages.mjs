// Writes docs/foods.md and docs/words.md from the tables of the domain, for who reviews them:
//   node --conditions=react-server --import tsx scripts/review-pages.mjs
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { foodsPage } from "./pages/foods-page.ts";
import { wordsPage } from "./pages/words-page.ts";

for (const [name, text] of [
  ["foods", foodsPage()],
  ["words", wordsPage()],
]) {
  writeFileSync(fileURLToPath(new URL(`../docs/${name}.md`, import.meta.url)), text);
}
