import type { Language } from "@/lib/domain/shared/language";
import { countText, fill } from "@/lib/i18n/client-text";

/** A baby's name, or which one it is where it has none: `text` holds `{number}`, and `index` counts from 0. */
export function babyName(
  { name }: { readonly name: string | null },
  index: number,
  text: string,
  locale: Language,
): string {
  return name ?? fill(text, { number: countText(index + 1, locale) });
}
