import { FOODS } from "../food/foods";
import { expression } from "../shared/expression";
import type { Reading } from "./reading";

/** A word for a dish that everybody makes of one food, unless another of its kind is named beside it. */
interface BareName {
  readonly word: RegExp;
  /** The same with what it is made of, in words of the lexicon. */
  readonly meant: string;
  readonly unless: "grain";
}

const BARE_NAMES: readonly BareName[] = [
  {
    word: expression(/(?<!\p{L}|milk |koko )porridge(?! (?:oats|oat))(?!\p{L})/u),
    meant: "porridge oats",
    unless: "grain",
  },
];

/**
 * The text with what a bare name of a dish stands for: "porridge" and "banana porridge" are oats, "millet porridge" is none.
 * `undefined` where nothing is bare in it.
 */
export function withBareNames({ text, sightings }: Reading): string | undefined {
  const kinds = new Set(sightings.flatMap(({ foods }) => foods.map((food) => FOODS[food].category)));
  const bare = BARE_NAMES.filter(({ word, unless }) => word.test(text) && !kinds.has(unless));
  return bare.length === 0 ? undefined : bare.reduce((said, { word, meant }) => said.replace(word, meant), text);
}
