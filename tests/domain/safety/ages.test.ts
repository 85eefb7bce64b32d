import { describe, expect, it } from "vitest";
import { assessPantry } from "@/lib/domain/safety/assess-pantry";
import type { Severity } from "@/lib/domain/safety/finding";
import type { RuleId } from "@/lib/domain/safety/rule-ids";

type Strength = Severity | "nothing";

const STRONGEST: readonly Severity[] = ["forbid", "transform", "limit"];

/** What one rule makes of a typed ingredient at an age. */
function strength(input: string, rule: RuleId, months: number): Strength {
  const [result] = assessPantry([input], { months, allergens: [], avoidFoods: [] }).results;
  const found = new Set(result?.findings.filter(({ ruleId }) => ruleId === rule).map(({ severity }) => severity));
  return STRONGEST.find((severity) => found.has(severity)) ?? "nothing";
}

/** Words as a parent types them, the month on which a rule changes for them, and what it is before and from then on. */
const TURNS: readonly (readonly [string, RuleId, number, Strength, Strength])[] = [
  ["honey", "honey", 24, "forbid", "limit"],
  ["apple juice", "juice", 12, "forbid", "limit"],
  ["apple juice", "juice", 48, "limit", "nothing"],
  ["sugar", "added_sugar", 24, "forbid", "limit"],
  ["Zucker", "added_sugar", 24, "forbid", "limit"],
  ["cukier", "added_sugar", 24, "forbid", "limit"],
  ["salt", "added_salt", 12, "forbid", "limit"],
  ["soli", "added_salt", 12, "forbid", "limit"],
  ["Salz", "added_salt", 48, "limit", "nothing"],
  ["soy sauce", "salty_foods", 12, "forbid", "limit"],
  ["soy sauce", "salty_foods", 48, "limit", "nothing"],
  ["milk as a drink", "cows_milk_drink", 12, "forbid", "limit"],
  ["condensed milk", "sweetened_milk", 24, "forbid", "nothing"],
  ["skimmed milk", "low_fat_dairy", 24, "forbid", "nothing"],
  ["cocoa", "chocolate_cocoa", 24, "forbid", "nothing"],
  ["Schokolade", "chocolate_cocoa", 24, "forbid", "nothing"],
  ["wheat bran", "bran_fibre", 24, "forbid", "nothing"],
  ["stevia", "sweeteners", 36, "forbid", "nothing"],
  ["rice drink", "rice_drink", 60, "forbid", "nothing"],
  ["rice", "rice_limit", 72, "limit", "nothing"],
  ["popcorn", "popcorn", 60, "forbid", "nothing"],
  ["marshmallows", "marshmallow", 60, "forbid", "nothing"],
  ["gummy bears", "hard_sticky_sweets", 60, "forbid", "nothing"],
  ["konjac jelly", "jelly_konjac", 60, "forbid", "nothing"],
  ["ice cubes", "frozen_hard", 60, "forbid", "nothing"],
  ["potato chips", "crunchy_snacks", 48, "forbid", "nothing"],
  ["sausage coins", "sausage_coins", 60, "forbid", "nothing"],
  ["raw egg", "raw_egg", 60, "forbid", "nothing"],
  ["steak tartare", "raw_meat", 60, "forbid", "nothing"],
  ["sushi", "raw_fish", 60, "forbid", "nothing"],
  ["salami", "raw_cured_meat", 60, "forbid", "nothing"],
  ["pâté", "pate", 60, "forbid", "nothing"],
  ["raw milk", "unpasteurised_dairy", 60, "forbid", "nothing"],
  ["camembert", "mould_ripened_cheese", 60, "forbid", "nothing"],
  ["kelp", "brown_seaweed", 60, "forbid", "nothing"],
  ["nori", "nori", 12, "forbid", "limit"],
  ["whole grapes", "round_fruit", 60, "transform", "nothing"],
  ["whole almonds", "whole_nuts", 60, "transform", "nothing"],
  ["peanut butter", "nut_butter_thick", 60, "transform", "nothing"],
  ["sunflower seeds", "whole_seeds", 60, "transform", "nothing"],
  ["whole blueberries", "blueberry", 60, "transform", "nothing"],
  ["raw carrot", "raw_hard_veg", 48, "transform", "nothing"],
  ["raw apple slices", "raw_hard_fruit", 48, "transform", "nothing"],
  ["raisins", "dried_fruit", 48, "transform", "nothing"],
  ["cheese cubes", "cheese_cubes", 48, "transform", "nothing"],
  ["chunks of beef", "meat_chunks", 48, "transform", "nothing"],
  ["sweetcorn kernels", "corn_kernels", 24, "transform", "nothing"],
  ["whole chickpeas", "whole_legumes", 24, "transform", "nothing"],
  ["orange segments", "citrus_membrane", 24, "transform", "nothing"],
  ["lettuce", "raw_leaves", 36, "transform", "nothing"],
  ["whole lychees", "slippery_stone_fruit", 12, "forbid", "transform"],
  ["whole lychees", "slippery_stone_fruit", 60, "transform", "nothing"],
  ["chili", "hot_chili", 60, "limit", "nothing"],
  ["egg", "allergen_first", 12, "limit", "nothing"],
];

describe("the month on which a rule changes", () => {
  it.each(TURNS)("%s, %s: on month %i from %s to %s", (input, rule, month, before, after) => {
    expect([strength(input, rule, month - 1), strength(input, rule, month)]).toEqual([before, after]);
  });

  it.each(TURNS)("%s, %s: nothing else changes a year around month %i", (input, rule, month) => {
    const turns = TURNS.filter(([text, id]) => text === input && id === rule).map(([, , turn]) => turn);
    for (let age = Math.max(7, month - 6); age <= month + 6; age += 1) {
      if (!turns.includes(age)) expect(strength(input, rule, age)).toBe(strength(input, rule, age - 1));
    }
  });
});

describe("what is kept from a child at every age", () => {
  it.each<[string, RuleId]>([
    ["shark steak", "high_mercury_fish"],
    ["raw oysters", "raw_shellfish"],
    ["raw flour", "raw_flour"],
    ["raw kidney beans", "undercooked_beans"],
    ["raw green beans", "raw_green_beans"],
    ["green potatoes", "green_potato"],
    ["raw cassava", "raw_cassava"],
    ["apricot kernels", "bitter_kernels"],
    ["rhubarb leaves", "rhubarb"],
    ["raw elderberries", "raw_elderberry"],
    ["lemonade", "sugary_drinks"],
    ["cola", "caffeine"],
    ["beer", "alcohol"],
    ["bleach", "non_food"],
  ])("%s, by %s", (input, rule) => {
    for (const months of [6, 12, 24, 60, 71, 72, 150])
      expect([months, strength(input, rule, months)]).toEqual([months, "forbid"]);
  });
});
