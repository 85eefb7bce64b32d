import { useTranslations } from "next-intl";
import { CutPictures } from "@/components/home/cut-pictures";
import { preparationPictures } from "@/components/home/preparation-pictures";
import { Chip } from "@/components/ui/chip";
import type { Language } from "@/lib/domain/shared/language";
import type { FoodAtAge, FoodPage } from "@/lib/features/ingredients/loaders";
import { bandList } from "./band-list";

function AgeCard({
  age,
  food,
  locale,
}: {
  readonly age: FoodAtAge;
  readonly food: FoodPage;
  readonly locale: Language;
}) {
  const t = useTranslations("Foods");
  const check = useTranslations("Check");
  const isServed = age.preparation !== undefined;
  const hasAllergen = food.allergens.length > 0;
  const verdict = !isServed ? "blocked" : age.verdict === "ok" && hasAllergen ? "caution" : age.verdict;
  const word = check(verdict === "caution" && hasAllergen ? "containsAllergen" : verdict);
  return (
    <li className="grid grid-cols-1 content-start gap-3 rounded-card border border-hairline bg-card p-4 shadow-soft">
      <h3 className="text-lg">{bandList(age.bands, t, locale)}</h3>
      <p>
        <Chip verdict={verdict}>{word}</Chip>
      </p>
      <p>{age.preparation ?? t("notServed")}</p>
      {isServed ? (
        <CutPictures
          foodId={food.id}
          pictures={preparationPictures(age, age.ageGroup, locale)}
          className="flex w-fit max-w-full gap-3 self-end rounded-md bg-carrot-soft p-3"
          pictureClass="h-auto w-32 rounded-md bg-card p-2"
        />
      ) : null}
    </li>
  );
}

/** How the food is prepared and cut, for each age at which it is different. */
export function FoodAges({ food, locale }: { readonly food: FoodPage; readonly locale: Language }) {
  const t = useTranslations("Foods");
  return (
    <section aria-labelledby="food-ages" className="grid grid-cols-1 gap-4">
      <h2 id="food-ages" className="text-2xl">
        {t("byAge")}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-4">
        {food.ages.map((age) => (
          <AgeCard key={age.bands.join()} age={age} food={food} locale={locale} />
        ))}
      </ul>
    </section>
  );
}
