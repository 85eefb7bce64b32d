import {
  BURMESE_AND,
  BURMESE_PARTICLES,
  CARRIES_ON,
  CLOSES_CHOICE,
  OPENS_LIST,
  PASSED_OVER,
  POLITE,
  STRONG_CUES,
} from "./negation.table";
import type { TokenSpan } from "./negation-cues";
import { fold, isBreak, wordAt, type Token } from "./tokenise";

const JOINS: ReadonlySet<string> = new Set([...CARRIES_ON, ...BURMESE_AND.map(fold)]);
const SAYS_NOTHING: ReadonlySet<string> = new Set([...PASSED_OVER, ...BURMESE_PARTICLES.map(fold)]);
const SENTENCE_BEGINS = /[.!?\n။]|^$/u;

/** What stands between two mentions where it is nothing but commas, articles, cues and words that join. */
export interface Link {
  readonly joins: "or" | "and" | undefined;
  readonly hasComma: boolean;
  readonly hasCue: boolean;
}

export function linkOf(tokens: readonly Token[], previous: TokenSpan, span: TokenSpan): Link | undefined {
  if (previous.last >= span.first) return undefined;
  let joins: Link["joins"];
  let hasComma = false;
  let hasCue = false;
  for (let index = previous.last + 1; index <= span.first; index += 1) {
    const token = tokens[index];
    if (token === undefined) return undefined;
    if (isBreak(token) && !/^[,၊]\s*$/u.test(token.between)) return undefined;
    hasComma ||= isBreak(token);
    if (index === span.first) continue;
    if (CLOSES_CHOICE.has(token.folded)) joins = "or";
    else if (JOINS.has(token.folded)) joins = "and";
    else if (STRONG_CUES.has(token.folded)) hasCue = true;
    else if (!SAYS_NOTHING.has(token.folded)) return undefined;
  }
  return { joins, hasComma, hasCue };
}

/**
 * For each span whether it goes on with a list that "or" closes ("salt, sugar or honey"): what is denied of the first is
 * denied of all. "Without salt, butter and honey" may be three things on a table.
 */
export function inChoice(links: readonly (Link | undefined)[]): readonly boolean[] {
  const chosen = links.map(() => false);
  let closed = false;
  for (let index = links.length - 1; index > 0; index -= 1) {
    const link = links[index];
    closed = link?.hasCue === false && (link.joins === "or" || (closed && link.joins === undefined));
    chosen[index] = closed;
  }
  return chosen;
}

/** For each span whether it goes on with a list that "and" closes and a sentence ends with ("avoid salt, sugar and honey"). */
export function inLastList(
  tokens: readonly Token[],
  spans: readonly TokenSpan[],
  links: readonly (Link | undefined)[],
): readonly boolean[] {
  const found = links.map(() => false);
  let closed = false;
  for (let index = links.length - 1; index > 0; index -= 1) {
    const [link, span] = [links[index], spans[index]];
    if (link?.hasCue !== false || span === undefined) {
      closed = false;
      continue;
    }
    const ends = /^$|[.!?;\n]/u.test(tokens[span.last + 1]?.between ?? "");
    closed = link.joins === undefined ? closed : link.joins === "and" && ends;
    found[index] = closed;
  }
  return found;
}

/**
 * Where the part of a sentence begins in which nothing is done to a thing by a word before it: "dodaj miód i soli nie
 * dodawaj" leaves out the salt alone. -1 where something is.
 */
export function partBegunBy(tokens: readonly Token[], first: number): number {
  let at = first;
  while (!isBreak(tokens[at])) {
    const word = wordAt(tokens, at - 1);
    if (!PASSED_OVER.has(word) && !OPENS_LIST.has(word) && !POLITE.has(word)) return -1;
    at -= 1;
  }
  return at;
}

/** A list begins with it: at the beginning of a sentence, or behind the word by which its verb asks for a list. */
function opensList(tokens: readonly Token[], first: number): boolean {
  const begin = partBegunBy(tokens, first);
  if (begin === -1) return false;
  return (
    begin === 0 ||
    SENTENCE_BEGINS.test(tokens[begin]?.between ?? "") ||
    tokens.slice(begin, first).some(({ folded }) => OPENS_LIST.has(folded))
  );
}

/** For each span whether it goes on with a list that begins its sentence ("Salz und Zucker nicht zugeben"). */
export function inOpening(
  tokens: readonly Token[],
  spans: readonly TokenSpan[],
  links: readonly (Link | undefined)[],
): readonly boolean[] {
  let begins = false;
  return spans.map((span, index) => {
    const link = links[index];
    // "ဆန်ပြုတ် ဆားမထည့်ပါနဲ့" is porridge, and no list; what stands behind a thing without a comma is done to it.
    const isApart = tokens[span.first]?.burmese === true || span.attribute;
    const isJoined = link?.hasComma === true || link?.joins !== undefined || !isApart;
    const goesOn = begins && link?.hasCue === false && isJoined;
    // "Stir in honey, salt and sugar are not needed": what says how, or what is done, begins no list.
    begins = goesOn || (!span.attribute && opensList(tokens, span.first));
    return goesOn;
  });
}
