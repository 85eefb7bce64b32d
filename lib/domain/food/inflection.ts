import type { Language } from "../shared/language";

function english(word: string): readonly string[] {
  const forms = [`${word}s`];
  if (/(?:s|x|z|ch|sh|o)$/.test(word)) forms.push(`${word}es`);
  if (/[^aeiou]y$/.test(word)) forms.push(`${word.slice(0, -1)}ies`);
  if (/[^f]f$/.test(word)) forms.push(`${word.slice(0, -1)}ves`);
  if (word.endsWith("ies") && word.length > 5) forms.push(`${word.slice(0, -3)}y`);
  else if (word.length > 3 && /(?:ch|sh|x|ss|o)es$/.test(word)) forms.push(word.slice(0, -2));
  if (/[^s]s$/.test(word) && word.length > 4) forms.push(word.slice(0, -1));
  return forms;
}

const GERMAN_ENDINGS = ["e", "n", "en", "er", "ern", "es", "em", "s"] as const;

/** Umlauts are folded away before, so that `Äpfel` is already `apfel`. */
function german(word: string): readonly string[] {
  if (word.length < 4) return [];
  // "Ente" becomes "Enten" and never "Entee", which would make a duck of every "Hagebuttentee".
  const stems = word.endsWith("e") ? [word, word.slice(0, -1)] : [word];
  const forms = stems.flatMap((stem) =>
    GERMAN_ENDINGS.filter((ending) => !stem.endsWith("e") || !ending.startsWith("e")).map((ending) => stem + ending),
  );
  if (/[^aeiou](?:en|es|er)$/.test(word) && word.length > 6) {
    const stem = word.slice(0, -2);
    forms.push(`${stem}e`, `${stem}en`, `${stem}er`, `${stem}es`, `${stem}em`);
  }
  if (/(?:l|r)n$/.test(word) && word.length > 5) forms.push(word.slice(0, -1));
  return forms;
}

const POLISH_NOUN = ["a", "y", "i", "e", "ie", "u", "o", "om", "owi", "em", "iem", "ami", "ach", "ow", ""] as const;
const POLISH_ADJECTIVE = [
  "y",
  "a",
  "e",
  "ego",
  "emu",
  "ym",
  "ymi",
  "ych",
  "ej",
  "i",
  "iego",
  "im",
  "imi",
  "ich",
  "iej",
] as const;

/** Diacritics are folded away before: `marchewkę` is `marchewke`. Short stems are left alone, they would meet others. */
function polish(word: string): readonly string[] {
  const stem = /[aeiouy]$/.test(word) ? word.slice(0, -1).replace(/i$/, "") : word;
  if (stem.length < 4) return [];
  const forms = POLISH_NOUN.map((ending) => stem + ending);
  if (/(?:y|a|e|i)$/.test(word)) forms.push(...POLISH_ADJECTIVE.map((ending) => stem + ending));
  // A vowel appears before the last consonant where the ending falls away: marchewka, marchewek.
  if (/[^aeiouy][kcnw][aoei]$/.test(word)) forms.push(`${stem.slice(0, -1)}e${stem.slice(-1)}`);
  if (/[eo]k$/.test(word)) forms.push(...POLISH_NOUN.map((ending) => `${word.slice(0, -2)}k${ending}`));
  return forms;
}

/**
 * The forms in which a folded word turns up in running text besides itself: plurals of English, endings of German, cases
 * of Polish. Without a language the word may be English or German. Words of one or two letters have none.
 */
export function inflections(word: string, language: Language | undefined): readonly string[] {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return [];
  if (language === "my") return [];
  const forms =
    language === "en"
      ? english(word)
      : language === "pl"
        ? polish(word)
        : language === undefined
          ? [...english(word), ...german(word)]
          : german(word);
  return forms.filter((form) => form !== word);
}
