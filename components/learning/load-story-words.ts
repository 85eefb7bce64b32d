import type { StoryWords } from "@/lib/domain/learning/write-story";
import type { Language } from "@/lib/domain/shared/language";

/** The words of one language's stories; no other language is fetched. */
export async function loadStoryWords(language: Language): Promise<StoryWords> {
  switch (language) {
    case "en":
      return (await import("@/lib/domain/learning/story-words/english.table")).ENGLISH_STORIES;
    case "de":
      return (await import("@/lib/domain/learning/story-words/german.table")).GERMAN_STORIES;
    case "de-AT":
      return (await import("@/lib/domain/learning/story-words/austrian.table")).AUSTRIAN_STORIES;
    case "pl":
      return (await import("@/lib/domain/learning/story-words/polish.table")).POLISH_STORIES;
    case "my":
      return (await import("@/lib/domain/learning/story-words/burmese.table")).BURMESE_STORIES;
  }
}
