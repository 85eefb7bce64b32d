import "server-only";
import { composeStarter } from "./compose-starter";
import { readRecipePage } from "./read-recipe-page";

// Whoever imports this offers its copy of the engine to pages and to the start of the server (`borrow-engine.ts`).
const shelf = globalThis.squishShelf;
if (shelf !== undefined) shelf.engineWork ??= { composeStarter, readRecipePage };
