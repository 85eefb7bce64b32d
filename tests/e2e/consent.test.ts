import { rm } from "node:fs/promises";
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES } from "../../lib/domain/shared/language";
import { builtWith } from "../support/built-with";
import { startServer, type RunningServer } from "../support/running-server";
import { standInPostHog, type StandInPostHog } from "../support/stand-in-posthog";
import { ROOT } from "../support/source-files";
import { violations } from "./axe";
import { browserForThisFile, type Device, originForThisFile } from "./browser";
import { Parent } from "./parent";

browserForThisFile();

let posthog: StandInPostHog;
let folder: string;
let server: RunningServer;

beforeAll(async () => {
  posthog = await standInPostHog();
  folder = builtWith({ NEXT_PUBLIC_POSTHOG_KEY: "phc_stand_in", NEXT_PUBLIC_POSTHOG_HOST: posthog.origin });
  server = await startServer(
    { NEXT_PUBLIC_POSTHOG_KEY: "phc_stand_in", NEXT_PUBLIC_POSTHOG_HOST: posthog.origin },
    undefined,
    folder,
  );
}, 1_200_000);
afterEach(() => {
  posthog.heard.length = 0;
  posthog.asked.length = 0;
});
afterAll(async () => {
  await server.stop();
  await posthog.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A visitor of a Squish that has a key, whose every request to PostHog is seen. */
class Visitor {
  readonly parent: Parent;
  readonly asked: string[] = [];

  private constructor(parent: Parent) {
    this.parent = parent;
    parent.screen.page.on("request", (request) => {
      if (new URL(request.url()).origin !== server.origin) this.asked.push(request.url());
    });
  }

  static async arrives(device: Device = {}): Promise<Visitor> {
    return Visitor.of(await Parent.arrives(server.origin, { mayAsk: posthog.origin, ...device }), "/");
  }

  /** A parent with an account, signed in. */
  static async isSignedIn(path: string, device: Device = {}): Promise<Visitor> {
    return Visitor.of(await Parent.isAtHome(server.origin, { mayAsk: posthog.origin, ...device }, path), path);
  }

  /** PostHog's library keeps silent about robots: this browser does not say that a test drives it. */
  private static async of(parent: Parent, path: string): Promise<Visitor> {
    await parent.screen.page.addInitScript(() => {
      const said = {
        webdriver: false,
        userAgent: navigator.userAgent.replace("Headless", ""),
        userAgentData: undefined,
      };
      for (const [name, value] of Object.entries(said)) Object.defineProperty(navigator, name, { get: () => value });
    });
    await parent.opens(path);
    return new Visitor(parent);
  }

  get question() {
    return this.parent.screen.page.getByRole("region", { name: this.parent.texts.Consent.title });
  }

  async answers(answer: "yes" | "no"): Promise<void> {
    await this.question.getByRole("button", { name: this.parent.texts.Consent[answer], exact: true }).click();
    await this.question.waitFor({ state: "detached" });
  }

  async changesTheirMind(): Promise<void> {
    await this.parent.screen.page.getByRole("button", { name: this.parent.texts.Consent.change, exact: true }).click();
    await this.question.waitFor();
  }

  /** Everything that this browser keeps for the site, by name. */
  async kept(): Promise<string[]> {
    const { page } = this.parent.screen;
    const stored = await page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()).map(({ name }) => String(name)),
      ...(await caches.keys()),
    ]);
    const cookies = await page.context().cookies();
    return [...stored, ...cookies.map(({ name }) => name)].sort();
  }

  /** Waits until so many page views arrived, and answers the addresses they told. */
  async tellsPages(count: number): Promise<string[]> {
    await expect.poll(() => pageViews().length).toBe(count);
    return pageViews().map(({ properties }) => String(properties["$current_url"]).replace(server.origin, ""));
  }

  leaves(): Promise<void> {
    return this.parent.leaves();
  }
}

/** The address of each page that there is; of foods and of recipes, one each. */
async function addressesOfPages(): Promise<string[]> {
  const recipes = await fetch(`${server.origin}/api/recipes?limit=1`);
  const [recipe] = (await recipes.json()) as readonly { readonly id: string }[];
  const files = readdirSync(join(ROOT, "app/[locale]"), { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => basename(file) === "page.tsx")
    .map((file) => `/${dirname(file)}`.replace("[slug]", "carrot").replace("[id]", recipe?.id ?? ""))
    .map((address) => (address === "/." ? "/" : address))
    .sort();
}

/** The hosts that a browser asks of its own accord when it is given this page. */
function hostsFetchedBy(html: string): string[] {
  const elements = html.match(/<(?:script|link|img|iframe|source|video|audio|object|embed)\b[^>]*>/g) ?? [];
  const fetched = elements.filter((element) => !/\brel="?(?:canonical|alternate)\b/.test(element));
  return fetched.flatMap((element) =>
    [...element.matchAll(/\b(?:src|srcset|href|data|poster)=["']?(?:https?:)?\/\/([^\s/"'>]+)/gi)].map(
      ([, host = ""]) => host,
    ),
  );
}

function pageViews() {
  return posthog.heard.filter(({ event }) => event === "$pageview");
}

describe("before an answer", () => {
  it("nobody else is asked for anything, and nothing is kept beyond the language", async () => {
    const visitor = await Visitor.arrives();
    await visitor.question.waitFor();
    for (const path of ["/about", "/resources", "/foods", "/sign-in"]) {
      await visitor.parent.opens(path);
      await visitor.question.waitFor();
    }
    expect(visitor.asked).toEqual([]);
    expect(posthog.asked).toEqual([]);
    expect(await visitor.kept()).toEqual(["preferred_language"]);
    await visitor.leaves();
  });

  it.each(LANGUAGES)("so it is on each page, signed out and signed in: a fifth of them in %s", async (own) => {
    const addresses = await addressesOfPages();
    expect(addresses.length).toBeGreaterThan(20);
    const visitor = await Visitor.arrives({ language: own });
    const parent = await Visitor.isSignedIn("/", { language: own });
    for (const [index, path] of addresses.entries()) {
      const place = index % LANGUAGES.length;
      if (LANGUAGES[place] === own) await visitor.parent.opens(path);
      if (LANGUAGES[LANGUAGES.length - 1 - place] === own) await parent.parent.opens(path);
    }
    expect([visitor.asked, parent.asked, posthog.asked]).toEqual([[], [], []]);
    expect(await visitor.kept()).toEqual(["preferred_language"]);
    expect(await parent.kept()).toEqual(["preferred_language", "session", "signed_in"]);
    await visitor.leaves();
    await parent.leaves();
  });

  it("no page in any language has a script, a style, a picture or a hint of another host in its markup", () => {
    const pages = join(folder, ".next/server/app");
    const files = readdirSync(pages, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".html"));
    expect(files.length).toBeGreaterThan(LANGUAGES.length * 20);
    for (const file of files) expect(hostsFetchedBy(readFileSync(join(pages, file), "utf8")), file).toEqual([]);
    const planted = ["<script async src=https://a.test/x>", '<link rel="preconnect" href="//b.test">'].join("");
    expect(hostsFetchedBy(`${planted}<img srcset="https://c.test/1 1x">`)).toEqual(["a.test", "b.test", "c.test"]);
  });

  it("what a planted tracker asks and keeps would be seen, wherever it keeps it", async () => {
    const visitor = await Visitor.arrives();
    const { page } = visitor.parent.screen;
    await page.evaluate(async (origin) => {
      document.cookie = "planted_cookie=1";
      localStorage.setItem("planted_local", "1");
      sessionStorage.setItem("planted_session", "1");
      await caches.open("planted_cache");
      await new Promise((opened) => (indexedDB.open("planted_database").onsuccess = opened));
      await fetch(`${origin}/planted`, { mode: "no-cors" });
    }, posthog.origin);
    expect(visitor.asked).toEqual([`${posthog.origin}/planted`]);
    const planted = ["cache", "cookie", "database", "local", "session"].map((place) => `planted_${place}`);
    expect(await visitor.kept()).toEqual([...planted, "preferred_language"]);
    await visitor.leaves();
  });

  it.each(["en", "my"] as const)(
    "both answers look alike, are large enough and fit a small phone, in %s",
    async (language) => {
      const visitor = await Visitor.arrives({ language, width: 320 });
      await visitor.question.waitFor();
      const looks = await visitor.question.getByRole("button").evaluateAll((buttons) =>
        buttons.map((button) => {
          const { width, height } = button.getBoundingClientRect();
          const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(button);
          return {
            width: Math.round(width),
            height: Math.round(height),
            color,
            backgroundColor,
            fontSize,
            fontWeight,
            borderColor,
          };
        }),
      );
      expect(looks).toHaveLength(2);
      expect(looks[0]).toEqual(looks[1]);
      expect(looks[0]?.height).toBeGreaterThanOrEqual(44);
      await visitor.parent.seesNothingCutOff();
      expect(await violations(visitor.parent.screen)).toEqual([]);
      await visitor.leaves();
    },
  );

  it.each(LANGUAGES)(
    "the question leaves two thirds of a phone to the page, and says all when asked, in %s",
    async (language) => {
      const visitor = await Visitor.arrives({ language });
      const { page } = visitor.parent.screen;
      await page.setViewportSize({ width: 360, height: 740 });
      await visitor.question.waitFor();
      const { height = 740 } = (await visitor.question.boundingBox()) ?? {};
      expect(height).toBeLessThanOrEqual(740 / 3);
      const { Consent } = visitor.parent.texts;
      await visitor.question.getByText(Consent.more).click();
      for (const said of [Consent.body, Consent.never]) await visitor.question.getByText(said).waitFor();
      for (const button of await visitor.question.getByRole("button").all()) {
        const box = await button.boundingBox();
        expect((box?.y ?? 740) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
      }
      await visitor.leaves();
    },
  );

  it("a browser that refuses for its owner is not asked, and may still be asked to be", async () => {
    const visitor = await Visitor.arrives();
    const { page } = visitor.parent.screen;
    await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
    await visitor.parent.opens("/about");
    await page.getByText(visitor.parent.texts.Consent.isOff).waitFor();
    expect(await visitor.question.count()).toBe(0);
    await visitor.changesTheirMind();
    expect(visitor.asked).toEqual([]);
    await visitor.leaves();
  });
});

describe("after a yes", () => {
  it("each page is told by its kind, without a name, a question or a recipe in it", async () => {
    const visitor = await Visitor.arrives();
    await visitor.answers("yes");
    await visitor.tellsPages(1);
    await visitor.parent.opens("/foods/honey?from=canary");
    await visitor.tellsPages(2);
    const { page } = visitor.parent.screen;
    const answer = await fetch(`${server.origin}/api/recipes?limit=1`);
    const [recipe] = (await answer.json()) as readonly { readonly id: string; readonly title: string }[];
    await visitor.parent.opens(`/recipes/${recipe?.id ?? ""}`);
    expect(await visitor.tellsPages(3)).toEqual(["/", "/foods/*", "/recipes/*"]);

    expect(pageViews().map(({ properties }) => properties["title"] !== undefined)).toEqual([true, false, false]);
    expect(new Set(pageViews().map(({ distinctId }) => distinctId)).size).toBe(1);
    const sent = posthog.heard.map((event) => event.sent).join("\n");
    for (const canary of ["honey", "canary", recipe?.id ?? "?", recipe?.title ?? "?", "Mozilla"]) {
      expect(sent).not.toContain(canary);
    }
    expect(new Set(visitor.asked.map((address) => new URL(address).origin))).toEqual(new Set([posthog.origin]));
    expect(posthog.heard.map(({ event }) => event)).toEqual(["$pageview", "$pageview", "$pageview"]);
    expect(await page.evaluate(() => document.scripts.length)).toBeGreaterThan(0);
    await visitor.leaves();
  });

  it("a signed-in parent is known by what the specification names, and unknown again after signing out", async () => {
    const visitor = await Visitor.isSignedIn("/about");
    await visitor.answers("yes");
    await visitor.tellsPages(1);
    const { user } = (await visitor.parent.sends("GET", "/api/user")) as { user: { clerkId: string } };
    const identify = posthog.heard.find(({ event }) => event === "$identify");
    expect(identify?.distinctId).toBe(user.clerkId);
    expect(identify?.person).toEqual({
      email: `${visitor.parent.name}@families.test`,
      clerkId: user.clerkId,
      firstName: null,
      lastName: null,
      isAdmin: false,
    });
    expect(pageViews()[0]?.distinctId).toBe(user.clerkId);
    await visitor.parent.logsOut();
    const before = posthog.heard.length;
    await visitor.parent.opens("/about");
    // Where signing out clears what the browser keeps, the answer goes with it, and there is a question again.
    const { page } = visitor.parent.screen;
    await visitor.question.or(page.getByText(visitor.parent.texts.Consent.isOn)).first().waitFor();
    const since = posthog.heard.slice(before).map(({ sent }) => sent);
    expect(since.join("\n")).not.toContain(user.clerkId);
    const kept = await page.context().cookies();
    expect(kept.map(({ value }) => value)).not.toContain(user.clerkId);
    await visitor.leaves();
  });

  it("a parent's child's story is counted by its kind and size, and a visitor's never", async () => {
    const data = { name: "story_created", properties: { template: "magic", foodCount: 2 } };
    const visitor = await Visitor.arrives();
    await visitor.answers("yes");
    await visitor.tellsPages(1);
    await visitor.parent.sends("POST", "/api/analytics/events", data);
    const parent = await Visitor.isSignedIn("/about");
    await parent.answers("yes");
    await parent.tellsPages(2);
    await parent.parent.sends("POST", "/api/analytics/events", data);
    const stories = () => posthog.heard.filter(({ event }) => event === "story_created");
    await expect.poll(() => stories().length).toBe(1);
    const { user } = (await parent.parent.sends("GET", "/api/user")) as { user: { clerkId: string } };
    expect(stories()[0]?.distinctId).toBe(user.clerkId);
    await visitor.leaves();
    await parent.leaves();
  });

  it("visitors stay uncounted where children play", async () => {
    const visitor = await Visitor.arrives();
    await visitor.answers("yes");
    await visitor.tellsPages(1);
    const before = visitor.asked.length;
    await visitor.parent.opens("/learning");
    await visitor.parent.screen.page.waitForTimeout(4_000);
    expect(visitor.asked.length).toBe(before);
    await visitor.parent.opens("/about");
    expect(await visitor.tellsPages(2)).toEqual(["/", "/about"]);
    await visitor.leaves();
  });
});

describe("after a no", () => {
  it("nothing is told on any page, nobody is asked again, and the answer alone is kept", async () => {
    const visitor = await Visitor.arrives();
    await visitor.answers("no");
    for (const path of ["/about", "/foods"]) {
      await visitor.parent.opens(path);
      await visitor.parent.screen.page.getByText(visitor.parent.texts.Consent.isOff).waitFor();
      expect(await visitor.question.count()).toBe(0);
    }
    expect(visitor.asked).toEqual([]);
    expect(await visitor.kept()).toEqual(["analytics_consent", "preferred_language"]);
    await visitor.leaves();
  });

  it("that follows a yes stops it at once and leaves nothing of it behind; another yes begins anew", async () => {
    const visitor = await Visitor.arrives();
    await visitor.answers("yes");
    await visitor.tellsPages(1);
    expect(await visitor.kept()).toContain("analytics_id");
    const first = pageViews()[0]?.distinctId;

    await visitor.changesTheirMind();
    await visitor.answers("no");
    const asked = visitor.asked.length;
    expect(await visitor.kept()).toEqual(["analytics_consent", "preferred_language"]);
    await visitor.parent.opens("/about");
    await visitor.parent.screen.page.getByText(visitor.parent.texts.Consent.isOff).waitFor();
    expect(visitor.asked.length).toBe(asked);
    expect(await visitor.kept()).toEqual(["analytics_consent", "preferred_language"]);

    await visitor.changesTheirMind();
    await visitor.answers("yes");
    await visitor.tellsPages(2);
    expect(pageViews()[1]?.distinctId).not.toBe(first);
    await visitor.leaves();
  });
});

describe("without a key", () => {
  it("there is no question, and nothing of PostHog in what a browser is sent", async () => {
    const parent = await Parent.arrives(originForThisFile());
    const { page } = parent.screen;
    await page.waitForTimeout(4_000);
    expect(await page.locator("[data-slot=consent] *").count()).toBe(0);
    const chunks = join(ROOT, ".next/static/chunks");
    const all = readdirSync(chunks, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
    const telling = all.filter((name) =>
      /disable_session_recording|\$groupidentify/.test(readFileSync(join(chunks, name), "utf8")),
    );
    expect(telling).toEqual([]);
    await parent.leaves();
  });
});
