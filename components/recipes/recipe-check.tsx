import { Fragment } from "react";
import { cn } from "@/components/ui/cn";
import { BellIcon, ChevronDownIcon, KnifeIcon, SpoonCrossedIcon } from "@/components/ui/icons";
import { Skeleton } from "@/components/ui/skeleton";
import type { CardRecipe } from "./card-recipe";
import { checkResult, checkSummary } from "./check-summary";
import type { RecipeCardTexts } from "./recipe-card-texts";
import type { CardExtras } from "./load-extras";

export interface RecipeCheckProps {
  readonly safety: CardRecipe["safety"];
  readonly texts: RecipeCardTexts;
  readonly locale: string;
  readonly extras: Pick<NonNullable<CardExtras>, "CheckDetails"> | undefined;
  /** Called when it is opened or closed: its details are needed, should they not have been fetched yet. */
  readonly onOpen: () => void;
}

/**
 * The look of a check that found nothing, something to know, something left out or to be changed, and that the recipe is
 * not for this baby. The shape says it as much as the colour, and finding nothing has none: it does not say that it is fine.
 */
const LOOKS = {
  nothing: { box: "bg-pea-soft", words: "text-pea", Shape: undefined },
  toKnow: { box: "bg-amber-soft", words: "text-amber", Shape: BellIcon },
  changed: { box: "bg-amber-soft", words: "text-amber", Shape: KnifeIcon },
  unsuitable: { box: "bg-beet-soft", words: "text-beet", Shape: SpoonCrossedIcon },
} as const;

/** The check in one line; opened, everything that was left out and found, with who says so. */
export function RecipeCheck({ safety, texts, locale, extras, onOpen }: RecipeCheckProps) {
  const result = checkResult(safety);
  const { box, words, Shape } = LOOKS[result];
  return (
    <details onToggle={onOpen} data-result={result} className="group rounded-card border border-hairline">
      <summary
        className={cn(
          "flex min-h-13 list-none items-center gap-3 rounded-card px-4 py-3 group-open:rounded-b-none [&::-webkit-details-marker]:hidden",
          box,
        )}
      >
        {Shape ? <Shape className={words} /> : null}
        <span className="min-w-0 flex-1">
          <strong className={cn("block", words)}>{texts.check}</strong>
          <span className="amounts">
            {checkSummary(safety, texts.summary, locale).map((part, index, { length }) => (
              // Each count stays in one piece; a line breaks between them.
              <Fragment key={part}>
                <span className="inline-block">
                  {part}
                  {index < length - 1 ? " ·" : null}
                </span>{" "}
              </Fragment>
            ))}
          </span>
        </span>
        <ChevronDownIcon className="transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 p-4">
        {extras ? <extras.CheckDetails safety={safety} texts={texts} /> : <Skeleton className="h-40" />}
      </div>
    </details>
  );
}
