import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { withPatience } from "@/lib/platform/ai/patience";

setFlagsFromString("--expose-gc");

/** Work that waits for its signal by a listener, as a call over the network does, and keeps no hold of it. */
function waits(within: AbortSignal): Promise<string> {
  return new Promise((resolve) => {
    within.addEventListener("abort", () => {
      resolve(within.reason instanceof Error ? within.reason.name : String(within.reason));
    });
  });
}

const soon = <T>(work: Promise<T>) => Promise.race([work, sleep(5_000, "it is waited for without an end")]);

describe("patience", () => {
  it("ends though rubbish is collected while nothing happens", async () => {
    const work = withPatience(new AbortController().signal, 300, waits);
    for (let round = 0; round < 4; round += 1) {
      await sleep(40);
      runInNewContext("gc()");
    }
    expect(await soon(work)).toBe("TimeoutError");
  });

  it("ends when the caller leaves, before it or during it", async () => {
    const caller = new AbortController();
    const work = withPatience(caller.signal, 60_000, waits);
    caller.abort("left");
    expect(await soon(work)).toBe("left");
    const isAborted = (within: AbortSignal) => Promise.resolve(within.aborted);
    expect(await withPatience(caller.signal, 60_000, isAborted)).toBe(true);
  });

  it("gives what the work gives, or its failure, and troubles nobody after it", async () => {
    const { signal } = new AbortController();
    let kept: AbortSignal | undefined;
    const done = await withPatience(signal, 20, (within) => {
      kept = within;
      return Promise.resolve("done");
    });
    await sleep(60);
    expect([done, kept?.aborted]).toEqual(["done", false]);
    await expect(withPatience(signal, 20, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  });
});
