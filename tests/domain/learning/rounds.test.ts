import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  FIRST_FRIEND,
  FRIENDS,
  hasAllFriends,
  playFriends,
  type FriendsAction,
  type FriendsState,
} from "@/lib/domain/learning/food-friends";
import {
  FIRST_QUESTION,
  hasAllStars,
  HERO_OPTIONS,
  HERO_QUESTIONS,
  isCorrect,
  playHero,
  type HeroAction,
  type HeroState,
} from "@/lib/domain/learning/food-hero";
import {
  canAddFood,
  EMPTY_STORY,
  makeStory,
  type StoryAction,
  type StoryState,
} from "@/lib/domain/learning/food-story";
import { CELEBRATION_DELAY_MILLISECONDS, TONES } from "@/lib/domain/learning/game-sound";
import { MAX_STORY_FOODS, STORY_FOODS, STORY_TEMPLATES } from "@/lib/domain/learning/story-plan";

/** Every state that can be reached, with the fewest moves to it; fails where there is no end of them. */
function reachable<State, Action>(
  first: State,
  actions: readonly Action[],
  play: (state: State, action: Action) => State,
  keyOf: (state: State) => string,
  most: number,
): ReadonlyMap<string, { readonly state: State; readonly moves: number }> {
  const found = new Map([[keyOf(first), { state: first, moves: 0 }]]);
  const queue = [{ state: first, moves: 0 }];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    for (const action of actions) {
      const state = play(next.state, action);
      if (found.has(keyOf(state))) continue;
      const entry = { state, moves: next.moves + 1 };
      found.set(keyOf(state), entry);
      queue.push(entry);
      if (found.size > most) throw new Error("a game without an end");
    }
  }
  return found;
}

const FRIEND_MOVES: readonly FriendsAction[] = ["flip", "next"];
const HERO_MOVES: readonly HeroAction[] = [
  { type: "next" },
  { type: "choose", option: "one" },
  { type: "choose", option: "two" },
  { type: "choose", option: "throwAway" },
];
const friendsKey = ({ friend, flipped, seen, stars }: FriendsState) =>
  JSON.stringify([friend, flipped, seen.toSorted(), stars.toSorted()]);
const heroKey = ({ question, chosen, stars }: HeroState) => JSON.stringify([question, chosen, stars.toSorted()]);

describe("the games", () => {
  const friends = reachable(FIRST_FRIEND, FRIEND_MOVES, playFriends, friendsKey, 1_000);
  const hero = reachable(FIRST_QUESTION, HERO_MOVES, playHero, heroKey, 1_000);

  it("end: there are only so many states, and all stars are among them", () => {
    expect([...friends.values()].some(({ state }) => hasAllFriends(state))).toBe(true);
    expect([...hero.values()].some(({ state }) => hasAllStars(state))).toBe(true);
  });

  it("are won by two touches for each friend and for each question, and by no fewer", () => {
    const fewest = (won: readonly { readonly moves: number }[]) => Math.min(...won.map(({ moves }) => moves));
    expect(fewest([...friends.values()].filter(({ state }) => hasAllFriends(state)))).toBe(2 * FRIENDS.length);
    expect(fewest([...hero.values()].filter(({ state }) => hasAllStars(state)))).toBe(2 * HERO_QUESTIONS.length - 1);
  });

  it("are fair: from wherever a child is, every star can still be won", () => {
    for (const { state } of friends.values()) {
      const after = reachable(state, FRIEND_MOVES, playFriends, friendsKey, 1_000);
      expect([...after.values()].some((each) => hasAllFriends(each.state))).toBe(true);
    }
    for (const { state } of hero.values()) {
      const after = reachable(state, HERO_MOVES, playHero, heroKey, 1_000);
      expect([...after.values()].some((each) => hasAllStars(each.state))).toBe(true);
    }
  });

  it("are the same for the same touches, and leave the state before as it was", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...HERO_MOVES), { maxLength: 30 }), (moves) => {
        const play = () => moves.reduce<HeroState>(playHero, FIRST_QUESTION);
        expect(play()).toEqual(play());
        const before = structuredClone(FIRST_QUESTION);
        play();
        expect(FIRST_QUESTION).toEqual(before);
      }),
    );
  });

  it("repeat no card and no question before all others came", () => {
    const cards: string[] = [];
    for (let state = FIRST_FRIEND; cards.length < 2 * FRIENDS.length; state = playFriends(state, "next"))
      cards.push(state.friend);
    expect(new Set(cards.slice(0, FRIENDS.length)).size).toBe(FRIENDS.length);
    expect(cards.slice(FRIENDS.length)).toEqual(cards.slice(0, FRIENDS.length));
    const questions: string[] = [];
    let state = FIRST_QUESTION;
    while (questions.length < 2 * HERO_QUESTIONS.length) {
      questions.push(state.question);
      state = playHero(playHero(state, { type: "choose", option: "throwAway" }), { type: "next" });
    }
    expect(new Set(questions.slice(0, HERO_QUESTIONS.length)).size).toBe(HERO_QUESTIONS.length);
    expect(questions.slice(HERO_QUESTIONS.length)).toEqual(questions.slice(0, HERO_QUESTIONS.length));
  });

  it("hide the wrong answer in no place of its own", () => {
    const places = HERO_QUESTIONS.map((question) => HERO_OPTIONS[question].findIndex((option) => !isCorrect(option)));
    expect(new Set(places).size).toBe(3);
    expect(places.every((place, index) => index === 0 || place !== places[index - 1])).toBe(true);
  });
});

describe("the sounds of the games", () => {
  it("are short, in a child's hearing, and one after the other", () => {
    for (const [sound, tones] of Object.entries(TONES)) {
      for (const { hertz, atMilliseconds, lengthMilliseconds } of tones) {
        expect(hertz, sound).toBeGreaterThan(200);
        expect(hertz, sound).toBeLessThan(2_000);
        expect(lengthMilliseconds).toBeGreaterThan(0);
        expect(atMilliseconds + lengthMilliseconds, sound).toBeLessThanOrEqual(2_000);
      }
    }
    const star = TONES.star[0];
    expect((star?.atMilliseconds ?? 0) + (star?.lengthMilliseconds ?? 0)).toBeLessThan(CELEBRATION_DELAY_MILLISECONDS);
  });
});

describe("making a story", () => {
  const touches: readonly StoryAction[] = [
    ...STORY_FOODS.map((food) => ({ type: "add", food }) as const),
    ...STORY_FOODS.map((food) => ({ type: "remove", food }) as const),
    ...(["toTemplates", "backToFoods", "chooseDifferent", "startOver"] as const).map((type) => ({ type })),
    ...STORY_TEMPLATES.map((template) => ({ type: "choose", template }) as const),
  ];

  it("comes to a story from wherever a child is, in a few touches", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...touches), { maxLength: 40 }), (moves) => {
        let state = moves.reduce<StoryState>(makeStory, EMPTY_STORY);
        if (state.step === "select-foods") {
          const food = STORY_FOODS.find((each) => canAddFood(state, each));
          if (state.foods.length === 0 && food !== undefined) state = makeStory(state, { type: "add", food });
          state = makeStory(state, { type: "toTemplates" });
        }
        if (state.step === "select-template")
          state = makeStory(state, { type: "choose", template: STORY_TEMPLATES[0] });
        expect(state.step).toBe("view-story");
        expect(state.foods.length).toBeGreaterThan(0);
      }),
    );
  });

  it("never takes more foods than a story has room for, nor one twice", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...touches), { maxLength: 60 }), (moves) => {
        const { foods } = moves.reduce<StoryState>(makeStory, EMPTY_STORY);
        expect(foods.length).toBeLessThanOrEqual(MAX_STORY_FOODS);
        expect(new Set(foods).size).toBe(foods.length);
      }),
    );
  });
});
