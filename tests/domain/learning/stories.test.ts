import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BENEFITS, type BenefitCode } from "@/lib/domain/food/benefits.table";
import { FOODS } from "@/lib/domain/food/foods";
import {
  canAddFood,
  EMPTY_STORY,
  makeStory,
  type StoryAction,
  type StoryState,
} from "@/lib/domain/learning/food-story";
import {
  eatenFirst,
  isSameStory,
  MAX_STORY_FOODS,
  parseStoryPlan,
  STORY_FOODS,
  STORY_TEMPLATES,
  STORY_TYPES,
  type StoryFood,
  type StoryPlan,
} from "@/lib/domain/learning/story-plan";
import { AUSTRIAN_STORIES } from "@/lib/domain/learning/story-words/austrian.table";
import { BURMESE_STORIES } from "@/lib/domain/learning/story-words/burmese.table";
import { ENGLISH_STORIES } from "@/lib/domain/learning/story-words/english.table";
import { GERMAN_STORIES } from "@/lib/domain/learning/story-words/german.table";
import { POLISH_STORIES } from "@/lib/domain/learning/story-words/polish.table";
import { pageDelayMilliseconds, writeStory, type StoryWords } from "@/lib/domain/learning/write-story";
import { inLanguage, LANGUAGES, type Language } from "@/lib/domain/shared/language";

const WORDS: Readonly<Record<Language, StoryWords>> = {
  en: ENGLISH_STORIES,
  de: GERMAN_STORIES,
  "de-AT": AUSTRIAN_STORIES,
  pl: POLISH_STORIES,
  my: BURMESE_STORIES,
};

/** What each food of the stories says is in it. */
const SECRETS: Readonly<Record<StoryFood, BenefitCode>> = {
  apple: "fib",
  carrot: "a",
  rice: "carb",
  egg: "pro",
  banana: "pot",
  broccoli: "c",
};

const food = fc.constantFrom(...STORY_FOODS);
const template = fc.constantFrom(...STORY_TEMPLATES);
const plans = fc.record<StoryPlan>({
  foods: fc.shuffledSubarray([...STORY_FOODS], { minLength: 1, maxLength: MAX_STORY_FOODS }),
  template,
});
const actions = fc.array(
  fc.oneof(
    fc.record({ type: fc.constantFrom("add", "add", "remove"), food }),
    fc.record({ type: fc.constantFrom("toTemplates", "backToFoods", "chooseDifferent", "startOver") }),
    fc.record({ type: fc.constant("choose"), template }),
    fc.record({ type: fc.constant("open"), plan: plans }),
  ),
  { maxLength: 60 },
);

function after(...moves: readonly StoryAction[]): StoryState {
  return moves.reduce(makeStory, EMPTY_STORY);
}

const add = (each: StoryFood): StoryAction => ({ type: "add", food: each });

describe("making a story", () => {
  it("reaches no state that the specification does not know, whatever is tapped", () => {
    fc.assert(
      fc.property(actions, (moves) => {
        let before = EMPTY_STORY;
        for (const move of moves) {
          const now = makeStory(before, move);
          expect(now.foods.length).toBeLessThanOrEqual(MAX_STORY_FOODS);
          expect(new Set(now.foods).size).toBe(now.foods.length);
          if (now.step !== "select-foods") expect(now.foods.length).toBeGreaterThan(0);
          expect("template" in now).toBe(now.step === "view-story");
          const allowed = {
            "select-foods": ["select-foods", "select-template", "view-story"],
            "select-template": ["select-template", "select-foods", "view-story"],
            "view-story": ["view-story", "select-template", "select-foods"],
          };
          expect(allowed[before.step]).toContain(now.step);
          // From the foods only a story that was kept leads straight to its pages.
          if (before.step === "select-foods" && now.step === "view-story") expect(move.type).toBe("open");
          before = now;
        }
      }),
      { numRuns: 400 },
    );
  });

  it("takes five foods, each once, and gives one back", () => {
    const five = after(...STORY_FOODS.slice(0, 5).map(add));
    expect(five.foods).toEqual(STORY_FOODS.slice(0, 5));
    expect(canAddFood(five, "broccoli")).toBe(false);
    expect(makeStory(five, add("broccoli"))).toBe(five);
    expect(after(add("egg"), add("egg")).foods).toEqual(["egg"]);
    expect(makeStory(five, { type: "remove", food: "rice" }).foods).not.toContain("rice");
  });

  it("goes on with at least one food", () => {
    expect(after({ type: "toTemplates" })).toBe(EMPTY_STORY);
    expect(after(add("egg"), { type: "toTemplates" }).step).toBe("select-template");
  });

  it("keeps the foods on the way back and to another story, and clears them to start over", () => {
    const told = after(add("egg"), add("rice"), { type: "toTemplates" }, { type: "choose", template: "kitchen-magic" });
    expect(told).toEqual({ step: "view-story", foods: ["egg", "rice"], template: "kitchen-magic" });
    expect(makeStory(told, { type: "chooseDifferent" })).toEqual({ step: "select-template", foods: ["egg", "rice"] });
    expect(makeStory(told, { type: "startOver" })).toEqual(EMPTY_STORY);
    expect(after(add("egg"), { type: "toTemplates" }, { type: "backToFoods" })).toEqual(after(add("egg")));
  });
});

describe("foods that the child has eaten", () => {
  it("come first; none is lost and none comes twice", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(food, fc.string())), (eaten) => {
        const order = eatenFirst(eaten);
        expect([...order].sort()).toEqual([...STORY_FOODS].sort());
        const known = order.map((each) => eaten.includes(each));
        expect(known).toEqual([...known].sort((a, b) => Number(b) - Number(a)));
      }),
    );
    expect(eatenFirst([])).toEqual(["apple", "carrot", "rice", "egg", "banana", "broccoli"]);
    expect(eatenFirst(["banana", "rice", "honey"])).toEqual(["rice", "banana", "apple", "carrot", "egg", "broccoli"]);
  });
});

describe("a kept story", () => {
  it("is the same when it is read again", () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const read = parseStoryPlan(JSON.parse(JSON.stringify(plan)));
        expect(read).toEqual(plan);
        expect(read && isSameStory(read, plan)).toBe(true);
      }),
    );
  });

  it("is nothing if it could not be told", () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => parseStoryPlan(value) === undefined));
    const { foods } = { foods: ["egg"] };
    for (const broken of [
      { foods: [], template: "kitchen-magic" },
      { foods: ["egg", "egg"], template: "kitchen-magic" },
      { foods: ["honey"], template: "kitchen-magic" },
      { foods: ["egg", "honey"], template: "kitchen-magic" },
      { foods: [...STORY_FOODS], template: "kitchen-magic" },
      { foods, template: "toString" },
      { foods: "egg", template: "kitchen-magic" },
    ])
      expect(parseStoryPlan(broken)).toBeUndefined();
  });
});

describe.each(LANGUAGES)("a story in %s", (language) => {
  const words = WORDS[language];

  it("has exactly the pages of its structure: intro, two pages for each food, conclusion", () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const pages = writeStory(plan, words);
        expect(pages.map((page) => page.food)).toEqual([undefined, ...plan.foods, ...plan.foods, undefined]);
        expect(pages[0]?.text).toBe(words.templates[plan.template].intro);
        expect(pages.at(-1)?.text).toBe(words.templates[plan.template].conclusion);
        for (const { text } of pages) {
          expect(text.trim()).toBe(text);
          expect(text).not.toMatch(/undefined|[{}]|\s{2}/);
        }
      }),
    );
  });

  it("tells of each food what its kind of story tells", () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const pages = writeStory(plan, words).slice(1, -1);
        for (const [index, each] of plan.foods.entries()) {
          const [first, second] = [pages[index]?.text ?? "", pages[plan.foods.length + index]?.text ?? ""];
          const of = words.foods[each];
          switch (STORY_TYPES[plan.template]) {
            case "adventure":
              expect(first).toBe(index === 0 ? words.started(of.arrival) : words.joined(of.arrival));
              expect(second).toContain(of.boast);
              expect(second).toContain(of.funFact);
              break;
            case "magic":
              expect(first).toBe(of.transform);
              expect(second).toContain(of.mainBenefit);
              break;
            case "garden":
              expect(first).toContain(of.growth);
              expect(first).toContain(of.mainBenefit);
              expect(second).toContain(of.funFact);
          }
        }
      }),
    );
    expect(words.started("…")).not.toBe(words.joined("…"));
  });

  it.each(STORY_FOODS)("lets %s say only what the lexicon knows of it", (each) => {
    const { nutrient } = BENEFITS[SECRETS[each]];
    expect(FOODS[each].nutrients).toContain(nutrient.en);
    expect(words.foods[each].mainBenefit.toLowerCase()).toContain(inLanguage(nutrient, language).toLowerCase());
  });

  it("makes no promise: names no food as safe and no illness", () => {
    const all = JSON.stringify(words).toLowerCase();
    expect(all).not.toMatch(/\bsafe|healthy|\bcure|\bsick|illness|doctor/);
    expect(all).not.toMatch(/sicher|gesund|heilt|krank|bezpieczn|zdrow|chor|lecz[yi]/);
    expect(all).not.toMatch(/ဘေးကင်း|စိတ်ချ|ရောဂါ|ကျန်းမာ/);
  });

  it("is told in its own script and ends its sentences", () => {
    for (const { text } of STORY_TEMPLATES.flatMap((each) =>
      writeStory({ foods: STORY_FOODS.slice(0, 5), template: each }, words),
    )) {
      expect(text).toMatch(language === "my" ? /[။!”]$/ : /[.!?”“]$/);
      expect(/[\u1000-\u109f]/.test(text)).toBe(language === "my");
    }
  });
});

describe("the pages", () => {
  it("appear each 0.2 s after the one before", () => {
    expect([0, 1, 2, 11].map(pageDelayMilliseconds)).toEqual([0, 200, 400, 2200]);
  });
});
