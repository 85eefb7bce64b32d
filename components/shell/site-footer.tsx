import { useTranslations } from "next-intl";
import { InfoIcon, WarningIcon } from "@/components/ui/icons";

/** What every page ends with: what to do in an emergency, and what this content is and is not. */
export function SiteFooter() {
  const t = useTranslations("Footer");
  return (
    <footer data-slot="site-footer" className="mt-16 border-t border-hairline bg-card">
      <div className="mx-auto grid max-w-7xl gap-8 px-4 py-8 text-sm sm:px-6 md:grid-cols-2">
        <section className="grid content-start gap-1">
          <h2 className="flex items-center gap-2 text-base text-beet">
            <WarningIcon />
            {t("emergencyTitle")}
          </h2>
          <p className="max-w-prose">{t("emergency")}</p>
          <p>
            <a href="/resources" className="link inline-flex min-h-11 items-center font-semibold">
              {t("resources")}
            </a>
          </p>
        </section>
        <section className="grid content-start gap-1">
          <h2 className="flex items-center gap-2 text-base">
            <InfoIcon className="text-blueberry" />
            {t("reviewTitle")}
          </h2>
          <p className="max-w-prose text-muted">
            {t("review")} {t("responsibility")}
          </p>
        </section>
      </div>
      <div data-slot="consent-choice" />
    </footer>
  );
}
