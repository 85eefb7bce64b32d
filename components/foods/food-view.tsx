import { useFormatter, useTranslations } from "next-intl";
import { FoodPicture } from "@/components/illustrations/foods";
import { PageFrame } from "@/components/shell/page-frame";
import { Badge } from "@/components/ui/badge";
import { BellIcon, InfoIcon, TickIcon, WarningIcon } from "@/components/ui/icons";
import type { Language } from "@/lib/domain/shared/language";
import type { FoodPage } from "@/lib/features/ingredients/loaders";
import { CookWithIt } from "./cook-with-it";
import { FoodAges } from "./food-ages";
import { FoodCompany, OtherNames } from "./food-company";
import { FoodFindings } from "./food-findings";
import { FoodRecipes } from "./food-recipes";
import { FoodSeason } from "./food-season";
import { SoftTimes } from "./soft-times";
import { TriedIt } from "./tried-it";

const CHOKING_LOOKS = {
  low: { variant: "neutral", Shape: InfoIcon },
  medium: { variant: "caution", Shape: BellIcon },
  high: { variant: "caution", Shape: WarningIcon },
} as const;

function FoodHead({ food }: { readonly food: FoodPage }) {
  const t = useTranslations("Foods");
  const check = useTranslations("Check");
  const format = useFormatter();
  const { variant, Shape } = CHOKING_LOOKS[food.chokingRisk];
  const names = (groups: FoodPage["allergens"]): string => groups.map(({ name }) => name).join(", ");
  return (
    // Beside the picture only where there is room for letters of any size.
    <div className="@container">
      <header className="grid grid-cols-1 items-center gap-4 @lg:grid-cols-[12rem_minmax(0,1fr)]">
        <FoodPicture
          foodId={food.id}
          label={t("picture", { name: food.name })}
          className="mx-auto size-36 sm:size-48"
        />
        <div className="grid grid-cols-1 gap-3">
          <h1 className="text-3xl wrap-anywhere hyphens-auto first-letter:uppercase">{food.name}</h1>
          {food.isNameVerified ? null : <p className="text-sm text-muted">{t("unverified")}</p>}
          <p className="flex flex-wrap gap-2">
            <Badge>{t("from", { months: format.number(food.minAgeMonths) })}</Badge>
            <Badge variant={variant}>
              <Shape className="size-4" />
              {t(`choking.${food.chokingRisk}`)}
            </Badge>
            {food.hasIron ? (
              <Badge variant="expert">
                <TickIcon className="size-4" />
                {t("iron")}
              </Badge>
            ) : null}
          </p>
          <p className="text-muted">{t("chokingBody")}</p>
          {food.allergens.length + food.allergensCheckLabel.length > 0 ? (
            <dl className="grid gap-1 rounded-card bg-amber-soft p-4">
              {food.allergens.length > 0 ? (
                <div>
                  <dt className="font-bold text-amber">{check("allergens")}</dt>
                  <dd>{names(food.allergens)}</dd>
                </div>
              ) : null}
              {food.allergensCheckLabel.length > 0 ? (
                <div>
                  <dt className="font-bold text-amber">{t("checkLabel")}</dt>
                  <dd>{names(food.allergensCheckLabel)}</dd>
                </div>
              ) : null}
            </dl>
          ) : null}
        </div>
      </header>
    </div>
  );
}

/** A food with everything that is known of it: when, how at each age, what to know, how long, what beside it. */
export function FoodView({ food, locale }: { readonly food: FoodPage; readonly locale: Language }) {
  const t = useTranslations("Foods");
  const check = useTranslations("Check");
  const kept = useTranslations("KeptMeals");
  return (
    <PageFrame width="page" className="grid grid-cols-1 gap-10">
      <p>
        <a href="/foods" className="link inline-flex min-h-11 items-center">
          {t("back")}
        </a>
      </p>
      <FoodHead food={food} />
      <FoodAges food={food} locale={locale} />
      <FoodFindings findings={food.findings} locale={locale} />
      <div className="grid grid-cols-1 gap-10 md:grid-cols-2">
        <SoftTimes food={food} />
        <FoodCompany food={food} />
      </div>
      <FoodRecipes
        foodId={food.id}
        language={locale}
        texts={{
          title: t("recipes.title"),
          loading: t("recipes.loading"),
          none: t("recipes.none"),
          failed: t("recipes.failed"),
          retry: t("recipes.retry"),
          unsuitable: t("recipes.unsuitable"),
        }}
      />
      <FoodSeason food={food} locale={locale} />
      <OtherNames food={food} />
      <p className="text-sm text-muted">{check("reviewed")}</p>
      <div className="flex flex-wrap gap-3">
        <CookWithIt name={food.name} label={t("cook")} />
        <TriedIt
          food={{ id: food.id, name: food.name }}
          locale={locale}
          label={t("triedIt")}
          kept={{ noted: kept("noted", { date: "{date}" }), see: kept("see") }}
        />
      </div>
    </PageFrame>
  );
}
