import type { FoodId } from "../food/food-ids";
import { withSameSource } from "../food/same-source";
import { expression } from "../shared/expression";
import { matchesOf } from "../shared/matches";
import {
  APART,
  COLD_TIME,
  DONE,
  DONE_BEFORE,
  HEATS,
  IN_THE_OVEN,
  LEAST_MINUTES,
  MADE_FINE,
  NUMBER_WORDS,
  OF_ALL,
  ON_EACH_SIDE,
  OTHER_CLOCK,
  SPANS_OF_TIME,
  TAKEN_OUT,
  TOGETHER,
} from "./cooking-clock.table";
import type { Finding } from "./finding";
import { COOKED_WITH } from "./heated-foods";
import type { Reading, Sighting } from "./reading";

const WORDS = [...NUMBER_WORDS.keys()].sort((left, right) => right.length - left.length).join("|");
const NUMBER = `(?:\\d+(?:[.,]\\d+)?(?: ?1/[24])?|1/2|[၀-၉]+|(?<!\\p{L})(?:${WORDS}))`;
const RANGE = `(${NUMBER})(?: ?(?:-|to|or|bis|oder|do|lub|ကနေ|မှ) ?(${NUMBER}))?`;
const QUALITY =
  "(?:(?:good|full|more|extra|further|whole|solid|short|brief|scant|gute|guten|weitere|weiteren|volle|knappe|kurze|lange|gut|kolejne|kolejnych|dobre|dobrych|całe|następne) ){0,2}";
const UNIT = "(h(?:ours?|rs?)?(?!\\p{L})|std|stunden?|godzin\\p{L}*|min\\p{L}*|sec\\p{L}*|sek\\p{L}*|နာရီ|မိနစ်|စက္ကန့်)";
/** "10-12 minutes", "half an hour", "မိနစ် ၂၀". */
const TIME = expression(`${RANGE}[ -]?${QUALITY}${UNIT}`, "gu");
const BURMESE_TIME = expression(`(နာရီ|မိနစ်) ?(?:ကနေ ?)?([၀-၉]+|${WORDS})(?:(?: ?(?:-|ကနေ|မှ) ?)([၀-၉]+))?`, "gu");
const SPAN_OF_TIME = expression(`(?<!\\p{L})(${[...SPANS_OF_TIME.keys()].join("|")})(?!\\p{L})`, "gu");
/** A full stop after "3 Min." or "ca." ends no sentence. */
const SENTENCE = expression(
  /\n|[.!?](?<!(?:^|[^\p{L}])(?:min|mins|std|sek|sec|secs|hrs|godz|ca|ok|circa)\.)(?=\s|$)|[;။]/gu,
);
const CLAUSE = / (?:and|then|und|dann|danach|anschließend|i|oraz|potem|następnie) |ပြီး(?!သား)|ကာ(?= )|[,၊]/gu;
/** What is done next, in a time of its own. */
const NEXT = /(?<= )(?:then|dann|danach|anschließend|potem|następnie) /gu;
/** A word of Polish for one of them by itself. */
const ONE_MINUTE = expression(
  /(?<=(?<!\p{L})(?:na|przez|po|jeszcze) )(?:minutę|minutkę|chwilę|chwilkę|moment)(?!\p{L})/u,
);

function countOf(said: string): number {
  const word = NUMBER_WORDS.get(said);
  if (word !== undefined) return word;
  const digits = said.replace(/[၀-၉]/gu, (digit) => String(digit.charCodeAt(0) - 0x1040)).replace(",", ".");
  const [whole = "0", half] = digits.split(/ ?1\//u);
  return Number(whole) + (half === undefined ? 0 : 1 / Number(half));
}

function minutesPer(unit: string): number {
  if (/^(?:h|st|g|နာရီ)/u.test(unit)) return 60;
  return /^(?:s|စက္ကန့်)/u.test(unit) ? 1 / 60 : 1;
}

/** The minutes of heat that a clause says, of a range the most; undefined where it says none. */
function minutesIn(clause: string): number | undefined {
  if (COLD_TIME.test(clause) && !HEATS.test(clause)) return undefined;
  const said = [
    ...matchesOf(clause, TIME).map(([, least = "", most, unit = ""]) => countOf(most ?? least) * minutesPer(unit)),
    ...matchesOf(clause, BURMESE_TIME).map(
      ([, unit = "", least = "", most]) => countOf(most ?? least) * minutesPer(unit),
    ),
    ...matchesOf(clause, SPAN_OF_TIME).map(([word]) => SPANS_OF_TIME.get(word) ?? 0),
  ];
  if (said.length === 0 && ONE_MINUTE.test(clause)) return 1;
  if (said.length === 0) return undefined;
  const sum = Math.max(...said, 0) === 0 ? 0 : said.reduce((total, each) => total + each, 0);
  return sum * (ON_EACH_SIDE.test(clause) ? 2 : 1) * (IN_THE_OVEN.test(clause) ? 0.5 : 1);
}

function partsOf(text: string, boundary: RegExp): readonly { readonly start: number; readonly said: string }[] {
  const ends = matchesOf(text, boundary).map((match) => match.index + match[0].length);
  return [0, ...ends].map((start, at) => ({ start, said: text.slice(start, ends[at] ?? text.length) }));
}

/** "Beans" and "peas" are said of each of them. */
const PULSES: ReadonlySet<FoodId> = new Set<FoodId>([
  "red_lentil",
  "brown_lentil",
  "chickpea",
  "kidney_bean",
  "black_bean",
  "white_bean",
  "runner_bean_dry",
  "broad_bean",
  "mung_bean",
  "pigeon_pea",
  "split_pea",
  "soybean",
  "edamame",
  "peas",
  "sugar_snap",
  "green_beans",
]);

/** What a sentence of the steps says of time and of foods. */
interface Said {
  readonly foods: ReadonlySet<FoodId>;
  /** It names foods, and none of the recipe's lines that is raw before. */
  readonly namesOthers: boolean;
  /** Undefined where no number of minutes is said. */
  readonly minutes: number | undefined;
  /** It heats, and says no time for it. */
  readonly leavesOpen: () => boolean;
  /** It says by what one sees that it is done, or that it is cut so fine that it is in no time. */
  readonly done: () => boolean;
  readonly ofAll: () => boolean;
  readonly takenOut: () => boolean;
  readonly together: () => boolean;
}

/** Every word of a time has one of these in it: most sentences say none. */
const TIME_WORD = /h(?:ou)?rs?|min|std|stund|stünd|sec|sek|godz|kwadr|chwil|moment|မိနစ်|နာရီ|စက္ကန့်/u;

function saysTime(said: string): boolean {
  return partsOf(said, CLAUSE).some((clause) => minutesIn(clause.said) !== undefined);
}

function namedBy({ foods, foodsInside, kinds }: Sighting): readonly FoodId[] {
  return [...foods, ...foodsInside, ...kinds].filter((food) => !COOKED_WITH.has(food));
}

/** The foods of a recipe's lines that a sentence can be meant of: "the beans" are soya beans where no others are there. */
function meantBy(named: readonly FoodId[], listed: ReadonlySet<FoodId>): ReadonlySet<FoodId> {
  const meant = withSameSource(named).filter((food) => listed.has(food));
  const isOfPulses = named.some((food) => PULSES.has(food)) && !meant.some((food) => PULSES.has(food));
  return new Set(isOfPulses ? [...meant, ...[...listed].filter((food) => PULSES.has(food))] : meant);
}

function sentencesOf({ text, sightings }: Reading, listed: ReadonlySet<FoodId>): readonly Said[] {
  const named = sightings.filter(({ negated }) => !negated);
  const parts = partsOf(text, SENTENCE).filter(({ said }) => said.trim() !== "");
  return parts.map(({ start, said }) => {
    const own = named.filter((each) => each.start >= start && each.start < start + said.length);
    const foods = meantBy(own.flatMap(namedBy), listed);
    const minutes = TIME_WORD.test(said) ? partsOf(said, CLAUSE).flatMap((clause) => minutesIn(clause.said) ?? []) : [];
    return {
      foods,
      namesOthers: foods.size === 0 && own.some(({ foods: named }) => named.some((food) => !COOKED_WITH.has(food))),
      minutes: minutes.length === 0 ? undefined : minutes.reduce((total, each) => total + each, 0),
      leavesOpen: () => partsOf(said, NEXT).some((part) => HEATS.test(part.said) && !saysTime(part.said)),
      done: () => DONE.test(said) || MADE_FINE.test(said),
      ofAll: () => OF_ALL.test(said) && !APART.test(said),
      takenOut: () => TAKEN_OUT.test(said),
      together: () => TOGETHER.test(said) && !APART.test(said),
    };
  });
}

/** The sentences that can be meant of a food from where it is first named: its own, and those that may be of all. */
function sentencesOn(
  food: FoodId,
  sentences: readonly Said[],
): { readonly own: readonly Said[]; readonly shared: readonly Said[] } {
  let isOwn = false;
  let isOut = false;
  const own: Said[] = [];
  const shared: Said[] = [];
  const first = sentences.findIndex(({ foods }) => foods.has(food));
  for (const sentence of first === -1 ? [] : sentences.slice(first)) {
    // One that names nothing goes on about what the one before it named.
    if (sentence.foods.size > 0 || sentence.namesOthers) isOwn = sentence.foods.has(food);
    if (sentence.foods.has(food)) isOut = false;
    if (isOwn && sentence.takenOut()) isOut = true;
    if (isOwn || (sentence.ofAll() && !isOut)) own.push(sentence);
    else if (sentence.together() && !isOut) shared.push(sentence);
  }
  return { own, shared };
}

/** Whether all the time that the steps can be said to heat a food is too short for it, and nothing says that it is done. */
function isShort(food: FoodId, least: number, sentences: readonly Said[]): boolean {
  // Most are done by what is said of them by name, and nothing else has to be looked for.
  const byName = sentences.reduce((total, { foods, minutes = 0 }) => total + (foods.has(food) ? minutes : 0), 0);
  if (byName >= least) return false;
  const { own, shared } = sentencesOn(food, sentences);
  const timed = own.filter(({ minutes }) => minutes !== undefined);
  if (timed.length === 0 || own.some(({ done, leavesOpen }) => done() || leavesOpen())) return false;
  return [...timed, ...shared].reduce((total, { minutes = 0 }) => total + minutes, 0) < least;
}

/**
 * Foods of a recipe's lines that its steps heat for so few minutes that they stay raw or hard. It counts all minutes that
 * can be meant of a food and is silent where a time is left open, where something shows that it is done, and where it was
 * cooked before or cooks under pressure: what it says is then none of its business. More minutes never add a finding.
 */
export function shortlyCooked(steps: Reading, lines: readonly Reading[]): readonly Finding[] {
  if (OTHER_CLOCK.test(steps.text)) return [];
  const listed = new Set(
    lines
      .filter(({ text }) => !DONE_BEFORE.test(text))
      .flatMap(({ sightings }) => sightings.filter(({ negated }) => !negated).flatMap(({ foods }) => foods)),
  );
  const clocked = [...listed].flatMap((food) => {
    const least = LEAST_MINUTES.get(food);
    return least === undefined ? [] : [{ food, least }];
  });
  if (clocked.length === 0) return [];
  const sentences = sentencesOf(steps, listed);
  return clocked
    .filter(({ food, least }) => isShort(food, least, sentences))
    .map(({ food }): Finding => ({ ruleId: "cooked_too_short", severity: "forbid", foodId: food }));
}
