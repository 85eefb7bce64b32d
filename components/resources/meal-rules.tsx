import { useTranslations } from "next-intl";
import { FoldedSources } from "@/components/recipes/sources";
import type { firstAllergens } from "@/lib/features/ingredients/list-meal-rules";
import type { FindingOutput } from "@/lib/features/ingredients/schema";

function Rule({ rule: { title, message, sources } }: { readonly rule: FindingOutput }) {
  const t = useTranslations("Resources");
  return (
    <div className="grid content-start gap-1">
      <h3 className="text-lg">{title}</h3>
      <p>{message}</p>
      <FoldedSources title={t("sources")} sources={sources} />
    </div>
  );
}

/** How a first taste of an allergen goes, and the page of a food for each group. */
export function FirstAllergens({ allergens }: { readonly allergens: ReturnType<typeof firstAllergens> }) {
  const t = useTranslations("Resources");
  return (
    <section aria-labelledby="allergens" className="grid gap-4">
      <h2 id="allergens" className="text-2xl">
        {t("allergensTitle")}
      </h2>
      <Rule rule={allergens.howTo} />
      <ul className="flex flex-wrap gap-2">
        {allergens.groups.map(({ id, name, slug }) => (
          <li key={id} className="rounded-chip bg-amber-soft font-bold text-amber">
            {slug === undefined ? (
              <span className="flex min-h-11 items-center px-4">{name}</span>
            ) : (
              <a href={`/foods/${slug}`} className="flex min-h-11 items-center px-4 underline">
                {name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What holds for every meal: sitting, watching, warming, keeping. */
export function MealRules({ rules }: { readonly rules: readonly FindingOutput[] }) {
  const t = useTranslations("Resources");
  return (
    <section aria-labelledby="table" className="grid gap-4">
      <h2 id="table" className="text-2xl">
        {t("tableTitle")}
      </h2>
      <div className="grid gap-6 md:grid-cols-3">
        {rules.map((rule) => (
          <Rule key={rule.ruleId} rule={rule} />
        ))}
      </div>
    </section>
  );
}
