import type { Locator } from "playwright";
import { describe, expect, it } from "vitest";
import { Caller, starters } from "../support/caller";
import { violations } from "./axe";
import { browserForThisFile, originForThisFile } from "./browser";
import { Parent } from "./parent";

const origin = originForThisFile();
browserForThisFile();

type Starter = { readonly id: string; readonly path: string; readonly title: string };

async function starter(language = "en"): Promise<Starter> {
  const { body } = await new Caller(origin).get(`/api/recipes?limit=100&language=${language}`);
  const list: { id: string; title: string; verificationType: string }[] = body;
  // Made of steps with waiting times.
  const recipe = starters(list).at(-1);
  return { id: recipe?.id ?? "", path: `/recipes/${recipe?.id ?? ""}`, title: recipe?.title ?? "" };
}

async function titleOf(id: string, language: string): Promise<string> {
  const { body } = await new Caller(origin).get(`/api/recipes/${id}?language=${language}`);
  return body.title;
}

/** Whether somebody sees it: its middle is on the screen, and nothing lies over it. */
function isInView(element: Locator): Promise<boolean> {
  return element.evaluate((shown) => {
    const { left, top, width, height } = shown.getBoundingClientRect();
    const middle = document.elementFromPoint(left + width / 2, top + height / 2);
    return shown.contains(middle);
  });
}

/** The device's own sharing, which a browser without a screen has not: keeps what it was handed. */
async function withSharing(parent: Parent): Promise<void> {
  await parent.screen.page.evaluate(() => {
    Reflect.defineProperty(navigator, "share", {
      configurable: true,
      value: (data: ShareData) => {
        document.documentElement.dataset["shared"] = data.url;
        return Promise.resolve();
      },
    });
  });
}

describe("a recipe's page", () => {
  it("is reached from the card, shared by its parent, read by a stranger, and taken back", async () => {
    const parent = await Parent.arrives(origin);
    const { RecipeActions, RecipePage, NotFound } = parent.texts;
    await parent.signsUp();
    await parent.opens("/");
    await parent.choosesAge("9-12");
    await parent.types("carrot", "potato");
    await parent.chooses("lunch", "stew");
    const card = await parent.generates();
    const title = await card.getByRole("heading").first().innerText();
    await card.getByRole("link", { name: title }).click();
    await parent.screen.page.getByRole("heading", { level: 1, name: title }).waitFor();
    await parent.seesToast(RecipePage.own);
    const address = parent.screen.page.url();
    const stranger = await Parent.arrives(origin);
    await stranger.opens(new URL(address).pathname);
    await stranger.seesToast(NotFound.title);
    await withSharing(parent);
    await parent.taps(parent.recipes(), RecipeActions.share);
    await parent.seesToast(RecipePage.ownShared);
    const shared = () => parent.screen.page.evaluate(() => document.documentElement.dataset["shared"]);
    await expect.poll(shared).toBe(address);
    await stranger.opens(new URL(address).pathname);
    await stranger.screen.page.getByRole("heading", { level: 1, name: title }).waitFor();
    await parent.taps(parent.recipes(), RecipeActions.unshare);
    await parent.seesToast(RecipeActions.unshared);
    await stranger.opens(new URL(address).pathname);
    await stranger.seesToast(NotFound.title);
    await stranger.leaves();
    await parent.leaves();
  });

  it.each(["en", "my"] as const)(
    "is read in %s on a small phone, and the checker finds nothing on it",
    async (language) => {
      const { path, title } = await starter(language);
      const visitor = await Parent.arrives(origin, { language, width: 320 });
      await visitor.opens(path);
      await visitor.screen.page.getByRole("heading", { level: 1, name: title }).waitFor();
      await visitor.button(visitor.recipes(), visitor.texts.RecipeActions.showComments).waitFor();
      await visitor.seesNothingCutOff();
      expect(await violations(visitor.screen)).toEqual([]);
      // What was checked is read before one cooks.
      const order = await visitor.recipes().evaluate((article) => {
        const list = [...article.querySelectorAll("details[data-result], ol")];
        return list.map(({ tagName }) => tagName);
      });
      expect(order).toEqual(["DETAILS", "OL"]);
      await visitor.leaves();
    },
  );

  it("is scaled and read in another language without leaving it", async () => {
    const { id, path } = await starter();
    const polish = await titleOf(id, "pl");
    const visitor = await Parent.arrives(origin);
    const { CookAlong } = visitor.texts;
    await visitor.opens(path);
    await visitor.recipes().getByText(CookAlong.open).click();
    await visitor.taps(visitor.recipes(), CookAlong.more);
    await visitor.recipes().getByLabel(CookAlong.language, { exact: true }).selectOption("pl");
    await visitor.screen.page.getByRole("heading", { level: 1, name: polish }).waitFor();
    const portions = visitor.recipes().getByRole("status").first();
    await expect.poll(() => portions.innerText()).toBe("2");

    // A phone that locks, an app switch: the page comes back as it was read, on a slow phone too.
    const phone = await visitor.screen.page.context().newCDPSession(visitor.screen.page);
    await phone.send("Emulation.setCPUThrottlingRate", { rate: 8 });
    await visitor.screen.page.reload();
    await visitor.screen.page.getByRole("heading", { level: 1, name: polish }).waitFor();
    await visitor.recipes().getByLabel(CookAlong.language, { exact: true }).waitFor();
    await expect.poll(() => portions.innerText()).toBe("2");
    await visitor.leaves();
  });

  it("is bookmarked by a tap that comes before it is known who reads it", async () => {
    const { path } = await starter();
    const parent = await Parent.isAtHome(origin, {}, "/about");
    const { RecipeActions } = parent.texts;
    const letThrough = await parent.holdsBack("**/api/user");
    await parent.screen.page.goto(path);
    await parent.taps(parent.recipes(), RecipeActions.bookmark);
    letThrough();
    await parent.button(parent.recipes(), RecipeActions.bookmarked).waitFor();
    await parent.leaves();
  });

  it("is printed with what it contains and what was checked, and without what only a screen can do", async () => {
    const { path } = await starter();
    const visitor = await Parent.arrives(origin);
    const { RecipeCard, RecipePage, RecipeActions } = visitor.texts;
    await visitor.opens(path);
    await visitor.screen.page.emulateMedia({ media: "print" });
    const body = visitor.screen.page.locator("body");
    for (const word of [RecipeCard.checkLimits, new URL(path, origin).href, RecipeCard.size]) {
      await expect.poll(() => body.innerText()).toContain(word);
    }
    const paper = await body.innerText();
    for (const word of [RecipePage.print, RecipePage.cook, RecipeActions.showComments, visitor.texts.Shell.signIn]) {
      expect(paper).not.toContain(word);
    }
    await visitor.leaves();
  });
});

describe("cooking step by step", () => {
  it("goes by arrow keys, ticks and times, and is where it was after a reload", async () => {
    const { path } = await starter();
    const cook = await Parent.arrives(origin);
    const { page } = cook.screen;
    const { RecipePage } = cook.texts;
    await cook.opens(path);
    await cook.taps(cook.recipes(), RecipePage.cook);
    const dialog = page.getByRole("dialog");
    const stepIs = (number: number) =>
      dialog.getByRole("heading", { name: new RegExp(`^Step ${number} of `) }).waitFor();
    await stepIs(1);
    expect(await violations(cook.screen)).toEqual([]);
    for (let step = 2; (await dialog.locator("[data-timer]").count()) === 0; step += 1) {
      await page.keyboard.press("ArrowRight");
      await stepIs(step);
    }
    const heading = await dialog.getByRole("heading", { level: 2 }).innerText();
    await dialog.locator("[data-timer]").first().click();
    await cook.taps(dialog, RecipePage.tick);
    const running = dialog.getByText(/\d+:\d\d left of/);
    await running.waitFor();
    await cook.opens(path);
    await dialog.getByRole("heading", { name: heading }).waitFor();
    await running.waitFor();
    await expect.poll(() => cook.button(dialog, RecipePage.tick).getAttribute("aria-pressed")).toBe("true");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await cook.button(cook.recipes(), RecipePage.cookOn).waitFor();
    await cook.leaves();
  });

  it("shows a timer that was started where its cook is, on a small phone too, and the last of many", async () => {
    const { path } = await starter();
    const cook = await Parent.arrives(origin);
    const { page } = cook.screen;
    await page.setViewportSize({ width: 360, height: 560 });
    await cook.opens(path);
    await cook.taps(cook.recipes(), cook.texts.RecipePage.cook);
    const dialog = page.getByRole("dialog");
    const start = dialog.locator("[data-timer]");
    const running = dialog.getByText(/\d+:\d\d left of/);
    let started = 0;
    for (let step = 1; step < 20 && started < 8; step += 1) {
      for (let place = 0; place < (await start.count()); place += 1) {
        await start.nth(place).click();
        started += 1;
        await expect.poll(() => running.count()).toBe(Math.min(started, 8));
        await expect.poll(() => isInView(running.last())).toBe(true);
        expect(await isInView(start.nth(place))).toBe(true);
      }
      await page.keyboard.press("ArrowRight");
    }
    expect(started).toBeGreaterThan(0);
    await cook.leaves();
  });

  it("ends with how to serve it, and begins anew", async () => {
    const { path } = await starter("de");
    const cook = await Parent.arrives(origin, { language: "de", width: 1280 });
    const { page } = cook.screen;
    const { RecipePage, RecipeCard } = cook.texts;
    await cook.opens(path);
    await cook.taps(cook.recipes(), RecipePage.cook);
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    for (let step = 0; step < 20; step += 1) await page.keyboard.press("ArrowRight");
    await dialog.getByText(RecipeCard.size, { exact: true }).waitFor();
    await cook.taps(dialog, RecipePage.cookAgain);
    await dialog.getByRole("heading", { name: /^Schritt 1 von / }).waitFor();
    await cook.leaves();
  });

  it("keeps the screen on, and takes that again after another app was in front", async () => {
    const { path } = await starter();
    const cook = await Parent.arrives(origin);
    const { page } = cook.screen;
    await cook.opens(path);
    await page.evaluate(() => {
      const locks: EventTarget[] = [];
      Reflect.set(window, "locks", locks);
      Reflect.defineProperty(navigator, "wakeLock", {
        value: {
          request: () => {
            const lock = Object.assign(new EventTarget(), { released: false, release: () => Promise.resolve() });
            locks.push(lock);
            return Promise.resolve(lock);
          },
        },
      });
    });
    const taken = () => page.evaluate(() => (Reflect.get(window, "locks") as unknown[]).length);
    await cook.taps(cook.recipes(), cook.texts.RecipePage.cook);
    await page.getByText(cook.texts.RecipePage.awake).waitFor();
    expect(await taken()).toBe(1);
    await page.evaluate(() => {
      const [lock] = Reflect.get(window, "locks") as EventTarget[];
      if (lock) Reflect.set(lock, "released", true);
      lock?.dispatchEvent(new Event("release"));
    });
    await page.getByText(cook.texts.RecipePage.asleep).waitFor();
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await page.getByText(cook.texts.RecipePage.awake).waitFor();
    expect(await taken()).toBe(2);
    await cook.leaves();
  });
});

describe("a family's own recipe", () => {
  it("is pasted, says where the baby's portion comes out, and is still there after a reload", async () => {
    const parent = await Parent.arrives(origin);
    const { page } = parent.screen;
    const { RecipeImport } = parent.texts;
    await parent.opens("/recipes/import");
    const text = "Soup\n2 carrots\n1 tsp salt\nBoil the carrots for 20 minutes.\nAdd the salt.";
    await page.getByLabel(RecipeImport.text, { exact: true }).fill(text);
    // Unread, it waits for this parent in any tab of the device.
    const elsewhere = await parent.opensAnotherTab("/recipes/import");
    await expect
      .poll(() => elsewhere.screen.page.getByLabel(RecipeImport.text, { exact: true }).inputValue())
      .toBe(text);
    await page.getByRole("button", { name: RecipeImport.check }).click();
    await page.getByText(RecipeImport.here).waitFor();
    await page.getByText(parent.text(RecipeImport.before, { step: "2" })).waitFor();
    expect(await violations(parent.screen)).toEqual([]);
    await parent.seesNothingCutOff();
    await parent.opens("/recipes/import");
    await expect.poll(() => page.getByLabel(RecipeImport.text, { exact: true }).inputValue()).toBe(text);
    await page.getByLabel(RecipeImport.text, { exact: true }).fill("Hello there, how are you today my friend.");
    await page.getByRole("button", { name: RecipeImport.check }).click();
    await page.getByText(RecipeImport.unreadable).waitFor();
    await parent.leaves();
  });
});
