import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useErrorText } from "@/components/shell/shell-text";
import { toast } from "@/components/shell/toast-store";
import { Button } from "@/components/ui/button";
import { ShareIcon } from "@/components/ui/action-icons";
import { CrossIcon } from "@/components/ui/icons";
import { callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import { canBeGivenOn, type CardRecipe } from "./card-recipe";
import type { LaterTexts } from "@/lib/i18n/later-texts";
import { showChange } from "./recipe-calls";

/** Hands the address to the device's own sharing, or to the clipboard where it has none. False where it was called off. */
async function handOver(url: string, title: string): Promise<"shared" | "copied"> {
  if (Reflect.has(navigator, "share")) {
    await navigator.share({ url, title });
    return "shared";
  }
  await navigator.clipboard.writeText(url);
  return "copied";
}

export interface ShareRecipeProps {
  readonly recipe: CardRecipe;
  readonly texts: LaterTexts["RecipeActions"];
}

/**
 * Gives a recipe on: its parent's own becomes readable by its link first, and can be taken back. Not there where it
 * is another's and its address opens it to nobody else.
 */
export function ShareRecipe({ recipe, texts }: ShareRecipeProps) {
  const client = useQueryClient();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const address = `/recipes/${recipe.id}`;
  if (!canBeGivenOn(recipe)) return null;

  async function act(work: () => Promise<void>) {
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      const calledOff = failure instanceof DOMException && failure.name === "AbortError";
      if (!calledOff) toast({ title: texts.shareFailed, description: errorText(failure), variant: "destructive" });
    }
    setBusy(false);
  }

  async function share() {
    if (recipe.isMine) {
      await callApi(memberEndpoints.share(recipe.id), { method: "POST" });
      void showChange(client, recipe.id, { isLinkShared: true });
    }
    const how = await handOver(new URL(address, window.location.origin).href, recipe.title);
    if (how === "copied") toast({ title: texts.linkCopied });
  }

  async function unshare() {
    await callApi(memberEndpoints.share(recipe.id), { method: "DELETE" });
    toast({ title: texts.unshared });
    await showChange(client, recipe.id, { isLinkShared: false });
  }

  return (
    <>
      <Button variant="secondary" busy={busy} onClick={() => void act(share)}>
        {busy ? null : <ShareIcon />}
        {texts.share}
      </Button>
      {recipe.isMine && recipe.isLinkShared ? (
        <Button variant="quiet" disabled={busy} onClick={() => void act(unshare)}>
          <CrossIcon />
          {texts.unshare}
        </Button>
      ) : null}
    </>
  );
}
