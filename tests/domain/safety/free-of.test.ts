import { describe, expect, it } from "vitest";
import { resolveAllergy } from "../../../lib/domain/safety/family-allergy";

describe("what a family eats without", () => {
  it.each([
    ["eifrei", ["eggs"]],
    ["Eifreie Ernährung", ["eggs"]],
    ["eggFree", ["eggs"]],
    ["dairyFree", ["milk"]],
    ["dairy-free", ["milk"]],
    ["laktosefrei", ["milk"]],
    ["glutenfreie Kost", ["gluten"]],
    ["glutenFree", ["gluten"]],
    ["nutFree", ["nuts", "peanut"]],
    ["nussfrei", ["nuts", "peanut"]],
    ["bezglutenowa", ["gluten"]],
    ["dieta bezglutenowa", ["gluten"]],
    ["bezmleczna", ["milk"]],
    ["bezjajeczne", ["eggs"]],
    ["bezorzechowa", ["nuts", "peanut"]],
    ["bezrybna", ["fish"]],
  ] as const)("%s means %j", (text, groups) => {
    const { allergens, foods } = resolveAllergy(text);
    expect(allergens.toSorted()).toEqual(groups.toSorted());
    expect(foods).toEqual([]);
  });

  it("is nothing where nobody knows what it is free of, and no word is cut that only ends so", () => {
    expect(resolveAllergy("sorgenfrei")).toEqual({ allergens: [], foods: [] });
    expect(resolveAllergy("free")).toEqual({ allergens: [], foods: [] });
    expect(resolveAllergy("Erdbeeren")).toEqual({ allergens: [], foods: ["strawberry"] });
  });
});
