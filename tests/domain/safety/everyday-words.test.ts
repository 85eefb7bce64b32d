import { describe, expect, it } from "vitest";
import { ALLERGEN_IDS, type AllergenId } from "@/lib/domain/food/allergen";
import type { FoodId } from "@/lib/domain/food/food-ids";
import { assessPantry } from "@/lib/domain/safety/assess-pantry";
import type { Finding } from "@/lib/domain/safety/finding";

function findings(word: string, months: number, allergens: readonly AllergenId[] = ALLERGEN_IDS): readonly Finding[] {
  return assessPantry([word], { months, allergens, avoidFoods: [] }).results[0]?.findings ?? [];
}

/** Words of shelves and menus, by the groups that a family has to be told of, be it as what the label may say. */
const TOLD: readonly (readonly [groups: string, words: string])[] = [
  [
    "gluten",
    "crispy onions|crispy fried onions|crispy fried shallots|paluszki|paluszki grissini|paluszki rybne|tortellini|cannelloni|pita|pita bread|Pitabrot|burger|burek|ladyfingers|black pudding|biszkopt|barszcz biały|ဘီယာ|မုန့်ကြွပ်",
  ],
  [
    "gluten",
    "Butterkeks|Vollkornkeks|Backerbsen|Salzstangerl|Kümmelstangerl|Topfengolatsche|Schinkenfleckerl|Kirschstrudel|Zimtschnecke|Apfeltasche|Quarktasche|Gemüseburger|Fischburger|Hühnernuggets|Backfisch|Vollkornbrei|gebackener Karfiol",
  ],
  [
    "eggs",
    "tartare sauce|Sauce Tartare|salad cream|lemon curd|macaron|ladyfingers|spanish tortilla|Makronen|Kokosmakronen|Zimtsterne|Backerbsen|Klopse|klopsy|biszkopty|pasztet|kokosanki|groszek ptysiowy|မယိုနိစ်",
  ],
  [
    "milk",
    "dahi|labneh|lemon curd|caesar dressing|Käsekrainer|Vanillesauce|Kakaotrunk|Eiskaffee|Zitroneneis|Karamellbonbons|gołka|zupa pomidorowa|zupa ogórkowa|မိုင်လို|ကော်ဖီမစ်|လက်ဖက်ရည်",
  ],
  ["nuts", "macaron|Zimtsterne|Vanillekipferl|Esterházytorte|Lebkuchen|chałwa|ဗာဒံနို့|ပစ်တာချီယို"],
  ["fish", "mullet|red mullet|fish cake|thai fish cakes|śledzik|stynka|paluszki rybne"],
  ["crustaceans", "szyjki rakowe|မုန့်ကြွပ်"],
  ["soya", "vegan mince|veganes Hack|wegańskie mięso mielone|ပဲဝါနို့"],
  ["celery", "Gemüsebrühpulver|Maggi|Suppenwürze|vegeta|Bovril|ကြက်သားမှုန့်"],
  ["peanut", "ပဲလှော်|ပဲကြော်"],
  ["sesame", "bagel|paluszki z sezamem"],
  ["sulphites", "dried mango|dried fruit|grape juice"],
];

/** Words that stand a letter from another food, or begin or end with one. */
const NO_SUCH_FOOD: readonly (readonly [food: FoodId, words: string])[] = [
  ["millet", "mullet|red mullet"],
  ["dragon_fruit", "pita|Pita"],
  ["white_bean", "cannelloni"],
  ["pasta", "macaron|macarons"],
  ["pear", "klopsy"],
  ["chestnut", "Makronen"],
  ["crab", "Kresse"],
  ["duck", "Kamillentee|Hagebuttentee|Lindenblütentee|Malventee|Hustentee"],
  ["peas", "Backerbsen|groszek ptysiowy"],
  ["minced_beef", "vegan mince|veganes Hack|Backfleisch"],
  ["catfish", "dim sum"],
  ["beetroot", "burek"],
  ["cream", "salad cream"],
  ["lemon", "lemon curd"],
  ["ham_cooked", "stynka|szyjki rakowe"],
  ["arctic_char", "gołka"],
  ["chicken", "ကြက်သားမှုန့်"],
];

/** What a rule has to say of a baby of six months. */
const RULED: readonly (readonly [rule: string, words: string])[] = [
  [
    "salty_foods",
    "paluszki|paluszki rybne|corned beef|gammon|gherkins|pickled onions|black pudding|Kasseler|Gemüsebrühpulver|kiszona kapusta|korniszony|kaszanka|ကြက်သားမှုန့်|သရက်သီးသနပ်",
  ],
  ["crunchy_snacks", "banana chips|veggie chips|Gemüsechips|Linsenchips|Bananenchips|prażynki"],
  ["added_sugar", "Butterkeks|Vollkornkeks|Zitroneneis|Schokoeis|sorbet|Esterházytorte|ကြံသကာ|ခရမ်းချဉ်သီးဆော့"],
  ["alcohol", "Apfelmost|Rumkugeln|Kochrum|Grüner Veltliner"],
  ["marshmallow", "Mäusespeck"],
  ["poppy", "Mohnstangerl|Mohnschnecke"],
  ["caffeine", "ကော်ဖီမစ်|လက်ဖက်ရည်"],
  ["round_slippery", "Klopse|klopsy"],
  ["cassia_cinnamon", "Zimtschnecke|Zimtsterne"],
];

/** Words by which a rule is not called. */
const NOT_RULED: readonly (readonly [rule: string, words: string])[] = [
  ["raw_meat", "tartare sauce|Sauce Tartare"],
  ["added_sugar", "Melisse|melisa|tortellini|မယိုနိစ်|ပစ်တာချီယို"],
  ["sweeteners", "śledzik|sorbet"],
  ["shellfish_cooked", "Zimtschnecke|Rosinenschnecke"],
];

const unheeded = (words: string, isHeeded: (word: string) => boolean) =>
  words.split("|").filter((word) => !isHeeded(word));

describe("a word of every day", () => {
  it.each(TOLD)("tells a family of %s: %s", (group, words) => {
    const isTold = (word: string) => findings(word, 90).some(({ allergen }) => allergen === group);
    expect(unheeded(words, isTold)).toEqual([]);
  });

  it.each(NO_SUCH_FOOD)("is no %s: %s", (food, words) => {
    const isNone = (word: string) => {
      const profile = { months: 90, allergens: [], avoidFoods: [] };
      return assessPantry([word], profile).results[0]?.foods.includes(food) === false;
    };
    expect(unheeded(words, isNone)).toEqual([]);
  });

  it.each(RULED)("is said by %s: %s", (rule, words) => {
    expect(unheeded(words, (word) => findings(word, 6, []).some(({ ruleId }) => ruleId === rule))).toEqual([]);
  });

  it.each(NOT_RULED)("is not said by %s: %s", (rule, words) => {
    expect(unheeded(words, (word) => findings(word, 6, []).every(({ ruleId }) => ruleId !== rule))).toEqual([]);
  });

  it.each(["paluszki z marchewki", "paluszki z ogórka", "marchewka pokrojona w paluszki", "paluszki z batatów"])(
    "is no bread where something is cut into it: %s",
    (words) => {
      expect(findings(words, 90).filter(({ allergen }) => allergen === "gluten")).toEqual([]);
      expect(findings(words, 6, []).map(({ ruleId }) => ruleId)).not.toContain("salty_foods");
    },
  );

  it("is known as a herb in three languages where it can be none but the spice, and asked about where it may be tea", () => {
    for (const herb of ["sage", "Salbei", "szczypta szałwii", "mielona szałwia", "Melisse", "melisa"])
      expect(findings(herb, 9, []), herb).toEqual([]);
    for (const tea of ["szałwia", "sage tea", "napar z szałwii", "Salbeitee"])
      expect(
        findings(tea, 9, []).map(({ severity }) => severity),
        tea,
      ).toContain("unknown");
  });
});
