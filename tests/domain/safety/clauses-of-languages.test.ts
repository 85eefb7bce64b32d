import { describe, expect, it } from "vitest";
import { assessRecipe } from "@/lib/domain/safety/assess-recipe";
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

function rulesOf(language: Language, step: string): readonly string[] {
  const { findings } = assessRecipe(withText(language, "step", step), { months: 9, allergens: [], avoidFoods: [] });
  return findings.flatMap(({ ruleId, severity }) => (severity === "forbid" ? [ruleId] : []));
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
  it("searches for each danger under words of its own, the cheapest first", () => {
    for (const { about, said } of SAID_CLAUSES) {
      expect(said.length).toBeGreaterThan(0);
      expect(about.length).toBeGreaterThan(0);
      for (const each of about) expect(each.global, "an expression that is asked keeps no place").toBe(false);
    }
  });
});
