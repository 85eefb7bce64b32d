import "server-only";
import { cache } from "react";
import { pageReader } from "./borrow-engine";
import type { readRecipePage } from "./read-recipe-page";

/** The page of a recipe, as `readRecipePage` reads it. Asked once per request. */
export const loadRecipePage = cache(async (...asked: Parameters<typeof readRecipePage>) =>
  (await pageReader())(...asked),
);
