import "server-only";
import { getTranslations } from "next-intl/server";
import { APP_ERROR_CODES } from "@/lib/domain/shared/app-error";
import type { Language } from "@/lib/domain/shared/language";
import type { ShellTexts } from "./shell-text";

const CODES = [...APP_ERROR_CODES, "offline", "invalid_response", "unexpected"] as const;

/** The texts that the layout hands to the browser, in one language. */
export async function shellTexts(locale: Language): Promise<ShellTexts> {
  const [errors, page] = await Promise.all([
    getTranslations({ locale, namespace: "Errors" }),
    getTranslations({ locale, namespace: "ErrorPage" }),
  ]);
  return {
    errors: Object.fromEntries(CODES.map((code) => [code, errors(code)])) as ShellTexts["errors"],
    errorPage: { title: page("title"), body: page("body"), retry: page("retry"), home: page("home") },
  };
}
