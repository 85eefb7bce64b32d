/** The kinds of story, as an event names them. */
export const STORY_KINDS = ["adventure", "magic", "garden"] as const;

/** A story was made: its kind and how many foods are in it; not which, and not by whom. */
export interface StoryCreated {
  readonly name: "story_created";
  readonly properties: { readonly template: (typeof STORY_KINDS)[number]; readonly foodCount: number };
}

/** Everything that is counted. A closed list: what it does not name cannot be stored. */
export type AnalyticsEvent = StoryCreated;
