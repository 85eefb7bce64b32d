import { describe, expect, it } from "vitest";
import { findingMessage } from "../../lib/domain/safety/finding-message";
import { violations } from "./axe";
import { browserForThisFile, originForThisFile } from "./browser";
import { Parent } from "./parent";

const origin = originForThisFile();
browserForThisFile();

/** Opens the search with a key, once the page knows the key. */
async function opensSearch(parent: Parent, key: string) {
  const { page } = parent.screen;
  const dialog = page.getByRole("dialog").filter({ hasText: parent.texts.Search.field });
  await page.evaluate(() => {
    Reflect.set(window, "isKeyTaken", false);
    addEventListener("keydown", ({ defaultPrevented }) => {
      if (defaultPrevented) Reflect.set(window, "isKeyTaken", true);
    });
  });
  // Once it is taken it is not pressed again: the field of a search that opens a moment later would take it for a word.
  await expect
    .poll(async () => {
      await page.keyboard.press(key);
      return page.evaluate(() => Reflect.get(window, "isKeyTaken") as unknown);
    })
    .toBe(true);
  await dialog.waitFor();
  return dialog;
}

describe("the search", () => {
  it("is opened, used and closed with the keyboard alone", async () => {
    const parent = await Parent.arrives(origin);
    const { page } = parent.screen;
    const dialog = await opensSearch(parent, "/");
    const field = dialog.getByRole("combobox");
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    await expect.poll(() => field.inputValue(), { message: "the key itself is not typed" }).toBe("");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });

    await opensSearch(parent, "Control+k");
    await field.fill("carot");
    await dialog.getByRole("option", { name: /^carrots/i }).waitFor();
    const options = dialog.getByRole("option");
    const chosen = () => dialog.getByRole("option", { selected: true }).innerText();
    const first = await options.first().innerText();
    await expect.poll(chosen).toBe(first);
    await page.keyboard.press("ArrowDown");
    await expect.poll(chosen).toBe(await options.nth(1).innerText());
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect.poll(chosen, { message: "up from the first is the last" }).toBe(await options.last().innerText());
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/foods/carrot");
    await parent.leaves();
  });

  it("is opened from the bar, and finds in every language at once", async () => {
    const parent = await Parent.arrives(origin, { language: "de-AT" });
    const { page } = parent.screen;
    const { Search } = parent.texts;
    const dialog = page.getByRole("dialog");
    // Before the page is quiet the same link leads to the library: the search itself comes a moment later, with its keys.
    await opensSearch(parent, "Control+k");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await page.getByRole("link", { name: Search.open }).click();
    await dialog.waitFor();
    for (const word of ["ziemniaki", "အာလူး", "potatos", "Kartoffel"]) {
      await dialog.getByRole("combobox").fill(word);
      await dialog.getByRole("option", { name: "Erdäpfel", exact: true }).waitFor();
    }
    await dialog.getByRole("combobox").fill("Honig");
    await dialog.getByText(findingMessage({ ruleId: "honey" }, "de-AT").title).waitFor();
    expect(await violations(parent.screen)).toEqual([]);
    await dialog.getByRole("combobox").fill("qqxxzz");
    await dialog.getByText("qqxxzz").waitFor();
    await expect.poll(() => dialog.getByRole("option").count()).toBe(0);
    await dialog.getByRole("link", { name: Search.own }).click();
    await page.waitForURL("**/recipes/import");
    await parent.leaves();
  });

  it("finds a parent's own recipe for them and for nobody else", async () => {
    const parent = await Parent.arrives(origin);
    const { page } = parent.screen;
    await parent.signsUp();
    await parent.opens("/");
    await parent.choosesAge("9-12");
    await parent.chooses("lunch", "stew");
    await parent.types("turnip", "kohlrabi");
    await parent.generates();
    const dialog = await opensSearch(parent, "Control+k");
    await dialog.getByRole("combobox").fill("turnip kohlrabi");
    const mine = dialog.getByRole("option").filter({ hasText: parent.texts.Search.mine });
    await mine.waitFor();
    await expect.poll(() => mine.getAttribute("href")).toMatch(/^\/recipes\/[\w-]{16,}$/);
    await page.keyboard.press("Escape");
    await parent.logsOut();
    await opensSearch(parent, "Control+k");
    const answered = page.waitForResponse(/\/api\/recipes\/search\?.*kohlrabi/);
    await dialog.getByRole("combobox").fill("turnip kohlrabi");
    await answered;
    await dialog.getByRole("status").filter({ hasText: /\S/ }).waitFor();
    expect(await mine.count()).toBe(0);
    await parent.leaves();
  });

  it("leaves a slash alone where somebody types", async () => {
    const parent = await Parent.arrives(origin);
    const { page } = parent.screen;
    const dialog = await opensSearch(parent, "/");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    const field = page.getByPlaceholder(parent.texts.Maker.placeholder);
    await field.pressSequentially("1/2");
    await expect.poll(() => field.inputValue()).toBe("1/2");
    expect(await page.getByRole("dialog").count()).toBe(0);
    await parent.leaves();
  });

  it("says so without a connection, and fits the smallest phone", async () => {
    const parent = await Parent.arrives(origin, { language: "my", width: 320 });
    const { page } = parent.screen;
    await parent.seesNothingCutOff();
    const dialog = await opensSearch(parent, "Control+k");
    await dialog.getByRole("combobox").fill("ထမင်း");
    await dialog.getByRole("option").first().waitFor();
    await parent.seesNothingCutOff();
    await page.context().setOffline(true);
    await dialog.getByRole("combobox").fill("ကြက်သား");
    await dialog.getByText(parent.texts.Search.offline).waitFor();
    await parent.leaves();
  });
});
