import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { BinIcon } from "@/components/ui/play-icons";
import type { Language } from "@/lib/domain/shared/language";
import type { ReactionTexts } from "@/lib/domain/safety/reaction-texts/reaction-texts";
import type { ReactionOutput } from "@/lib/features/family/schema";
import type { Messages } from "@/lib/i18n/messages";
import { LikingFace } from "./liking-face";
import { shownDay } from "./shown-day";

/** What is shown of a meal, wherever it is kept. */
export type ShownMeal = Pick<ReactionOutput, "reaction" | "foods" | "eatenAt" | "symptoms" | "triage" | "note">;

/** One meal of a log. */
export function ReactionItem({
  meal: { reaction, foods, eatenAt, symptoms, triage, note },
  locale,
  texts,
  remove,
  words,
  onRemove,
}: {
  readonly meal: ShownMeal;
  readonly locale: Language;
  readonly texts: Pick<Messages["Reactions"], "level">;
  /** What its button is called. */
  readonly remove: string;
  /** Undefined until they are fetched: the faces speak meanwhile. */
  readonly words: ReactionTexts | undefined;
  readonly onRemove: () => void;
}) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-3 rounded-card border border-hairline bg-card p-4 shadow-soft">
      <LikingFace reaction={reaction} className="size-12" />
      <div className="grid gap-1">
        <p className="text-sm text-muted">
          <time dateTime={eatenAt}>{shownDay(eatenAt, locale)}</time>
          {words === undefined ? null : ` · ${words.reactions[reaction]}`}
        </p>
        <p className="font-bold wrap-anywhere">{foods.map(({ name }) => name).join(", ")}</p>
        {triage === "none" ? null : (
          <p className="flex flex-wrap items-center gap-2">
            <Badge variant="caution">{texts.level[triage]}</Badge>
            <span className="text-sm">{symptoms.map((symptom) => words?.symptoms[symptom]).join(", ")}</span>
          </p>
        )}
        {note === null ? null : <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
      </div>
      <Button variant="quiet" size="icon" aria-label={remove} title={remove} onClick={onRemove}>
        <BinIcon />
      </Button>
    </li>
  );
}
