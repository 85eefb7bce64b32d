import { RegExpParser, type AST } from "@eslint-community/regexpp";

const PARSER = new RegExpParser();

/** Of each list, one text at least stands in whatever an expression finds. */
export type RequiredTexts = readonly (readonly string[])[];

interface Required {
  /** All that a part may be, where that is little. */
  readonly exact?: readonly string[];
  readonly lists: RequiredTexts;
}

/** More ways in which a part may be written are not told apart: they would be slower to look for than the part itself. */
const MOST_WAYS = 24;
const ANYTHING: Required = { lists: [] };
const NOTHING: Required = { exact: [""], lists: [] };

/** Characters of the shortest text that is worth looking for. Two stand side by side in most texts. */
export const SHORTEST = 3;

function isTelling(texts: readonly string[]): boolean {
  return texts.every(({ length }) => length >= SHORTEST);
}

/** The list that stands in the fewest texts: the longer its shortest text, the fewer. */
function rarest(lists: RequiredTexts): readonly string[] | undefined {
  const lengthOf = (list: readonly string[]): number => Math.min(...list.map(({ length }) => length));
  return lists.toSorted((one, other) => lengthOf(other) - lengthOf(one) || one.length - other.length)[0];
}

function listsOf({ exact, lists }: Required): RequiredTexts {
  return exact === undefined ? lists : isTelling(exact) ? [exact] : [];
}

function ofSequence({ elements }: AST.Alternative): Required {
  const lists: (readonly string[])[] = [];
  let run: readonly string[] = [""];
  let isWhole = true;
  for (const element of elements) {
    const { exact, lists: more } = ofElement(element);
    lists.push(...more);
    if (exact !== undefined && run.length * exact.length <= MOST_WAYS) {
      run = run.flatMap((before) => exact.map((text) => `${before}${text}`));
      continue;
    }
    if (isTelling(run)) lists.push(run);
    run = exact ?? [""];
    isWhole = false;
  }
  if (isWhole) return { exact: run, lists };
  return { lists: isTelling(run) ? [...lists, run] : lists };
}

function ofChoice(alternatives: readonly AST.Alternative[]): Required {
  const choices = alternatives.map(ofSequence);
  const exact = choices.flatMap((choice) => choice.exact ?? []);
  if (choices.every((choice) => choice.exact !== undefined) && exact.length <= MOST_WAYS) return { exact, lists: [] };
  const [only] = choices;
  if (choices.length === 1 && only !== undefined) return { lists: listsOf(only) };
  const each = choices.map((choice) => rarest(listsOf(choice)));
  return each.includes(undefined) ? ANYTHING : { lists: [[...new Set(each.flatMap((list) => list ?? []))]] };
}

function ofRepetition({ element, min, max }: AST.Quantifier): Required {
  const once = ofElement(element);
  if (min === 1 && max === 1) return once;
  if (min > 0) return { lists: listsOf(once) };
  return max === 1 && once.exact !== undefined ? { exact: ["", ...once.exact], lists: [] } : ANYTHING;
}

/** What stands around a place takes up no room, and is not looked at: less is required than could be. */
function ofElement(element: AST.Element): Required {
  switch (element.type) {
    case "Character":
      return { exact: [String.fromCodePoint(element.value)], lists: [] };
    case "CharacterClass": {
      const characters = element.elements.flatMap((each) =>
        each.type === "Character" ? String.fromCodePoint(each.value) : [],
      );
      return element.negate || characters.length < element.elements.length
        ? ANYTHING
        : { exact: characters, lists: [] };
    }
    case "Group":
    case "CapturingGroup":
      return ofChoice(element.alternatives);
    case "Quantifier":
      return ofRepetition(element);
    case "Assertion":
      return NOTHING;
    default:
      return ANYTHING;
  }
}

/**
 * What every match of an expression holds, read from its source: "boil(?:ed|ing)? \\p{L}* ?eggs?" finds nothing in a text
 * without "boil" and without "egg". No list where nothing is certain. Of an expression with the flag u and without i;
 * throws a SyntaxError where it is none.
 */
export function requiredTexts(source: string): RequiredTexts {
  return listsOf(ofChoice(PARSER.parsePattern(source, 0, source.length, { unicode: true }).alternatives));
}
