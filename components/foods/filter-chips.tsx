import { Button } from "@/components/ui/button";
import { TickIcon } from "@/components/ui/icons";
import type { FoodBoardTexts } from "./food-board-texts";
import type { FoodFilter } from "./food-filter";

export interface FilterChipsProps {
  readonly texts: Pick<FoodBoardTexts, "filters" | "filter" | "clear">;
  readonly chosen: ReadonlySet<FoodFilter>;
  readonly onChange: (chosen: ReadonlySet<FoodFilter>) => void;
}

/** The filters as buttons that stay pressed, and one that lets go of all. */
export function FilterChips({ texts, chosen, onChange }: FilterChipsProps) {
  const toggle = (filter: FoodFilter): void => {
    const next = new Set(chosen);
    if (!next.delete(filter)) next.add(filter);
    onChange(next);
  };
  return (
    <div role="group" aria-label={texts.filters} className="flex flex-wrap items-center gap-2">
      {texts.filter.map(({ value, text }) => {
        const isChosen = chosen.has(value);
        return (
          <Button
            key={value}
            variant={isChosen ? "soft" : "secondary"}
            aria-pressed={isChosen}
            onClick={() => toggle(value)}
            className="px-4"
          >
            {isChosen ? <TickIcon className="size-4" /> : null}
            {text}
          </Button>
        );
      })}
      {chosen.size > 0 ? (
        <Button variant="quiet" onClick={() => onChange(new Set())}>
          {texts.clear}
        </Button>
      ) : null}
    </div>
  );
}
