import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { loadReactionTexts } from "../../components/family/load-reaction-texts";
import { violations } from "./axe";
import { browserForThisFile, originForThisFile } from "./browser";
import { Parent } from "./parent";

const origin = originForThisFile();
browserForThisFile();

/** A parent at lunch: what is typed, for a baby of nine months, as a stew. */
async function cooks(parent: Parent, ...foods: readonly string[]): Promise<string> {
  await parent.opens("/");
  await parent.choosesAge("9-12");
  await parent.types(...foods);
  await parent.chooses("lunch", "stew");
  const card = await parent.generates();
  return card.locator("ul.amounts").innerText();
}

async function logs(parent: Parent, foodIds: readonly string[], more: object = {}): Promise<void> {
  const eatenAt = new Date().toISOString();
  await parent.sends("POST", "/api/reactions", { reaction: "liked", foodIds, symptoms: [], eatenAt, ...more });
}

/** What is in the first recipe on the page, the most of it first: who avoids it meets a recipe that does not suit. */
async function foodsOfFirst(parent: Parent): Promise<readonly string[]> {
  const [first] = (await parent.sends("GET", "/api/recipes?limit=1&language=en")) as { foodIds: string[] }[];
  return (first?.foodIds ?? []).map((id) => id.replaceAll("_", " "));
}

describe("what a family avoids", () => {
  it("is left out of the next recipe, with a reason, and cooked again once it is off the list", async () => {
    const parent = await Parent.isAtHome(origin, {}, "/allergies");
    const { Allergies, RecipeCard } = parent.texts;
    const { page } = parent.screen;
    await page.getByLabel(Allergies.label).fill("egg");
    await page.keyboard.press("Enter");
    await parent.seesToast(Allergies.added);
    await page.getByText(Allergies.group, { exact: true }).waitFor();
    expect(await cooks(parent, "egg", "carrot", "potato")).not.toMatch(/egg/i);
    const check = await parent.readsCheck(parent.recipes().first());
    expect(check).toContain(RecipeCard.leftOutTitle);
    expect(check).toMatch(/egg/i);
    await parent.opens("/allergies");
    await page.getByRole("button", { name: parent.text(Allergies.remove, { food: "egg" }) }).click();
    await page.getByRole("button", { name: Allergies.removeConfirm, exact: true }).click();
    await parent.seesToast(Allergies.removed);
    expect(await cooks(parent, "egg", "carrot", "potato")).toMatch(/egg/i);
    await parent.leaves();
  });

  it("stands on the list once however often it is added, and a word nobody knows is said to be one", async () => {
    const parent = await Parent.isAtHome(origin, { width: 320 }, "/allergies");
    const { Allergies } = parent.texts;
    const { page } = parent.screen;
    for (const food of ["milk", "milk", "xyzzyplugh".repeat(5)]) {
      await page.getByLabel(Allergies.label).fill(food);
      await page.getByRole("button", { name: Allergies.add, exact: true }).click();
      await expect.poll(() => page.getByLabel(Allergies.label).inputValue()).toBe("");
    }
    const list = page.getByRole("list").filter({ hasText: "milk" }).first();
    await expect.poll(() => list.locator(":scope > li").count()).toBe(2);
    await page.getByText(Allergies.unknown).waitFor();
    await parent.seesNothingCutOff();
    await parent.leaves();
  });

  it("is not lost with the connection: the field keeps the word, the list keeps the entry", async () => {
    const parent = await Parent.isAtHome(origin, {}, "/allergies");
    const { Allergies, Errors } = parent.texts;
    const { page } = parent.screen;
    await page.getByLabel(Allergies.label).fill("sesame");
    await page.getByText(Allergies.emptyTitle).waitFor();
    await page.context().setOffline(true);
    await page.getByRole("button", { name: Allergies.add, exact: true }).click();
    await parent.seesToast(Allergies.failed, Errors.offline);
    await expect.poll(() => page.getByLabel(Allergies.label).inputValue()).toBe("sesame");
    await page.context().setOffline(false);
    await page.getByRole("button", { name: Allergies.add, exact: true }).click();
    await parent.seesToast(Allergies.added);
    await page.context().setOffline(true);
    await page.getByRole("button", { name: parent.text(Allergies.remove, { food: "sesame" }) }).click();
    await page.getByRole("button", { name: Allergies.removeConfirm, exact: true }).click();
    await parent.seesToast(Allergies.failed);
    await page.getByText("sesame", { exact: true }).first().waitFor();
    await parent.leaves();
  });
});

describe("a recipe of everybody's, for a family it does not suit as it is", () => {
  it.each([
    { language: "en", width: 360, colorScheme: "light" },
    { language: "my", width: 360, colorScheme: "dark" },
    { language: "pl", width: 320, colorScheme: "light" },
    { language: "en", width: 1280, colorScheme: "dark" },
  ] as const)("says why and shows no steps, in $language at $width px in the $colorScheme", async (device) => {
    const parent = await Parent.isAtHome(origin, device);
    const { RecipeCard } = parent.texts;
    await parent.hasBaby(7);
    for (const food of (await foodsOfFirst(parent)).slice(0, 3))
      await parent.sends("POST", "/api/allergies", { food, language: "en" });
    await parent.opens("/");
    const unsuitable = parent.recipes().filter({ hasText: RecipeCard.notForYou }).first();
    await unsuitable.waitFor();
    await unsuitable.scrollIntoViewIfNeeded();
    await unsuitable.locator("[data-slot=recheck] li").first().waitFor();
    const words = await unsuitable.innerText();
    expect(words).not.toContain(RecipeCard.instructions);
    expect(words).not.toContain(RecipeCard.serving);
    expect(words).toMatch(/[7၇]/);
    await parent.seesNothingCutOff();
    expect(await violations(parent.screen)).toEqual([]);
    await parent.leaves();
  });

  it("suits again, with its steps, once the family avoids nothing and the baby is old enough", async () => {
    const parent = await Parent.isAtHome(origin);
    const { RecipeCard } = parent.texts;
    const [food] = await foodsOfFirst(parent);
    await parent.sends("POST", "/api/allergies", { food, language: "en" });
    await parent.opens("/");
    const notice = parent.screen.page.locator("[data-slot=recheck]");
    await parent.recipes().nth(9).scrollIntoViewIfNeeded();
    await notice.first().waitFor();
    const [allergy] = (await parent.sends("GET", "/api/allergies?language=en")) as { id: string }[];
    await parent.sends("DELETE", `/api/allergies/${allergy?.id ?? ""}`);
    await parent.hasBaby(26);
    await parent.opens("/");
    await parent.recipes().nth(9).waitFor();
    await expect.poll(() => parent.recipes().filter({ hasText: RecipeCard.instructions }).count()).toBe(10);
    expect(await notice.count()).toBe(0);
    await parent.leaves();
  });
});

describe("a family with two babies", () => {
  it("says whom recipes are for, and keeps each one's board apart", async () => {
    const words = await loadReactionTexts("en");
    const parent = await Parent.isAtHome(origin);
    const { Profile, Tried } = parent.texts;
    const { page } = parent.screen;
    await parent.hasBaby(26, "Ida");
    await parent.hasBaby(8, "Leo");
    await parent.opens("/profile");
    const ida = page.getByRole("listitem").filter({ hasText: "Ida" });
    const leo = page.getByRole("listitem").filter({ hasText: "Leo" });
    await leo.getByText(Profile.current).waitFor();
    await ida.getByRole("button", { name: parent.text(Profile.choose, { name: "Ida" }) }).click();
    await ida.getByText(Profile.current).waitFor();
    await parent.opens("/tried");
    await page.getByRole("button", { name: Tried.log }).click();
    await page.getByRole("radio", { name: words.reactions.loved, exact: true }).check({ force: true });
    await page.getByLabel(words.addFood).fill("lentils");
    await page.getByRole("button", { name: words.add, exact: true }).click();
    // The one that recipes are made for is who ate, unless somebody says otherwise.
    await expect.poll(() => page.locator("#reaction-baby option:checked").innerText()).toBe("Ida");
    await page.getByLabel(words.baby).selectOption({ label: "Leo" });
    await page.getByRole("button", { name: words.save, exact: true }).click();
    await page.getByText(words.thanksBody).waitFor();
    await page.getByRole("button", { name: words.close, exact: true }).last().click();
    const whose = page.getByLabel(Tried.whose);
    const tried = (count: number) =>
      page.getByRole("img", { name: parent.text(Tried.picture, { tried: String(count), total: "100" }) });
    await tried(1).waitFor();
    await whose.selectOption({ label: "Ida" });
    await tried(0).waitFor();
    await page.getByText(Tried.ironNone).waitFor();
    await whose.selectOption({ label: "Leo" });
    await tried(1).waitFor();
    await page.getByText(Tried.ironBody).waitFor();
    await parent.leaves();
  });

  it("is asked before a baby is removed, and can keep it", async () => {
    const parent = await Parent.isAtHome(origin);
    const { Profile, Family } = parent.texts;
    const { page } = parent.screen;
    await parent.hasBaby(8, "Leo");
    await parent.opens("/profile");
    const remove = page.getByRole("button", { name: parent.text(Profile.removeBaby, { name: "Leo" }) });
    await remove.click();
    const sure = page.getByRole("dialog").filter({ hasText: parent.text(Profile.removeBabyTitle, { name: "Leo" }) });
    await parent.taps(sure, Family.cancel);
    await page.getByText("Leo", { exact: true }).waitFor();
    await remove.click();
    await parent.taps(sure, Profile.remove);
    await parent.seesToast(Profile.saved);
    await expect.poll(() => page.getByText("Leo", { exact: true }).count()).toBe(0);
    await parent.leaves();
  });
});

describe("the board of tried foods", () => {
  it.each(["en", "my", "pl"] as const)("counts, colours, and says the same as a table, in %s", async (language) => {
    const parent = await Parent.isAtHome(origin, { language });
    const { Tried } = parent.texts;
    const { page } = parent.screen;
    for (const meal of [["egg", "carrot"], ["egg"], ["egg", "pear"]]) await logs(parent, meal);
    await parent.opens("/tried");
    // Burmese digits or European ones, as the browser writes them.
    await page
      .getByRole("img", { name: /(?:^|\D)[3၃](?:\D|$)/ })
      .first()
      .waitFor();
    await page.getByText(Tried.state.introduced, { exact: true }).waitFor();
    await page.getByText(Tried.tableTitle).click();
    const rows = page.locator("details tbody tr");
    await expect.poll(() => rows.count()).toBe(3);
    expect(
      (await rows.locator("td:nth-child(3)").allInnerTexts()).filter((times) => /^[3၃]$/.test(times)),
    ).toHaveLength(1);
    await parent.seesNothingCutOff();
    expect(await violations(parent.screen)).toEqual([]);
    await parent.leaves();
  });
});

describe("the log of meals", () => {
  it("keeps a food that is still in its field, however slowly it is looked up, and asks about a word nobody knows", async () => {
    const words = await loadReactionTexts("en");
    const parent = await Parent.isAtHome(origin, {}, "/reactions");
    const { page } = parent.screen;
    await page.route("**/api/ingredients/check", async (route) => {
      await new Promise((looked) => setTimeout(looked, 700));
      await route.continue();
    });
    await page.getByRole("button", { name: parent.texts.Reactions.log }).first().click();
    await page.getByRole("radio", { name: words.reactions.loved, exact: true }).check({ force: true });
    const field = page.getByLabel(words.addFood);
    await field.fill("lentils");
    await page.getByRole("button", { name: words.add, exact: true }).click();
    await field.fill("xyzzyplugh");
    const save = page.getByRole("button", { name: words.save, exact: true });
    await save.click();
    await page.getByRole("button", { name: "brown lentils", exact: true }).waitFor();
    await page.getByText(parent.text(words.foodUnknown, { food: "xyzzyplugh" })).waitFor();
    await expect.poll(() => field.inputValue()).toBe("xyzzyplugh");
    expect(await parent.sends("GET", "/api/reactions?language=en")).toEqual([]);
    await field.fill("egg");
    await save.click();
    await page.getByText(words.thanksBody).waitFor();
    const meals = await parent.sends("GET", "/api/reactions?language=en");
    expect(meals).toMatchObject([{ foods: [{ id: "brown_lentil" }, { id: "egg" }] }]);
    await parent.leaves();
  });

  it("pauses a food after symptoms, and cooks with it again when it is cleared", async () => {
    const parent = await Parent.isAtHome(origin);
    const { Reactions, Family } = parent.texts;
    const { page } = parent.screen;
    await logs(parent, ["egg"], { reaction: "rejected", symptoms: ["fewHives"], onset: "minutes" });
    expect(await cooks(parent, "egg", "carrot", "potato")).not.toMatch(/egg/i);
    await parent.opens("/reactions");
    await page.getByRole("button", { name: /^Clear / }).click();
    const sure = page.getByRole("dialog").filter({ hasText: Reactions.clearBody });
    await parent.taps(sure, Family.cancel);
    await page.getByText(Reactions.pausedTitle, { exact: true }).waitFor();
    await page.getByRole("button", { name: /^Clear / }).click();
    await parent.taps(sure, Reactions.clearConfirm);
    await parent.seesToast(Reactions.cleared);
    expect(await cooks(parent, "egg", "carrot", "potato")).toMatch(/egg/i);
    await parent.leaves();
  });

  it("forgets an entry that is removed, and says so when it cannot", async () => {
    const parent = await Parent.isAtHome(origin);
    const { Reactions } = parent.texts;
    const { page } = parent.screen;
    await logs(parent, ["pear"], { note: "With yoghurt" });
    await parent.opens("/reactions");
    await page.getByText("With yoghurt").waitFor();
    await page.getByRole("button", { name: Reactions.remove, exact: true }).click();
    const sure = page.getByRole("dialog").filter({ hasText: Reactions.removeTitle });
    await page.context().setOffline(true);
    await parent.taps(sure, Reactions.removeConfirm);
    await parent.seesToast(Reactions.failed);
    await page.context().setOffline(false);
    await page.getByText("With yoghurt").waitFor();
    await parent.taps(sure, Reactions.removeConfirm);
    await parent.seesToast(Reactions.removed);
    await page.getByText(Reactions.emptyTitle).waitFor();
    await parent.leaves();
  });
});

describe("a parent's profile", () => {
  it("counts what was done, and hands everything over as a file", async () => {
    const parent = await Parent.isAtHome(origin);
    const { Profile } = parent.texts;
    const { page } = parent.screen;
    await parent.sends("POST", "/api/allergies", { food: "kiwi", language: "en" });
    await logs(parent, ["carrot"], { note: "A canary in the log" });
    await cooks(parent, "carrot", "potato");
    await parent.seesSuggestions();
    await parent.opens("/profile");
    const created = page.locator("dl > div").filter({ hasText: Profile.counts.recipesCreated });
    await expect.poll(() => created.getByRole("definition").innerText()).toBe("1");
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: Profile.export }).click();
    const file: unknown = JSON.parse(await readFile(await (await download).path(), "utf8"));
    const text = JSON.stringify(file);
    for (const kept of [parent.name, "kiwi", "A canary in the log"]) expect(text).toContain(kept);
    expect(text).not.toMatch(/password|\$scrypt|\$argon/i);
    await parent.leaves();
  });

  it("keeps a preference over a reload, and shows what is kept when it could not be saved", async () => {
    const parent = await Parent.isAtHome(origin, {}, "/profile");
    const { Profile } = parent.texts;
    const { page } = parent.screen;
    const notifications = page.getByRole("checkbox", { name: new RegExp(`^${Profile.notifications}`) });
    const before = await notifications.isChecked();
    await page.context().setOffline(true);
    await notifications.click();
    await parent.seesToast(Profile.failed);
    await expect.poll(() => notifications.isChecked()).toBe(before);
    await page.context().setOffline(false);
    await notifications.click();
    await parent.seesToast(Profile.saved);
    await parent.opens("/profile");
    await expect.poll(() => notifications.isChecked()).toBe(!before);
    await parent.leaves();
  });

  it("signs out where the parent no longer is", async () => {
    const parent = await Parent.isAtHome(origin);
    const { Profile, Family } = parent.texts;
    const other = await parent.takesAnotherDevice(origin);
    await other.signsIn();
    await other.seesName();
    await parent.opens("/profile");
    await parent.screen.page.getByRole("button", { name: Profile.endOthers }).click();
    await parent.seesToast(Profile.ended);
    await other.opens("/profile");
    await other.screen.page.getByText(Family.signedOut).waitFor();
    await parent.opens("/profile");
    await parent.screen.page.getByText(Profile.thisDevice).waitFor();
    await other.leaves();
    await parent.leaves();
  });
});
