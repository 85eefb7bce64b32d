import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Field, fieldControl } from "@/components/ui/field";
import { CrossIcon, PlusIcon } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import type { ReactionTexts } from "@/lib/domain/safety/reaction-texts/reaction-texts";
import type { ReactionDraft } from "./reaction-draft";
import type { usePlate } from "./use-plate";

export interface PlateFoodsProps {
  readonly texts: ReactionTexts;
  readonly plate: ReturnType<typeof usePlate>;
  readonly foods: ReactionDraft["foods"];
  readonly missing: boolean;
  readonly onChange: (foods: ReactionDraft["foods"]) => void;
}

/** What was eaten: what the recipe holds, to take out of, and a field to add to it. */
export function PlateFoods({ texts, plate, foods, missing, onChange }: PlateFoodsProps) {
  const { word, type, busy, error, add } = plate;
  const notes = { error: error ?? (missing ? texts.foodMissing : undefined) };

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
              type(target.value);
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
