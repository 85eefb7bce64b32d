import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { BinIcon } from "@/components/ui/play-icons";
import { YOUNGEST_MONTHS } from "@/lib/domain/food/age";
import type { Language } from "@/lib/domain/shared/language";
import type { BabyOutput } from "@/lib/features/family/schema";
import { fill, fillPlural, type PluralForms } from "@/lib/i18n/client-text";
import type { Messages } from "@/lib/i18n/messages";
import { BabyMonth } from "./baby-month";

/** One baby: name, age, and whether recipes are for this one. */
export function BabyItem({
  baby: { id, birthMonth, months: age, current },
  name,
  several,
  texts,
  months,
  locale,
  busy,
  onChoose,
  onMonth,
  onRemove,
}: {
  readonly baby: BabyOutput;
  readonly name: string;
  readonly several: boolean;
  readonly texts: Messages["Profile"];
  readonly months: PluralForms;
  readonly locale: Language;
  readonly busy: boolean;
  readonly onChoose: () => void;
  readonly onMonth: (birthMonth: string) => Promise<boolean>;
  readonly onRemove: () => void;
}) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 rounded-card border border-hairline bg-card p-4 shadow-soft">
      <div className="grid justify-items-start gap-2">
        <p className="text-lg font-extrabold wrap-anywhere">{name}</p>
        <p className="text-muted">{fillPlural(months, age, locale)}</p>
        {age < YOUNGEST_MONTHS ? <p className="text-sm text-amber">{texts.tooYoung}</p> : null}
        {several && current ? <Badge variant="expert">{texts.current}</Badge> : null}
        {several && !current ? (
          <Button variant="secondary" onClick={onChoose}>
            {fill(texts.choose, { name })}
          </Button>
        ) : null}
        <BabyMonth id={id} birthMonth={birthMonth} texts={texts} locale={locale} busy={busy} onChange={onMonth} />
      </div>
      <Button variant="quiet" size="icon" aria-label={fill(texts.removeBaby, { name })} onClick={onRemove}>
        <BinIcon />
      </Button>
    </li>
  );
}
