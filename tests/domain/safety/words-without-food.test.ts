import { describe, expect, it } from "vitest";
import { assessPantry } from "@/lib/domain/safety/assess-pantry";
import { CASE_FORMS } from "@/lib/domain/safety/case-forms.table";
import { LIVER_WORDS, OTHER_FISH_WORDS } from "@/lib/domain/safety/other-fish.table";
import { assessStep } from "./exam/base-recipes";

const BABY = { months: 8, allergens: [], avoidFoods: [] };

function rulesOf(input: string): readonly string[] {
  return assessPantry([input], BABY).results[0]?.findings.map(({ ruleId }) => ruleId) ?? [];
}

function verdictOf(input: string) {
  return assessPantry([input], BABY).results[0]?.verdict;
}

describe("a fish that is no food of ours", () => {
  const said = [
    ...OTHER_FISH_WORDS.en.flatMap((fish) => [`raw ${fish}`, `${fish}, raw`, `smoked ${fish}`]),
    ...OTHER_FISH_WORDS.de.flatMap((fish) => [`${fish} roh`, `${fish}, geräuchert`]),
    ...OTHER_FISH_WORDS.pl.flatMap((fish) => [`${fish}, surowe`]),
    ...OTHER_FISH_WORDS.my.flatMap((fish) => [`${fish}အစိမ်း`, `${fish}မကျက်`]),
  ];
  it.each(said)("is left out where it is raw or smoked: %s", (input) => {
    expect(verdictOf(input)).toBe("blocked");
  });

  it.each(["Zander gebraten", "baked hake", "sandacz smażony", "ငါးရံ့ဟင်း", "Zander", "hake"])(
    "is judged as before where it is cooked, or nobody says: %s",
    (input) => {
      expect(rulesOf(input)).not.toContain("raw_fish");
    },
  );
});

describe("liver of an animal that nobody names", () => {
  const said = [
    ...LIVER_WORDS.en.flatMap((liver) => [`raw ${liver}`, `pink ${liver}`]),
    ...LIVER_WORDS.de.flatMap((liver) => [`${liver} roh`, `${liver} rosa gebraten`]),
    "wątróbka surowa",
    "wątróbka krwista",
    "အသည်းအစိမ်း",
    "အသည်းစိမ်း",
    "ဝက်အသည်းမကျက်",
  ];
  it.each(said)("is left out raw or pink: %s", (input) => {
    expect(rulesOf(input)).toContain("raw_meat");
  });

  it.each(["liver", "Leber gebraten", "wątróbka duszona"])("has its limit alone where it is cooked: %s", (input) => {
    expect(rulesOf(input)).toContain("liver");
    expect(rulesOf(input)).not.toContain("raw_meat");
  });
});

describe("a case of a word that counts only as it is written", () => {
  it.each(CASE_FORMS.flatMap(({ rule, words }) => words.map((word) => [word, rule] as const)))(
    "holds its rule: %s, %s",
    (word, rule) => {
      expect(rulesOf(word)).toContain(rule);
    },
  );

  it.each([
    ["pl", "Podawaj z kawą."],
    ["pl", "Dodaj łyżeczkę Vegety."],
    ["pl", "Podaj ze śledziem."],
    ["pl", "Polej sokiem jabłkowym."],
    ["de", "Mit Crackern servieren."],
    ["de", "Mit Wienern servieren."],
  ] as const)("is found in a step, %s: %s", (language, step) => {
    expect(assessStep(language, step, BABY.months).verdict).toBe("rejected");
  });

  it.each([
    ["pl", "Polej sokiem z cytryny."],
    ["pl", "Polej własnym sokiem."],
    ["pl", "Rozgnieć na purée z odrobiną wody."],
  ] as const)("is not found in other words, %s: %s", (language, step) => {
    expect(assessStep(language, step, BABY.months).verdict).toBe("clear");
  });

  it("tells a family that avoids fish of it", () => {
    const family = { ...BABY, allergens: ["fish"] as const };
    expect(assessPantry(["ziemniaki ze śledziem"], family).results[0]?.verdict).toBe("blocked");
  });
});
