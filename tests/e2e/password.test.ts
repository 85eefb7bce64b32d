import type { Locator } from "playwright";
import { describe, expect, it } from "vitest";
import { violations } from "./axe";
import { browserForThisFile, originForThisFile } from "./browser";
import { Parent } from "./parent";

const origin = originForThisFile();
browserForThisFile();

const NEW = "Pastinake-im-Ofen-8";
const ADDRESS = "**/api/profile/password";

const typed = (form: Locator) =>
  form
    .locator("input[type=password]")
    .evaluateAll((fields) => fields.map((field) => (field instanceof HTMLInputElement ? field.value : "")));

/** Which field the parent would type into now. */
const focused = (parent: Parent) => parent.screen.page.evaluate(() => document.activeElement?.id ?? "");

describe.each([
  ["en", "light", 320],
  ["pl", "dark", 360],
  ["my", "light", 360],
] as const)("a parent who speaks %s, in the %s", (language, colorScheme, width) => {
  it("changes the password here, is signed out everywhere else, and signs in with the new one alone", async () => {
    const parent = await Parent.isAtHome(origin, { language, colorScheme, width });
    const tablet = await parent.takesAnotherDevice(origin, { language });
    await tablet.signsIn();
    await tablet.seesName();
    const { Profile, Errors, Validation, Shell } = parent.texts;
    const { page } = parent.screen;

    const form = await parent.opensPasswordForm();
    await expect.poll(() => focused(parent)).toBe("currentPassword");
    expect(await violations(parent.screen)).toEqual([]);
    await parent.changesPassword(NEW, { again: `${NEW}!` });
    await form.getByText(Validation.passwordMismatch, { exact: true }).waitFor();
    expect(await focused(parent)).toBe("confirmPassword");
    await parent.changesPassword(NEW, { current: "Kohlrabi" });
    await form.locator("#currentPassword-error").getByText(Errors.incorrect_password).waitFor();
    await expect.poll(() => focused(parent)).toBe("currentPassword");
    expect(await typed(form), "nothing typed is lost").toEqual(["Kohlrabi", NEW, NEW]);
    expect(await violations(parent.screen)).toEqual([]);
    await parent.seesNothingCutOff();

    await parent.changesPassword(NEW);
    await page.getByRole("status").getByText(Profile.passwordChanged).waitFor();
    expect(await form.count()).toBe(0);
    const opener = page.getByRole("button", { name: Profile.passwordChange, exact: true });
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await violations(parent.screen)).toEqual([]);
    await parent.seesNothingCutOff();
    await page.getByText(Profile.thisDevice).waitFor();
    await expect.poll(() => page.getByRole("button", { name: Profile.endOthers }).count()).toBe(0);

    await parent.reloads();
    await parent.seesName();
    await tablet.opens("/profile");
    await tablet.screen.page.getByRole("link", { name: Shell.signIn }).first().waitFor();
    await tablet.opens("/sign-in");
    await tablet.signsIn();
    await tablet.screen.page.getByText(Errors.login_failed).first().waitFor();
    await tablet.signsIn(NEW);
    await tablet.seesName();
    await Promise.all([parent.leaves(), tablet.leaves()]);
  });
});

describe("the form for another password", () => {
  it("welcomes a password manager, and lets the parent look at what they type", async () => {
    const parent = await Parent.isAtHome(origin);
    const form = await parent.opensPasswordForm();
    const fields = await form
      .locator("input")
      .evaluateAll((inputs) =>
        inputs.map((input) => ["name", "type", "autocomplete", "maxlength"].map((name) => input.getAttribute(name))),
      );
    expect(fields).toEqual([
      ["username", "text", "username", null],
      ["currentPassword", "password", "current-password", null],
      ["newPassword", "password", "new-password", null],
      ["confirmPassword", "password", "new-password", null],
    ]);
    expect(await form.locator("input[name=username]").inputValue()).toBe(parent.name);
    const current = form.locator("#currentPassword");
    await form.getByRole("button", { name: parent.texts.Password.show }).first().click();
    expect(await current.getAttribute("type")).toBe("text");
    await parent.leaves();
  });

  it("is put away with what was typed, and gives the focus back", async () => {
    const parent = await Parent.isAtHome(origin);
    const form = await parent.opensPasswordForm();
    await form.locator("#currentPassword").fill("something");
    await form.getByRole("button", { name: parent.texts.Family.cancel }).click();
    const opener = parent.screen.page.getByRole("button", { name: parent.texts.Profile.passwordChange, exact: true });
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await opener.click();
    expect(await typed(form)).toEqual(["", "", ""]);
    await parent.leaves();
  });

  it("says that it works on it, and sends it once", async () => {
    const parent = await Parent.isAtHome(origin);
    const form = await parent.opensPasswordForm();
    let sent = 0;
    parent.screen.page.on("request", (request) => (sent += request.url().endsWith("/api/profile/password") ? 1 : 0));
    const letThrough = await parent.holdsBack(ADDRESS);
    await parent.changesPassword(NEW);
    const busy = form.getByRole("button", { name: parent.texts.Profile.passwordChanging });
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    await form.locator("#confirmPassword").press("Enter");
    letThrough();
    await parent.screen.page.getByText(parent.texts.Profile.passwordChanged).waitFor();
    expect(sent).toBe(1);
    await parent.leaves();
  });

  it("says where there is no network, or no answer, what is known of it, and keeps what was typed", async () => {
    const parent = await Parent.isAtHome(origin);
    const { page } = parent.screen;
    const { Profile, Errors } = parent.texts;
    const form = await parent.opensPasswordForm();
    await page.context().setOffline(true);
    await parent.changesPassword(NEW);
    await form.getByRole("alert").getByText(Errors.offline).waitFor();
    await page.context().setOffline(false);
    await page.route(ADDRESS, (route) => route.abort());
    await parent.changesPassword(NEW);
    await form.getByRole("alert").getByText(Profile.passwordUnknown).waitFor();
    expect((await typed(form)).slice(1)).toEqual([NEW, NEW]);
    await page.unroute(ADDRESS);
    await form.getByRole("button", { name: Profile.passwordChange, exact: true }).click();
    await page.getByText(Profile.passwordChanged).waitFor();
    await parent.leaves();
  });
});
