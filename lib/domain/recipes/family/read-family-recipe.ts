import { cleanText, shortText } from "../../shared/safe-text";
import { BETWEEN_LINES, INGREDIENT_HEADINGS, STEP_HEADINGS } from "./recipe-headings.table";
import { findRecipe, plainLines } from "./recipe-data";

/** A family's recipe as it was pasted or as a file says it; no step is longer than a sentence. */
export interface FamilyRecipe {
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
}

export const MOST_FAMILY_INGREDIENTS = 40;
export const MOST_FAMILY_STEPS = 80;
const LONGEST_LINE = 300;
const LONGEST_TITLE = 120;
const BULLET = /^\s*(?:[-–•*·▢□]|\[[ x]?\])\s*/iu;
const NUMBERED = /^\s*(?:step|schritt|krok|အဆင့်)?\s*[0-9၀-၉]{1,2}\s*[.):၊။-]\s+/iu;
const AMOUNT = /^(?:ca\.?|about|etwa|ok\.?|około)?\s*[0-9၀-၉½¼¾⅓⅔⅛]/iu;
/** Ends after a sentence; a dot inside a number or after a short word ("ca. 5") ends nothing. */
const SENTENCE = /(?<=[\p{L}\p{M})]{3}[.!?])\s+(?=[\p{Lu}\d"„“(])|(?<=။)\s*/u;
const WORDS_OF_A_LINE = 7;

function sentencesOf(lines: readonly string[]): readonly string[] {
  return lines
    .flatMap((line) => line.replace(NUMBERED, "").replace(BULLET, "").split(SENTENCE))
    .map((sentence) => shortText(sentence, LONGEST_LINE))
    .filter((sentence) => sentence !== "")
    .slice(0, MOST_FAMILY_STEPS);
}

function ingredientsOf(lines: readonly string[]): readonly string[] {
  return lines
    .map((line) => shortText(line.replace(BULLET, ""), LONGEST_LINE))
    .filter((line) => line !== "" && !BETWEEN_LINES.test(line))
    .slice(0, MOST_FAMILY_INGREDIENTS);
}

/** Without headings: what begins with an amount or a bullet, or is short and no sentence, is an ingredient. */
function isIngredient(line: string): boolean {
  if (NUMBERED.test(line)) return false;
  if (AMOUNT.test(line.replace(BULLET, "")) || BULLET.test(line)) return !/[.!?။]\s*$/u.test(line);
  return line.split(/\s+/u).length <= WORDS_OF_A_LINE && !/[.!?။:]\s*$/u.test(line);
}

interface Sorted {
  readonly ingredients: string[];
  readonly steps: string[];
}

function sorted(lines: readonly string[]): Sorted {
  const found: Sorted = { ingredients: [], steps: [] };
  let under: keyof Sorted | undefined;
  for (const line of lines) {
    const heading = STEP_HEADINGS.test(line) ? "steps" : INGREDIENT_HEADINGS.test(line) ? "ingredients" : undefined;
    if (heading !== undefined) {
      under = heading;
      continue;
    }
    if (BETWEEN_LINES.test(line)) continue;
    found[under ?? (found.steps.length === 0 && isIngredient(line) ? "ingredients" : "steps")].push(line);
  }
  return found;
}

function fromText(text: string): FamilyRecipe {
  const lines = cleanText(text)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const [first = "", ...rest] = lines;
  const hasTitle = !INGREDIENT_HEADINGS.test(first) && !AMOUNT.test(first) && !BULLET.test(first) && lines.length > 1;
  const { ingredients, steps } = sorted(hasTitle ? rest : lines);
  return {
    title: hasTitle ? shortText(first.replace(/^#+\s*/u, ""), LONGEST_TITLE) : "",
    ingredients: ingredientsOf(ingredients),
    steps: sentencesOf(steps),
  };
}

/**
 * A family's recipe from pasted text in any of the five languages, from a schema.org recipe in JSON, or from a saved web
 * page that holds one. What it cannot tell apart it takes for a step. Total: whatever the text, and linear in its length.
 */
export function readFamilyRecipe(text: string): FamilyRecipe {
  const data = findRecipe(text);
  if (data === undefined) return fromText(text);
  return {
    title: shortText(plainLines(data.name).join(" "), LONGEST_TITLE),
    ingredients: ingredientsOf(plainLines(data.ingredients)),
    steps: sentencesOf(plainLines(data.instructions)),
  };
}
