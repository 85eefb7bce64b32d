import type { QueryClient } from "@tanstack/react-query";
import { toast } from "@/components/shell/toast-store";
import { callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import type { Language } from "@/lib/domain/shared/language";
import { laterTexts } from "@/lib/i18n/later-texts";
import { markTested, showChange, type RecipeChange } from "./recipe-calls";
import { takeWish } from "./wish";

/** Does what a parent wanted before they signed in, once, and says so. */
export async function fulfilWish(
  client: QueryClient,
  language: Language,
  errorText: (failure: unknown) => string,
): Promise<void> {
  const wish = takeWish();
  if (wish === undefined) return;
  const { kind, recipeId } = wish;
  const { RecipeActions: texts } = await laterTexts(language);
  const isBookmark = kind === "bookmark";
  try {
    let change: RecipeChange = { isBookmarked: true };
    if (isBookmark) await callApi(memberEndpoints.bookmark(recipeId), { method: "POST", body: {} });
    else change = await markTested(recipeId);
    toast({ title: isBookmark ? texts.bookmarkedToast : texts.testedToast });
    await showChange(client, recipeId, change);
  } catch (failure) {
    const title = isBookmark ? texts.bookmarkFailed : texts.testFailed;
    toast({ title, description: errorText(failure), variant: "destructive" });
  }
}
