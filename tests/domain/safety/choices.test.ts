import { describe, expect, it } from "vitest";
import { FOOD_IDS, type FoodId } from "@/lib/domain/food/food-ids";
import { RULE_IDS } from "@/lib/domain/safety/rule-ids";
import { RULES } from "@/lib/domain/safety/rules.table";
import { LANGUAGES, type Language } from "@/lib/domain/shared/language";
import { foundOf, wordFor } from "./exam/base-recipes";

const MONTHS = 9;

interface Choice {
  readonly form: "whole" | "raw";
  /** What one of the two says alone. */
  readonly undone: string;
  /** Both, in either order. */
  readonly either: readonly string[];
}

const de: readonly Choice[] = [
  {
    form: "whole",
    undone: "{} ganz servieren",
    either: ["{} ganz oder geviertelt servieren", "{} vierteln oder ganz lassen", "{} zerdrücken oder ganz servieren"],
  },
  {
    form: "raw",
    undone: "{} roh servieren",
    either: ["{} weich dünsten oder roh servieren", "{}, roh oder weich gekocht"],
  },
];
const CHOICES: Readonly<Record<Language, readonly Choice[]>> = {
  en: [
    {
      form: "whole",
      undone: "serve the {} whole",
      either: [
        "serve the {} whole or quartered",
        "quarter the {} or leave it whole",
        "mash half of the {}, leave the rest whole",
      ],
    },
    {
      form: "raw",
      undone: "serve the {} raw",
      either: ["steam the {} until soft or serve it raw", "the {}, raw or steamed until soft"],
    },
  ],
  de,
  "de-AT": de,
  pl: [
    {
      form: "whole",
      undone: "podaj {} w całości",
      either: [
        "podaj {} w całości lub na ćwiartki",
        "{} rozgnieć albo podaj w całości",
        "połowę {} rozgnieć, resztę zostaw w całości",
      ],
    },
    { form: "raw", undone: "podaj {} na surowo", either: ["{} ugotuj do miękkości lub podaj na surowo"] },
  ],
  my: [
    { form: "whole", undone: "{} ကို အလုံးလိုက် ကျွေးပါ", either: ["{} ကို အလုံးလိုက် သို့မဟုတ် လေးစိတ်ခွဲပြီး ကျွေးပါ"] },
    { form: "raw", undone: "{} ကို အစိမ်းလိုက် ကျွေးပါ", either: ["{} ကို နူးအောင် ပြုတ်ပါ ဒါမှမဟုတ် အစိမ်းလိုက် ကျွေးပါ"] },
  ],
};

/** The rules to which a form is a hazard, and of what has no form in which it is none. */
const rulesOf = (form: Choice["form"]): ReadonlySet<string> =>
  new Set([...RULE_IDS.filter((rule) => RULES[rule].triggerForms.includes(form)), "stays_crunchy"]);

/** Whether a food is found in a form that is a hazard where a step speaks of it. */
function isAmiss(food: FoodId, language: Language, step: string, form: Choice["form"]): boolean {
  const rules = rulesOf(form);
  const found = foundOf(food, language, step.replace("{}", wordFor(food, language)), MONTHS);
  return found.some(({ ruleId }) => rules.has(ruleId));
}

describe("a form that may be chosen beside another", () => {
  it.each(
    LANGUAGES.flatMap((language) =>
      CHOICES[language].flatMap(({ form, undone, either }) =>
        either.map((said) => [language, said, undone, form] as const),
      ),
    ),
  )("%s: %s: is a hazard of each food that is one in: %s", (language, said, undone, form) => {
    const alone = FOOD_IDS.filter((food) => isAmiss(food, language, undone, form));
    const lost = alone.filter((food) => !isAmiss(food, language, said, form));
    expect(lost).toEqual([]);
    expect(alone.length).toBeGreaterThan(20);
  });
});

type Pair = readonly [alone: string, either: string];
const deEnough: readonly Pair[] = [
  ["{} vierteln", "{} vierteln oder zerdrücken"],
  ["{} weich kochen", "{} weich kochen oder dünsten"],
  ["{} weich kochen und zerdrücken", "{} ganz oder in Stücken weich kochen und zerdrücken"],
];
/** One of two that are both enough, or of two ways to the same. */
const ENOUGH: Readonly<Record<Language, readonly Pair[]>> = {
  en: [
    ["quarter the {}", "quarter the {} or mash it"],
    ["steam the {} until soft", "steam or boil the {} until soft"],
    ["boil the {} until soft and mash it", "boil the {} whole or in chunks until soft and mash it"],
    ["mash the {}", "mash the {} with breast milk or whole milk"],
    ["quarter the {}", "quarter a few whole {}"],
  ],
  de: deEnough,
  "de-AT": deEnough,
  pl: [
    ["{} pokrój na ćwiartki", "{} pokrój na ćwiartki lub rozgnieć"],
    ["{} ugotuj do miękkości", "{} ugotuj lub upiecz do miękkości"],
    ["{} ugotuj do miękkości i rozgnieć", "{} ugotuj w całości lub w kawałkach do miękkości i rozgnieć"],
  ],
  my: [["{} ကို နူးအောင် ပြုတ်ပါ", "{} ကို နူးအောင် ပြုတ်ပါ သို့မဟုတ် ပေါင်းပါ"]],
};

describe("a choice of two that are enough", () => {
  it.each(
    LANGUAGES.flatMap((language) => ENOUGH[language].map(([alone, either]) => [language, either, alone] as const)),
  )("%s: %s: finds no form amiss that is none in: %s", (language, either, alone) => {
    const fine = FOOD_IDS.filter((food) => !isAmiss(food, language, either, "whole"));
    const refused = FOOD_IDS.filter((food) => !fine.includes(food) && !isAmiss(food, language, alone, "whole"));
    expect(refused).toEqual([]);
    expect(fine.length).toBeGreaterThan(200);
  });
});
