import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../lib/domain/shared/language";
import { ROOT } from "../support/source-files";
import { browserForThisFile, originForThisFile, Screen } from "./browser";

const origin = originForThisFile();
browserForThisFile();

const KILOBYTE = 1000;

interface Weight {
  /** Scripts that the page itself names: what has to arrive before it works. */
  readonly firstLoad: number;
  /** Those, and what is fetched after them until the network is quiet. */
  readonly untilIdle: number;
  readonly html: number;
  readonly requests: number;
  /** The names of the files of letters that were fetched. */
  readonly fonts: readonly string[];
  readonly sources: readonly string[];
}

/** What a first visit loads until the network is quiet, as gzip would send it. */
async function weigh(path: string): Promise<Weight> {
  const screen = await Screen.open(origin);
  // What is fetched two seconds after the page works is no part of it, however long the network takes to be quiet.
  await screen.stopsTimer(2_000);
  const sizes: { type: string; name: string; bytes: number; text: string }[] = [];
  let requests = 0;
  const fonts: string[] = [];
  const pending: Promise<void>[] = [];
  screen.page.on("response", (response) => {
    requests += 1;
    const type = response.request().resourceType();
    if (type === "font") fonts.push(new URL(response.url()).pathname);
    if (type !== "script" && type !== "document") return;
    const name = new URL(response.url()).pathname;
    pending.push(
      response
        .body()
        .then((body) => void sizes.push({ type, name, bytes: gzipSync(body).length, text: body.toString("utf8") })),
    );
  });
  await screen.opens(path);
  // Taken over by React: what that asks for is on its way. Half a second with nothing new is a network that is quiet.
  for (let before = -1; before !== requests;) {
    before = requests;
    await screen.page.waitForTimeout(500);
  }
  await Promise.all(pending);
  await screen.close();
  const total = (wanted: (size: (typeof sizes)[number]) => boolean): number =>
    sizes.filter(wanted).reduce((sum, { bytes }) => sum + bytes, 0);
  const page = sizes.find(({ type }) => type === "document")?.text ?? "";
  return {
    firstLoad: total(({ type, name }) => type === "script" && page.includes(name)),
    untilIdle: total(({ type }) => type === "script"),
    html: total(({ type }) => type === "document"),
    requests,
    fonts,
    sources: sizes.map(({ text }) => text),
  };
}

async function aRecipe(): Promise<string> {
  const answer = await fetch(`${origin}/api/recipes?limit=1`);
  const [recipe] = (await answer.json()) as readonly { readonly id: string }[];
  return `/recipes/${recipe?.id ?? ""}`;
}

describe("the weight of a first visit", () => {
  it.each(["/", "/about", "/learning", "/our-story", "/sign-in", "/sign-up"])(
    "of %s keeps its budget",
    async (path) => {
      const { firstLoad, untilIdle, html, requests } = await weigh(path);
      expect(firstLoad / KILOBYTE, "kB of JavaScript on first load, compressed").toBeGreaterThan(100);
      expect(firstLoad / KILOBYTE, "kB of JavaScript on first load, compressed").toBeLessThanOrEqual(150);
      expect(untilIdle / KILOBYTE, "kB of JavaScript until the network is quiet").toBeLessThanOrEqual(170);
      expect(html / KILOBYTE, "kB of HTML, compressed").toBeLessThanOrEqual(15);
      expect(requests).toBeLessThanOrEqual(30);
    },
  );

  it("of a recipe's page, whose server writes the whole recipe, keeps that of the home page, with more later", async () => {
    const { firstLoad, untilIdle, html } = await weigh(await aRecipe());
    expect(firstLoad / KILOBYTE, "kB of JavaScript on first load, compressed").toBeGreaterThan(100);
    expect(firstLoad / KILOBYTE, "kB of JavaScript on first load, compressed").toBeLessThanOrEqual(150);
    expect(untilIdle / KILOBYTE, "kB of JavaScript until the network is quiet").toBeLessThanOrEqual(190);
    expect(html / KILOBYTE, "kB of HTML, compressed").toBeLessThanOrEqual(20);
  });

  it("of a food's page in English has no letters of Burmese in it, though one name is written in them", async () => {
    const { fonts, sources } = await weigh("/foods/carrot");
    expect(sources.join("\n")).toMatch(/lang="my"[^>]*>[\u1000-\u109f]/);
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter((name) => /myanmar/.test(name))).toEqual([]);
  });

  it("has neither schemas nor the lexicon in it", async () => {
    const { sources } = await weigh("/");
    const all = sources.join("\n");
    expect(all).not.toMatch(/ZodError|invalid_union/);
    expect(all).not.toMatch(/Topinambur|butternut_squash.{0,40}synonyms|kabaczek/);
  });
});

/** When the page was first painted and when its first script was asked for, in milliseconds after its address was. */
async function paintAndScript(screen: Screen): Promise<{ paint: number; script: number; scripts: number }> {
  await screen.page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  return screen.page.evaluate(() => {
    const starts = performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ startTime }) => startTime);
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return { paint: paint?.startTime ?? Infinity, script: Math.min(...starts), scripts: starts.length };
  });
}

// On a slow machine the network is quiet before the first paint, too, and no script was asked for by then.
describe("the scripts of a page", () => {
  it.each(["/", "/learning", "/foods/carrot", "/resources"])("of %s are asked for after its paint", async (path) => {
    const screen = await Screen.open(origin);
    await screen.opens(path);
    const { paint, script, scripts } = await paintAndScript(screen);
    expect(scripts).toBeGreaterThan(5);
    expect(script).toBeGreaterThan(paint);
    await screen.close();
  });

  it("are asked for after its paint where it is written for one request, too", async () => {
    const screen = await Screen.open(origin);
    await screen.opens(await aRecipe());
    const { paint, script, scripts } = await paintAndScript(screen);
    expect(scripts).toBeGreaterThan(5);
    expect(script).toBeGreaterThan(paint);
    await screen.close();
  });

  it("are compiled while they arrive where they are React's and Next's", async () => {
    const { sources } = await weigh("/");
    const large = sources.filter(({ length }) => length > 100 * KILOBYTE);
    expect(large.length).toBeGreaterThan(1);
    expect(large.filter((source) => !source.startsWith("//# allFunctionsCalledOnLoad\n"))).toEqual([]);
  });

  it.each([
    ["that does not say when it paints", () => Reflect.deleteProperty(window, "PerformanceObserver")],
    ["whose page nobody sees", () => Object.defineProperty(document, "hidden", { value: true })],
    ["that never paints", () => Object.defineProperty(PerformanceObserver.prototype, "observe", { value: () => 0 })],
  ])("come in a browser %s, too", async (_, makeSo) => {
    const screen = await Screen.open(origin);
    await screen.page.addInitScript(makeSo);
    await screen.page.goto("/learning", { waitUntil: "networkidle" });
    await screen.page.waitForFunction(
      () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length > 5,
    );
    await screen.close();
  });
});

describe("pages", () => {
  it("are prerendered in every language, and only calls are dynamic", () => {
    const manifest: unknown = JSON.parse(readFileSync(join(ROOT, ".next/prerender-manifest.json"), "utf8"));
    const routes = Object.keys((manifest as { routes: Record<string, unknown> }).routes);
    for (const language of LANGUAGES) {
      for (const page of ["", "/about", "/learning", "/our-story", "/sign-in", "/sign-up"])
        expect(routes).toContain(`/${language}${page}`);
    }
  });
});
