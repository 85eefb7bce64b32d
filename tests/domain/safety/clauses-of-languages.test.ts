import { describe, expect, it } from "vitest";
import { assessRecipe, type RecipeAssessment } from "@/lib/domain/safety/assess-recipe";
import { KEEPING_CLAUSES } from "@/lib/domain/safety/keeping-clauses.table";
import { SAID_CLAUSES } from "@/lib/domain/safety/said-in-clauses.table";
import { requiredTexts } from "@/lib/domain/shared/required-texts";
import { LANGUAGES, type Language } from "@/lib/domain/shared/language";
import { assessStep, withText } from "./exam/base-recipes";

/** What leaves meat or fish raw, in words that no list of forms has. */
const RAW = {
  raw_meat: {
    en: "Fry the chicken for only a minute.",
    de: "Das Hähnchen nur eine Minute braten.",
    pl: "Usmaż mięso tylko minutę.",
  },
  raw_fish: {
    en: "Fry the tuna for only a minute.",
    de: "Den Lachs nur eine Minute braten.",
    pl: "Usmaż łososia tylko minutę.",
  },
} as const;
/** The same things, done as they should be. */
const DONE = {
  en: "Simmer the chicken and the cod for 25 minutes until cooked through.",
  de: "Das Hähnchen und den Kabeljau 25 Minuten ganz durchgaren.",
  pl: "Gotuj mięso i dorsza 25 minut, aż będą całkiem ugotowane.",
} as const;

const WRITTEN = ["en", "de", "pl"] as const;
const RULES = ["raw_meat", "raw_fish"] as const;

function forbidden({ findings }: RecipeAssessment): readonly string[] {
  return findings.flatMap(({ ruleId, severity }) => (severity === "forbid" ? [ruleId] : []));
}

function rulesOf(language: Language, step: string): readonly string[] {
  return forbidden(assessStep(language, step));
}

/** What is forbidden where a line and a step more stand in the clean English recipe. */
function rulesBeside(line: string, step: string): readonly string[] {
  const recipe = withText("en", "line", line);
  const withStep = { ...recipe, instructions: `${recipe.instructions}\n${step}` };
  return forbidden(assessRecipe(withStep, { months: 9, allergens: [], avoidFoods: [] }));
}

const CASES = RULES.flatMap((rule) => WRITTEN.map((written) => [rule, written] as const));

describe.each(CASES)("%s, said in a clause in %s", (rule, written) => {
  it.each(LANGUAGES)("is found in a recipe in %s", (language) => {
    expect(rulesOf(language, RAW[rule][written])).toContain(rule);
  });

  it.each(WRITTEN)("is found behind what is cooked as it should be in %s", (other) => {
    expect(rulesOf(written, `${DONE[other]}\n${RAW[rule][written]}`)).toContain(rule);
  });

  it("is not found where it is cooked through", () => {
    expect(rulesOf(written, DONE[written])).toEqual([]);
  });
});

describe("the table of clauses", () => {
  it("denies none of them by its own words", () => {
    for (const { said, unless } of [...SAID_CLAUSES, ...KEEPING_CLAUSES])
      for (const source of said)
        for (const texts of requiredTexts(source))
          expect(
            texts.every((text) => unless?.test(text.trim()) === true),
            source,
          ).toBe(false);
  });

  it("searches for each danger, and asks expressions that keep no place", () => {
    for (const { said, onlyWith, unless, unlessBefore, unlessLater } of [...SAID_CLAUSES, ...KEEPING_CLAUSES]) {
      expect(said.length).toBeGreaterThan(0);
      for (const asked of [onlyWith, unless, unlessBefore]) expect(asked?.global ?? false, asked?.source).toBe(false);
      expect(unlessLater?.global ?? true, unlessLater?.source).toBe(true);
    }
  });

  it.each<readonly [rule: string, language: Language, step: string]>([
    ["rare", "en", "Roast the melon until it is red in the middle."],
    ["raw_fish", "en", "Fry the onion gently; it should be still translucent inside."],
    ["raw_egg", "en", "Steam the carrot and leave it soft if baby likes it so."],
    ["raw_meat", "en", "Cook the beetroot until soft; it bleeds a little when sliced."],
    ["raw_meat", "de", "Die Rote Bete weich kochen, sie blutet beim Schneiden."],
    ["raw_flour", "en", "Lick the spoon and serve the carrot mash."],
    ["cows_milk_drink", "pl", "Marchewkę ugotuj do miękkości i podaj w butelce."],
    ["bones_stones", "en", "Cook the lamb on the bone, then take the meat off the bone, shred it and serve."],
    ["juice", "en", "Squeeze the lemon over the fish. Pour water into a beaker."],
    ["raw_meat", "en", "Brown the chicken, then simmer it until cooked through; it keeps cooking while it rests."],
    ["raw_meat", "de", "Das Steak von jeder Seite 2 Minuten braten, dann 20 Minuten im Ofen durchgaren."],
    ["raw_meat", "de", "Das Hähnchen 12 Minuten pro Seite braten."],
    ["raw_fish", "en", "Poach the cod until it turns opaque and flakes."],
    ["raw_shellfish", "en", "Fry the prawns until they start to turn pink, then simmer in the sauce for 10 minutes."],
    ["raw_hard_veg", "en", "Steam the carrot until soft and cut it into nice bite-sized pieces."],
    ["spoiled_food", "en", "Simmer the okra, a bit slimy as it is, until soft."],
    ["raw_egg", "en", "Crack the egg into the soup, simmer for 10 minutes and serve immediately."],
    ["raw_egg", "en", "Bake the egg custard for 30 minutes until set and no longer wobbly."],
    ["raw_egg", "my", "ကြက်ဥကို ဟင်းရည်ပူထဲ ဖောက်ထည့်ပြီး ၁၀ မိနစ် ချက်ပါ။"],
    ["cows_milk_drink", "en", "Warm the milk, whisk in the semolina, and let baby drink some water."],
    ["process_storage", "en", "Cook the rice and keep it warm in the cooker until the vegetables are done."],
    ["process_storage", "pl", "Ugotuj ryż i trzymaj w cieple, aż warzywa będą gotowe."],
  ])("finds none where it is of something else, or goes on to be done: %s, %s, %s", (rule, language, step) => {
    expect(assessStep(language, step).findings.map(({ ruleId }) => ruleId)).not.toContain(rule);
  });

  it.each<readonly [rule: string, language: Language, step: string]>([
    ["raw_egg", "en", "Beat the egg, whisk the white until stiff and fold it into the semolina once it has cooled."],
    ["bones_stones", "en", "Stew the cherries without pitting, then serve."],
    ["raw_fish", "en", "Fry the salmon; it should be still translucent inside."],
    ["whole_seeds", "de", "Den Brei mit gerösteten Körnern bestreuen."],
    ["cows_milk_drink", "pl", "Podgrzej mleko krowie i podaj w butelce."],
    ["raw_meat", "en", "Roast the beef until brown; it bleeds a little when sliced."],
    ["raw_meat", "de", "Das Steak braten, es darf beim Anschneiden noch etwas bluten."],
    ["raw_meat", "de", "Das Rindfleisch braten, bis es innen nur noch leicht blutet."],
    ["bones_stones", "en", "Roast the lamb until well done and serve it on the bone."],
    ["bones_stones", "de", "Das Lamm ganz durchbraten und am Knochen servieren."],
    ["juice", "en", "Squeeze the oranges into a beaker and serve."],
    ["juice", "de", "Die Orangen auspressen und ins Fläschchen füllen."],
    ["juice", "pl", "Wyciśnij pomarańcze do butelki."],
    ["raw_meat", "en", "Pan-fry the chicken until golden outside; it will finish cooking as it cools."],
    ["raw_meat", "de", "Das Hähnchen goldbraun anbraten, es zieht beim Ruhen noch nach."],
    ["raw_meat", "de", "Das Steak 2 Minuten pro Seite braten."],
    ["raw_meat", "de", "Das Rindersteak von jeder Seite 2 Minuten braten."],
    ["raw_fish", "en", "Poach the cod until just turning opaque."],
    ["raw_shellfish", "en", "Fry the prawns until they start to turn pink."],
    ["raw_hard_veg", "en", "Steam the carrot so it keeps a little bite."],
    ["salty_foods", "en", "Sprinkle everything seasoning on the avocado."],
    ["bones_stones", "en", "Serve with a few olives, stone in."],
    ["bones_stones", "de", "Mit Oliven, nicht entsteint, servieren."],
    ["bones_stones", "pl", "Podaj z niedrylowanymi wiśniami."],
    ["spoiled_food", "en", "Chop the ham; it may be a bit slimy."],
    ["spoiled_food", "en", "Stir in the yoghurt, best before last month."],
    ["raw_shellfish", "en", "Pop the clams in for thirty seconds, just warmed, mince finely."],
    ["juice", "en", "Squeeze the orange, dilute and give in the beaker."],
    ["raw_egg", "en", "Crack the egg into the hot soup and serve immediately."],
    ["raw_egg", "en", "Bake the eggs for 8 minutes until the tops are barely trembling."],
    ["raw_egg", "de", "Das Ei in die heiße Suppe schlagen und sofort servieren."],
    ["raw_egg", "my", "ကြက်ဥကို ဟင်းရည်ပူထဲ ဖောက်ထည့်ပြီး ချက်ချင်း ကျွေးပါ။"],
    ["cows_milk_drink", "en", "Warm some milk and let her drink it from the open cup."],
    ["process_storage", "en", "Cook the rice in the morning and keep it warm in the cooker until dinner."],
    ["process_storage", "de", "Den Reis mittags kochen und im Kocher bis abends warm halten."],
    ["process_storage", "pl", "Ugotuj ryż rano i trzymaj w cieple do kolacji."],
    ["raw_egg", "en", "Scramble the eggs in butter, softer if you like."],
    ["raw_egg", "en", "Scramble gently and avoid letting the eggs set."],
    ["round_slippery", "en", "Boil the new potatoes until soft, no need to cut them."],
    ["round_slippery", "en", "Boil the new potatoes until soft, don't cut them."],
    ["bones_stones", "en", "The bones are soft, never mind the small ones."],
  ])("finds what its words say: %s, %s, %s", (rule, language, step) => {
    expect(assessStep(language, step).findings.map(({ ruleId }) => ruleId)).toContain(rule);
  });

  it.each<readonly [rule: string, line: string, step: string]>([
    ["raw_meat", "beef fillet", "Roast until brown outside and red in the middle. Shred finely."],
    ["raw_meat", "chicken breast", "Fry until golden; it will finish cooking as it cools. Shred finely."],
    ["raw_fish", "salmon fillet", "Fry until it is still translucent inside. Flake."],
  ])("finds what is said of a food that a line alone names: %s of %s: %s", (rule, line, step) => {
    expect(rulesBeside(line, step)).toContain(rule);
  });

  it.each<readonly [line: string, beside: string]>([
    ["chicken breast", "Slice the dragon fruit, red in the middle."],
    ["chicken breast", "Soften the fennel; it is still translucent inside."],
    ["chicken breast", "Die Rote Bete weich kochen, sie blutet beim Schneiden."],
  ])("takes it for no meat where it is something else that looks so: %s, %s", (line, beside) => {
    expect(rulesBeside(line, `Simmer until cooked through and shred. ${beside}`)).toEqual([]);
  });
});
