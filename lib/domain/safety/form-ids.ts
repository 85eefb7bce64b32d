/**
 * What the words around a food say of its shape and state. Which of them make a food a hazard and which take the hazard
 * away is said by each rule; a form is neither good nor bad by itself.
 */
export const FORM_IDS = [
  "whole",
  "halved",
  "coin",
  "rings",
  "cube",
  "chunk",
  "pieces",
  "ball",
  "stick",
  "wedge",
  "segment",
  "sheet",
  "thick",
  "crunchy",
  "long",
  "with_bones",
  "with_stones",
  "in_shell",
  "unripe",
  "raw",
  "rare",
  "runny",
  "lightly_cooked",
  "underdone",
  "brief",
  "unheated",
  "green",
  "foraged",
  "low_fat",
  "frozen",
  "frozen_solid",
  "smoked",
  "marinated",
  "dry",
  "dried",
  "tough",
  "drink",
  "quartered",
  "slivers",
  "squashed",
  "mashed",
  "porridge",
  "pureed",
  "sieved",
  "grated",
  "shredded",
  "flaked",
  "minced",
  "ground",
  "finely_chopped",
  "thin",
  "strip",
  "thinned",
  "stirred_in",
  "melted",
  "cooked",
  "cooked_through",
  "soft",
  "toasted",
  "soaked",
  "canned",
  "boneless",
  "pitted",
  "removed",
  "without_membrane",
  "cut_short",
  "spoonful",
  "family_portion",
] as const;

export type FormId = (typeof FORM_IDS)[number];

/** States in which something ends up on the plate: no other word of the sentence takes them back. */
export const FINAL_FORMS: ReadonlySet<FormId> = new Set<FormId>([
  "rare",
  "runny",
  "lightly_cooked",
  "underdone",
  "unheated",
  "green",
  "foraged",
]);

/** Those of them that can be said of what is in the pot without naming it ("until still runny"). */
export const SAID_OF_THE_DISH: ReadonlySet<FormId> = new Set<FormId>([
  "raw",
  "rare",
  "runny",
  "lightly_cooked",
  "underdone",
]);

/** Forms that say that heat was applied. */
export const HEATED_FORMS: ReadonlySet<FormId> = new Set<FormId>(["cooked", "cooked_through", "toasted"]);
