import { afterEach, describe, expect, it } from "vitest";
import { pageReader, starterComposer, type EngineWork } from "@/lib/features/recipes/borrow-engine";
import { composeStarter } from "@/lib/features/recipes/compose-starter";
import { readRecipePage } from "@/lib/features/recipes/read-recipe-page";

afterEach(() => {
  globalThis.squishShelf = undefined;
});

const work: EngineWork = { composeStarter: () => undefined, readRecipePage: () => Promise.resolve(undefined) };

async function borrowed(): Promise<EngineWork> {
  return { composeStarter: await starterComposer(), readRecipePage: await pageReader() };
}

describe("the engine of pages and of the start", () => {
  it("is the calls' where they offer it", async () => {
    globalThis.squishShelf = { engineWork: work, loadCalls: () => Promise.reject(new Error("asked for again")) };
    expect(await borrowed()).toEqual(work);
  });

  it("is the calls' once they are loaded", async () => {
    const shelf: NonNullable<typeof globalThis.squishShelf> = {
      loadCalls: () => Promise.resolve().then(() => void (shelf.engineWork = work)),
    };
    globalThis.squishShelf = shelf;
    expect(await borrowed()).toEqual(work);
  });

  it.each([
    ["without a shelf", undefined],
    ["where nothing can be loaded", {}],
    ["where the calls cannot be loaded", { loadCalls: () => Promise.reject(new Error("a broken build")) }],
  ])("is their own %s", async (_, shelf) => {
    globalThis.squishShelf = shelf;
    expect(await borrowed()).toEqual({ composeStarter, readRecipePage });
  });
});
