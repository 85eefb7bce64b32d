import { describe, expect, it } from "vitest";
import { Caller } from "../support/caller";
import { browserForThisFile, originForThisFile } from "./browser";
import { Parent } from "./parent";

// What the checker cannot see: whether what is read first stands first. On a phone a page is one column, so that the
// order in which it is read aloud and gone through by keyboard has to be the order from above to below.

const origin = originForThisFile();
browserForThisFile();

const PATHS = [
  "/",
  "/about",
  "/allergies",
  "/foods",
  "/foods/carrot",
  "/learning",
  "/meals",
  "/our-story",
  "/profile",
  "/reactions",
  "/recipes/import",
  "/report",
  "/resources",
  "/tried",
  "/user",
];

/** What stands above what is read before it, in the page's column. */
function outOfOrder(): string[] {
  // Cards that are far below are laid out when they come near: here at once.
  for (const element of document.querySelectorAll<HTMLElement>("main *")) {
    if (getComputedStyle(element).contentVisibility === "auto") element.style.contentVisibility = "visible";
  }
  const isPlaced = (element: Element): boolean => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { position, visibility } = getComputedStyle(at);
      if (["fixed", "sticky", "absolute"].includes(position) || visibility === "hidden") return true;
    }
    return false;
  };
  const read = [
    ...document.querySelectorAll("main :is(h1, h2, h3, h4, p, li, label, button, a, input, select, textarea)"),
  ]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ element, box }) => element.checkVisibility() && box.width > 1 && box.height > 1 && !isPlaced(element));
  const found: string[] = [];
  for (const [index, { element, box }] of read.entries()) {
    const next = read[index + 1];
    if (next === undefined || element.contains(next.element)) continue;
    const words = (of: Element) => `${of.tagName} ${(of.textContent || of.id).trim().slice(0, 40)}`;
    // What stands beside it, to the right, is in another row of a list that goes sideways.
    const isBeside = next.box.left >= box.right;
    if (next.box.bottom <= box.top - 2 && !isBeside)
      found.push(`${words(next.element)} stands above ${words(element)}`);
  }
  return found;
}

describe("the order in which a page is read", () => {
  it.each([...PATHS, "/recipes/[id]"])("is the order in which it stands: %s", async (path) => {
    const { body } = await new Caller(origin).get("/api/recipes?limit=1");
    const parent = await Parent.isAtHome(origin, { width: 320, language: "my" }, path.replace("[id]", body[0].id));
    const { page } = parent.screen;
    await page.locator("main h1").first().waitFor();
    expect(await page.evaluate(outOfOrder)).toEqual([]);
    await parent.leaves();
  });

  it("is asked by a search that finds what stands elsewhere", async () => {
    const parent = await Parent.arrives(origin, { width: 320 });
    const { page } = parent.screen;
    await parent.opens("/about");
    await page.evaluate(() => {
      const [first] = document.querySelectorAll("main p");
      const parentOf = first?.parentElement;
      if (parentOf) Object.assign(parentOf.style, { display: "flex", flexDirection: "column-reverse" });
    });
    expect((await page.evaluate(outOfOrder)).length).toBeGreaterThan(0);
    await parent.leaves();
  });
});
