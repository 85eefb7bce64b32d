import { describe, expect, it } from "vitest";
import { asksToErase, confirmsErasing } from "./account-erasure";
import { browserForThisFile, originForThisFile } from "./browser";
import { Parent } from "./parent";

// Whoever is signed in finds the way out without looking for it, on the narrowest phone too.

const origin = originForThisFile();
browserForThisFile();

/**
 * A browser that never ends the clearing that `Clear-Site-Data` asks of it, as Chromium now and then: the server has done
 * what it was asked for, the page does not hear of it, and the cookies stay.
 */
async function holdsBack(parent: Parent, method: string, path: string): Promise<void> {
  await parent.screen.page.route(`**${path}`, async (route) => {
    const request = route.request();
    if (request.method() !== method) return route.fallback();
    const { cookie = "", "content-type": contentType = "" } = await request.allHeaders();
    const headers = { cookie, origin, "content-type": contentType };
    await fetch(request.url(), { method, headers, body: request.postData() });
  });
}

/** What the browser keeps that its page can reach. */
function kept(parent: Parent): Promise<object> {
  return parent.screen.page.evaluate(async () => ({
    marked: document.cookie.includes("signed_in"),
    shelves: "caches" in window ? await caches.keys() : [],
    kitchen: localStorage.getItem("kitchen"),
    draft: sessionStorage.getItem("draft"),
  }));
}
const NOTHING = { marked: false, shelves: [], kitchen: null, draft: null };

/** What a family leaves behind in the course of a day. */
async function keepsSomething(parent: Parent): Promise<void> {
  await parent.screen.page.evaluate(async () => {
    localStorage.setItem("kitchen", "{}");
    sessionStorage.setItem("draft", "half a comment");
    await caches.open("family");
  });
}

const PAGES = ["/", "/user", "/profile", "/allergies", "/reactions", "/tried", "/report", "/meals", "/recipes/import"];

describe("the way out", () => {
  it.each(PAGES)("is a button in the bar of %s", async (path) => {
    const parent = await Parent.isAtHome(origin, { width: 320 }, path);
    await parent.seesName();
    const button = parent.screen.page.getByRole("banner").getByRole("button", { name: parent.texts.Shell.logout });
    await button.waitFor();
    const box = await button.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 400) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    expect(box?.y).toBeLessThan(200);
    await parent.logsOut();
    await parent.opens(path);
    expect(await button.count()).toBe(0);
    await parent.leaves();
  });

  it.each([
    { from: "/user", method: "POST", path: "/api/logout", leaves: (parent: Parent) => parent.logsOut() },
    {
      from: "/profile",
      method: "DELETE",
      path: "/api/user",
      leaves: async (parent: Parent) => {
        await asksToErase(parent);
        await confirmsErasing(parent);
        await parent.seesToast(parent.texts.Profile.deleted);
      },
    },
  ])("leads home from $from where the browser holds the answer back", async ({ from, method, path, leaves }) => {
    const parent = await Parent.isAtHome(origin, {}, from);
    await parent.seesName();
    await keepsSomething(parent);
    await holdsBack(parent, method, path);
    await leaves(parent);
    expect(await kept(parent)).toEqual(NOTHING);
    await parent.leaves();
  });

  it("says that there is no connection where there is none, and is open again with one", async () => {
    const parent = await Parent.isAtHome(origin, {}, "/user");
    const { page } = parent.screen;
    await parent.seesName();
    await page.context().setOffline(true);
    await page.getByRole("button", { name: parent.texts.Shell.logout }).click();
    await parent.seesToast(parent.texts.Errors.offline);
    await page.context().setOffline(false);
    await parent.logsOut();
    await parent.leaves();
  });

  it.each([
    { when: "before the rest of the shell is there", rest: false },
    { when: "behind it", rest: true },
  ])("is told of plainly $when while nothing finer can be fetched, for a moment, and finely then", async ({ rest }) => {
    const parent = await Parent.isAtHome(origin, {}, "/user");
    const { page } = parent.screen;
    await parent.seesName();
    if (rest) await page.locator("[role=status].max-w-7xl").waitFor({ state: "attached" });
    const button = page.getByRole("button", { name: parent.texts.Shell.logout });
    const plain = page.locator("p[role=alert].fixed");
    await page.context().setOffline(true);
    await button.click();
    await plain.getByText(parent.texts.Errors.offline).waitFor();
    await plain.waitFor({ state: "detached" });
    await page.context().setOffline(false);
    await page.route("**/api/logout", (route) => route.abort());
    // What is finer is asked for again within ten seconds; a message before that is a plain one still.
    const fine = page.locator("[data-slot=toaster] li").getByText(parent.texts.Errors.offline);
    const trying = async (): Promise<boolean> => {
      await button.click();
      return fine.isVisible();
    };
    await expect.poll(trying, { interval: 2_000 }).toBe(true);
    expect(await plain.count()).toBe(0);
    await parent.leaves();
  });

  it("is not said to be gone by who was signed out already, however long the answer takes", async () => {
    const parent = await Parent.isAtHome(origin, {}, "/profile");
    const { page } = parent.screen;
    await parent.seesName();
    await page.route("**/api/user", async (route) => {
      if (route.request().method() === "DELETE") await new Promise((late) => setTimeout(late, 5_000));
      return route.fallback();
    });
    await page.context().clearCookies({ name: "session" });
    await asksToErase(parent);
    await confirmsErasing(parent);
    await page.getByRole("dialog").getByText(parent.texts.Errors.sign_in_required).waitFor();
    expect(new URL(page.url()).pathname).toBe("/profile");
    await parent.leaves();
  });
});
