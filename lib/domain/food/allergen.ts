/** The fourteen groups of EU Regulation 1169/2011, Annex II; nine of them are also the groups of US law. */
export const ALLERGEN_IDS = [
  "gluten",
  "crustaceans",
  "eggs",
  "fish",
  "peanut",
  "soya",
  "milk",
  "nuts",
  "sesame",
  "celery",
  "mustard",
  "sulphites",
  "lupin",
  "molluscs",
] as const;

export type AllergenId = (typeof ALLERGEN_IDS)[number];
