import { LANGUAGES, type Language } from "@/lib/domain/shared/language";
import type { CookingOutput } from "@/lib/features/recipes/schema";

export interface CookingChoice {
  readonly language: Language;
  readonly servings: number;
  readonly measures: CookingOutput["measures"];
}

/** As many as the server scales a recipe to; its own number stands among tables that a browser does not load. */
export const MOST_SERVINGS = 12;

/** As long as the steps ticked off: nobody goes on cooking yesterday's meal. */
const KEPT_MILLISECONDS = 24 * 60 * 60 * 1000;
const MEASURES = ["both", "metric", "household"] as const satisfies readonly CookingOutput["measures"][];

function keyOf(recipeId: string): string {
  return `reading ${recipeId}`;
}

/** What was chosen of it, at most a day ago; whatever else is in it is as if it were not there. */
export function readChoice(text: string | null, now: number): Partial<CookingChoice> {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    if (typeof kept !== "object" || kept === null) return {};
    const fields = new Map<string, unknown>(Object.entries(kept));
    if (!(Math.abs(now - Number(fields.get("at"))) <= KEPT_MILLISECONDS)) return {};
    const language = LANGUAGES.find((each) => each === fields.get("language"));
    const measures = MEASURES.find((each) => each === fields.get("measures"));
    const servings = Number(fields.get("servings"));
    return {
      ...(language ? { language } : {}),
      ...(measures ? { measures } : {}),
      ...(Number.isInteger(servings) && servings >= 1 && servings <= MOST_SERVINGS ? { servings } : {}),
    };
  } catch {
    return {};
  }
}

export function writeChoice(choice: Partial<CookingChoice>, now: number): string {
  return JSON.stringify({ at: now, ...choice });
}

/** How this device chose to read a recipe; nothing where nothing was chosen or nothing can be kept. */
export function keptChoice(recipeId: string, now: number): Partial<CookingChoice> {
  try {
    return readChoice(localStorage.getItem(keyOf(recipeId)), now);
  } catch {
    return {};
  }
}

export function keepChoice(recipeId: string, choice: Partial<CookingChoice>, now: number): void {
  try {
    localStorage.setItem(keyOf(recipeId), writeChoice(choice, now));
  } catch {
    // Storage is full or forbidden: the choice lasts as long as the page.
  }
}
