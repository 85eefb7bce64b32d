import { useState } from "react";
import { Field, fieldControl } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { Language } from "@/lib/domain/shared/language";
import { countsIn } from "@/lib/i18n/client-text";
import { monthText } from "@/lib/i18n/day";
import type { Messages } from "@/lib/i18n/messages";

const YEARS = 7;
const MONTHS_A_YEAR = 12;

/** A month and a year as they stand in the two fields; empty while nothing is chosen: nobody's baby is born by default. */
export interface ChosenMonth {
  readonly month: string;
  readonly year: string;
}

export const NO_MONTH: ChosenMonth = { month: "", year: "" };

/** What the server takes; undefined while one of the two is missing. */
export function birthMonthOf({ month, year }: ChosenMonth): string | undefined {
  return month === "" || year === "" ? undefined : `${year}-${month}`;
}

/** A month and a year to choose. A month to come cannot be chosen in this year. */
export function BirthMonthFields({
  id,
  chosen,
  missing,
  texts,
  locale,
  onChoose,
}: {
  readonly id: string;
  readonly chosen: ChosenMonth;
  /** They were needed: the one that is not chosen says so. */
  readonly missing: boolean;
  readonly texts: Messages["Profile"];
  readonly locale: Language;
  readonly onChoose: (chosen: ChosenMonth) => void;
}) {
  const [now] = useState(() => new Date());
  const digits = countsIn(locale, { useGrouping: false });
  const lastMonth = chosen.year === String(now.getFullYear()) ? now.getMonth() + 1 : MONTHS_A_YEAR;
  const months = Array.from({ length: lastMonth }, (_, index) => ({
    value: String(index + 1).padStart(2, "0"),
    label: monthText(index, locale),
  }));
  const years = Array.from({ length: YEARS }, (_, ago) => now.getFullYear() - ago);
  const errorOf = (value: string) => (missing && value === "" ? texts.birthMissing : undefined);
  return (
    <>
      <Field id={`${id}-month`} label={texts.month} error={errorOf(chosen.month)}>
        <Select
          {...fieldControl(`${id}-month`, { error: errorOf(chosen.month) })}
          value={chosen.month}
          onChange={({ target }) => onChoose({ ...chosen, month: target.value })}
        >
          <option value="">{texts.unset}</option>
          {months.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field id={`${id}-year`} label={texts.year} error={errorOf(chosen.year)}>
        <Select
          {...fieldControl(`${id}-year`, { error: errorOf(chosen.year) })}
          value={chosen.year}
          onChange={({ target: { value: year } }) => {
            const isToCome = year === String(now.getFullYear()) && Number(chosen.month) > now.getMonth() + 1;
            onChoose({ month: isToCome ? "" : chosen.month, year });
          }}
        >
          <option value="">{texts.unset}</option>
          {years.map((each) => (
            <option key={each} value={each}>
              {digits(each)}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
