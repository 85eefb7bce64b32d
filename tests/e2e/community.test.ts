import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../lib/domain/shared/language";
import { dayText } from "../../lib/i18n/day";
import { Caller, newParent } from "../support/caller";
import { browserForThisFile, originForThisFile } from "./browser";
import { Parent } from "./parent";

const origin = originForThisFile();
browserForThisFile();

/** A recipe of the shared set that is on the home page of everybody, by its place from the end of the ten. */
async function sharedRecipe(place: number, language = "en"): Promise<{ readonly id: string; readonly title: string }> {
  const { body } = await new Caller(origin).get(`/api/recipes?limit=10&language=${language}`);
  return body.at(-place);
}

/** The day on which something was done a moment ago: midnight may have passed since. */
function today(): RegExp {
  const days = [0, 600_000].map((ago) => dayText(new Date(Date.now() - ago), "en"));
  return new RegExp(days.join("|"));
}

describe("bookmarks", () => {
  it("are kept from a recipe and from a suggestion, shown on their page, and taken away again", async () => {
    const parent = await Parent.arrives(origin);
    const { RecipeActions, User } = parent.texts;
    await parent.signsUp();
    await parent.opens("/user");
    await parent.seesToast(User.empty);
    await parent.opens("/");
    await parent.choosesAge("9-12");
    await parent.types("carrot", "potato");
    await parent.chooses("lunch", "stew");
    const card = await parent.generates();
    await parent.seesSuggestions();
    await parent.taps(card, RecipeActions.bookmark);
    await parent.seesToast(RecipeActions.bookmarkedToast);
    await parent.button(card, RecipeActions.bookmarked).waitFor();
    const suggestion = parent.recipes().nth(1);
    const name = await suggestion.getByRole("heading").innerText();
    await parent.button(suggestion, RecipeActions.bookmark).waitFor();
    expect(await parent.button(suggestion, RecipeActions.test).count()).toBe(0);
    await parent.taps(suggestion, RecipeActions.bookmark);
    await parent.button(suggestion, RecipeActions.bookmarked).waitFor();
    // The card takes over the id that the server gave it: it can be tested now.
    await parent.taps(suggestion, RecipeActions.test);
    await parent.seesToast(RecipeActions.testedToast);
    await parent.button(suggestion, RecipeActions.tested).waitFor();
    await parent.opens("/user");
    await expect.poll(() => parent.screen.page.getByRole("heading", { level: 1 }).innerText()).toBe(User.title);
    await parent.recipes().nth(1).waitFor();
    await expect.poll(() => parent.recipes().count()).toBe(2);
    await parent.seesToast(name);
    await parent.screen.page.getByText(today()).first().waitFor();
    await parent.taps(parent.recipes().first(), RecipeActions.bookmarked);
    await parent.seesToast(RecipeActions.removedToast);
    await expect.poll(() => parent.recipes().count()).toBe(1);
    await parent.seesNothingCutOff();
    await parent.leaves();
  });

  it("are what a visitor gets after signing in, where they were", async () => {
    const { title } = await sharedRecipe(1);
    const parent = await Parent.arrives(origin);
    const { RecipeActions } = parent.texts;
    await parent.signsUp();
    await parent.logsOut();
    await parent.taps(await parent.findsCard(title), RecipeActions.bookmark);
    await parent.seesToast(RecipeActions.authTitle, RecipeActions.signInToBookmark);
    await parent.signsIn();
    await parent.seesToast(RecipeActions.bookmarkedToast);
    await parent.button(await parent.findsCard(title), RecipeActions.bookmarked).waitFor();
    await parent.leaves();
  });

  it("are shown as kept, even if the list was asked for before them and answers after them", async () => {
    const { title } = await sharedRecipe(1);
    const parent = await Parent.arrives(origin);
    const { RecipeActions } = parent.texts;
    const { page } = parent.screen;
    await parent.signsUp();
    await parent.logsOut();
    await parent.taps(await parent.findsCard(title), RecipeActions.bookmark);
    await parent.seesToast(RecipeActions.authTitle);
    // The first list of the parent is read before the bookmark is, and is long on its way.
    const kept = page.waitForResponse((response) => response.url().endsWith("/bookmark"));
    let isLate = false;
    await page.route("**/api/recipes?*", async (route) => {
      if (isLate) return route.continue();
      isLate = true;
      const old = await route.fetch();
      await kept;
      await setTimeout(500);
      // The page has not waited for it, or has gone.
      return route.fulfill({ response: old }).catch(() => undefined);
    });
    await parent.signsIn();
    await parent.seesToast(RecipeActions.bookmarkedToast);
    await parent.button(await parent.findsCard(title), RecipeActions.bookmarked).waitFor();
    expect(isLate).toBe(true);
    await parent.leaves();
  });

  it("say the same in the end in two tabs that disagree", async () => {
    const parent = await Parent.arrives(origin);
    const { RecipeActions } = parent.texts;
    await parent.signsUp();
    const { title } = await sharedRecipe(2);
    await parent.opens("/");
    const card = await parent.findsCard(title);
    const other = await parent.opensAnotherTab("/");
    const theirs = await other.findsCard(title);
    await parent.taps(card, RecipeActions.bookmark);
    await parent.button(card, RecipeActions.bookmarked).waitFor();
    await other.taps(theirs, RecipeActions.bookmark);
    await other.button(theirs, RecipeActions.bookmarked).waitFor();
    await other.taps(theirs, RecipeActions.bookmarked);
    await other.button(theirs, RecipeActions.bookmark).waitFor();
    await parent.taps(card, RecipeActions.bookmarked);
    await parent.button(card, RecipeActions.bookmark).waitFor();
    await parent.opens("/user");
    await parent.seesToast(parent.texts.User.empty);
    await parent.leaves();
  });
});

describe("marking as tested", () => {
  it("asks a visitor to sign in, counts a parent once, and says so to everybody", async () => {
    const { title } = await sharedRecipe(3);
    const visitor = await Parent.arrives(origin);
    const { RecipeActions } = visitor.texts;
    await visitor.taps(await visitor.findsCard(title), RecipeActions.test);
    await visitor.seesToast(RecipeActions.authTitle, RecipeActions.signInToTest);
    await visitor.leaves();
    const parent = await Parent.arrives(origin);
    await parent.signsUp();
    await parent.opens("/");
    const card = await parent.findsCard(title);
    await parent.taps(card, RecipeActions.test);
    await parent.seesToast(RecipeActions.testedToast);
    await expect.poll(() => parent.button(card, RecipeActions.tested).isDisabled()).toBe(true);
    await expect.poll(() => card.innerText()).toContain("1 parent tested");
    await parent.leaves();
    const other = await Parent.arrives(origin);
    await other.button(await other.findsCard(title), RecipeActions.testToo).waitFor();
    await other.leaves();
  });
});

describe("comments", () => {
  it("are written, survive a failure, are read by visitors, reported, and deleted by their author", async () => {
    const { id, title } = await sharedRecipe(4);
    const parent = await Parent.arrives(origin);
    const { Comments } = parent.texts;
    await parent.signsUp();
    await parent.opens("/");
    const panel = await parent.opensComments(await parent.findsCard(title));
    await parent.seesToast(Comments.empty);
    await expect.poll(() => parent.button(panel, Comments.add).isDisabled()).toBe(true);
    await panel.getByLabel(Comments.label, { exact: true }).fill("   ");
    await expect.poll(() => parent.button(panel, Comments.add).isDisabled()).toBe(true);
    await panel.getByLabel(Comments.cookedLabel).check();
    await panel.getByRole("radio").nth(3).check({ force: true });
    await parent.screen.page.route("**/comments", (route) => route.abort());
    await panel.getByLabel(Comments.label, { exact: true }).fill("Ours wanted more");
    await parent.taps(panel, Comments.add);
    await parent.seesToast(Comments.addFailed, Comments.kept);
    await parent.screen.page.unroute("**/comments");
    await parent.opens("/");
    const again = await parent.opensComments(await parent.findsCard(title));
    await expect.poll(() => again.getByLabel(Comments.label, { exact: true }).inputValue()).toBe("Ours wanted more");
    await parent.writesComment(again, "Ours wanted more");
    const entry = again.getByRole("listitem").filter({ hasText: "Ours wanted more" });
    for (const word of [parent.name, Comments.cooked, today()])
      await expect.poll(() => entry.innerText()).toMatch(word);

    const stranger = await newParent(origin);
    await stranger.post(`/api/recipes/${id}/comments`, { content: "Buy my course" });
    await parent.opens("/");
    const panelNow = await parent.opensComments(await parent.findsCard(title));
    const advert = panelNow.getByRole("listitem").filter({ hasText: "Buy my course" });
    await parent.button(advert, Comments.report).waitFor();
    expect(await parent.button(advert, Comments.delete).count()).toBe(0);
    await parent.taps(advert, Comments.report);
    const dialog = parent.screen.page.getByRole("dialog").filter({ hasText: Comments.reportTitle });
    await dialog.getByLabel(Comments.reasonAdvertising).check();
    await parent.taps(dialog, Comments.reportSend);
    await parent.button(advert, Comments.reportedMark).waitFor();

    await parent.taps(panelNow.getByRole("listitem").filter({ hasText: "Ours wanted more" }), Comments.delete);
    const sure = parent.screen.page.getByRole("dialog").filter({ hasText: Comments.deleteTitle });
    await expect.poll(() => sure.innerText()).toContain(Comments.body);
    await parent.taps(sure, Comments.delete);
    await expect.poll(() => panelNow.getByText("Ours wanted more").count()).toBe(0);
    const focused = () => parent.screen.page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe(Comments.title);
    await parent.leaves();

    const visitor = await Parent.arrives(origin);
    const read = await visitor.opensComments(await visitor.findsCard(title));
    await visitor.seesToast("Buy my course", Comments.signInBody);
    expect(await read.getByRole("textbox").count()).toBe(0);
    await visitor.leaves();
  });

  it.each(LANGUAGES)("fit a narrow phone in %s", async (language) => {
    const { title } = await sharedRecipe(5, language);
    const parent = await Parent.arrives(origin, { language, width: 320 });
    await parent.signsUp();
    await parent.opens("/");
    const panel = await parent.opensComments(await parent.findsCard(title));
    await parent.writesComment(panel, `${"A".repeat(80)} ${language}`);
    await parent.seesNothingCutOff();
    await parent.opens("/user");
    await parent.seesToast(parent.texts.User.empty);
    await parent.seesNothingCutOff();
    await parent.leaves();
  });
});
