import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../lib/domain/shared/language";
import { Caller } from "../support/caller";
import { ROOT } from "../support/source-files";
import { violations } from "./axe";
import { browserForThisFile, type Device, originForThisFile } from "./browser";
import { Parent } from "./parent";

const origin = originForThisFile();
browserForThisFile();

/** Every language by day and by night. A page is looked at in one of them, in turn; with ACCESSIBILITY=all in each. */
const LOOKS = LANGUAGES.flatMap((language) =>
  (["light", "dark"] as const).map((colorScheme) => ({ language, colorScheme, width: 320 })),
);
const IS_WHOLE = process.env["ACCESSIBILITY"] === "all";
/** Stops of the keyboard that are looked at on each page. */
const STOPS = 25;

/** Every page; a new one goes to the end, so that the others are seen in the look they were seen in before. */
const PATHS = [
  "/",
  "/about",
  "/allergies",
  "/analytics",
  "/foods",
  "/foods/[slug]",
  "/learning",
  "/meals",
  "/moderation",
  "/no-such-page",
  "/offline",
  "/our-story",
  "/profile",
  "/reactions",
  "/recipes/[id]",
  "/recipes/import",
  "/report",
  "/resources",
  "/sign-in",
  "/sign-up",
  "/tried",
  "/user",
];

function pagesOfTheApp(): readonly string[] {
  return readdirSync(join(ROOT, "app/[locale]"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("page.tsx"))
    .map((file) => `/${file.replace(/\/?page\.tsx$/, "")}`);
}

function looksAt(place: number): readonly (typeof LOOKS)[number][] {
  return IS_WHOLE ? LOOKS : LOOKS.slice(place % LOOKS.length, (place % LOOKS.length) + 1);
}

async function aRecipe(): Promise<string> {
  const { body } = await new Caller(origin).get("/api/recipes?limit=1");
  return `/recipes/${body[0].id}`;
}

async function addressOf(path: string): Promise<string> {
  return path === "/recipes/[id]" ? aRecipe() : path.replace("[slug]", "grape");
}

function arrivesAt(path: string, device: Device): Promise<Parent> {
  // The forms of an account are for those who have none.
  return /^\/sign-/.test(path)
    ? Parent.arrives(origin, device).then(async (visitor) => {
        await visitor.opens(path);
        return visitor;
      })
    : Parent.isAtHome(origin, device, path);
}

/** What the keyboard stops at: what it is, whether it is to be seen, whether it shows itself, and whether it is free. */
function stopNow({ screen: { page } }: Parent) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const { width, height } = element.getBoundingClientRect();
    // A radio, a box to tick and a file lend their ring to the label that stands for them.
    const shown = element.matches("input[type=radio], input[type=checkbox], input[type=file]")
      ? (element.closest("label") ?? element)
      : element;
    const rings = [element, shown, ...shown.querySelectorAll("*")].some((each) => {
      const { outlineStyle, boxShadow } = getComputedStyle(each);
      return outlineStyle !== "none" || boxShadow !== "none";
    });
    // The bar above and what is kept at the lower edge may lie over a part of it, never over all.
    const box = shown.getBoundingClientRect();
    const over = [0.1, 0.5, 0.9].flatMap((across) =>
      [0.1, 0.5, 0.9].map((down) =>
        document.elementFromPoint(box.left + box.width * across, box.top + box.height * down),
      ),
    );
    const isFree = over.some((each) => each !== null && (shown.contains(each) || each.contains(shown)));
    return {
      html: element.outerHTML.slice(0, 120),
      href: element.getAttribute("href"),
      isSeen: width * height > 0,
      rings,
      isFree,
    };
  });
}

/** The next stop; one that lies under something is looked at once more, because a list that comes late moves the page. */
async function stop(parent: Parent) {
  const { page } = parent.screen;
  await page.keyboard.press("Tab");
  const found = await stopNow(parent);
  if (found === undefined || found.isFree) return found;
  await page.waitForLoadState("networkidle");
  return stopNow(parent);
}

/** By the keyboard alone: the first stop leads past the bar, every one shows itself, and none holds it fast. */
async function seesEveryStop(parent: Parent, look: string): Promise<void> {
  const { page } = parent.screen;
  const first = await stop(parent);
  expect(first?.href, "the first stop").toBe("#main");
  const seen = new Set<string>();
  for (let count = 0; count < STOPS; count += 1) {
    const next = await stop(parent);
    if (next === undefined) break;
    expect(next, `${look} ${next.html}`).toMatchObject({ isSeen: true, rings: true, isFree: true });
    seen.add(next.html);
  }
  expect(seen.size, "different stops").toBeGreaterThan(3);
  await page.evaluate(() => document.querySelector<HTMLElement>("a[href='#main']")?.focus());
  await page.keyboard.press("Enter");
  await page.waitForURL(/#main$/);
  await page.keyboard.press("Tab");
  const isPast = await page.evaluate(() => document.activeElement?.closest("header[data-slot=site-header]") === null);
  expect(isPast, "past the bar").toBe(true);
}

/** With lines, words and letters as far apart as a reader may set them (1.4.12). */
async function seesAllWithMoreRoom(parent: Parent): Promise<void> {
  const { page } = parent.screen;
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}",
    );
    document.adoptedStyleSheets = [sheet];
  });
  await parent.seesNothingCutOff();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

/** Text at twice its size, in a window as wide as a desk's and in half of one. */
async function seesAllAtTwiceItsSize(parent: Parent): Promise<void> {
  const { page } = parent.screen;
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  for (const width of [1280, 640]) {
    await page.setViewportSize({ width, height: 800 });
    await parent.seesNothingCutOff();
  }
}

describe("every page, in the smallest window", () => {
  it("is in this list, whoever adds one", () => {
    expect([...pagesOfTheApp(), "/no-such-page"].toSorted()).toEqual(PATHS.toSorted());
  });

  it.each(PATHS.map((path, place) => [path, place] as const))(
    "%s has one title, is not cut off, goes by keyboard, and the checker finds nothing on it",
    async (path, place) => {
      const address = await addressOf(path);
      for (const look of looksAt(place)) {
        const parent = await arrivesAt(address, look);
        const { page } = parent.screen;
        await expect.poll(() => page.locator("h1").count(), { message: "titles" }).toBe(1);
        expect(await violations(parent.screen), JSON.stringify(look)).toEqual([]);
        await parent.seesNothingCutOff();
        await seesEveryStop(parent, JSON.stringify(look));
        await seesAllWithMoreRoom(parent);
        await seesAllAtTwiceItsSize(parent);
        await parent.leaves();
      }
    },
  );
});

describe("every page, in the letters of the machine", () => {
  it.each(PATHS.map((path, place) => [path, place] as const))("%s is not cut off", async (path, place) => {
    const address = await addressOf(path);
    // Another language than above: each page is seen in two.
    for (const look of looksAt(place + 5)) {
      const parent = await arrivesAt(address, look);
      const { page } = parent.screen;
      await page.route(/\.woff2/, (route) => route.abort());
      await page.reload({ waitUntil: "networkidle" });
      await parent.seesNothingCutOff();
      await seesAllAtTwiceItsSize(parent);
      await parent.leaves();
    }
  });
});

describe("recipes far from the screen", () => {
  it("have their size as soon as somebody goes by keyboard, so that none grows above the focus", async () => {
    const parent = await Parent.isAtHome(origin, { language: "en", colorScheme: "light", width: 320 }, "/");
    const { page } = parent.screen;
    await page.waitForLoadState("networkidle");
    const places = page.locator("[data-slot=recipe-place]");
    await expect.poll(() => places.count(), { message: "recipes" }).toBeGreaterThan(3);
    const laidOut = () =>
      places.evaluateAll((all) => all.filter((each) => getComputedStyle(each).contentVisibility === "visible").length);
    expect(await laidOut()).toBe(0);
    await page.keyboard.press("Tab");
    expect(await laidOut()).toBe(await places.count());
    await parent.leaves();
  });
});

describe("what comes over a page", () => {
  it("is a dialog that keeps the focus and gives it back to where it was", async () => {
    const cook = await Parent.isAtHome(origin, { language: "my", colorScheme: "dark" }, await aRecipe());
    const { page } = cook.screen;
    const opener = cook.button(cook.recipes(), cook.texts.RecipePage.cook);
    await opener.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    expect(await violations(cook.screen)).toEqual([]);
    for (let count = 0; count < 15; count += 1) {
      await page.keyboard.press("Tab");
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest("dialog[open]") !== null,
      );
      expect(isInside, `after ${count + 1} stops`).toBe(true);
    }
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    const name = () => page.evaluate(() => document.activeElement?.textContent.trim() ?? "");
    const { cook: start, cookOn } = cook.texts.RecipePage;
    await expect.poll(name).toMatch(new RegExp(`^(?:${start}|${cookOn})$`));
    await cook.leaves();
  });

  it("is a toast that is announced, and an error that stands where it happened", async () => {
    const parent = await Parent.arrives(origin, { language: "pl", colorScheme: "dark" });
    await parent.tapsGenerate();
    await parent.seesToast(parent.texts.Maker.missingTitle);
    expect(await violations(parent.screen)).toEqual([]);
    await parent.opens("/sign-in");
    await parent.signsIn();
    await parent.screen.page.getByRole("alert").filter({ hasText: /\S/ }).first().waitFor();
    expect(await violations(parent.screen)).toEqual([]);
    await parent.leaves();
  });

  it.each(["/", "/meals"])("is said on %s of what was not chosen, and each choice tells it", async (path) => {
    const parent = await Parent.isAtHome(origin, { language: "pl", width: 320 }, path);
    const { page } = parent.screen;
    const { Maker, Meals } = parent.texts;
    await (path === "/"
      ? parent.tapsGenerate()
      : page.getByRole("button", { name: Meals.suggest, exact: true }).first().click());
    const wrong = page.locator("main select[aria-invalid=true]");
    await expect.poll(() => wrong.count()).toBe(2);
    const told = await wrong.evaluateAll((fields) =>
      fields.map((field) => document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent),
    );
    const words = path === "/" ? Maker.stillMissing : Meals.missing;
    expect(told).toEqual([words, words]);
    await parent.leaves();
  });

  it.each(["/reactions", "/allergies", "/meals", "/tried"])(
    "is said on %s where nothing can be fetched",
    async (path) => {
      const parent = await Parent.isAtHome(origin, { language: "de", colorScheme: "dark", width: 320 }, "/about");
      await parent.screen.page.route(/\/api\/(?!login|user|profile)/, (route) => route.abort());
      await parent.opens(path);
      expect(await violations(parent.screen)).toEqual([]);
      await parent.seesNothingCutOff();
      await parent.leaves();
    },
  );

  it("is nothing that moves or hides in colours of the reader's own", async () => {
    const parent = await Parent.arrives(origin);
    const { page } = parent.screen;
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((each) => each.playState === "running" && Number(each.effect?.getComputedTiming().duration) > 10)
        .map((each) => (each.effect instanceof KeyframeEffect ? each.effect.target?.outerHTML.slice(0, 100) : "")),
    );
    expect(moving).toEqual([]);
    await seesEveryStop(parent, "in colours of the reader's own");
    await parent.leaves();
  });
});
