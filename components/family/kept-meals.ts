import { BABY_REACTIONS } from "@/lib/domain/food/baby-reaction";
import { ONSETS, SYMPTOMS } from "@/lib/domain/safety/reaction-triage";
import { KEPT_MEALS } from "./kept-meals-mark";
import type { reactionBody } from "./reaction-draft";

/** A meal as the server is told of it. */
export type MealBody = ReturnType<typeof reactionBody> & { readonly language?: string };

/** A meal that a visitor noted: it stays on this device until somebody signs in here. */
export interface KeptMeal {
  /** Makes telling the server twice equal telling it once. */
  readonly key: string;
  readonly body: MealBody;
  /** What its foods were called when it was noted, in the language of then: to be shown where no server can be asked. */
  readonly names?: readonly string[];
}

/** Half a megabyte with the longest notes: a browser gives a page ten times as much. */
const MOST = 300;
const NOTHING: readonly KeptMeal[] = [];

const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever what is kept here changes, in this tab or another, until the returned function is called. */
export function subscribeToMeals(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === "string") : [];
}

function oneOf<T extends string>(values: readonly T[], value: unknown): T | undefined {
  return values.find((known) => known === value);
}

function fieldsOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(typeof value === "object" && value !== null ? value : {}));
}

function mealOf(entry: unknown): KeptMeal | undefined {
  const meal = fieldsOf(entry);
  const body = fieldsOf(meal.get("body"));
  const key = text(meal.get("key"));
  const reaction = oneOf(BABY_REACTIONS, body.get("reaction"));
  const eatenAt = text(body.get("eatenAt"));
  const foodIds = texts(body.get("foodIds"));
  if (key === undefined || reaction === undefined || foodIds.length === 0) return undefined;
  if (eatenAt === undefined || Number.isNaN(Date.parse(eatenAt))) return undefined;
  const onset = oneOf(ONSETS, body.get("onset"));
  const names = texts(meal.get("names"));
  const [recipeId, note, language] = [text(body.get("recipeId")), text(body.get("note")), text(body.get("language"))];
  return {
    key,
    ...(names.length === 0 ? {} : { names }),
    body: {
      reaction,
      foodIds,
      symptoms: texts(body.get("symptoms")).flatMap((symptom) => oneOf(SYMPTOMS, symptom) ?? []),
      eatenAt,
      ...(onset === undefined ? {} : { onset }),
      ...(recipeId === undefined ? {} : { recipeId }),
      ...(note === undefined ? {} : { note }),
      ...(language === undefined ? {} : { language }),
    },
  };
}

/** Stored meals; whatever in them is not understood is left out. */
export function parseMeals(stored: string | null): readonly KeptMeal[] {
  try {
    const list: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(list) ? list.flatMap((entry: unknown) => mealOf(entry) ?? []) : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** What this device keeps as it is stored, read anew each time: another tab may have changed it. */
export function storedMeals(): string | null {
  try {
    return localStorage.getItem(KEPT_MEALS);
  } catch {
    // Storage is closed in this browser: nothing was kept.
    return null;
  }
}

export function keptMeals(): readonly KeptMeal[] {
  return parseMeals(storedMeals());
}

/** Keeps a meal on this device. False where the browser keeps nothing or no more. */
export function keepMeal(meal: KeptMeal): boolean {
  const others = keptMeals().filter(({ key }) => key !== meal.key);
  if (others.length >= MOST) return false;
  try {
    localStorage.setItem(KEPT_MEALS, JSON.stringify([...others, meal]));
  } catch {
    return false;
  }
  changed();
  return true;
}

/** Takes a meal off this device; one that is gone already, as another tab may have seen to, stays gone. */
export function forgetMeal(gone: string): void {
  const left = keptMeals().filter(({ key }) => key !== gone);
  try {
    if (left.length === 0) localStorage.removeItem(KEPT_MEALS);
    else localStorage.setItem(KEPT_MEALS, JSON.stringify(left));
  } catch {
    // Storage was closed meanwhile: nothing is kept there any more that could be shown.
  }
  changed();
}
