"use client";

import { useCallback, useState } from "react";
import { useLoaded } from "@/components/home/use-loaded";
import { EmptyPlate } from "@/components/illustrations/empty-plate";
import { useNear } from "@/components/recipes/use-near";
import { EmptyState } from "@/components/ui/empty-state";
import { Field, fieldControl } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { FoodCategory } from "@/lib/domain/food/food";
import type { Language } from "@/lib/domain/shared/language";
import { fill, fillPlural } from "@/lib/i18n/client-text";
import type { FoodBoardTexts } from "./food-board-texts";
import { passes, searchKey, type FoodFilter, type ListedFood } from "./food-filter";
import { FilterChips } from "./filter-chips";
import { FoodTile } from "./food-tile";
import { RuleAnswers } from "./rule-answers";
import { useFoodSearch } from "./use-food-search";

export interface FoodGroup {
  readonly category: FoodCategory;
  readonly foods: readonly ListedFood[];
}

const loadPictures = () => import("@/components/illustrations/foods");

/** Every food of the library, to look through, to filter and to search. */
export function FoodBoard({
  groups,
  texts,
  locale,
}: {
  readonly groups: readonly FoodGroup[];
  readonly texts: FoodBoardTexts;
  readonly locale: Language;
}) {
  const [typed, setTyped] = useState("");
  const [filters, setFilters] = useState<ReadonlySet<FoodFilter>>(new Set());
  const [pictures, needPictures] = useLoaded(loadPictures);
  const near = useNear(useCallback(() => needPictures(), [needPictures]));
  // What was typed before the page came to life stands in the field, and nowhere else.
  const takeOver = useCallback((field: HTMLInputElement | null) => {
    if (field?.value) setTyped(field.value);
  }, []);
  const query = typed.trim();
  const { ids, rules, isSearching, isUnreachable } = useFoodSearch(query, locale);

  const key = searchKey(query);
  // Asked of the device, and only once a filter is chosen: a page is older than its reader's day.
  const month = filters.size === 0 ? 1 : new Date().getMonth() + 1;
  const answers = ({ id, name }: ListedFood): boolean =>
    query === "" || searchKey(name).includes(key) || ids?.includes(id) === true;
  const shown = groups
    .map(({ category, foods }) => ({
      category,
      foods: foods.filter((food) => passes(food, filters, month) && answers(food)),
    }))
    .filter(({ foods }) => foods.length > 0);
  const count = shown.reduce((sum, { foods }) => sum + foods.length, 0);
  const tileTexts = { from: texts.from, allergen: texts.allergen };

  return (
    <div ref={near} className="grid gap-8">
      <div role="search" className="grid gap-4">
        <Field id="food-search" label={texts.search} hint={texts.searchHint}>
          <Input
            {...fieldControl("food-search", { hint: texts.searchHint })}
            ref={takeOver}
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="min-h-14 max-w-xl text-lg"
          />
        </Field>
        <FilterChips texts={texts} chosen={filters} onChange={setFilters} />
        {filters.has("season") ? <p className="max-w-prose text-sm text-muted">{texts.nearby}</p> : null}
        <p role="status" className="text-sm text-muted">
          {isSearching ? texts.searching : fillPlural(texts.found, count, locale)}
          {isUnreachable ? ` · ${texts.offline}` : null}
        </p>
      </div>
      <RuleAnswers findings={rules} texts={texts} />
      {shown.map(({ category, foods }) => (
        <section key={category} aria-labelledby={`foods-${category}`} className="grid gap-3">
          <h2 id={`foods-${category}`} className="text-xl">
            {texts.category[category]}
          </h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,max(10rem,(100%-60px)/6)),1fr))] max-sm:[&:lang(my)]:grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))]">
            {foods.map((food) => (
              <FoodTile key={food.id} food={food} texts={tileTexts} locale={locale} pictures={pictures} />
            ))}
          </ul>
        </section>
      ))}
      {count === 0 && rules.length === 0 && !isSearching ? (
        <EmptyState picture={<EmptyPlate />} title={texts.notFoundTitle}>
          {query === "" ? null : fill(texts.notFound, { query })}
        </EmptyState>
      ) : null}
    </div>
  );
}
