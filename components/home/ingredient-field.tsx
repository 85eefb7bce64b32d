import type { ClipboardEvent, KeyboardEvent, RefObject, SubmitEvent } from "react";
import { Button } from "@/components/ui/button";
import { PlusIcon } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { splitIngredients } from "./ingredient-list";
import type { MakerTexts } from "./maker-texts";

export interface IngredientFieldProps {
  readonly texts: Pick<MakerTexts, "add" | "ingredients" | "ingredientsHint" | "placeholder">;
  readonly field: RefObject<HTMLInputElement | null>;
  /** Puts what is in the field on the list. */
  readonly onCommit: () => void;
  /** Several at once, pasted. */
  readonly onPasteList: (ingredients: readonly string[]) => void;
  readonly onRemoveLast: () => void;
}

/** The field. The browser keeps what is in it, so that nothing typed before the page came to life is lost. */
export function IngredientField({ texts, field, onCommit, onPasteList, onRemoveLast }: IngredientFieldProps) {
  function commit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onCommit();
    field.current?.focus();
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = splitIngredients(event.clipboardData.getData("text"));
    if (pasted.length < 2) return;
    event.preventDefault();
    onPasteList(pasted);
  }

  function removeLast(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === "Backspace" && event.currentTarget.value === "" && !event.repeat) onRemoveLast();
  }

  return (
    // A form of a dialog that is in none: before the page has come to life, Enter leads nowhere.
    <form method="dialog" onSubmit={commit} className="grid gap-1.5">
      <label htmlFor="ingredient" className="font-bold">
        {texts.ingredients}
      </label>
      <div className="flex items-stretch gap-2">
        <Input
          ref={field}
          id="ingredient"
          aria-describedby="ingredient-hint"
          placeholder={texts.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          maxLength={1000}
          onPaste={paste}
          onKeyDown={removeLast}
          className="min-h-16 flex-1 text-lg"
        />
        <Button type="submit" variant="soft" className="min-h-16 min-w-16 shrink-0">
          <PlusIcon />
          <VisuallyHidden>{texts.add}</VisuallyHidden>
        </Button>
      </div>
      <p id="ingredient-hint" className="text-sm text-muted">
        {texts.ingredientsHint}
      </p>
    </form>
  );
}
