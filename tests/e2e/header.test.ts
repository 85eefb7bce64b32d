import type { Page } from "playwright";
import { expect, it } from "vitest";
import { LANGUAGES } from "../../lib/domain/shared/language";
import { browserForThisFile, originForThisFile } from "./browser";
import { Parent } from "./parent";

const origin = originForThisFile();
browserForThisFile();

/** Forty letters, as a hosted account may have them: longer than the bar has room for anywhere. */
const LONG_NAME = "Wilhelmina Konstancja Przybyszewska-Wolf";

/** In the page: the words of the bar that stand on more than one line, and whatever of it is not in its one row. */
function brokenInBar(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector<HTMLElement>("[data-slot=site-header]");
    const menu = bar?.querySelector("nav");
    const range = document.createRange();
    const found: string[] = [];
    const words = document.createTreeWalker(bar ?? document, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
      range.selectNodeContents(node);
      // What is there for those who do not see it has no place in the row.
      if (node.parentElement?.closest("select, .sr-only") !== null) continue;
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(node.textContent ?? "");
    }
    if (menu && menu.scrollWidth > menu.clientWidth) found.push("the menu is wider than its place");
    for (const part of bar?.querySelectorAll("a, button, [data-slot=bar-select]") ?? []) {
      const { width, height, top, bottom, right } = part.getBoundingClientRect();
      const isSeen = width > 1 && height > 1;
      const isInRow = top >= 0 && bottom <= (bar?.offsetHeight ?? 0) && right <= innerWidth;
      const isSmall = width < 44 || height < 44;
      const isInRoom = menu?.matches(":popover-open") === true && menu.contains(part);
      if (isSeen && (isSmall || !(isInRow || isInRoom))) found.push(part.outerHTML.slice(0, 80));
    }
    return found;
  });
}

it.each(LANGUAGES)("the bar's words stay on one line in %s, however long the parent's name is", async (language) => {
  for (const role of ["parent", "admin"]) {
    const parent = await Parent.isAtHome(origin, { language, width: 1280 }, "/about");
    const { page } = parent.screen;
    await page.route("**/api/user", async (route) => {
      const answer = await route.fetch();
      const { user, ...rest } = await answer.json();
      await route.fulfill({ response: answer, json: { ...rest, user: { ...user, role, fullName: LONG_NAME } } });
    });
    await parent.opens("/");
    const name = page.getByText(LONG_NAME);
    await name.waitFor();
    for (const width of [768, 1024, 1280, 1366, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const opener = page.getByRole("button", { name: parent.texts.Shell.menu, exact: true });
      if (await opener.isVisible()) await opener.click();
      const { about } = parent.texts.Shell;
      await page.getByRole("navigation").getByText(about, { exact: true }).waitFor();
      const look = `${role} at ${width}`;
      await expect.poll(() => brokenInBar(page), { message: look, timeout: 2_000 }).toEqual([]);
      expect((await name.boundingBox())?.width, `the name of a ${look}`).toBeGreaterThan(40);
      await page.keyboard.press("Escape");
    }
    await parent.leaves();
  }
});
