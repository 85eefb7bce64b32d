import { useTranslations } from "next-intl";
import { FINDING_VERDICTS, FindingSign } from "@/components/recipes/finding-sign";
import { FoldedSources } from "@/components/recipes/sources";
import type { Language } from "@/lib/domain/shared/language";
import type { FoodPage } from "@/lib/features/ingredients/loaders";
import { bandList } from "./band-list";

/** What the rules say of the food, at which ages, and who says so. */
export function FoodFindings({
  findings,
  locale,
}: {
  readonly findings: FoodPage["findings"];
  readonly locale: Language;
}) {
  const t = useTranslations("Foods");
  const check = useTranslations("Check");
  return (
    <section aria-labelledby="food-findings" className="grid gap-4">
      <h2 id="food-findings" className="text-2xl">
        {t("toKnow")}
      </h2>
      {findings.length === 0 ? (
        <p>{check("nothingFound")}</p>
      ) : (
        <ul className="divide-y divide-hairline rounded-card border border-hairline bg-card px-4 shadow-soft">
          {findings.map(({ finding: { ruleId, severity, title, message, sources }, bands }) => (
            <li key={ruleId} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 py-4">
              <FindingSign verdict={FINDING_VERDICTS[severity]} />
              <div className="grid min-w-0 grid-cols-1 gap-1">
                <h3 className="font-bold">{title}</h3>
                <p>{message}</p>
                {bands.length === 0 ? null : (
                  <p className="text-sm text-muted">{t("at", { ages: bandList(bands, t, locale) })}</p>
                )}
                <FoldedSources title={check("sources")} sources={sources} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
