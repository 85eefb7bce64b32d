import { describe, expect, it } from "vitest";
import { loadReactionTexts } from "../../components/family/load-reaction-texts";
import { foodName } from "../../lib/domain/food/names";
import { LANGUAGES } from "../../lib/domain/shared/language";
import { messagesFor } from "../../lib/i18n/messages";
import { violations } from "./axe";
import { browserForThisFile, originForThisFile } from "./browser";
import { Parent } from "./parent";

const origin = originForThisFile();
browserForThisFile();

/** Notes at the page of a food how it went, and closes the thank-you. */
async function notes(visitor: Parent, food: string, note: string, hasHives = false): Promise<void> {
  const words = await loadReactionTexts("en");
  const { page } = visitor.screen;
  await visitor.opens(`/foods/${food}`);
  await page.getByRole("button", { name: visitor.texts.Foods.triedIt }).click();
  const dialog = page.getByRole("dialog").filter({ hasText: words.liking });
  await dialog.locator("button[aria-pressed=true]").first().waitFor();
  await dialog.getByRole("radio", { name: words.reactions.loved, exact: true }).check({ force: true });
  if (hasHives) {
    await dialog.getByText(words.symptomsTitle).click();
    await dialog.getByLabel(words.symptoms.fewHives).check();
  }
  await dialog.getByLabel(words.note, { exact: true }).fill(note);
  await visitor.taps(dialog, words.save);
  await visitor.seesToast(words.visitorKept);
  await visitor.button(page.getByRole("dialog"), words.close).last().click();
}

describe("what a visitor's device keeps", () => {
  it("is said at the food, read in the log, and taken off the device after one question", async () => {
    const visitor = await Parent.arrives(origin, { width: 320 });
    const { page } = visitor.screen;
    const { KeptMeals, Family, Reactions } = visitor.texts;
    await visitor.opens("/reactions");
    await visitor.seesToast(KeptMeals.emptyTitle, Family.signedOut);
    await notes(visitor, "egg", "Two spots on the chin", true);
    await notes(visitor, "pear", "Wanted the whole pear");
    await page.reload();
    await page.getByRole("link", { name: KeptMeals.see }).click();
    const meals = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: KeptMeals.remove }) });
    await page.getByRole("heading", { name: KeptMeals.title }).waitFor();
    await page.getByRole("heading", { name: KeptMeals.account }).waitFor();
    expect(await page.getByText(Family.signedOut).count()).toBe(0);
    expect(await meals.count()).toBe(2);
    const [latest, first] = [await meals.nth(0).innerText(), await meals.nth(1).innerText()];
    expect([latest.includes("Wanted the whole pear"), latest.includes(Reactions.level.doctor)]).toEqual([true, false]);
    expect([first.includes("Two spots on the chin"), first.includes(Reactions.level.doctor)]).toEqual([true, true]);
    expect(await violations(visitor.screen)).toEqual([]);
    await visitor.seesNothingCutOff();

    const question = page.getByRole("dialog").filter({ hasText: KeptMeals.removeBody });
    await visitor.taps(meals.nth(1), KeptMeals.remove);
    await visitor.taps(question, Family.cancel);
    await question.waitFor({ state: "hidden" });
    expect(await meals.count()).toBe(2);
    for (const left of [1, 0]) {
      await visitor.taps(meals.nth(left), KeptMeals.remove);
      await visitor.taps(question, KeptMeals.removeConfirm);
      await question.waitFor({ state: "hidden" });
      expect(await meals.count()).toBe(left);
      // Whoever goes by keyboard is where the meals are, not at the top of the page.
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H2");
    }
    await visitor.seesToast(KeptMeals.emptyTitle, Family.signedOut);
    expect(await page.evaluate(() => localStorage.getItem("kept_meals"))).toBeNull();
    await visitor.opens("/foods/pear");
    expect(await page.getByRole("link", { name: KeptMeals.see }).count()).toBe(0);
    await visitor.leaves();
  });

  it("is the same in two tabs, in the language of the reader, and as it was noted where nothing can be asked", async () => {
    const visitor = await Parent.arrives(origin, { width: 320, colorScheme: "dark" });
    const { page } = visitor.screen;
    await notes(visitor, "pear", "Wanted the whole pear");
    await page.context().addCookies([{ name: "preferred_language", value: "my", url: origin }]);
    const { KeptMeals } = messagesFor("my");
    await visitor.opens("/profile");
    await page.getByText(foodName("pear", "my"), { exact: true }).waitFor();
    expect(await violations(visitor.screen)).toEqual([]);
    await visitor.seesNothingCutOff();
    await page.route("**/api/foods/names**", (route) => route.abort());
    const other = await visitor.opensAnotherTab("/tried");
    await visitor.opens("/profile");
    await page.getByText(foodName("pear", "en"), { exact: true }).waitFor();
    await page.getByRole("button", { name: KeptMeals.remove }).click();
    await page.getByRole("button", { name: KeptMeals.removeConfirm, exact: true }).click();
    await other.screen.page.getByRole("heading", { name: KeptMeals.emptyTitle }).waitFor();
    await visitor.leaves();
  });
});

describe("a visitor at the page of a food", () => {
  it("notes how it went, keeps it through a reload, and has it in the account that they then make", async () => {
    const words = await loadReactionTexts("en");
    const visitor = await Parent.arrives(origin);
    const { page } = visitor.screen;
    await visitor.opens("/foods/egg");
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().includes("/api/reactions")) asked.push(request.url());
    });
    await page.getByRole("button", { name: visitor.texts.Foods.triedIt }).click();
    const dialog = page.getByRole("dialog").filter({ hasText: words.liking });
    await dialog.getByText(words.visitor).waitFor();
    await dialog.locator("button[aria-pressed=true]").first().waitFor();
    expect(await violations(visitor.screen)).toEqual([]);
    await dialog.getByRole("radio", { name: words.reactions.disliked, exact: true }).check({ force: true });
    await dialog.getByText(words.symptomsTitle).click();
    await dialog.getByLabel(words.symptoms.fewHives).check();
    await dialog.getByText(words.doctor.title).waitFor();
    await dialog.getByLabel(words.note, { exact: true }).fill("Two spots on the chin");
    await visitor.seesNothingCutOff();
    await visitor.taps(dialog, words.save);
    await visitor.seesToast(words.visitorKept, words.visitorPaused.split("{")[0] ?? "");
    expect(asked).toEqual([]);
    await page.reload();
    const brought = page.waitForResponse((answer) => asked.includes(answer.url()));
    await visitor.signsUp();
    await brought;
    await visitor.opens("/reactions");
    await visitor.seesToast("Two spots on the chin", visitor.texts.Reactions.pausedTitle);
    expect(asked).toHaveLength(1);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("kept_meals"))).toBeNull();
    await visitor.leaves();
  });

  it("takes along later what could not be brought while signing up", async () => {
    const words = await loadReactionTexts("en");
    const visitor = await Parent.arrives(origin);
    const { page } = visitor.screen;
    await visitor.opens("/foods/pear");
    await page.getByRole("button", { name: visitor.texts.Foods.triedIt }).click();
    const dialog = page.getByRole("dialog").filter({ hasText: words.liking });
    await dialog.locator("button[aria-pressed=true]").first().waitFor();
    await dialog.getByRole("radio", { name: words.reactions.loved, exact: true }).check({ force: true });
    await dialog.getByLabel(words.note, { exact: true }).fill("Wanted the whole pear");
    await visitor.taps(dialog, words.save);
    await visitor.seesToast(words.visitorKept);
    await page.route("**/api/reactions", (route) => route.abort());
    await visitor.signsUp();
    await page.unroute("**/api/reactions");
    await visitor.opens("/reactions");
    await visitor.seesToast("Wanted the whole pear");
    await visitor.leaves();
  });

  it.each(LANGUAGES)(
    "is led through an emergency in %s as a parent is, without an account or a connection",
    async (language) => {
      const words = await loadReactionTexts(language);
      const visitor = await Parent.arrives(origin, { language, width: 320 });
      const { page } = visitor.screen;
      await visitor.opens("/foods/peanut");
      await page.getByRole("button", { name: visitor.texts.Foods.triedIt }).click();
      const dialog = page.getByRole("dialog").filter({ hasText: words.liking });
      await dialog.locator("button[aria-pressed=true]").first().waitFor();
      await page.context().setOffline(true);
      await dialog.getByText(words.symptomsTitle).click();
      await dialog.getByLabel(words.symptoms.troubleBreathing).check();
      const help = page.getByRole("alertdialog");
      await help.getByText(words.emergency.title).waitFor();
      expect(await help.locator("a[href^='tel:']").count()).toBeGreaterThan(0);
      await visitor.seesNothingCutOff();
      await visitor.taps(help, words.emergency.back);
      await dialog.getByRole("radio", { name: words.reactions.rejected, exact: true }).check({ force: true });
      await visitor.taps(dialog, words.save);
      await visitor.seesToast(words.visitorKept);
      await page.context().setOffline(false);
      await visitor.leaves();
    },
  );
});
