import { Button } from "@/components/ui/button";
import { Badge } from "@/components/ui/badge";
import { BinIcon } from "@/components/ui/play-icons";
import { QuestionIcon } from "@/components/ui/icons";
import type { AllergyOutput } from "@/lib/features/family/schema";
import { fill } from "@/lib/i18n/client-text";
import type { Messages } from "@/lib/i18n/messages";

/** One entry: as typed, what it is taken for, and the way off the list. */
export function AllergyItem({
  allergy: { food, groups, foods },
  texts,
  busy,
  onRemove,
}: {
  readonly allergy: AllergyOutput;
  readonly texts: Messages["Allergies"];
  readonly busy: boolean;
  readonly onRemove: () => void;
}) {
  const isKnown = groups.length + foods.length > 0;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 rounded-card border border-hairline bg-card p-4 shadow-soft">
      <div className="grid gap-2">
        <p className="text-lg font-extrabold wrap-anywhere">{food}</p>
        {isKnown ? (
          <ul className="flex flex-wrap gap-2">
            {groups.map(({ id, name }) => (
              <li key={id}>
                <Badge variant="caution" className="flex-wrap">
                  <span className="font-semibold">{texts.group}</span>
                  <span>{name}</span>
                </Badge>
              </li>
            ))}
            {foods.map(({ id, name }) => (
              <li key={id}>
                <Badge className="flex-wrap">
                  <span className="font-semibold">{texts.food}</span>
                  <span>{name}</span>
                </Badge>
              </li>
            ))}
          </ul>
        ) : (
          <p className="flex items-start gap-2 text-sm text-grey">
            <QuestionIcon className="mt-0.5" />
            {texts.unknown}
          </p>
        )}
      </div>
      <Button
        variant="quiet"
        size="icon"
        busy={busy}
        aria-label={fill(texts.remove, { food })}
        title={fill(texts.remove, { food })}
        onClick={onRemove}
      >
        {busy ? null : <BinIcon />}
      </Button>
    </li>
  );
}
