import { expression } from "../shared/expression";
import { present } from "../shared/present";
import { fold, tokenise, wordAt, type Token } from "./tokenise";
import {
  APPROXIMATELY,
  ARTICLES,
  BURMESE_NUMBERS,
  BURMESE_UNITS,
  NUMBER_WORDS,
  PARTITIVES,
  RANGE_WORDS,
  UNIT_QUALIFIERS,
  UNIT_WORDS,
  VAGUE_AMOUNTS,
  type QuantityUnit,
} from "./units.table";

/** How much of something: of a range, `amount` is the lower end and `upTo` the upper. At least one part is present. */
export interface Quantity {
  readonly amount?: number;
  readonly upTo?: number;
  readonly unit?: QuantityUnit;
}

export interface ParsedQuantity extends Quantity {
  /** The text without the amounts and their units. */
  readonly rest: string;
}

interface Reading extends Quantity {
  /** The first token that is no part of it. */
  readonly next: number;
  /** Where it ends in the text. */
  readonly end: number;
}

interface NumberReading {
  readonly value: number;
  readonly next: number;
}

const GLUED = expression(/^[0-9]+(?=\p{L}+$)/u);
const BEGINS_DECIMAL = /^[0-9]+[.,]$/;
const MOST = 100_000;

function digits(token: Token | undefined): number | undefined {
  if (token === undefined) return undefined;
  const latin = token.text.replace(/[\u1040-\u1049]/g, (digit) => String(digit.charCodeAt(0) - 0x1040));
  if (!/^[0-9]{1,6}(?:[.,][0-9]{1,3})?$/.test(latin)) return undefined;
  const value = Number(latin.replace(",", "."));
  return value <= MOST ? value : undefined;
}

/** "200g", "1,5kg": an amount and its unit that are written as one word become two tokens. */
function withoutGlue(text: string, tokens: readonly Token[]): readonly Token[] {
  const separate: Token[] = [];
  for (const token of tokens) {
    const number = GLUED.exec(token.text)?.[0];
    const unit = token.text.slice(number?.length);
    if (number === undefined || !UNIT_WORDS.has(fold(unit))) {
      separate.push(token);
      continue;
    }
    const before = separate.at(-1);
    const opening = before !== undefined && BEGINS_DECIMAL.test(before.text + token.between) ? before : token;
    if (opening === before) separate.pop();
    const end = token.start + number.length;
    const amount = text.slice(opening.start, end);
    separate.push({ ...opening, text: amount, folded: amount, end });
    separate.push({ ...token, text: unit, folded: fold(unit), start: end, gap: "none", between: "" });
  }
  return separate;
}

/** The value of "1/2"; `undefined` where no fraction stands there. */
function fractionAt(tokens: readonly Token[], at: number): number | undefined {
  const [above, below] = [digits(tokens[at]), digits(tokens[at + 1])];
  const slash = tokens[at + 1]?.between.trim() === "/";
  return slash && above !== undefined && below !== undefined && below > 0 ? above / below : undefined;
}

function numberAt(tokens: readonly Token[], at: number): NumberReading | undefined {
  const value = digits(tokens[at]);
  if (value === undefined) {
    const word = NUMBER_WORDS.get(wordAt(tokens, at));
    if (word === undefined) return undefined;
    const half = word === 1 ? NUMBER_WORDS.get(wordAt(tokens, at + 1)) : undefined;
    if (half === 0.5) return { value: half, next: at + 2 };
    return { value: word, next: ARTICLES.has(wordAt(tokens, at + 1)) ? at + 2 : at + 1 };
  }
  const fraction = fractionAt(tokens, at);
  if (fraction !== undefined) return { value: fraction, next: at + 2 };
  const part = tokens[at + 1]?.gap === "space" ? fractionAt(tokens, at + 1) : undefined;
  return part === undefined ? { value, next: at + 1 } : { value: value + part, next: at + 3 };
}

function upperEnd(tokens: readonly Token[], at: number): NumberReading | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  if (token.gap === "hyphen" || token.gap === "dash")
    return digits(token) === undefined ? undefined : numberAt(tokens, at);
  return RANGE_WORDS.has(token.folded) && digits(tokens[at + 1]) !== undefined ? numberAt(tokens, at + 1) : undefined;
}

function unitAt(
  text: string,
  tokens: readonly Token[],
  at: number,
): { unit: QuantityUnit; next: number; end: number } | undefined {
  const token = tokens[at];
  if (token === undefined || token.gap === "break" || token.between.includes("\n")) return undefined;
  if (!token.burmese) {
    const qualified = UNIT_QUALIFIERS.has(token.folded) ? at + 1 : at;
    const unit = UNIT_WORDS.get(wordAt(tokens, qualified));
    return unit === undefined ? undefined : { unit, next: qualified + 1, end: present(tokens[qualified]).end };
  }
  for (const [word, unit] of BURMESE_UNITS) {
    if (!text.startsWith(word, token.start)) continue;
    const end = token.start + word.length;
    let next = at + 1;
    while ((tokens[next]?.start ?? end) < end) next += 1;
    return { unit, next, end };
  }
  return undefined;
}

const SPOONS = BURMESE_UNITS.map(([word]) => word).filter((word) => word.endsWith("ဇွန်း"));

function isSpoon(text: string, token: Token): boolean {
  return token.burmese && SPOONS.some((word) => text.startsWith(word, token.start));
}

/** An amount that begins at a token: anything countable at the very beginning, elsewhere only a number with its unit. */
function readAt(text: string, tokens: readonly Token[], at: number): Reading | undefined {
  const token = present(tokens[at]);
  const spelled = BURMESE_NUMBERS.get(token.text);
  const number = spelled === undefined ? numberAt(tokens, at) : { value: spelled, next: at + 1 };
  if (number === undefined) {
    // A Burmese spoon is named before its number as well, and the name of the small one begins with tea.
    const opener = at === 0 || ARTICLES.has(token.folded) || isSpoon(text, token);
    const unit = unitAt(text, tokens, ARTICLES.has(token.folded) ? at + 1 : at);
    return opener && unit !== undefined ? { unit: unit.unit, next: unit.next, end: unit.end } : undefined;
  }
  const upper = upperEnd(tokens, number.next);
  const next = upper?.next ?? number.next;
  // "2x", "2 x": a multiplication sign counts things.
  const after = wordAt(tokens, next) === "x" ? next + 1 : next;
  const unit = unitAt(text, tokens, after);
  if (unit === undefined && (at > 0 || spelled !== undefined)) return undefined;
  return {
    amount: number.value,
    ...(upper === undefined ? {} : { upTo: upper.value }),
    ...(unit === undefined ? {} : { unit: unit.unit }),
    next: unit?.next ?? after,
    end: unit?.end ?? present(tokens[after - 1]).end,
  };
}

function skipVague(tokens: readonly Token[]): number {
  const opening = tokens.slice(0, 4).map((token) => token.folded);
  const phrase = VAGUE_AMOUNTS.find((vague) => vague.split(" ").every((word, index) => opening[index] === word));
  return phrase === undefined ? 0 : phrase.split(" ").length;
}

function tidy(text: string): string {
  return text
    .replace(/\( *\)/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^[ .,:;)-]+|[ .,:;(-]+$/g, "");
}

function cut(text: string, spans: readonly { readonly from: number; readonly to: number }[]): string {
  let rest = "";
  let last = 0;
  for (const { from, to } of spans) {
    rest += `${text.slice(last, from)} `;
    last = to;
  }
  return tidy(rest + text.slice(last));
}

/**
 * The amount in an ingredient as typed, in any of the five languages, and what is left of the text. The first amount
 * counts; others ("1 cup (240 ml)") are only taken out. A text that is nothing but a unit keeps it ("2 cloves" may be
 * spice). Total; the amount is finite and not negative.
 */
export function parseQuantity(normalisedText: string): ParsedQuantity {
  const tokens = withoutGlue(normalisedText, tokenise(normalisedText));
  const spans: { from: number; to: number }[] = [];
  let first: Quantity | undefined;
  let at = APPROXIMATELY.has(wordAt(tokens, 0)) ? 1 : 0;
  const vague = skipVague(tokens.slice(at));
  if (at + vague > 0 && at + vague < tokens.length) spans.push({ from: 0, to: present(tokens[at + vague - 1]).end });
  at += vague;
  for (const opening = at; at < tokens.length;) {
    const reading = readAt(normalisedText, at === opening ? tokens.slice(at) : tokens, at === opening ? 0 : at);
    if (reading === undefined) {
      at += 1;
      continue;
    }
    const { next, end, ...quantity } = reading;
    const from = present(tokens[at]).start;
    at = at === opening ? at + next : next;
    const partitive = tokens[at];
    const takesPartitive = partitive !== undefined && PARTITIVES.has(partitive.folded) && at + 1 < tokens.length;
    spans.push({ from, to: takesPartitive ? partitive.end : end });
    if (takesPartitive) at += 1;
    first = first?.amount === undefined ? { ...first, ...quantity } : first;
  }
  const rest = cut(normalisedText, spans);
  return first === undefined || rest === "" ? { rest: rest === "" ? normalisedText : rest } : { ...first, rest };
}
