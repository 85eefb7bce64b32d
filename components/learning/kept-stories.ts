import { isSameStory, parseStoryPlan, type StoryPlan } from "@/lib/domain/learning/story-plan";

const STORAGE_KEY = "stories";
/** A shelf that a child can look over. */
export const MAX_KEPT_STORIES = 12;
const NONE: readonly StoryPlan[] = [];

let current: readonly StoryPlan[] | undefined;
const listeners = new Set<() => void>();

/** Stored stories; whatever is none any more is left out. */
export function parseStories(text: string | null): readonly StoryPlan[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? "[]");
  } catch {
    return NONE;
  }
  if (!Array.isArray(stored)) return NONE;
  return stored.flatMap((entry: unknown) => parseStoryPlan(entry) ?? []).slice(0, MAX_KEPT_STORIES);
}

/** The stories kept on this device, the newest first. */
export function keptStories(): readonly StoryPlan[] {
  try {
    current ??= parseStories(localStorage.getItem(STORAGE_KEY));
  } catch {
    // Storage is closed in this browser: there is no shelf.
    current = NONE;
  }
  return current;
}

/** What the server shows everybody. */
export function noStories(): readonly StoryPlan[] {
  return NONE;
}

/** False where this browser keeps nothing: then the shelf stays as it was. */
function change(stories: readonly StoryPlan[]): boolean {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(stories));
  } catch {
    return false;
  }
  current = stories;
  for (const listener of listeners) listener();
  return true;
}

export function isKept(plan: StoryPlan, stories: readonly StoryPlan[]): boolean {
  return stories.some((story) => isSameStory(story, plan));
}

function without(plan: StoryPlan): readonly StoryPlan[] {
  return keptStories().filter((story) => !isSameStory(story, plan));
}

/** Puts a story in front on the shelf, once; the oldest leaves a full one. False where nothing can be kept. */
export function keepStory(plan: StoryPlan): boolean {
  return change([plan, ...without(plan)].slice(0, MAX_KEPT_STORIES));
}

export function forgetStory(plan: StoryPlan): void {
  change(without(plan));
}

/** Calls `listener` after every change, until the returned function is called. */
export function subscribeToStories(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
