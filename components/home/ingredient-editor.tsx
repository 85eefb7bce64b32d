import { useEffect, useState, type RefObject } from "react";
import { Button } from "@/components/ui/button";
import { PlusIcon } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { STRICTEST_AGE_GROUP, type AgeGroup } from "@/lib/domain/food/age";
import type { Language } from "@/lib/domain/shared/language";
import { fill, fillPlural } from "@/lib/i18n/client-text";
import { chipVerdict } from "./chip-verdict";
import { IngredientChip } from "./ingredient-chip";
import type { CheckedIngredient } from "./ingredient-checks";
import { IngredientField } from "./ingredient-field";
import { addIngredients, splitIngredients } from "./ingredient-list";
import { changeKitchen, currentKitchen } from "./kitchen-store";
import type { CheckTexts, MakerTexts } from "./maker-texts";
import { giveBackRestoredRoom } from "./restored-room";
import { useIngredientChecks } from "./use-ingredient-checks";
import { useLoaded } from "./use-loaded";

async function loadDialog() {
  return (await import("./ingredient-dialog")).IngredientDialog;
}

export interface IngredientEditorProps {
  readonly language: Language;
  readonly ingredients: readonly string[];
  readonly ageGroup: AgeGroup | undefined;
  readonly texts: MakerTexts;
  readonly checkTexts: CheckTexts;
  readonly field: RefObject<HTMLInputElement | null>;
}

/**
 * Puts what is in the field on the list, then what is given; what does not fit any more is kept in the field. Returns
 * how many did not fit.
 */
export function commitField(input: HTMLInputElement | null, given: readonly string[] = []): number {
  const typed = input === null ? [] : splitIngredients(input.value);
  const { ingredients, left } = addIngredients(currentKitchen().ingredients, [...typed, ...given]);
  changeKitchen({ ingredients });
  if (input !== null) input.value = left.join(", ");
  return left.length;
}

/** The list of what is in the kitchen, each with what its check came to. */
export function IngredientEditor({ language, ingredients, ageGroup, texts, checkTexts, field }: IngredientEditorProps) {
  const checks = useIngredientChecks(ingredients, ageGroup, language);
  const [left, setLeft] = useState(0);
  const [opened, setOpened] = useState<CheckedIngredient>();
  const [IngredientDialog, needDialog] = useLoaded(loadDialog);
  const states = ingredients.map((input) => checks.checkOf(input, ageGroup));
  const announcement = checks.lastAnswered.flatMap((input) => {
    const check = checks.checkOf(input, ageGroup);
    if (check.state === "checking" || !ingredients.includes(input)) return [];
    const word = check.state === "checked" ? chipVerdict(check.result, checkTexts).word : checkTexts.failed;
    return [fill(checkTexts.announcement, { name: input, word })];
  });
  // Before an age is chosen the server checks for the youngest.
  const checkedFor = ageGroup ?? STRICTEST_AGE_GROUP;
  const age = texts.ages.find(({ value }) => value === checkedFor)?.label ?? "";

  const isEmpty = ingredients.length === 0;
  useEffect(() => {
    if (!isEmpty) giveBackRestoredRoom();
  }, [isEmpty]);

  function paste(pasted: readonly string[]) {
    setLeft(commitField(field.current, pasted));
  }

  function remove(index: number) {
    changeKitchen({ ingredients: ingredients.filter((_, place) => place !== index) });
    setLeft(0);
    field.current?.focus({ preventScroll: true });
  }

  function open(index: number) {
    const check = states[index];
    if (check?.state === "failed") checks.retry();
    if (check?.state !== "checked") return;
    needDialog();
    setOpened(check.result);
  }

  return (
    <div className="grid gap-3">
      <IngredientField
        texts={texts}
        field={field}
        onCommit={() => setLeft(commitField(field.current))}
        onPasteList={paste}
        onRemoveLast={() => {
          if (ingredients.length > 0) remove(ingredients.length - 1);
        }}
      />
      {left > 0 ? (
        <Notice variant="caution" role="alert">
          {fillPlural(texts.notAdded, left, language)}
        </Notice>
      ) : null}
      <div className="grid min-h-[max(104px,var(--chip-rows,0)*(var(--chip-height)+8px)-8px)] content-start gap-3">
        {!isEmpty ? (
          <ul
            aria-label={texts.list}
            className="grid min-w-0 justify-items-start gap-2 min-[440px]:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))]"
          >
            {ingredients.map((name, index) => (
              <IngredientChip
                key={name}
                name={name}
                check={states[index] ?? { state: "checking" }}
                texts={checkTexts}
                onOpen={() => open(index)}
                onRemove={() => remove(index)}
              />
            ))}
          </ul>
        ) : (
          <div className="grid gap-2 in-data-restored:hidden">
            <p className="text-sm text-muted">{texts.examples}</p>
            <div className="flex flex-wrap gap-2">
              {texts.exampleList.map((name) => (
                <Button key={name} variant="quiet" onClick={() => paste([name])} className="border border-hairline">
                  <PlusIcon className="size-4 text-muted" />
                  {name}
                </Button>
              ))}
            </div>
          </div>
        )}
        {states.some(({ state }) => state === "failed") ? (
          <Notice variant="caution">
            <p>{navigator.onLine ? checkTexts.failedBody : checkTexts.offlineBody}</p>
            <Button variant="secondary" onClick={checks.retry} className="mt-2">
              {checkTexts.retry}
            </Button>
          </Notice>
        ) : null}
      </div>
      <VisuallyHidden role="status">{announcement.join(" ")}</VisuallyHidden>
      {IngredientDialog ? (
        <IngredientDialog
          ingredient={opened}
          ageGroup={checkedFor}
          age={age}
          language={language}
          texts={checkTexts}
          onClose={() => {
            setOpened(undefined);
          }}
        />
      ) : null}
    </div>
  );
}
