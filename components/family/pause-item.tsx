import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/domain/shared/language";
import type { PauseOutput } from "@/lib/features/family/schema";
import { fill } from "@/lib/i18n/client-text";
import type { Messages } from "@/lib/i18n/messages";
import { FoodSticker } from "./food-sticker";
import { shownDay } from "./shown-day";

/** A food that recipes leave out, since when, what else goes with it, and the way back. */
export function PauseItem({
  pause: { food, groups, since, triage },
  locale,
  texts,
  onClear,
}: {
  readonly pause: PauseOutput;
  readonly locale: Language;
  readonly texts: Messages["Reactions"];
  readonly onClear: () => void;
}) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-3 rounded-card border border-hairline bg-card p-4 shadow-soft">
      <FoodSticker foodId={food.id} tone="beet" className="size-16" />
      <div className="grid gap-1.5">
        <p className="text-lg font-extrabold wrap-anywhere">{food.name}</p>
        {triage === "none" ? null : (
          <p>
            <Badge variant="caution">{texts.level[triage]}</Badge>
          </p>
        )}
        <p className="text-sm text-muted">{fill(texts.pausedSince, { date: shownDay(since, locale) })}</p>
        {groups.length === 0 ? null : (
          <p className="text-sm">{fill(texts.pausedGroups, { groups: groups.map(({ name }) => name).join(", ") })}</p>
        )}
        <Button variant="secondary" className="mt-1 justify-self-start" onClick={onClear}>
          {fill(texts.clear, { food: food.name })}
        </Button>
      </div>
    </li>
  );
}
