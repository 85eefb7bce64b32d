import { describe, expect, it } from "vitest";
import { findingMessage } from "../../lib/domain/safety/finding-message";
import { browserForThisFile, originForThisFile } from "./browser";
import { Parent } from "./parent";

const origin = originForThisFile();
browserForThisFile();

describe("a parent who wonders whether the baby may eat it", () => {
  it("finds what was typed before the page came to life", async () => {
    const parent = await Parent.arrives(origin);
    const { page } = parent.screen;
    await page.goto(`${origin}/foods`, { waitUntil: "commit" });
    const field = page.getByRole("searchbox");
    await field.fill("carrot");
    await page.getByRole("link", { name: /^potatoes/i }).waitFor({ state: "hidden" });
    expect(await field.inputValue()).toBe("carrot");
    await page.getByRole("link", { name: /^carrots/i }).waitFor();
  });

  it("finds the food by a word of another language and reads when and how", async () => {
    const parent = await Parent.arrives(origin);
    await parent.opens("/foods");
    const { page } = parent.screen;
    // What is no food of ours is answered by its rule.
    await page.getByRole("searchbox").fill("popcorn");
    const { title, why } = findingMessage({ ruleId: "popcorn" }, "en");
    const answer = page.locator("[data-slot=rule-answers]");
    await answer.getByText(title).waitFor();
    expect(await answer.innerText()).toContain(why);
    expect(await page.getByText(parent.texts.Foods.notFoundTitle).count()).toBe(0);
    await page.getByRole("searchbox").fill("erdapfl");
    await answer.waitFor({ state: "hidden" });
    await page.getByRole("link", { name: /^potatoes/i }).click();
    await page.waitForURL("**/foods/potato");
    await page.getByRole("heading", { level: 1, name: /potatoes/i }).waitFor();
    await page.getByText(parent.texts.Foods.bands.sixToEight).first().waitFor();
    await parent.screen.settles();
    await page.getByRole("link", { name: parent.texts.Foods.cook, exact: true }).click();
    await page.waitForURL(({ pathname }) => pathname === "/");
    await page
      .getByRole("listitem")
      .filter({ hasText: /^potatoes/i })
      .first()
      .waitFor();
    await parent.screen.close();
  });

  it("sees only foods that pass the filter, and what to do when none does", async () => {
    const parent = await Parent.arrives(origin, { language: "de" });
    await parent.opens("/foods");
    const { page } = parent.screen;
    const all = await page.getByRole("main").getByRole("listitem").count();
    await page.getByRole("button", { name: parent.texts.Foods.filter.iron }).click();
    const listed = () => page.getByRole("main").getByRole("listitem").count();
    await expect.poll(listed).toBeLessThan(all);
    expect(await listed()).toBeGreaterThan(20);
    await page.getByRole("searchbox").fill("qqxxzz");
    await page.getByRole("heading", { name: parent.texts.Foods.notFoundTitle }).waitFor();
    await page.getByRole("button", { name: parent.texts.Foods.clear }).click();
    await parent.screen.close();
  });

  it("searches what is on the page when there is no connection", async () => {
    const parent = await Parent.arrives(origin, { language: "pl" });
    await parent.opens("/foods");
    const { page } = parent.screen;
    await page.context().setOffline(true);
    await page.getByRole("searchbox").fill("zurawin");
    await page.getByRole("link", { name: /^żurawina/i }).waitFor();
    await page.getByText(parent.texts.Foods.offline).waitFor();
    await parent.screen.close();
  });

  it("reads which allergen a food contains, in Burmese too", async () => {
    const parent = await Parent.arrives(origin, { language: "my" });
    await parent.opens("/foods/peanut");
    await parent.screen.page.getByText(parent.texts.Check.allergens, { exact: true }).waitFor();
    await parent.screen.close();
  });
});
