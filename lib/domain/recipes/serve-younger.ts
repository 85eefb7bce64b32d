import type { AgeGroup } from "../food/age";
import type { FormId } from "../safety/form-ids";
import { read } from "../safety/reading";
import { inLanguage, type Language } from "../shared/language";
import { RECIPE_LANGUAGES } from "./language/languages";
import type { RecipeText } from "./recipe";
import { YOUNGER_SIZE } from "./younger-size.table";

const WAYS = ["bowl", "pieces", "slices"] as const;

/** Shapes that a knife makes: how large they may be depends on the baby. */
const CUTS: ReadonlySet<FormId> = new Set<FormId>([
  "halved",
  "quartered",
  "coin",
  "rings",
  "cube",
  "chunk",
  "pieces",
  "stick",
  "wedge",
  "segment",
  "strip",
  "slivers",
]);
/** What is short enough to be a size of food: millimetres, centimetres, inches, a bite, a finger. */
const SIZE =
  /[\d¼½¾၀-၉] ?-?(?:mm|cm|inch(?:es)?|cali|စင်တီ|မီလီမီတာ|လက်မ)|bite|fingertip|mundgerecht|bissen|fingerkuppe|na (?:jeden )?kęs|တစ်လုပ်စာ/iu;
/** How high something stands in its pot or tin is no size of what is eaten. */
const HIGH = /(?<!\p{L})(?:high|deep|water|hoch|tief|wasser|wody|wodą|wysokość|głębok\p{L}*)(?!\p{L})|ရေ/iu;
const ENDED = /[.!?။][)"”“’]?$/u;

function cuts(step: string): boolean {
  const { forms } = read(step);
  return [...forms].some((form) => CUTS.has(form)) || (SIZE.test(step) && !HIGH.test(step));
}

/** Each line that cuts for the older child, followed by whose size counts. */
function withYoungerSize(lines: string, language: Language): string {
  const hint = inLanguage(YOUNGER_SIZE, language);
  const ended = (line: string) => (ENDED.test(line) ? line : `${line}${language === "my" ? "။" : "."}`);
  return lines
    .split("\n")
    .map((line) => (cuts(line) ? `${ended(line.trimEnd())} ${hint}` : line))
    .join("\n");
}

/**
 * The words of a recipe that was written for an older baby, served as the younger one needs it: how large, and how it is
 * offered. Words that are not the composer's keep how it is offered and are given the size of pieces. A step that cuts, or
 * that says a size, stays and says whose size counts.
 */
export function serveYounger<T extends RecipeText>(
  text: T,
  language: Language,
  { written, younger }: { readonly written: AgeGroup; readonly younger: AgeGroup },
): T {
  const spoken = RECIPE_LANGUAGES[language];
  const { preparation, size, safety } = text.servingInstructions;
  const way = WAYS.find((each) => spoken.served(each, written).size === size) ?? "pieces";
  const theirs = spoken.served(way, younger);
  const offered = preparation.replace(spoken.served(way, written).preparation, () => theirs.preparation);
  return {
    ...text,
    instructions: withYoungerSize(text.instructions, language),
    servingInstructions: { preparation: offered, size: theirs.size, safety },
  };
}
