import type { formats } from "./formats";
import type { Messages as AllMessages } from "./messages";
import type { routing } from "./routing";

declare module "next-intl" {
  interface AppConfig {
    Locale: (typeof routing.locales)[number];
    Messages: AllMessages;
    Formats: typeof formats;
  }
}
