import { getTranslations } from "next-intl/server";
import { drawingOf } from "@/components/illustrations/foods";
import { PlayLogo } from "@/components/illustrations/play-logo";
import { FRIENDS } from "@/lib/domain/learning/food-friends";
import { HERO_QUESTIONS } from "@/lib/domain/learning/food-hero";
import { STORY_FOODS } from "@/lib/domain/learning/story-plan";
import type { Language } from "@/lib/domain/shared/language";
import { Activity } from "./activity";
import { AllCompletion } from "./completion";
import { entriesOf } from "./entries-of";
import { FoodFriends } from "./food-friends";
import { FoodHero } from "./food-hero";
import { InfoCards } from "./info-cards";
import { completionTexts, friendsTexts, heroTexts, storyTexts } from "./learning-texts";
import { SoundSwitch } from "./sound-switch";
import { StoryCreator } from "./story-creator";

/** Every food of the games, once. */
const FOODS = [...new Set([...STORY_FOODS, ...FRIENDS, ...HERO_QUESTIONS])];

/** The child's page: three games, and what they are for. */
export async function LearningView({ language }: { readonly language: Language }) {
  const [t, story, friends, hero, completion, storyWords, friendsWords, heroWords] = await Promise.all([
    getTranslations("Learning"),
    getTranslations("LearningStory"),
    getTranslations("LearningFriends"),
    getTranslations("LearningHero"),
    completionTexts(language),
    storyTexts(language),
    friendsTexts(language),
    heroTexts(language),
  ]);
  // The browser is sent these drawings, and not those of every food there is.
  const drawings = entriesOf(FOODS, drawingOf);
  return (
    <div data-slot="learning" className="mx-auto grid max-w-4xl gap-8 wrap-anywhere">
      <header className="grid grid-cols-[1fr_auto] items-start gap-4">
        <div className="grid gap-3">
          <h1 className="text-3xl">{t("title")}</h1>
          <p className="max-w-prose text-lg text-muted">{t("subtitle")}</p>
          <AllCompletion text={completion.all} language={language} />
        </div>
        <div className="w-24 sm:w-36">
          <PlayLogo label={t("logo")} />
        </div>
        <div className="col-span-2">
          <SoundSwitch label={t("sound")} />
        </div>
      </header>
      <Activity
        activity="foodStory"
        title={story("title")}
        lead={story("lead")}
        completion={completion}
        language={language}
      >
        <StoryCreator language={language} texts={storyWords} drawings={drawings} />
      </Activity>
      <Activity
        activity="foodFriends"
        title={friends("title")}
        lead={friends("lead")}
        completion={completion}
        language={language}
      >
        <FoodFriends language={language} texts={friendsWords} drawings={drawings} />
      </Activity>
      <Activity
        activity="foodHero"
        title={hero("title")}
        lead={hero("lead")}
        completion={completion}
        language={language}
      >
        <FoodHero language={language} texts={heroWords} drawings={drawings} />
        <p className="text-sm text-muted">{hero("grownUps")}</p>
      </Activity>
      <InfoCards />
    </div>
  );
}
