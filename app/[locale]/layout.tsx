import type { Metadata, Viewport } from "next";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { fontVariables } from "../fonts";
import "../globals.css";
import { OfflineNotice } from "@/components/shell/offline-notice";
import { pageLocale, type LocaleParams } from "@/components/shell/page-locale";
import { Providers } from "@/components/shell/providers";
import { shellTexts } from "@/components/shell/shell-texts";
import { SiteFooter } from "@/components/shell/site-footer";
import { SiteHeader } from "@/components/shell/site-header";
import { SkipLink } from "@/components/shell/skip-link";
import { themeScript } from "@/components/shell/theme";
import { Toaster } from "@/components/shell/toaster";
import { LANGUAGES } from "@/lib/domain/shared/language";

export function generateStaticParams() {
  return LANGUAGES.map((locale) => ({ locale }));
}

export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fff9f1" },
    { media: "(prefers-color-scheme: dark)", color: "#181315" },
  ],
  viewportFit: "cover",
};

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props);
  const t = await getTranslations({ locale, namespace: "Meta" });
  return {
    title: { default: t("title"), template: "%s · Squish" },
    description: t("description"),
    applicationName: "Squish",
    formatDetection: { telephone: false },
  };
}

export default async function LocaleLayout({ params, children }: LocaleParams & { readonly children: ReactNode }) {
  const locale = await pageLocale({ params });
  const [texts, offline, toast] = await Promise.all([
    shellTexts(locale),
    getTranslations("Offline"),
    getTranslations("Toast"),
  ]);
  return (
    <html lang={locale} className={fontVariables} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body>
        <Providers texts={texts}>
          <SkipLink />
          <SiteHeader locale={locale} />
          <OfflineNotice title={offline("title")} body={offline("body")} />
          {children}
          <SiteFooter />
          <Toaster
            texts={{
              close: toast("close"),
              notification: toast("notification"),
              // Radix puts the key in itself.
              region: toast("region", { hotkey: "{hotkey}" }),
            }}
          />
        </Providers>
      </body>
    </html>
  );
}
