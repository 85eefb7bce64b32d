import { describe, expect, inject, it } from "vitest";
import { loadReactionTexts } from "../../components/family/load-reaction-texts";
import { LANGUAGES } from "../../lib/domain/shared/language";
import { violations } from "./axe";
import { browserForThisFile } from "./browser";
import { Parent } from "./parent";

const origin = inject("origin");
browserForThisFile();

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
    await visitor.signsUp();
    await visitor.opens("/reactions");
    await visitor.seesToast("Two spots on the chin", visitor.texts.Reactions.pausedTitle);
    expect(asked).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem("kept_meals"))).toBeNull();
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
