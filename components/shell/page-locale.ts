import "server-only";
import { setRequestLocale } from "next-intl/server";
import { notFound } from "next/navigation";
import { isLanguage, type Language } from "@/lib/domain/shared/language";

/** What every page below `[locale]` is given. */
export interface LocaleParams {
  readonly params: Promise<{ readonly locale: string }>;
}

/** The language of a page, set for everything it renders so that it can be prerendered. Anything else is a 404. */
export async function pageLocale({ params }: LocaleParams): Promise<Language> {
  const { locale } = await params;
  if (!isLanguage(locale)) notFound();
  setRequestLocale(locale);
  return locale;
}
