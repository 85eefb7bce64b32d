import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { Language } from "@/lib/domain/shared/language";
import type { Messages } from "@/lib/i18n/messages";
import { birthMonthOf, BirthMonthFields, NO_MONTH } from "./birth-month-fields";

const LONGEST_NAME = 40;

/** A month, a year, a name if one likes. */
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
  const [name, setName] = useState("");
  const [chosen, setChosen] = useState(NO_MONTH);
  const [asked, setAsked] = useState(false);

  async function add() {
    const birthMonth = birthMonthOf(chosen);
    setAsked(birthMonth === undefined);
    if (birthMonth === undefined) return;
    const typed = name.trim();
    if (await onAdd({ birthMonth, ...(typed === "" ? {} : { name: typed }) })) {
      setName("");
      setChosen(NO_MONTH);
    }
  }

  return (
    <form
      className="grid items-start gap-3 rounded-card bg-carrot-soft p-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1.5fr)_minmax(0,1fr)]"
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
      <BirthMonthFields id="baby" chosen={chosen} missing={asked} texts={texts} locale={locale} onChoose={setChosen} />
      <Button type="submit" busy={busy} className="sm:col-span-full sm:justify-self-start">
        {texts.addBaby}
      </Button>
    </form>
  );
}
