/** As many as the check and a recipe take at once; the server refuses more. */
export const MAX_INGREDIENTS = 30;

/** Nobody's ingredient is longer; a pasted page must not become one. */
const MAX_LENGTH = 200;

/** Line ends, semicolons, the commas of five languages; but not the decimal comma of "1,5 kg". */
const SEPARATORS = /[\n\r;၊、，]|,(?!\d)|(?<!\d),/u;
const BULLET = /^\s*[-–—•*·]\s+/u;

/** What was typed or pasted, as single ingredients: trimmed, without bullets, without empty ones. */
export function splitIngredients(text: string): string[] {
  return text
    .split(SEPARATORS)
    .map((part) => part.replace(BULLET, "").replace(/\s+/gu, " ").trim().slice(0, MAX_LENGTH))
    .filter((part) => part !== "");
}

function sameness(ingredient: string): string {
  return ingredient.normalize("NFC").toLowerCase();
}

/** The list after adding, and what did not fit any more. */
export interface AddedIngredients {
  readonly ingredients: readonly string[];
  readonly left: readonly string[];
}

/**
 * Adds in the order typed. What is on the list already, however it is cased, is not added again; at most
 * `MAX_INGREDIENTS` in all, the rest is handed back.
 */
export function addIngredients(list: readonly string[], added: readonly string[]): AddedIngredients {
  const seen = new Set(list.map(sameness));
  const ingredients = [...list];
  const left: string[] = [];
  for (const ingredient of added) {
    const key = sameness(ingredient);
    if (seen.has(key)) continue;
    seen.add(key);
    (ingredients.length < MAX_INGREDIENTS ? ingredients : left).push(ingredient);
  }
  return { ingredients, left };
}
