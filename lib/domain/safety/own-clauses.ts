import type { FoodId } from "../food/food-ids";
import type { Mention } from "../food/scan";
import { matchesOf } from "../shared/matches";
import { saysForm } from "./denied-forms";
import { ENOUGH } from "./enough-forms";
import { HEATED_FORMS } from "./form-ids";
import { CLAUSE_BOUNDARY, isFoodOfItsOwn } from "./heat-reach";
import { foodsNamed } from "./heated-foods";
import { saysPrepared, saysServed } from "./serving-words.table";
import type { Concept } from "./vocabulary";
import { ADDED, ARTICLES, AS_IT_IS, CLAUSE_END, INTO_HEAT, OF_EARLIER, SENTENCE_ENDS } from "./own-clauses.table";

/** Characters before a food in which its clause begins, and behind it in which its verb stands. */
const CLAUSE_REACH = 80;
const VERB_REACH = 60;
/** Characters behind a food in which it goes on into the heat. */
const INTO_HEAT_REACH = 160;

/** Where clauses begin that have a food of their own. */
export interface OwnClauses {
  /** Into these it is not said that a food before is cooked or soft. */
  readonly cooked: readonly number[];
  /** Into these it is not said that it is mashed: they may only add the food, too ("dynię zmiksuj, [groszek dodaj]"). */
  readonly mashed: readonly number[];
}

interface OwnClause {
  readonly start: number;
  readonly isOnlyAdded: boolean;
}

function isDone(said: string): boolean {
  return saysPrepared(said) || saysServed(said) || AS_IT_IS.test(said);
}

/** The clause in which a food is cut, served or added that the clause before did not name; undefined where there is none. */
function ownClauseOf(text: string, from: number, { start, end }: Mention<Concept>): OwnClause | undefined {
  const begin = Math.max(from, start - CLAUSE_REACH);
  const before = text.slice(begin, start);
  const boundary = matchesOf(before, CLAUSE_BOUNDARY).at(-1);
  if (boundary === undefined) return undefined;
  const head = before.slice(boundary.index + boundary[0].length);
  if (OF_EARLIER.test(head)) return undefined;
  const behind = ARTICLES.test(head) ? (text.slice(end, end + VERB_REACH).split(CLAUSE_END)[0] ?? "") : "";
  const isOnlyAdded = !isDone(head) && !isDone(behind);
  if (isOnlyAdded && !ADDED.test(head) && !ADDED.test(behind)) return undefined;
  const further = text.slice(end, end + INTO_HEAT_REACH).split(SENTENCE_ENDS)[0] ?? "";
  return INTO_HEAT.test(`${head}${further}`) ? undefined : { start: begin + boundary.index, isOnlyAdded };
}

/** Whether it is something that is cooked or mashed, a food of ours or not ("kaszę"), and stands beside nothing else. */
function isThing(text: string, mention: Mention<Concept>): boolean {
  const foods = foodsNamed(mention);
  return foods.length === 0 ? mention.values.some(({ kind }) => kind !== "made_with") : isFoodOfItsOwn(text, mention);
}

/**
 * Where in a text clauses begin that cut or serve a food of their own, behind another food of their sentence: "steam the
 * broccoli until soft and [cut the apple into wedges]", "Den Brokkoli weich dünsten, [die Möhre roh servieren]". In the
 * order of the text; looks 80 characters back.
 */
export function ownClausesOf(
  text: string,
  mentions: readonly Mention<Concept>[],
  sentences: readonly number[],
  subjects: readonly boolean[],
): OwnClauses {
  const cooked: number[] = [];
  const mashed: number[] = [];
  if (!mentions.some((mention) => saysForm(mention, ENOUGH) || saysForm(mention, HEATED_FORMS)))
    return { cooked, mashed };
  let known = new Set<FoodId>();
  let from: number | undefined;
  mentions.forEach((mention, at) => {
    if (sentences[at] !== sentences[at - 1]) {
      known = new Set();
      from = undefined;
    }
    if (mention.negated || subjects[at] !== true) return;
    const foods = foodsNamed(mention);
    const isNew = !foods.some((food) => known.has(food));
    const own = isNew && from !== undefined ? ownClauseOf(text, from, mention) : undefined;
    if (own !== undefined && own.start >= (mashed.at(-1) ?? 0)) mashed.push(own.start);
    if (own?.isOnlyAdded === false && own.start >= (cooked.at(-1) ?? 0)) cooked.push(own.start);
    for (const food of foods) known.add(food);
    if (from !== undefined || isThing(text, mention)) from = mention.end;
  });
  return { cooked, mashed };
}
