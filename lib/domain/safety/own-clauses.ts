import type { FoodId } from "../food/food-ids";
import type { Mention } from "../food/scan";
import { present } from "../shared/present";
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

const INTO_HEAT_REACH = 160;

function isDone(said: string, isAddedToo: boolean): boolean {
  return saysPrepared(said) || saysServed(said) || AS_IT_IS.test(said) || (isAddedToo && ADDED.test(said));
}

/** Where the clause begins in which a food is cut or served that the clause before did not name; undefined where none does. */
function startOfOwn(
  text: string,
  from: number,
  { start, end }: Mention<Concept>,
  isAddedToo: boolean,
): number | undefined {
  const begin = Math.max(from, start - CLAUSE_REACH);
  const before = text.slice(begin, start);
  const boundary = [...before.matchAll(CLAUSE_BOUNDARY)].at(-1);
  if (boundary === undefined) return undefined;
  const head = before.slice(boundary.index + boundary[0].length);
  if (OF_EARLIER.test(head)) return undefined;
  const behind = text.slice(end, end + VERB_REACH).split(CLAUSE_END)[0] ?? "";
  const further = text.slice(end, end + INTO_HEAT_REACH).split(SENTENCE_ENDS)[0] ?? "";
  if (INTO_HEAT.test(`${head}${further}`)) return undefined;
  const isOwn = isDone(head, isAddedToo) || (ARTICLES.test(head) && isDone(behind, isAddedToo));
  return isOwn ? begin + boundary.index : undefined;
}

/** Whether it is something that is cooked or mashed, a food of ours or not ("kaszę"), and stands beside nothing else. */
function isThing(text: string, mention: Mention<Concept>): boolean {
  const foods = foodsNamed(mention);
  return foods.length === 0 ? mention.values.some(({ kind }) => kind !== "made_with") : isFoodOfItsOwn(text, mention);
}

/**
 * Where in a text clauses begin that cut or serve a food of their own, behind another food of their sentence: "steam the
 * broccoli until soft and [cut the apple into wedges]", "Den Brokkoli weich dünsten, [die Möhre roh servieren]". What is
 * said before of being soft is not said of theirs; `isAddedToo`: nor what is said of being mashed, where they only add it
 * ("dynię zmiksuj, [groszek dodaj]"). In the order of the text; looks 80 characters back.
 */
export function ownClausesOf(
  text: string,
  mentions: readonly Mention<Concept>[],
  sentences: readonly number[],
  subjects: readonly boolean[],
  isAddedToo = false,
): readonly number[] {
  const found: number[] = [];
  if (!mentions.some((mention) => saysForm(mention, ENOUGH) || saysForm(mention, HEATED_FORMS))) return found;
  let known = new Set<FoodId>();
  let from: number | undefined;
  mentions.forEach((mention, at) => {
    if (sentences[at] !== sentences[at - 1]) {
      known = new Set();
      from = undefined;
    }
    if (mention.negated || subjects[at] !== true) return;
    const isNew = !foodsNamed(mention).some((food) => known.has(food));
    const own = isNew && from !== undefined ? startOfOwn(text, from, mention, isAddedToo) : undefined;
    if (own !== undefined && own >= (found.at(-1) ?? 0)) found.push(own);
    for (const food of foodsNamed(mention)) known.add(food);
    if (from !== undefined || isThing(text, mention)) from = present(mentions[at]).end;
  });
  return found;
}
