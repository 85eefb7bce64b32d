import { useTranslations } from "next-intl";
import { FoodPicture } from "@/components/illustrations/foods";
import { LANGUAGE_NAMES } from "@/components/shell/language-names.table";
import { cn } from "@/components/ui/cn";
import type { Language } from "@/lib/domain/shared/language";
import type { FoodPage } from "@/lib/features/ingredients/loaders";

/** What it is served with, and why. */
export function FoodCompany({ food: { pairings } }: { readonly food: FoodPage }) {
  const t = useTranslations("Foods");
  if (pairings.length === 0) return null;
  return (
    <section aria-labelledby="food-pairs" className="grid content-start gap-4">
      <h2 id="food-pairs" className="text-xl">
        {t("pairs")}
      </h2>
      {pairings.map(({ reason, foods }) => (
        <div key={reason} className="grid gap-2">
          <p>{t(`pairing.${reason}`)}</p>
          <ul className="grid gap-x-4 min-[420px]:grid-cols-2">
            {foods.map(({ id, slug, name }) => (
              <li key={id}>
                <a href={`/foods/${slug}`} className="link flex min-h-11 items-center gap-2">
                  <FoodPicture foodId={id} className="size-9 shrink-0" />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** One name in Burmese is not worth 57 kB of its letters on a page in another language. */
function lettersOf(language: Language): string | undefined {
  return language === "my" ? "device-font" : undefined;
}

/** What the same food is called where a grandmother speaks another language. */
export function OtherNames({ food: { otherNames } }: { readonly food: FoodPage }) {
  const t = useTranslations("Foods");
  if (otherNames.length === 0) return null;
  return (
    <section aria-labelledby="food-names" className="grid gap-2">
      <h2 id="food-names" className="text-xl">
        {t("otherNames")}
      </h2>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {otherNames.map(({ language, name }) => (
          <li key={language}>
            <span className={cn("text-sm text-muted", lettersOf(language))} lang={language}>
              {LANGUAGE_NAMES.find(({ value }) => value === language)?.name}
            </span>{" "}
            <span lang={language} className={cn("font-semibold", lettersOf(language))}>
              {name}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
