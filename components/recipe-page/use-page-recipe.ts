"use client";

import { useState } from "react";
import type { CookingOutput, RecipeOutput } from "@/lib/features/recipes/schema";

/** The recipe of a page: what became of it since, and its words as the server wrote them or as they were chosen to be read. */
export function usePageRecipe(written: RecipeOutput) {
  const [live, setLive] = useState(written);
  const [read, setRead] = useState<CookingOutput>();
  const { title, ingredients, instructions, servingInstructions, language, safety } = read?.recipe ?? written;
  return {
    recipe: { ...live, title, ingredients, instructions, servingInstructions, language, safety },
    setLive,
    read,
    setRead,
  };
}
