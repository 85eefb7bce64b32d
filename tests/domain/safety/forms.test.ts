import { describe, expect, it } from "vitest";
import { assessPantry } from "../../../lib/domain/safety/assess-pantry";
import { assessRecipe } from "../../../lib/domain/safety/assess-recipe";

function inPantry(input: string, months = 8): readonly string[] {
  const [result] = assessPantry([input], { months, allergens: [], avoidFoods: [] }).results;
  return result?.findings.map(({ ruleId, severity }) => `${ruleId} ${severity}`) ?? [];
}

function inRecipe(ingredients: readonly string[], instructions: string, months = 8) {
  const servingInstructions = { preparation: "", size: "", safety: "" };
  const recipe = { title: "Lunch", ingredients, instructions, servingInstructions };
  const { verdict, findings } = assessRecipe(recipe, { months, allergens: [], avoidFoods: [] });
  return { verdict, ids: findings.map(({ ruleId }) => ruleId) };
}

describe("ages", () => {
  it("ends a stage on the month that it names", () => {
    expect(inPantry("salt", 11)).toEqual(["added_salt forbid"]);
    expect(inPantry("salt", 12)).toEqual(["added_salt limit"]);
    expect(inPantry("salt", 48)).toEqual([]);
    expect(inPantry("popcorn", 59)).toEqual(["popcorn forbid"]);
    expect(inPantry("popcorn", 60)).toEqual([]);
  });

  it("accepts a form from the month that it is acceptable", () => {
    expect(inPantry("finely grated raw carrot", 11)).toContain("raw_hard_veg transform");
    expect(inPantry("finely grated raw carrot", 12)).toEqual([]);
  });

  it("never accepts what is never acceptable", () => {
    expect(inPantry("rhubarb leaves", 30)).toEqual(["rhubarb forbid"]);
    expect(inPantry("rhubarb", 30)).toEqual([]);
  });
});

describe("forms around a food", () => {
  it.each([
    "grapes with mashed pear",
    "grapes beside a grated apple",
    "walnuts on porridge",
    "grapes, mased",
    "grapes, never quartered",
    "do not quarter the grapes",
  ])("does not take it from elsewhere: %s", (input) => {
    expect(inPantry(input).some((finding) => finding.endsWith("transform"))).toBe(true);
  });

  it.each([
    "quartered grapes and cherries",
    "grapes, cherries and gooseberries, quartered",
    "Trauben und Kirschen, geviertelt",
    "winogrona i czereśnie pokrojone w ćwiartki",
  ])("gives it to a whole list: %s", (input) => {
    expect(inPantry(input)).toEqual([]);
  });

  it("does not let a cooked egg be runny, in whatever order it is said", () => {
    expect(inPantry("boiled egg with a runny yolk")).toContain("raw_egg forbid");
    expect(inRecipe(["1 egg"], "Boil the egg so that the yolk is runny. Serve the boiled egg.").verdict).toBe(
      "rejected",
    );
  });
});

describe("a hazard that is said of no food", () => {
  const egg = ["1 egg", "1 tsp rapeseed oil"];

  it.each([
    "Whisk the egg. Heat the oil. Fry it until just set and still runny.",
    "Whisk the egg and pour it into the hot pan. Fry it in the oil so that it stays runny.",
    "Whisk the egg. The yolk may be runny.",
    "Das Ei in das Öl schlagen und braten. Die Mitte ist noch flüssig.",
    "Das Ei kochen, dann das Öl dazugeben. Es bleibt innen noch weich.",
    "Wbij jajko i rozgrzej olej rzepakowy. Gotuj na miękko.",
    "ကြက်ဥကို ခေါက်ပါ။ ဆီ အပူပေးပါ။ မကျက်တကျက် ချက်ပါ။",
  ])("counts for the egg: %s", (instructions) => {
    expect(inRecipe(egg, instructions)).toMatchObject({ verdict: "rejected" });
    expect(inRecipe(egg, instructions).ids).toContain("raw_egg");
  });

  it.each([
    "Cook the beef in the oil. Serve it while it is still pink inside.",
    "Das Rindfleisch im Öl braten. Innen darf es rosa sein.",
    "Usmaż wołowinę na oleju. Ma być różowe w środku.",
  ])("counts for the meat: %s", (instructions) => {
    expect(inRecipe(["80 g beef, cut into strips", "1 tsp rapeseed oil"], instructions).ids).toContain("raw_meat");
  });

  it.each([
    "Boil the egg until firm. Stir the tahini with water until it is runny.",
    "Boil the egg until firm. It must not be runny.",
    "Fry the egg until set. Nothing is runny.",
  ])("does not count where it is said of something else, or denied: %s", (instructions) => {
    expect(inRecipe(egg, instructions).ids).not.toContain("raw_egg");
  });

  it("binds a form to the whole of a Burmese list", () => {
    expect(inPantry("စပျစ်သီး၊ ချယ်ရီသီး လေးစိတ်ခွဲ").filter((each) => each.endsWith("transform"))).toEqual([]);
  });
});

describe("forms in a recipe", () => {
  it("lets a later step take away what an earlier one said, and not the other way round", () => {
    const steam = "Steam the carrots until soft.";
    expect(inRecipe(["2 carrots"], `Cut the raw carrots into chunks. ${steam}`).ids).not.toContain("raw_hard_veg");
    expect(inRecipe(["2 carrots"], `${steam} Top with raw carrot chunks.`).verdict).toBe("rejected");
    expect(inRecipe(["6 grapes"], "Quarter the grapes. Decorate with whole grapes.").verdict).toBe("rejected");
  });

  it("lets heat hold for everything in the pot", () => {
    expect(inRecipe(["1 carrot", "1 turnip"], "Steam the carrot slowly beside the turnip.").ids).not.toContain(
      "raw_hard_veg",
    );
  });

  it("reads a line as one, although it names the food twice", () => {
    expect(inRecipe(["30 g grapes (that makes 6 grapes), quartered"], "Serve.").ids).not.toContain("round_fruit");
    expect(inRecipe(["6 grapes, quartered (not 7 grapes)"], "Serve.").ids).not.toContain("round_fruit");
  });

  it("wants raw food to be cooked somewhere", () => {
    expect(inRecipe(["1 egg", "1 banana, mashed"], "Mix the egg and the banana.").ids).toContain("raw_egg");
    expect(
      inRecipe(["1 egg", "1 banana, mashed"], "Mix the egg and the banana. Bake for 20 minutes.").ids,
    ).not.toContain("raw_egg");
  });

  it("says which foods are for later", () => {
    expect(inRecipe(["30 g jackfruit, mashed"], "Serve.", 6).ids).toContain("too_early");
    expect(inRecipe(["30 g jackfruit, mashed"], "Serve.", 9).ids).not.toContain("too_early");
  });

  it("announces no first taste of what the family avoids", () => {
    const family = { months: 8, allergens: ["eggs"] as const, avoidFoods: [] };
    expect(assessPantry(["egg"], family).results[0]?.findings.map(({ ruleId }) => ruleId)).toEqual(["family_allergy"]);
  });
});
