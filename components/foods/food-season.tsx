import { useTranslations } from "next-intl";
import { FoldedSources } from "@/components/recipes/sources";
import { cn } from "@/components/ui/cn";
import { SEASON_SOURCES } from "@/lib/domain/food/seasons.table";
import type { Language } from "@/lib/domain/shared/language";
import { monthText } from "@/lib/i18n/day";
import type { FoodPage } from "@/lib/features/ingredients/loaders";

/** Not by colour alone: a full bar, half a bar, and none. */
const BARS = {
  fresh: "h-8 bg-pea",
  stored: "h-4 bg-amber",
  elsewhere: "h-1 bg-hairline",
} as const;

/** The twelve months of a food that grows nearby. */
export function FoodSeason({ food: { season }, locale }: { readonly food: FoodPage; readonly locale: Language }) {
  const t = useTranslations("Foods");
  const check = useTranslations("Check");
  if (season === undefined) return null;
  const kinds = (["fresh", "stored"] as const).filter((kind) => season.includes(kind));
  return (
    <section aria-labelledby="food-season" className="grid gap-3">
      <h2 id="food-season" className="text-xl">
        {t("season.title")}
      </h2>
      <p>{t("season.where")}</p>
      <ol className="grid max-w-xl grid-cols-12 gap-1">
        {season.map((supply, index) => (
          <li key={monthText(index, locale)} className="grid min-w-0 justify-items-center gap-1 text-center text-sm">
            <span className="grid h-8 w-full items-end">
              <span className={cn("block w-full rounded-sm", BARS[supply])} />
            </span>
            <span aria-hidden>{monthText(index, locale, "narrowMonth")}</span>
            <span className="sr-only">
              {monthText(index, locale)}: {t(`season.${supply}`)}
            </span>
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm" aria-hidden>
        {kinds.map((kind) => (
          <span key={kind} className="flex items-center gap-2">
            <span className={cn("inline-block w-4 rounded-sm", BARS[kind])} />
            {t(`season.${kind}`)}
          </span>
        ))}
      </p>
      <p className="max-w-prose text-sm text-muted">{t("season.draft")}</p>
      <FoldedSources title={check("sources")} sources={SEASON_SOURCES} />
    </section>
  );
}
