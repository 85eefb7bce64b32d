import { useTranslations } from "next-intl";
import { BibBaby } from "@/components/illustrations/bib-baby";
import { SquishTest } from "@/components/illustrations/hands";

const SIGNS = ["readySit", "readyReach", "readySwallow"] as const;

/** How a parent sees that a baby can start. */
export function Readiness() {
  const t = useTranslations("Resources");
  return (
    <section aria-labelledby="ready" className="grid items-center gap-6 sm:grid-cols-[minmax(0,1fr)_12rem]">
      <div className="grid gap-3">
        <h2 id="ready" className="text-2xl">
          {t("readyTitle")}
        </h2>
        <p>{t("ready")}</p>
        <ol className="ml-6 grid list-decimal gap-1">
          {SIGNS.map((sign) => (
            <li key={sign}>{t(sign)}</li>
          ))}
        </ol>
        <p>{t("readyAsk")}</p>
      </div>
      <BibBaby className="mx-auto w-40" />
    </section>
  );
}

/** How a parent tells whether something is soft enough. */
export function SquishTestCard() {
  const t = useTranslations("Resources");
  return (
    <section aria-labelledby="squish" className="@container rounded-card bg-carrot-soft p-4 sm:p-6">
      <div className="grid grid-cols-1 items-center gap-6 @lg:grid-cols-[10rem_minmax(0,1fr)]">
        <SquishTest className="mx-auto w-36 rounded-md bg-card p-2" />
        <div className="grid grid-cols-1 gap-2">
          <h2 id="squish" className="text-2xl text-carrot">
            {t("squishTitle")}
          </h2>
          <p>{t("squish")}</p>
        </div>
      </div>
    </section>
  );
}
