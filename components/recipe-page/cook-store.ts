import type { StepOutput } from "@/lib/features/recipes/schema";
import { cookOn, keepProgress, loadProgress, type CookAction, type CookProgress } from "./cook-progress";

const known = new Map<string, CookProgress>();
const listeners = new Set<() => void>();

export function subscribeToCooking(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** How far this device is with a recipe; read from where it is kept once per page. */
export function cookingProgress(recipeId: string, stepCount: number): CookProgress {
  const progress = known.get(recipeId) ?? loadProgress(recipeId, stepCount, Date.now());
  known.set(recipeId, progress);
  return progress;
}

/** Changes it, keeps it at once, and tells who shows it. */
export function changeCooking(recipeId: string, action: CookAction, steps: readonly StepOutput[]): void {
  const next = cookOn(cookingProgress(recipeId, steps.length), action, steps);
  known.set(recipeId, next);
  keepProgress(recipeId, next, Date.now());
  for (const listener of listeners) listener();
}
