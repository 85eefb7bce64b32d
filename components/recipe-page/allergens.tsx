import type { RecipePageTexts } from "./recipe-page-texts";

/** Which groups a recipe's words name. Says what was found, never that it is free of anything. */
export function Allergens({
  names,
  texts,
}: {
  readonly names: readonly string[];
  readonly texts: Pick<RecipePageTexts, "contains" | "checkLabels" | "noAllergens">;
}) {
  if (names.length === 0) return <p className="text-sm text-muted">{texts.noAllergens}</p>;
  return (
    <dl className="rounded-md bg-amber-soft px-4 py-3">
      <dt className="font-bold text-amber">{texts.contains}</dt>
      <dd className="font-bold">{names.join(", ")}</dd>
      <dd className="text-sm">{texts.checkLabels}</dd>
    </dl>
  );
}
