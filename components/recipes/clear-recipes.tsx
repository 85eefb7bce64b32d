import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useErrorText } from "@/components/shell/shell-text";
import { toast } from "@/components/shell/toast-store";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import { forgetFreshRecipes } from "./fresh-recipes";
import type { RecipeListTexts } from "./recipe-list-texts";

export interface ClearRecipesProps {
  readonly open: boolean;
  readonly texts: RecipeListTexts["clear"];
  readonly onClose: () => void;
}

/** Asks once more, then empties the parent's own list. */
export function ClearRecipes({ open, texts, onClose }: ClearRecipesProps) {
  const client = useQueryClient();
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi(memberEndpoints.recipes, { method: "DELETE" }),
    onSuccess: async () => {
      forgetFreshRecipes();
      onClose();
      toast({ title: texts.done });
      await client.resetQueries({ queryKey: ["recipes"] });
    },
    onError: (failure) => {
      toast({ title: texts.failed, description: errorText(failure), variant: "destructive" });
    },
  });
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} closeLabel={texts.close}>
      <p>{texts.body}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="destructive"
          busy={isPending}
          onClick={() => {
            mutate();
          }}
        >
          {texts.confirm}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
