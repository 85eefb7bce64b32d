import { STORY_TYPES, type StoryFood, type StoryPlan, type StoryTemplate } from "./story-plan";

/** Everything a story says about one food, in one language. */
export interface StoryFoodWords {
  /** As a heading on its card. */
  readonly name: string;
  /** What it can do like nobody else, in a few words. */
  readonly superpower: string;
  /** What it says when it is chosen. */
  readonly message: string;
  /** How it comes along: the beginning of a sentence that `started` and `joined` end. */
  readonly arrival: string;
  /** It tells of its superpower. */
  readonly boast: string;
  readonly funFact: string;
  /** What becomes of it in the pot. */
  readonly transform: string;
  /** The sentence after which it tells a secret. */
  readonly whisper: string;
  /** How it grows. */
  readonly growth: string;
  /** What is in it and what that does, as it says it itself. */
  readonly mainBenefit: string;
}

interface TemplateWords {
  readonly name: string;
  readonly description: string;
  readonly intro: string;
  readonly conclusion: string;
}

/** A language's words for every story. The functions put sentences together the way the language does. */
export interface StoryWords {
  readonly foods: Readonly<Record<StoryFood, StoryFoodWords>>;
  readonly templates: Readonly<Record<StoryTemplate, TemplateWords>>;
  readonly started: (arrival: string) => string;
  readonly joined: (arrival: string) => string;
  readonly sharePower: (boast: string, funFact: string) => string;
  readonly tellSecret: (whisper: string, mainBenefit: string) => string;
  readonly tellGrown: (growth: string, mainBenefit: string) => string;
  readonly didYouKnow: (funFact: string) => string;
}

/** One page of a story: its text, and the food it is about (none on the first and the last page). */
export interface StoryPage {
  readonly text: string;
  readonly food?: StoryFood;
}

type Line = (words: StoryFoodWords, all: StoryWords, index: number) => string;

/** The two pages that each kind of story has for each food: first one of all foods, then the other. */
const LINES: Readonly<Record<(typeof STORY_TYPES)[StoryTemplate], readonly [first: Line, second: Line]>> = {
  adventure: [
    ({ arrival }, { started, joined }, index) => (index === 0 ? started(arrival) : joined(arrival)),
    ({ boast, funFact }, { sharePower }) => sharePower(boast, funFact),
  ],
  magic: [({ transform }) => transform, ({ whisper, mainBenefit }, { tellSecret }) => tellSecret(whisper, mainBenefit)],
  garden: [
    ({ growth, mainBenefit }, { tellGrown }) => tellGrown(growth, mainBenefit),
    ({ funFact }, { didYouKnow }) => didYouKnow(funFact),
  ],
};

/** The pages of a story in the language of `words`: an introduction, two pages for each food, a conclusion. */
export function writeStory({ foods, template }: StoryPlan, words: StoryWords): readonly StoryPage[] {
  const { intro, conclusion } = words.templates[template];
  const pages = LINES[STORY_TYPES[template]].flatMap((line) =>
    foods.map((food, index) => ({ food, text: line(words.foods[food], words, index) })),
  );
  return [{ text: intro }, ...pages, { text: conclusion }];
}

/** How long after the story appears its page does: each 0.2 s after the one before it. */
export function pageDelayMilliseconds(index: number): number {
  return index * 200;
}
