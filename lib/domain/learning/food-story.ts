import { MAX_STORY_FOODS, type StoryFood, type StoryPlan, type StoryTemplate } from "./story-plan";

/** The three steps. A template is known in the last one only, and from the second on there is at least one food. */
export type StoryState =
  | { readonly step: "select-foods"; readonly foods: readonly StoryFood[] }
  | { readonly step: "select-template"; readonly foods: readonly StoryFood[] }
  | { readonly step: "view-story"; readonly foods: readonly StoryFood[]; readonly template: StoryTemplate };

export type StoryAction =
  | { readonly type: "add" | "remove"; readonly food: StoryFood }
  | { readonly type: "toTemplates" | "backToFoods" | "chooseDifferent" | "startOver" }
  | { readonly type: "choose"; readonly template: StoryTemplate }
  | { readonly type: "open"; readonly plan: StoryPlan };

export const EMPTY_STORY: StoryState = { step: "select-foods", foods: [] };

export function canAddFood({ step, foods }: StoryState, food: StoryFood): boolean {
  return step === "select-foods" && foods.length < MAX_STORY_FOODS && !foods.includes(food);
}

/** What a step does not offer changes nothing: an action that comes twice or too late is harmless. */
export function makeStory(state: StoryState, action: StoryAction): StoryState {
  const { step, foods } = state;
  switch (action.type) {
    case "add":
      return canAddFood(state, action.food) ? { step: "select-foods", foods: [...foods, action.food] } : state;
    case "remove":
      return step === "select-foods" ? { step, foods: foods.filter((food) => food !== action.food) } : state;
    case "toTemplates":
      return step === "select-foods" && foods.length > 0 ? { step: "select-template", foods } : state;
    case "backToFoods":
      return step === "select-template" ? { step: "select-foods", foods } : state;
    case "choose":
      return step === "select-template" ? { step: "view-story", foods, template: action.template } : state;
    case "chooseDifferent":
      return step === "view-story" ? { step: "select-template", foods } : state;
    case "startOver":
      return step === "view-story" ? EMPTY_STORY : state;
    case "open":
      return step === "select-foods" ? { step: "view-story", ...action.plan } : state;
  }
}
