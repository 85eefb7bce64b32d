import { addFreshRecipe, setSuggestions } from "@/components/recipes/fresh-recipes";
import { toast } from "@/components/shell/toast-store";
import type { RecipeOutput, SuggestionOutput } from "@/lib/features/recipes/schema";
import { ApiFailure, callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import { callWithProgress, type ProgressEvent } from "@/lib/http/event-call";
import { fill } from "@/lib/i18n/client-text";
import type { MakerTexts } from "./maker-texts";
import { newAttemptKey, type Order } from "./order";
import type { Refusal } from "./use-generation";

/** What making a recipe says and shows on its way. */
export interface GenerationScreen {
  readonly texts: MakerTexts;
  readonly errorText: (failure: unknown) => string;
  readonly refuse: (refusal: Refusal) => void;
  /** The recipe is there and on the list; suggestions for it are still to come. */
  readonly celebrate: (recipeId: string) => void;
  readonly show: (progress: ProgressEvent) => void;
  /** Aborted when the page is left: nobody waits for the recipe any more. */
  readonly signal: AbortSignal;
}

/** An answer may have been lost on its way: asking again with the same key repeats the answer, not the work. */
function mayHaveHappened(failure: unknown): boolean {
  return failure instanceof ApiFailure && (failure.status === 0 || failure.status >= 500);
}

function explain(failure: unknown, { ingredients }: Order, { texts, errorText, refuse }: GenerationScreen): void {
  if (failure instanceof ApiFailure && failure.status === 401) {
    refuse({ reason: "guest" });
    toast({ title: texts.guestTitle, description: texts.guestBody, variant: "destructive" });
    return;
  }
  if (failure instanceof ApiFailure && failure.code === "no_usable_ingredients") {
    refuse({ reason: "notUsable", ingredients, warnings: failure.warnings });
  }
  const invalid = failure instanceof ApiFailure && failure.code === "invalid_response";
  const known = failure instanceof ApiFailure ? errorText(failure) : texts.failedUnexpected;
  toast({ title: texts.failed, description: invalid ? texts.invalidAnswer : known, variant: "destructive" });
}

async function suggest(recipeId: string, order: Order, { texts, errorText, signal }: GenerationScreen): Promise<void> {
  setSuggestions(recipeId, "pending");
  try {
    const suggestions = await callApi<SuggestionOutput[]>(memberEndpoints.suggestRecipes, {
      method: "POST",
      body: order,
      idempotencyKey: newAttemptKey(),
      signal,
    });
    setSuggestions(recipeId, suggestions);
    if (suggestions.length > 0) toast({ title: texts.suggestionsReady });
  } catch (failure) {
    setSuggestions(recipeId, []);
    if (signal.aborted) return;
    const warnings = failure instanceof ApiFailure ? failure.warnings.join("\n") : "";
    toast({
      title: fill(texts.suggestionsFailed, { error: warnings || errorText(failure) }),
      variant: "destructive",
    });
  }
}

/** The order whose answer may have been lost: sent again, it goes out with the same key. */
let attempt: { readonly order: string; readonly key: string } | undefined;

/** Makes a recipe and looks for suggestions for it. Never throws: what goes wrong is said on the screen. */
export async function makeRecipe(order: Order, screen: GenerationScreen): Promise<void> {
  const asked = JSON.stringify(order);
  if (attempt?.order !== asked) attempt = { order: asked, key: newAttemptKey() };
  try {
    const recipe = await callWithProgress<RecipeOutput>(memberEndpoints.generateRecipe, {
      method: "POST",
      body: order,
      idempotencyKey: attempt.key,
      result: "recipe",
      onProgress: screen.show,
      signal: screen.signal,
    });
    attempt = undefined;
    addFreshRecipe(recipe, order);
    screen.celebrate(recipe.id);
    const { notice } = recipe;
    toast({ title: screen.texts.generated, ...(notice === undefined ? {} : { description: notice }) });
    await suggest(recipe.id, order, screen);
  } catch (failure) {
    if (screen.signal.aborted || !mayHaveHappened(failure)) attempt = undefined;
    if (!screen.signal.aborted) explain(failure, order, screen);
  }
}
