import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  FIRST_FRIEND,
  FRIENDS,
  friendsSounds,
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
  heroSounds,
  isCorrect,
  playHero,
  type HeroAction,
  type HeroState,
} from "@/lib/domain/learning/food-hero";
import { TONES } from "@/lib/domain/learning/game-sound";

const friendsMoves = fc.array(fc.constantFrom<FriendsAction>("flip", "next"), { maxLength: 40 });
const heroMoves = fc.array(
  fc.oneof(
    fc.constant<HeroAction>({ type: "next" }),
    fc.constantFrom("one", "two", "throwAway").map((option): HeroAction => ({ type: "choose", option })),
  ),
  { maxLength: 40 },
);

/** Every state of a game, the first included. */
function states<State, Action>(first: State, moves: readonly Action[], play: (state: State, move: Action) => State) {
  const all = [first];
  for (const move of moves) all.push(play(all.at(-1) ?? first, move));
  return all;
}

/** Each state with the one before it. */
function steps<State>(all: readonly State[]): readonly (readonly [before: State, now: State])[] {
  return all.slice(1).flatMap((now, index) => {
    const before = all[index];
    return before === undefined ? [] : [[before, now] as const];
  });
}

function friends(...moves: FriendsAction[]): FriendsState {
  return states(FIRST_FRIEND, moves, playFriends).at(-1) ?? FIRST_FRIEND;
}

describe("Food Friends", () => {
  it("has the five foods of the specification in their order, and comes back to the first", () => {
    expect(FRIENDS).toEqual(["carrot", "broccoli", "apple", "banana", "blueberry"]);
    const seen = states(FIRST_FRIEND, ["next", "next", "next", "next", "next"] as const, playFriends);
    expect(seen.map(({ friend }) => friend)).toEqual([...FRIENDS, "carrot"]);
  });

  it("never has more stars than foods, none twice, none for a card that was not flipped", () => {
    fc.assert(
      fc.property(friendsMoves, (moves) => {
        for (const { friend, seen, stars } of states(FIRST_FRIEND, moves, playFriends)) {
          expect(FRIENDS).toContain(friend);
          expect(stars.length).toBeLessThanOrEqual(FRIENDS.length);
          for (const list of [seen, stars]) expect(new Set(list).size).toBe(list.length);
          expect(stars.every((star) => seen.includes(star))).toBe(true);
          // Only the card on top may be seen and still without its star.
          expect(seen.filter((each) => !stars.includes(each) && each !== friend)).toEqual([]);
        }
      }),
    );
  });

  it("loses no star and never shows a back that nobody flipped to", () => {
    fc.assert(
      fc.property(friendsMoves, (moves) => {
        for (const [before, now] of steps(states(FIRST_FRIEND, moves, playFriends))) {
          expect(before.stars.every((star) => now.stars.includes(star))).toBe(true);
          if (now.friend !== before.friend) expect(now.flipped).toBe(false);
        }
      }),
    );
  });

  it("gives the star on leaving a card that was flipped, even if it was flipped back", () => {
    expect(friends("next").stars).toEqual([]);
    expect(friends("flip").stars).toEqual([]);
    expect(friends("flip").seen).toEqual(["carrot"]);
    expect(friends("flip", "next").stars).toEqual(["carrot"]);
    expect(friends("flip", "flip", "next").stars).toEqual(["carrot"]);
  });

  it("keeps the stars when it begins again, and gives none twice", () => {
    const round: FriendsAction[] = ["flip", "next", "flip", "next", "flip", "next", "flip", "next", "flip", "next"];
    const once = friends(...round);
    expect([once.friend, once.stars]).toEqual(["carrot", FRIENDS]);
    expect(friends(...round, ...round).stars).toEqual(FRIENDS);
  });

  it("is heard: the flip, the star, and the celebration with the fifth star only", () => {
    fc.assert(
      fc.property(friendsMoves, (moves) => {
        for (const [before, now] of steps(states(FIRST_FRIEND, moves, playFriends))) {
          const sounds = friendsSounds(before, now);
          expect(sounds.includes("star")).toBe(now.stars.length > before.stars.length);
          expect(sounds.includes("celebration")).toBe(hasAllFriends(now) && !hasAllFriends(before));
          expect(sounds.includes("flip")).toBe(now.friend === before.friend && now.flipped !== before.flipped);
        }
      }),
    );
  });
});

describe("Food Hero", () => {
  it("has the four foods of the specification in their order", () => {
    expect(HERO_QUESTIONS).toEqual(["banana", "bread", "spinach", "apple"]);
  });

  it.each(HERO_QUESTIONS)("asks about %s with three options: two good ones and throwing it away", (question) => {
    expect([...HERO_OPTIONS[question]].sort()).toEqual(["one", "throwAway", "two"]);
    expect(HERO_OPTIONS[question].filter((option) => !isCorrect(option))).toEqual(["throwAway"]);
  });

  it("never has more stars than questions, and loses none", () => {
    fc.assert(
      fc.property(heroMoves, (moves) => {
        const all = states(FIRST_QUESTION, moves, playHero);
        for (const { question, stars } of all) {
          expect(HERO_QUESTIONS).toContain(question);
          expect(new Set(stars).size).toBe(stars.length);
          expect(stars.length).toBeLessThanOrEqual(HERO_QUESTIONS.length);
        }
        for (const [before, now] of steps(all)) {
          expect(before.stars.every((star) => now.stars.includes(star))).toBe(true);
        }
      }),
    );
  });

  it("takes one answer to a question and goes on after an answer only", () => {
    fc.assert(
      fc.property(heroMoves, (moves) => {
        for (const [before, now] of steps(states(FIRST_QUESTION, moves, playHero))) {
          if (before.chosen !== undefined && now.chosen !== undefined) expect(now).toBe(before);
          if (now.question !== before.question) expect(before.chosen).toBeDefined();
          const expected = HERO_QUESTIONS[(HERO_QUESTIONS.indexOf(before.question) + 1) % HERO_QUESTIONS.length];
          expect([before.question, expected]).toContain(now.question);
        }
      }),
    );
  });

  it("gives a star for a correct first choice, none for a wrong one or a second thought", () => {
    const wrong = states<HeroState, HeroAction>(
      FIRST_QUESTION,
      [
        { type: "choose", option: "throwAway" },
        { type: "choose", option: "one" },
      ],
      playHero,
    );
    expect(wrong.at(-1)).toEqual({ question: "banana", chosen: "throwAway", stars: [] });
    for (const option of ["one", "two"] as const) {
      expect(playHero(FIRST_QUESTION, { type: "choose", option }).stars).toEqual(["banana"]);
    }
  });

  it("is heard: a star for each star, the celebration with the fourth only", () => {
    fc.assert(
      fc.property(heroMoves, (moves) => {
        for (const [before, now] of steps(states(FIRST_QUESTION, moves, playHero))) {
          const sounds = heroSounds(before, now);
          expect(sounds.includes("star")).toBe(now.stars.length > before.stars.length);
          expect(sounds.includes("celebration")).toBe(hasAllStars(now) && !hasAllStars(before));
        }
      }),
    );
  });
});

describe("the sounds", () => {
  it("have the specification's pitches and its half second", () => {
    const hertz = (sound: keyof typeof TONES) => TONES[sound].map((tone) => tone.hertz);
    expect(hertz("flip")).toEqual([440]);
    expect(hertz("star")).toEqual([880]);
    expect(hertz("celebration")).toEqual([523.25, 659.25, 783.99, 1046.5]);
    expect(TONES.celebration[0]?.atMilliseconds).toBe(500);
    const times = TONES.celebration.map(({ atMilliseconds }) => atMilliseconds);
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
  });
});
