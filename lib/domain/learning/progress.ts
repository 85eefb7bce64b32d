import { FRIENDS } from "./food-friends";
import { HERO_QUESTIONS } from "./food-hero";
import { STORY_TEMPLATES } from "./story-plan";

/** The steps of each activity: a star for each friend and each question, a story of each kind. */
export const ACTIVITY_ITEMS = {
  foodStory: STORY_TEMPLATES,
  foodFriends: FRIENDS,
  foodHero: HERO_QUESTIONS,
} as const;
export type Activity = keyof typeof ACTIVITY_ITEMS;

export const ACTIVITIES = ["foodStory", "foodFriends", "foodHero"] as const;

/** One step that a child has done. */
export type LearningStep = {
  readonly [A in Activity]: { readonly activity: A; readonly item: (typeof ACTIVITY_ITEMS)[A][number] };
}[Activity];

export const LEARNING_STEPS: readonly LearningStep[] = [
  ...STORY_TEMPLATES.map((item) => ({ activity: "foodStory" as const, item })),
  ...FRIENDS.map((item) => ({ activity: "foodFriends" as const, item })),
  ...HERO_QUESTIONS.map((item) => ({ activity: "foodHero" as const, item })),
];

/** How much of an activity is done; `completed` is never more than `total`. */
export interface Completion {
  readonly completed: number;
  readonly total: number;
}

/** The step that two words name; undefined where there is none. */
export function stepOf(activity: unknown, item: unknown): LearningStep | undefined {
  return LEARNING_STEPS.find((step) => step.activity === activity && step.item === item);
}

/** What either knows, each step once and in one order, whoever is asked first and however often. */
export function mergeSteps(one: readonly LearningStep[], other: readonly LearningStep[]): readonly LearningStep[] {
  const done = new Set([...one, ...other].map(({ activity, item }) => stepOf(activity, item)));
  return LEARNING_STEPS.filter((step) => done.has(step));
}

/** What `steps` has beyond `known`. */
export function stepsBeyond(steps: readonly LearningStep[], known: readonly LearningStep[]): readonly LearningStep[] {
  const done = new Set(known.map(({ activity, item }) => stepOf(activity, item)));
  return mergeSteps(steps, []).filter((step) => !done.has(step));
}

export function completionOf(steps: readonly LearningStep[], activity: Activity): Completion {
  return {
    completed: mergeSteps(steps, []).filter((step) => step.activity === activity).length,
    total: ACTIVITY_ITEMS[activity].length,
  };
}
