import axe from "axe-core";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../../lib/domain/shared/language";
import { browserForThisFile, originForThisFile } from "./browser";
import { Parent } from "./parent";

const origin = originForThisFile();
browserForThisFile();

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function violations({ screen }: Parent): Promise<string[]> {
  await screen.page.evaluate(axe.source);
  return screen.page.evaluate(async (tags): Promise<string[]> => {
    const checker: unknown = Reflect.get(window, "axe");
    const { run } = checker as {
      run: (root: Document, options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    };
    const found = (await run(document, { runOnly: { type: "tag", values: tags } })).violations;
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
  }, RULES);
}

async function asksForLunch(parent: Parent): Promise<void> {
  const { Meals } = parent.texts;
  const { page } = parent.screen;
  await page.getByLabel(Meals.age, { exact: true }).selectOption("10");
  await page.getByLabel(Meals.meal, { exact: true }).selectOption("lunch");
  await page.getByRole("button", { name: Meals.suggest }).click();
}

describe("meals", () => {
  it.each(["en", "my"] satisfies Language[])(
    "a parent gets a vegan lunch, its warning, what was not understood and the recipe, in %s",
    async (language) => {
      const parent = await Parent.arrives(origin, { language, width: 360 });
      const { Meals } = parent.texts;
      const { page } = parent.screen;
      await parent.signsUp();
      await parent.opens("/meals");
      await page.getByText(Meals.emptyTitle).waitFor();
      await page.getByRole("button", { name: Meals.suggest }).click();
      await page.getByRole("alert").filter({ hasText: Meals.missing }).waitFor();
      await page.getByText(Meals.diet.vegan, { exact: true }).click();
      await page.getByLabel(Meals.own, { exact: true }).fill("xyzzy");
      await asksForLunch(parent);
      const card = page.locator("[data-slot=meal-card]").first();
      await card.waitFor();
      for (const said of ["B12", parent.text(Meals.notUnderstood, { words: "xyzzy" })]) {
        await expect.poll(() => card.innerText()).toContain(said);
      }
      await parent.seesNothingCutOff();
      await card.getByRole("button", { name: Meals.show }).click();
      await card.locator("[data-slot=recipe-card]").waitFor();
      await parent.seesNothingCutOff();
      await parent.reloads();
      await page.locator("[data-slot=meal-card]").first().waitFor();
      await expect.poll(() => page.getByLabel(Meals.own, { exact: true }).inputValue()).toBe("xyzzy");
      await parent.leaves();
    },
  );

  it("a visitor is asked to sign in and loses nothing", async () => {
    const parent = await Parent.arrives(origin);
    const { Meals } = parent.texts;
    const { page } = parent.screen;
    await parent.opens("/meals");
    await page.getByText(Meals.guestTitle).waitFor();
    await asksForLunch(parent);
    await page.getByRole("alert").filter({ hasText: Meals.guestTitle }).waitFor();
    await parent.signsUp();
    await parent.opens("/meals");
    await expect.poll(() => page.getByLabel(Meals.age, { exact: true }).inputValue()).toBe("10");
    await parent.leaves();
  });

  it("says what went wrong, keeps the wish, and tries again", async () => {
    const parent = await Parent.arrives(origin);
    const { Meals, Errors } = parent.texts;
    const { page } = parent.screen;
    await parent.signsUp();
    await page.route("**/api/meals?*", (route) => route.abort());
    await parent.opens("/meals");
    await page.getByText(Meals.offlineTitle).waitFor();
    await page.route("**/api/meals/suggest", (route) => route.abort());
    await asksForLunch(parent);
    await page.getByRole("alert").filter({ hasText: Meals.failed }).filter({ hasText: Errors.offline }).waitFor();
    await page.unroute("**/api/meals/suggest");
    await page.unroute("**/api/meals?*");
    await page.getByRole("button", { name: Meals.retry }).click();
    await page.getByText(Meals.emptyTitle).waitFor();
    await page.getByRole("button", { name: Meals.suggest }).click();
    await page.locator("[data-slot=meal-card]").waitFor();
    await parent.leaves();
  });

  it.each(["light", "dark"] as const)("axe finds nothing in the %s, with a suggestion open", async (colorScheme) => {
    const parent = await Parent.arrives(origin, { colorScheme });
    const { Meals } = parent.texts;
    const { page } = parent.screen;
    await parent.opens("/meals");
    await page.getByText(Meals.guestTitle).waitFor();
    expect(await violations(parent)).toEqual([]);
    await parent.signsUp();
    await parent.opens("/meals");
    await page.getByText(Meals.diet.vegan, { exact: true }).click();
    await asksForLunch(parent);
    await page.getByRole("button", { name: Meals.show }).first().click();
    await page.locator("[data-slot=recipe-card]").waitFor();
    expect(await violations(parent)).toEqual([]);
    await parent.leaves();
  });
});

describe("the bar with its places", () => {
  it.each(LANGUAGES)("lets nothing stand on anything else at any width, in %s", async (language) => {
    const parent = await Parent.arrives(origin, { language });
    const { page } = parent.screen;
    await parent.signsUp();
    for (const width of [320, 360, 768, 1024, 1279, 1280, 1600]) {
      await page.setViewportSize({ width, height: 780 });
      const overlaps = await page.evaluate(() => {
        const shown = [...document.querySelectorAll("[data-slot=site-header] :is(a, button, select)")]
          .map((element) => element.getBoundingClientRect())
          .filter(({ width, height }) => width > 0 && height > 0);
        return shown.filter((one, index) =>
          shown
            .slice(index + 1)
            .some(
              (other) =>
                one.left < other.right - 1 &&
                other.left < one.right - 1 &&
                one.top < other.bottom - 1 &&
                other.top < one.bottom - 1,
            ),
        ).length;
      });
      expect(overlaps, `at ${width} pixels`).toBe(0);
      await parent.seesNothingCutOff();
    }
    await parent.leaves();
  });
});
