import { useTranslations } from "next-intl";
import { Sources } from "@/components/recipes/sources";
import { ChevronDownIcon } from "@/components/ui/icons";
import type { WaitingFoods } from "@/lib/features/ingredients/list-waiting-foods";

const YEAR_MONTHS = 12;

/** What has to wait until which age; each opens to why, what instead, and who says so. */
export function WaitingFoodList({ groups }: { readonly groups: readonly WaitingFoods[] }) {
  const t = useTranslations("Resources");
  const heading = (months: number | null): string => {
    if (months === null) return t("neverSmall");
    return months > YEAR_MONTHS
      ? t("neverYears", { count: months / YEAR_MONTHS })
      : t("neverMonths", { count: months });
  };
  return (
    <section aria-labelledby="waiting" className="grid gap-4">
      <h2 id="waiting" className="text-2xl">
        {t("neverTitle")}
      </h2>
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
        {groups.map(({ untilMonths, rules }) => (
          <div key={untilMonths} className="grid grid-cols-1 content-start gap-1">
            <h3 className="text-lg text-beet">{heading(untilMonths)}</h3>
            <ul className="divide-y divide-hairline">
              {rules.map(({ ruleId, title, message, sources }) => (
                <li key={ruleId}>
                  <details className="group/rule">
                    <summary className="flex min-h-11 list-none items-center justify-between gap-2 rounded-sm py-2 font-semibold wrap-anywhere [&::-webkit-details-marker]:hidden">
                      {title}
                      <ChevronDownIcon
                        data-print="hide"
                        className="transition-transform duration-150 group-open/rule:rotate-180"
                      />
                    </summary>
                    <div className="grid grid-cols-1 gap-2 pb-4">
                      <p>{message}</p>
                      <Sources title={t("sources")} sources={sources} />
                    </div>
                  </details>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
