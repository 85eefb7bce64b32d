import { existsSync } from "node:fs";
import { chromium, type Browser, type BrowserContext, type Page, type Request } from "playwright";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import type { Language } from "../../lib/domain/shared/language";

/** With what a browser is started: as root, and asking nobody elsewhere. */
export const BROWSER_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A limit is for what never comes; what comes late on a busy machine is found all the same. */
const LIMIT_MILLISECONDS = 60_000;

let browser: Browser | undefined;

/** Where the browser of the tests is: the machine's own, or the one that Playwright brought. */
export function browserPath(): string {
  const own = [process.env.CHROMIUM_PATH, "/usr/bin/chromium"].find((path) => path !== undefined && existsSync(path));
  return own ?? chromium.executablePath();
}

/** The address of the server that this file shares with no file that runs at the same time. */
export function originForThisFile(): string {
  const origin = inject("origins")[Number(process.env.VITEST_POOL_ID) - 1];
  if (origin === undefined) throw new Error("There is a server for each worker, and none for this one");
  return origin;
}

/** The screens that no test has closed. */
const open = new Set<Screen>();

/** Starts one browser for the file and closes it after. A test that fails says what was to be seen then. */
export function browserForThisFile(): void {
  beforeAll(async () => {
    browser = await chromium.launch({ args: BROWSER_ARGUMENTS, executablePath: browserPath() });
  });
  afterEach(async ({ task }) => {
    if (task.result?.state !== "fail") return;
    const seen = await Promise.all([...open].map((screen) => screen.tellsWhatIsSeen()));
    throw new Error(`What was seen then:\n${seen.join("\n")}`);
  });
  afterAll(async () => {
    await browser?.close();
  });
}

export interface Device {
  readonly language?: Language;
  readonly width?: number;
  readonly colorScheme?: "light" | "dark";
  /** With a screen that is touched. */
  readonly isTouched?: boolean;
  /** With the service worker. Without it every request is the page's own, and can be counted and failed by a test. */
  readonly keepsPages?: boolean;
  /** Takes no notice of what a page's policy forbids: what is kept out then is kept out by the page itself. */
  readonly ignoresPolicy?: boolean;
  /** The one address elsewhere that its pages may ask. */
  readonly mayAsk?: string;
}

/** In the page: keeps the words of every toast, which goes away by itself whether a test has looked by then or not. */
function notesToasts(): void {
  const known = new WeakMap<Element, string>();
  const noted: string[] = [];
  Reflect.set(window, "toasts", noted);
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll("[data-slot=toaster] li, p.fixed[role=alert]")) {
      const words = toast.textContent;
      if (known.get(toast) === words) continue;
      known.set(toast, words);
      noted.push(words);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

const nameOf = (call: Request): string => `${call.method()} ${new URL(call.url()).pathname}`;

/** A page on a phone of its own. What the browser complains about, and every request to elsewhere, fails the test. */
export class Screen {
  readonly page: Page;
  private readonly context: BrowserContext;
  private readonly complaints: string[] = [];
  private readonly answers: string[] = [];
  private readonly unanswered = new Set<Request>();

  private constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
    open.add(this);
    const isCall = (request: Request): boolean => new URL(request.url()).pathname.startsWith("/api/");
    const ends = (request: Request, how: string | number): void => {
      if (!isCall(request)) return;
      this.unanswered.delete(request);
      this.answers.push(`${nameOf(request)} ${how}`);
    };
    page.on("request", (request) => {
      if (isCall(request)) this.unanswered.add(request);
    });
    page.on("response", (response) => ends(response.request(), response.status()));
    page.on("requestfailed", (request) => ends(request, request.failure()?.errorText ?? "failed"));
  }

  static async open(origin: string, device: Device = {}): Promise<Screen> {
    if (!browser) throw new Error("call browserForThisFile() at the top of the file");
    const { language = "en", width = 360, colorScheme = "light", isTouched = false } = device;
    const { keepsPages = false, ignoresPolicy = false, mayAsk } = device;
    const context = await browser.newContext({
      baseURL: origin,
      locale: "fr-FR",
      viewport: { width, height: 780 },
      colorScheme,
      hasTouch: isTouched,
      bypassCSP: ignoresPolicy,
      reducedMotion: "reduce",
      serviceWorkers: keepsPages ? "allow" : "block",
    });
    context.setDefaultTimeout(LIMIT_MILLISECONDS);
    await context.addInitScript(notesToasts);
    await context.addCookies([{ name: "preferred_language", value: language, url: origin }]);
    const page = await context.newPage();
    const screen = new Screen(context, page);
    page.on("console", (message) => {
      // A failed call is the product's to show; the browser's own line about its status is no complaint of ours.
      if (message.type() === "error" && !/Failed to load resource/.test(message.text()))
        screen.complaints.push(message.text());
    });
    page.on("pageerror", (error) => screen.complaints.push(error.message));
    const isElsewhere = (address: string): boolean => ![origin, mayAsk].includes(new URL(address).origin);
    // A request that a test routes never reaches the worker: with one, calls to elsewhere are seen and not stopped.
    if (keepsPages) {
      context.on("request", (request) => {
        if (isElsewhere(request.url())) screen.complaints.push(`asked ${request.url()}`);
      });
      return screen;
    }
    await context.route("**/*", (route) => {
      if (!isElsewhere(route.request().url())) return route.continue();
      screen.complaints.push(`asked ${route.request().url()}`);
      return route.abort();
    });
    return screen;
  }

  /** Goes to an address of the product, and waits until its page works. */
  async opens(path: string): Promise<void> {
    await this.page.goto(path);
    await this.settles();
  }

  /** What is on the page has come, and React has taken it over: from then on no tap is lost. */
  async settles(): Promise<void> {
    await this.page.waitForLoadState("networkidle");
    await this.page.waitForFunction(() => {
      const owned = [...document.querySelectorAll("main, [data-slot=site-header] :is(a, button, select)")];
      return owned.length > 0 && owned.every((each) => Object.keys(each).some((key) => key.startsWith("__reactProps")));
    });
    // Its effects, which listen to keys and fetch, run after the next picture; a tab behind another paints none.
    await this.page.evaluate(
      () =>
        new Promise((painted) => {
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted)));
          setTimeout(painted, 1_000);
        }),
    );
  }

  /** From the next page on, what waits for exactly so many milliseconds waits for ever: nothing here depends on the time. */
  async stopsTimer(milliseconds: number): Promise<void> {
    await this.page.addInitScript((stopped) => {
      const timer = window.setTimeout.bind(window);
      const patient = (act: () => void, after = 0, ...more: []) =>
        timer(act, after === stopped ? 2 ** 30 : after, ...more);
      Object.defineProperty(window, "setTimeout", { value: patient });
    }, milliseconds);
  }

  /** Whether a toast with these words came since the last time that one was asked for and found. */
  async hasHeard(words: string): Promise<boolean> {
    const noted = await this.page.evaluate(() => Reflect.get(window, "toasts") as string[]);
    const plain = (text: string) => text.replace(/\s+/g, " ").toLowerCase();
    return noted.some((toast) => plain(toast).includes(plain(words)));
  }

  async forgetsToasts(): Promise<void> {
    // A page that is being left forgets them by itself.
    await this.page.evaluate(() => (Reflect.get(window, "toasts") as string[]).splice(0)).catch(() => undefined);
  }

  /** Another tab of the same browser; closing the first closes both. */
  async anotherTab(): Promise<Screen> {
    return new Screen(this.context, await this.context.newPage());
  }

  /** For whoever has to find out why a test failed: the address, what is and was said there, the last answers of the API. */
  async tellsWhatIsSeen(): Promise<string> {
    const said = await this.page
      .locator("h1, [role=alert], [role=status], dialog[open]")
      .allInnerTexts()
      .catch((error: unknown) => [String(error)]);
    const toasts = await this.page.evaluate(() => Reflect.get(window, "toasts") as string[]).catch(() => []);
    const words = [...said, ...toasts].map((text) => text.replaceAll(/\s+/g, " ").trim()).filter((text) => text !== "");
    const waiting = [...this.unanswered].map((call) => `${nameOf(call)} has no answer`);
    return [this.page.url(), ...words, ...this.answers.slice(-6), ...waiting, ...this.complaints].join("; ");
  }

  async close(): Promise<void> {
    const complaints = [...this.complaints];
    for (const screen of open) if (screen.context === this.context) open.delete(screen);
    await this.context.close();
    expect(complaints, "what the browser complained about").toEqual([]);
  }
}
