import type { StoryPlan } from "@/lib/domain/learning/story-plan";
import type { StoryWords } from "@/lib/domain/learning/write-story";
import type { Language } from "@/lib/domain/shared/language";
import { listText } from "@/lib/i18n/list-text";

/** Who is in a story, as a list of the language: "Apple, Carrot and Rice". */
export function namesIn({ foods }: Pick<StoryPlan, "foods">, words: StoryWords, language: Language): string {
  return listText(
    foods.map((food) => words.foods[food].name),
    language,
  );
}
