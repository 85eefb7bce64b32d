import { describe, expect, it } from "vitest";
import { browserForThisFile, originForThisFile } from "./browser";
import { Parent } from "./parent";

const origin = originForThisFile();
browserForThisFile();

/** What each parent types: two foods in their language, one that is forbidden, one that nobody knows. */
const kitchens = [
  { language: "en", foods: ["carrot", "potato"], forbidden: "honey", words: /honey/i },
  { language: "de", foods: ["Karotten", "Kartoffeln"], forbidden: "Honig", words: /Honig/i },
  { language: "my", foods: ["အာလူး", "ကြက်သား"], forbidden: "ပျားရည်", words: /ပျားရည်/ },
  { language: "pl", foods: ["marchewka", "ziemniaki"], forbidden: "miód", words: /mi[oó]d/i },
  { language: "de-AT", foods: ["Karotten", "Erdäpfel"], forbidden: "Honig", words: /Honig/i },
] as const;

describe.each(kitchens)("a parent who speaks $language", ({ language, foods, forbidden, words }) => {
  it("signs up, types what is there, and cooks a checked recipe", async () => {
    const parent = await Parent.arrives(origin, { language });
    await parent.signsUp();
    await parent.opens("/");
    await parent.choosesAge("6-9");
    await parent.types(...foods, forbidden, "xyzzyplugh");
    await parent.seesChip(forbidden, "blocked");
    await parent.seesChip("xyzzyplugh", "unknown");
    await parent.chooses("lunch", "soup");
    await parent.seesNothingCutOff();
    const card = await parent.generates();
    for (const heading of ["serving", "preparation", "size", "safety", "ingredients", "instructions"] as const) {
      const word = parent.texts.RecipeCard[heading].toLowerCase();
      await expect.poll(async () => (await card.innerText()).toLowerCase()).toContain(word);
    }
    await parent.seesSuggestions();
    const checked = await parent.readsCheck(card);
    expect(checked).toMatch(words);
    expect(checked).toContain("xyzzyplugh");
    await parent.seesNothingCutOff();
    await parent.leaves();
  });
});

describe("a visitor", () => {
  it("is told what is missing, keeps what was typed, and is asked to sign in", async () => {
    const visitor = await Parent.arrives(origin);
    const { Maker } = visitor.texts;
    await visitor.tapsGenerate();
    await visitor.seesToast(Maker.missingTitle, Maker.missingBody);
    await visitor.choosesAge("9-12");
    await visitor.chooses("dinner", "stew");
    await visitor.tapsGenerate();
    await visitor.seesToast(Maker.noIngredientsTitle, Maker.noIngredientsBody);
    await visitor.types("carrot");
    await visitor.seesChip("carrot", "change");
    await visitor.tapsGenerate();
    await visitor.seesToast(Maker.guestTitle, Maker.guestBody);
    await visitor.opens("/");
    await visitor.seesChip("carrot", "change");
    await visitor.leaves();
  });

  it("finds recipes to read on the first visit, and each in the language of the page", async () => {
    const visitor = await Parent.arrives(origin, { language: "pl", width: 320 });
    await visitor.recipes().nth(9).waitFor();
    await expect.poll(() => visitor.recipes().count()).toBe(10);
    await visitor.seesNothingCutOff();
    await visitor.leaves();
  });

  it("reads why, for each, when nothing can be used", async () => {
    const parent = await Parent.arrives(origin);
    await parent.signsUp();
    await parent.opens("/");
    await parent.choosesAge("6-9");
    await parent.chooses("snack", "baked");
    await parent.types("honey", "popcorn");
    await parent.tapsGenerate();
    await parent.seesToast(parent.texts.Maker.notUsable);
    await parent.leaves();
  });
});
