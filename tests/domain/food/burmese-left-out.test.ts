import { describe, expect, it } from "vitest";
import { ALLERGEN_IDS } from "@/lib/domain/food/allergen";
import { ALLERGENS } from "@/lib/domain/food/allergens.table";
import { foodSurfaces } from "@/lib/domain/food/food-surfaces";
import { BURMESE_LEFT_OUT } from "@/lib/domain/food/negation.table";
import { normalise } from "@/lib/domain/food/normalise";
import { scan } from "@/lib/domain/food/scan";
import { DISHES } from "@/lib/domain/safety/dishes.table";
import { RULE_IDS } from "@/lib/domain/safety/rule-ids";
import { RULES } from "@/lib/domain/safety/rules.table";
import { HAZARDS } from "@/lib/domain/safety/vocabulary";

const SURFACES: readonly string[] = [
  ...foodSurfaces().flatMap(({ surface, language }) => (language === "my" ? [surface] : [])),
  ...RULE_IDS.flatMap((rule) => [...RULES[rule].terms.my, ...RULES[rule].words.my]),
  ...ALLERGEN_IDS.flatMap((allergen) => ALLERGENS[allergen].members.my),
  ...DISHES.flatMap(({ language, words }) => (language === "my" ? words : [])),
];

const BEGINS_LIKE_A_CUE = [...new Set(SURFACES)].filter((surface) =>
  BURMESE_LEFT_OUT.some((cue) => normalise(surface).startsWith(normalise(cue))),
);

function honeyIsLeftOut(text: string): boolean {
  return scan(normalise(text), HAZARDS).some(({ start, negated }) => start === 0 && negated);
}

describe("a Burmese word that leaves out what stands before it", () => {
  it("is the beginning of some names", () => expect(BEGINS_LIKE_A_CUE).toContain("မလိုင်"));

  it.each(BEGINS_LIKE_A_CUE)("is not read in the name %s", (surface) => {
    for (const between of ["", " ", "ကို", "ကို ", "ရော", "တွေ", "များကို "])
      expect(honeyIsLeftOut(`ပျားရည်${between}${surface}`), between).toBe(false);
  });

  it.each(BURMESE_LEFT_OUT)("%s still leaves it out", (cue) => {
    for (const between of ["", " ", "ကို", "ကို ", "ကို လုံးဝ"])
      expect(honeyIsLeftOut(`ပျားရည်${between}${cue}`), between).toBe(true);
  });
});
