import { AGE_GROUPS, type AgeGroup } from "@/lib/domain/food/age";
import { COOKING_METHODS, MEAL_TYPES, type CookingMethod, type MealType } from "@/lib/domain/food/cooking";
import { addIngredients } from "./ingredient-list";

/** What a parent has chosen and typed. It stays on this device: through a reload, through signing in, until next time. */
export interface Kitchen {
  readonly ageGroup?: AgeGroup | undefined;
  readonly mealType?: MealType | undefined;
  readonly cookingMethod?: CookingMethod | undefined;
  readonly ingredients: readonly string[];
}

const STORAGE_KEY = "kitchen";
const EMPTY: Kitchen = { ingredients: [] };

let current: Kitchen | undefined;
const listeners = new Set<() => void>();

function oneOf<T extends string>(values: readonly T[], value: unknown): T | undefined {
  return values.find((known) => known === value);
}

/** A stored text as a kitchen; whatever in it is not understood is left out. */
export function parseKitchen(text: string | null): Kitchen {
  if (text === null) return EMPTY;
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return EMPTY;
  }
  if (typeof stored !== "object" || stored === null) return EMPTY;
  const fields = new Map<string, unknown>(Object.entries(stored));
  const list: unknown = fields.get("ingredients");
  const words = Array.isArray(list) ? list.filter((entry): entry is string => typeof entry === "string") : [];
  return {
    ageGroup: oneOf(AGE_GROUPS, fields.get("ageGroup")),
    mealType: oneOf(MEAL_TYPES, fields.get("mealType")),
    cookingMethod: oneOf(COOKING_METHODS, fields.get("cookingMethod")),
    ingredients: addIngredients([], words).ingredients,
  };
}

function read(): Kitchen {
  try {
    return parseKitchen(localStorage.getItem(STORAGE_KEY));
  } catch {
    // Storage is closed in this browser: the kitchen lasts as long as the page.
    return EMPTY;
  }
}

/** What this device remembers, read once. */
export function currentKitchen(): Kitchen {
  current ??= read();
  return current;
}

/** What the server shows everybody. */
export function emptyKitchen(): Kitchen {
  return EMPTY;
}

/** Changes some of it, at once for everybody who listens, and remembers it where that is allowed. */
export function changeKitchen(change: Partial<Kitchen>): void {
  current = { ...currentKitchen(), ...change };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(current));
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` after every change, until the returned function is called. */
export function subscribeToKitchen(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
