import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AllergenId } from "@/lib/domain/food/allergen";
import { FOOD_IDS } from "@/lib/domain/food/food-ids";
import { foodWords } from "@/lib/domain/food/lexicon";
import { renderRecipe } from "@/lib/domain/recipes/render-recipe";
import { planRecipe } from "@/lib/domain/recipes/plan-recipe";
import { assessPantry } from "@/lib/domain/safety/assess-pantry";
import { assessRecipe } from "@/lib/domain/safety/assess-recipe";
import { read } from "@/lib/domain/safety/reading";
import { dishesWith, NOTHING_USUAL, usualContents, withDishes } from "@/lib/domain/safety/usual-contents";
import { LANGUAGES } from "@/lib/domain/shared/language";
import { anyBrief, runs } from "../recipes/pantries";

/** Old enough that hardly a rule speaks. */
function family(allergens: readonly AllergenId[], months = 40) {
  return { months, allergens, avoidFoods: [] };
}

function found(input: string, allergens: readonly AllergenId[], months?: number) {
  const [result] = assessPantry([input], family(allergens, months)).results;
  return result?.findings.map(({ ruleId, allergen }) => `${ruleId} ${allergen ?? ""}`.trim()) ?? [];
}

function recipe(words: { readonly title?: string; readonly lines?: readonly string[]; readonly steps?: string }) {
  const { title = "Lunch", lines = ["2 bananas", "50 g rice flour"], steps = "Bake until done." } = words;
  const servingInstructions = { preparation: "Serve lukewarm.", size: "In strips.", safety: "Stay close." };
  return { title, ingredients: lines, instructions: steps, servingInstructions };
}

describe("a dish that hardly anybody makes without what a family avoids", () => {
  it.each<[string, AllergenId]>([
    ["potato latkes", "eggs"],
    ["courgette fritters", "eggs"],
    ["banana muffins", "eggs"],
    ["2 leftover muffins", "gluten"],
    ["potato gratin", "milk"],
    ["chicken casserole with scones", "milk"],
    ["apple crumble", "gluten"],
    ["apple pie", "milk"],
    ["a slice of cake", "eggs"],
    ["pizza", "milk"],
    ["Eiscreme", "milk"],
    ["fish pie", "milk"],
    ["banana cookies", "gluten"],
    ["quiche lorraine", "milk"],
    ["chicken korma", "milk"],
    ["Kartoffelpuffer", "eggs"],
    ["100 g Kartoffelpuffer (TK)", "gluten"],
    ["Erdäpfelpuffer", "eggs"],
    ["Reibekuchen", "eggs"],
    ["Zucchinilaibchen", "eggs"],
    ["Apfelmuffins", "eggs"],
    ["Apfel-Muffins", "milk"],
    ["Kartoffelgratin", "milk"],
    ["Erdäpfelgratin", "milk"],
    ["Reisauflauf", "milk"],
    ["Reisauflauf mit Apfel", "eggs"],
    ["Grießkoch", "milk"],
    ["Apfelküchlein", "gluten"],
    ["Apfelkücherl", "eggs"],
    ["Zwetschkenkuchen mit Streuseln", "gluten"],
    ["Faschingskrapfen", "gluten"],
    ["placki z cukinii", "eggs"],
    ["placki z ziemniaków", "gluten"],
    ["muffinki bananowe", "eggs"],
    ["szarlotka", "gluten"],
    ["jabłka pod kruszonką", "gluten"],
    ["zapiekanka ziemniaczana", "milk"],
    ["sernik", "eggs"],
    ["ciasteczka z bananem", "gluten"],
    ["မုန့်တီ", "fish"],
    ["ရခိုင်မုန့်တီ ၁ ပွဲ", "fish"],
    ["ရှမ်းခေါက်ဆွဲ", "peanut"],
    ["မြီးရှည်", "soya"],
    ["ဆီချက်ခေါက်ဆွဲ", "soya"],
    ["ကြာဇံကြော်", "soya"],
    ["ကြေးအိုး", "eggs"],
    ["ဝက်သားတုတ်ထိုး", "soya"],
    ["လက်ဖက်သုပ်", "peanut"],
    ["လဖက်သုပ်", "sesame"],
    ["ဂျင်းသုပ်", "sesame"],
    ["ခရမ်းချဉ်သီးသုပ်", "peanut"],
    ["သင်္ဘောသီးထောင်း", "fish"],
    ["တိုဟူးနွေး", "peanut"],
    ["ချဉ်ပေါင်ကြော်", "crustaceans"],
    ["ဘာလချောင်", "crustaceans"],
    ["ဆမူဆာ", "gluten"],
    ["ဆမူဆာနဲ့ လက်ဖက်ရည်", "gluten"],
    ["ဖက်ထုပ်ကြော်", "gluten"],
    ["ပေါက်စီ ၂ လုံး", "gluten"],
    ["ဒံပေါက်", "milk"],
    ["ဆနွင်းမကင်း", "gluten"],
    ["ပူတင်း", "eggs"],
    ["ထမနဲ", "sesame"],
  ])("keeps %s from a family without %s, and says that it is usually in it", (input, allergen) => {
    for (const months of [8, 40]) expect(found(input, [allergen], months)).toContain(`usually_contains ${allergen}`);
    expect(assessPantry([input], family([allergen])).usable).toEqual([]);
    expect(assessRecipe(recipe({ lines: ["2 bananas", input] }), family([allergen])).verdict).toBe("rejected");
  });

  it("is announced as a first taste like what is written", () => {
    expect(found("Kartoffelgratin", [], 8)).toContain("allergen_first milk");
    expect(found("Kartoffelgratin", [], 14)).toEqual([]);
    expect(assessPantry(["Apfelmuffins"], family([], 8)).results[0]?.allergens).toEqual(["gluten", "eggs", "milk"]);
  });
});

describe("a dish of which the label or the cook knows", () => {
  it.each<[string, AllergenId]>([
    ["mashed potatoes", "milk"],
    ["200 g potato mash", "milk"],
    ["falafel", "sesame"],
    ["vegetable stock", "celery"],
    ["500 ml chicken stock", "celery"],
    ["potato salad", "eggs"],
    ["Eis", "milk"],
    ["Kartoffelpüree", "milk"],
    ["Kartoffelpüree aus der Packung", "milk"],
    ["Erdäpfelpüree", "milk"],
    ["Erdäpfelstampf", "milk"],
    ["Falafeln", "sesame"],
    ["6 Falafelbällchen", "sesame"],
    ["Falafelmischung", "gluten"],
    ["Hühnersuppe", "celery"],
    ["Erdäpfelsalat", "mustard"],
    ["puree ziemniaczane", "milk"],
    ["purée z ziemniaków", "milk"],
    ["falafele", "sesame"],
    ["bulion warzywny", "celery"],
    ["barszcz czerwony", "celery"],
    ["အာလူးပြုတ်ချေ", "milk"],
    ["ဘူးသီးကြော်", "gluten"],
    ["ဘူးသီးကြော်နဲ့ ဟင်းချို", "gluten"],
    ["ဘူးသီးကြော်နဲ့ဟင်းချို", "fish"],
    ["မုန့်ဟင်းခါး", "crustaceans"],
    ["မုန့်ဟင်းခါး", "eggs"],
    ["အုန်းနို့ခေါက်ဆွဲ", "fish"],
    ["ထမင်းကြော်", "eggs"],
    ["ထမင်းကြော်", "soya"],
    ["ကြက်သားဆီပြန်", "fish"],
    ["သခွားသီးသုပ်", "crustaceans"],
    ["နန်းကြီးသုပ်", "fish"],
    ["ဘိန်းမုန့်", "sesame"],
    ["ကောက်ညှင်းပေါင်း", "sesame"],
  ])("has to be read for %s, which may hold %s", (input, allergen) => {
    expect(found(input, [allergen])).toContain(`read_label ${allergen}`);
    expect(found(input, [allergen]).join()).not.toMatch(/family_allergy|usually_contains/);
    const { findings } = assessRecipe(recipe({ lines: ["2 bananas", input] }), family([allergen]));
    expect(findings).toContainEqual(expect.objectContaining({ ruleId: "read_label", severity: "limit", allergen }));
  });

  it("answers no question what the dish is", () => {
    for (const [input, allergen] of [
      ["မုန့်တီ", "eggs"],
      ["နန်းကြီးသုပ်", "fish"],
      ["barszcz czerwony", "celery"],
    ] as const) {
      const [result] = assessPantry([input], family([allergen])).results;
      expect(result?.verdict).toBe("unknown");
    }
  });

  it("is said once, by the food where the lexicon has one", () => {
    expect(found("Gemüsebrühe ohne Salz", ["celery"])).toEqual(["read_label celery"]);
    expect(found("Rindsuppe ohne Salz", ["celery", "gluten"])).toEqual(["read_label celery"]);
  });

  it("is nobody's business where the family avoids nothing", () => {
    expect(found("mashed potatoes", [])).toEqual([]);
    expect(found("falafel", ["milk"]).join()).not.toContain("read_label");
  });
});

describe("what only looks like such a dish", () => {
  const EVERYTHING = ["eggs", "gluten", "milk", "celery", "sesame", "mustard", "nuts"] as const;

  it.each([
    "2 potatoes, mashed",
    "100 g puffed rice",
    "Puffreis",
    "Apfel, für die Muffinform",
    "Kartoffeln für die Auflaufform",
    "Suppenhuhn",
    "risotto rice",
    "Risottoreis",
    "ryż do risotto",
    "Putenschnitzel",
    "Reiskuchen",
    "Reis, mit Eiswasser abgeschreckt",
    "rice cakes",
    "tofu, crumbled",
    "a tart apple",
    "marchewka tarta",
    "starta marchewka",
    "pumpkin puree",
    "Apfelpüree",
    "Karottenpüree",
    "puree z dyni",
    "stockfish",
    "apples in a pie dish",
    "ဖရုံသီးချေ",
    "အာလူးပြုတ်",
    "ဟင်းချိုမှုန့်",
    "မုန့်ဖက်ထုပ်",
    "ကြက်ဟင်းခါးသီး",
    "လက်ဖက်ရည်ဇွန်း ၁ ဇွန်း ဆန်",
    "ကြက်သားပေါင်း",
    "ကောက်ညှင်း",
  ])("%s", (input) => {
    expect(usualContents(read(input))).toEqual(NOTHING_USUAL);
    expect(found(input, EVERYTHING).join()).not.toContain("usually_contains");
  });

  it.each<[string, AllergenId, readonly AllergenId[]]>([
    ["banana muffins without egg", "eggs", ["gluten", "milk"]],
    ["egg-free banana muffins", "eggs", ["gluten", "milk"]],
    ["Kartoffelpuffer ohne Ei", "eggs", ["gluten"]],
    ["placki z cukinii bez jajek", "eggs", ["gluten"]],
    ["Reisauflauf ohne Milch", "milk", ["eggs"]],
    ["မြေပဲမပါတဲ့ လက်ဖက်သုပ်", "peanut", ["sesame"]],
  ])("%s, which says itself what is left out", (input, without, still) => {
    expect(found(input, [without]).join()).not.toContain("usually_contains");
    expect(usualContents(read(input)).usually).toEqual(still);
  });

  it.each<[string, readonly AllergenId[], readonly AllergenId[]]>([
    ["vegan muffins", ["gluten"], ["eggs", "milk"]],
    ["2 vegan banana muffins", ["gluten"], ["eggs", "milk"]],
    ["banana muffins, vegan", ["gluten"], ["eggs", "milk"]],
    ["banana muffins (vegan)", ["gluten"], ["eggs", "milk"]],
    ["gluten-free banana muffins", ["eggs", "milk"], ["gluten"]],
    ["gluten-free vegan muffins", [], ["gluten", "eggs", "milk"]],
    ["vegan fish pie", [], ["gluten", "eggs", "milk"]],
    ["vegane Apfelmuffins", ["gluten"], ["eggs", "milk"]],
    ["Apfelmuffins (glutenfrei)", ["eggs", "milk"], ["gluten"]],
    ["veganer Reisauflauf", [], ["gluten", "milk", "eggs"]],
    ["wegańskie muffinki bananowe", ["gluten"], ["eggs", "milk"]],
    ["muffinki weganskie z bananem", ["gluten"], ["eggs", "milk"]],
    ["bezglutenowe muffinki", ["eggs", "milk"], ["gluten"]],
    ["vegan cake, 2 muffins", ["gluten", "eggs", "milk"], []],
    ["non-vegan muffins", ["gluten", "eggs", "milk"], []],
    ["nicht ganz vegane Muffins", ["gluten", "eggs", "milk"], []],
    ["muffins with vegan butter", ["gluten", "eggs", "milk"], ["nuts", "soya"]],
    ["muffins, vegan butter", ["gluten", "eggs", "milk"], ["nuts", "soya"]],
    ["vegan butter and muffins", ["gluten", "eggs", "milk"], ["nuts", "soya"]],
    ["vegan cheese scones", ["gluten", "eggs", "milk"], ["nuts", "soya"]],
    ["vegane Küche, Muffins", ["gluten", "eggs", "milk"], []],
    ["muffins, vegan or not", ["gluten", "eggs", "milk"], []],
  ])("%s, whose label says %j is in it and has to be read for %j", (input, usually, often) => {
    const contents = usualContents(read(input));
    expect(contents.usually).toEqual(usually);
    expect(contents.often.toSorted()).toEqual(often.toSorted());
  });

  it("is not kept from a family because of what a vegan dish is made without, nor called free of it", () => {
    expect(found("vegan banana muffins", ["eggs", "milk"])).toEqual(["read_label eggs", "read_label milk"]);
    expect(found("vegan banana muffins", ["gluten"])).toContain("usually_contains gluten");
    expect(found("vegan banana muffins", [], 8)).not.toContain("allergen_first eggs");
    const lines = ["2 bananas", "2 vegan banana muffins"];
    expect(assessRecipe(recipe({ lines }), family(["eggs", "milk"])).verdict).not.toBe("rejected");
  });

  it("says of what is written once only that it is there", () => {
    for (const input of ["Käsemuffins", "potato pancakes with milk", "rice pudding"]) {
      expect(found(input, ["milk"])).toContain("family_allergy milk");
      expect(found(input, ["milk"])).not.toContain("usually_contains milk");
    }
  });

  it("is any name of any food in any language", () => {
    const named = LANGUAGES.flatMap((language) => FOOD_IDS.flatMap((food) => foodWords(food, language)));
    expect(named.filter((word) => usualContents(read(word)) !== NOTHING_USUAL)).toEqual([]);
  });
});

describe("a dish as a thing of its own", () => {
  const EGGS: ReadonlySet<AllergenId> = new Set<AllergenId>(["eggs"]);
  const seen = (text: string, brought: string) =>
    withDishes(read(text), new Set(dishesWith(read(brought), EGGS))).sightings.map(({ start, end }) =>
      read(text).text.slice(start, end),
    );

  it("is one of those that hold what is avoided, as far as its line does not say otherwise", () => {
    const words = (text: string) => [...new Set(dishesWith(read(text), EGGS).map(({ usually }) => usually.join()))];
    expect(words("2 muffins and a gratin")).toEqual(["gluten,eggs,milk"]);
    expect(words("a gratin")).toEqual([]);
    expect(words("2 vegan muffins")).toEqual([]);
    expect(words("2 muffins without egg")).toEqual([]);
    expect(dishesWith(read("2 muffins"), new Set())).toEqual([]);
  });

  it("is named with what its name holds, in the order of the text, and stands beside everything else", () => {
    expect(seen("muffins with carrot and a gratin", "1 muffin")).toEqual(["muffins", "carrot"]);
    expect(seen("pear, banana muffins, carrot", "1 muffin")).toEqual(["pear", "banana muffins", "carrot"]);
    expect(seen("muffinki bananowe z jabłkiem", "muffinka")).toEqual(["muffinki bananowe", "jabłkiem"]);
    expect(seen("Apfelmuffins", "1 Muffin")).toEqual(["apfelmuffins"]);
    expect(seen("apple pie", "apple pie")).toEqual(["apple pie"]);
    expect(seen("banana muffins", "carrot")).toEqual(["banana"]);
  });

  it("has to be read for nothing that its line says is in it", () => {
    expect(usualContents(read("mashed potatoes with milk"))).toEqual(NOTHING_USUAL);
  });
});

describe("a recipe of such a name", () => {
  it.each([
    ["Muffins", "eggs"],
    ["Banana muffins", "eggs"],
    ["Apfelküchlein", "eggs"],
    ["Kartoffelpuffer", "eggs"],
    ["Reisauflauf", "milk"],
    ["Apple crumble", "gluten"],
    ["Muffinki z bananem", "eggs"],
    ["Zapiekanka ziemniaczana", "milk"],
    ["အာလူးချေ", "milk"],
  ] as const)("%s is what its own list says: nothing of %s", (title, allergen) => {
    const text = recipe({ title, steps: `Mash everything and bake. These are your ${title}.` });
    const { verdict, findings } = assessRecipe(text, family([allergen]));
    expect(findings.map(({ ruleId }) => ruleId)).not.toContain("usually_contains");
    expect(verdict).not.toBe("rejected");
    const listed = { eggs: "1 egg", milk: "100 ml cow's milk", gluten: "50 g wheat flour" }[allergen];
    const whole = recipe({ title, lines: ["2 bananas", listed] });
    expect(assessRecipe(whole, family([allergen])).findings).toContainEqual({
      ruleId: "family_allergy",
      severity: "allergy",
      allergen,
    });
  });

  it("of ours says in no line that anything is usually in it, in any language", () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const plan = planRecipe(brief);
        const lines = LANGUAGES.flatMap((language) => renderRecipe(plan, language).ingredients);
        expect(lines.filter((line) => usualContents(read(line)) !== NOTHING_USUAL)).toEqual([]);
      }),
      { numRuns: runs },
    );
  });
});

describe("Burmese bean oil, of groundnuts and now and then of soya", () => {
  it.each<[string, AllergenId]>([
    ["ပဲဆီ ၁ ဇွန်း", "soya"],
    ["ပဲဆီသန့်", "soya"],
    ["ပဲဆီ", "peanut"],
  ])("is told a family that avoids what may be in it: %s, %s", (input, allergen) => {
    const [result] = assessPantry([input], family([allergen])).results;
    expect(result?.findings.map((finding) => finding.allergen)).toContain(allergen);
  });

  it("is fine for a family that avoids something else", () => {
    expect(found("ပဲဆီ ၁ ဇွန်း", ["milk"])).toEqual([]);
  });
});
