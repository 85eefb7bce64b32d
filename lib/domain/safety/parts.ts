import type { FoodId } from "../food/food-ids";
import type { Mention } from "../food/scan";
import { partitionPoint } from "../shared/partition-point";
import { matchesOf } from "../shared/matches";
import { isSubject, saysForm } from "./denied-forms";
import { ENOUGH } from "./enough-forms";
import { COOKED_WITH, foodsNamed } from "./heated-foods";
import {
  CLAUSE_BEGINS,
  FOR_BABY,
  KEPT_BACK,
  MORE_BEFORE,
  NOT_FOR_NOW,
  OF_LIQUID,
  ON_TOP,
  ON_TOP_BEHIND,
  PART,
  REST,
} from "./parts.table";
import { sentencesAround } from "./sentences";
import { spansOf, type Span } from "./spans";
import type { Concept } from "./vocabulary";

/** Characters between a part and the rest, between either and the food it is of, and around what is kept back. */
const REST_REACH = 240;
const OF_REACH = 30;
const KEPT_REACH = 200;
const CLAUSE_REACH = 120;

/** Where a part of a food is spoken of that what is done to the food is not done to. */
interface Left {
  /** The forms of the food from here to there are not those of all of it. */
  readonly from: number;
  readonly to: number;
  readonly foods: ReadonlySet<FoodId>;
}

class Parts {
  readonly #text: string;
  readonly #mentions: readonly Mention<Concept>[];
  readonly #foods: readonly Mention<Concept>[];
  readonly #around: (part: Span) => Span;

  constructor(text: string, mentions: readonly Mention<Concept>[]) {
    this.#text = text;
    this.#mentions = mentions;
    this.#foods = mentions.filter((mention) => isSubject(mention) && foodsNamed(mention).length > 0);
    this.#around = sentencesAround(text);
  }

  /** The place of the first food from a place on. */
  #firstFrom(place: number): number {
    return partitionPoint(this.#foods, ({ start }) => start < place);
  }

  /** The foods that a part is of: those named behind it ("half of the grapes"), else those named last before it. */
  #foodsOf({ start, end }: Span, isBehindOnly = false): ReadonlySet<FoodId> {
    const at = this.#firstFrom(start);
    const [before, behind] = [this.#foods[at - 1], this.#foods[at]];
    const isBehind = behind !== undefined && behind.start - end <= OF_REACH;
    const isBefore = before !== undefined && start - before.end <= KEPT_REACH;
    const food = isBehind ? behind : isBefore && !isBehindOnly ? before : undefined;
    return new Set(food === undefined ? [] : foodsNamed(food).filter((each) => !COOKED_WITH.has(each)));
  }

  #isForOthers(part: Span): boolean {
    const said = this.#text.slice(part.start, Math.min(this.#around(part).end, part.end + CLAUSE_REACH));
    return NOT_FOR_NOW.test(said) || FOR_BABY.test(said) || OF_LIQUID.test(this.#text.slice(part.end, part.end + 40));
  }

  /** Where the clause begins in which the rest is named: what is done to it stands before it in some languages. */
  #startOfClause(from: number, rest: number): number {
    const last = matchesOf(this.#text.slice(from, rest), CLAUSE_BEGINS).at(-1);
    return last === undefined ? rest : from + last.index;
  }

  /** "Mash half of the blueberries. [Scatter] the rest [on top]." */
  #rests(): readonly Left[] {
    const rests = spansOf(this.#text, [REST]);
    const parts = rests.length === 0 ? [] : spansOf(this.#text, [PART]);
    return rests.flatMap((rest) => {
      const part = parts[partitionPoint(parts, ({ end }) => end <= rest.start) - 1];
      if (part === undefined || rest.start - part.start > REST_REACH || this.#isForOthers(rest)) return [];
      const foods = this.#foodsOf(part);
      const named = this.#foodsOf(rest, true);
      const isSame = named.size === 0 || [...named].some((food) => foods.has(food));
      return isSame ? [{ from: part.start - 1, to: this.#startOfClause(part.end, rest.start), foods }] : [];
    });
  }

  /** "Quarter the grapes, but leave two for the top." */
  #keptBack(): readonly Left[] {
    return spansOf(this.#text, [KEPT_BACK])
      .filter((kept) => !this.#isForOthers(kept))
      .map((kept) => ({ from: kept.start - KEPT_REACH, to: kept.end + KEPT_REACH, foods: this.#foodsOf(kept) }));
  }

  /** "Mash the blueberries. Top with a few blueberries." */
  #more(): readonly Left[] {
    return this.#foods.flatMap((food) => {
      const { start, end } = food;
      const sentence = this.#around(food);
      const before = this.#text.slice(Math.max(sentence.start, start - OF_REACH * 2), start);
      const behind = this.#text.slice(end, Math.min(sentence.end, end + OF_REACH));
      if (!MORE_BEFORE.test(before) || !(ON_TOP.test(before) || ON_TOP_BEHIND.test(behind))) return [];
      const next = this.#mentions[partitionPoint(this.#mentions, (mention) => mention.start < end)];
      const isSaidOfIt = next !== undefined && next.start - end <= OF_REACH && saysForm(next, ENOUGH);
      return isSaidOfIt ? [] : [{ from: start - REST_REACH, to: start, foods: new Set(foodsNamed(food)) }];
    });
  }

  /** Whether a form is said of one of these foods: of that named behind it, or that named before. */
  #isOf({ start, end }: Mention<Concept>, foods: ReadonlySet<FoodId>): boolean {
    const behind = this.#foods[this.#firstFrom(end)];
    const near = behind !== undefined && behind.start - end <= OF_REACH ? behind : undefined;
    return [near, this.#foods[this.#firstFrom(start) - 1]].some(
      (food) => food !== undefined && foodsNamed(food).some((each) => foods.has(each)),
    );
  }

  /** The places of the forms that are of a part alone. */
  places(): ReadonlySet<number> {
    const lefts = [...this.#rests(), ...this.#keptBack(), ...this.#more()].filter(({ foods }) => foods.size > 0);
    const found = new Set<number>();
    for (const { from, to, foods } of lefts) {
      let at = partitionPoint(this.#mentions, ({ end }) => end < from);
      for (
        let mention = this.#mentions[at];
        mention !== undefined && mention.start < to;
        mention = this.#mentions[at]
      ) {
        const isEnough = !mention.negated && !isSubject(mention) && saysForm(mention, ENOUGH);
        if (isEnough && this.#isOf(mention, foods)) found.add(at);
        at += 1;
      }
    }
    return found;
  }
}

const NO_PLACES: ReadonlySet<number> = new Set();

/** The places of the forms that are of a part of a food alone, while the rest of it is eaten, too. Looks 240 characters around. */
export function formsOfParts(text: string, mentions: readonly Mention<Concept>[]): ReadonlySet<number> {
  const saysEnough = mentions.some((mention) => !isSubject(mention) && saysForm(mention, ENOUGH));
  return saysEnough ? new Parts(text, mentions).places() : NO_PLACES;
}
