import type { Locator } from "playwright";
import { describe, expect, it } from "vitest";
import { loadReactionTexts } from "../../components/family/load-reaction-texts";
import { LANGUAGE_NAMES } from "../../components/shell/language-names.table";
import { messagesFor } from "../../lib/i18n/messages";
import { violations } from "./axe";
import { browserForThisFile, type Device, originForThisFile } from "./browser";
import { Parent } from "./parent";

const origin = originForThisFile();
browserForThisFile();

/** A parent who has just cooked carrots and chicken, and the card of it. */
async function cooked(device: Device = {}): Promise<{ readonly parent: Parent; readonly card: Locator }> {
  const parent = await Parent.isAtHome(origin, device);
  await parent.choosesAge("9-12");
  await parent.types(...(device.language === "my" ? ["မုန်လာဥနီ", "ကြက်သား"] : ["carrot", "chicken"]));
  await parent.chooses("lunch", "stew");
  await parent.generates();
  await parent.seesSuggestions();
  const card = parent.recipes().first();
  await card.scrollIntoViewIfNeeded();
  await parent.button(card, parent.texts.RecipeActions.showComments).waitFor();
  return { parent, card };
}

describe("what a parent can do with a card", () => {
  it("cooks for more, in other measures and another language, and closes it as it was", async () => {
    const { parent, card } = await cooked();
    const { CookAlong } = parent.texts;
    const amounts = card.locator("ul.amounts");
    const before = await amounts.innerText();
    await card.getByText(CookAlong.open).click();
    const portions = card.getByRole("group", { name: CookAlong.portions });
    await portions.getByText("1", { exact: true }).waitFor();
    await expect.poll(() => parent.button(portions, CookAlong.fewer).isDisabled()).toBe(true);
    await parent.taps(portions, CookAlong.more);
    await portions.getByText("2", { exact: true }).waitFor();
    const grams = (text: string) => Number(/(\d+) g /.exec(text)?.[1]);
    await expect.poll(async () => grams(await amounts.innerText())).toBeGreaterThan(grams(before));
    const weighed = (text: string) => text.match(/\d g /g)?.length ?? 0;
    const inGrams = weighed(await amounts.innerText());
    await card.getByLabel(CookAlong.measures, { exact: true }).selectOption("household");
    // What no cook measures by the spoon, as meat, stays in grams.
    await expect.poll(async () => weighed(await amounts.innerText())).toBeLessThan(inGrams);
    await card.getByLabel(CookAlong.language, { exact: true }).selectOption("pl");
    const title = card.getByRole("heading").first();
    await expect.poll(() => title.getAttribute("lang")).toBe("pl");
    await expect.poll(() => amounts.innerText()).toMatch(/marchew/i);
    await card.getByText(parent.texts.CookAlong.keeping, { exact: true }).waitFor();
    await parent.seesNothingCutOff();
    expect(await violations(parent.screen)).toEqual([]);
    await parent.leaves();
  });

  it.each(LANGUAGE_NAMES)("reads it in $value with nothing cut off on the narrowest phone", async ({ value }) => {
    const { parent, card } = await cooked({ width: 320 });
    await card.getByText(parent.texts.CookAlong.open).click();
    await card.getByLabel(parent.texts.CookAlong.language, { exact: true }).selectOption(value);
    await expect.poll(() => card.getByRole("heading").first().getAttribute("lang")).toBe(value);
    await parent.seesNothingCutOff();
    await parent.leaves();
  });

  it("keeps the choice when the connection is gone, says so, and goes on when it is back", async () => {
    const { parent, card } = await cooked();
    const { CookAlong } = parent.texts;
    await card.getByText(CookAlong.open).click();
    await card.getByText(CookAlong.keeping, { exact: true }).waitFor();
    const { page } = parent.screen;
    await page.context().setOffline(true);
    await parent.taps(card, CookAlong.more);
    const alert = card.getByRole("alert").filter({ hasText: CookAlong.failed });
    await alert.waitFor();
    await page.context().setOffline(false);
    await parent.taps(alert, CookAlong.retry);
    await alert.waitFor({ state: "hidden" });
    await card.getByRole("group").getByText("2", { exact: true }).waitFor();
    await parent.leaves();
  });
});

describe("another idea", () => {
  it.each(["en", "my"] as const)("is another dish from the same kitchen, each time, in %s", async (language) => {
    const { parent, card } = await cooked({ language });
    const { RecipeActions, Celebration } = parent.texts;
    const dishes = [await card.innerText()];
    for (const round of [2, 3]) {
      await parent.taps(parent.recipes().first(), RecipeActions.anotherIdea);
      const celebration = parent.screen.page.getByRole("dialog").filter({ hasText: Celebration.title });
      await celebration.waitFor();
      await celebration.getByRole("button").first().click();
      await celebration.waitFor({ state: "hidden" });
      const newest = await parent.recipes().first().innerText();
      expect(dishes).not.toContain(newest);
      dishes.push(newest);
      await parent.button(parent.recipes().first(), RecipeActions.anotherIdea).waitFor();
      expect(new Set(dishes).size).toBe(round);
      // The next is asked for once the suggestions for this one are there.
      await parent.screen.page.getByRole("button", { name: parent.texts.Maker.generate }).waitFor();
    }
    await parent.leaves();
  });

  it("is not offered for what others made, and says to wait while something is being made", async () => {
    const { parent, card } = await cooked();
    const { RecipeActions, Errors, Maker } = parent.texts;
    const { page } = parent.screen;
    // A card far from the screen is not laid out yet: its words are there, and not rendered.
    const title = await page.getByRole("article").last().getByRole("heading").first().textContent();
    const shared = await parent.findsCard(title ?? "");
    expect(await parent.button(shared, RecipeActions.anotherIdea).count()).toBe(0);
    await page.route("**/api/recipes/generate", () => undefined);
    await parent.tapsGenerate();
    await page.getByRole("button", { name: Maker.generating }).waitFor();
    await parent.taps(card, RecipeActions.anotherIdea);
    await parent.seesToast(Errors.idempotency_in_progress);
    await parent.leaves();
  });

  it("that fails leaves the recipe and what was typed, and can be asked for again", async () => {
    const { parent, card } = await cooked();
    const { RecipeActions, Maker, Celebration } = parent.texts;
    const { page } = parent.screen;
    await page.route("**/api/recipes/generate", (route) => route.abort());
    await parent.taps(card, RecipeActions.anotherIdea);
    await parent.seesToast(Maker.failed);
    await parent.seesChip("carrot", "change");
    await page.unroute("**/api/recipes/generate");
    await parent.taps(card, RecipeActions.anotherIdea);
    await page.getByRole("dialog").filter({ hasText: Celebration.title }).waitFor();
    await parent.leaves();
  });
});

describe("how it went, from a card", () => {
  it.each(["en", "my", "pl"] as const)("is asked with the recipe's own foods, and kept, in %s", async (language) => {
    const words = await loadReactionTexts(language);
    const { parent, card } = await cooked({ language });
    const { page } = parent.screen;
    await parent.taps(card, parent.texts.RecipeActions.reaction);
    const dialog = page.getByRole("dialog").filter({ hasText: words.liking });
    await dialog.getByText(await card.getByRole("heading").first().innerText()).waitFor();
    const foods = dialog.locator("button[aria-pressed=true]");
    await expect.poll(() => foods.count()).toBeGreaterThan(1);
    expect(await violations(parent.screen)).toEqual([]);
    await parent.taps(dialog, words.save);
    await dialog.getByText(words.likingMissing).waitFor();
    await dialog.getByRole("radio", { name: words.reactions.loved, exact: true }).check({ force: true });
    await parent.seesNothingCutOff();
    await parent.taps(dialog, words.save);
    await page.getByText(words.thanksBody).waitFor();
    await page.getByRole("link", { name: words.toTried }).click();
    await page.waitForURL("**/tried");
    await page
      .getByRole("img", { name: /[1-9၁-၉]/ })
      .first()
      .waitFor();
    await parent.leaves();
  });

  it("follows at once on a tested mark, and a sign that is an emergency covers everything", async () => {
    const words = await loadReactionTexts("en");
    const { parent, card } = await cooked();
    const { page } = parent.screen;
    await parent.taps(card, parent.texts.RecipeActions.test);
    const dialog = page.getByRole("dialog").filter({ hasText: words.liking });
    await dialog.getByText(words.symptomsTitle).click();
    await dialog.getByLabel(words.symptoms.runnyNose).check();
    await dialog.getByText(words.watch.title).waitFor();
    await dialog.getByLabel(words.symptoms.troubleBreathing).check();
    const help = page.getByRole("alertdialog");
    await help.getByText(words.emergency.title).waitFor();
    // By accident nobody leaves it.
    await page.keyboard.press("Escape");
    await expect.poll(() => help.isVisible()).toBe(true);
    expect(await violations(parent.screen)).toEqual([]);
    await parent.taps(help, words.emergency.back);
    await dialog.getByRole("radio", { name: words.reactions.rejected, exact: true }).check({ force: true });
    await parent.taps(dialog, words.save);
    await parent.seesToast(words.thanksBody, words.paused.split("{")[0] ?? "");
    await parent.leaves();
  });

  it("is kept while the connection is lost, and closing it by accident loses nothing", async () => {
    const words = await loadReactionTexts("en");
    const { parent, card } = await cooked();
    const { page } = parent.screen;
    const reaction = parent.texts.RecipeActions.reaction;
    await parent.taps(card, reaction);
    const dialog = page.getByRole("dialog").filter({ hasText: words.liking });
    await dialog.getByRole("radio", { name: words.reactions.liked, exact: true }).check({ force: true });
    await dialog.getByLabel(words.note, { exact: true }).fill("Spat the first spoon, then asked for more");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await parent.taps(card, reaction);
    await page.context().setOffline(true);
    await parent.taps(dialog, words.save);
    await dialog
      .getByRole("alert")
      .filter({ hasText: messagesFor("en").Errors.offline })
      .waitFor();
    await expect.poll(() => dialog.getByLabel(words.note, { exact: true }).inputValue()).toContain("asked for more");
    await page.context().setOffline(false);
    await parent.taps(dialog, words.save);
    await page.getByText(words.thanksBody).waitFor();
    await parent.opens("/reactions");
    await page.getByText("Spat the first spoon, then asked for more").waitFor();
    await parent.leaves();
  });

  it("can be asked of a suggestion too, which the server does not keep", async () => {
    const words = await loadReactionTexts("en");
    const { parent } = await cooked();
    const { page } = parent.screen;
    const suggestion = parent.recipes().nth(1);
    await suggestion.scrollIntoViewIfNeeded();
    await parent.taps(suggestion, parent.texts.RecipeActions.reaction);
    const dialog = page.getByRole("dialog").filter({ hasText: words.liking });
    await dialog.getByRole("radio", { name: words.reactions.neutral, exact: true }).check({ force: true });
    await dialog.locator("button[aria-pressed=true]").first().waitFor();
    await parent.taps(dialog, words.save);
    await page.getByText(words.thanksBody).waitFor();
    await parent.leaves();
  });
});
