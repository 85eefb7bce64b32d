import { describe, expect, it } from "vitest";
import { assessPantry } from "@/lib/domain/safety/assess-pantry";
import { read } from "@/lib/domain/safety/reading";
import { RULES } from "@/lib/domain/safety/rules.table";
import type { Language } from "@/lib/domain/shared/language";

const STRENGTH = ["ok", "caution", "change", "unknown", "blocked"] as const;

function check(input: string, months: number, language: Language) {
  const [found] = assessPantry([input], { months, allergens: [], avoidFoods: [] }, { language }).results;
  return { strength: STRENGTH.findIndex((each) => each === found?.verdict), foods: found?.foods.length ?? 0 };
}

/** The adjective behind its noun, as shops and shopping lists write it. */
function asListed(term: string, language: Language): readonly string[] {
  const [adjective = "", noun = "", ...others] = term.split(" ");
  if (noun === "" || others.length > 0) return [];
  if (language === "en") return [`${noun}, ${adjective}`, `${noun} (${adjective})`];
  const stem = /^(\p{Ll}{3,}?)e[nrs]?$/u.exec(adjective)?.[1];
  if (stem === undefined || !/^\p{Lu}/u.test(noun)) return [];
  return [`${noun}, ${stem}`, `${noun} ${stem}`, `${noun} (${stem})`];
}

describe("a danger of two words", () => {
  it.each(["en", "de", "de-AT"] as const)("is found with the adjective behind its noun, in %s", (language) => {
    const terms = Object.values(RULES).flatMap(({ terms, words }) => [...terms[language], ...words[language]]);
    const listed = [...new Set(terms)].flatMap((term) => asListed(term, language).map((input) => ({ term, input })));
    expect(listed.length).toBeGreaterThan(10);
    const milder = listed.flatMap(({ term, input }) =>
      [7, 14].flatMap((months) => {
        const [own, other] = [check(term, months, language), check(input, months, language)];
        // "Milk, strawberry" may be a list of two, and what nobody knows is asked about.
        if (other.foods > 1 || other.strength === STRENGTH.indexOf("unknown")) return [];
        return other.strength < own.strength ? [`${input} at ${String(months)} months`] : [];
      }),
    );
    expect(milder).toEqual([]);
  });

  it.each([
    "Die Eier cremig schlagen, das Mehl unterheben und 20 Minuten backen.",
    "Das Ei cremig rühren und gut durchgaren.",
    "Die Kartoffeln roh schälen und 20 Minuten weich kochen.",
    "Den Fisch roh in Stücke schneiden und 15 Minuten durchgaren.",
    "Das Hackfleisch roh würzen und gut durchbraten.",
  ])("is not what a step does to the thing: %s", (step) => {
    expect(read(step).sightings.flatMap(({ terms, words }) => [...terms, ...words])).toEqual([]);
  });

  it.each([
    ["de", "Kartoffel grün"],
    ["de", "Kartoffeln, grün"],
    ["de", "Ei, cremig"],
    ["de", "Mayonnaise (selbstgemacht)"],
    ["de-AT", "Erdäpfel grün"],
    ["en", "potatoes green"],
    ["en", "pufferfish"],
    ["de", "Kugelfisch"],
    ["pl", "rozdymka"],
    ["my", "ငါးပူတင်း"],
  ] as const)("%s: %s is left out", (language, input) => {
    expect(check(input, 14, language).strength).toBe(STRENGTH.indexOf("blocked"));
  });

  it.each([
    ["en", "peach, unripe", "change"],
    ["de", "Birne, hart", "change"],
    ["en", "lupin seeds", "change"],
    ["de", "Süßlupinen", "change"],
    ["en", "chicken powder", "caution"],
    ["de", "Hühnerpulver", "caution"],
    ["en", "well water", "unknown"],
    ["de", "Brunnenwasser", "unknown"],
    ["pl", "woda nieprzegotowana", "unknown"],
  ] as const)("%s: %s is no plain food", (language, input, verdict) => {
    expect(check(input, 14, language).strength).toBe(STRENGTH.indexOf(verdict));
  });
});
