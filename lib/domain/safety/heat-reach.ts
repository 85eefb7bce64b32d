import type { FoodId } from "../food/food-ids";
import type { Mention } from "../food/scan";
import { expression } from "../shared/expression";
import { present } from "../shared/present";
import { matchesOf } from "../shared/matches";
import { COOKED } from "./cooked-adjectives";
import { saysForm } from "./denied-forms";
import { HEATED_FORMS } from "./form-ids";
import { BESIDE, COOKED_WITH, foodsNamed } from "./heated-foods";
import { saysPrepared } from "./serving-words.table";
import type { Concept } from "./vocabulary";

/** Characters before heat in which its clause begins, and behind it in which its object stands. */
const CLAUSE_REACH = 200;
const OBJECT_REACH = 60;

/** Where a clause may begin. */
export const CLAUSE_BOUNDARY =
  /[,;:.!?\n]| (?:(?:and|then|while|whilst|meanwhile|as|und|dann|während|inzwischen|i|oraz|potem|następnie|podczas(?: gdy)?|tymczasem)(?= )|(?<=,.)a(?= ))|ပြီး(?:တော့|နောက်|လျှင်)?|ကာ(?= )|၊/gu;
/** In the middle of what somebody else does. */
const WHILE = /^(?:while|whilst|as|während|podczas(?: gdy)?)$/u;
/** Between the beginning of a clause and its verb. */
const ADVERBS = expression(
  /^ ?(?:(?:and|then|also|next|meanwhile|separately|finally|\p{L}{3,}ly|in the meantime|in (?:a|another)(?: separate)? (?:pan|pot)|und|dann|danach|auch|inzwischen|separat|getrennt|daneben|in der zwischenzeit|in eine[mr] (?:topf|pfanne)|i|potem|następnie|osobno|tymczasem|delikatnie|w międzyczasie|w (?:osobnym )?garnku)(?: |$))*$/u,
);
/** What was put into a pot before is cooked in it with what comes. */
const PUTS_IN = expression(
  /(?<!\p{L})(?:add|put|place|tip|throw|drop|gib|geb(?:e|en)|\p{L}*geben|leg(?:e|en)|dodaj|dodać|wrzuć|włóż|wsyp|przełóż)(?!\p{L})|ထည့်/u,
);
const COLD_PLACE = expression(
  /(?<!\p{L})(?:plates?|trays?|boards?|bowls?|teller|brett|schüssel|talerz\p{L}*|desk\p{L}*|misk\p{L}*)(?!\p{L})|ပန်းကန်/u,
);
/** It is said of what was named before, too. */
const OF_EARLIER = expression(
  /(?<!\p{L})(?:it|them|they|these|those|this|everything|all|both|together|es|sie|ihn|diese\p{L}*|damit|darin|dazu|alles|beides?|zusammen|gemeinsam|je|ją|go|nim|nimi|nią|niej|nich|wszystk\p{L}*|razem|obie|oba)(?!\p{L})|အားလုံး|အတူ|သူ/u,
);
/** How long, and what becomes of it: its "it" is what is cooked. */
const HOW_LONG = expression(/(?<!\p{L})(?:until|till|so that|bis|damit|aż|dopóki)(?!\p{L})/u);
const CLAUSE_END = expression(/[,;:.!?\n]|(?<!\p{L})(?:and|then|und|dann|i|oraz|potem)(?!\p{L})/u);
/** Between a verb and what it is done to: no end of a clause, and nothing that is beside it. */
const NO_OBJECT = expression(
  /[,;:.!?\n]|(?<!\p{L})(?:and|or|with|in|on|to|into|onto|over|at|from|until|till|for|by|then|und|oder|mit|in|im|ins|auf|bis|für|zu|bei|i|lub|z|ze|w|we|na|do|aż|przez|po)(?!\p{L})/u,
);
/** What is cooked of other foods, or with them in it: "slice the apple and fry the pancakes", "heat the milk". */
export const MADE_OF_OTHERS: ReadonlySet<FoodId> = new Set<FoodId>([
  ...COOKED_WITH,
  "rice_porridge",
  "baby_rice",
  "baby_maize",
  "baby_cereal",
  "pancake",
  "bone_broth",
  "veg_broth",
  "tomato_passata",
  "coconut_milk",
  "cows_milk",
  "breast_milk",
  "infant_formula",
  "cream",
]);
/** No food at all, and what is heated in it alone. */
const KETTLE = expression(/(?<!\p{L})(?:kettle|wasserkocher|czajnik\p{L}*)(?!\p{L})|ရေနွေးအိုး/u);

interface Clause {
  readonly start: number;
  /** Where its own words begin, behind what joins it to the clause before. */
  readonly words: number;
  readonly opener: string;
}

function clausesOf(text: string, from: number, to: number): readonly Clause[] {
  const found: Clause[] = [{ start: from, words: from, opener: "" }];
  for (const match of matchesOf(text.slice(from, to), CLAUSE_BOUNDARY)) {
    const opener = match[0].trim();
    const end = from + match.index + match[0].length;
    found.push({ start: end - (opener === "" ? 1 : opener.length), words: end, opener });
  }
  return found;
}

/** Whether a mention names a food that is no fat or stock that others are cooked in, and stands beside none. */
export function isFoodOfItsOwn(text: string, mention: Mention<Concept>): boolean {
  if (BESIDE.test(text.slice(Math.max(0, mention.start - OBJECT_REACH), mention.start))) return false;
  return foodsNamed(mention).some((food) => !MADE_OF_OTHERS.has(food));
}

/** A clause of its own, of what is done before. */
function isDoneBefore(said: string): boolean {
  return saysPrepared(said) || PUTS_IN.test(said);
}

/** The last mention of a kind before one and from a place on. */
function lastBefore(
  mentions: readonly Mention<Concept>[],
  at: number,
  from: number,
  isOfKind: (mention: Mention<Concept>, index: number) => boolean,
): number | undefined {
  for (let last = at - 1; last >= 0; last -= 1) {
    const mention = present(mentions[last]);
    if (mention.start < from) return undefined;
    if (isOfKind(mention, last)) return last;
  }
  return undefined;
}

function saysCooked(mention: Mention<Concept>): boolean {
  return !mention.negated && saysForm(mention, COOKED);
}

/** Whether heat whose verb stands first names what it is for: "cook the egg". */
function hasObject(
  text: string,
  mentions: readonly Mention<Concept>[],
  subjects: readonly boolean[],
  at: number,
): boolean {
  const { end } = present(mentions[at]);
  for (let next = at + 1; next < mentions.length; next += 1) {
    const mention = present(mentions[next]);
    if (mention.start - end > OBJECT_REACH) return false;
    if (subjects[next] === true)
      return !NO_OBJECT.test(text.slice(end, mention.start)) && isFoodOfItsOwn(text, mention);
  }
  return false;
}

/** As `startsOfHeated` says for each; `begins`: for those before it. */
function startOfHeated(
  text: string,
  mentions: readonly Mention<Concept>[],
  subjects: readonly boolean[],
  at: number,
  from: number,
  begins: readonly (number | undefined)[],
): number {
  const heat = present(mentions[at]);
  const clauses = clausesOf(text, Math.max(from, heat.start - CLAUSE_REACH), heat.start);
  const saidIn = (clause: number): string =>
    text.slice(present(clauses[clause]).words, clauses[clause + 1]?.start ?? heat.start);
  let own = clauses.length - 1;
  const isVerbFirst = ADVERBS.test(saidIn(own));
  if (!isVerbFirst) {
    // "…, carrots, potatoes and rice cook": what is enumerated before the verb is its own.
    while (own > 0 && !WHILE.test(present(clauses[own]).opener) && !isDoneBefore(saidIn(own - 1))) own -= 1;
    const earlier = lastBefore(mentions, at, present(clauses[own]).words, saysCooked);
    // "Cook the egg until soft": what gets soft is what is cooked.
    if (earlier !== undefined) return begins[earlier] ?? from;
  }
  if (own === 0) return from;
  const { start, words, opener } = present(clauses[own]);
  const behind = text.slice(heat.end, heat.end + OBJECT_REACH).split(CLAUSE_END)[0] ?? "";
  const said = `${text.slice(words, heat.start).split(HOW_LONG)[0] ?? ""} ${behind.split(HOW_LONG)[0] ?? ""}`;
  const before = text.slice(Math.max(from, start - CLAUSE_REACH), start);
  if (OF_EARLIER.test(said) || (PUTS_IN.test(before) && !COLD_PLACE.test(before))) return from;
  if (WHILE.test(opener) || KETTLE.test(said)) return start;
  const isOfItsOwn = (mention: Mention<Concept>, index: number): boolean =>
    subjects[index] === true && isFoodOfItsOwn(text, mention);
  // "Cook the egg", "das Ei kochen".
  const isNamed = isVerbFirst
    ? hasObject(text, mentions, subjects, at)
    : lastBefore(mentions, at, start, isOfItsOwn) !== undefined;
  return isNamed ? start : from;
}

/**
 * For each mention that says heat where that begins which it is said of: at the beginning of its sentence, but where it is
 * for a food of its own clause and another was cut in a clause before ("slice the apple, cook the egg") at that of its
 * clause. `sentences` says of each mention which sentence it stands in, `starts` where that begins; `subjects`: which of
 * the mentions something is said of. Looks 200 characters back.
 */
export function startsOfHeated(
  text: string,
  mentions: readonly Mention<Concept>[],
  subjects: readonly boolean[],
  sentences: readonly number[],
  starts: readonly number[],
): readonly (number | undefined)[] {
  let first = Infinity;
  const begins: (number | undefined)[] = [];
  mentions.forEach((mention, at) => {
    if (sentences[at] !== sentences[at - 1]) first = Infinity;
    const from = present(starts[present(sentences[at])]);
    const hasFoodBefore = first < at;
    if (subjects[at] === true) first = Math.min(first, at);
    const isHeat = !mention.negated && (saysForm(mention, COOKED) || saysForm(mention, HEATED_FORMS));
    const begin = hasFoodBefore && isHeat ? startOfHeated(text, mentions, subjects, at, from, begins) : from;
    begins.push(isHeat ? begin : undefined);
  });
  return begins;
}
