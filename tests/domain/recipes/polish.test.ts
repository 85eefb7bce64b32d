import { describe, expect, it } from "vitest";
import type { FoodId } from "../../../lib/domain/food/food-ids";
import { RECIPE_LANGUAGES } from "../../../lib/domain/recipes/language/languages";
import { formOf } from "../../../lib/domain/recipes/plan/dish-form";
import { planRecipe } from "../../../lib/domain/recipes/plan-recipe";
import type { Step } from "../../../lib/domain/recipes/procedure/step";
import type { RecipeBrief } from "../../../lib/domain/recipes/recipe";
import { renderRecipe } from "../../../lib/domain/recipes/render-recipe";
import { briefOf } from "./pantries";

const made = (foods: readonly FoodId[], parts: Partial<RecipeBrief>) => planRecipe(briefOf({ ...parts, foods }));
const polish = (foods: readonly FoodId[], parts: Partial<RecipeBrief>) => renderRecipe(made(foods, parts), "pl");
const say = (step: Step) => RECIPE_LANGUAGES.pl.say(step);
const porridge = { cookingMethod: "pureed", mealType: "breakfast", ageGroup: "9-12" } as const;

describe("a Polish title", () => {
  it.each([
    [["oats", "raspberry"], "Owsianka z malinami"],
    [["millet", "strawberry"], "Jaglanka z truskawkami"],
    [["semolina", "raspberry"], "Kasza manna z malinami"],
    [["semolina"], "Kasza manna"],
  ] as const)("calls a porridge of %j by its own name", (foods, title) => {
    expect(formOf(made(foods, porridge))).toBe("porridge");
    expect(polish(foods, porridge).title).toBe(title);
  });

  it("calls a porridge of two grains, or of one without a name of its own, kaszka", () => {
    expect(polish(["oats", "millet", "raspberry"], porridge).title).toMatch(/^Kaszka z malinami, .* i /);
    expect(polish(["polenta", "raspberry"], porridge).title).toMatch(/^Kaszka z malinami i /);
  });

  it("says z jajkiem as a menu does, and counts no eggs", () => {
    const plate = { cookingMethod: "fingerFood", mealType: "lunch", ageGroup: "12-24" } as const;
    expect(polish(["egg", "avocado"], plate).title).toContain("z jajkiem");
    expect(polish(["quail_egg", "avocado"], plate).title).toContain("jajkiem przepiórczym");
  });

  it("needs no machine: what is steamed is na parze", () => {
    const steamed = polish(["cod", "carrot", "potato"], { cookingMethod: "steamed", mealType: "lunch" });
    expect(steamed.title).toMatch(/anie na parze z /);
    expect(`${steamed.title} ${steamed.instructions}`).not.toContain("parowar");
  });
});

describe("a Polish cook", () => {
  it("presses each berry, and a banana in pieces", () => {
    const flat = (foodId: FoodId) =>
      say({ kind: "prepare", foods: [foodId], before: ["wash"], cut: "flatten", cooked: false });
    expect(flat("blueberry")).toBe("Umyj borówki i zgnieć każdą sztukę na płasko.");
    expect(flat("banana")).toBe("Umyj banana i zgnieć go na płasko.");
    expect(RECIPE_LANGUAGES.pl.preparation("banana", "9-12")).toBe("Obierz i rozgnieć każdy kawałek na płasko.");
    expect(RECIPE_LANGUAGES.pl.preparation("blueberry", "9-12")).toBe("Umyj i zgnieć każdą sztukę na płasko.");
  });

  it.each([
    ["rice", "podaj wilgotny."],
    ["millet", "podaj wilgotną."],
    ["oats", "podaj wilgotne."],
    ["breadcrumbs", "używaj tylko drobno zmielonej."],
    ["almond", "używaj tylko drobno zmielonych."],
    ["flaxseed", "używaj tylko drobno zmielonego."],
    ["sweetcorn", "rozgnieć każde ziarenko na płasko."],
    ["tofu", "rozgnieć każdy kawałek na płasko."],
  ] as const)("tells how to serve %s in its own gender and number", (foodId, words) => {
    const said = (["9-12", "12-24"] as const).map((ageGroup) => RECIPE_LANGUAGES.pl.preparation(foodId, ageGroup));
    expect(
      said.some((sentence) => sentence.toLowerCase().endsWith(words)),
      said.join(" | "),
    ).toBe(true);
  });

  it("adds a sauce to the pot, and lays none into it", () => {
    const stew = (foods: readonly FoodId[]) =>
      say({ kind: "start", place: "braise", foods, liquids: ["water"], fats: ["rapeseed_oil"] });
    expect(stew(["carrot", "tomato_passata"])).toContain("dodaj marchewkę i passatę pomidorową, mieszaj");
    expect(stew(["carrot"])).toContain("włóż marchewkę, mieszaj");
  });

  it("asks for passata without salt where it is measured, and says so once", () => {
    const { title, ingredients, instructions } = polish(["carrot", "buckwheat", "tomato_passata"], {
      cookingMethod: "stew",
      ageGroup: "12-24",
    });
    expect(ingredients.filter((line) => line.includes("passaty pomidorowej bez soli"))).toHaveLength(1);
    expect(title).toContain("passatą pomidorową");
    expect(`${title} ${instructions}`).not.toContain("bez soli");
  });
});
