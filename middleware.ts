import createMiddleware from "next-intl/middleware";
import { routing } from "./lib/i18n/routing";

/** Chooses the language of a page, nothing else: whoever needs a session checks for it where the data is. */
export default createMiddleware(routing);

export const config = { matcher: "/((?!api|_next|.*\\..*).*)" };
