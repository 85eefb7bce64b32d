import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { read } from "@/lib/domain/safety/reading";
import { isSaidAround, isSaidBefore } from "@/lib/domain/safety/said-around";
import { sentencesAround } from "@/lib/domain/safety/sentences";
import type { Span } from "@/lib/domain/safety/spans";

const WORDS = ["egg", "hard", "boil it", "1.5 cm", "stir", "။", ".", ". ", "!", "\n", ", ", " ", "ပြုတ်"];
const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 24 }).map((words) => words.join(""));
/** A text and parts of it in their order. */
const textAndParts = text.chain((written) =>
  fc
    .array(fc.tuple(fc.nat(written.length), fc.nat(6)), { maxLength: 8 })
    .map((places): readonly [string, readonly Span[]] => [
      written,
      places
        .map(([start, length]) => ({ start, end: Math.min(start + Math.max(length, 1), written.length + 1) }))
        .toSorted((one, other) => one.start - other.start),
    ]),
);

/** Letter by letter. */
function plainSentence(written: string, { start, end }: Span): string {
  const ends = (at: number): boolean =>
    /[\n။]/u.test(written.charAt(at)) || /^[.!?](?:\s|$)/u.test(written.slice(at, at + 2));
  let from = start;
  while (from > 0 && !ends(from - 1)) from -= 1;
  let to = Math.max(start + 1, end);
  while (to < written.length && !ends(to - 1)) to += 1;
  return written.slice(from, to);
}

describe("the sentence around a part", () => {
  it("reaches from behind the end before it to the end behind it", () => {
    fc.assert(
      fc.property(textAndParts, ([written, parts]) => {
        const around = sentencesAround(written);
        for (const part of parts) {
          const { start, end } = around(part);
          expect(written.slice(start, end)).toBe(plainSentence(written, part));
        }
      }),
    );
  });

  it("is asked what it says, whatever was asked before", () => {
    fc.assert(
      fc.property(textAndParts, ([written, parts]) => {
        const isSaid = isSaidAround(written, sentencesAround(written), (sentence) => sentence.includes("hard"));
        for (const part of parts) expect(isSaid(part)).toBe(plainSentence(written, part).includes("hard"));
      }),
    );
  });

  it("is asked once for all that stands in it", () => {
    let asked = 0;
    const written = "egg egg egg. egg egg";
    const isSaid = isSaidAround(written, sentencesAround(written), () => (asked += 1) > 0);
    for (const { index } of written.matchAll(/egg/gu)) isSaid({ start: index, end: index + 3 });
    expect(asked).toBe(2);
  });
});

describe("what is said before a place", () => {
  it("is what the part before it says", () => {
    const said = /boil it|hard[^.]*egg/u;
    fc.assert(
      fc.property(text, fc.nat(80), (written, place) => {
        const before = said.test(written.slice(0, place));
        expect(isSaidBefore(written, said)({ start: place, end: place })).toBe(before);
      }),
    );
  });
});

describe("heat behind what is put in", () => {
  it.each([
    ["pour the beaten eggs over the rice, bake for 20 minutes", false],
    ["pour the beaten eggs over the rice", true],
    ["pour the beaten eggs over the rice, do not bake it", true],
    ["bake the bread. pour the beaten eggs over the rice", true],
    ["pour the beaten eggs over the rice, never boil it, but bake it for 20 minutes in the oven", false],
    ["take the pan off the heat and stir in the eggs", true],
    ["take the pan off the heat and stir in the eggs, then return to the heat", false],
    ["fry the onions, take the pan off the heat and stir in the eggs", true],
  ])("counts, and neither what is denied nor what was before: %s", (said, isRaw) => {
    const { sightings } = read(said);
    const eggs = sightings.filter(({ foods }) => foods.includes("egg"));
    const isDanger =
      sightings.some(({ terms }) => terms.includes("raw_egg")) || eggs.some(({ forms }) => forms.has("lightly_cooked"));
    expect(isDanger).toBe(isRaw);
  });
});
