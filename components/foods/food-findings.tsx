import { useTranslations } from "next-intl";
import type { Language } from "@/lib/domain/shared/language";
import type { FoodPage } from "@/lib/features/ingredients/loaders";
import { bandList } from "./band-list";
import { FindingItem } from "./finding-item";

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
          {findings.map(({ finding, bands }) => (
            <FindingItem key={finding.ruleId} finding={finding} heading="h3" sourcesTitle={check("sources")}>
              {bands.length === 0 ? null : (
                <p className="text-sm text-muted">{t("at", { ages: bandList(bands, t, locale) })}</p>
              )}
            </FindingItem>
          ))}
        </ul>
      )}
    </section>
  );
}
