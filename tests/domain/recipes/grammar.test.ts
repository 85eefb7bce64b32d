import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FOOD_IDS, type FoodId } from "../../../lib/domain/food/food-ids";
import { FOODS } from "../../../lib/domain/food/foods";
import { POLISH_NAMES } from "../../../lib/domain/food/names/polish.table";
import { RECIPE_LANGUAGES } from "../../../lib/domain/recipes/language/languages";
import { counted, minutesOf, withPreposition } from "../../../lib/domain/recipes/language/polish-nouns";
import { SINGULARS } from "../../../lib/domain/recipes/language/polish-singular.table";
import { PIECE_GRAMS } from "../../../lib/domain/recipes/plan/measures.table";
import { isKind } from "../../../lib/domain/recipes/plan/food-kind";
import { isSinglePiece } from "../../../lib/domain/recipes/plan/household-measure";
import { planRecipe } from "../../../lib/domain/recipes/plan-recipe";
import type { Step } from "../../../lib/domain/recipes/procedure/step";
import { renderRecipe } from "../../../lib/domain/recipes/render-recipe";
import type { Language } from "../../../lib/domain/shared/language";
import { anyBrief, briefOf, runs } from "./pantries";

const ONE = () => true;
const SEVERAL = () => false;

function say(language: Language, step: Step, isSingle = SEVERAL): string {
  return RECIPE_LANGUAGES[language].say(step, isSingle);
}

const beat = (foods: readonly FoodId[]): Step => ({ kind: "mix", mix: "egg", heat: "pan", foods, spoons: 0 });
const peel = (foods: readonly FoodId[]): Step => ({
  kind: "prepare",
  foods,
  before: ["peel"],
  cut: "dice",
  cooked: true,
});

describe("German work in the order in which it is done", () => {
  it.each(["de", "de-AT"] as const)("closes a clause with a comma in %s before it goes on", (language) => {
    expect(RECIPE_LANGUAGES[language].preparation("egg", "6-9")).toMatch(/fest sind(?:,|\.)/);
    expect(RECIPE_LANGUAGES[language].preparation("egg", "6-9")).not.toContain("fest sind und");
  });

  it.each(["de", "de-AT"] as const)("lines a tin in %s with something where there is no fat", (language) => {
    const tin: Step = { kind: "shape", form: "muffins", fats: [], ageGroup: "12-24", done: [] };
    expect(say(language, tin)).toMatch(/^Eine kleine Muffinform mit Backpapier auslegen,/);
  });

  it.each(["de", "de-AT"] as const)("simmers in %s what has grain in it, and steams fruit", (language) => {
    const pot = (foods: readonly FoodId[]): Step => ({
      kind: "cook",
      place: "smallPot",
      stages: [{ foods, minutes: 9 }],
      stirring: false,
    });
    expect(say(language, pot(["oats"]))).toContain("9 Minuten köcheln lassen");
    expect(say(language, pot(["apple"]))).toContain("9 Minuten dünsten");
  });
});

describe("the number of a food", () => {
  it.each([
    ["en", beat(["egg"]), "Beat the egg well with a fork.", "Beat the eggs well with a fork."],
    ["de", beat(["egg"]), "Ei mit der Gabel gut verquirlen.", "Eier mit der Gabel gut verquirlen."],
    ["de-AT", beat(["egg"]), "Ei mit der Gabel gut verquirlen.", "Eier mit der Gabel gut verquirlen."],
    ["pl", beat(["egg"]), "Dobrze roztrzep jajko widelcem.", "Dobrze roztrzep jajka widelcem."],
  ] as const)("is one in %s where there is one", (language, step, one, several) => {
    expect(say(language, step, ONE)).toBe(one);
    expect(say(language, step, SEVERAL)).toBe(several);
  });

  it("takes its pronoun along", () => {
    expect(say("en", peel(["carrot"]), ONE)).toBe(
      "Peel the carrot and cut it into small pieces of about 1 cm, to be cooked soft.",
    );
    expect(say("en", peel(["carrot"]))).toContain("Peel the carrots and cut them into");
    expect(say("pl", peel(["potato"]), ONE)).toContain("Obierz ziemniaka i pokrój go drobno");
    expect(say("pl", peel(["plum"]), ONE)).toContain("Obierz śliwkę i pokrój ją drobno");
    expect(say("pl", peel(["potato"]))).toContain("Obierz ziemniaki i pokrój je drobno");
  });

  it("leaves two foods several, however few there are of each", () => {
    expect(say("en", peel(["carrot", "apple"]), ONE)).toContain("Peel the carrot and apple and cut them into");
    expect(say("pl", peel(["potato", "plum"]), ONE)).toContain("pokrój je drobno");
    expect(say("de", peel(["carrot", "apple"]), ONE)).toMatch(/^Karotte und Apfel schälen/);
  });

  it("keeps the German dative right", () => {
    const mould = (fats: readonly FoodId[]): Step => ({
      kind: "start",
      place: "pot",
      foods: ["carrot"],
      liquids: fats,
      fats: [],
    });
    expect(say("de", mould(["egg"]), ONE)).toContain("mit dem Ei in einen Topf");
    expect(say("de", mould(["egg"]))).toContain("mit den Eiern in einen Topf");
    expect(say("de-AT", mould(["beetroot"]), ONE)).toContain("mit der Roten Rübe in einen Topf");
    expect(say("de-AT", mould(["beetroot"]))).toContain("mit den Roten Rüben in einen Topf");
  });

  it("is one stone for one mango and stones for plums", () => {
    const pit = (foodId: FoodId): Step => ({
      kind: "prepare",
      foods: [foodId],
      before: ["pit"],
      cut: "none",
      cooked: true,
    });
    expect(say("en", pit("mango"))).toBe("Take the stone out of the mango.");
    expect(say("en", pit("plum"))).toBe("Take the stones out of the plums.");
    expect(say("en", pit("plum"), ONE)).toBe("Take the stone out of the plum.");
    expect(say("pl", pit("mango"))).toBe("Usuń pestkę z mango.");
    expect(say("pl", pit("plum"))).toBe("Usuń pestki ze śliwek.");
    expect(say("pl", pit("plum"), ONE)).toBe("Usuń pestkę ze śliwki.");
  });

  it("is one stone in Polish wherever in the sentence it is taken out, and on the food's own page", () => {
    const peeled: Step = { kind: "prepare", foods: ["avocado"], before: ["peel", "pit"], cut: "mash", cooked: false };
    expect(say("pl", peeled)).toBe("Obierz awokado, usuń pestkę i rozgnieć je dokładnie widelcem.");
    for (const foodId of FOOD_IDS.filter((id) => FOODS[id].preparation["9-12"].before.includes("pit"))) {
      const several = POLISH_NAMES[foodId].gender === "plural";
      const said = RECIPE_LANGUAGES.pl.preparation(foodId, "9-12");
      expect(said, foodId).toMatch(several ? /usuń pestki/iu : /usuń pestkę/iu);
    }
  });

  it("speaks in Polish of eggs beaten for the pan as one mixture, be there one or two", () => {
    for (const form of ["scramble", "omelette", "frittata", "eggCustard"] as const) {
      const poured = say("pl", { kind: "shape", form, fats: [], ageGroup: "12-24", done: [] }, SEVERAL);
      expect(poured).toContain("wlej masę jajeczną");
    }
  });

  it("never speaks of several eggs in a dish of one, in any language that has a plural", () => {
    const plurals: readonly (readonly [Language, RegExp])[] = [
      ["en", /\beggs\b/],
      ["de", /(?<!\p{L})Eiern?(?!\p{L})/u],
      ["de-AT", /(?<!\p{L})Eiern?(?!\p{L})/u],
      ["pl", /roztrzep dobrze widelcem jajka|gotuj jajka|wymieszaj jajka/iu],
    ];
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const plan = planRecipe({ ...brief, foods: [...new Set<FoodId>([...brief.foods, "egg"])] });
        const eggs = plan.items.find(({ foodId }) => foodId === "egg");
        fc.pre(eggs !== undefined && eggs.amount.value <= 1);
        fc.pre(!plan.items.some(({ foodId }) => foodId === "quail_egg" || foodId === "duck_egg"));
        for (const [language, plural] of plurals) expect(renderRecipe(plan, language).instructions).not.toMatch(plural);
      }),
      { numRuns: runs / 2 },
    );
  });

  it("is counted by what the plan takes: a quarter of an apple is one, two carrots are several", () => {
    const item = (foodId: FoodId, value: number, unit: "g" | "piece" = "g") => ({ foodId, amount: { value, unit } });
    expect(isSinglePiece(item("apple", 30))).toBe(true);
    expect(isSinglePiece(item("carrot", 80))).toBe(true);
    expect(isSinglePiece(item("carrot", 160))).toBe(false);
    expect(isSinglePiece(item("egg", 0.5, "piece"))).toBe(true);
    expect(isSinglePiece(item("egg", 2, "piece"))).toBe(false);
    expect(isSinglePiece(item("grape", 24))).toBe(false);
    expect(isSinglePiece(item("rice", 20))).toBe(false);
    expect(isSinglePiece(item("chicken", 20))).toBe(false);
  });

  it("has a singular for every food that Polish counts in the plural, and for no other", () => {
    const needed = FOOD_IDS.filter(
      (foodId) =>
        POLISH_NAMES[foodId].gender === "plural" &&
        (PIECE_GRAMS[foodId] !== undefined || isKind(foodId, "egg", "smallEgg")),
    );
    expect(needed.filter((foodId) => SINGULARS[foodId] === undefined)).toEqual([]);
    for (const [foodId, forms] of Object.entries(SINGULARS)) {
      expect(forms.gender, foodId).not.toBe("plural");
      const [accusative = ""] = forms.accusative.split(" ");
      if (forms.gender === "feminine") expect(accusative, foodId).toMatch(/ę|ą$/);
      expect(forms.instrumental, foodId).toMatch(forms.gender === "feminine" ? /ą$/ : /em$|ym$|im$/);
    }
  });
});

describe("the verb of a preparation", () => {
  const prepared = (language: Language, foodId: FoodId, before: Extract<Step, { kind: "prepare" }>["before"]) =>
    say(language, { kind: "prepare", foods: [foodId], before, cut: "none", cooked: true });
  const withStep = (name: "trim" | "removeSkin" | "removeBones" | "removeShell") =>
    FOOD_IDS.filter((foodId) => FOODS[foodId].preparation["12-24"].before.includes(name));

  it("cuts fat off meat and trims a vegetable, in every language that has two words for it", () => {
    for (const foodId of withStep("trim")) {
      const isMeat = isKind(foodId, "meat", "liver", "coldMeat");
      expect(prepared("de", foodId, ["trim"]), foodId).toMatch(isMeat ? /von Fett und Sehnen befreien/ : /putzen/);
      expect(prepared("pl", foodId, ["trim"]), foodId).toMatch(isMeat ? /^Odkrój tłuszcz oraz błonki z/ : /^Oczyść/);
      if (isKind(foodId, "meat")) expect(prepared("my", foodId, ["trim"]), foodId).toContain("အဆီ");
    }
  });

  it("peels a skin off tomatoes, and takes it off chicken and fish", () => {
    for (const foodId of withStep("removeSkin")) {
      const isAnimal = isKind(foodId, "meat", "fish", "coldMeat");
      expect(prepared("pl", foodId, ["removeSkin"]), foodId).toContain(isAnimal ? "skórę" : "skórkę");
      if (isKind(foodId, "meat")) expect(prepared("de", foodId, ["removeSkin"])).toMatch(/von der Haut befreien/);
      if (isKind(foodId, "vegetable")) expect(prepared("de", foodId, ["removeSkin"])).toMatch(/häuten/);
    }
  });

  it("has its own word for the bones of fish", () => {
    for (const foodId of withStep("removeBones")) {
      const isFish = isKind(foodId, "fish");
      expect(prepared("de", foodId, ["removeBones"]), foodId).toContain(isFish ? "Gräten" : "Knochen");
      expect(prepared("pl", foodId, ["removeBones"]), foodId).toContain(isFish ? "ości" : "kości");
    }
  });

  it("says in one German breath what meat is freed of", () => {
    expect(prepared("de", "chicken", ["removeSkin", "removeBones", "trim"])).toBe(
      "Hähnchenfleisch von der Haut, allen Knochen, Fett und Sehnen befreien.",
    );
    expect(prepared("de", "pumpkin", ["wash", "peel", "deseed"])).toBe(
      "Kürbis waschen, schälen und von allen Kernen befreien.",
    );
  });

  it("takes prawns out of their carapace and eggs out of their shell", () => {
    expect(prepared("pl", "shrimp", ["removeShell"])).toBe("Obierz krewetki z pancerzyków.");
    expect(prepared("pl", "chestnut", ["removeShell"])).toBe("Obierz kasztany jadalne ze skorupki.");
  });

  it("grates ginger and chops herbs", () => {
    const add = (language: Language, what: "herb" | "root", foodId: FoodId) =>
      say(language, { kind: "add", what, target: "mixture", foods: [foodId] });
    expect(add("en", "root", "ginger")).toContain("grate");
    expect(add("en", "herb", "parsley")).not.toMatch(/grate|peel/i);
    expect(add("de", "root", "ginger")).toBe("Ingwer schälen, sehr fein reiben und unterrühren.");
    expect(add("de", "herb", "parsley")).not.toContain("reiben");
    expect(add("pl", "root", "ginger")).toContain("zetrzyj go na drobnej tarce");
    expect(add("my", "herb", "parsley")).not.toContain("ခြစ်");
  });

  it("pulls the casing off a sausage, and cuts ham as it is", () => {
    const cold = (language: Language, foodId: FoodId) =>
      say(language, { kind: "add", what: "coldMeat", target: "plate", foods: [foodId] });
    expect(cold("en", "sausage")).toMatch(/^Take the skin off the sausages, cut them lengthwise/);
    expect(cold("en", "ham_cooked")).toMatch(/^Cut the cooked ham into thin, short strips/);
    expect(cold("de", "sausage")).toContain("Die Haut von den Würstchen abziehen");
    expect(cold("de", "ham_cooked")).not.toContain("Haut");
    expect(cold("pl", "ham_cooked")).not.toContain("skórkę");
  });
});

describe("Polish", () => {
  it("counts as Polish counts", () => {
    const forms = ["łyżka", "łyżki", "łyżek", "łyżki"] as const;
    const words = [1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 112, 122].map((value) => counted(value, forms));
    expect(words).toEqual([
      "łyżka",
      "łyżki",
      "łyżki",
      "łyżek",
      "łyżek",
      "łyżek",
      "łyżek",
      "łyżek",
      "łyżki",
      "łyżek",
      "łyżek",
      "łyżki",
    ]);
    expect([0.5, 1.5, 2.25].map((value) => counted(value, forms))).toEqual(["łyżki", "łyżki", "łyżki"]);
    expect([1, 3, 12, 22, 45].map(minutesOf)).toEqual(["1 minutę", "3 minuty", "12 minut", "22 minuty", "45 minut"]);
  });

  it("says ze where z could not be spoken", () => {
    expect(["śliwkami", "szpinakiem", "zbożem", "wszystkim"].map(withPreposition)).toEqual([
      "ze śliwkami",
      "ze szpinakiem",
      "ze zbożem",
      "ze wszystkim",
    ]);
    expect(
      ["serem", "marchewką", "szynką", "zielonym groszkiem"]
        .map(withPreposition)
        .every((words) => words.startsWith("z ")),
    ).toBe(true);
  });

  it("pours grain and lays everything else into a pot", () => {
    const start = (foods: readonly FoodId[]): Step => ({
      kind: "start",
      place: "pot",
      foods,
      liquids: ["water"],
      fats: [],
    });
    expect(say("pl", start(["rice"]))).toMatch(/^Wsyp ryż do garnka/);
    expect(say("pl", start(["red_lentil", "rice"]))).toMatch(/^Wsyp/);
    expect(say("pl", start(["carrot"]))).toMatch(/^Włóż marchewkę do garnka/);
    expect(say("pl", start(["carrot", "rice"]))).toMatch(/^Włóż/);
  });

  it("sprinkles with it: nią, nim, nimi", () => {
    const cheese = (foods: readonly FoodId[]): Step => ({ kind: "add", what: "cheese", target: "plate", foods });
    expect(say("pl", cheese(["mozzarella"]))).toContain("posyp nią");
    expect(say("pl", cheese(["parmesan"]))).toContain("posyp nim");
    expect(say("pl", cheese(["parmesan", "feta"]))).toContain("posyp nimi");
  });
});

describe("no recipe", () => {
  it("says a calque, a doubled word or a food that it takes for several by mistake", () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const plan = planRecipe(brief);
        expect(renderRecipe(plan, "pl").instructions).not.toMatch(/Weź |posyp tym|polej tym kawałki|na nabranej/);
        const german = renderRecipe(plan, "de");
        expect(german.instructions).not.toMatch(/(gemahlen\p{L}*)[^.;]*fein gemahlen|Riegel|Eier aus der Schale/u);
        for (const language of ["en", "de", "de-AT", "pl"] as const) {
          const { instructions, title } = renderRecipe(plan, language);
          expect(`${title}\n${instructions}`).not.toMatch(/(?<!\p{L})(\p{L}{3,}) \1(?!\p{L})/iu);
        }
      }),
      { numRuns: runs / 2 },
    );
  });

  it("grinds no nuts twice that stand beside a coconut, and speaks of two as two", () => {
    const steps = (foods: readonly FoodId[], language: Language) =>
      renderRecipe(
        planRecipe(
          briefOf({ foods, cookingMethod: "pureed", mealType: "snack", ageGroup: "9-12", months: 9, seed: 85 }),
        ),
        language,
      ).instructions;
    for (const foods of [
      ["coconut", "walnut"],
      ["walnut", "coconut"],
    ] as const) {
      expect(steps(foods, "de")).toContain("Sehr fein gemahlene Walnüsse und Kokosnuss unterrühren.");
      expect(steps(foods, "de-AT")).toContain("Sehr fein geriebene Walnüsse und Kokosnuss unterrühren.");
      expect(steps(foods, "en")).toContain("Stir in the very finely ground walnuts and coconut.");
      expect(steps(foods, "pl")).toContain("Wmieszaj bardzo drobno mielone orzechy włoskie i kokos.");
    }
    expect(steps(["coconut", "sesame_seed"], "de")).toContain("Kokosnuss und Sesam, sehr fein gemahlen, unterrühren.");
    expect(steps(["coconut"], "en")).toContain("Stir in the coconut once it is grated very finely.");
  });

  it("says Austria's words in Austria and Germany's in Germany", () => {
    const plan = planRecipe(briefOf({ foods: ["kidney_bean", "potato", "carrot"], cookingMethod: "soup", seed: 1 }));
    const germanOnly = /Kartoffel|Tomate|Blumenkohl|Sahne|Quark|Aprikose|Hackfleisch|Backofen|Eine Kelle/;
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const { instructions, title, ingredients } = renderRecipe(planRecipe(brief), "de-AT");
        expect([title, instructions, ...ingredients].join("\n")).not.toMatch(germanOnly);
      }),
      { numRuns: runs / 2 },
    );
    expect(renderRecipe({ ...plan, form: "beanSoup" }, "de-AT").instructions).toContain("Einen Schöpfer voll");
    expect(renderRecipe({ ...plan, form: "beanSoup" }, "de").instructions).toContain("Eine Kelle voll");
  });
});
