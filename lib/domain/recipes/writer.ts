import type { RecipeBrief, RecipeDraft, RecipeSource, SuggestionDraft } from "./recipe";

/**
 * Whoever writes recipes. The embedded composer and the language model are the two implementations; what either
 * returns is a proposal that passes the safety gate before anyone sees it.
 */
export interface RecipeWriter {
  readonly name: RecipeSource;
  write(brief: RecipeBrief): Promise<RecipeDraft>;
  /** At most two alternatives, each a dish of its own. */
  suggest(brief: RecipeBrief): Promise<readonly SuggestionDraft[]>;
}
