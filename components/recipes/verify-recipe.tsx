import { useQueryClient } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { useErrorText } from "@/components/shell/shell-text";
import { toast } from "@/components/shell/toast-store";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field, fieldControl } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { CardRecipe } from "./card-recipe";
import type { LaterTexts } from "@/lib/i18n/later-texts";
import { showChange, verify } from "./recipe-calls";

export interface VerifyRecipeProps {
  readonly recipe: CardRecipe;
  readonly texts: LaterTexts["RecipeActions"];
  readonly open: boolean;
  /** The name that stands in the field at first. */
  readonly ownName: string;
  readonly onClose: () => void;
}

/** An expert puts their name to a recipe. */
export function VerifyRecipe({ recipe, texts, open, ownName, onClose }: VerifyRecipeProps) {
  const client = useQueryClient();
  const errorText = useErrorText();
  const [name, setName] = useState(recipe.expertName ?? ownName);
  const [busy, setBusy] = useState(false);
  const id = `verify-${recipe.id}`;

  async function submit() {
    setBusy(true);
    try {
      const change = await verify(recipe.id, name);
      toast({ title: texts.verified });
      onClose();
      await showChange(client, recipe.id, change);
    } catch (failure) {
      toast({ title: texts.verifyFailed, description: errorText(failure), variant: "destructive" });
    }
    setBusy(false);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!busy && name.trim() !== "") void submit();
  }

  return (
    <Dialog open={open} onClose={onClose} title={texts.verifyTitle} closeLabel={texts.close}>
      <form className="grid gap-4" onSubmit={onSubmit}>
        <p>{texts.verifyBody}</p>
        <Field id={id} label={texts.verifyName}>
          <Input
            {...fieldControl(id, {})}
            value={name}
            maxLength={80}
            required
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy} disabled={name.trim() === ""}>
            {texts.verifyConfirm}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
