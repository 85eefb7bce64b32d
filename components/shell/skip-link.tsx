import { useTranslations } from "next-intl";

/** The first stop of the keyboard: past the bar, to what the page is about. */
export function SkipLink() {
  const t = useTranslations("Shell");
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-chip focus:bg-card focus:px-5 focus:py-3 focus:font-bold focus:shadow-soft"
    >
      {t("skip")}
    </a>
  );
}
