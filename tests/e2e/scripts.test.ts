import { beforeAll, describe, expect, it } from "vitest";
import { Caller, starters } from "../support/caller";
import { counted } from "../support/figures";
import { CANARY, SCRIPTS, scriptsFrom } from "../support/script-payloads";
import { browserForThisFile, originForThisFile, Screen } from "./browser";
import { Parent } from "./parent";

const origin = originForThisFile();
browserForThisFile();

/** With it, pages are looked at under their policy too; without the policy they have to hold by themselves. */
const IS_LONG = process.env["SCRIPTS"] === "long";
const MOST_INGREDIENTS = 30;
const kitchen = { cookingMethod: "stew", ageGroup: "9-12", mealType: "lunch" };

/** Texts of at most so many characters, of several scripts each, in which every script stands whole. */
function inTextsOf(most: number): readonly string[] {
  const texts: string[] = [];
  for (const script of SCRIPTS) {
    const last = texts.at(-1);
    const longer = last === undefined ? script : `${last}\n${script}`;
    if (last === undefined || longer.length > most) texts.push(script);
    else texts[texts.length - 1] = longer;
  }
  return texts;
}

const thatFit = (most: number) => SCRIPTS.filter(({ length }) => length <= most);

/** In the page: counts what runs, in whatever frame. */
const counts = (screen: Screen) => screen.page.addInitScript(() => Reflect.set(window, "ran", 0));
const ran = (screen: Screen) => screen.page.evaluate(() => Number(Reflect.get(window, "ran")));

describe("markup that does get into a page", () => {
  // One that leads away would take the others with it.
  const staying = SCRIPTS.filter((script) => !script.includes("refresh"));
  const most = staying.length / 6;

  /** Writes every script into a page as markup; what happens then, until so many of them did what is waited for. */
  async function written(ignoresPolicy: boolean, waitedFor: "ran" | "forbidden") {
    const screen = await Screen.open(origin, { ignoresPolicy });
    const { page } = screen;
    let asked = 0;
    await page.route(`**://${CANARY}/**`, (route) => {
      asked += 1;
      return route.abort();
    });
    await counts(screen);
    await page.goto("/about");
    await page.evaluate((scripts) => {
      let forbidden = 0;
      document.addEventListener("securitypolicyviolation", () => Reflect.set(window, "forbidden", (forbidden += 1)));
      for (const script of scripts) document.body.insertAdjacentHTML("beforeend", script);
    }, staying);
    const count = () => page.evaluate((name) => Number(Reflect.get(window, name)), waitedFor);
    await expect.poll(count, { message: waitedFor }).toBeGreaterThan(most);
    const outcome = { ran: await ran(screen), asked };
    // Not as a parent would: what the browser complains of here is what the test did.
    await page.context().close();
    return outcome;
  }

  it("runs where no policy stands in its way, so these scripts are real ones", async () => {
    expect((await written(true, "ran")).asked).toBeGreaterThan(0);
  });

  it("runs nothing and asks nobody under the policy of the page, which forbids each of them", async () => {
    expect(await written(false, "forbidden")).toEqual({ ran: 0, asked: 0 });
  });
});

describe.each([
  ["without its policy", true],
  ["under its policy", false],
] as const)("a page %s", (_, ignoresPolicy) => {
  const isAsked = IS_LONG || ignoresPolicy;
  let parent: Parent;
  let shared = "";
  let own = "";
  let dialogs = 0;
  beforeAll(async () => {
    if (!isAsked) return;
    parent = await Parent.isAtHome(origin, { ignoresPolicy });
    await counts(parent.screen);
    parent.screen.page.on("dialog", (dialog) => {
      dialogs += 1;
      void dialog.dismiss();
    });
    const { body } = await new Caller(origin).get("/api/recipes");
    shared = starters(body)[0].id;
    for (const content of inTextsOf(2_000)) await parent.sends("POST", `/api/recipes/${shared}/comments`, { content });
    for (const note of inTextsOf(1_000)) {
      await parent.sends("POST", "/api/reactions", { foodIds: ["carrot"], reaction: "liked", note });
    }
    for (const name of thatFit(40).slice(0, 3))
      await parent.sends("POST", "/api/babies", { name, birthMonth: "2026-02" });
    for (const food of thatFit(60).slice(0, 40)) await parent.sends("POST", "/api/allergies", { food });
    for (let first = 0; first < SCRIPTS.length; first += MOST_INGREDIENTS - 1) {
      const ingredients = ["carrot", ...scriptsFrom(first, MOST_INGREDIENTS - 1)];
      const cooked = await parent.sends("POST", "/api/recipes/generate", { ...kitchen, ingredients });
      own = String(Reflect.get(Object(cooked), "id"));
      await parent.sends("POST", `/api/recipes/${own}/bookmark`, {});
    }
  });

  /** What can be opened is open; nothing ran, nothing was asked and nobody was led away. Answers which scripts can be read. */
  async function scriptsReadOn(path: string): Promise<readonly string[]> {
    const { page } = parent.screen;
    await page.evaluate(() => document.querySelectorAll("details").forEach((each) => (each.open = true)));
    await page.waitForLoadState("networkidle");
    expect(await ran(parent.screen), `scripts that ran on ${path}`).toBe(0);
    expect(dialogs).toBe(0);
    expect(new URL(page.url()).origin).toBe(origin);
    const text = await page.evaluate(() => document.body.innerText.replace(/\s+/g, " "));
    return SCRIPTS.filter((script) => text.includes(script.replace(/\s+/g, " ")));
  }

  it.runIf(isAsked)("shows what parents typed as what they typed, and runs none of it", async ({ task }) => {
    const seen: Record<string, number> = {};
    const reads = async (path: string): Promise<number> => (seen[path] = (await scriptsReadOn(path)).length);
    await parent.opens(`/recipes/${shared}`);
    await parent.opensComments(parent.recipes().first());
    await parent.screen.page
      .getByText(SCRIPTS.at(-1) ?? "")
      .first()
      .waitFor();
    await expect.poll(() => reads("comments")).toBe(SCRIPTS.length);
    await parent.opens(`/recipes/${own}`);
    await expect.poll(() => reads("what was left out")).toBeGreaterThanOrEqual(MOST_INGREDIENTS - 1);
    await parent.opens("/reactions");
    await expect.poll(() => reads("/reactions")).toBeGreaterThan(20);
    await parent.opens("/allergies");
    await expect.poll(() => reads("/allergies")).toBeGreaterThanOrEqual(40);
    for (const path of ["/", "/user", "/report", "/profile", "/meals", "/tried"]) {
      await parent.opens(path);
      await reads(path);
    }
    counted(task, {
      scripts: SCRIPTS.length,
      "texts in which one was read": Object.values(seen).reduce((a, b) => a + b, 0),
    });
  });

  it.runIf(isAsked)("runs nothing that is typed into it, or stands in its address", async () => {
    const { page } = parent.screen;
    await parent.opens("/");
    await parent.types(...scriptsFrom(0, 12));
    // Two spellings of one word are one ingredient.
    await expect.poll(async () => (await scriptsReadOn("/")).length).toBeGreaterThanOrEqual(10);
    await parent.opens("/recipes/import");
    await page
      .locator("textarea")
      .first()
      .fill(`Carrot soup\n2 carrots\n${inTextsOf(2_000).join("\n")}`);
    await page.locator("textarea").first().press("Tab");
    await scriptsReadOn("/recipes/import");
    for (const script of scriptsFrom(0, IS_LONG ? 20 : 4)) {
      const word = encodeURIComponent(script);
      for (const path of [
        `/foods?q=${word}#${word}`,
        `/sign-in?redirect_url=${word}`,
        `/nowhere/${word}`,
        `/recipes/${word}`,
      ]) {
        await page.goto(path);
        await scriptsReadOn(path);
      }
    }
    await parent.leaves();
  });
});
