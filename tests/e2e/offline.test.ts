import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../lib/domain/shared/language";
import { messagesFor } from "../../lib/i18n/messages";
import { browserForThisFile, originForThisFile } from "./browser";
import { Child } from "./child";
import { Parent } from "./parent";

const origin = originForThisFile();
browserForThisFile();

/** Until the worker is in charge and has fetched what is to work without a network. */
async function keepsAll({ screen: { page } }: Parent): Promise<void> {
  const whole = () =>
    page.evaluate(async () => {
      const names = navigator.serviceWorker.controller === null ? [] : await caches.keys();
      const cores = names.filter((name) => name.startsWith("core "));
      const complete = await Promise.all(cores.map(async (name) => (await caches.open(name)).match("/complete")));
      return complete.some((mark) => mark !== undefined);
    });
  await expect.poll(whole).toBe(true);
}

async function goesOffline({ screen: { page } }: Parent): Promise<void> {
  await page.context().setOffline(true);
}

describe("Squish without a network", () => {
  it("opens what was opened, the safety centre, the games and the foods, and says that it is offline", async () => {
    const parent = await Parent.arrives(origin, { language: "my", keepsPages: true });
    const { page } = parent.screen;
    const { Offline, Resources, Foods, Learning } = parent.texts;
    await parent.opens("/foods/carrot");
    const carrot = await page.getByRole("heading", { level: 1 }).innerText();
    await keepsAll(parent);
    await goesOffline(parent);

    await page.goto("/foods/carrot");
    await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe(carrot);
    await page.getByRole("status").filter({ hasText: Offline.keptBody }).waitFor();
    await page.goto("/resources");
    await page.getByRole("heading", { level: 1, name: Resources.title }).waitFor();
    await page.goto("/foods");
    await page.getByRole("heading", { level: 1, name: Foods.title }).waitFor();
    await page.goto("/learning");
    await page.getByRole("heading", { level: 1, name: Learning.title }).waitFor();
    await page.goto("/foods/quince");
    await page.getByRole("heading", { level: 1, name: Offline.title }).waitFor();
    await parent.leaves();
  });

  it("keeps the policy of a page: a kept page runs no script that the fetched one does not", async () => {
    const parent = await Parent.arrives(origin, { keepsPages: true });
    const { page } = parent.screen;
    await parent.opens("/foods/carrot");
    await keepsAll(parent);
    const policy = () => page.evaluate(async () => (await fetch(location.href)).headers.get("content-security-policy"));
    const online = await policy();
    await goesOffline(parent);
    const kept = await page.goto("/foods/carrot");
    expect(kept?.headers()["content-security-policy"]).toBe(online);
    await parent.leaves();
  });

  it("lets a child go on in the middle of a game after a reload", async () => {
    const child = await Child.sitsDown(origin, { keepsPages: true });
    await keepsAll(child.parent);
    await child.turnsTheCard();
    await child.takesTheNextCard();
    await child.seesDone("foodFriends", 1, 5);
    await goesOffline(child.parent);
    await child.page.reload();
    await child.seesDone("foodFriends", 1, 5);
    await child.choosesFoods("rice", "broccoli");
    await child.choosesStory("growing-garden");
    await expect.poll(() => child.pages().count()).toBe(6);
    await child.leaves();
  });

  it("shows a parent their bookmarks, and nobody after them", async () => {
    const parent = await Parent.arrives(origin, { keepsPages: true });
    const { page } = parent.screen;
    await parent.signsUp();
    await parent.opens("/");
    await parent.choosesAge("9-12");
    await parent.chooses("lunch", "stew");
    await parent.types("carrot", "chicken");
    const card = await parent.generates();
    const title = await card.getByRole("heading").first().innerText();
    const made = await parent.findsCard(title);
    await parent.taps(made, parent.texts.RecipeActions.bookmark);
    await parent.button(made, parent.texts.RecipeActions.bookmarked).waitFor();
    await parent.opens("/user");
    await page.getByRole("heading", { name: title }).first().waitFor();
    await keepsAll(parent);
    await parent.opens("/user");
    await page.getByRole("heading", { name: title }).first().waitFor();
    await goesOffline(parent);
    await page.reload();
    await page.getByRole("heading", { name: title }).first().waitFor();
    await page.getByText(parent.texts.Offline.keptBody, { exact: false }).waitFor();

    await page.context().setOffline(false);
    await parent.opens("/user");
    await parent.logsOut();
    await goesOffline(parent);
    // Whatever is still open or kept: no name, no bookmark.
    await page.goto("/user").catch(() => null);
    expect(await page.getByText(title).count()).toBe(0);
    expect(await page.getByText(parent.name).count()).toBe(0);
    await page.context().setOffline(false);
    await parent.opens("/about");
    await expect.poll(() => page.evaluate(() => caches.has("family"))).toBe(false);
    await parent.leaves();
  });
});

describe("an address with a language in it", () => {
  it("is a choice of that language where the worker fetches it, and no choice where a page fetches it ahead", async () => {
    const parent = await Parent.arrives(origin, { keepsPages: true });
    const { page } = parent.screen;
    const language = () => page.locator("html").getAttribute("lang");
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.evaluate(() => fetch("/de/about").then((answer) => answer.text()));
    await page.goto("/about");
    expect(await language()).toBe("en");
    await page.goto("/pl/about");
    expect([await language(), new URL(page.url()).pathname]).toEqual(["pl", "/about"]);
    await page.goto("/");
    expect(await language()).toBe("pl");
    await parent.leaves();
  });
});

describe("a newer version", () => {
  it("is offered, and loads when the parent wants it", async () => {
    const parent = await Parent.arrives(origin, { keepsPages: true });
    const { page } = parent.screen;
    const { Offline } = parent.texts;
    await keepsAll(parent);
    // Another address of the same script is another version to the browser.
    await page.evaluate(() => navigator.serviceWorker.register("/sw.js?newer").then(() => undefined));
    await page.getByText(Offline.updateTitle).waitFor();
    await page.evaluate(() => Reflect.set(window, "stillThere", true));
    await page.getByRole("button", { name: Offline.updateLater }).click();
    await page.getByText(Offline.updateTitle).waitFor({ state: "hidden" });
    expect(await page.evaluate(() => Reflect.get(window, "stillThere"))).toBe(true);
    await parent.opens("/about");
    await page.evaluate(() => Reflect.set(window, "stillThere", true));
    await page.getByRole("button", { name: Offline.updateNow }).click();
    await page.waitForFunction(() => Reflect.get(window, "stillThere") === undefined);
    await page.getByRole("heading", { level: 1, name: parent.texts.About.title }).waitFor();
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
    await parent.leaves();
  });
});

/** What of the manifest leads somewhere. */
interface Manifest {
  readonly shortcuts: readonly { readonly url: string; readonly name: string }[];
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
}

describe("Squish among a phone's apps", () => {
  it.each(LANGUAGES)("is described in %s, with icons that are there and as large as they say", async (language) => {
    const html = await (await fetch(origin, { headers: { cookie: `preferred_language=${language}` } })).text();
    const address = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? "";
    const answer = await fetch(origin + address);
    expect(answer.headers.get("content-type")).toContain("application/manifest+json");
    const manifest: Manifest = await answer.json();
    expect(manifest).toMatchObject({
      id: "/",
      start_url: "/",
      display: "standalone",
      lang: language,
      description: messagesFor(language).Meta.description,
    });
    for (const { url, name } of manifest.shortcuts) {
      expect((await fetch(origin + url)).status, name).toBe(200);
    }
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
    for (const { src, sizes } of manifest.icons) {
      const icon = Buffer.from(await (await fetch(origin + src)).arrayBuffer());
      expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`, src).toBe(sizes);
    }
  });

  it("has a worker that is asked for anew each time, and may do no more than a page", async () => {
    const answer = await fetch(`${origin}/sw.js`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toContain("javascript");
    expect(answer.headers.get("cache-control")).toMatch(/max-age=0|no-cache/);
    expect(answer.headers.get("content-security-policy")).toMatch(/default-src 'none'/);
  });
});
