import type { FoodId } from "../food/food-ids";

/** The foods a story can be about, in the order they are offered to a child who has eaten none of them yet. */
export const STORY_FOODS = [
  "apple",
  "carrot",
  "rice",
  "egg",
  "banana",
  "broccoli",
] as const satisfies readonly FoodId[];
export type StoryFood = (typeof STORY_FOODS)[number];

/** The kinds of story, by their template. */
export const STORY_TYPES = {
  "hungry-adventure": "adventure",
  "kitchen-magic": "magic",
  "growing-garden": "garden",
} as const;
export type StoryTemplate = keyof typeof STORY_TYPES;
export type StoryType = (typeof STORY_TYPES)[StoryTemplate];

export const STORY_TEMPLATES = ["hungry-adventure", "kitchen-magic", "growing-garden"] as const;

/** Most foods in one story. */
export const MAX_STORY_FOODS = 5;

/** What a story is made from: enough to tell the same one again in any language. */
export interface StoryPlan {
  readonly foods: readonly StoryFood[];
  readonly template: StoryTemplate;
}

function isStoryFood(value: unknown): value is StoryFood {
  return STORY_FOODS.some((food) => food === value);
}

function isTemplate(value: unknown): value is StoryTemplate {
  return STORY_TEMPLATES.some((template) => template === value);
}

/** A stored plan; undefined for anything that no story can be told from. */
export function parseStoryPlan(value: unknown): StoryPlan | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(value));
  const [listed, template] = [fields.get("foods"), fields.get("template")];
  if (!Array.isArray(listed) || !isTemplate(template)) return undefined;
  const foods = listed.filter(isStoryFood);
  const isWhole = foods.length === listed.length && new Set(foods).size === foods.length;
  return isWhole && foods.length > 0 && foods.length <= MAX_STORY_FOODS ? { foods, template } : undefined;
}

export function isSameStory(one: StoryPlan, other: StoryPlan): boolean {
  return one.template === other.template && one.foods.join() === other.foods.join();
}

/** The foods of the story, those the child has eaten first; both halves keep their order. */
export function eatenFirst(eaten: readonly string[]): readonly StoryFood[] {
  const known = new Set(eaten);
  return [...STORY_FOODS.filter((food) => known.has(food)), ...STORY_FOODS.filter((food) => !known.has(food))];
}
