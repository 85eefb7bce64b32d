import type { FormId } from "./form-ids";

/** What is made of a food over heat, or of a soft one. */
export const SOFT: ReadonlySet<FormId> = new Set<FormId>(["cooked", "cooked_through", "soft", "toasted", "melted"]);
export const MASHED: ReadonlySet<FormId> = new Set<FormId>([
  "mashed",
  "pureed",
  "porridge",
  "squashed",
  "sieved",
  "stirred_in",
]);
export const CUT: ReadonlySet<FormId> = new Set<FormId>([
  ...(["quartered", "slivers", "grated", "shredded", "flaked", "minced", "ground", "finely_chopped", "thin"] as const),
  ...(["strip", "pieces", "cut_short"] as const),
]);

/** Forms in which food may be given that may not be given as it is. */
export const ENOUGH: ReadonlySet<FormId> = new Set([...SOFT, ...MASHED, ...CUT]);
