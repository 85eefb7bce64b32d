import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { Language } from "@/lib/domain/shared/language";
import { countsIn } from "@/lib/i18n/client-text";
import { monthText } from "@/lib/i18n/day";
import type { Messages } from "@/lib/i18n/messages";

const LONGEST_NAME = 40;
const YEARS = 7;
const MONTHS_A_YEAR = 12;

function monthNames(locale: Language): readonly string[] {
  return Array.from({ length: MONTHS_A_YEAR }, (_, month) => monthText(month, locale));
}

/** A month, a year, a name if one likes. A month to come cannot be chosen in this year. */
export function BabyForm({
  texts,
  locale,
  busy,
  onAdd,
}: {
  readonly texts: Messages["Profile"];
  readonly locale: Language;
  readonly busy: boolean;
  readonly onAdd: (body: { readonly birthMonth: string; readonly name?: string }) => Promise<boolean>;
}) {
  const [now] = useState(() => new Date());
  const [name, setName] = useState("");
  const [month, setMonth] = useState(now.getMonth() + 1);
  const [year, setYear] = useState(now.getFullYear());
  const digits = countsIn(locale, { useGrouping: false });
  const lastMonth = year === now.getFullYear() ? now.getMonth() + 1 : MONTHS_A_YEAR;

  async function add() {
    const birthMonth = `${year}-${String(Math.min(month, lastMonth)).padStart(2, "0")}`;
    const typed = name.trim();
    if (await onAdd({ birthMonth, ...(typed === "" ? {} : { name: typed }) })) setName("");
  }

  return (
    <form
      className="grid items-end gap-3 rounded-card bg-carrot-soft p-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1.5fr)_minmax(0,1fr)_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Field id="baby-name" label={texts.name}>
        <Input
          id="baby-name"
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onChange={({ target }) => {
            setName(target.value);
          }}
        />
      </Field>
      <Field id="baby-month" label={texts.month}>
        <Select
          id="baby-month"
          value={Math.min(month, lastMonth)}
          onChange={({ target }) => {
            setMonth(Number(target.value));
          }}
        >
          {monthNames(locale)
            .slice(0, lastMonth)
            .map((label, index) => (
              <option key={label} value={index + 1}>
                {label}
              </option>
            ))}
        </Select>
      </Field>
      <Field id="baby-year" label={texts.year}>
        <Select
          id="baby-year"
          value={year}
          onChange={({ target }) => {
            setYear(Number(target.value));
          }}
        >
          {Array.from({ length: YEARS }, (_, ago) => now.getFullYear() - ago).map((each) => (
            <option key={each} value={each}>
              {digits(each)}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" busy={busy}>
        {texts.addBaby}
      </Button>
    </form>
  );
}
