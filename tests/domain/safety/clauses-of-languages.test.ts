import { describe, expect, it } from "vitest";
import { assessRecipe } from "@/lib/domain/safety/assess-recipe";
import type { Finding } from "@/lib/domain/safety/finding";
import { KEEPING_CLAUSES } from "@/lib/domain/safety/keeping-clauses.table";
import { SAID_CLAUSES } from "@/lib/domain/safety/said-in-clauses.table";
import { LANGUAGES, type Language } from "@/lib/domain/shared/language";
import { withText } from "./exam/base-recipes";

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

function findingsOf(language: Language, step: string): readonly Finding[] {
  return assessRecipe(withText(language, "step", step), { months: 9, allergens: [], avoidFoods: [] }).findings;
}

function rulesOf(language: Language, step: string): readonly string[] {
  return findingsOf(language, step).flatMap(({ ruleId, severity }) => (severity === "forbid" ? [ruleId] : []));
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
    ["raw_flour", "en", "Lick the spoon and serve the carrot mash."],
    ["raw_egg", "en", "Steam the carrot and leave it soft if baby likes it so."],
    ["cows_milk_drink", "pl", "Marchewkę ugotuj do miękkości i podaj w butelce."],
  ])("finds some of them only beside what they are of: %s, %s, %s", (rule, language, step) => {
    expect(findingsOf(language, step).map(({ ruleId }) => ruleId)).not.toContain(rule);
  });

  it.each<readonly [rule: string, language: Language, step: string]>([
    ["raw_egg", "en", "Beat the egg, whisk the white until stiff and fold it into the semolina once it has cooled."],
    ["bones_stones", "en", "Stew the cherries without pitting, then serve."],
    ["raw_fish", "en", "Fry the salmon; it should be still translucent inside."],
    ["whole_seeds", "de", "Den Brei mit gerösteten Körnern bestreuen."],
    ["cows_milk_drink", "pl", "Podgrzej mleko krowie i podaj w butelce."],
  ])("finds them by their own words alone: %s, %s, %s", (rule, language, step) => {
    expect(findingsOf(language, step).map(({ ruleId }) => ruleId)).toContain(rule);
  });
});
