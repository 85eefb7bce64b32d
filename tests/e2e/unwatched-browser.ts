import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { z } from "zod";
import { browserPath, BROWSER_ARGUMENTS } from "./browser";

const Answer = z.object({ id: z.number(), result: z.unknown().optional(), error: z.unknown().optional() });
const Evaluated = z.object({ result: z.object({ value: z.unknown().optional() }) });
const END = "\0";
const POLL_MILLISECONDS = 100;
/** What never ends is told from what is slow by then. */
const LIMIT_MILLISECONDS = 60_000;

/**
 * A page of a browser whose service worker nobody is attached to, as at a family's. Playwright attaches itself to every
 * worker, and a worker that is watched is not ended by the browser: what depends on its end shows here alone.
 */
export class UnwatchedBrowser {
  readonly #child: ChildProcess;
  readonly #folder: string;
  readonly #waiting = new Map<number, (answer: z.infer<typeof Answer>) => void>();
  #said = "";
  #session = "";

  private constructor(child: ChildProcess, folder: string) {
    this.#child = child;
    this.#folder = folder;
    this.#reads.setEncoding("utf8").on("data", (text: string) => {
      const parts = (this.#said + text).split(END);
      this.#said = parts.pop() ?? "";
      for (const part of parts) {
        const answer = Answer.safeParse(JSON.parse(part));
        if (answer.success) this.#waiting.get(answer.data.id)?.(answer.data);
      }
    });
  }

  static async starts(): Promise<UnwatchedBrowser> {
    const folder = await mkdtemp(join(tmpdir(), "squish-browser-"));
    const own = ["--headless=new", "--remote-debugging-pipe", `--user-data-dir=${folder}`, "about:blank"];
    const child = spawn(browserPath(), [...BROWSER_ARGUMENTS, ...own], {
      stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
    });
    const browser = new UnwatchedBrowser(child, folder);
    const made = z
      .object({ targetId: z.string() })
      .parse(await browser.#asks("Target.createTarget", { url: "about:blank" }));
    const attached = await browser.#asks("Target.attachToTarget", { targetId: made.targetId, flatten: true });
    browser.#session = z.object({ sessionId: z.string() }).parse(attached).sessionId;
    return browser;
  }

  get #writes(): Writable {
    const [, , , pipe] = this.#child.stdio;
    if (pipe instanceof Object && "write" in pipe) return pipe;
    throw new Error("The browser was started without its pipe");
  }

  get #reads(): Readable {
    const [, , , , pipe] = this.#child.stdio;
    if (pipe instanceof Object && "setEncoding" in pipe) return pipe;
    throw new Error("The browser was started without its pipe");
  }

  async #asks(method: string, params: object): Promise<unknown> {
    const id = this.#waiting.size + 1;
    const session = this.#session === "" ? {} : { sessionId: this.#session };
    const { result, error } = await new Promise<z.infer<typeof Answer>>((resolve, reject) => {
      const late = new Error(`${method} was never answered: ${JSON.stringify(params)}`);
      const limit = setTimeout(() => reject(late), LIMIT_MILLISECONDS);
      this.#waiting.set(id, (answer) => {
        clearTimeout(limit);
        resolve(answer);
      });
      this.#writes.write(JSON.stringify({ id, method, params, ...session }) + END);
    });
    if (error !== undefined) throw new Error(`${method}: ${JSON.stringify(error)}`);
    return result;
  }

  async opens(address: string): Promise<void> {
    await this.#asks("Page.navigate", { url: address });
    await this.sees(`location.href === ${JSON.stringify(address)} && document.readyState === "complete"`);
  }

  /** What an expression, or the promise that it is, comes to in the page. */
  async evaluates(expression: string): Promise<unknown> {
    const answer = await this.#asks("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
    return Evaluated.parse(answer).result.value;
  }

  /** As by a keyboard, where the cursor is. */
  async types(text: string): Promise<void> {
    await this.#asks("Input.insertText", { text });
  }

  /** Until an expression is true in the page, whichever page it is by then. */
  async sees(expression: string): Promise<void> {
    const late = Date.now() + LIMIT_MILLISECONDS;
    while ((await this.evaluates(expression).catch(() => false)) !== true) {
      if (Date.now() > late) throw new Error(`Never seen: ${expression}, but ${await this.#tellsWhatIsSeen()}`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));
    }
  }

  /** For whoever has to find out why a test failed. */
  async #tellsWhatIsSeen(): Promise<string> {
    return String(await this.evaluates("location.href + ': ' + document.body.innerText").catch(String));
  }

  async closes(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once("exit", resolve));
    this.#child.kill("SIGKILL");
    await ended;
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 10 });
  }
}
