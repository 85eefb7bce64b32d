import { STORY_TYPES, type StoryPlan } from "@/lib/domain/learning/story-plan";
import { ApiFailure, callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";

async function send({ template, foods }: StoryPlan): Promise<void> {
  const properties = { template: STORY_TYPES[template], foodCount: foods.length };
  try {
    await callApi(memberEndpoints.analyticsEvents, { method: "POST", body: { name: "story_created", properties } });
  } catch (failure) {
    // A count that did not arrive is nothing a child should hear of.
    if (!(failure instanceof ApiFailure)) throw failure;
  }
}

/** Counts a story that was made: its kind and how many foods are in it, nothing else. */
export function reportStory(plan: StoryPlan): void {
  void send(plan);
}
