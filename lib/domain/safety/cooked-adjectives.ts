import type { Mention } from "../food/scan";
import { expression } from "../shared/expression";
import { present } from "../shared/present";
import { saysForm } from "./denied-forms";
import type { FormId } from "./form-ids";
import type { Concept } from "./vocabulary";

/** Being cooked, or soft from it. */
export const COOKED: ReadonlySet<FormId> = new Set<FormId>(["cooked", "cooked_through", "soft"]);
/** Said of what it stands before ("boiled potatoes"), and is nothing that is to be done. */
const POLISH_PARTICIPLE = /n(?:y|a|e|ą|ych|ymi|ym|ego|ej)$/u;
const PARTICIPLE = expression(
  `(?:ed|ge\\p{L}+(?:te[nrsm]?|en(?:e[nrsm]?)?)|iert(?:e[nrsm]?))$|${POLISH_PARTICIPLE.source}`,
  "u",
);
/** Said of what it stands before, and no participle by its look. */
const IRREGULAR = /^(?:ground|cut|shredded|tart(?:y|a|e|ego|ej|ym|ych|ymi|ą)|start(?:y|a|e|ego|ej|ym|ych|ymi|ą))$/u;

/** Whether a word is one that says how what stands behind it is cut or was cooked: "quartered", "geriebenem", "tartym". */
export function isParticiple(word: string): boolean {
  return PARTICIPLE.test(word) || IRREGULAR.test(word);
}

/** Adjectives that are the same, once they stand before it: "on soft bread". */
const SOFT = expression(/^(?:soft|softened|tender|weiche[nrms]?|zarte[nrms]?|miękk\p{L}+)$/u);
const BURMESE_PARTICIPLE = /^(?:ပြီးသား|ထားတဲ့|ထားသော|ထားသည့်|တဲ့|သော) ?$/u;

/** Nobody says more of one thing at once. */
const MOST_ADJECTIVES = 6;
/** Between two adjectives: "steamed, mashed potatoes". */
const NEXT_ADJECTIVE = /^(?:,| and| und| i)? $/u;

/** Before an adjective: it is said of something that is put beside the rest ("serve the apple with boiled potatoes"). */
const PUT_WITH = expression(
  /(?<!\p{L})(?:with|on|onto|over|alongside|beside|to|into|in|mit|unter|auf|über|zu|zum|zur|ins|neben|z|ze|na|do|obok)(?: (?:the|a|an|some|your|der|die|das|dem|den|eine[mnr]?|etwas))?(?: \p{L}+,?)? $/u,
);
/** Between an adjective and what it is said of there: "tender baby spinach". */
const ONE_MORE = expression(
  /^ (?:(?!(?:and|or|with|in|on|until|then|the|for|und|oder|mit|bis|i|lub|z|w|na|do|aż)(?!\p{L}))\p{L}+ )?$/u,
);

const PUT_WITH_REACH = 40;

/** Whether a mention stands behind a word that puts something beside the rest. */
export function isPutBeside(text: string, { start }: Mention<Concept>): boolean {
  return PUT_WITH.test(text.slice(Math.max(0, start - PUT_WITH_REACH), start));
}

/** What is served and was cooked before: "serve the [steamed] carrots with the apple". */
const SERVES_IT = expression(
  /(?<!\p{L})(?:serve|offer|toss|plate|arrange|combine|podaj|podawaj|ułóż|servier|serviere|reiche?) (?:\p{L}+ )?$/u,
);
const WITH_OTHERS = expression(
  /^ (?:with|alongside|beside|next to|mit|z|ze|obok|and (?:the|some|your)|und (?:den|die|das|dem))(?!\p{L})/u,
);
const SERVED_WITH_OTHERS = expression(
  /^ (?:podaj|podawaj|ułóż|wymieszaj)\p{L}* (?:\p{L}+ )?(?:z|ze|obok)(?!\p{L})|^ (?:mit|und (?:den|die|das|dem)) [^.;!?\n]{1,40} (?:servieren|reichen|anrichten|anbieten)(?!\p{L})/u,
);

/** Whether a food that a word right before says to be cooked is served with others, of which it is not said. */
export function isServedWithOthers(text: string, said: Mention<Concept>, food: Mention<Concept>): boolean {
  if (food.start < said.end || !isParticiple(text.slice(said.start, said.end))) return false;
  const behind = text.slice(food.end, food.end + PUT_WITH_REACH * 2);
  if (SERVED_WITH_OTHERS.test(behind)) return true;
  return WITH_OTHERS.test(behind) && SERVES_IT.test(text.slice(Math.max(0, said.start - PUT_WITH_REACH), said.start));
}

/** What is said of the first of two is not said of the second, which has an article of its own. */
const BESIDE_ANOTHER = expression(/^ (?:and (?:the|some|your|an?)|und (?:den|die|das|dem|eine[nm]?|ein))(?!\p{L})/u);

export function isBesideAnother(text: string, food: Mention<Concept>): boolean {
  return BESIDE_ANOTHER.test(text.slice(food.end, food.end + PUT_WITH_REACH));
}

/** Beside the rest, and not what it is cut into ("in soft pieces"). */
const PUT_TO = expression(
  /(?<!\p{L})(?:with|on|onto|over|alongside|beside|to|mit|unter|auf|über|zum|zur|neben|z|ze|na|do|obok)(?: (?:the|a|an|some|your|der|die|das|dem|den|eine[mnr]?|etwas))?(?: \p{L}+,?)? $/u,
);
/** A noun at the end of what is said. */
const NOUN = expression(
  /^ (?!(?:and|or|until|then|und|oder|bis|dann|i|lub|aż)(?!\p{L}))\p{L}{3,}(?= ?(?:[,.;:!?()\n]|$|(?:and|then|und|dann|i|oraz)(?!\p{L})|(?:geben|legen|servieren|anrichten|reichen|rühren|mischen)(?!\p{L})))/u,
);

/** Of something that is put beside the foods and is none that we know by name ("to the cooked porridge"). */
function isOfAnother(text: string, mention: Mention<Concept>, next: Mention<Concept> | undefined): boolean {
  const said = text.slice(mention.start, mention.end);
  if (!PARTICIPLE.test(said) && !SOFT.test(said)) return false;
  if (next !== undefined && next.start === mention.end + 1 && saysForm(next, COOKED)) return false;
  return (
    PUT_TO.test(text.slice(Math.max(0, mention.start - PUT_WITH_REACH), mention.start)) &&
    NOUN.test(text.slice(mention.end, mention.end + PUT_WITH_REACH))
  );
}

/**
 * For each mention of being cooked the subject that it is right beside and said of ("with boiled potatoes"), or that it is
 * said of something else.
 */
export function cookedAdjectivesOf(
  text: string,
  mentions: readonly Mention<Concept>[],
  subjects: readonly boolean[],
): ReadonlyMap<number, number | "another"> {
  const found = new Map<number, number | "another">();
  const between = (at: number): string => text.slice(present(mentions[at]).end, mentions[at + 1]?.start);
  mentions.forEach((mention, at) => {
    if (mention.negated || !saysForm(mention, COOKED)) return;
    const said = text.slice(mention.start, mention.end);
    let last = at;
    const furthest = Math.min(at + MOST_ADJECTIVES, mentions.length - 2);
    while (last < furthest && subjects[last + 1] !== true && NEXT_ADJECTIVE.test(between(last))) last += 1;
    if (subjects[last + 1] === true) {
      const gap = between(last);
      const isGap = gap === " " || (isPutBeside(text, mention) && ONE_MORE.test(gap));
      if (BURMESE_PARTICIPLE.test(gap) || (isGap && (PARTICIPLE.test(said) || SOFT.test(said)))) {
        found.set(at, last + 1);
        return;
      }
    }
    if (at > 0 && subjects[at - 1] === true && between(at - 1) === " " && POLISH_PARTICIPLE.test(said))
      found.set(at, at - 1);
    else if (isOfAnother(text, mention, mentions[at + 1])) found.set(at, "another");
  });
  return found;
}
