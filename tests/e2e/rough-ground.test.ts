import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { Language } from "../../lib/domain/shared/language";
import { Caller } from "../support/caller";
import { browserForThisFile, originForThisFile } from "./browser";
import { Child } from "./child";
import { Parent } from "./parent";

const origin = originForThisFile();
browserForThisFile();

describe("the connection is lost while a form of the account is sent", () => {
  it.each(["en", "my", "de"] as const)(
    "signing in says so in %s, keeps what was typed, and works again",
    async (language) => {
      const parent = await Parent.isAtHome(origin, { language });
      const elsewhere = await parent.takesAnotherDevice(origin, { language });
      const { page } = elsewhere.screen;
      const identifier = page.getByLabel(elsewhere.texts.SignIn.identifier, { exact: true });
      const password = page.locator("input[type=password]");
      await page.context().setOffline(true);
      await elsewhere.signsIn();
      await page.getByRole("alert").filter({ hasText: elsewhere.texts.Errors.offline }).waitFor();
      expect([await identifier.inputValue(), await password.inputValue()]).toEqual([
        parent.name,
        expect.stringMatching(/./),
      ]);
      expect(new URL(page.url()).pathname).toBe("/sign-in");
      await elsewhere.seesNothingCutOff();
      await page.context().setOffline(false);
      await page.getByRole("button", { name: elsewhere.texts.SignIn.submit, exact: true }).click();
      await elsewhere.seesName();
      await elsewhere.leaves();
      await parent.leaves();
    },
  );

  it("an answer that is lost on its way back loses nothing that was typed either", async () => {
    const parent = await Parent.arrives(origin);
    const { page } = parent.screen;
    // The server does its part, the phone never hears of it.
    await page.route("**/api/register", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await parent.opens("/sign-up");
    const { SignUp, Errors } = parent.texts;
    await page.getByLabel(SignUp.username, { exact: true }).fill(parent.name);
    await page.getByLabel(SignUp.email, { exact: true }).fill(`${parent.name}@families.test`);
    for (const place of [0, 1]) await page.locator("input[type=password]").nth(place).fill("Kohlrabi-73-Suppe");
    await page.getByRole("button", { name: SignUp.submit }).click();
    await page.getByRole("alert").filter({ hasText: Errors.offline }).waitFor();
    await expect.poll(() => page.getByLabel(SignUp.email, { exact: true }).inputValue()).toContain(parent.name);
    await page.unroute("**/api/register");
    await page.getByRole("button", { name: SignUp.submit }).click();
    await page.getByRole("alert").filter({ hasText: Errors.user_exists }).waitFor();
    await parent.leaves();
  });
});

describe("a failure that comes before the words for it", () => {
  /** A parent with an account, at the form of another device that fetches nothing before the parent does something. */
  async function atTheForm(language: Language): Promise<readonly [parent: Parent, elsewhere: Parent]> {
    const parent = await Parent.isAtHome(origin, { language });
    const elsewhere = await parent.takesAnotherDevice(origin, { language });
    await elsewhere.screen.stopsTimer(2_000);
    await elsewhere.opens("/sign-in");
    return [parent, elsewhere];
  }

  it.each(["en", "my", "pl"] as const)("is said in %s once they are there, and not in general", async (language) => {
    const [parent, elsewhere] = await atTheForm(language);
    const { page } = elsewhere.screen;
    await page.route("**/_next/static/**", async (route) => {
      await setTimeout(700);
      // The page may have gone by then.
      return route.continue().catch(() => undefined);
    });
    const answered = page.waitForResponse("**/api/login");
    await elsewhere.signsIn("Steckrübe-im-Topf-9");
    await answered;
    await page.getByRole("alert").filter({ hasText: elsewhere.texts.Errors.login_failed }).waitFor();
    await elsewhere.leaves();
    await parent.leaves();
  });

  it("is said in general where they do not come", async () => {
    const [parent, elsewhere] = await atTheForm("en");
    const { page } = elsewhere.screen;
    // They neither come nor fail.
    await page.route("**/_next/static/**", () => undefined);
    await elsewhere.signsIn("Steckrübe-im-Topf-9");
    await page.getByRole("alert").filter({ hasText: elsewhere.texts.Errors.unexpected }).waitFor();
    await elsewhere.leaves();
    await parent.leaves();
  });
});

describe("a server that cannot say who is signed in", () => {
  /** A parent whose account cannot be asked for on the page that they open. */
  async function whoIsUnknown(path: string, language: Language): Promise<Parent> {
    const parent = await Parent.isAtHome(origin, { language });
    const { page } = parent.screen;
    const failure = { status: 503, contentType: "application/json", body: '{"error":"Busy","code":"overloaded"}' };
    await page.route("**/api/user", (route) => route.fulfill(failure));
    await parent.opens(path);
    await page.getByRole("heading", { name: parent.texts.Family.unreachable }).waitFor();
    return parent;
  }

  it.each([
    ["/allergies", "en"],
    ["/user", "my"],
    ["/profile", "de"],
    ["/reactions", "de-AT"],
    ["/tried", "pl"],
  ] as const)("says so on %s in %s, shows no way in to who is in, and goes on by itself", async (path, language) => {
    const parent = await whoIsUnknown(path, language);
    const { page } = parent.screen;
    expect(await page.getByRole("main").getByRole("link", { name: parent.texts.Shell.signIn }).count()).toBe(0);
    await parent.seesNothingCutOff();
    await page.unroute("**/api/user");
    await page.getByRole("heading", { name: parent.texts.Family.unreachable }).waitFor({ state: "detached" });
    await parent.seesName();
    await parent.leaves();
  });

  it("is asked at once when the parent wants it, and says that there is nobody where there is nobody", async () => {
    const parent = await whoIsUnknown("/allergies", "en");
    const { page } = parent.screen;
    const nobody = { status: 200, contentType: "application/json", body: '{"user":null}' };
    await page.unroute("**/api/user");
    await page.route("**/api/user", (route) => route.fulfill(nobody));
    await page.getByRole("button", { name: parent.texts.Family.retry }).click();
    await page.getByRole("heading", { name: parent.texts.Family.signedOut }).waitFor();
    await parent.leaves();
  });
});

describe("sharing by touch", () => {
  it("hands the recipe's address to the phone, says nothing when called off, and the link opens it to a friend", async () => {
    const parent = await Parent.isAtHome(origin, { isTouched: true });
    const { page } = parent.screen;
    const { RecipeActions } = parent.texts;
    const made = (await parent.sends("POST", "/api/recipes/generate", {
      ingredients: ["carrot", "potato"],
      cookingMethod: "stew",
      ageGroup: "9-12",
      mealType: "lunch",
    })) as { id: string; title: string };
    // What a phone brings and a browser without a screen does not.
    await page.addInitScript(() => {
      const handed: unknown[] = [];
      Reflect.set(window, "handed", handed);
      Object.defineProperty(navigator, "share", {
        value: (given: unknown) => {
          handed.push(given);
          return handed.length === 1 ? Promise.reject(new DOMException("called off", "AbortError")) : Promise.resolve();
        },
      });
    });
    await parent.opens("/");
    const card = await parent.findsCard(made.title);
    const button = parent.button(card, RecipeActions.share);
    const box = await button.boundingBox();
    expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44);
    for (const times of [1, 2]) {
      await button.tap();
      await expect.poll(() => page.evaluate(() => (Reflect.get(window, "handed") as unknown[]).length)).toBe(times);
    }
    const handed = await page.evaluate(() => Reflect.get(window, "handed") as unknown[]);
    const url = `${origin}/recipes/${made.id}`;
    expect(handed).toEqual([1, 2].map(() => ({ url, title: made.title })));
    expect(await page.getByText(RecipeActions.shareFailed).count()).toBe(0);
    expect((await new Caller(origin).get(`/api/recipes/${made.id}`)).status).toBe(200);
    await parent.leaves();
  });
});

describe("less motion", () => {
  it("is kept in the games: nothing moves for longer than a blink while a child plays", async () => {
    const child = await Child.sitsDown(origin);
    const { page } = child;
    const moving = () =>
      page.evaluate(() =>
        document.getAnimations().flatMap((animation) => {
          const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
          const lasts = Number(duration ?? 0) * (iterations ?? 1);
          return lasts > 20
            ? [`${animation instanceof CSSAnimation ? animation.animationName : "transition"} ${lasts}`]
            : [];
        }),
      );
    expect(await moving()).toEqual([]);
    await child.turnsTheCard();
    expect(await moving()).toEqual([]);
    await child.takesTheNextCard();
    expect(await moving()).toEqual([]);
    await page.locator("[data-option]").first().click();
    expect(await moving()).toEqual([]);
    await child.parent.leaves();
  });
});
