import type { FoodId } from "../food/food-ids";
import type { GameSound } from "./game-sound";

/** The foods of the quiz, in their order: each is left over or not pretty any more. */
export const HERO_QUESTIONS = ["banana", "bread", "spinach", "apple"] as const satisfies readonly FoodId[];
export type HeroQuestion = (typeof HERO_QUESTIONS)[number];

/** Two good ideas, and the wrong one. */
export type HeroOption = "one" | "two" | "throwAway";

/** The options of each question in the order they stand on the screen; the wrong one has no place of its own. */
export const HERO_OPTIONS: Readonly<Record<HeroQuestion, readonly HeroOption[]>> = {
  banana: ["one", "throwAway", "two"],
  bread: ["throwAway", "one", "two"],
  spinach: ["one", "two", "throwAway"],
  apple: ["two", "throwAway", "one"],
};

export interface HeroState {
  readonly question: HeroQuestion;
  /** The answer to this question; once there is one, no other is taken. */
  readonly chosen?: HeroOption;
  /** Questions that were answered correctly at the first choice. */
  readonly stars: readonly HeroQuestion[];
}

export type HeroAction = { readonly type: "choose"; readonly option: HeroOption } | { readonly type: "next" };

export const FIRST_QUESTION: HeroState = { question: HERO_QUESTIONS[0], stars: [] };

export function isCorrect(option: HeroOption): boolean {
  return option !== "throwAway";
}

/**
 * One choice per question; a correct one earns the question's star, once. The next question comes after an answer only,
 * the first after the last, and the stars stay.
 */
export function playHero(state: HeroState, action: HeroAction): HeroState {
  const { question, chosen, stars } = state;
  if (action.type === "choose") {
    if (chosen !== undefined) return state;
    const earns = isCorrect(action.option) && !stars.includes(question);
    return { question, chosen: action.option, stars: earns ? [...stars, question] : stars };
  }
  if (chosen === undefined) return state;
  return { question: HERO_QUESTIONS[HERO_QUESTIONS.indexOf(question) + 1] ?? HERO_QUESTIONS[0], stars };
}

export function hasAllStars({ stars }: HeroState): boolean {
  return stars.length === HERO_QUESTIONS.length;
}

/** What is heard between two states. */
export function heroSounds(before: HeroState, now: HeroState): readonly GameSound[] {
  if (now.stars.length <= before.stars.length) return [];
  return hasAllStars(now) ? ["star", "celebration"] : ["star"];
}
