/** What a parent is writing about a recipe. */
export interface Draft {
  readonly content: string;
  readonly hasCooked: boolean;
  readonly rating: number | undefined;
}

export const EMPTY_DRAFT: Draft = { content: "", hasCooked: false, rating: undefined };

const KEY = "comment-draft ";

function isDraft(value: unknown): value is Draft {
  return typeof value === "object" && value !== null && "content" in value && typeof value.content === "string";
}

/** What was being written about this recipe when the panel was closed or the page left, in this tab. */
export function keptDraft(recipeId: string): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY + recipeId) ?? "null");
    return isDraft(kept) ? { ...EMPTY_DRAFT, ...kept } : EMPTY_DRAFT;
  } catch {
    return EMPTY_DRAFT;
  }
}

/** Keeps a draft for as long as the tab lives; an empty one is forgotten. */
export function keepDraft(recipeId: string, draft: Draft): void {
  try {
    if (draft.content === "") sessionStorage.removeItem(KEY + recipeId);
    else sessionStorage.setItem(KEY + recipeId, JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden: the text stays in the field.
  }
}
