import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field, fieldControl } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { Messages } from "@/lib/i18n/messages";

const LONGEST = 60;

/** One field; what was typed stays until it is on the list. */
export function AllergyForm({
  texts,
  onAdd,
}: {
  readonly texts: Messages["Allergies"];
  readonly onAdd: (food: string) => Promise<boolean>;
}) {
  const [food, setFood] = useState("");
  const [busy, setBusy] = useState(false);

  async function add() {
    const typed = food.trim();
    if (typed === "" || busy) return;
    setBusy(true);
    if (await onAdd(typed)) setFood("");
    setBusy(false);
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Field id="allergy" label={texts.label} hint={texts.hint}>
        <span className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
          <Input
            {...fieldControl("allergy", { hint: texts.hint })}
            value={food}
            maxLength={LONGEST}
            autoComplete="off"
            enterKeyHint="done"
            onChange={({ target }) => {
              setFood(target.value);
            }}
          />
          <Button type="submit" busy={busy}>
            {busy ? texts.adding : texts.add}
          </Button>
        </span>
      </Field>
    </form>
  );
}
