import { getTranslations } from "next-intl/server";
import { FoodPicture } from "@/components/illustrations/foods";
import { Medal } from "@/components/illustrations/medal";
import { PlayLogo } from "@/components/illustrations/play-logo";
import { GardenScene, HillScene, KitchenScene } from "@/components/illustrations/story-scenes";
import { FRIENDS } from "@/lib/domain/learning/food-friends";
import { HERO_QUESTIONS } from "@/lib/domain/learning/food-hero";
import { STORY_FOODS } from "@/lib/domain/learning/story-plan";
import type { FoodId } from "@/lib/domain/food/food-ids";
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

/** Drawn here, so that the browser is sent pictures and not the means to draw every food there is. */
function drawn<F extends FoodId>(foods: readonly F[]) {
  return entriesOf(foods, (foodId) => <FoodPicture foodId={foodId} />);
}

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
  return (
    <div data-slot="learning" className="mx-auto grid max-w-4xl gap-8">
      <header className="grid grid-cols-[1fr_auto] items-start gap-4">
        <div className="grid gap-3">
          <h1 className="text-3xl">{t("title")}</h1>
          <p className="max-w-prose text-lg text-muted">{t("subtitle")}</p>
          <AllCompletion text={completion.all} />
        </div>
        <div className="w-24 sm:w-36">
          <PlayLogo label={t("logo")} />
        </div>
        <div className="col-span-2">
          <SoundSwitch label={t("sound")} />
        </div>
      </header>
      <Activity activity="foodStory" title={story("title")} lead={story("lead")} completion={completion}>
        <StoryCreator
          language={language}
          texts={storyWords}
          pictures={drawn(STORY_FOODS)}
          scenes={{
            "hungry-adventure": <HillScene />,
            "kitchen-magic": <KitchenScene />,
            "growing-garden": <GardenScene />,
          }}
        />
      </Activity>
      <Activity activity="foodFriends" title={friends("title")} lead={friends("lead")} completion={completion}>
        <FoodFriends texts={friendsWords} pictures={drawn(FRIENDS)} medal={<Medal />} />
      </Activity>
      <Activity activity="foodHero" title={hero("title")} lead={hero("lead")} completion={completion}>
        <FoodHero texts={heroWords} pictures={drawn(HERO_QUESTIONS)} medal={<Medal />} />
        <p className="text-sm text-muted">{hero("grownUps")}</p>
      </Activity>
      <InfoCards />
    </div>
  );
}
