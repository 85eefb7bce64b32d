import type { Language } from "@/lib/domain/shared/language";
import type { ProfileOutput } from "@/lib/features/accounts/schema";
import { countsIn } from "@/lib/i18n/client-text";
import type { Messages } from "@/lib/i18n/messages";

const COUNTS = [
  { key: "recipesCreated", tone: "bg-carrot-soft text-carrot" },
  { key: "recipesTested", tone: "bg-aubergine-soft text-aubergine" },
  { key: "activitiesCompleted", tone: "bg-blueberry-soft text-blueberry" },
  { key: "bookmarked", tone: "bg-pea-soft text-pea" },
] as const;

/** The four counts, each with its words. */
export function OwnCounts({
  counts,
  texts,
  locale,
}: {
  readonly counts: ProfileOutput["counts"];
  readonly texts: Messages["Profile"];
  readonly locale: Language;
}) {
  const number = countsIn(locale);
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {COUNTS.map(({ key, tone }) => (
        <div key={key} className={`flex flex-col-reverse justify-end gap-1 rounded-card p-4 ${tone}`}>
          <dt className="text-sm leading-snug font-semibold wrap-anywhere hyphens-auto [&:lang(my)]:leading-normal">
            {texts.counts[key]}
          </dt>
          <dd className="text-3xl font-extrabold tabular-nums">{number(counts[key])}</dd>
        </div>
      ))}
    </dl>
  );
}
