import type { StepOutput } from "@/lib/features/recipes/schema";

/** A timer that was started: for how many minutes, in which step, and when it rings, in milliseconds since 1970. */
export interface RunningTimer {
  readonly step: number;
  readonly minutes: number;
  readonly endsAt: number;
}

/** How far somebody is in cooking a recipe on this device. `step` is the number of steps once it is to be served. */
export interface CookProgress {
  readonly isOpen: boolean;
  readonly step: number;
  readonly done: readonly number[];
  readonly timers: readonly RunningTimer[];
}

export const NOT_BEGUN: CookProgress = { isOpen: false, step: 0, done: [], timers: [] };

/** What was begun is forgotten after a day: nobody goes on cooking yesterday's meal. */
const KEPT_MILLISECONDS = 24 * 60 * 60 * 1000;
const MOST_TIMERS = 8;
const MILLISECONDS_IN_A_MINUTE = 60_000;

function keyOf(recipeId: string): string {
  return `cooking ${recipeId}`;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

function isTimer(value: unknown): value is RunningTimer {
  if (typeof value !== "object" || value === null) return false;
  const { step, minutes, endsAt } = { step: -1, minutes: -1, endsAt: -1, ...value };
  return isCount(step) && isCount(minutes) && isCount(endsAt);
}

function isTrue(value: unknown): boolean {
  return value === true;
}

function listOf<T>(value: unknown, is: (item: unknown) => item is T): readonly T[] {
  return Array.isArray(value) ? value.filter(is) : [];
}

/** What was kept of it, within the steps that the recipe has now; anything unreadable is as if it were not there. */
export function readProgress(text: string | null, stepCount: number, now: number): CookProgress {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    if (typeof kept !== "object" || kept === null) return NOT_BEGUN;
    const { at, isOpen, step, done, timers } = {
      at: 0,
      isOpen: false,
      step: 0,
      done: undefined,
      timers: undefined,
      ...kept,
    };
    if (!isCount(at) || Math.abs(now - at) > KEPT_MILLISECONDS || !isCount(step)) return NOT_BEGUN;
    return {
      isOpen: isTrue(isOpen),
      step: Math.min(step, stepCount),
      done: listOf(done, isCount).filter((index) => index < stepCount),
      timers: listOf(timers, isTimer)
        .filter((timer) => timer.step < stepCount)
        .slice(0, MOST_TIMERS),
    };
  } catch {
    return NOT_BEGUN;
  }
}

export function writeProgress(progress: CookProgress, now: number): string {
  return JSON.stringify({ at: now, ...progress });
}

/** Where nothing can be kept, cooking works all the same until the page is left. */
export function loadProgress(recipeId: string, stepCount: number, now: number): CookProgress {
  try {
    return readProgress(localStorage.getItem(keyOf(recipeId)), stepCount, now);
  } catch {
    return NOT_BEGUN;
  }
}

export function keepProgress(recipeId: string, progress: CookProgress, now: number): void {
  try {
    if (progress === NOT_BEGUN) localStorage.removeItem(keyOf(recipeId));
    else localStorage.setItem(keyOf(recipeId), writeProgress(progress, now));
  } catch {
    // Storage is full or forbidden.
  }
}

export type CookAction =
  | { readonly kind: "go"; readonly to: number }
  | { readonly kind: "tick"; readonly step: number }
  | { readonly kind: "startTimer"; readonly minutes: number; readonly now: number }
  | { readonly kind: "endTimer"; readonly timer: RunningTimer }
  | { readonly kind: "open" | "close" | "again" };

/** What becomes of it; a step that there is not is never gone to. Pure. */
export function cookOn(progress: CookProgress, action: CookAction, steps: readonly StepOutput[]): CookProgress {
  switch (action.kind) {
    case "open":
      return { ...progress, isOpen: true };
    case "close":
      return { ...progress, isOpen: false };
    case "again":
      return { ...NOT_BEGUN, isOpen: true };
    case "go":
      return { ...progress, step: Math.max(0, Math.min(steps.length, action.to)) };
    case "tick": {
      const isDone = progress.done.includes(action.step);
      const others = progress.done.filter((step) => step !== action.step);
      return { ...progress, done: isDone ? others : [...others, action.step] };
    }
    case "startTimer": {
      const { minutes, now } = action;
      if (progress.step >= steps.length) return progress;
      const timer = { step: progress.step, minutes, endsAt: now + minutes * MILLISECONDS_IN_A_MINUTE };
      const others = progress.timers.filter(({ step, minutes: known }) => step !== timer.step || known !== minutes);
      return { ...progress, timers: [...others, timer].slice(-MOST_TIMERS) };
    }
    case "endTimer":
      return { ...progress, timers: progress.timers.filter((timer) => timer !== action.timer) };
  }
}
