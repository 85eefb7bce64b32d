import { matchesOf } from "../shared/matches";
import { mendSentence, namesSomething, STANDS_FOR_OTHERS, type Look } from "./mend-sentence";
import type { Sighting } from "./reading";
import type { RecipeWords } from "./recipe-words";

type IsOut = (sighting: Sighting) => boolean;

const SENTENCE = /[^\n]*?(?:[.!?]+(?=\s|$)|။|$)\s*/gu;

function sentencesOf(line: string): readonly string[] {
  return matchesOf(line, SENTENCE)
    .map(([sentence]) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** A sentence that names nothing and speaks of what the one before it named. */
function continues(sentence: string, look: Look): boolean {
  return STANDS_FOR_OTHERS.test(sentence) && !look(sentence).sightings.some(namesSomething);
}

/** The text without what is out; `undefined` where a sentence cannot be kept whole. Lines that held nothing else go. */
function mendProse(prose: string, isOut: IsOut, look: Look): string | undefined {
  const lines: string[] = [];
  let dropped = false;
  for (const line of prose.split("\n")) {
    const kept: string[] = [];
    for (const sentence of sentencesOf(line)) {
      if (dropped && continues(sentence, look)) continue;
      const mended = mendSentence(sentence, isOut, look);
      if (mended === undefined) return undefined;
      dropped = mended === "";
      if (!dropped) kept.push(mended);
    }
    if (kept.length > 0 || line.trim() === "") lines.push(kept.join(" "));
  }
  return lines.join("\n");
}

function mendLine(line: string, isOut: IsOut, look: Look): readonly string[] | undefined {
  const named = look(line).sightings.filter((sighting) => !sighting.negated && namesSomething(sighting));
  if (!named.some(isOut)) return [line];
  if (named.every(isOut)) return [];
  const mended = mendSentence(line, isOut, look);
  return mended === undefined ? undefined : [mended];
}

/**
 * The words without what is out: its ingredient lines, the steps that only concerned it, and its place in the other
 * sentences, each of which stays whole. `undefined` where that is not possible, or where too little of the recipe is left.
 */
export function withoutFoods<T extends RecipeWords>(words: T, isOut: IsOut, look: Look): T | undefined {
  const lines = words.ingredients.map((line) => mendLine(line, isOut, look));
  const ingredients = lines.flatMap((line) => line ?? []);
  if (lines.includes(undefined) || ingredients.length * 2 < words.ingredients.length) return undefined;
  const title = mendSentence(words.title, isOut, look);
  const instructions = mendProse(words.instructions, isOut, look);
  const preparation = mendProse(words.servingInstructions.preparation, isOut, look);
  const size = mendProse(words.servingInstructions.size, isOut, look);
  const safety = mendProse(words.servingInstructions.safety, isOut, look);
  if (title === undefined || instructions === undefined || preparation === undefined) return undefined;
  if (size === undefined || safety === undefined) return undefined;
  if (title === "" || instructions.trim() === "" || ingredients.length === 0) return undefined;
  return { ...words, title, ingredients, instructions, servingInstructions: { preparation, size, safety } };
}
