import type { Locator } from "playwright";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { newParent } from "../support/caller";
import { browserForThisFile, originForThisFile } from "./browser";
import { Parent } from "./parent";

// What the checker cannot see: where the focus is after a dialog was closed. It belongs to what opened it, whichever way
// it was closed; on the page's beginning a person who listens or goes by keyboard is lost.

const origin = originForThisFile();
browserForThisFile();

const recipe = z.object({ id: z.string(), title: z.string() });

interface Opened {
  readonly parent: Parent;
  readonly opener: Locator;
}

/** A recipe card of the first page, at a signed-in parent's. */
async function atACard(
  prepare: (id: string, own: Parent) => Promise<void> = () => Promise.resolve(),
): Promise<readonly [Parent, Locator]> {
  const parent = await Parent.isAtHome(origin);
  const made = await parent.sends("POST", "/api/recipes/generate", {
    ingredients: ["carrot", "potato"],
    cookingMethod: "stew",
    ageGroup: "9-12",
    mealType: "lunch",
    language: "en",
  });
  const { id, title } = recipe.parse(made);
  await prepare(id, parent);
  await parent.opens("/");
  return [parent, await parent.findsCard(title)];
}

const DIALOGS: readonly (readonly [string, () => Promise<Opened>])[] = [
  [
    "removing a baby",
    async () => {
      const parent = await Parent.isAtHome(origin);
      await parent.hasBaby(8, "Leo");
      await parent.opens("/profile");
      const name = parent.text(parent.texts.Profile.removeBaby, { name: "Leo" });
      return { parent, opener: parent.screen.page.getByRole("button", { name }) };
    },
  ],
  [
    "deleting the account",
    async () => {
      const parent = await Parent.isAtHome(origin, {}, "/profile");
      const name = parent.texts.Profile.deleteTitle;
      return { parent, opener: parent.screen.page.getByRole("button", { name }) };
    },
  ],
  [
    "how it went",
    async () => {
      const [parent, card] = await atACard();
      return { parent, opener: parent.button(card, parent.texts.RecipeActions.reaction) };
    },
  ],
  [
    "deleting a comment",
    async () => {
      const [parent, card] = await atACard();
      const panel = await parent.opensComments(card);
      await parent.writesComment(panel, "Ours wanted more");
      return { parent, opener: parent.button(panel, parent.texts.Comments.delete) };
    },
  ],
  [
    "reporting a comment",
    async () => {
      const [parent, card] = await atACard(async (id, own) => {
        await own.sends("POST", `/api/recipes/${id}/share`);
        await (await newParent(origin)).post(`/api/recipes/${id}/comments`, { content: "Buy my course" });
      });
      return { parent, opener: parent.button(await parent.opensComments(card), parent.texts.Comments.report) };
    },
  ],
];

describe("the focus after a dialog", () => {
  it.each(DIALOGS)("of %s is on what opened it, after Escape and after its own button", async (_, open) => {
    const { parent, opener } = await open();
    const { page } = parent.screen;
    const dialog = page.locator("dialog[open]");
    const ways = [() => page.keyboard.press("Escape"), () => dialog.getByRole("button").first().click()];
    for (const [index, close] of ways.entries()) {
      await opener.focus();
      await page.keyboard.press("Enter");
      await dialog.waitFor();
      expect(await dialog.evaluate((element) => element.contains(document.activeElement)), "the focus is inside").toBe(
        true,
      );
      await close();
      await dialog.waitFor({ state: "detached" });
      const isBack = () => opener.evaluate((element) => element === document.activeElement);
      await expect
        .poll(isBack, { message: index === 0 ? "after Escape" : "after its button", timeout: 5_000 })
        .toBe(true);
    }
    await parent.leaves();
  });
});
