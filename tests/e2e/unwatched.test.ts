import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { messagesFor } from "../../lib/i18n/messages";
import { originForThisFile } from "./browser";
import { UnwatchedBrowser } from "./unwatched-browser";

const origin = originForThisFile();
const ROUNDS = 3;
const PASSWORD = "quiet-Lemon-4711x";
/** What never ends is told from what is slow by then. */
const LIMIT_MILLISECONDS = 60_000;

let browser: UnwatchedBrowser;
beforeAll(async () => {
  browser = await UnwatchedBrowser.starts();
});
afterAll(async () => {
  await browser.closes();
});

/** What a page sends, as JSON; answers the status. */
const call = (method: string, path: string, body: object): string =>
  `fetch(${JSON.stringify(path)}, { method: "${method}", headers: { "content-type": "application/json" }, body: ${JSON.stringify(JSON.stringify(body))} }).then(({ status }) => status)`;

async function signsUp(round: number): Promise<void> {
  const username = `u${Date.now() % 1e9}${round}`;
  const person = { username, email: `${username}@families.test`, password: PASSWORD, confirmPassword: PASSWORD };
  await browser.opens(`${origin}/`);
  await browser.sees("navigator.serviceWorker.controller !== null");
  expect(await browser.evaluates(call("POST", "/api/register", person))).toBe(201);
  await browser.opens(`${origin}/user`);
}

/** What the browser holds back until the worker is gone ends all the same: nobody is kept in. */
describe("the way out of a browser with a worker in it", { timeout: ROUNDS * LIMIT_MILLISECONDS }, () => {
  it("leads home, time and again", async () => {
    const { logout } = messagesFor("en").Shell;
    const button = `document.querySelector('button[aria-label="${logout}"]')`;
    for (let round = 0; round < ROUNDS; round += 1) {
      await signsUp(round);
      await browser.sees(`${button} !== null`);
      await browser.evaluates(`${button}.click()`);
      await browser.sees('location.pathname === "/" && document.readyState === "complete"');
      expect(await browser.evaluates("document.cookie")).not.toContain("signed_in");
      expect(await browser.evaluates('caches.has("family")')).toBe(false);
    }
  });

  it("is open to who erases their account", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await signsUp(round);
      expect(await browser.evaluates(call("DELETE", "/api/user", { password: PASSWORD }))).toBe(204);
      expect(await browser.evaluates("document.cookie")).not.toContain("signed_in");
    }
  });
});
