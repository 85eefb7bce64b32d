import { defineRouting } from "next-intl/routing";
import { DEFAULT_LANGUAGE, LANGUAGES } from "@/lib/domain/shared/language";

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Five languages behind one address: the cookie decides, then `Accept-Language`, then English. */
export const routing = defineRouting({
  locales: LANGUAGES,
  defaultLocale: DEFAULT_LANGUAGE,
  localePrefix: "never",
  localeCookie: { name: "preferred_language", maxAge: ONE_YEAR_SECONDS },
});
