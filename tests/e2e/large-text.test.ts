import type { Page } from "playwright";
import { expect, it } from "vitest";
import { loadReactionTexts } from "../../components/family/load-reaction-texts";
import type { Language } from "../../lib/domain/shared/language";
import { newParent } from "../support/caller";
import { asksToErase } from "./account-erasure";
import { browserForThisFile, originForThisFile } from "./browser";
import { Parent } from "./parent";

const origin = originForThisFile();
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
function stickingOutNow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px beyond the edge`] : [];
    for (const { tagName, scrollWidth: inside, clientWidth: room } of document.querySelectorAll("dialog[open]"))
      if (inside > room) found.push(`${tagName} ${inside - room} px beyond its edge`);
    const range = document.createRange();
    for (const tapped of document.querySelectorAll(
      ":is(main, dialog[open]) :is(a, button, summary, label), footer a",
    )) {
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

/** The same once the page has come to rest: what moves in, or comes late, may be wider for a moment. */
async function stickingOut(page: Page): Promise<readonly string[]> {
  let found = await stickingOutNow(page);
  for (let look = 0; look < 10 && found.length > 0; look += 1) {
    await page.waitForTimeout(200);
    found = await stickingOutNow(page);
  }
  return found;
}

/** With letters twice as large as at a browser's default, on a phone (1.4.4). */
async function enlarges({ screen: { page } }: Parent): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "212.5%"));
  // With reduced motion too every change of a style is a transition, which a measure taken at once would come before.
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === "34px");
}

async function seesLargeText(parent: Parent, path: string): Promise<readonly string[]> {
  await parent.opens(path);
  await enlarges(parent);
  return (await stickingOut(parent.screen.page)).map((each) => `${path} ${each}`);
}

interface TalkedAbout {
  readonly id: string;
  /** Other tests look at the newest recipe that everybody sees, which shall not be this one. */
  readonly takeBack: () => Promise<void>;
}

/** A recipe that one parent shared, and that another cooked, rated and wrote about. */
async function talkedAbout(): Promise<TalkedAbout> {
  const [cook, other] = await Promise.all([newParent(origin), newParent(origin)]);
  const { body } = await cook.post("/api/recipes/generate", {
    ingredients: ["carrot", "potato"],
    cookingMethod: "stew",
    ageGroup: "9-12",
    mealType: "lunch",
    language: "en",
  });
  const path = `/api/recipes/${body.id}`;
  await cook.post(`${path}/share`, undefined);
  await other.post(`${path}/community-tested`, undefined);
  const said = await other.post(`${path}/comments`, {
    content: "Unsere wollte mehr davon",
    hasCooked: true,
    rating: 4,
  });
  expect(said.status, said.text).toBeLessThan(300);
  const takeBack = async () => {
    expect((await cook.delete(`${path}/share`)).status).toBeLessThan(300);
  };
  return { id: body.id, takeBack };
}

/** What is said about a recipe, and the form to say something. */
async function seesLargeComments(parent: Parent, id: string): Promise<readonly string[]> {
  const { page } = parent.screen;
  const { RecipeActions, Comments } = parent.texts;
  const path = `/recipes/${id}`;
  await parent.opens(path);
  await enlarges(parent);
  await parent.button(page.locator("main"), RecipeActions.showComments).waitFor();
  const closed = await stickingOut(page);
  const panel = await parent.opensComments(page.locator("main"));
  await parent.button(panel, Comments.report).first().waitFor();
  return [...closed, ...(await stickingOut(page))].map((each) => `${path} ${each}`);
}

it("no page moves sideways on a phone whose letters are twice as large, and no word leaves its button", async () => {
  const { id, takeBack } = await talkedAbout();
  const found = (["de", ...OTHERS] as const).map(async (language) => {
    const isLookedAt = (place: number) => IS_WHOLE || language === "de" || OTHERS[place % OTHERS.length] === language;
    const seen: string[] = [];
    const parent = await Parent.isAtHome(origin, { language }, "/about");
    for (const path of PATHS.filter((_, place) => isLookedAt(place))) seen.push(...(await seesLargeText(parent, path)));
    seen.push(...(await seesLargeComments(parent, id)));
    // The forms of an account are for those who have none.
    await parent.screen.page.context().clearCookies({ name: /signed_in|session/ });
    for (const path of ["/sign-in", "/sign-up"]) seen.push(...(await seesLargeText(parent, path)));
    await parent.leaves();
    return seen.map((each) => `${language} ${each}`);
  });
  expect((await Promise.all(found)).flat()).toEqual([]);
  await takeBack();
});

/** Goes through what comes over a page, and says how each looked. */
async function seesLargeDialogs(parent: Parent, language: Language, id: string): Promise<readonly string[]> {
  const { page } = parent.screen;
  const { Profile, Reactions, RecipePage, Comments, Search, Celebration } = parent.texts;
  const words = await loadReactionTexts(language);
  const seen: string[] = [];
  const arrives = async (path: string) => {
    await parent.opens(path);
    await enlarges(parent);
  };
  const looks = async (name: string, isOver = page.locator("dialog[open]").last()) => {
    await isOver.waitFor();
    seen.push(...(await stickingOut(page)).map((each) => `${name}: ${each}`));
  };

  await arrives("/profile");
  await page.getByRole("button", { name: parent.text(Profile.removeBaby, { name: "Maximilian" }) }).click();
  await looks("removing a baby");
  await page.keyboard.press("Escape");
  await asksToErase(parent);
  await looks("deleting the account");

  await arrives("/reactions");
  await page.getByRole("button", { name: Reactions.log }).click();
  await page.getByText(words.symptomsTitle).click();
  await page.getByLabel(words.symptoms.fewHives).check();
  await looks("what to tell a doctor", page.getByText(words.doctor.title));
  await page.getByLabel(words.symptoms.swollenFace).check();
  await looks("an emergency", page.getByRole("alertdialog").getByText(words.emergency.title));

  await arrives(`/recipes/${id}`);
  await parent.taps(parent.recipes(), RecipePage.cook);
  await looks("cooking");
  await page.keyboard.press("ArrowRight");
  await page.getByRole("dialog").locator("[data-timer]").first().click();
  await looks("a timer");
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  const panel = await parent.opensComments(page.locator("main"));
  await parent.button(panel, Comments.report).first().click();
  await looks("reporting a comment");
  await page.keyboard.press("Escape");
  await parent.writesComment(panel, `Ours too (${language})`);
  await parent.taps(panel, Comments.delete);
  await looks("deleting a comment");

  await parent.opens("/");
  await parent.choosesAge("9-12");
  await parent.types("honey");
  const chip = await parent.seesChip("honey", "blocked");
  await enlarges(parent);
  await chip.getByRole("button").first().click();
  await looks("a forbidden food");
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await page.getByRole("link", { name: Search.open }).click();
  await page.getByRole("dialog").getByRole("combobox").fill("pumpkin");
  await page.getByRole("dialog").getByRole("option").first().waitFor();
  await looks("searching");

  await parent.opens("/");
  await parent.choosesAge("9-12");
  await parent.types("pumpkin", "potato");
  await parent.chooses("lunch", "stew");
  await enlarges(parent);
  await parent.tapsGenerate();
  await looks("a new recipe", page.getByRole("dialog").filter({ hasText: Celebration.title }));
  return seen;
}

it("nothing that comes over a page is wider than a phone whose letters are twice as large", async () => {
  const { id, takeBack } = await talkedAbout();
  const languages: readonly Language[] = IS_WHOLE ? ["de", ...OTHERS] : ["de", "my"];
  const found = languages.map(async (language) => {
    const parent = await Parent.isAtHome(origin, { language }, "/about");
    await parent.hasBaby(10, "Maximilian");
    const seen = await seesLargeDialogs(parent, language, id);
    await parent.leaves();
    return seen.map((each) => `${language} ${each}`);
  });
  expect((await Promise.all(found)).flat()).toEqual([]);
  await takeBack();
});
