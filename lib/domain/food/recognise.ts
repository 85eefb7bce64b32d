import { expression } from "../shared/expression";
import type { Language } from "../shared/language";
import { LANGUAGE_FAMILY } from "../shared/language-family";
import { readAsZawgyi } from "./burmese-script";
import type { FoodId } from "./food-ids";
import { SAID_WITHOUT, type Hidden } from "./labelled-foods.table";
import { withGermanNames } from "./german-short-names";
import { LEXICON, type NamedFood } from "./lexicon";
import { ONLY_WITHOUT_MARKS } from "./lexicon-settlements.table";
import { normalise } from "./normalise";
import { parseQuantity, type Quantity } from "./quantity";
import { scan, type Mention } from "./scan";

/** A text in which at least one food was recognised, be it as something left out. */
interface NamedFoods {
  readonly kind: "food";
  readonly input: string;
  /** In the order of the text, each once. Empty where all that is named is left out. */
  readonly foods: readonly FoodId[];
  /** Foods that the text says are left out, and that it does not name otherwise. */
  readonly negated: readonly FoodId[];
  /** What would be asked of one of the foods is said: "stock, without salt". */
  readonly answered: boolean;
}

/** The same as an ingredient, with how much of it. */
export interface IngredientRef extends NamedFoods {
  readonly quantity?: Quantity;
  /** The words that no food explains: forms, brands, unknown words. Normalised. */
  readonly rest: string;
}

/** The word may mean several things and only the parent knows which. */
export interface Unclear {
  readonly kind: "unclear";
  readonly input: string;
  /** The foods of the lexicon that it may be, at least one; it may also be something that we do not know. */
  readonly candidates: readonly FoodId[];
  /** Present where only the label or the cook knows whether this is in it. */
  readonly hidden?: Hidden;
}

/** Nothing in the text is a food of the lexicon. */
export interface Unknown {
  readonly kind: "unknown";
  readonly input: string;
}

/** Which foods, and nothing of how much. */
export type FoodRecognition = NamedFoods | Unclear | Unknown;
export type Recognition = IngredientRef | Unclear | Unknown;

type FoodMention = Mention<NamedFood>;

function distinct(foods: readonly FoodId[]): readonly FoodId[] {
  return [...new Set(foods)];
}

interface Meaning {
  readonly foods: readonly FoodId[];
  /** The word, read in the parent's language, does not say which. */
  readonly unclear: boolean;
  /** It is the word of a kind, of which one of these, named beside it, may be one. */
  readonly yieldsTo: readonly FoodId[];
  /** What would be asked is said. */
  readonly answered: boolean;
  readonly hidden?: Hidden;
}

const CLAUSE_END = expression(
  /[;+&\n]|(?<!\p{L})(?:and|with|plus|or|in|und|mit|oder|i|oraz|lub|albo|z|ze|w)(?!\p{L})/u,
);

/** The words of its own clause: "unsalted" is said of the stock, and not of the butter that comes with it. */
function ownWords(text: string, { start, end }: FoodMention, mentions: readonly FoodMention[]): string {
  const previous = mentions.findLast((other) => other.end <= start)?.end ?? 0;
  const next = mentions.find((other) => other.start >= end)?.start ?? text.length;
  const before = text.slice(previous, start).split(CLAUSE_END).at(-1) ?? "";
  const [after = ""] = text.slice(end, next).split(CLAUSE_END);
  return `${before}${text.slice(start, end)}${after}`;
}

function isAnswered(mention: FoodMention, text: string, mentions: readonly FoodMention[]): boolean {
  const hidden = mention.values.find((value) => value.hidden !== undefined)?.hidden;
  return hidden !== undefined && SAID_WITHOUT[hidden].test(ownWords(text, mention, mentions));
}

function meaning(
  mention: FoodMention,
  language: Language | undefined,
  text: string,
  mentions: readonly FoodMention[],
): Meaning {
  const sure = mention.values.filter((value) => !value.ask);
  const asked = mention.values.filter((value) => value.ask && (sure.length === 0 || value.language === language));
  if (asked.length > 0) {
    const foods = distinct(asked.map((value) => value.food));
    if (isAnswered(mention, text, mentions)) return { foods, unclear: false, yieldsTo: [], answered: true };
    const yieldsTo = asked.flatMap((value) => value.yieldsTo);
    const hidden = asked[0]?.hidden;
    return { foods, unclear: true, yieldsTo, answered: false, ...(hidden === undefined ? {} : { hidden }) };
  }
  if (sure.every((value) => value.together))
    return { foods: distinct(sure.map((value) => value.food)), unclear: false, yieldsTo: [], answered: false };
  const foods = settled(sure, language);
  return { foods, unclear: foods.length > 1, yieldsTo: [], answered: false };
}

/** The foods that the parent's language calls so; those of all languages where it calls none. */
function settled(sure: readonly NamedFood[], language: Language | undefined): readonly FoodId[] {
  const family = language === undefined ? [] : LANGUAGE_FAMILY[language];
  for (const each of family) {
    const own = distinct(sure.filter((value) => value.language === each).map((value) => value.food));
    if (own.length > 0) return own;
  }
  return distinct(sure.map((value) => value.food));
}

const ARTICLE = expression(/(?<!\p{L})(?:the|den|dem|der|die|das) $/u);
const REACH_OF_AN_ARTICLE = 5;

/** The word of a kind with its article, "lemon juice over the fish": one that was named before. */
function refersBack({ yieldsTo, start }: { readonly start: number } & Meaning, text: string): boolean {
  return yieldsTo.length > 0 && ARTICLE.test(text.slice(Math.max(0, start - REACH_OF_AN_ARTICLE), start));
}

const NAMED = "\u2022";

/**
 * The text with a dot for each food named in it: what is left is read for amounts, so that no part of a name is one
 * ("bay leaf", "halbe Erbsen").
 */
function withoutNames(text: string, mentions: readonly FoodMention[]): string {
  let rest = "";
  let last = 0;
  for (const { start, end } of mentions) {
    rest += `${text.slice(last, start)}${NAMED}`;
    last = end;
  }
  return rest + text.slice(last);
}

function tidy(text: string): string {
  return text
    .replaceAll(NAMED, " ")
    .replace(/\s+/g, " ")
    .replace(/ (?=[,.;:)])/g, "")
    .replace(/^[ .,:;()&+/*-]+|[ .,:;()&+/*-]+$/g, "");
}

/** Letters. A word as long as this is nearly spelled like a food of another language only where that food is meant. */
const LONG_ENOUGH_TO_BE_FOREIGN = 7;

/**
 * A short word that nobody knows is guessed in the parent's own language and in English alone: in five languages at once
 * some food is spelled nearly so ("malta" and the Polish mussel "małża"). A long one is guessed in all of them ("zemniaki").
 */
function guessedFor(
  language: Language | undefined,
  mentions: readonly FoodMention[],
  text: string,
): readonly FoodMention[] {
  if (language === undefined) return mentions;
  const spoken: ReadonlySet<Language> = new Set([...LANGUAGE_FAMILY[language], "en"]);
  return mentions.flatMap((mention) => {
    if (mention.how === "folded") {
      const reader = ONLY_WITHOUT_MARKS.get(text.slice(mention.start, mention.end));
      return reader === undefined || spoken.has(reader) ? [mention] : [];
    }
    if (mention.how !== "typo") return [mention];
    const own = mention.values.filter((value) => spoken.has(value.language));
    if (own.length > 0) return [{ ...mention, values: own }];
    return mention.end - mention.start < LONG_ENOUGH_TO_BE_FOREIGN ? [] : [mention];
  });
}

function mentionsIn(
  typed: string,
  language?: Language,
): { readonly text: string; readonly mentions: readonly FoodMention[] } {
  const text = withGermanNames(typed);
  const mentions = guessedFor(language, scan(text, LEXICON), text);
  if (mentions.length > 0 || !/[\u1000-\u109f]/.test(text)) return { text, mentions };
  // Some words are spelled alike in Zawgyi and Unicode and are a food only in the former. What is the same in both was read.
  const reread = readAsZawgyi(text);
  const isNew = ({ start, end }: FoodMention) => !text.includes(reread.slice(start, end));
  return { text: reread, mentions: guessedFor(language, scan(reread, LEXICON), reread).filter(isNew) };
}

/** What the mentions of a text come to. */
function foodsOf(text: string, mentions: readonly FoodMention[], input: string, language?: Language): FoodRecognition {
  if (mentions.length === 0) return { kind: "unknown", input };
  const foods: FoodId[] = [];
  const negated: FoodId[] = [];
  const read = mentions.map((mention) => ({
    ...meaning(mention, language, text, mentions),
    negated: mention.negated,
    start: mention.start,
  }));
  const named = new Set(read.flatMap((each) => (each.negated || each.unclear ? [] : each.foods)));
  for (const each of read) {
    if (each.negated) negated.push(...each.foods);
    else if (!each.unclear) foods.push(...each.foods);
    else if (named.size === 0 || !(refersBack(each, text) || each.yieldsTo.some((food) => named.has(food)))) {
      const { foods: candidates, hidden } = each;
      return { kind: "unclear", input, candidates, ...(hidden === undefined ? {} : { hidden }) };
    }
  }
  return {
    kind: "food",
    input,
    foods: distinct(foods),
    negated: distinct(negated).filter((food) => !foods.includes(food)),
    answered: read.some((each) => each.answered),
  };
}

/** As `recognise`, of a text that is normalised already, and without the amount; `input` is what was typed. */
export function recogniseFoods(normalised: string, input: string, language?: Language): FoodRecognition {
  const { text, mentions } = mentionsIn(normalised, language);
  return foodsOf(text, mentions, input, language);
}

/**
 * The foods that a text names. Total on any string and linear in its length. A name or synonym of a food in any of the
 * five languages, alone or with an amount and in any case or spelling that `normalise` and `scan` forgive, is recognised
 * as that food; a look-alike is not. A word that two foods share is settled by the language of the parent, where given,
 * else it is unclear. What is not known is unknown, never the nearest guess.
 */
export function recognise(input: string, language?: Language): Recognition {
  const { text, mentions } = mentionsIn(normalise(input), language);
  const found = foodsOf(text, mentions, input, language);
  if (found.kind !== "food") return found;
  const { rest, amount, upTo, unit } = parseQuantity(withoutNames(text, mentions));
  const quantity: Quantity = {
    ...(amount === undefined ? {} : { amount }),
    ...(upTo === undefined ? {} : { upTo }),
    ...(unit === undefined ? {} : { unit }),
  };
  return { ...found, ...(Object.keys(quantity).length === 0 ? {} : { quantity }), rest: tidy(rest) };
}
