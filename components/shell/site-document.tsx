import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { Language } from "@/lib/domain/shared/language";
import { AfterLoad } from "./after-load";
import { BurmeseFont } from "./burmese-font";
import { fontVariables } from "./fonts";
import { ShellTextProvider } from "./shell-text";
import { shellTexts } from "./shell-texts";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { SkipLink } from "./skip-link";
import { themeScript } from "./theme";
import { Toaster } from "./toaster";

/** The whole document around a page: its language, fonts, theme, bar, footer and the place for toasts. */
export async function SiteDocument({ locale, children }: { readonly locale: Language; readonly children: ReactNode }) {
  const [texts, toast] = await Promise.all([shellTexts(locale), getTranslations({ locale, namespace: "Toast" })]);
  return (
    // The theme's script writes to this element before React reads it.
    <html lang={locale} className={fontVariables} suppressHydrationWarning>
      <body>
        <script>{themeScript}</script>
        {locale === "my" ? <BurmeseFont /> : null}
        <ShellTextProvider texts={texts}>
          <SkipLink />
          <SiteHeader locale={locale} />
          <AfterLoad />
          {children}
          <SiteFooter />
          <Toaster
            texts={{
              close: toast("close"),
              notification: toast("notification"),
              // The key's name is filled in where the toast is shown.
              region: toast("region", { hotkey: "{hotkey}" }),
            }}
          />
        </ShellTextProvider>
      </body>
    </html>
  );
}
