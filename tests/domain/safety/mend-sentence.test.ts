import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FoodId } from "@/lib/domain/food/food-ids";
import { mendSentence, namesSomething, STANDS_FOR_OTHERS } from "@/lib/domain/safety/mend-sentence";
import { read, type Sighting } from "@/lib/domain/safety/reading";

function isHoney({ terms }: Sighting): boolean {
  return terms.includes("honey");
}

function isOneOf(...foods: readonly FoodId[]): (sighting: Sighting) => boolean {
  return (sighting) => sighting.foods.some((food) => foods.includes(food));
}

describe("a sentence without one thing of it", () => {
  it.each<[string, string | undefined]>([
    ["Mash the carrot with a little honey.", "Mash the carrot."],
    ["Stir the carrot, honey and pear.", "Stir the carrot and pear."],
    ["Carrot, pear and honey", "Carrot and pear"],
    ["Carrot, pear, apple and honey.", "Carrot, pear and apple."],
    ["Honey and carrot mash", "Carrot mash"],
    ["HONEY and carrot.", "Carrot."],
    ["honey and carrot", "carrot"],
    ["Mash the carrot and 1/2 cup honey.", "Mash the carrot."],
    ["Serve the carrot with honey over the rice.", "Serve the carrot over the rice."],
    ["Mash the carrot with the honey, then rest.", "Mash the carrot, then rest."],
    ["Mash carrot, pear or honey", "Mash carrot or pear"],
    ["Mash carrot, pear, honey.", "Mash carrot, pear."],
    ["Mix the carrot, the pear and the honey together.", "Mix the carrot and the pear together."],
    ["Die Karotte mit etwas Honig zerdrücken.", "Die Karotte zerdrücken."],
    ["Karotte, Birne und Honig mischen.", "Karotte und Birne mischen."],
    ["Rozgnieć marchewkę z odrobiną miodu.", "Rozgnieć marchewkę."],
    ["Dodaj miód i marchewkę.", "Dodaj marchewkę."],
    ["မုန်လာဥနီ၊ ပျားရည်ကို ရောပါ။", "မုန်လာဥနီကို ရောပါ။"],
    ["ပျားရည်နဲ့ မုန်လာဥနီကို ရောပါ။", "မုန်လာဥနီကို ရောပါ။"],
    ["မုန်လာဥနီ နဲ့ ပျားရည် ထည့်ပါ။", "မုန်လာဥနီ ထည့်ပါ။"],
  ])("%s is %s", (sentence, mended) => {
    expect(mendSentence(sentence, isHoney)).toBe(mended);
  });

  it.each([
    ["a verb is left without its object", "Add honey and mash the carrot."],
    ["what is left says where, and not what", "Serve with the honey over the carrot."],
    ["what is left says where in German", "Mit dem Honig auf der Karotte anrichten."],
    ["what is left says where in Polish", "Podaj z miodem na marchewce."],
    ["it is glued to a word", "Serve the honey-glazed carrot."],
    ["it stands in brackets", "Serve the carrot hot (with honey)."],
    ["nobody knows how much of the words belongs to it", "Mash the carrot with plenty of dark runny honey."],
    ["the verb would be of two", "The carrot and the honey are soft."],
    ["they would be together with nothing", "Cook the carrot and the honey together."],
    ["both would be one", "Die Karotte und den Honig miteinander mischen."],
    ["razem speaks of two", "Ugotuj razem marchewkę i miód."],
    ["it is named again and again", "Honey, honey, honey, honey, honey, honey, honey and carrot."],
    ["the sentence would begin with its comma", "With honey, the carrot is sweet."],
    ["the sentence would begin with its verb, which stood second", "Mit Honig die Karotte servieren."],
    ["a compatible letter has moved the places", "Mash the carrot ½ with honey."],
  ])("cannot be kept whole where %s", (_, sentence) => {
    expect(mendSentence(sentence, isHoney)).toBeUndefined();
  });

  it("goes altogether where it names nothing else", () => {
    for (const sentence of ["Stir in the honey.", "Den Honig unterrühren.", "Dodaj miód.", "ပျားရည် ထည့်ပါ။"]) {
      expect(mendSentence(sentence, isHoney)).toBe("");
    }
  });

  it("stays where it speaks of everything else", () => {
    expect(mendSentence("Mix everything with the honey.", isHoney)).toBe("Mix everything.");
    expect(mendSentence("Alles mit Honig verrühren.", isHoney)).toBe("Alles verrühren.");
    expect(mendSentence("Wymieszaj wszystko z miodem.", isHoney)).toBe("Wymieszaj wszystko.");
    expect(mendSentence("Stir it into the honey.", isHoney)).toBe("");
  });

  it("loses two things as it loses one", () => {
    const out = isOneOf("egg", "butter");
    expect(mendSentence("Mix the carrot, egg, butter and pear.", out)).toBe("Mix the carrot and pear.");
    expect(mendSentence("Mix the carrot with the egg and the butter.", out)).toBe("Mix the carrot.");
    expect(mendSentence("Egg, butter and carrot.", out)).toBe("Carrot.");
  });

  it("is left as it is where the thing is left out already", () => {
    for (const sentence of [
      "Mash the carrot without honey.",
      "Karotte, ohne Honig.",
      "Marchewka bez miodu.",
      "No honey.",
    ]) {
      expect(mendSentence(sentence, isHoney)).toBe(sentence);
    }
  });
});

describe("what a sentence speaks of", () => {
  it("is something where a rule or a family can speak of it", () => {
    const names = (text: string) => read(text).sightings.filter(namesSomething).length;
    expect(names("carrot, honey, pesto and popcorn")).toBe(4);
    expect(names("cheese cubes")).toBe(1);
    expect(names("the spoon and the plate")).toBe(0);
  });

  it("may be what was named before", () => {
    for (const text of [
      "Mash it.",
      "Serve them warm.",
      "Zerdrücke sie.",
      "Alles mischen.",
      "Wymieszaj je.",
      "အားလုံး ရောပါ။",
    ]) {
      expect(STANDS_FOR_OTHERS.test(text), text).toBe(true);
    }
    for (const text of ["Split the pea.", "Sieve", "Die Suppe esse", "jeden", "Mash the carrot."]) {
      expect(STANDS_FOR_OTHERS.test(text), text).toBe(false);
    }
  });
});

/** Sentences as cooks write them: each holds {} for a list of two or three things. */
const WRITTEN = [
  {
    and: " and ",
    things: ["carrot", "pear", "banana", "potato", "honey"],
    sentences: [
      "Mash the {}.",
      "{}",
      "Steam the {} until soft.",
      "Put {} into the pot and stir.",
      "Serve {}, then rest.",
    ],
  },
  {
    and: " und ",
    things: ["Karotte", "Birne", "Banane", "Pastinake", "Honig"],
    sentences: ["{} zerdrücken.", "{}", "{} dämpfen und abkühlen lassen.", "{}, dann warten."],
  },
  {
    and: " i ",
    things: ["marchewka", "gruszka", "banan", "pietruszka korzeń", "miód"],
    sentences: ["{}", "{}, na parze.", "Na talerzu: {}."],
  },
  { and: " နဲ့ ", things: ["မုန်လာဥနီ", "သစ်တော်သီး", "ငှက်ပျောသီး", "အာလူး", "ပျားရည်"], sentences: ["{} ထည့်ပါ။", "{}ကို ရောပါ။"] },
] as const;

describe("the laws of mending", () => {
  const sentence = fc.constantFrom(...WRITTEN).chain(({ and, things, sentences }) =>
    fc
      .tuple(fc.shuffledSubarray([...things], { minLength: 2, maxLength: 4 }), fc.constantFrom(...sentences))
      .map(([list, written]) => {
        const last = list.at(-1) ?? "";
        return written.replace("{}", () =>
          and === " နဲ့ " ? list.join(and) : list.slice(0, -1).join(", ") + and + last,
        );
      }),
  );
  const out = fc.constantFrom(isHoney, isOneOf("pear"), isOneOf("banana", "potato"), isOneOf("carrot"));
  const named = (text: string, wanted: (sighting: Sighting) => boolean) =>
    read(text)
      .sightings.filter((each) => namesSomething(each) && wanted(each))
      .map(({ surface }) => surface);

  it("names nothing of what is out, and all of what is not, in its order", () => {
    let mendedOnes = 0;
    fc.assert(
      fc.property(sentence, out, (text, isOut) => {
        const mended = mendSentence(text, isOut);
        if (mended === undefined || mended === "") return;
        if (mended !== text) mendedOnes += 1;
        expect(named(mended, isOut)).toEqual([]);
        expect(named(mended, (each) => !isOut(each))).toEqual(named(text, (each) => !isOut(each)));
      }),
      { numRuns: 500 },
    );
    expect(mendedOnes).toBeGreaterThan(100);
  });

  it("is a whole sentence: no joint without its thing, no space before a stop, as it began and as it ended", () => {
    fc.assert(
      fc.property(sentence, out, (text, isOut) => {
        const mended = mendSentence(text, isOut);
        if (mended === undefined || mended === "") return;
        expect(mended).not.toMatch(
          / {2}|\s[.,;]|,\s*[.,]|^(?:and|und|i|,)\s|\s(?:and|und|i|နဲ့|,)\s*[.။]?$|\b(and|und) \1\b/,
        );
        expect(/^\p{Lu}/u.test(mended)).toBe(/^\p{Lu}/u.test(text));
        expect(mended.at(-1) === "." || mended.at(-1) === "။").toBe(/[.။]$/.test(text));
      }),
      { numRuns: 500 },
    );
  });

  it("is not mended again, and is untouched where nothing of it is out", () => {
    fc.assert(
      fc.property(sentence, out, (text, isOut) => {
        const mended = mendSentence(text, isOut);
        if (mended !== undefined && mended !== "") expect(mendSentence(mended, isOut)).toBe(mended);
        expect(mendSentence(text, () => false)).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  it("is total and untouched on any text in which nothing is named", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
        const names = read(text).sightings.some(namesSomething);
        if (!names) expect(mendSentence(text, () => true)).toBe(text);
        else expect(() => mendSentence(text, () => true)).not.toThrow();
      }),
    );
  });
});
