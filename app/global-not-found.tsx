import type { Metadata, Viewport } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { headers } from "next/headers";
import { NotFoundView } from "@/components/shell/not-found-view";
import { SiteDocument } from "@/components/shell/site-document";
import { siteViewport } from "@/components/shell/site-viewport";
import type { Language } from "@/lib/domain/shared/language";
import { PRODUCT_NAME } from "@/lib/domain/shared/product";
import { requestLanguage } from "@/lib/http/request-language";
import "./globals.css";

export const viewport: Viewport = siteViewport;

/** The visitor's language, from the request itself: an address that is no page has no language segment. */
async function visitorLanguage(): Promise<Language> {
  return requestLanguage(new Request("http://localhost", { headers: await headers() }));
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await visitorLanguage(), namespace: "NotFound" });
  return { title: `${t("title")} · ${PRODUCT_NAME}`, robots: { index: false } };
}

/** Every address that no page answers. Rendered whole on the server, with the status 404. */
export default async function GlobalNotFound() {
  const locale = await visitorLanguage();
  setRequestLocale(locale);
  return (
    <SiteDocument locale={locale}>
      <NotFoundView />
    </SiteDocument>
  );
}
