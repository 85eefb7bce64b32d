/** How a baby liked a meal, from best to worst. */
export const BABY_REACTIONS = ["loved", "liked", "neutral", "disliked", "rejected"] as const;
export type BabyReaction = (typeof BABY_REACTIONS)[number];
