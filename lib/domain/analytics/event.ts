import type { AgeGroup } from "../food/age";
import type { CookingMethod, MealType } from "../food/cooking";
import type { Language } from "../shared/language";

/** The kinds of story, as an event names them. */
export const STORY_KINDS = ["adventure", "magic", "garden"] as const;

/** The learning activities, as an event names them. */
export const LEARNING_KINDS = ["foodStory", "foodFriends", "foodHero"] as const;

type Nothing = Readonly<Record<string, never>>;

/** What is known of each event: choices from closed lists and counts. Not who, and nothing that anybody typed. */
interface PropertiesOf {
  readonly account_created: Nothing;
  readonly recipe_generated: {
    readonly ageGroup: AgeGroup;
    readonly mealType: MealType | null;
    readonly cookingMethod: CookingMethod;
    readonly language: Language;
    readonly source: "embedded" | "openai";
    /** Ids of the lexicon. */
    readonly foods: readonly string[];
  };
  readonly meal_suggested: { readonly mealType: MealType };
  readonly photo_read: { readonly found: number };
  readonly recipe_bookmarked: Nothing;
  readonly recipe_tested: Nothing;
  readonly recipe_shared: Nothing;
  readonly comment_added: { readonly hasCooked: boolean; readonly rated: boolean };
  readonly reaction_logged: Nothing;
  readonly learning_step_completed: { readonly activity: (typeof LEARNING_KINDS)[number] };
  readonly story_created: { readonly template: (typeof STORY_KINDS)[number]; readonly foodCount: number };
}

export type EventName = keyof PropertiesOf;

/** Everything that is counted. A closed list: what it does not name cannot be stored. */
export type AnalyticsEvent = {
  [Name in EventName]: { readonly name: Name; readonly properties: PropertiesOf[Name] };
}[EventName];

/** The parts of the product that are compared by their use. */
export const FEATURES = [
  "recipes",
  "meals",
  "photos",
  "bookmarks",
  "tested",
  "sharing",
  "comments",
  "reactions",
  "learning",
] as const;
export type Feature = (typeof FEATURES)[number];

/** The feature that an event is a use of; a new account is a use of none. */
export const FEATURE_OF: Readonly<Record<EventName, Feature | undefined>> = {
  account_created: undefined,
  recipe_generated: "recipes",
  meal_suggested: "meals",
  photo_read: "photos",
  recipe_bookmarked: "bookmarks",
  recipe_tested: "tested",
  recipe_shared: "sharing",
  comment_added: "comments",
  reaction_logged: "reactions",
  learning_step_completed: "learning",
  story_created: "learning",
};

export function isEventName(name: string): name is EventName {
  return Object.hasOwn(FEATURE_OF, name);
}
