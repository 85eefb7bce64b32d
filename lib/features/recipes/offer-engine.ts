import "server-only";
import { fromShelf } from "@/lib/domain/shared/shelf";
import { composeStarter } from "./compose-starter";
import { readRecipePage } from "./read-recipe-page";

// Whoever imports this offers its copy of the engine to pages and to the start of the server (`borrow-engine.ts`).
fromShelf("engineWork", () => ({ composeStarter, readRecipePage }));
