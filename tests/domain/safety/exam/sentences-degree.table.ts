import type { RecipeRow } from "./recipes.table";

export const SENTENCES_DEGREE: readonly RecipeRow[] = [["en", "step", "Drizzle a little honey over it.", "FFFAA", "named"]];
