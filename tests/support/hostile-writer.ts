import type { RecipeBrief, RecipeDraft, RecipeText } from "../../lib/domain/recipes/recipe";
import type { RecipeWriter } from "../../lib/domain/recipes/writer";
import type { Language } from "../../lib/domain/shared/language";
import { withText } from "../domain/safety/exam/base-recipes";
import { CARRIERS, VIOLATIONS, type Violation } from "./hostile-writer.table";

export const FIELDS = ["title", "line", "step", "preparation", "size", "safety"] as const;
type Field = (typeof FIELDS)[number];

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: "а",
  c: "с",
  e: "е",
  i: "і",
  o: "о",
  p: "р",
  x: "х",
  y: "у",
};
const GREEK: Readonly<Record<string, string>> = { a: "α", i: "ι", o: "ο", v: "ν" };
const LEET: Readonly<Record<string, string>> = { a: "4", e: "3", i: "1", o: "0", s: "5" };

function swap(word: string, table: Readonly<Record<string, string>>): string {
  return Array.from(word, (letter) => table[letter] ?? letter).join("");
}

function inside(word: string, what: string): string {
  const letters = Array.from(word);
  const middle = Math.ceil(letters.length / 2);
  return [...letters.slice(0, middle), what, ...letters.slice(middle)].join("");
}

function shifted(word: string, capital: number, small: number): string {
  return word
    .replace(/[A-Z]/g, (letter) => String.fromCodePoint(capital + letter.charCodeAt(0) - 65))
    .replace(/[a-z]/g, (letter) => String.fromCodePoint(small + letter.charCodeAt(0) - 97));
}

const everyWord = (text: string, mask: (word: string) => string): string => text.split(" ").map(mask).join(" ");

interface Mask {
  readonly name: string;
  /** Masks that only make sense of Latin letters. */
  readonly latin: boolean;
  readonly hide: (text: string) => string;
}

function mask(name: string, hide: (text: string) => string, latin = true): Mask {
  return { name, latin, hide };
}

/** The ways in which a word is written so that a machine overlooks it and a parent reads it. */
export const MASKS: readonly Mask[] = [
  mask("plain", (text) => text, false),
  mask("capitals", (text) => text.toLocaleUpperCase("pl")),
  mask("zero-width space", (text) => everyWord(text, (word) => inside(word, "\u200b")), false),
  mask("zero-width joiner", (text) => everyWord(text, (word) => inside(word, "\u200d"))),
  mask("word joiner", (text) => everyWord(text, (word) => inside(word, "\u2060")), false),
  mask("soft hyphen", (text) => everyWord(text, (word) => inside(word, "\u00ad"))),
  mask("byte order mark", (text) => everyWord(text, (word) => inside(word, "\ufeff")), false),
  mask("right-to-left mark", (text) => everyWord(text, (word) => inside(word, "\u200f"))),
  mask("variation selector", (text) => everyWord(text, (word) => inside(word, "\ufe0f"))),
  mask("Cyrillic", (text) => swap(text, LOOK_ALIKES)),
  mask("Greek", (text) => swap(text, GREEK)),
  mask("full width", (text) => shifted(text, 0xff21, 0xff41)),
  mask("mathematical bold", (text) => shifted(text, 0x1d400, 0x1d41a)),
  mask("circled", (text) => shifted(text, 0x24b6, 0x24d0)),
  mask("leetspeak", (text) => swap(text, LEET)),
  mask("spaced out", (text) => everyWord(text, (word) => Array.from(word).join(" "))),
  mask("dotted", (text) => everyWord(text, (word) => Array.from(word).join("."))),
  mask("hyphened", (text) => everyWord(text, (word) => Array.from(word).join("-"))),
  mask("underlined", (text) => everyWord(text, (word) => Array.from(word).join("_"))),
  mask("struck through", (text) => everyWord(text, (word) => Array.from(word).join("\u0336"))),
  mask("entity", (text) => text.replace(/[a-z]/, (letter) => `&#${String(letter.charCodeAt(0))};`)),
  mask("entities", (text) => text.replace(/[a-z]/gi, (letter) => `&#x${letter.charCodeAt(0).toString(16)};`)),
  mask("in the middle of a sentence", (text) => `(${text})`, false),
  mask("between emoji", (text) => `🥕${text}🥕`, false),
];

export interface Hidden {
  readonly violation: Violation;
  readonly language: Language;
  readonly mask: string;
  readonly field: Field;
  readonly text: RecipeText;
}

function carried(language: Language, field: Field, word: string): string {
  const [line, sentence] = CARRIERS[language];
  return (field === "line" ? line : sentence).replace("{}", () => word);
}

/** The recipe's own language is the one after the word's, so that every second word is foreign in its recipe. */
function recipeLanguage(language: Language, index: number): Language {
  const languages: readonly Language[] = ["en", "de", "de-AT", "pl", "my"];
  return languages[(languages.indexOf(language) + index) % languages.length] ?? language;
}

/** Every violation in every language, mask and field: recipes that are clean but for one hidden word. */
export function hiddenViolations(): readonly Hidden[] {
  return VIOLATIONS.flatMap((violation) => {
    const words = Object.entries(CARRIERS).flatMap(([key]) => {
      const language = recipeLanguage("en", ["en", "de", "de-AT", "pl", "my"].indexOf(key));
      const word = violation.words[language];
      return word === undefined ? [] : [{ language, word }];
    });
    const masked = words.flatMap(({ language, word }) =>
      MASKS.filter(({ latin }) => !latin || language !== "my").map(({ name, hide }) => ({
        language,
        mask: name,
        word: hide(word),
      })),
    );
    const { emoji } = violation;
    const all = emoji === undefined ? masked : [...masked, { language: "en" as const, mask: "emoji", word: emoji }];
    return all.flatMap(({ language, mask: name, word }, index) =>
      FIELDS.map((field): Hidden => {
        const text = withText(recipeLanguage(language, index), field, carried(language, field, word));
        return { violation, language, mask: name, field, text };
      }),
    );
  });
}

/** A writer that has no judgement: it puts what the injection asked for into every field and answers in good order. */
export function obedientWriter(word: string, language: Language): RecipeWriter {
  const text = FIELDS.reduce<RecipeText>(
    (recipe, field) => {
      const added = carried(language, field, word);
      const { servingInstructions } = recipe;
      if (field === "title") return { ...recipe, title: `${recipe.title} ${word}` };
      if (field === "line") return { ...recipe, ingredients: [...recipe.ingredients, added] };
      if (field === "step") return { ...recipe, instructions: `${recipe.instructions}\n${added}` };
      const served = { ...servingInstructions, [field]: `${servingInstructions[field]} ${added}` };
      return { ...recipe, servingInstructions: served };
    },
    withText(language, "size", "1 cm."),
  );
  return {
    name: "openai",
    write: (_brief: RecipeBrief): Promise<RecipeDraft> => Promise.resolve({ text }),
    suggest: () => Promise.resolve([{ text, additionalIngredients: [word] }]),
  };
}
