import type { Metadata, Viewport } from "next";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { pageLocale, type LocaleParams } from "@/components/shell/page-locale";
import { SiteDocument } from "@/components/shell/site-document";
import { siteViewport } from "@/components/shell/site-viewport";
import { LANGUAGES } from "@/lib/domain/shared/language";
import { PRODUCT_NAME } from "@/lib/domain/shared/product";
import "../globals.css";

// An address in a language nobody here speaks is no address: `global-not-found.tsx` answers it.
export const dynamicParams = false;

export const viewport: Viewport = siteViewport;

export function generateStaticParams() {
  return LANGUAGES.map((locale) => ({ locale }));
}

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props);
  const t = await getTranslations({ locale, namespace: "Meta" });
  return {
    title: { default: t("title"), template: `%s · ${PRODUCT_NAME}` },
    description: t("description"),
    applicationName: PRODUCT_NAME,
    manifest: `/${locale}/manifest.webmanifest`,
    formatDetection: { telephone: false },
  };
}

export default async function LocaleLayout({ params, children }: LocaleParams & { readonly children: ReactNode }) {
  return <SiteDocument locale={await pageLocale({ params })}>{children}</SiteDocument>;
}
