import { useState, useSyncExternalStore, type SubmitEvent } from "react";
import { ChoiceSelect } from "@/components/home/choice-select";
import { Button } from "@/components/ui/button";
import { Field, fieldControl } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import type { MealTexts } from "./meal-texts";
import { changeForm as change, currentForm, emptyForm, subscribeToForm, type MealForm } from "./meal-wish";

const MISSING = "meal-missing";

export interface MealFormProps {
  readonly texts: MealTexts;
  /** The age of the family's baby, where it is known. */
  readonly babyMonths: number | undefined;
  readonly busy: boolean;
  readonly onAsk: (form: MealForm) => void;
}

/** For whom, which meal, and what must not be in it. */
export function MealFormView({ texts, babyMonths, busy, onAsk }: MealFormProps) {
  const form = useSyncExternalStore(subscribeToForm, currentForm, emptyForm);
  const [missing, setMissing] = useState(false);
  const months = form.months ?? babyMonths;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const isMissing = months === undefined || form.mealType === undefined;
    setMissing(isMissing);
    if (!isMissing) onAsk({ ...form, months });
  }

  return (
    <form onSubmit={submit} className="grid gap-5 rounded-card border border-hairline bg-card p-4 shadow-soft sm:p-6">
      <div className="grid gap-4 min-[440px]:grid-cols-2">
        <ChoiceSelect
          id="meal-age"
          label={texts.age}
          unset={texts.choose}
          options={texts.ages}
          chosen={months === undefined ? undefined : String(months)}
          missing={missing && months === undefined}
          missingId={MISSING}
          onChoose={(age) => change({ months: age === undefined ? undefined : Number(age) })}
        />
        <ChoiceSelect
          id="meal-type"
          label={texts.meal}
          unset={texts.choose}
          options={texts.meals}
          chosen={form.mealType}
          missing={missing && form.mealType === undefined}
          missingId={MISSING}
          onChoose={(mealType) => change({ mealType })}
        />
      </div>
      <fieldset className="min-w-0">
        <legend className="mb-2 font-bold">{texts.dietsLegend}</legend>
        <ul className="flex flex-wrap gap-2">
          {texts.diets.map(({ value, label }) => (
            <li key={value}>
              <label className="flex min-h-11 cursor-pointer items-center gap-2 rounded-chip bg-card px-4 py-1.5 font-bold ring-2 ring-hairline ring-inset hover:ring-line has-checked:bg-carrot-soft has-checked:text-carrot has-checked:ring-carrot has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-blueberry">
                <input
                  type="checkbox"
                  checked={form.diets.includes(value)}
                  onChange={({ target }) => {
                    const others = form.diets.filter((diet) => diet !== value);
                    change({ diets: target.checked ? [...others, value] : others });
                  }}
                  className="size-5 accent-carrot outline-none"
                />
                {label}
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <Field id="meal-own" label={texts.own} hint={texts.ownHint}>
        <Input
          {...fieldControl("meal-own", { hint: texts.ownHint })}
          value={form.own}
          maxLength={400}
          onChange={({ target }) => change({ own: target.value })}
        />
      </Field>
      <p className="text-sm text-muted">{texts.family}</p>
      {missing ? <Notice id={MISSING} variant="error" role="alert" title={texts.missing} /> : null}
      <Button type="submit" size="lg" busy={busy}>
        {busy ? texts.suggesting : texts.suggest}
      </Button>
    </form>
  );
}
