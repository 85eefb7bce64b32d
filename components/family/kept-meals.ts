import { BABY_REACTIONS } from "@/lib/domain/food/baby-reaction";
import { ONSETS, SYMPTOMS } from "@/lib/domain/safety/reaction-triage";
import { ApiFailure, callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import type { reactionBody } from "./reaction-draft";

/** A meal as the server is told of it. */
export type MealBody = ReturnType<typeof reactionBody> & { readonly language?: string };

/** A meal that a visitor noted: it stays on this device until somebody signs in here. */
export interface KeptMeal {
  /** Makes telling the server twice equal telling it once. */
  readonly key: string;
  readonly body: MealBody;
}

const STORAGE_KEY = "kept_meals";
/** Half a megabyte with the longest notes: a browser gives a page ten times as much. */
const MOST = 300;
const NOTHING: readonly KeptMeal[] = [];

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
  if (key === undefined || reaction === undefined || eatenAt === undefined || foodIds.length === 0) return undefined;
  const onset = oneOf(ONSETS, body.get("onset"));
  const [recipeId, note, language] = [text(body.get("recipeId")), text(body.get("note")), text(body.get("language"))];
  return {
    key,
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

/** What this device keeps, read anew each time: another tab may have changed it. */
export function keptMeals(): readonly KeptMeal[] {
  try {
    return parseMeals(localStorage.getItem(STORAGE_KEY));
  } catch {
    // Storage is closed in this browser: nothing was kept.
    return NOTHING;
  }
}

/** Keeps a meal on this device. False where the browser keeps nothing or no more. */
export function keepMeal(meal: KeptMeal): boolean {
  const others = keptMeals().filter(({ key }) => key !== meal.key);
  if (others.length >= MOST) return false;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...others, meal]));
    return true;
  } catch {
    return false;
  }
}

function forget(told: string): void {
  const left = keptMeals().filter(({ key }) => key !== told);
  if (left.length === 0) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, JSON.stringify(left));
}

/** The server looked at it and said no: a recipe that is gone, a moment that this device's clock made up. */
function isRefused(failure: unknown): boolean {
  return failure instanceof ApiFailure && [400, 404, 422].includes(failure.status);
}

/** As it was noted; else without its recipe, else of just now: what was eaten and noticed is what recipes leave out by. */
function forms({ key, body }: KeptMeal): readonly { readonly key: string; readonly body: Partial<MealBody> }[] {
  const { recipeId: _recipe, ...ofNoRecipe } = body;
  const { eatenAt: _moment, ...ofNow } = ofNoRecipe;
  return [
    { key, body },
    { key: `${key}-meal`, body: ofNoRecipe },
    { key: `${key}-now`, body: ofNow },
  ];
}

async function tell(meal: KeptMeal): Promise<"told" | "refused" | "later"> {
  for (const { key, body } of forms(meal)) {
    try {
      await callApi(memberEndpoints.reactions, { method: "POST", body, idempotencyKey: key });
      return "told";
    } catch (failure) {
      if (!isRefused(failure)) return "later";
    }
  }
  return "refused";
}

async function tellAll(): Promise<number> {
  let count = 0;
  for (const meal of keptMeals()) {
    const outcome = await tell(meal);
    if (outcome === "later") break;
    // What is refused in every form stays here: a later version of the server may understand it.
    if (outcome === "refused") continue;
    forget(meal.key);
    count += 1;
  }
  return count;
}

let telling: Promise<number> | undefined;

/**
 * Moves this device's meals to the account of who is signed in, each once, and answers how many went. What could not be
 * told stays for the next time.
 */
export async function tellMeals(): Promise<number> {
  telling ??= tellAll().finally(() => {
    telling = undefined;
  });
  return telling;
}
