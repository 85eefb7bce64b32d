import type { Mention } from "../food/scan";
import { formsOf } from "./denied-forms";
import { isSaidAround, isSaidBefore } from "./said-around";
import { sentencesAround } from "./sentences";
import type { Concept } from "./vocabulary";
import { ALIKE, AND_BABY, BABY, FAMILY, NOT_THE_BABY, OWN_PORTION, TAKEN_OUT, THE_REST } from "./adults-share.table";

/** A sentence that says that the baby eats of what it speaks of. */
function isTheBabysToo(sentence: string): boolean {
  if (ALIKE.test(sentence) && !OWN_PORTION.test(sentence)) return true;
  if (NOT_THE_BABY.test(sentence)) return false;
  return (BABY.test(sentence) && !THE_REST.test(sentence)) || AND_BABY.test(sentence);
}

/** A sentence of the family, in which nobody has a share of their own. */
function isOfAll(sentence: string): boolean {
  return !THE_REST.test(sentence) && !OWN_PORTION.test(sentence) && !NOT_THE_BABY.test(sentence);
}

/**
 * "Für Erwachsene und Baby salzen", "salt it for the family", "adults like it too": the baby eats of it as they do, and
 * nothing in the sentence is the share of the adults alone.
 */
export function withoutSharedPots(text: string, mentions: readonly Mention<Concept>[]): readonly Mention<Concept>[] {
  const isPortion = (mention: Mention<Concept>): boolean => formsOf(mention).includes("family_portion");
  if (!mentions.some(isPortion)) return mentions;
  const around = sentencesAround(text);
  const isTakenOut = isSaidBefore(text, TAKEN_OUT);
  const isBabys = isSaidAround(text, around, isTheBabysToo);
  const isShared = isSaidAround(text, around, isOfAll);
  return mentions.map((mention) => {
    if (!isPortion(mention) || isTakenOut(around(mention))) return mention;
    const isFamilys = FAMILY.test(mention.surface.replaceAll(" ", ""));
    if (!isBabys(mention) && !(isFamilys && isShared(mention))) return mention;
    return {
      ...mention,
      values: mention.values.filter((value) => value.kind !== "form" || value.form !== "family_portion"),
    };
  });
}
