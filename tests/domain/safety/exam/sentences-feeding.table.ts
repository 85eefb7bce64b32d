import type { RecipeRow } from "./recipes.table";

export const SENTENCES_FEEDING: readonly RecipeRow[] = [["en", "step", "Drizzle a little honey over it.", "FFFAA", "named"]];
