import { describe, expect, it } from "vitest";
import { FOOD_IDS } from "@/lib/domain/food/food-ids";
import { read } from "@/lib/domain/safety/reading";
import { LANGUAGES, type Language } from "@/lib/domain/shared/language";
import { wordFor } from "./exam/base-recipes";

const de: readonly string[] = [
  "verrühre {}, salz und zucker weglassen",
  "gib {} dazu, salz und zucker bitte ganz weglassen",
  "einrühren: {}, salz und zucker sind nicht nötig",
  "{} und zimt verrühren, salz und zucker weglassen",
  "mit {}, auf salz und zucker verzichten",
  "nicht auf salz, zucker und {} verzichten",
];
/** What is put in, and behind it a list that is left out. */
const PUT_IN: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "stir in {}, salt and sugar are not needed",
    "mix {}, salt and sugar should be avoided",
    "mash the {}, salt and sugar must not be added",
    "serve with {}, leave out the salt and sugar",
    "do not skip salt, sugar and {}",
  ],
  de,
  "de-AT": de,
  pl: [
    "wymieszaj {}, sól i cukier nie są potrzebne",
    "{} i cynamon wymieszaj, sól i cukier pomiń",
    "zmiksuj {}, soli i cukru nie dodawaj",
    "dodaj {}, z soli i cukru zrezygnuj",
    "bez soli, {} dodaj na koniec",
  ],
  my: ["မွှေပြီး {}၊ ဆား မထည့်ပါနှင့်", "{} ထည့်ပါ။ ဆား၊ သကြား မထည့်ပါနှင့်", "{} ထည့်ပြီး ဆားနှင့် သကြား မထည့်ပါနှင့်"],
};

describe("what is put in before a list that is left out", () => {
  it.each(LANGUAGES.flatMap((language) => PUT_IN[language].map((said) => [language, said] as const)))(
    "%s: is in it, whatever it is: %s",
    (language, said) => {
      const lost = FOOD_IDS.filter((food) => {
        const { sightings } = read(said.replace("{}", wordFor(food, language)));
        return !sightings.some(({ foods, negated }) => !negated && foods.includes(food));
      });
      expect(lost).toEqual([]);
    },
  );
});
