import type { Mention } from "../food/scan";
import { withoutValues } from "./mention-values";
import type { Concept } from "./vocabulary";

/** A whole line with an amount: Polish cooks measure in glasses. Whatever more it says may be how it is drunk. */
const MEASURED =
  /^(?:[\p{N}½¼¾][\p{N} .,/½¼¾-]*|pół|jedna|dwie|trzy) ?szklan(?:ka|ki|kę|ek) mleka(?: (?:krowiego|pełnego|pełnotłustego|ciepłego|letniego|zimnego|świeżego|uht|3,2 ?%))*$/u;

/** The mentions without the drink of "1 szklanka mleka", which is how much milk goes into the pot. */
export function withoutCupMeasure(text: string, mentions: readonly Mention<Concept>[]): readonly Mention<Concept>[] {
  if (!MEASURED.test(text.trim())) return mentions;
  return mentions.map((mention): Mention<Concept> => {
    const isDrink = mention.values.some((value) => value.kind === "word" && value.rule === "cows_milk_drink");
    return isDrink ? { ...mention, values: [{ kind: "food", food: "cows_milk" }] } : mention;
  });
}

/** A line with an amount of what is sold in sticks: nobody has cut it yet. */
const BY_THE_STICK =
  /^(?:(?:finely|roughly|thinly) )?(?:\p{L}+ed )?(?:[\p{N}½¼¾][\p{N} .,/½¼¾-]*|an? |one |two |three )(?:large |small )?(?:sticks? (?:of )?(?:celery|rhubarb)|stangen? (?:stauden|bleich|stangen)?(?:sellerie|rhabarber|lauch|porree))(?!\p{L})/u;

/** The mentions without the cut of "2 sticks of celery", which is how much of it is bought. */
export function withoutStickMeasure(text: string, mentions: readonly Mention<Concept>[]): readonly Mention<Concept>[] {
  if (!BY_THE_STICK.test(text.trim())) return mentions;
  return mentions.flatMap((mention) =>
    withoutValues(mention, (value) => value.kind === "form" && value.form === "stick"),
  );
}
