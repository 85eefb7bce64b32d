import "server-only";
import { getTranslations } from "next-intl/server";
import { FRIENDS } from "@/lib/domain/learning/food-friends";
import { HERO_QUESTIONS } from "@/lib/domain/learning/food-hero";
import type { Language } from "@/lib/domain/shared/language";
import { entriesOf } from "./entries-of";

export type FriendsTexts = Awaited<ReturnType<typeof friendsTexts>>;
export type HeroTexts = Awaited<ReturnType<typeof heroTexts>>;
export type StoryTexts = Awaited<ReturnType<typeof storyTexts>>;

/** How much is done, to be filled in by the browser. */
const COUNTED = { completed: "{completed}", total: "{total}" } as const;

export async function completionTexts(locale: Language) {
  const t = await getTranslations({ locale, namespace: "Learning" });
  return {
    all: t("allCompleted", COUNTED),
    short: t("completed", COUNTED),
    label: t("completedLabel", COUNTED),
  };
}

async function starTexts(locale: Language) {
  const t = await getTranslations({ locale, namespace: "Learning" });
  return { stars: t("starsLabel", COUNTED) };
}

export async function friendsTexts(locale: Language) {
  const t = await getTranslations({ locale, namespace: "LearningFriends" });
  return {
    ...(await starTexts(locale)),
    didYouKnow: t("didYouKnow"),
    turn: t("turn"),
    turnBack: t("turnBack"),
    next: t("next"),
    achievementTitle: t("achievementTitle"),
    achievement: t("achievement"),
    friends: entriesOf(FRIENDS, (friend) => ({
      name: t(`${friend}.name`),
      message: t(`${friend}.message`),
      fact: t(`${friend}.fact`),
    })),
  };
}

export async function heroTexts(locale: Language) {
  const t = await getTranslations({ locale, namespace: "LearningHero" });
  return {
    ...(await starTexts(locale)),
    correct: t("correct"),
    wrong: t("wrong"),
    didYouKnow: t("didYouKnow"),
    next: t("next"),
    achievementTitle: t("achievementTitle"),
    achievement: t("achievement"),
    questions: entriesOf(HERO_QUESTIONS, (question) => ({
      title: t(`${question}.title`),
      question: t(`${question}.question`),
      fact: t(`${question}.fact`),
      options: { one: t(`${question}.one`), two: t(`${question}.two`), throwAway: t(`${question}.throwAway`) },
    })),
  };
}

export async function storyTexts(locale: Language) {
  const t = await getTranslations({ locale, namespace: "LearningStory" });
  return {
    loading: t("loading"),
    error: t("error"),
    retry: t("retry"),
    selectFoods: t("selectFoods"),
    chosen: t("chosen", COUNTED),
    full: t("full"),
    needFood: t("needFood"),
    eaten: t("eaten"),
    add: t("add"),
    remove: t("remove", { food: "{food}" }),
    chosenList: t("chosenList"),
    toTemplates: t("toTemplates"),
    selectTemplate: t("selectTemplate"),
    backToFoods: t("backToFoods"),
    chooseDifferent: t("chooseDifferent"),
    startOver: t("startOver"),
    page: t("page", { page: "{page}", total: "{total}" }),
    read: t("read"),
    stop: t("stop"),
    noVoice: t("noVoice"),
    print: t("print"),
    keep: t("keep"),
    kept: t("kept"),
    keptToast: t("keptToast"),
    notKept: t("notKept"),
    shelf: t("shelf"),
    open: t("open"),
    forget: t("forget", { story: "{story}" }),
    theEnd: t("theEnd"),
  };
}
