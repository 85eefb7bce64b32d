import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalise } from "@/lib/domain/food/normalise";
import { createVocabulary, scan } from "@/lib/domain/food/scan";
import type { Language } from "@/lib/domain/shared/language";

type Spoken = Exclude<Language, "de-AT">;

const WORDS: Readonly<Record<Spoken, readonly string[]>> = {
  en: ["honey", "salt", "maple syrup"],
  de: ["Honig", "Salz", "Ahornsirup"],
  pl: ["miodu", "soli", "cukru"],
  my: ["ပျားရည်", "ဆား", "သကြား"],
};
const SPOKEN = ["en", "de", "pl", "my"] as const;
const VOCABULARY = createVocabulary(
  SPOKEN.flatMap((language) => WORDS[language].map((surface) => ({ surface, value: surface, language }))),
);

/** Each asks for the thing, be it with two denials. */
const ASKED_FOR: Readonly<Record<Spoken, readonly string[]>> = {
  en: [
    "not without {}",
    "nothing beats it, but nothing works without {}",
    "you can't cook this without {}",
    "without {} nobody eats it",
    "hardly a breakfast without {}",
    "boring without {}",
    "you must not skip the {}",
  ],
  de: [
    "nicht ohne {}",
    "ohne {} geht gar nichts",
    "ohne {} isst das keiner",
    "niemand kocht das ohne {}",
    "undenkbar ohne {}",
    "fad ohne {}",
  ],
  pl: ["nie bez {}", "bez {} nikt tego nie zje", "nic się nie uda bez {}", "bez {} ani rusz", "nudna kasza bez {}"],
  my: ["{} မပါရင် မကောင်းဘူး", "{} မထည့်လျှင် မစားဘူး", "{} မပါဘဲ မချက်နဲ့", "{} မထည့်လို့ မရဘူး", "{} မပါမဖြစ် ထည့်ပါ"],
};

/** Each leaves the thing out, and says another "not" where it means something else. */
const LEFT_OUT: Readonly<Record<Spoken, readonly string[]>> = {
  en: [
    "cook without {} until it is not hard",
    "without {} and not fried",
    "neither pepper nor {}",
    "no {}",
    "it is not spicy, and without {}",
    "mash without {} because nobody needs it",
  ],
  de: ["ohne {} und nicht gebraten", "weder Pfeffer noch {}", "ohne {} kochen, bis nichts mehr hart ist", "kein {}"],
  pl: ["bez {} i nie smażone", "ani pieprzu ani {}", "bez {}, bo nikt tego nie potrzebuje"],
  my: ["{} မထည့်ဘဲ ချက်ပါ", "{} မပါ", "{} လုံးဝမပါ", "{}ရော မထည့်ပါနဲ့", "{} မထည့်ပါ။ မပူပါစေနဲ့"],
};

function negated(sentence: string, word: string): readonly boolean[] {
  return scan(normalise(sentence.replace("{}", () => word)), VOCABULARY).map((mention) => mention.negated);
}

function cases(sentences: Readonly<Record<Spoken, readonly string[]>>): readonly (readonly [string, string])[] {
  return SPOKEN.flatMap((language) =>
    sentences[language].flatMap((sentence) => WORDS[language].map((word) => [sentence, word] as const)),
  );
}

describe("a thing that is denied twice", () => {
  it.each(cases(ASKED_FOR))("is asked for: %s (%s)", (sentence, word) => {
    expect(negated(sentence, word)).toEqual([false]);
  });
});

describe("a thing that is denied once", () => {
  it.each(cases(LEFT_OUT))("is left out: %s (%s)", (sentence, word) => {
    expect(negated(sentence, word)).toEqual([true]);
  });

  it("stays left out whatever the sentence before it denies", () => {
    const left = fc.constantFrom(...cases(LEFT_OUT).filter(([sentence]) => !/[\u1000-\u109f]/.test(sentence)));
    const before = fc.constantFrom("This is not hard.", "Das mag keiner.", "Nic trudnego.", "Nothing to it!");
    fc.assert(
      fc.property(before, left, (first, [sentence, word]) => {
        expect(negated(`${first} ${sentence}`, word)).toEqual([true]);
      }),
    );
  });
});
