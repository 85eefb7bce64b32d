import { useTranslations } from "next-intl";
import { emergencyNumbers } from "@/lib/domain/safety/emergency-numbers";
import { LANGUAGES, type Language } from "@/lib/domain/shared/language";

/** The number of every region whose language we speak, the reader's own first. */
export function EmergencyTable({ locale }: { readonly locale: Language }) {
  const t = useTranslations("Resources");
  const regions = new Intl.DisplayNames(locale, { type: "region" });
  const rows = new Map(
    [locale, ...LANGUAGES]
      .flatMap((language) => emergencyNumbers(language))
      .map(({ number, region }) => [`${region} ${number}`, { number, region }]),
  );
  return (
    <section aria-labelledby="numbers" className="grid gap-3">
      <h2 id="numbers" className="text-2xl">
        {t("numbersTitle")}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-3">
        {[...rows.values()].map(({ number, region }) => (
          <li key={`${region} ${number}`}>
            <a
              href={`tel:${number}`}
              className="grid min-h-16 content-center rounded-card border border-hairline bg-card p-3 shadow-soft hover:brightness-97"
            >
              <span className="amounts text-2xl font-black text-beet">{number}</span>
              <span className="text-sm text-muted">{regions.of(region)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
