import { extrasLoader } from "@/components/recipes/load-extras";
import type { Language } from "@/lib/domain/shared/language";

async function load(language: Language) {
  const [{ LiveRecipe, QueryProvider }, extras] = await Promise.all([
    import("./live-recipe"),
    extrasLoader(language)(),
  ]);
  return { ...extras, LiveRecipe, QueryProvider };
}

const LOADS = new Map<Language, () => ReturnType<typeof load>>();

/** How what can be done with a page's recipe is fetched, in one language: the same function for the same language. */
export function pageExtrasLoader(language: Language): () => ReturnType<typeof load> {
  const known = LOADS.get(language) ?? (() => load(language));
  LOADS.set(language, known);
  return known;
}
