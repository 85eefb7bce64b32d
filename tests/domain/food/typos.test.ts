import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createTypoIndex, findTypos } from "@/lib/domain/food/typos";

const INDEX = createTypoIndex([
  "honey",
  "carrot",
  "banana",
  "strawberry",
  "salt",
  "wine",
  "grape",
  "grate",
  "butter",
  "pear",
]);

describe("one slip of a finger", () => {
  it.each<[string, string]>([
    ["carot", "a letter left out"],
    ["carroot", "a letter typed twice"],
    ["carrrot", "a letter held too long"],
    ["carrto", "two letters swapped"],
    ["carrpt", "the key beside"],
    ["carret", "any letter of a long word"],
    ["acrrot", "the first two swapped"],
    ["xarrot", "the first one, by the key beside"],
  ])("%s is carrot: %s", (typed) => {
    expect(findTypos(INDEX, typed)).toEqual(["carrot"]);
  });

  it.each<[string, string]>([
    ["carrot", "the word itself"],
    ["caro", "two letters left out"],
    ["crarto", "two pairs swapped"],
    ["catrxt", "two wrong letters"],
    ["parrot", "another first letter, far away on the keys"],
    ["arrot", "the first letter left out"],
    ["xcarrot", "a letter before the first"],
    ["car", "too short to tell"],
    ["slat", "a word of four letters is too short to be mistyped"],
    ["winee", "another one of four"],
    ["wiine", "another one of four, inside"],
  ])("%s is nothing: %s", (typed) => {
    expect(findTypos(INDEX, typed)).toEqual([]);
  });

  it("in a word of five letters has to be a likely one", () => {
    expect(findTypos(INDEX, "hpney")).toEqual(["honey"]);
    expect(findTypos(INDEX, "h*ney")).toEqual(["honey"]);
    expect(findTypos(INDEX, "homey")).toEqual(["honey"]);
    expect(findTypos(INDEX, "honei")).toEqual(["honey"]);
    expect(findTypos(INDEX, "hqney")).toEqual([]);
    expect(findTypos(INDEX, "hoeny")).toEqual(["honey"]);
    expect(findTypos(INDEX, "hony")).toEqual(["honey"]);
    expect(findTypos(INDEX, "honney")).toEqual(["honey"]);
    expect(findTypos(INDEX, "hxoney")).toEqual([]);
  });

  it("may mean two words", () => {
    expect([...findTypos(INDEX, "graoe")].toSorted()).toEqual(["grape"]);
    const pair = createTypoIndex(["szczypiorku", "szczypioru"]);
    expect([...findTypos(pair, "szczypiorxu")].toSorted()).toEqual(["szczypiorku", "szczypioru"]);
  });

  it("is looked for in plain words of five to thirty-two letters", () => {
    const long = "a".repeat(15) + "b".repeat(17);
    expect(findTypos(createTypoIndex([long]), `${long.slice(0, 20)}${long.slice(21)}`)).toEqual([long]);
    expect(findTypos(createTypoIndex([long]), `${long.slice(0, 20)}x${long.slice(21)}`)).toEqual([long]);
    expect(findTypos(createTypoIndex([`${long}c`]), long)).toEqual([]);
    expect(findTypos(createTypoIndex(["möhren", "sweet potato"]), "mohren")).toEqual([]);
    expect(findTypos(INDEX, "x".repeat(5000))).toEqual([]);
    expect(findTypos(INDEX, "")).toEqual([]);
  });
});

describe("the laws of typing", () => {
  const long = fc.stringMatching(/^[a-z]{7,14}$/);
  const at = fc.nat();

  it("finds a long word with one letter left out, added, changed or swapped behind its first two", () => {
    const slips = [
      (word: string, place: number) => word.slice(0, place) + word.slice(place + 1),
      (word: string, place: number) => `${word.slice(0, place)}x${word.slice(place)}`,
      (word: string, place: number) => `${word.slice(0, place)}x${word.slice(place + 1)}`,
      (word: string, place: number) =>
        word.slice(0, place) + word.charAt(place + 1) + word.charAt(place) + word.slice(place + 2),
    ];
    fc.assert(
      fc.property(long, at, fc.constantFrom(...slips), (word, where, slip) => {
        const typed = slip(word, 2 + (where % (word.length - 3)));
        expect(findTypos(createTypoIndex([word]), typed)).toEqual(typed === word ? [] : [word]);
      }),
      { numRuns: 500 },
    );
  });

  it("finds among many words those that it finds of each alone", () => {
    const alike = fc.stringMatching(/^k[ab]{5,8}$/);
    fc.assert(
      fc.property(fc.uniqueArray(alike, { minLength: 1, maxLength: 40 }), alike, (words, typed) => {
        const alone = words.filter((word) => findTypos(createTypoIndex([word]), typed).length > 0);
        expect(findTypos(createTypoIndex(words), typed).toSorted()).toEqual(alone.toSorted());
      }),
    );
  });

  it("finds of words that are much alike exactly those that are one slip away", () => {
    const letters = fc.stringMatching(/^k[ab]{6,8}$/);
    const slipsOf = (word: string): ReadonlySet<string> => {
      const found = new Set<string>();
      for (let place = 0; place <= word.length; place += 1) {
        const [head, tail] = [word.slice(0, place), word.slice(place)];
        found.add(head + tail.slice(1)).add(head + tail.charAt(1) + tail.charAt(0) + tail.slice(2));
        for (const letter of "abk") found.add(head + letter + tail).add(head + letter + tail.slice(1));
      }
      return found;
    };
    fc.assert(
      fc.property(letters, letters, fc.nat(), fc.nat(), (word, other, from, to) => {
        const rest = word.slice(0, 1 + (from % 5)) + word.slice(2 + (from % 5));
        const moved = rest.slice(0, 1 + (to % 5)) + word.charAt(1 + (from % 5)) + rest.slice(1 + (to % 5));
        for (const typed of [other, moved]) {
          const expected = typed !== word && slipsOf(word).has(typed) ? [word] : [];
          expect(findTypos(createTypoIndex([word]), typed), `${typed} for ${word}`).toEqual(expected);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("finds nothing two slips away", () => {
    fc.assert(
      fc.property(long, (word) => {
        const typed = `${word.slice(0, 2)}1${word.slice(2, 5)}2${word.slice(5)}`;
        expect(findTypos(createTypoIndex([word]), typed)).toEqual([]);
      }),
    );
  });
});
