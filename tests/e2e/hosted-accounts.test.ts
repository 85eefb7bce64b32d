import { rm } from "node:fs/promises";
import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { builtWith } from "../support/built-with";
import { startServer, type RunningServer } from "../support/running-server";
import {
  MESSAGE_SECRET,
  messageOf,
  sessionToken,
  signedHeaders,
  standInClerk,
  type StandInClerk,
} from "../support/stand-in-clerk";
import { violations } from "./axe";
import { browserForThisFile, type Device } from "./browser";
import { Parent } from "./parent";

browserForThisFile();

const CLERK = "https://clerk.stand-in.test";
const KEY = `pk_live_${Buffer.from("clerk.stand-in.test$").toString("base64")}`;
const SITE = "https://squish.example";
const PASSWORD = "Kohlrabi-73-Suppe";

let clerk: StandInClerk;
let folder: string;
let server: RunningServer;

beforeAll(async () => {
  clerk = await standInClerk();
  const settings = { NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: KEY };
  folder = builtWith(settings);
  const keys = { CLERK_SECRET_KEY: "sk_live_stand_in", CLERK_JWT_KEY: clerk.publicKey, CLERK_API_URL: clerk.apiUrl };
  const more = { CLERK_WEBHOOK_SIGNING_SECRET: MESSAGE_SECRET, APP_ORIGIN: SITE };
  server = await startServer({ ...settings, ...keys, ...more }, undefined, folder);
}, 1_200_000);
afterEach(() => clerk.failWith(0));
afterAll(async () => {
  await server.stop();
  await clerk.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Somebody in front of a Squish whose accounts are at Clerk. What their browser asks of Clerk is seen. */
class Guest {
  readonly parent: Parent;
  readonly asked: string[] = [];
  isClerkThere = true;

  private constructor(parent: Parent) {
    this.parent = parent;
  }

  static async arrives(device: Device = {}): Promise<Guest> {
    clerk.browserAnswer("/v1/client/sign_outs", "{}", SITE);
    const guest = new Guest(await Parent.arrives(server.origin, { mayAsk: CLERK, ...device }));
    await guest.page.route(`${CLERK}/**`, (route) => {
      const request = route.request();
      const { pathname } = new URL(request.url());
      guest.asked.push(pathname);
      if (!guest.isClerkThere) return route.abort();
      const { type, text } = clerk.browserAnswer(pathname, request.postData() ?? "{}", SITE);
      return route.fulfill({ contentType: type, body: text, headers: { "Access-Control-Allow-Origin": "*" } });
    });
    return guest;
  }

  get page(): Page {
    return this.parent.screen.page;
  }

  get field() {
    return this.page.getByLabel(this.parent.texts.SignIn.identifier);
  }

  get name() {
    return this.page.getByTitle(this.parent.texts.Shell.yourAccount);
  }

  async signsIn(username: string): Promise<void> {
    await this.field.fill(username);
    await this.page.getByLabel(this.parent.texts.Password.label).fill(PASSWORD);
    await this.page.getByRole("main").getByRole("button", { name: this.parent.texts.SignIn.submit }).click();
    await this.name.waitFor();
  }

  /** What becomes of a session that nobody renewed for a minute. */
  async wasAwayForLong(userId: string): Promise<void> {
    const at = Math.floor(Date.now() / 1000) - 600;
    const old = { sub: userId, sid: "sess_old", azp: SITE, iat: at, nbf: at, exp: at + 60 };
    const value = sessionToken(clerk.privateKey, old);
    await this.page.goto("about:blank");
    await this.page.context().addCookies([{ name: "__session", value, url: server.origin }]);
  }
}

function person(username: string, role?: string): string {
  const id = `user_${username}`;
  clerk.people.set(id, { email: `${username}@families.test`, username, password: PASSWORD, ...(role && { role }) });
  return id;
}

describe("accounts at Clerk, for a visitor", () => {
  it("ask nothing of Clerk and keep nothing, until its form is opened", async () => {
    const guest = await Guest.arrives();
    for (const path of ["/", "/foods", "/user"]) await guest.parent.opens(path);
    expect(guest.asked).toEqual([]);
    await guest.parent.opens("/sign-in");
    await guest.field.waitFor();
    const scripts = ["/npm/@clerk/ui@1/dist/ui.browser.js", "/npm/@clerk/clerk-js@6/dist/clerk.browser.js"];
    await expect.poll(() => guest.asked.toSorted()).toEqual([...scripts, "/v1/client/tokens"].toSorted());
    await guest.page.getByRole("link", { name: guest.parent.texts.SignIn.guest }).waitFor();
    expect(await guest.page.getByText(guest.parent.texts.SignIn.forgotTitle).count()).toBe(0);
    expect(await violations(guest.parent.screen)).toEqual([]);
    await guest.parent.leaves();
  });

  it.each(["/sign-in", "/sign-up"])("have a form in the middle of %s, in the parent's words", async (path) => {
    const guest = await Guest.arrives({ language: "my", width: 320, colorScheme: "dark" });
    await guest.parent.opens(path);
    await guest.field.waitFor();
    const { x = 0, width = 0 } = (await guest.page.locator("main form").boundingBox()) ?? {};
    expect(Math.abs(x + width / 2 - 160)).toBeLessThanOrEqual(1);
    await guest.parent.seesNothingCutOff();
    await guest.parent.leaves();
  });

  it("say so where Clerk cannot be reached, lead on as a guest, and try again when asked", async () => {
    const guest = await Guest.arrives();
    guest.isClerkThere = false;
    await guest.parent.opens("/sign-in");
    await guest.page.getByText(guest.parent.texts.HostedForm.failed).waitFor();
    await guest.page.getByRole("link", { name: guest.parent.texts.SignIn.guest }).waitFor();
    guest.isClerkThere = true;
    await guest.page.getByRole("button", { name: guest.parent.texts.ErrorPage.retry }).click();
    await guest.field.waitFor();
    await guest.parent.leaves();
  });
});

describe("accounts at Clerk, for a parent", () => {
  it("let them in, bring them back to where they came from, know them after a pause, and let them out", async () => {
    const id = person("ada");
    const guest = await Guest.arrives();
    await guest.parent.opens("/sign-in?redirect_url=%2Fprofile");
    await guest.signsIn("ada");
    await guest.page.waitForURL(`${server.origin}/profile`);
    await expect.poll(() => guest.name.textContent()).toContain("Ada");
    const { sessionsTitle, passwordChange } = guest.parent.texts.Profile;
    await guest.page.getByRole("heading", { name: sessionsTitle }).waitFor();
    expect(await guest.page.getByText(passwordChange).count(), "their password is Clerk's to change").toBe(0);
    const data = { currentPassword: PASSWORD, newPassword: "Pastinake-im-Ofen-8" };
    const refused = await guest.page.request.post("/api/profile/password", { data });
    expect([refused.status(), await refused.json()]).toMatchObject([404, { code: "not_found" }]);
    expect(clerk.people.get(id)?.password).toBe(PASSWORD);

    await guest.wasAwayForLong(id);
    await guest.parent.opens("/user");
    await guest.name.waitFor();

    await guest.wasAwayForLong(id);
    const answer = await guest.page.goto("/recipes/no-recipe-of-anybodys", { waitUntil: "commit" });
    await guest.page.waitForURL(`${server.origin}/recipes/no-recipe-of-anybodys`);
    expect(answer?.url()).toBe(`${server.origin}/sign-in?redirect_url=%2Frecipes%2Fno-recipe-of-anybodys`);
    await guest.page.getByRole("heading", { name: guest.parent.texts.NotFound.title }).waitFor();

    await guest.page.getByRole("button", { name: guest.parent.texts.Shell.logout }).click();
    await guest.page.getByRole("link", { name: guest.parent.texts.Shell.signIn }).waitFor();
    await expect.poll(() => [...clerk.sessions.values()].filter(({ status }) => status === "active")).toEqual([]);
    await guest.parent.screen.settles();
    guest.asked.length = 0;
    await guest.parent.opens("/user");
    expect(guest.asked).toEqual([]);
    await guest.parent.leaves();
  });

  it("open the analytics to an admin of Clerk's, and to no other parent", async () => {
    for (const [name, role] of [
      ["grace", "admin"],
      ["lin", undefined],
    ] as const) {
      person(name, role);
      const guest = await Guest.arrives();
      const { Analytics } = guest.parent.texts;
      await guest.parent.opens("/sign-in?redirect_url=%2Fanalytics");
      await guest.signsIn(name);
      await guest.page.waitForURL(`${server.origin}/analytics`);
      if (role === "admin") await guest.page.getByRole("heading", { name: Analytics.gateTitle }).waitFor();
      else await guest.page.getByText(Analytics.notAdmin).waitFor();
      await guest.parent.leaves();
    }
  });

  it("are gone here with everything of theirs when they are gone there, told once or twice, by Clerk and nobody else", async () => {
    const id = person("ida");
    const guest = await Guest.arrives();
    await guest.parent.opens("/sign-in");
    await guest.signsIn("ida");
    await guest.parent.sends("POST", "/api/allergies", { food: "egg", language: "en" });
    clerk.people.delete(id);
    const body = messageOf("user.deleted", id);
    const tell = (headers: Record<string, string>, text = body) =>
      fetch(`${server.origin}/api/accounts/messages`, { method: "POST", headers, body: text });
    const forged = await tell({ ...signedHeaders(body), "svix-id": "msg_2" });
    expect([forged.status, await forged.json()]).toMatchObject([401, { code: "sign_in_required" }]);
    expect((await tell(signedHeaders("{"), "{")).status).toBe(400);
    expect((await tell(signedHeaders(body), "x".repeat(70_000))).status).toBe(413);
    expect((await guest.page.request.get("/api/user")).status()).toBe(200);
    for (const times of [1, 2]) expect((await tell(signedHeaders(body))).status, String(times)).toBe(204);
    expect((await guest.page.request.get("/api/user")).status()).toBe(401);
    expect(server.output()).not.toContain("ida@families.test");
    await guest.parent.leaves();
  });

  it("are not made or entered by the calls of our own forms", async () => {
    const login = { email: "eva@families.test", password: PASSWORD };
    for (const [path, account] of [
      ["/api/register", { ...login, username: "eva", confirmPassword: PASSWORD }],
      ["/api/login", login],
    ] as const) {
      const headers = { "Content-Type": "application/json" };
      const answer = await fetch(`${server.origin}${path}`, { method: "POST", headers, body: JSON.stringify(account) });
      expect(answer.status, path).toBe(404);
    }
  });
});
