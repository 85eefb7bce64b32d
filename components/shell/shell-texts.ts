import "server-only";
import { getTranslations } from "next-intl/server";
import { APP_ERROR_CODES, type AppErrorCode } from "@/lib/domain/shared/app-error";
import type { Language } from "@/lib/domain/shared/language";
import type { ShellTexts } from "./shell-text";

/** What only a program other than our pages can be answered: should it happen to one, the server's own words are shown. */
const NEVER_OURS: ReadonlySet<AppErrorCode> = new Set([
  "admin_required",
  "admin_token_required",
  "cross_origin",
  "idempotency_mismatch",
  "invalid_json",
  "method_not_allowed",
  "unsupported_media_type",
] as const);

const CODES = [
  ...APP_ERROR_CODES.filter((code) => !NEVER_OURS.has(code)),
  "offline",
  "invalid_response",
  "unexpected",
] as const;

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
