import "server-only";
import type { MetadataRoute } from "next";
import { getTranslations } from "next-intl/server";
import { isLanguage, DEFAULT_LANGUAGE } from "@/lib/domain/shared/language";
import { PRODUCT_NAME } from "@/lib/domain/shared/product";

/** Our paper: what is seen between the tap on the icon and the first page. */
const PAPER = "#fff9f1";

/** What a device needs to put Squish among its apps, in one language. All languages install as one and the same app. */
export async function installManifest(asked: string): Promise<MetadataRoute.Manifest> {
  const locale = isLanguage(asked) ? asked : DEFAULT_LANGUAGE;
  const [meta, shell, resources] = await Promise.all([
    getTranslations({ locale, namespace: "Meta" }),
    getTranslations({ locale, namespace: "Shell" }),
    getTranslations({ locale, namespace: "Resources" }),
  ]);
  return {
    id: "/",
    start_url: "/",
    scope: "/",
    name: PRODUCT_NAME,
    short_name: PRODUCT_NAME,
    description: meta("description"),
    lang: locale,
    dir: "ltr",
    display: "standalone",
    background_color: PAPER,
    theme_color: PAPER,
    categories: ["food", "kids", "health"],
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      { name: shell("foods"), url: "/foods" },
      { name: resources("title"), url: "/resources" },
      { name: shell("learning"), url: "/learning" },
    ],
  };
}
