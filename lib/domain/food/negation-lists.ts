import { CARRIES_ON, CLOSES_CHOICE, PASSED_OVER, STRONG_CUES } from "./negation.table";
import type { TokenSpan } from "./negation-cues";
import { isBreak, type Token } from "./tokenise";

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
    if (isBreak(token) && !/^,\s*$/u.test(token.between)) return undefined;
    hasComma ||= isBreak(token);
    if (index === span.first) continue;
    if (CLOSES_CHOICE.has(token.folded)) joins = "or";
    else if (CARRIES_ON.has(token.folded)) joins = "and";
    else if (STRONG_CUES.has(token.folded)) hasCue = true;
    else if (!PASSED_OVER.has(token.folded)) return undefined;
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

/** For each span whether it goes on with the list that its sentence begins with ("Salz und Zucker nicht zugeben"). */
export function inOpening(
  tokens: readonly Token[],
  spans: readonly TokenSpan[],
  links: readonly (Link | undefined)[],
): readonly boolean[] {
  let begins = false;
  return spans.map((span, index) => {
    const goesOn = begins && links[index]?.hasCue === false;
    begins = goesOn || /[.!?\n]|^$/u.test(tokens[span.first]?.between ?? "");
    return goesOn;
  });
}
