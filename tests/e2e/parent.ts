import type { Locator } from "playwright";
import { expect } from "vitest";
import type { AgeGroup } from "../../lib/domain/food/age";
import type { CookingMethod, MealType } from "../../lib/domain/food/cooking";
import type { Language } from "../../lib/domain/shared/language";
import { messagesFor } from "../../lib/i18n/messages";
import { uniqueName } from "../support/caller";
import { Screen, type Device } from "./browser";

/** ICU text as it is shown for one set of values; enough for the sentences these tests look for. */
function shown(template: string, values: Readonly<Record<string, string>> = {}): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** A parent with a phone: does what parents do and sees what parents see, in their language. */
export class Parent {
  readonly screen: Screen;
  readonly texts: ReturnType<typeof messagesFor>;
  readonly name: string;
  private readonly password = "Kohlrabi-73-Suppe";

  private readonly language: Language;

  private constructor(screen: Screen, language: Language, name = uniqueName("parent")) {
    this.screen = screen;
    this.name = name;
    this.language = language;
    this.texts = messagesFor(language);
  }

  static async arrives(origin: string, device: Device = {}): Promise<Parent> {
    const parent = new Parent(await Screen.open(origin, device), device.language ?? "en");
    await parent.opens("/");
    return parent;
  }

  /** A parent who has an account and is signed in, without the form; at the page asked for. */
  static async isAtHome(origin: string, device: Device = {}, path = "/"): Promise<Parent> {
    const parent = new Parent(await Screen.open(origin, device), device.language ?? "en");
    await parent.sends("POST", "/api/register", {
      username: parent.name,
      email: `${parent.name}@families.test`,
      password: parent.password,
    });
    await parent.opens(path);
    return parent;
  }

  /** The installation's admin, signed in, who may do what an expert may. */
  static async looksAfterComments(origin: string, device: Device = {}): Promise<Parent> {
    const admin = new Parent(await Screen.open(origin, device), device.language ?? "en");
    const account = { email: "admin@families.test", password: admin.password };
    // Whoever asks first makes the account; for all others it is there.
    await admin.page.request.post("/api/register", { data: { ...account, username: admin.name } });
    await admin.sends("POST", "/api/login", account);
    await admin.opens("/");
    return admin;
  }

  /** The same parent, at the form of a device where they never were. */
  async takesAnotherDevice(origin: string, device: Device = {}): Promise<Parent> {
    const other = new Parent(await Screen.open(origin, device), device.language ?? "en", this.name);
    await other.opens("/sign-in");
    return other;
  }

  /** What this parent did another day or elsewhere: a call with their session. Answers its body. */
  async sends(method: "GET" | "POST" | "PATCH" | "DELETE", path: string, data?: unknown): Promise<unknown> {
    const answer = await this.page.request.fetch(path, { method, ...(data === undefined ? {} : { data }) });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    const text = await answer.text();
    return text === "" ? undefined : JSON.parse(text);
  }

  /** Adds a baby who is so many months old. */
  async hasBaby(months: number, name?: string): Promise<void> {
    const born = new Date();
    born.setUTCDate(1);
    // Months are counted from the last day of the birth month.
    born.setUTCMonth(born.getUTCMonth() - months - 1);
    const birthMonth = born.toISOString().slice(0, 7);
    await this.sends("POST", "/api/babies", { birthMonth, ...(name === undefined ? {} : { name }) });
  }

  /** The same parent, on the same phone, in a second tab. */
  async opensAnotherTab(path: string): Promise<Parent> {
    const other = new Parent(await this.screen.anotherTab(), this.language);
    await other.opens(path);
    return other;
  }

  private get page() {
    return this.screen.page;
  }

  async opens(path: string): Promise<void> {
    await this.screen.opens(path);
  }

  /** Holds back the answers of an address until what is answered here is called. */
  async holdsBack(address: string): Promise<() => void> {
    let letThrough = (): void => undefined;
    const opened = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await this.page.route(address, async (route) => {
      await opened;
      await route.continue();
    });
    return letThrough;
  }

  async reloads(): Promise<void> {
    await this.page.reload();
    await this.screen.settles();
  }

  async signsUp(): Promise<void> {
    const { SignUp } = this.texts;
    await this.opens("/sign-up");
    await this.page.getByLabel(SignUp.username, { exact: true }).fill(this.name);
    await this.page.getByLabel(SignUp.email, { exact: true }).fill(`${this.name}@families.test`);
    const passwords = this.page.locator("input[type=password]");
    await passwords.nth(0).fill(this.password);
    await passwords.nth(1).fill(this.password);
    await this.page.getByRole("button", { name: SignUp.submit }).click();
    // The name is in the bar before all that a visitor did here is in the account; then the form leads on.
    await this.page.waitForURL(({ pathname }) => pathname === "/");
    await this.seesName();
  }

  /** In the bar: signed in. */
  async seesName(): Promise<void> {
    await this.page.getByRole("link", { name: new RegExp(this.name) }).waitFor();
  }

  async choosesAge(age: AgeGroup): Promise<void> {
    const label = this.texts.Maker.age[age].label;
    await this.page.getByRole("radio", { name: new RegExp(escaped(label)) }).check({ force: true });
    await this.seesAge(age);
  }

  async seesAge(age: AgeGroup): Promise<void> {
    await this.page.getByText(this.texts.Maker.age[age].guideline).waitFor();
  }

  async chooses(meal: MealType, method: CookingMethod): Promise<void> {
    await this.page.getByLabel(this.texts.Maker.meal, { exact: true }).selectOption(meal);
    await this.page.getByLabel(this.texts.Maker.method, { exact: true }).selectOption(method);
  }

  async types(...ingredients: readonly string[]): Promise<void> {
    const field = this.page.getByPlaceholder(this.texts.Maker.placeholder);
    for (const ingredient of ingredients) {
      await field.fill(ingredient);
      await field.press("Enter");
    }
  }

  /** The chip of what was typed, once the check has answered with this word. */
  async seesChip(
    typed: string,
    verdict: "ok" | "change" | "caution" | "blocked" | "unknown" | "containsAllergen",
  ): Promise<Locator> {
    const chip = this.page
      .getByRole("listitem")
      .filter({ hasText: typed })
      .filter({ hasText: this.texts.Check[verdict] });
    await chip.first().waitFor();
    return chip.first();
  }

  async tapsGenerate(): Promise<void> {
    // The button stays reachable while something is missing, to say what: aria-disabled, which Playwright will not click.
    await this.page.getByRole("button", { name: this.texts.Maker.generate }).click({ force: true });
  }

  /** Cooks and closes the celebration. Answers the card of the new recipe. */
  async generates(): Promise<Locator> {
    await this.tapsGenerate();
    const celebration = this.page.getByRole("dialog").filter({ hasText: this.texts.Celebration.title });
    await celebration.waitFor();
    await celebration.getByRole("button").first().click();
    await celebration.waitFor({ state: "hidden" });
    return this.recipes().first();
  }

  recipes(): Locator {
    return this.page.getByRole("article");
  }

  async seesToast(...parts: readonly string[]): Promise<void> {
    for (const part of parts) {
      const shown = this.page.getByText(part, { exact: false }).first();
      await expect
        .poll(async () => (await shown.isVisible()) || this.screen.hasHeard(part), { message: part })
        .toBe(true);
    }
    await this.screen.forgetsToasts();
  }

  /** The whole card, once the check's details are there: they are fetched, and the check ends with what it cannot know. */
  async readsCheck(card: Locator): Promise<string> {
    await card.locator("details summary").first().click();
    await card.getByText(this.texts.RecipeCard.checkLimits).first().waitFor();
    return card.innerText();
  }

  /** The card of the recipe with this title, once what can be done with it is there. */
  async findsCard(title: string): Promise<Locator> {
    const card = this.recipes().filter({ hasText: title }).first();
    await card.scrollIntoViewIfNeeded();
    await this.button(card, this.texts.RecipeActions.showComments).waitFor();
    return card;
  }

  button(within: Locator, name: string): Locator {
    return within.getByRole("button", { name: new RegExp(`^${escaped(name)}( \\(.*\\))?$`) });
  }

  async taps(within: Locator, name: string): Promise<void> {
    await this.button(within, name).click();
  }

  /** At the form of the profile, for another password. */
  async opensPasswordForm(): Promise<Locator> {
    const { passwordChange } = this.texts.Profile;
    await this.opens("/profile");
    await this.page.getByRole("button", { name: passwordChange, exact: true }).click();
    const form = this.page.getByRole("form", { name: passwordChange });
    await form.waitFor();
    return form;
  }

  /** Types the password that is theirs, or what they take for it, and the wished one twice; and sends it off. */
  async changesPassword(next: string, { current = this.password, again = next } = {}): Promise<void> {
    const { Profile } = this.texts;
    const form = this.page.getByRole("form", { name: Profile.passwordChange });
    await form.getByLabel(Profile.passwordCurrent, { exact: true }).fill(current);
    await form.getByLabel(Profile.passwordNew, { exact: true }).fill(next);
    await form.getByLabel(Profile.passwordConfirm, { exact: true }).fill(again);
    await form.getByRole("button", { name: Profile.passwordChange, exact: true }).click();
  }

  async signsIn(password = this.password): Promise<void> {
    const { SignIn } = this.texts;
    await this.page.getByLabel(SignIn.identifier, { exact: true }).fill(this.name);
    await this.page.locator("input[type=password]").fill(password);
    await this.page.getByRole("button", { name: SignIn.submit, exact: true }).click();
  }

  async logsOut(): Promise<void> {
    await this.page.getByRole("button", { name: this.texts.Shell.logout }).click();
    await this.page.waitForURL(({ pathname }) => pathname === "/");
    await this.page.getByRole("link", { name: this.texts.Shell.signIn }).first().waitFor();
    await this.screen.settles();
  }

  async opensComments(card: Locator): Promise<Locator> {
    await this.taps(card, this.texts.RecipeActions.showComments);
    const panel = card.getByRole("region", { name: this.texts.Comments.title });
    await panel.waitFor();
    return panel;
  }

  async writesComment(panel: Locator, text: string): Promise<void> {
    await panel.getByLabel(this.texts.Comments.label, { exact: true }).fill(text);
    await this.taps(panel, this.texts.Comments.add);
    await panel.getByRole("listitem").filter({ hasText: text }).waitFor();
  }

  async seesSuggestions(): Promise<void> {
    const [before = ""] = this.texts.Home.tryAdding.split("{");
    await this.page.getByText(before.trim()).first().waitFor();
  }

  text(template: string, values?: Readonly<Record<string, string>>): string {
    return shown(template, values);
  }

  async leaves(): Promise<void> {
    await this.screen.close();
  }

  /** Nothing is wider than the screen, once the page has come to rest in a window of another size. */
  async seesNothingCutOff(): Promise<void> {
    const tooWide = () =>
      this.page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        if (scrollWidth <= clientWidth) return [];
        const reaching = [...document.querySelectorAll("body *")].filter(
          (element) => element.getBoundingClientRect().right > clientWidth,
        );
        const innermost = reaching.filter((element) => !reaching.some((each) => each.parentElement === element));
        return [`by ${scrollWidth - clientWidth} pixels`, ...innermost.map(({ outerHTML }) => outerHTML.slice(0, 200))];
      });
    await expect.poll(tooWide, { message: "what is wider than the screen", timeout: 5_000 }).toEqual([]);
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
