import type { FoodId } from "../../../../lib/domain/food/food-ids";
import { foodWords } from "../../../../lib/domain/food/lexicon";
import { assessRecipe, type RecipeAssessment } from "../../../../lib/domain/safety/assess-recipe";
import type { Finding } from "../../../../lib/domain/safety/finding";
import type { RecipeWords } from "../../../../lib/domain/safety/recipe-words";
import type { Language } from "../../../../lib/domain/shared/language";
import type { Field } from "./recipes.table";

type Words = readonly [title: string, line: string, steps: string, preparation: string, size: string, safety: string];

/** A recipe in each language in which nothing is to be found, for a text to be hidden in. */
const WORDS: Readonly<Record<Language, Words>> = {
  en: [
    "Soft dinner",
    "2 potatoes, peeled",
    "Boil the potatoes until soft and mash them.",
    "Serve lukewarm.",
    "A small bowl.",
    "Stay within arm's reach.",
  ],
  de: [
    "Weiches Abendessen",
    "2 Kartoffeln, geschält",
    "Die Kartoffeln weich kochen und zerdrücken.",
    "Lauwarm servieren.",
    "Eine kleine Schüssel.",
    "Bleib in Reichweite.",
  ],
  "de-AT": [
    "Weiches Nachtmahl",
    "2 Erdäpfel, geschält",
    "Die Erdäpfel weich kochen und zerdrücken.",
    "Lauwarm servieren.",
    "Eine kleine Schüssel.",
    "Bleib in Reichweite.",
  ],
  pl: [
    "Miękki obiad",
    "2 obrane ziemniaki",
    "Ugotuj ziemniaki do miękkości i rozgnieć je.",
    "Podawaj letnie.",
    "Mała miseczka.",
    "Bądź na wyciągnięcie ręki.",
  ],
  my: ["အာလူးချေ", "အာလူး ၂ လုံး", "အာလူးကို နူးအောင် ပြုတ်ပြီး ချေပါ။", "ကြက်သီးနွေး ကျွေးပါ။", "ပန်းကန်ငယ် တစ်လုံး။", "ကလေးအနားတွင် နေပါ။"],
};

/** The clean recipe of a language. */
export function cleanRecipe(language: Language): RecipeWords {
  const [title, line, instructions, preparation, size, safety] = WORDS[language];
  return { title, ingredients: [line], instructions, servingInstructions: { preparation, size, safety } };
}

/** The clean recipe with a text added in one field: as the title, as a further line, or as a further sentence. */
export function withText(language: Language, field: Field, text: string): RecipeWords {
  const clean = cleanRecipe(language);
  const { servingInstructions } = clean;
  if (field === "title") return { ...clean, title: text };
  if (field === "line") return { ...clean, ingredients: [...clean.ingredients, text] };
  if (field === "step") return { ...clean, instructions: `${clean.instructions}\n${text}` };
  return {
    ...clean,
    servingInstructions: { ...servingInstructions, [field]: `${servingInstructions[field]} ${text}` },
  };
}

/** What comes of the clean recipe with a step more, for a baby of this age whose family avoids nothing. */
export function assessStep(language: Language, step: string, months = 9): RecipeAssessment {
  return assessRecipe(withText(language, "step", step), { months, allergens: [], avoidFoods: [] });
}

/** What is found about a food where a step stands in the clean recipe, for a baby of this age. */
export function foundOf(food: FoodId, language: Language, step: string, months: number): readonly Finding[] {
  return assessStep(language, step, months).findings.filter(({ foodId }) => foodId === food);
}

/** The rules that a food breaks where a step stands in the clean recipe, so that it is changed or refused. */
export function brokenBy(food: FoodId, language: Language, step: string, months: number): readonly string[] {
  const found = foundOf(food, language, step, months);
  return found.filter(({ severity }) => severity === "transform" || severity === "forbid").map(({ ruleId }) => ruleId);
}

/** The first word for a food in a language; Austria has one of its own where it differs from Germany's. */
export function wordFor(food: FoodId, language: Language): string {
  const [word = food] = [...foodWords(food, language), ...foodWords(food, language === "de-AT" ? "de" : language)];
  return word;
}
