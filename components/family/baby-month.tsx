import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/domain/shared/language";
import type { Messages } from "@/lib/i18n/messages";
import { birthMonthOf, BirthMonthFields } from "./birth-month-fields";

/** The birth month of a baby, to put right: a slip of the thumb would otherwise have every recipe checked for another age. */
export function BabyMonth({
  id,
  birthMonth,
  texts,
  locale,
  busy,
  onChange,
}: {
  readonly id: string;
  readonly birthMonth: string;
  readonly texts: Messages["Profile"];
  readonly locale: Language;
  readonly busy: boolean;
  readonly onChange: (birthMonth: string) => Promise<boolean>;
}) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState({ year: birthMonth.slice(0, 4), month: birthMonth.slice(5) });
  const next = birthMonthOf(chosen);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="w-full rounded-md border border-hairline"
    >
      <summary className="min-h-11 px-3 py-2 font-semibold">{texts.changeMonth}</summary>
      <form
        className="grid gap-3 p-3 pt-0"
        onSubmit={(event) => {
          event.preventDefault();
          if (next === undefined) return;
          void onChange(next).then((done) => {
            if (done) setOpen(false);
          });
        }}
      >
        <BirthMonthFields
          id={`baby-${id}`}
          chosen={chosen}
          missing
          texts={texts}
          locale={locale}
          onChoose={setChosen}
        />
        <Button type="submit" variant="secondary" busy={busy} disabled={next === birthMonth}>
          {texts.saveMonth}
        </Button>
      </form>
    </details>
  );
}
