import type { Language } from "@/lib/domain/shared/language";
import { laterTexts, type LaterTexts } from "@/lib/i18n/later-texts";
import type * as extrasModule from "./card-extras";

/** What is fetched when a card comes near the screen, with its words; undefined until then. */
export type CardExtras = (typeof extrasModule & { readonly texts: LaterTexts }) | undefined;

const LOADS = new Map<Language, () => Promise<NonNullable<CardExtras>>>();

/** How the extras of a card are fetched, in one language: the same function for the same language. */
export function extrasLoader(language: Language): () => Promise<NonNullable<CardExtras>> {
  const known = LOADS.get(language);
  if (known) return known;
  const load = async () => {
    const [extras, texts] = await Promise.all([import("./card-extras"), laterTexts(language)]);
    return { ...extras, texts };
  };
  LOADS.set(language, load);
  return load;
}
