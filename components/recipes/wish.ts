/** What a visitor wanted to do with a recipe before they were asked to sign in. */
export interface Wish {
  readonly kind: "bookmark" | "test";
  readonly recipeId: string;
}

const KEY = "wish";

/** Remembers one wish, for as long as the tab lives. Where nothing can be kept, signing in is all that happens. */
export function keepWish(wish: Wish): void {
  try {
    sessionStorage.setItem(KEY, `${wish.kind} ${wish.recipeId}`);
  } catch {
    // Storage is full or forbidden.
  }
}

/** The wish that was kept, once. */
export function takeWish(): Wish | undefined {
  try {
    const [kind, recipeId] = (sessionStorage.getItem(KEY) ?? "").split(" ");
    sessionStorage.removeItem(KEY);
    return (kind === "bookmark" || kind === "test") && recipeId ? { kind, recipeId } : undefined;
  } catch {
    return undefined;
  }
}
