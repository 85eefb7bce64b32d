import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { LEXICON } from "../../../lib/domain/food/lexicon";
import { normalise } from "../../../lib/domain/food/normalise";
import { scan } from "../../../lib/domain/food/scan";
import { HAZARDS, type Concept } from "../../../lib/domain/safety/vocabulary";
import { LANGUAGES, type Language } from "../../../lib/domain/shared/language";
import { GUESSED, NAMED_IN_BURMESE_MESSAGES } from "./own-texts.table";

function leaves(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(leaves) : [];
}

/** What a page says, without its tags and with a number where a page puts something in. */
function messages(language: Language): readonly string[] {
  const tables: unknown = JSON.parse(readFileSync(`messages/${language}.json`, "utf8"));
  return leaves(tables).map((text) => text.replace(/<\/?\w+>/g, "").replace(/\{[^{}]*\}/g, " 3 "));
}

function literals(path: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isKey = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
    if (ts.isStringLiteral(node) && !ts.isImportDeclaration(node.parent) && !isKey) found.push(node.text);
    if (ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text);
    if (ts.isTemplateExpression(node)) {
      found.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(" 3 "));
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true), visit);
  return found;
}

const BOOK: Readonly<Record<Language, string>> = {
  en: "english",
  my: "burmese",
  de: "german",
  "de-AT": "austrian",
  pl: "polish",
};

/** Everything that we say ourselves in a language: pages, recipes, rules. The ids in between are no words of it. */
function ownTexts(language: Language): readonly string[] {
  const book = BOOK[language];
  const recipes = language === "de-AT" ? [] : [`lib/domain/recipes/language/${book}-sentences.table.ts`];
  const tables = [...recipes, `lib/domain/safety/messages/${book}.table.ts`].flatMap(literals);
  return [...messages(language), ...tables.filter((text) => !/^[a-z]+(?:[A-Z_-][A-Za-z_]*)*$/.test(text))];
}

const JUDGED: ReadonlySet<Concept["kind"]> = new Set<Concept["kind"]>(["food", "term", "word", "allergen"]);

/** Words in which something to eat or to avoid was read, as they stand in a text. */
function readIn(texts: readonly string[], exact: boolean): readonly string[] {
  const words = new Set<string>();
  for (const text of texts.map(normalise)) {
    const hazards = scan(text, HAZARDS).filter(({ values }) => values.some(({ kind }) => JUDGED.has(kind)));
    for (const { start, end, how } of [...scan(text, LEXICON), ...hazards]) {
      if ((how === "exact") === exact) words.add(text.slice(start, end));
    }
  }
  return [...words].toSorted();
}

describe("our own texts", () => {
  it.each(LANGUAGES)("hold no food and no hazard in %s that is only guessed, except these", (language) => {
    expect(readIn(ownTexts(language), false)).toEqual(GUESSED[language].toSorted());
  });

  it("name only these foods and hazards on the Burmese pages, where every syllable can be a word", () => {
    expect(readIn(messages("my"), true)).toEqual(NAMED_IN_BURMESE_MESSAGES.toSorted());
  });
});
