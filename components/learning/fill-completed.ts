import type { Language } from "@/lib/domain/shared/language";
import { countsIn, fill } from "@/lib/i18n/client-text";

/** `text` with its `{completed}` and `{total}`, in the digits of the language. */
export function fillCompleted(text: string, completed: number, total: number, language: Language): string {
  const number = countsIn(language);
  return fill(text, { completed: number(completed), total: number(total) });
}
