import { useTranslations } from "next-intl";
import type { FoodPage } from "@/lib/features/ingredients/loaders";

/** How long each way of cooking takes until the food is soft, and what is in it. */
export function SoftTimes({ food: { minutesToSoft, nutrients } }: { readonly food: FoodPage }) {
  const t = useTranslations("Foods");
  const maker = useTranslations("Maker");
  return (
    <div className="grid content-start gap-10">
      {nutrients.length > 0 ? (
        <section aria-labelledby="food-nutrients" className="grid gap-2">
          <h2 id="food-nutrients" className="text-xl">
            {t("inIt")}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {nutrients.map((nutrient) => (
              <li key={nutrient} className="rounded-chip bg-pea-soft px-3 py-1 font-semibold text-pea">
                {nutrient}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {minutesToSoft.length > 0 ? (
        <section aria-labelledby="food-soft" className="grid gap-2">
          <h2 id="food-soft" className="text-xl">
            {t("soft")}
          </h2>
          <p className="text-sm text-muted">{t("softHint")}</p>
          <table className="w-full text-left">
            <thead className="sr-only">
              <tr>
                <th scope="col">{t("method")}</th>
                <th scope="col">{t("time")}</th>
              </tr>
            </thead>
            <tbody className="divide-y divide-hairline">
              {minutesToSoft.map(({ method, minutes }) => (
                <tr key={method}>
                  <th scope="row" className="py-2 pr-4 font-semibold">
                    {maker(`methods.${method}`)}
                  </th>
                  <td className="amounts py-2 text-right">{t("minutes", { count: minutes })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
    </div>
  );
}
