import type { Mention } from "../food/scan";
import { expression } from "../shared/expression";
import { partitionPoint } from "../shared/partition-point";
import { present } from "../shared/present";
import {
  COOKED,
  cookedAdjectivesOf,
  isBesideAnother,
  isParticiple,
  isPutBeside,
  isServedWithOthers,
} from "./cooked-adjectives";
import { formsOf, saysForm } from "./denied-forms";
import { withoutExcepted } from "./forms-of-everything";
import type { FormId } from "./form-ids";
import { COOKED_WITH } from "./heated-foods";
import { isNounOfFoodBefore, isNounOfFoodBehind, isNounOfItsOwn, isOfDish } from "./noun-forms";
import type { OwnClauses } from "./own-clauses";
import { PUT_TO_IT } from "./serving-words.table";
import type { Concept } from "./vocabulary";

/** Forms that a step gives to everything in its pot, not to the nearest word alone. */
const SHARED: ReadonlySet<FormId> = new Set<FormId>([
  "cooked",
  "cooked_through",
  "soft",
  "pureed",
  "sieved",
  "stirred_in",
  "spoonful",
  "family_portion",
  "removed",
]);

/** What is done to a food before another is put to it: "blend the berries and top with blueberries". */
const DONE_BEFORE: ReadonlySet<FormId> = new Set<FormId>(["pureed", "sieved", "mashed", "squashed", "ground"]);
const PUT_REACH = 120;
/** Whether a food stands behind what was done to another, and was put to it then. */
function isPutToIt(text: string, form: FormId, said: Mention<Concept>, food: Mention<Concept>): boolean {
  const between = text.slice(Math.max(said.end, food.start - PUT_REACH), food.start);
  return DONE_BEFORE.has(form) && food.start > said.end && PUT_TO_IT.test(between);
}

/** Forms of one thing, not of the list that it stands in: "an untreated lemon and yogurt". */
const OF_ONE: ReadonlySet<FormId> = new Set<FormId>(["unheated", "green", "foraged", "low_fat"]);

/** What a food was before it came to the kitchen, or is on the plate: right beside it, it is said of it alone. */
const UNCOOKED: ReadonlySet<FormId> = new Set<FormId>(["raw", "smoked", "marinated"]);
/** Words that leave what they join one group: "carrot, the pear and some apple". Folded as they are typed. */
export const JOINERS: ReadonlySet<string> = new Set(
  "and or the a an some about etwa około ok ca with die der das den dem und oder sowie mit i oraz lub albo z ze နှင့် နဲ့ g ml x of tsp tbsp el tl".split(
    " ",
  ),
);

/** After a verb they stand for what was named before: "steam the carrot, then mash it". */
const STANDS_FOR_EARLIER = expression(
  /^\s+(?:it|them|each|everything|all|with|sie|es|ihn|alles|mit|je|ją|go|wszystko|z)(?!\p{L})/u,
);

/** Water has no form that matters: what is said behind it is said of what it was poured to ("… ကို ရေနွေးနဲ့ ကျဲကျဲဖျော်"). */
function isWater({ values }: Mention<Concept>): boolean {
  return values.some((value) => value.kind === "food" && value.food === "water");
}

/** Joiners after which another thing is named: what is said of "quartered strawberries with grapes" is said of the first. */
const WITH: ReadonlySet<string> = new Set(["with", "mit", "z", "ze"]);

/** Whether a text leaves what it joins one group, and one list that an adjective before it is said of. */
function joins(between: string): { readonly group: boolean; readonly list: boolean } {
  const words = between.length > 40 ? [] : between.split(/[\s,;()&/+.\d½¼¾:၊-]+/).filter((word) => word !== "");
  const group = between.length <= 40 && words.length <= 4 && words.every((word) => JOINERS.has(word));
  return { group, list: group && !words.some((word) => WITH.has(word)) };
}

/** What nobody cuts as its neighbours are cut: "ground cinnamon and almonds". */
function isSeasoning({ values }: Mention<Concept>): boolean {
  return values.every((value) => value.kind !== "food" || COOKED_WITH.has(value.food));
}

/** From where on in its sentence a form is said, and up to which of the clauses that have a food of their own. */
interface Reach {
  readonly from: number;
  readonly clause: number;
}

function setOf<T>(sets: Map<number, Set<T>>, key: number): Set<T> {
  const known = sets.get(key) ?? new Set<T>();
  sets.set(key, known);
  return known;
}

/** Foods whose own name says that they are raw: "raw apple". */
const NAMED_RAW = expression(/(?<!\p{L})(?:raw|rohe?[nrms]?|surow\p{L}+)(?!\p{L})/u);

/** For each sentence the subjects that are said to be raw, by their name or right beside them. */
function uncookedIn(
  mentions: readonly Mention<Concept>[],
  sentences: readonly number[],
  subjects: readonly boolean[],
): ReadonlyMap<number, ReadonlySet<number>> {
  const found = new Map<number, Set<number>>();
  mentions.forEach((mention, at) => {
    if (mention.negated) return;
    if (subjects[at] === true && NAMED_RAW.test(mention.surface)) setOf(found, present(sentences[at])).add(at);
    if (!saysForm(mention, UNCOOKED)) return;
    for (const beside of [at + 1, at - 1]) {
      const subject = mentions[beside];
      if (subject === undefined || subjects[beside] !== true || sentences[beside] !== sentences[at]) continue;
      const [first, second] = beside > at ? [mention, subject] : [subject, mention];
      if (second.start - first.end <= 1) setOf(found, present(sentences[at])).add(beside);
    }
  });
  return found;
}

/** What joins two foods of which something is made together: "carrot and potato mash". */
const ENUMERATES = /^(?:,? ?(?:and|und|i|oraz|&|\/)|,|-)? ?$/u;

/** A subject and those before it that are named with it in one breath, and not with "with". */
function enumerated(
  text: string,
  mentions: readonly Mention<Concept>[],
  before: readonly (number | undefined)[],
  last: number,
): readonly number[] {
  const found: number[] = [];
  for (let at: number | undefined = last; at !== undefined;) {
    found.push(at);
    const previous: number | undefined = before[at];
    if (previous === undefined) break;
    const between = text.slice(present(mentions[previous]).end, present(mentions[at]).start);
    at = ENUMERATES.test(between) ? previous : undefined;
  }
  return found;
}

/**
 * For each mention, the forms that the words around it say of it: those said right beside it or beside the list it stands
 * in, and those that its sentence says of everything. A form that is denied is said of nothing. `begins` says of each
 * mention of heat from where on it is said, `ownClauses` where clauses begin that it does not reach into. Linear in the
 * mentions.
 */
export function bindForms(
  text: string,
  mentions: readonly Mention<Concept>[],
  sentences: readonly number[],
  subjects: readonly boolean[],
  begins: readonly (number | undefined)[],
  ownClauses: OwnClauses,
): readonly (readonly FormId[])[] {
  /** For each mention the nearest subject of its sentence before it, and the list that each subject stands in. */
  const before: (number | undefined)[] = [];
  const groups: number[] = [];
  const lists: number[] = [];
  /** The subject that what is said behind each mention is said of: the one before the water, where it is water. */
  const heirs: (number | undefined)[] = [];
  let last: number | undefined;
  mentions.forEach((mention, at) => {
    if (last !== undefined && sentences[last] !== sentences[at]) last = undefined;
    before.push(last);
    heirs.push(last !== undefined && isWater(mention) ? heirs[last] : at);
    const joined = last === undefined ? undefined : joins(text.slice(present(mentions[last]).end, mention.start));
    groups.push(last !== undefined && joined?.group === true ? present(groups[last]) : at);
    lists.push(last !== undefined && joined?.list === true ? present(lists[last]) : at);
    if (subjects[at] === true) last = at;
  });
  const byOne = new Map<number, Set<FormId>>();
  const byGroup = new Map<number, Set<FormId>>();
  const byList = new Map<number, Set<FormId>>();
  /** From where on in each sentence a form is said of everything, and up to which of the clauses of their own. */
  const bySentence = new Map<number, Map<FormId, Reach>>();
  const clauseOf = ({ start }: Mention<Concept>, clauses = ownClauses.cooked): number =>
    partitionPoint(clauses, (each) => each <= start);
  const uncooked = uncookedIn(mentions, sentences, subjects);
  const adjectives = cookedAdjectivesOf(text, mentions, subjects);
  /** The subjects of a sentence from its end, and for what is done to all in the pot how many of them it was asked for. */
  const behind: number[] = [];
  const done = new Map<FormId, number>();
  let next: number | undefined;
  for (let at = mentions.length - 1; at >= 0; at -= 1) {
    const mention = present(mentions[at]);
    if (sentences[at] !== sentences[at + 1]) {
      behind.splice(0);
      done.clear();
      next = undefined;
    }
    const earlier = STANDS_FOR_EARLIER.test(text.slice(mention.end, mention.end + 14));
    const previous = before[at];
    const heir = previous === undefined ? undefined : heirs[previous];
    const toBefore = previous === undefined ? Infinity : mention.start - present(mentions[previous]).end;
    const toAfter = next === undefined ? Infinity : present(mentions[next]).start - mention.end;
    const isAdjective = next !== undefined && toAfter === 1 && isParticiple(text.slice(mention.start, mention.end));
    const addToNext = (form: FormId, to: number): void => {
      if (!isAdjective) setOf(byGroup, present(groups[to])).add(form);
      else if (isSeasoning(present(mentions[to]))) setOf(byOne, to).add(form);
      else setOf(byList, present(lists[to])).add(form);
    };
    const isOfHeir = heir !== undefined && isNounOfFoodBefore(text, mention, present(mentions[heir]));
    const isOther = isNounOfItsOwn(text, mention, previous === undefined ? undefined : mentions[previous]);
    for (const form of mention.negated || isOther ? [] : formsOf(mention)) {
      const own = COOKED.has(form) ? adjectives.get(at) : undefined;
      if (own === "another" || (DONE_BEFORE.has(form) && isOfDish(text, mention))) continue;
      const group = own === undefined ? undefined : present(groups[own]);
      const others = group === undefined ? [] : [...(uncooked.get(present(sentences[at])) ?? [])];
      const isBeside = own !== undefined && isPutBeside(text, present(mentions[Math.min(at, own)]));
      // "Jabłka z ryżem gotowanym": it is said of the last of them.
      if (own !== undefined && own < at && isBeside) setOf(byOne, own).add(form);
      else if (own !== undefined && isServedWithOthers(text, mention, present(mentions[own]))) {
        if (isBesideAnother(text, present(mentions[own]))) setOf(byOne, own).add(form);
        else setOf(byList, present(lists[own])).add(form);
      } else if (group !== undefined && (isBeside || others.some((other) => groups[other] !== group)))
        setOf(byGroup, group).add(form);
      else if (next !== undefined && isNounOfFoodBehind(text, mention)) setOf(byOne, next).add(form);
      else if (heir !== undefined && isOfHeir)
        for (const one of enumerated(text, mentions, before, heir)) setOf(byOne, one).add(form);
      else if (next !== undefined && isAdjective && DONE_BEFORE.has(form) && isPutBeside(text, mention))
        addToNext(form, next);
      else if (SHARED.has(form)) {
        if (!DONE_BEFORE.has(form)) {
          const sentence = present(sentences[at]);
          const from = COOKED.has(form) ? (begins[at] ?? 0) : 0;
          const shared = bySentence.get(sentence) ?? new Map<FormId, Reach>();
          const known = shared.get(form);
          const clause = COOKED.has(form) ? clauseOf(mention) : Infinity;
          const reach = {
            from: Math.min(from, known?.from ?? from),
            clause: Math.max(clause, known?.clause ?? clause),
          };
          bySentence.set(sentence, shared.set(form, reach));
        } else {
          for (const one of behind.slice(done.get(form)))
            if (
              !isPutToIt(text, form, mention, present(mentions[one])) &&
              clauseOf(present(mentions[one]), ownClauses.mashed) <= clauseOf(mention, ownClauses.mashed)
            )
              setOf(byOne, one).add(form);
          done.set(form, behind.length);
        }
      } else if (OF_ONE.has(form)) {
        const one = toBefore <= toAfter ? heir : next;
        if (one !== undefined) setOf(byOne, one).add(form);
      } else {
        if (heir !== undefined && (toBefore < toAfter || earlier)) setOf(byGroup, present(groups[heir])).add(form);
        if (
          next !== undefined &&
          (toAfter <= toBefore || earlier) &&
          !isPutToIt(text, form, mention, present(mentions[next]))
        )
          addToNext(form, next);
      }
    }
    if (subjects[at] !== true) continue;
    // "Quarter them, without salt": nothing is done to what is left out.
    if (!mention.negated) next = at;
    for (const form of done.keys()) setOf(byOne, at).add(form);
    behind.push(at);
  }
  const bound = mentions.map((mention, at) =>
    subjects[at] === true
      ? [
          ...(byOne.get(at) ?? []),
          ...(byGroup.get(present(groups[at])) ?? []),
          ...(byList.get(present(lists[at])) ?? []),
          ...[...(bySentence.get(present(sentences[at])) ?? [])].flatMap(([form, { from, clause }]) =>
            mention.start < from || clauseOf(mention) > clause ? [] : [form],
          ),
        ]
      : [],
  );
  return withoutExcepted(text, mentions, bound);
}
