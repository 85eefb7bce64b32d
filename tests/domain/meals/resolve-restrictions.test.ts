import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FOOD_IDS } from "../../../lib/domain/food/food-ids";
import { FOODS } from "../../../lib/domain/food/foods";
import { CHOSEN_DIETS } from "../../../lib/domain/meals/diet";
import { resolveRestrictions } from "../../../lib/domain/meals/resolve-restrictions";

const TYPED = [
  ["vegetarian", "vegetarian"],
  ["We are Vegetarian.", "vegetarian"],
  ["vegetarisch", "vegetarian"],
  ["dieta wegetariańska", "vegetarian"],
  ["သက်သတ်လွတ်စားတယ်", "vegetarian"],
  ["VEGAN", "vegan"],
  ["plant-based", "vegan"],
  ["wegańska", "vegan"],
  ["vegane Ernährung", "vegan"],
  ["halal only", "halal"],
  ["ဟလာလ်", "halal"],
  ["koscher", "kosher"],
  ["koszerne jedzenie", "kosher"],
  ["dairy-free", "dairyFree"],
  ["dairyFree", "dairyFree"],
  ["bez nabiału", "dairyFree"],
  ["laktosefrei", "dairyFree"],
  ["gluten-free", "glutenFree"],
  ["eifrei", "eggFree"],
  ["egg free", "eggFree"],
  ["ohne Nüsse", "nutFree"],
  ["no meat", "meatFree"],
  ["kein Fleisch", "meatFree"],
  ["bez mięsa", "meatFree"],
  ["အသား မစားဘူး", "meatFree"],
] as const;

const typed = fc.oneof(fc.constantFrom(...TYPED.map(([text]) => text)), fc.string({ maxLength: 80 }));

describe("resolveRestrictions", () => {
  it.each(TYPED)("reads %s as %s", (text, diet) => {
    const { diets, unknown } = resolveRestrictions([text]);
    expect(diets).toContain(diet);
    expect(unknown).toEqual([]);
  });

  it("knows every diet by its own name", () => {
    for (const diet of CHOSEN_DIETS) expect(resolveRestrictions([diet]).diets).toEqual([diet]);
  });

  it("leaves out the mince of whatever meat a diet leaves out", () => {
    const minces = [
      ["minced_beef", "beef"],
      ["minced_chicken", "chicken"],
      ["minced_turkey", "turkey"],
      ["minced_veal", "veal"],
      ["minced_pork", "pork"],
      ["minced_lamb", "lamb"],
    ] as const;
    for (const diet of CHOSEN_DIETS) {
      const { foods } = resolveRestrictions([diet]);
      for (const [mince, meat] of minces) expect(foods.includes(mince), `${diet} ${mince}`).toBe(foods.includes(meat));
    }
    expect(resolveRestrictions(["halal"]).foods).toContain("minced_pork");
  });

  it("reads groups and foods, negated or not, with everything of the same animal or plant", () => {
    expect(resolveRestrictions(["milk"]).allergens).toEqual(["milk"]);
    expect(resolveRestrictions(["no pork"]).foods).toEqual(expect.arrayContaining(["pork", "ham_cooked", "sausage"]));
    expect(resolveRestrictions(["kein Rindfleisch"]).foods).toEqual(
      expect.arrayContaining(["beef", "minced_beef", "veal", "bone_broth"]),
    );
    expect(resolveRestrictions(["vegan, bez orzechów"])).toMatchObject({
      diets: ["vegan", "nutFree"],
      allergens: expect.arrayContaining(["milk", "eggs", "fish", "nuts", "peanut"]) as unknown,
    });
  });

  it("says what it does not understand, as typed, and takes it for nothing", () => {
    expect(resolveRestrictions(["quargelfrei leben", "vegan", "  xyzzy "]).unknown).toContain("  xyzzy ");
    expect(resolveRestrictions(["xyzzy"])).toEqual({ diets: [], allergens: [], foods: [], unknown: ["xyzzy"] });
    expect(resolveRestrictions(["v".repeat(61)]).unknown).toHaveLength(1);
    expect(resolveRestrictions(["veganize the planet".repeat(1)]).diets).toEqual([]);
  });

  it("leaves out no less for one restriction more", () => {
    fc.assert(
      fc.property(fc.array(typed, { maxLength: 4 }), typed, (texts, more) => {
        const before = resolveRestrictions(texts);
        const after = resolveRestrictions([...texts, more]);
        expect(after.diets).toEqual(expect.arrayContaining([...before.diets]));
        expect(after.allergens).toEqual(expect.arrayContaining([...before.allergens]));
        expect(after.foods).toEqual(expect.arrayContaining([...before.foods]));
      }),
    );
  });

  it("does not depend on the order", () => {
    fc.assert(
      fc.property(fc.array(typed, { maxLength: 5 }), (texts) => {
        const one = resolveRestrictions(texts);
        const other = resolveRestrictions(texts.toReversed());
        expect(new Set(other.foods)).toEqual(new Set(one.foods));
        expect(new Set(other.allergens)).toEqual(new Set(one.allergens));
        expect(other.diets).toEqual(one.diets);
      }),
    );
  });

  it("leaves out every food that a diet forbids", () => {
    const out = (diet: string) => {
      const { allergens, foods } = resolveRestrictions([diet]);
      return FOOD_IDS.filter(
        (food) => foods.includes(food) || FOODS[food].allergens.some((group) => allergens.includes(group)),
      );
    };
    const animals = FOOD_IDS.filter((food) => FOODS[food].category === "protein-animal");
    const eggs = animals.filter((food) => FOODS[food].allergens.includes("eggs"));
    const dairy = FOOD_IDS.filter((food) => FOODS[food].category === "dairy");
    expect(out("vegan")).toEqual(expect.arrayContaining([...animals, ...dairy, "pancake", "egg_noodles"]));
    expect(out("vegetarian")).toEqual(expect.arrayContaining(animals.filter((food) => !eggs.includes(food))));
    for (const diet of ["halal", "kosher"])
      expect(out(diet)).toEqual(expect.arrayContaining(["pork", "ham_cooked", "sausage", "shrimp", "mussel", "squid"]));
    expect(out("kosher")).toEqual(expect.arrayContaining(["rabbit", "catfish", "crab"]));
  });
});
