import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { messagesFor } from "../../lib/i18n/messages";
import { originForThisFile } from "./browser";
import { UnwatchedBrowser } from "./unwatched-browser";

const origin = originForThisFile();
const ROUNDS = 3;
const PASSWORD = "quiet-Lemon-4711x";
const { Profile, Shell } = messagesFor("en");

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
}

/** A button that may be pressed, by its words or its name. */
const button = (name: string): string =>
  `[...document.querySelectorAll("button:enabled")].findLast((each) => [each.innerText, each.ariaLabel].includes(${JSON.stringify(name)}))`;

async function presses(name: string): Promise<void> {
  await browser.sees(`${button(name)} !== undefined`);
  await browser.evaluates(`${button(name)}.click()`);
}

async function isSignedOut(): Promise<void> {
  await browser.sees('location.pathname === "/" && document.readyState === "complete"');
  expect(await browser.evaluates("document.cookie")).not.toContain("signed_in");
  expect(await browser.evaluates('caches.has("family")')).toBe(false);
  expect(await browser.evaluates('fetch("/api/bookmarks").then(({ status }) => status)')).toBe(401);
}

/**
 * What the browser holds back until the worker is gone ends all the same: nobody is kept in. Each goes as soon as the
 * button is there, while the worker is still at its shelves: then Chromium now and then holds it back for ever.
 */
describe("the way out of a browser with a worker in it", () => {
  it("leads home, time and again", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await signsUp(round);
      await browser.opens(`${origin}/user`);
      await presses(Shell.logout);
      await isSignedOut();
    }
  });

  it("is open to who erases their account", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await signsUp(round);
      await browser.opens(`${origin}/profile`);
      await presses(Profile.deleteTitle);
      const field = 'document.querySelector("dialog[open] input[type=password]")';
      await browser.sees(`${field} !== null`);
      await browser.evaluates(`${field}.focus()`);
      await browser.types(PASSWORD);
      await presses(Profile.deleteConfirm);
      await isSignedOut();
    }
  });
});
