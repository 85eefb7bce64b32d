"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useErrorText } from "@/components/shell/shell-text";
import { toast } from "@/components/shell/toast-store";
import { useUser } from "@/components/shell/use-user";
import { currentUser, loadUser, setUser } from "@/components/shell/user-store";
import { ApiFailure } from "@/lib/http/api-client";
import type { Language } from "@/lib/domain/shared/language";
import type { CardRecipe } from "./card-recipe";
import type { LaterTexts } from "@/lib/i18n/later-texts";
import { addBookmark, markTested, removeBookmark, showChange, type RecipeChange } from "./recipe-calls";
import { keepWish, type Wish } from "./wish";

export interface RecipeActionsState {
  readonly recipe: CardRecipe;
  readonly texts: LaterTexts;
  readonly language: Language;
  /** For a card that is on no list of the server: a suggestion. */
  readonly onChange?: ((change: RecipeChange) => void) | undefined;
}

/** Told of what a parent may want to say more about. */
interface RecipeActionsListeners {
  readonly onTested: () => void;
}

/** Bookmarking and marking as tested: says what came of it, and asks a visitor to sign in first. */
export function useRecipeActions({
  recipe,
  texts: { RecipeActions: texts },
  language,
  onChange,
  onTested,
}: RecipeActionsState & RecipeActionsListeners) {
  const client = useQueryClient();
  const errorText = useErrorText();
  const router = useRouter();
  const { user } = useUser();
  const [busy, setBusy] = useState<Wish["kind"]>();

  function askToSignIn(kind: Wish["kind"]) {
    keepWish({ kind, recipeId: recipe.id });
    const description = kind === "bookmark" ? texts.signInToBookmark : texts.signInToTest;
    toast({ title: texts.authTitle, description, variant: "destructive" });
    router.push(`/sign-in?redirect_url=${encodeURIComponent(window.location.pathname)}`);
  }

  async function act(kind: Wish["kind"], call: () => Promise<RecipeChange>, done: string, failed: string) {
    if (busy !== undefined) return;
    setBusy(kind);
    try {
      // A tap that comes before it is known who is signed in waits for that, and is not lost.
      await loadUser();
      if (!currentUser()) {
        setBusy(undefined);
        askToSignIn(kind);
        return;
      }
      const change = await call();
      toast({ title: done });
      onChange?.(change);
      void showChange(client, recipe.id, change);
      if (kind === "test") onTested();
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.status === 401) {
        setUser(null);
        askToSignIn(kind);
      } else {
        toast({ title: failed, description: errorText(failure), variant: "destructive" });
        // Somebody else, or another tab, has changed it: show how it is now.
        if (failure instanceof ApiFailure && failure.status !== 0) void showChange(client, recipe.id, {});
      }
    }
    setBusy(undefined);
  }

  return {
    user,
    busy,
    toggleBookmark: () =>
      void (recipe.isBookmarked
        ? act("bookmark", () => removeBookmark(recipe.id), texts.removedToast, texts.unbookmarkFailed)
        : act("bookmark", () => addBookmark(recipe, language), texts.bookmarkedToast, texts.bookmarkFailed)),
    markTested: () => void act("test", () => markTested(recipe.id), texts.testedToast, texts.testFailed),
  };
}
