import type { Page } from "playwright";
import { expect, inject, it } from "vitest";
import type { Language } from "../../lib/domain/shared/language";
import { Caller } from "../support/caller";
import { browserForThisFile } from "./browser";
import { Parent } from "./parent";

const origin = inject("origin");
browserForThisFile();

/** Every page is looked at in German, whose words are the longest, and in one of the others, in turn; with ACCESSIBILITY=all in each. */
const OTHERS: readonly Language[] = ["pl", "my", "en"];
const IS_WHOLE = process.env["ACCESSIBILITY"] === "all";
const PATHS = [
  "/",
  "/about",
  "/allergies",
  "/analytics",
  "/foods",
  "/foods/grape",
  "/learning",
  "/meals",
  "/moderation",
  "/no-such-page",
  "/offline",
  "/our-story",
  "/profile",
  "/reactions",
  "/recipes/import",
  "/report",
  "/resources",
  "/tried",
  "/user",
];

/** In the page: how far it can be moved sideways, and the words that stick out of what is tapped for them. */
function stickingOut(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px beyond the edge`] : [];
    const range = document.createRange();
    for (const tapped of document.querySelectorAll("main :is(a, button, summary, label), footer a")) {
      const box = tapped.getBoundingClientRect();
      const words = document.createTreeWalker(tapped, NodeFilter.SHOW_TEXT);
      for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
        range.selectNodeContents(node);
        const { left, right, width } = range.getBoundingClientRect();
        // What is only read out has no room of its own.
        const isSeen = width > 0 && (node.parentElement?.offsetWidth ?? 0) > 1;
        const isOutside = left < box.left - 1 || right > box.right + 1;
        if (isSeen && isOutside && node.parentElement?.closest("select, .sr-only") === null)
          found.push(`${tapped.tagName}: ${node.textContent}`);
      }
    }
    return found;
  });
}

/** With letters twice as large as at a browser's default, on a phone (1.4.4). */
async function seesLargeText(parent: Parent, path: string): Promise<readonly string[]> {
  const { page } = parent.screen;
  await parent.opens(path);
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "212.5%"));
  // With reduced motion too every change of a style is a transition, which a measure taken at once would come before.
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === "34px");
  return (await stickingOut(page)).map((each) => `${path} ${each}`);
}

it("no page moves sideways on a phone whose letters are twice as large, and no word leaves its button", async () => {
  const { body } = await new Caller(origin).get("/api/recipes?limit=1");
  const paths = [...PATHS, `/recipes/${body[0].id}`];
  const found = (["de", ...OTHERS] as const).map(async (language) => {
    const isLookedAt = (place: number) => IS_WHOLE || language === "de" || OTHERS[place % OTHERS.length] === language;
    const seen: string[] = [];
    const parent = await Parent.isAtHome(origin, { language }, "/about");
    for (const path of paths.filter((_, place) => isLookedAt(place))) seen.push(...(await seesLargeText(parent, path)));
    // The forms of an account are for those who have none.
    await parent.screen.page.context().clearCookies({ name: /signed_in|session/ });
    for (const path of ["/sign-in", "/sign-up"]) seen.push(...(await seesLargeText(parent, path)));
    await parent.leaves();
    return seen.map((each) => `${language} ${each}`);
  });
  expect((await Promise.all(found)).flat()).toEqual([]);
});
