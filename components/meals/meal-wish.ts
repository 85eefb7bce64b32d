import { MEAL_TYPES, type MealType } from "@/lib/domain/food/cooking";
import { CHOSEN_DIETS } from "@/lib/domain/meals/diet";

type ChosenDiet = (typeof CHOSEN_DIETS)[number];

/** What a parent asks a meal for; kept on this device, so that signing in or a reload loses nothing. */
export interface MealForm {
  readonly months: number | undefined;
  readonly mealType: MealType | undefined;
  readonly diets: readonly ChosenDiet[];
  /** What else to leave out, as typed, separated by commas. */
  readonly own: string;
}

/** Stands for everybody from two years on. */
export const TODDLER_MONTHS = 24;
const YOUNGEST = 6;
/** The ages to choose from, in completed months. */
export const SHOWN_AGES: readonly number[] = Array.from(
  { length: TODDLER_MONTHS - YOUNGEST + 1 },
  (_, index) => YOUNGEST + index,
);

const STORAGE_KEY = "meal-wish";
const EMPTY_FORM: MealForm = { months: undefined, mealType: undefined, diets: [], own: "" };
/** The call takes no more than twenty; the diets are eight of them. */
const MOST_OWN = 12;
const LONGEST_OWN = 60;

/** A stored text as a form; whatever in it is not understood is left out. */
export function parseForm(text: string | null): MealForm {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? "null");
  } catch {
    return EMPTY_FORM;
  }
  if (typeof stored !== "object" || stored === null) return EMPTY_FORM;
  const fields = new Map<string, unknown>(Object.entries(stored));
  const diets: unknown = fields.get("diets");
  const own = fields.get("own");
  return {
    months: SHOWN_AGES.find((months) => months === fields.get("months")),
    mealType: MEAL_TYPES.find((mealType) => mealType === fields.get("mealType")),
    diets: Array.isArray(diets) ? CHOSEN_DIETS.filter((diet) => diets.includes(diet)) : [],
    own: typeof own === "string" ? own : "",
  };
}

let current: MealForm | undefined;
const listeners = new Set<() => void>();

function read(): MealForm {
  try {
    return parseForm(localStorage.getItem(STORAGE_KEY));
  } catch {
    // Storage is closed in this browser: the form lasts as long as the page.
    return EMPTY_FORM;
  }
}

/** What this device remembers, read once. */
export function currentForm(): MealForm {
  current ??= read();
  return current;
}

/** What the server shows everybody. */
export function emptyForm(): MealForm {
  return EMPTY_FORM;
}

/** Changes some of it, and remembers it where that is allowed. */
export function changeForm(change: Partial<MealForm>): void {
  current = { ...currentForm(), ...change };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(current));
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` after every change, until the returned function is called. */
export function subscribeToForm(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The restrictions of a form as the call takes them: the chosen diets, then what was typed. */
export function restrictionsOf({ diets, own }: MealForm): readonly string[] {
  const words = own
    .split(/[,;\n၊]/u)
    .map((word) => word.trim().slice(0, LONGEST_OWN))
    .filter((word) => word !== "");
  return [...diets, ...words.slice(0, MOST_OWN)];
}
