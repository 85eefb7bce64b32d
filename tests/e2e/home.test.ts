import { describe, expect, it } from "vitest";
import { TOAST_MILLISECONDS } from "../../components/shell/toast-store";
import { messagesFor } from "../../lib/i18n/messages";
import { browserForThisFile, originForThisFile } from "./browser";
import { Parent } from "./parent";

const origin = originForThisFile();
browserForThisFile();

describe("the age of the baby in the profile", () => {
  it.each(["en", "my"] as const)("is chosen on the home page, and said, in %s", async (language) => {
    const parent = await Parent.isAtHome(origin, { language });
    const { Maker } = parent.texts;
    await parent.hasBaby(10, "Mia");
    await parent.opens("/");
    await parent.seesToast(parent.text(Maker.ageFromProfile, { age: Maker.age["9-12"].label }));
    await parent.screen.page.getByText(Maker.age["9-12"].guideline).waitFor();
    await parent.leaves();
  });

  it("gives way to what the parent chooses, until the baby or its age is another", async () => {
    const parent = await Parent.isAtHome(origin);
    const { Maker } = parent.texts;
    await parent.hasBaby(10);
    await parent.opens("/");
    await parent.seesAge("9-12");
    await parent.choosesAge("12-24");
    await parent.opens("/");
    await parent.seesAge("12-24");
    // The younger of two is the one that recipes are made for.
    await parent.hasBaby(7);
    await parent.opens("/");
    await parent.seesAge("6-9");
    await parent.seesToast(parent.text(Maker.ageFromProfile, { age: Maker.age["6-9"].label }));
    await parent.leaves();
  });

  it("gives way to what the parent chooses before it is there, and is no error where it cannot be fetched", async () => {
    const parent = await Parent.isAtHome(origin, {}, "/about");
    const { page } = parent.screen;
    await parent.hasBaby(10);
    const letThrough = await parent.holdsBack("**/api/babies");
    const asked = page.waitForRequest("**/api/babies");
    const answered = page.waitForResponse("**/api/babies");
    await page.goto("/");
    await asked;
    await parent.choosesAge("12-24");
    letThrough();
    await answered;
    // A page that is left as the answer arrives has not read it yet.
    await page.waitForFunction(() => localStorage.getItem("age_of_baby")?.endsWith(" 9-12"));
    await parent.opens("/");
    await parent.seesAge("12-24");
    await page.unroute("**/api/babies");
    // What is thrown and not caught is a complaint of the browser.
    await page.route("**/api/babies", (route) => route.abort());
    await parent.opens("/");
    await parent.seesAge("12-24");
    await parent.leaves();
  });

  it.each(["**/api/user", "**/api/babies"])(
    "is not chosen once more for whoever chose and left before %s",
    async (late) => {
      const parent = await Parent.isAtHome(origin, {}, "/about");
      const { page } = parent.screen;
      await parent.hasBaby(10);
      await parent.holdsBack(late);
      const asked = page.waitForRequest(late);
      await page.goto("/");
      await asked;
      // The page cannot come to rest with an answer held back; what is chosen before React has it is lost.
      await page.waitForFunction(() =>
        Object.keys(document.querySelector("input[name=ageGroup]") ?? {}).some((key) => key.startsWith("__reactProps")),
      );
      await parent.choosesAge("12-24");
      await page.unroute(late);
      await parent.opens("/about");
      await parent.opens("/");
      await page.waitForFunction(() => localStorage.getItem("age_of_baby")?.endsWith(" 9-12"));
      await parent.seesAge("12-24");
      // A baby that comes after that is news all the same.
      await parent.hasBaby(7);
      await parent.opens("/");
      await parent.seesAge("6-9");
      await parent.leaves();
    },
  );

  it("is not chosen for a baby who is too young for recipes, nor for a visitor", async () => {
    const parent = await Parent.isAtHome(origin);
    await parent.hasBaby(4);
    const asked = parent.screen.page.waitForResponse("**/api/babies");
    await parent.opens("/");
    await asked;
    await parent.screen.page.getByText(parent.texts.Maker.ageUnset).waitFor();
    await parent.screen.page.getByText(parent.texts.Home.tooYoung).waitFor();
    await parent.logsOut();
    await parent.screen.page.getByText(parent.texts.Maker.ageUnset).waitFor();
    await parent.leaves();
  });
});

describe("a parent's second device", () => {
  it("has their language and theme from the sign-in on", async () => {
    const parent = await Parent.isAtHome(origin, {}, "/profile");
    const { Profile } = parent.texts;
    const { page } = parent.screen;
    await page.locator("#preference-theme").selectOption("dark");
    await parent.seesToast(Profile.saved);
    await page.locator("#preference-language").selectOption("pl");
    await page.getByRole("heading", { level: 1, name: messagesFor("pl").Profile.title }).waitFor();
    const other = await parent.takesAnotherDevice(origin, { language: "de" });
    await other.signsIn();
    const html = other.screen.page.locator("html[lang=pl]");
    await html.waitFor();
    await expect.poll(() => html.getAttribute("data-theme")).toBe("dark");
    await other.seesName();
    await other.leaves();
    await parent.leaves();
  });

  it("learns of what is chosen in the bar too", async () => {
    const parent = await Parent.isAtHome(origin, { width: 1280 });
    const { page } = parent.screen;
    const { Shell } = parent.texts;
    await parent.seesName();
    const told = page.waitForResponse((answer) => answer.request().method() === "PATCH");
    await page.getByRole("combobox", { name: Shell.theme }).selectOption("light");
    expect((await told).status()).toBe(200);
    await page.getByRole("combobox", { name: Shell.language }).selectOption("my");
    await page.locator("html[lang=my]").waitFor();
    const chosen = { preferences: { theme: "light", language: "my" } };
    await expect.poll(() => parent.sends("GET", "/api/profile")).toMatchObject(chosen);
    await parent.leaves();
  });

  it("keeps its own language and theme where the parent never chose any", async () => {
    const parent = await Parent.isAtHome(origin);
    const other = await parent.takesAnotherDevice(origin, { language: "de", width: 1280 });
    await other.screen.page.getByRole("combobox", { name: other.texts.Shell.theme }).selectOption("dark");
    await other.signsIn();
    await other.screen.page.waitForURL(`${origin}/`);
    await other.seesName();
    const html = other.screen.page.locator("html");
    await expect.poll(() => html.getAttribute("lang")).toBe("de");
    await expect.poll(() => html.getAttribute("data-theme")).toBe("dark");
    await other.leaves();
    await parent.leaves();
  });

  it("takes what a child did there as a visitor along, without a visit to the games", async () => {
    const parent = await Parent.isAtHome(origin);
    const other = await parent.takesAnotherDevice(origin);
    const { page } = other.screen;
    await other.opens("/learning");
    await page.locator("[data-slot=friend-card]").click();
    await page.getByRole("button", { name: other.texts.LearningFriends.next }).and(page.locator(":enabled")).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("learning_progress"))).toContain("carrot");
    await other.opens("/sign-in");
    await other.signsIn();
    await page.waitForURL(`${origin}/`);
    const met = async () => {
      const { activities } = (await parent.sends("GET", "/api/learning/progress")) as {
        activities: { activity: string; items: string[] }[];
      };
      return activities.find(({ activity }) => activity === "foodFriends")?.items;
    };
    // Signing in does not wait for it longer than three seconds.
    await expect.poll(met).toEqual(["carrot"]);
    await other.leaves();
    await parent.leaves();
  });

  it("signs in all the same when none of this can be fetched", async () => {
    const parent = await Parent.isAtHome(origin);
    const other = await parent.takesAnotherDevice(origin);
    await other.screen.page.route("**/api/profile", (route) => route.abort());
    await other.signsIn();
    await other.seesName();
    await other.screen.page.waitForURL(`${origin}/`);
    await other.leaves();
    await parent.leaves();
  });
});

/** A visitor whose toasts do not leave by themselves: here it is asked what else makes them go. */
async function atToastsThatStay(): Promise<Parent> {
  const parent = await Parent.arrives(origin);
  await parent.screen.stopsTimer(TOAST_MILLISECONDS);
  await parent.opens("/");
  return parent;
}

describe("toasts", () => {
  it("are one at a time, reached by F8, closed by Escape, and said politely", async () => {
    const parent = await atToastsThatStay();
    const { Maker, Toast } = parent.texts;
    const { page } = parent.screen;
    const toasts = page.locator("[data-slot=toaster] li");
    await parent.tapsGenerate();
    await parent.seesToast(Maker.missingTitle);
    await parent.choosesAge("9-12");
    await parent.chooses("lunch", "stew");
    await parent.tapsGenerate();
    await parent.seesToast(Maker.noIngredientsTitle);
    await expect.poll(() => toasts.count()).toBe(1);
    expect(await toasts.innerText()).not.toContain(Maker.missingTitle);
    await page.keyboard.press("F8");
    const region = page.getByRole("region", { name: parent.text(Toast.region, { hotkey: "F8" }) });
    await expect.poll(() => region.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect.poll(() => toasts.count()).toBe(0);
    await parent.leaves();
  });

  it("go with a swipe to the right of more than 50 px, and stay for less", async () => {
    const parent = await atToastsThatStay();
    const { page } = parent.screen;
    const shown = page.locator("[data-slot=toaster] li");
    const swipe = async (pixels: number) => {
      const box = await shown.boundingBox();
      if (!box) throw new Error("no toast");
      await page.mouse.move(box.x + 20, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + 20 + pixels, box.y + box.height / 2, { steps: 6 });
      await page.mouse.up();
    };
    await parent.tapsGenerate();
    await parent.seesToast(parent.texts.Maker.missingTitle);
    await swipe(40);
    await expect.poll(() => shown.count()).toBe(1);
    await swipe(90);
    await expect.poll(() => shown.count()).toBe(0);
    await parent.leaves();
  });

  it("leave by themselves after five seconds", async () => {
    const parent = await Parent.arrives(origin);
    // By the page's own clock, from the moment it is there: how late this test sees it says nothing.
    const stayed = parent.screen.page.evaluate(
      () =>
        new Promise<number>((done) => {
          let came: number | undefined;
          new MutationObserver(() => {
            const isThere = document.querySelector("[data-slot=toaster] li") !== null;
            if (isThere) came ??= performance.now();
            else if (came !== undefined) done(performance.now() - came);
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );
    await parent.tapsGenerate();
    // The pointer rests elsewhere: over a toast it waits.
    await parent.screen.page.mouse.move(5, 700);
    expect(await stayed).toBeGreaterThan(4_500);
    await parent.leaves();
  });
});

describe("a parent with a keyboard only", () => {
  it("cooks: age by arrows, ingredients by Enter, meal and method by letters, and lands on the recipe", async () => {
    const parent = await Parent.isAtHome(origin, { width: 1280 });
    const { Maker, Celebration } = parent.texts;
    const { page } = parent.screen;
    const press = (key: string) => page.keyboard.press(key);
    const focused = () =>
      page.evaluate(() => (document.activeElement === document.body ? "" : (document.activeElement?.outerHTML ?? "")));
    const tabTo = async (what: string) => {
      for (let step = 0; step < 40; step += 1) {
        if ((await focused()).includes(what)) return;
        await press("Tab");
      }
      throw new Error(`Tab never reached ${what}`);
    };
    await press("Tab");
    expect(await focused()).toContain('href="#');
    await tabTo('name="ageGroup"');
    await press("Space");
    await press("ArrowRight");
    await page.getByText(Maker.age["9-12"].guideline).waitFor();
    await tabTo(`placeholder="${Maker.placeholder}"`);
    for (const food of ["carrot", "chicken"]) {
      await page.keyboard.type(food);
      await press("Enter");
    }
    await parent.seesChip("chicken", "change");
    await tabTo('id="meal-type"');
    await page.keyboard.type(Maker.meals.lunch.slice(0, 3));
    await tabTo('id="cooking-method"');
    await page.keyboard.type(Maker.methods.soup.slice(0, 3));
    for (let step = 0; step < 3 && !(await page.getByText(Maker.generating).isVisible()); step += 1) {
      await press("Tab");
      if (await page.evaluate((label) => document.activeElement?.textContent.includes(label), Maker.generate)) {
        await press("Enter");
        break;
      }
    }
    const celebration = page.getByRole("dialog").filter({ hasText: Celebration.title });
    await celebration.waitFor();
    await expect.poll(() => celebration.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await press("Escape");
    await celebration.waitFor({ state: "hidden" });
    const title = await parent.recipes().first().getByRole("heading").first().innerText();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(title);
    await parent.leaves();
  });

  it("opens what a chip has to say, and comes back to it", async () => {
    const parent = await Parent.arrives(origin);
    const { page } = parent.screen;
    await parent.choosesAge("6-9");
    await parent.types("honey");
    const chip = await parent.seesChip("honey", "blocked");
    const opener = chip.getByRole("button").first();
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog").filter({ hasText: "honey" });
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await parent.leaves();
  });
});

describe("a slow or lost connection on the home page", () => {
  it("says so after four seconds without recipes, and shows them when they come", async () => {
    const parent = await Parent.arrives(origin);
    const { page } = parent.screen;
    const letThrough = await parent.holdsBack("**/api/recipes?*");
    await page.goto("/");
    await page.getByText(parent.texts.Home.slow).waitFor();
    letThrough();
    await parent.recipes().nth(9).waitFor();

    // What is for older children is then checked for the age that is chosen, here and on its page.
    const changed = parent.texts.RecipeCard.changedForYou;
    expect(await parent.recipes().filter({ hasText: changed }).count()).toBe(0);
    await parent.choosesAge("6-9");
    const forOlder = parent.recipes().filter({ hasText: changed }).first();
    await forOlder.waitFor({ state: "attached" });
    await forOlder.scrollIntoViewIfNeeded();
    expect(await forOlder.innerText()).not.toContain(parent.texts.RecipeCard.nothingFound);
    await forOlder.getByRole("link").first().click();
    await page.waitForURL(/\/recipes\/[\w-]+\?age=6-9$/);
    await page.locator("[data-slot=recheck]").waitFor();
    await parent.leaves();
  });

  it("offers to try again when the recipes do not load, and when there is no connection", async () => {
    const parent = await Parent.arrives(origin);
    const { Home } = parent.texts;
    const { page } = parent.screen;
    for (const [act, title] of [
      ["abort", Home.offlineTitle],
      ["fail", Home.failedTitle],
    ] as const) {
      await page.route("**/api/recipes?*", (route) =>
        act === "abort" ? route.abort() : route.fulfill({ status: 500, body: "oven on fire" }),
      );
      await page.goto("/");
      const alert = page.getByRole("alert").filter({ hasText: title });
      await alert.waitFor();
      await page.unroute("**/api/recipes?*");
      await parent.taps(alert, Home.retry);
      await parent.recipes().nth(9).waitFor();
      await alert.waitFor({ state: "hidden" });
    }
    await parent.leaves();
  });

  it("keeps every ingredient, says which could not be checked, and checks them when it is back", async () => {
    const parent = await Parent.arrives(origin);
    const { Check } = parent.texts;
    const { page } = parent.screen;
    await parent.choosesAge("6-9");
    await page.context().setOffline(true);
    await parent.types("carrot", "honey");
    await page.getByText(Check.offlineBody).waitFor();
    await expect.poll(() => page.getByRole("listitem").filter({ hasText: Check.failed }).count()).toBe(2);
    await page.context().setOffline(false);
    await parent.seesChip("honey", "blocked");
    await parent.seesChip("carrot", "change");
    await parent.leaves();
  });

  it("asks again with the same key when the answer was lost: the recipe is made once", async () => {
    const parent = await Parent.isAtHome(origin);
    const { Maker, Celebration } = parent.texts;
    const { page } = parent.screen;
    await parent.choosesAge("9-12");
    await parent.types("carrot", "potato");
    await parent.chooses("lunch", "soup");
    // The server hears the order and cooks; its answer never arrives.
    await page.route("**/api/recipes/generate", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await parent.tapsGenerate();
    await parent.seesToast(Maker.failed);
    await page.unroute("**/api/recipes/generate");
    await parent.tapsGenerate();
    await page.getByRole("dialog").filter({ hasText: Celebration.title }).waitFor();
    const list = (await parent.sends("GET", "/api/recipes?language=en")) as { isMine: boolean }[];
    expect(list.filter(({ isMine }) => isMine)).toHaveLength(1);
    await parent.leaves();
  });
});
