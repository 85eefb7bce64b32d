import { describe, expect, it } from "vitest";
import { assessRecipe } from "@/lib/domain/safety/assess-recipe";
import { withoutMedia } from "@/lib/domain/safety/media";
import { read } from "@/lib/domain/safety/reading";
import { LANGUAGES, type Language } from "@/lib/domain/shared/language";
import { isSubject } from "@/lib/domain/safety/denied-forms";
import { FORM_WORDS, HAZARDS } from "@/lib/domain/safety/vocabulary";
import { normalise } from "@/lib/domain/food/normalise";
import { scan } from "@/lib/domain/food/scan";

interface Words {
  readonly line: string;
  readonly cut: string;
  /** Sentences that cook what was cut, and name only what it is cooked in or with. */
  readonly cooked: readonly string[];
  /** Sentences that heat something else, or nothing. */
  readonly raw: readonly string[];
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    line: "2 carrots",
    cut: "Peel the carrots and cut into sticks.",
    cooked: [
      "Simmer in a little water until soft.",
      "Toss with the oil and thyme. Roast for 30 minutes until very soft.",
      "Drizzle with olive oil and bake until soft.",
      "Cook in 200 ml of water without salt until soft.",
      "Add a splash of water and steam until soft.",
    ],
    raw: ["Boil the water in the kettle.", "Heat the oil in a pan.", "Drizzle with olive oil.", "Sprinkle with thyme."],
  },
  de: {
    line: "2 Karotten",
    cut: "Karotten schälen und in Stifte schneiden.",
    cooked: [
      "In wenig Wasser weich kochen.",
      "Mit etwas Wasser weich dünsten.",
      "Mit Olivenöl und Thymian mischen. 30 Minuten backen, bis alles weich ist.",
      "Mit 3 EL Wasser weich dünsten.",
    ],
    raw: ["In einem Topf Wasser aufkochen.", "Das Rapsöl erhitzen.", "Mit Olivenöl beträufeln."],
  },
  "de-AT": {
    line: "2 Karotten",
    cut: "Die Karotten schälen und in Stifte schneiden.",
    cooked: ["In etwas Wasser weich dünsten.", "Mit Rapsöl mischen und im Rohr weich backen."],
    raw: ["Wasser aufkochen.", "Mit Rapsöl beträufeln."],
  },
  pl: {
    line: "2 marchewki",
    cut: "Marchewki obierz i pokrój w słupki.",
    cooked: [
      "Ugotuj w małej ilości wody do miękkości.",
      "Zalej wodą i gotuj do miękkości.",
      "Skrop oliwą i piecz do miękkości.",
    ],
    raw: ["Zagotuj wodę w czajniku.", "Skrop oliwą."],
  },
  my: {
    line: "မုန်လာဥနီ ၂ ဥ",
    cut: "မုန်လာဥနီကို အချောင်းလိုက် လှီးပါ။",
    cooked: ["ရေနည်းနည်းနဲ့ နူးအောင် ပြုတ်ပါ။"],
    raw: ["ဆီ ဆမ်းပါ။"],
  },
};

function breaks(language: Language, steps: string): boolean {
  const recipe = {
    title: "",
    ingredients: [WORDS[language].line],
    instructions: steps,
    servingInstructions: { preparation: "", size: "", safety: "" },
  };
  const { findings } = assessRecipe(recipe, { months: 8, allergens: [], avoidFoods: [] });
  return findings.some(({ ruleId, severity }) => ruleId === "raw_hard_veg" && severity === "transform");
}

describe.each(LANGUAGES)("a sentence that names only what food is cooked in or with, in %s", (language) => {
  const { cut, cooked, raw } = WORDS[language];

  it.each(cooked)("cooks what the sentence before it cut: %s", (said) => {
    expect(breaks(language, `${cut}\n${said}`)).toBe(false);
    expect(breaks(language, `${cut} ${said}`)).toBe(false);
  });

  it.each(raw)("cooks nothing where it heats only that, or nothing: %s", (said) => {
    expect(breaks(language, `${cut}\n${said}`)).toBe(true);
  });
});

describe("what a sentence is about", () => {
  function about(said: string): readonly string[] {
    const text = normalise(said);
    const mentions = scan(text, HAZARDS);
    const isAbout = withoutMedia(text, mentions, mentions.map(isSubject));
    return mentions.filter((_, index) => isAbout[index] === true).map(({ surface }) => surface);
  }

  it.each([
    ["Fry the carrot in butter.", ["carrot"]],
    ["Toss with olive oil, thyme and cinnamon.", []],
    ["Heat the butter.", ["butter"]],
    ["Boil the water.", ["water"]],
    ["Cook in water with the oats.", ["oats"]],
    ["Die Karotte mit Rapsöl und Zimt mischen.", ["karotte"]],
  ])("is told from what stands in it for others: %s", (said, expected) => {
    expect(about(said)).toEqual(expected);
  });

  it("says nothing of words that are no subject", () => {
    const text = "cut into quarters";
    const mentions = scan(text, FORM_WORDS);
    expect(withoutMedia(text, mentions, mentions.map(isSubject)).some(Boolean)).toBe(false);
    expect(read(text).sightings).toEqual([]);
  });
});

describe("a spice that is a vegetable in another language", () => {
  it.each(["1 tsp paprika", "1/2 TL Paprika", "a pinch of paprika", "1 łyżeczka papryki"])(
    "is one by the spoon: %s",
    (line) => {
      expect(read(line).sightings.flatMap(({ foods }) => foods)).not.toContain("bell_pepper");
    },
  );

  it.each(["1 rote Paprika", "1 Paprika", "pół papryki"])("is the vegetable by the piece: %s", (line) => {
    expect(read(line).sightings.flatMap(({ foods }) => foods)).toContain("bell_pepper");
  });
});
