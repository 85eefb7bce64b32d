import "server-only";
import { getTranslations } from "next-intl/server";
import type { Language } from "@/lib/domain/shared/language";
import type { ShellTexts } from "./shell-text";

/** Failures that may come before `shell-rest.tsx` has fetched the words for all. */
const AT_ONCE = ["offline", "overloaded", "rate_limited", "timeout", "unavailable", "unexpected"] as const;

/** The texts that the layout hands to the browser, in one language. */
export async function shellTexts(locale: Language): Promise<ShellTexts> {
  const [errors, page] = await Promise.all([
    getTranslations({ locale, namespace: "Errors" }),
    getTranslations({ locale, namespace: "ErrorPage" }),
  ]);
  return {
    errors: Object.fromEntries(AT_ONCE.map((code) => [code, errors(code)])) as ShellTexts["errors"],
    errorPage: { title: page("title"), body: page("body"), retry: page("retry"), home: page("home") },
  };
}
