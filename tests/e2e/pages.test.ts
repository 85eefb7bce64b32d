import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../../lib/domain/shared/language";
import { messagesFor } from "../../lib/i18n/messages";
import { violations } from "./axe";
import { browserForThisFile, originForThisFile, Screen } from "./browser";

const origin = originForThisFile();
browserForThisFile();

const PATHS = [
  "/",
  "/about",
  "/foods",
  "/foods/grape",
  "/resources",
  "/learning",
  "/our-story",
  "/sign-in",
  "/sign-up",
  "/no-such-page",
];
describe.each(["light", "dark"] as const)("axe in the %s", (colorScheme) => {
  it.each(PATHS)("finds nothing on %s", async (path) => {
    const screen = await Screen.open(origin, { colorScheme });
    await screen.opens(path);
    expect(await violations(screen)).toEqual([]);
    await screen.close();
  });
});

describe("every page", () => {
  it.each(PATHS)("%s carries its policy and the headers of the house", async (path) => {
    const response = await fetch(origin + path, { headers: { cookie: "preferred_language=de" } });
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(response.headers.get("strict-transport-security")).toMatch(/max-age=63072000/);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("x-powered-by")).toBeNull();
    expect(response.status).toBe(path === "/no-such-page" ? 404 : 200);
  });

  it.each(LANGUAGES)("speaks %s, by its cookie", async (language) => {
    for (const path of PATHS) {
      const html = await (await fetch(origin + path, { headers: { cookie: `preferred_language=${language}` } })).text();
      expect(html).toContain(`lang="${language}"`);
    }
  });

  it.each([
    ["de-AT,de;q=0.9", "de-AT"],
    ["my", "my"],
    ["fr", "en"],
  ])("answers a first visit with Accept-Language %s in %s", async (header, language) => {
    const html = await (await fetch(origin, { headers: { "accept-language": header } })).text();
    expect(html).toContain(`lang="${language}"`);
  });
});

describe("an address that is no page", () => {
  it.each(LANGUAGES)("says so in %s and leads home", async (language: Language) => {
    const screen = await Screen.open(origin, { language });
    await screen.page.goto("/no-such-page");
    const { title } = messagesFor(language).NotFound;
    await screen.page.getByRole("heading", { name: title }).waitFor();
    await screen.close();
  });

  it("uses the specification's words in English", async () => {
    const screen = await Screen.open(origin);
    await screen.page.goto("/a/b/c");
    await screen.page.getByText("404 Page Not Found").waitFor();
    await screen.page.getByText("Did you forget to add the page to the router?").waitFor();
    await screen.close();
  });
});

describe("a visitor's page", () => {
  it("makes no call that fails: without a session nobody is asked who is signed in", async () => {
    const screen = await Screen.open(origin);
    const failed: string[] = [];
    screen.page.on("response", (response) => {
      if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
    });
    await screen.opens("/");
    await screen.page.getByRole("link", { name: messagesFor("en").Shell.signIn }).waitFor();
    expect(failed).toEqual([]);
    await screen.close();
  });
});

describe("the language selector", () => {
  it("changes the page's language, keeps the address, and is remembered", async () => {
    const screen = await Screen.open(origin);
    await screen.opens("/about");
    await screen.page.getByRole("combobox", { name: messagesFor("en").Shell.language }).selectOption("pl");
    await screen.page.getByRole("heading", { name: messagesFor("pl").About.title }).waitFor();
    expect(new URL(screen.page.url()).pathname).toBe("/about");
    await screen.page.goto("/", { waitUntil: "networkidle" });
    await expect.poll(() => screen.page.locator("html").getAttribute("lang")).toBe("pl");
    await screen.close();
  });
});
