import { useState, useSyncExternalStore } from "react";
import { useErrorText } from "@/components/shell/shell-text";
import { toast } from "@/components/shell/toast-store";
import { Button } from "@/components/ui/button";
import { PotIcon } from "@/components/ui/icons";
import { ApiFailure } from "@/lib/http/api-client";
import { freshRecipes, noFreshRecipes, subscribeToFreshRecipes } from "./fresh-recipes";
import { nextIdea } from "./next-idea";
import { wantIdea } from "./wanted-idea";

/** Another dish from the same kitchen, for a recipe that was made on this page: only here is known what was typed. */
export function AnotherIdea({ recipeId, label }: { readonly recipeId: string; readonly label: string }) {
  const errorText = useErrorText();
  const { orders } = useSyncExternalStore(subscribeToFreshRecipes, freshRecipes, noFreshRecipes);
  const [busy, setBusy] = useState(false);
  const order = nextIdea(recipeId, orders);
  if (order === undefined) return null;

  async function ask(wanted: NonNullable<typeof order>) {
    setBusy(true);
    if (!(await wantIdea(wanted))) {
      toast({ title: errorText(new ApiFailure(409, "idempotency_in_progress")), variant: "destructive" });
    }
    setBusy(false);
  }

  return (
    <Button variant="secondary" busy={busy} onClick={() => void ask(order)}>
      {busy ? null : <PotIcon />}
      {label}
    </Button>
  );
}
