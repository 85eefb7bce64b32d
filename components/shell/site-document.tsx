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

/** The whole document around a page: its language, fonts, theme, bar and footer; toasts come with `AfterLoad`. */
export async function SiteDocument({ locale, children }: { readonly locale: Language; readonly children: ReactNode }) {
  return (
    // The theme's script writes to this element before React reads it.
    <html lang={locale} className={fontVariables} suppressHydrationWarning>
      <body>
        <script>{themeScript}</script>
        {locale === "my" ? <BurmeseFont /> : null}
        <ShellTextProvider texts={await shellTexts(locale)}>
          <SkipLink />
          <SiteHeader locale={locale} />
          <AfterLoad />
          {children}
          <SiteFooter />
          {/* Filled only where an operator set a key of PostHog: `components/consent`. */}
          <div data-slot="consent" className="sticky bottom-0 z-30" />
        </ShellTextProvider>
      </body>
    </html>
  );
}
