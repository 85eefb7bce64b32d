import { chipVariants, VerdictIcon } from "@/components/ui/chip";
import { cn } from "@/components/ui/cn";
import { BellIcon, CrossIcon, WarningIcon } from "@/components/ui/icons";
import { Spinner } from "@/components/ui/spinner";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { fill } from "@/lib/i18n/client-text";
import { chipVerdict } from "./chip-verdict";
import type { IngredientCheck } from "./ingredient-checks";
import type { CheckTexts } from "./maker-texts";

export interface IngredientChipProps {
  readonly name: string;
  readonly check: IngredientCheck;
  readonly texts: CheckTexts;
  /** Shows why; for one that could not be checked, tries again. */
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

function looks(check: IngredientCheck, texts: CheckTexts) {
  if (check.state === "checking") return { verdict: "none", word: texts.checking, icon: <Spinner /> } as const;
  if (check.state === "failed") return { verdict: "unknown", word: texts.failed, icon: <WarningIcon /> } as const;
  const { verdict, word } = chipVerdict(check.result, texts);
  return { verdict, word, icon: <VerdictIcon verdict={verdict} /> } as const;
}

/** An ingredient with what its check came to: one button that explains it, one that takes it off the list. */
export function IngredientChip({ name, check, texts, onOpen, onRemove }: IngredientChipProps) {
  const { verdict, word, icon } = looks(check, texts);
  const alsoAllergen = check.state === "checked" && verdict === "change" && check.result.allergens.length > 0;
  return (
    <li className={cn(chipVariants({ verdict }), "animate-squish gap-0! p-0!")}>
      <button
        type="button"
        aria-haspopup={check.state === "checked" ? "dialog" : undefined}
        disabled={check.state === "checking"}
        onClick={onOpen}
        className="flex min-h-(--chip-height) min-w-0 items-center gap-2.5 rounded-chip py-1 pl-4 text-left disabled:cursor-progress"
      >
        {icon}
        <span className="grid min-w-0 leading-(--leading-title)">
          <span className="line-clamp-2 wrap-anywhere">{name} </span>
          <span className="text-sm leading-(--leading-title) font-semibold">{word} </span>
        </span>
        {alsoAllergen ? <BellIcon label={texts.containsAllergen} /> : null}
        {check.state === "checking" ? null : (
          <VisuallyHidden>{check.state === "failed" ? texts.retry : texts.explain}</VisuallyHidden>
        )}
      </button>
      <button
        type="button"
        aria-label={fill(texts.remove, { name })}
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center rounded-chip"
      >
        <CrossIcon className="size-5" />
      </button>
    </li>
  );
}
