import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Field, fieldControl } from "@/components/ui/field";
import { CrossIcon, PlusIcon } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { useErrorText } from "@/components/shell/shell-text";
import { callApi } from "@/lib/http/api-client";
import { endpoints } from "@/lib/http/endpoints";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import { fill } from "@/lib/i18n/client-text";
import type { ReactionTexts } from "@/lib/domain/safety/reaction-texts/reaction-texts";
import type { Language } from "@/lib/domain/shared/language";
import type { FoodOption, ReactionDraft } from "./reaction-draft";

interface Checked {
  readonly results: readonly { readonly foodIds: readonly string[] }[];
}

export interface PlateFoodsProps {
  readonly texts: ReactionTexts;
  readonly locale: Language;
  readonly foods: ReactionDraft["foods"];
  readonly missing: boolean;
  readonly onChange: (foods: ReactionDraft["foods"]) => void;
}

/** The foods that a word means, by the server's lexicon, with their names. */
async function recogniseFoods(word: string, locale: Language): Promise<readonly FoodOption[]> {
  const { results } = await callApi<Checked>(endpoints.checkIngredients, {
    method: "POST",
    body: { ingredients: [word], language: locale },
  });
  const ids = results.flatMap(({ foodIds }) => foodIds);
  if (ids.length === 0) return [];
  return callApi<FoodOption[]>(`${memberEndpoints.foodNames}?ids=${ids.join(",")}&language=${locale}`);
}

/** What was eaten: what the recipe holds, to take out of, and a field to add to it. */
export function PlateFoods({ texts, locale, foods, missing, onChange }: PlateFoodsProps) {
  const errorText = useErrorText();
  const [word, setWord] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const notes = { error: error ?? (missing ? texts.foodMissing : undefined) };

  async function add() {
    const typed = word.trim();
    if (typed === "" || busy) return;
    setBusy(true);
    setError(undefined);
    try {
      const found = await recogniseFoods(typed, locale);
      if (found.length === 0) setError(fill(texts.foodUnknown, { food: typed }));
      else {
        const added = found.map((food) => ({ ...food, eaten: true }));
        onChange([...foods.filter(({ id }) => !added.some((food) => food.id === id)), ...added]);
        setWord("");
      }
    } catch (failure) {
      setError(errorText(failure));
    }
    setBusy(false);
  }

  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-bold">{texts.foods}</legend>
      {foods.length > 1 ? <p className="text-sm text-muted">{texts.foodsHint}</p> : null}
      {foods.length === 0 ? null : (
        <ul className="flex flex-wrap gap-2">
          {foods.map((food) => (
            <li key={food.id} className="max-w-full">
              <button
                type="button"
                aria-pressed={food.eaten}
                onClick={() => {
                  onChange(foods.map((each) => (each.id === food.id ? { ...each, eaten: !each.eaten } : each)));
                }}
                className="max-w-full rounded-chip not-aria-pressed:line-through not-aria-pressed:opacity-70"
              >
                <Chip className={food.eaten ? "bg-pea-soft! text-pea!" : ""}>
                  <span className="flex items-center gap-2">
                    {food.name}
                    {food.eaten ? <CrossIcon className="opacity-70" /> : <PlusIcon />}
                  </span>
                </Chip>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Field id="reaction-food" label={<span className="text-sm">{texts.addFood}</span>} {...notes}>
        <span className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
          <Input
            {...fieldControl("reaction-food", notes)}
            value={word}
            maxLength={120}
            autoComplete="off"
            onChange={({ target }) => {
              setWord(target.value);
            }}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
              event.preventDefault();
              void add();
            }}
          />
          <Button variant="secondary" busy={busy} onClick={() => void add()}>
            {texts.add}
          </Button>
        </span>
      </Field>
    </fieldset>
  );
}
