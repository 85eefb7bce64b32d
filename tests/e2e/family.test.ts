import { describe, expect, it } from "vitest";
import { loadReactionTexts } from "../../components/family/load-reaction-texts";
import { asksToErase, confirmsErasing } from "./account-erasure";
import { browserForThisFile, originForThisFile } from "./browser";
import { Parent } from "./parent";

const origin = originForThisFile();
browserForThisFile();

describe.each(["en", "my", "de-AT"] as const)("a parent who speaks %s", (language) => {
  it("keeps allergies, logs a meal, gets help in an emergency, and sees it all on the board", async () => {
    const words = await loadReactionTexts(language);
    const parent = await Parent.arrives(origin, { language, width: 320 });
    await parent.signsUp();
    const { page } = parent.screen;
    const { Allergies, Reactions, Tried } = parent.texts;

    await parent.opens("/allergies");
    await page.getByLabel(Allergies.label).fill("milk");
    await page.getByRole("button", { name: Allergies.add, exact: true }).click();
    await parent.seesToast(Allergies.added);
    await page.getByText(Allergies.group, { exact: true }).waitFor();
    await parent.seesNothingCutOff();
    await page.getByRole("button", { name: parent.text(Allergies.remove, { food: "milk" }) }).click();
    await page.getByRole("button", { name: Allergies.removeConfirm, exact: true }).click();
    await parent.seesToast(Allergies.removed);
    await page.getByText(Allergies.emptyTitle).waitFor();

    await parent.opens("/reactions");
    await page.getByRole("button", { name: Reactions.log }).click();
    await page.getByRole("radio", { name: words.reactions.liked, exact: true }).check({ force: true });
    await page.getByLabel(words.addFood).fill("egg");
    await page.getByRole("button", { name: words.add, exact: true }).click();
    await page.locator("dialog button[aria-pressed=true]").waitFor();
    await page.getByText(words.symptomsTitle).click();
    await page.getByLabel(words.symptoms.fewHives).check();
    await page.getByText(words.doctor.title).waitFor();
    await page.getByLabel(words.symptoms.swollenFace).check();
    const help = page.getByRole("alertdialog");
    await help.getByText(words.emergency.title).waitFor();
    const number = { en: "112", my: "192", "de-AT": "144" }[language];
    await expect.poll(() => help.getByRole("link").first().getAttribute("href")).toBe(`tel:${number}`);
    await help.getByRole("button", { name: words.emergency.back }).click();
    await page.getByRole("button", { name: words.save, exact: true }).click();
    await page.getByText(words.thanksBody).waitFor();
    await page.getByRole("button", { name: words.close, exact: true }).last().click();
    await page.getByText(Reactions.pausedTitle, { exact: true }).waitFor();
    await parent.seesNothingCutOff();

    await parent.opens("/tried");
    await page.getByText(Tried.state.paused).waitFor();
    await page.getByRole("img", { name: /[1၁]/ }).first().waitFor();
    await parent.seesNothingCutOff();
    await parent.leaves();
  });
});

describe("a parent's profile", () => {
  it("takes a baby, shows the report, and lets the parent leave for good", async () => {
    const parent = await Parent.arrives(origin, { width: 320 });
    await parent.signsUp();
    const { page } = parent.screen;
    const { Profile, Report, Family } = parent.texts;
    await parent.opens("/profile");
    await page.getByLabel(Profile.name).fill("Mia");
    // No month is anybody's until it is chosen.
    await page.getByRole("button", { name: Profile.addBaby }).click();
    await expect.poll(() => page.getByText(Profile.birthMissing).count()).toBe(2);
    await page.getByLabel(Profile.year).selectOption({ index: 2 });
    await page.getByLabel(Profile.month).selectOption("05");
    await page.getByRole("button", { name: Profile.addBaby }).click();
    await parent.seesToast(Profile.saved);
    const baby = page.getByRole("listitem").filter({ hasText: "Mia" });
    const age = () => baby.getByText(/\d+ month/).innerText();
    const before = Number.parseInt(await age(), 10);
    await baby.getByText(Profile.changeMonth).click();
    await baby.getByLabel(Profile.month).selectOption("04");
    await baby.getByRole("button", { name: Profile.saveMonth }).click();
    await expect.poll(async () => Number.parseInt(await age(), 10)).toBe(before + 1);
    await page.getByText("Mia", { exact: true }).waitFor();
    await page.getByText(Profile.thisDevice).waitFor();
    await parent.seesNothingCutOff();
    await parent.opens("/report");
    await page.getByText(Report.withSymptoms).waitFor();
    await page.getByText(/Mia/).waitFor();
    await parent.opens("/profile");
    await asksToErase(parent);
    await confirmsErasing(parent, "wrong");
    await page.getByRole("dialog").getByText(parent.texts.Errors.incorrect_password).waitFor();
    await confirmsErasing(parent);
    await parent.seesToast(Profile.deleted);
    await parent.opens("/profile");
    await page.getByText(Family.signedOut).waitFor();
  });
});
