import { describe, expect, it } from "vitest";
import type { FoodId } from "../../../lib/domain/food/food-ids";
import { RECIPE_LANGUAGES } from "../../../lib/domain/recipes/language/languages";
import { polishTitle } from "../../../lib/domain/recipes/language/polish-title";
import { formOf, type DishFormId } from "../../../lib/domain/recipes/plan/dish-form";
import { planRecipe } from "../../../lib/domain/recipes/plan-recipe";
import type { Step } from "../../../lib/domain/recipes/procedure/step";
import type { RecipeBrief } from "../../../lib/domain/recipes/recipe";
import { renderRecipe } from "../../../lib/domain/recipes/render-recipe";
import { assessRecipe } from "../../../lib/domain/safety/assess-recipe";
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

  it("calls it so where the oats were added, where it is savoury, is cut, and is served", () => {
    const asked = polish(["raspberry"], { ...porridge, cookingMethod: "pureed" });
    const oats = { ...made(["raspberry", "oats"], porridge), form: "porridge" };
    const added = { ...oats, items: oats.items.map((item) => ({ ...item, added: item.foodId === "oats" })) };
    expect(renderRecipe(added, "pl").title).toBe("Owsianka z malinami");
    const savoury = { ...made(["oats", "pumpkin"], { ...porridge, mealType: "lunch" }), form: "savouryPorridge" };
    expect(renderRecipe(savoury, "pl").title).toBe("Wytrawna owsianka z dynią");
    const fingers = {
      ...made(["oats", "pear"], { ...porridge, cookingMethod: "fingerFood" }),
      form: "porridgeFingers",
    };
    expect(renderRecipe(fingers, "pl").title).toBe("Paseczki z owsianki z gruszką");
    for (const plan of [added, savoury, fingers]) {
      const { title, instructions } = renderRecipe(plan, "pl");
      expect(`${title} ${instructions}`).not.toMatch(/kaszk/i);
    }
    expect(renderRecipe(added, "pl").instructions).toContain("owsiankę");
    expect(asked.title).not.toMatch(/kaszk/i);
  });

  it("calls a porridge of two grains, or of one without a name of its own, kaszka", () => {
    expect(polish(["oats", "millet", "raspberry"], porridge).title).toMatch(/^Kaszka z malinami, .* i /);
    expect(polish(["polenta", "raspberry"], porridge).title).toMatch(/^Kaszka z malinami i /);
  });

  it("says jajko as a menu does, and counts no eggs", () => {
    const plate = { cookingMethod: "fingerFood", mealType: "lunch", ageGroup: "12-24" } as const;
    expect(polish(["egg", "avocado"], plate).title).toContain("Jajko i");
    expect(polish(["quail_egg", "avocado"], plate).title).toContain("Jajko przepiórcze i");
  });

  it.each([
    [
      ["carrot", "potato"],
      { cookingMethod: "pureed", mealType: "lunch" },
      /puree z (?:marchewki i ziemniaków|ziemniaków i marchewki)$/i,
    ],
    [
      ["beef", "carrot"],
      { cookingMethod: "stew", mealType: "lunch" },
      /^(?:Ragout|Potrawka|Łagodna potrawka) z wołowiny i marchewki$/,
    ],
    [["salmon", "spinach"], { cookingMethod: "pureed", mealType: "lunch" }, /z łososia i szpinaku$/],
  ] as const)("says what %j is made of in the genitive", (foods, parts, title) => {
    expect(polish(foods, parts).title).toMatch(title);
  });

  it("names what comes from the pan, the tray and the oven first", () => {
    const title = (form: DishFormId, foods: readonly FoodId[]) => polishTitle(form, foods);
    expect(title("stirFry", ["beef", "egg"])).toBe("Wołowina i jajko z patelni");
    expect(title("trayBake", ["chicken", "potato"])).toBe("Kurczak i ziemniaki z blachy");
    expect(title("fishParcel", ["cod", "carrot"])).toBe("Dorsz i marchewka z papilotu");
    expect(title("bakedFruit", ["apple", "plum"])).toBe("Jabłko i śliwki z piekarnika");
    expect(title("bakedFruit", [])).toBe("Pieczone owoce");
    expect(title("fruitFingers", ["banana", "mango"])).toBe("Owoce do rączki z bananem i mango");
    expect(title("fingerPlate", ["egg", "avocado"])).toBe("Jajko i awokado do rączki");
    expect(title("fingerPlate", ["turkey", "yogurt"])).toBe("Indyk do rączki z jogurtem naturalnym");
    expect(title("stirFry", ["quark"])).toBe("Delikatne danie z patelni z twarogiem");
  });

  it("needs no machine: what is steamed is na parze", () => {
    const steamed = polish(["cod", "carrot", "potato"], { cookingMethod: "steamed", mealType: "lunch" });
    expect(steamed.title).toMatch(/anie na parze z /);
    expect(`${steamed.title} ${steamed.instructions}`).not.toContain("parowar");
  });
});

describe("a Polish cook", () => {
  it("calls eggy bread grzanki, which are bread of no loaf, and has them pass the gate", () => {
    for (const bread of ["bread", "bread_roll"] as const) {
      const recipe = polish(["egg", bread, "banana"], {
        cookingMethod: "fingerFood",
        mealType: "breakfast",
        months: 9,
      });
      expect(recipe.title).toBe("Grzanki w jajku z bananem");
      expect(assessRecipe(recipe, { months: 9, allergens: [], avoidFoods: [] }).verdict).toBe("caution");
    }
  });

  it("melts butter and heats oil", () => {
    const started = (fat: FoodId) =>
      say({ kind: "start", place: "braise", foods: ["carrot"], liquids: ["water"], fats: [fat] });
    const fried = (fat: FoodId) => say({ kind: "shape", form: "omelette", fats: [fat], ageGroup: "9-12", done: [] });
    expect([started("butter"), fried("ghee")].map((sentence) => sentence.slice(0, 7))).toEqual(["Rozpuść", "Rozpuść"]);
    expect([started("rapeseed_oil"), fried("olive_oil")].map((sentence) => sentence.slice(0, 8))).toEqual([
      "Rozgrzej",
      "Rozgrzej",
    ]);
  });

  it("asks for full fat in the gender of the food", () => {
    const stirred = (foodId: FoodId) => say({ kind: "add", what: "softDairy", target: "mixture", foods: [foodId] });
    expect(stirred("ricotta")).toBe("Wmieszaj ricottę, pełnotłustą i bez cukru.");
    expect(stirred("quark")).toBe("Wmieszaj twaróg, pełnotłusty i bez cukru.");
  });

  it("says two verbs of one object before it, and no ground nut ground once more", () => {
    const clean = (foodId: FoodId) =>
      say({ kind: "prepare", foods: [foodId], before: ["wash", "trim"], cut: "none", cooked: true });
    expect(clean("squid")).toBe("Umyj i oczyść kalmara.");
    expect(clean("beef")).toBe("Umyj wołowinę i odkrój tłuszcz oraz błonki.");
    const { ingredients } = polish(["oats", "almond"], porridge);
    expect(ingredients.find((line) => line.includes("migdał"))).toMatch(/mielonych migdałów(?: \([^)]*\))?$/);
  });

  it("grates what is not bought ground, and gives it by its pronoun", () => {
    const scattered = (foodId: FoodId) => say({ kind: "add", what: "groundNut", target: "plate", foods: [foodId] });
    expect(scattered("coconut")).toBe("Zetrzyj kokos na drobnej tarce i posyp nim wilgotne danie.");
    expect(scattered("almond")).toBe("Posyp wilgotne danie bardzo drobno mielonymi migdałami.");
  });

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
    expect(title).toContain("passaty pomidorowej");
    expect(`${title} ${instructions}`).not.toContain("bez soli");
  });
});

describe("what a Polish kitchen says of one food alone", () => {
  const lunch = { mealType: "lunch", ageGroup: "6-9" } as const;

  it("presses tinned beans as well, and not only those that were cooked at home", () => {
    const { instructions } = polish(["chickpea", "carrot"], { ...lunch, cookingMethod: "stew" });
    expect(instructions).toContain("Z puszki, bez soli: opłucz, podgrzej i tak samo rozgnieć na puree.");
  });

  it("skins broad beans when they were scalded", () => {
    const { instructions } = polish(["broad_bean", "potato"], { ...lunch, cookingMethod: "pureed" });
    expect(instructions).toContain("Wyłuskaj bób ze strąków i po sparzeniu wrzątkiem zdejmij skórkę z każdego ziarna.");
  });

  it("takes no stones out of strawberries", () => {
    const { ingredients } = polish(["strawberry", "yogurt"], { ...porridge, mealType: "snack" });
    expect(ingredients.join(" ")).toContain("pokroić wzdłuż w ćwiartki");
    expect(ingredients.join(" ")).not.toContain("pestki");
  });

  it("serves crumbs and scrambled egg on a spoon, and never cut into strips", () => {
    const crumbs = polish(["minced_beef", "carrot"], { ...lunch, cookingMethod: "stirFried" }).instructions;
    expect(crumbs).toContain("a to, co drobne lub rozgniecione, na napełnionej łyżeczce");
    expect(crumbs).not.toContain("w dużych kawałkach do trzymania");
    const egg = polish(["egg", "carrot"], { ...lunch, mealType: "breakfast", cookingMethod: "stirFried" });
    expect(egg.instructions).toContain("podaj ją na napełnionej łyżeczce");
    expect(`${egg.instructions} ${egg.servingInstructions.preparation}`).not.toMatch(/paski/);
  });
});
