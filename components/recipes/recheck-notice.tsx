import { cn } from "@/components/ui/cn";
import { BellIcon, SpoonCrossedIcon } from "@/components/ui/icons";
import { fillPlural } from "@/lib/i18n/client-text";
import type { CardRecipe } from "./card-recipe";
import { joinedFindings } from "./joined-findings";
import type { RecipeCardTexts } from "./recipe-card-texts";
import { FoldedSources } from "./sources";

export type Rechecked = NonNullable<CardRecipe["safety"]["recheck"]>;

const LOOKS = {
  changed: { box: "bg-amber-soft", title: "text-amber", Shape: BellIcon },
  unsuitable: { box: "bg-beet-soft", title: "text-beet", Shape: SpoonCrossedIcon },
} as const;

/** What the check for the family that reads says: what is different from what was written, or why it is not for them. */
export function RecheckNotice({
  recheck: { outcome, months, reasons },
  texts,
  locale,
}: {
  readonly recheck: Rechecked;
  readonly texts: RecipeCardTexts["recheck"];
  readonly locale: string;
}) {
  const { box, title, Shape } = LOOKS[outcome];
  const words = texts[outcome];
  return (
    <section data-slot="recheck" className={cn("grid gap-3 rounded-card p-4", box)}>
      <p className={cn("flex items-center gap-3 text-lg font-extrabold", title)}>
        <Shape />
        {words.title}
      </p>
      <p>{months === null ? words.noAge : fillPlural(words.forAge, months, locale)}</p>
      <ul className="grid gap-3">
        {joinedFindings(reasons).map(({ ruleId, title: reason, inputs, message, sources }) => (
          <li key={`${ruleId} ${message}`} className="grid gap-1">
            <p className="font-bold">
              {reason}
              {inputs.length === 0 ? null : <span className="block text-sm font-normal">{inputs.join(", ")}</span>}
            </p>
            <p>{message}</p>
            <FoldedSources title={texts.sources} sources={sources} />
          </li>
        ))}
      </ul>
    </section>
  );
}
