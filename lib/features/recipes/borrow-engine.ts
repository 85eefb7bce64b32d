import "server-only";
import type { composeStarter } from "./compose-starter";
import type { readRecipePage } from "./read-recipe-page";

/** What is done with the whole engine outside of the calls of the API. */
export interface EngineWork {
  readonly composeStarter: typeof composeStarter;
  readonly readRecipePage: typeof readRecipePage;
}

declare global {
  interface SquishShelf {
    /** Loads the calls' copy of the engine, which then puts its work here. */
    readonly loadCalls?: () => Promise<void>;
    engineWork?: EngineWork;
  }
}

/**
 * The work of the copy that the calls have. A build holds every module once for its calls, once for its pages and once for
 * its start, and each copy of the engine is 50 MB and more of a process that loads it. Undefined where there is no shelf,
 * or where the calls cannot be loaded, which they then say themselves.
 */
async function callsWork(): Promise<EngineWork | undefined> {
  const shelf = globalThis.squishShelf;
  if (shelf?.engineWork === undefined) await shelf?.loadCalls?.().catch(() => undefined);
  return shelf?.engineWork;
}

/** Reads recipes' pages; with a copy of its own only where the calls' cannot be had. */
export async function pageReader(): Promise<typeof readRecipePage> {
  return (await callsWork())?.readRecipePage ?? (await import("./read-recipe-page")).readRecipePage;
}

/** Composes the recipes of the starter set; with a copy of its own only where the calls' cannot be had. */
export async function starterComposer(): Promise<typeof composeStarter> {
  return (await callsWork())?.composeStarter ?? (await import("./compose-starter")).composeStarter;
}
