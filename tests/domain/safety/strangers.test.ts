import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AGE_GROUPS } from "@/lib/domain/food/age";
import { COOKING_METHODS } from "@/lib/domain/food/cooking";
import { FOOD_IDS } from "@/lib/domain/food/food-ids";
import { foodWords } from "@/lib/domain/food/lexicon";
import { planRecipe } from "@/lib/domain/recipes/plan-recipe";
import { renderRecipe } from "@/lib/domain/recipes/render-recipe";
import { assessPantry } from "@/lib/domain/safety/assess-pantry";
import { assessRecipe } from "@/lib/domain/safety/assess-recipe";
import { read } from "@/lib/domain/safety/reading";
import { strangersIn } from "@/lib/domain/safety/strangers";
import { LANGUAGES } from "@/lib/domain/shared/language";
import { TRICKY_BUT_CLEAN } from "../../support/hostile-writer-clean.table";
import { briefOf } from "../recipes/pantries";

const BABY = { months: 8, allergens: [], avoidFoods: [] };

function checked(input: string) {
  const { results, usable } = assessPantry([input], BABY);
  return { verdict: results[0]?.verdict, ids: results[0]?.findings.map(({ ruleId }) => ruleId) ?? [], usable };
}

function recipeWith(line: string, step = "") {
  const servingInstructions = { preparation: "Serve lukewarm.", size: "A small bowl.", safety: "Stay close." };
  const instructions = `Steam everything until soft and mash it. ${step}`;
  return assessRecipe(
    { title: "Mash", ingredients: ["2 potatoes, peeled", line], instructions, servingInstructions },
    BABY,
  );
}

describe("a German compound of which only the beginning is known", () => {
  it.each([
    "Karottenblorptak",
    "Topfenblorptak",
    "Käseblorptak mit Karotten",
    "2 Schinkenblorptakerl",
    "Kümmelblorptakerl",
  ])("is asked about, as it is what it ends with: %s", (input) => {
    expect(checked(input).usable).toEqual([]);
    expect(checked(input).ids).toContain("unknown_ingredient");
    expect(recipeWith(input).findings).toContainEqual({ ruleId: "unknown_ingredient", severity: "unknown", input });
  });

  it.each(["Karottenstifte", "Karottenbrei", "Kartoffelwürfelchen", "Apfelmus ohne Zuckerzusatz", "Erbsenschoten"])(
    "is none where its end says a form, a case or something left out: %s",
    (input) => {
      expect(checked(input).ids).not.toContain("unknown_ingredient");
    },
  );
});

describe("a word that nobody knows, joined to a food", () => {
  it.each([
    "carrot with blorptak",
    "carrot with blorptak and peas",
    "peas and carrots and blorptak",
    "100 g carrot and blorptak",
    "Karotte mit Blorptak",
    "Karotten und Blorptak, weich gekocht",
    "marchewka z blorptakiem",
    "marchewka i blorptak",
  ])("is asked about: %s", (input) => {
    expect(checked(input)).toMatchObject({ verdict: "unknown", usable: [] });
    expect(checked(input).ids).toContain("unknown_ingredient");
    const { verdict, findings } = recipeWith(input);
    expect(verdict).toBe("rejected");
    expect(findings).toContainEqual({ ruleId: "unknown_ingredient", severity: "unknown", input });
  });

  it.each([
    "carrot, blorptak",
    "carrot blorptak",
    "blorptak, carrot",
    "100 g carrot, 50 g blorptak",
    "2 carrots, peeled, blorptak",
    "carrot (blorptak)",
    "carrot (50 g blorptak powder)",
    "carrot, blorptak and peas",
    "carrot blorptak puree",
    "carrot; blorptak",
    "carrot + blorptak",
    "carrot / blorptak",
    "carrot & blorptak",
    "Karotte, Zwurbel",
    "Karotte Zwurbel püriert",
    "Erdäpfel, Zwurbel und Erbsen",
    "marchewka, glomzak",
    "marchewka glomzak",
    "marchewka (glomzak)",
  ])("is asked about beside it, too: %s", (input) => {
    expect(checked(input)).toMatchObject({ verdict: "unknown", usable: [] });
    expect(recipeWith(input).findings).toContainEqual({ ruleId: "unknown_ingredient", severity: "unknown", input });
  });

  it.each([
    "blorptak carrot",
    "200 g blorptak carrots",
    "a handful of blorptak peas",
    "carrot zuz",
    "carrot, zuz",
    "carrot, blorptak zuzu mink",
    "blorptak zuzu mink, carrot",
    "carrot, some of the blorptak from our garden",
    "carrot blorpted",
    "carrot, blorptly chopped",
    "blorpting carrots",
    "blorptish carrots",
    "Blorptige Karotte",
    "Karotte, geblorpt",
    "Karotten, verblorpt",
    "blorptakische Erdäpfel",
    "marchewka blorptowa",
    "blorptalna marchewka",
    "marchewka, blorptana",
    "carrot-blorptak",
    "carrot and a 蜂蜜",
    "carrot, ცხარე",
    "ဘလော့တက် မုန်လာဥနီ",
    "မုန်လာဥနီ ဘလော့တက်",
    "မုန်လာဥနီ၊ ဘလော့တက်",
    "မုန်လာဥနီနဲ့ ဘလော့တက်",
    "မုန်လာဥနီကို ဂလိုဇင်နဲ့ ပြုတ်",
    "မုန်လာဥနီပြုတ် ဖလူဒါကူ နည်းနည်း",
  ])("is asked about wherever it stands, and whatever its ending: %s", (input) => {
    expect(checked(input)).toMatchObject({ verdict: "unknown", usable: [] });
    expect(recipeWith(input).findings).toContainEqual({ ruleId: "unknown_ingredient", severity: "unknown", input });
  });

  it.each([
    "halibut blorptak",
    "halibut w blorptaku",
    "halibut with blorptak",
    "mayonnaise blorptak",
    "Pizza mit Blorptak",
    "Suppengrün mit Blorptak",
    "orzeszki blorptak",
    "ser kozi blorptak",
    "Zander mit Blorptak",
  ])("is asked about beside a word of a rule or a dish that is no food of ours: %s", (input) => {
    expect(checked(input)).toMatchObject({ verdict: "unknown", usable: [] });
    expect(recipeWith(input).verdict).toBe("rejected");
  });

  it("is not asked about beside what the youngest may not have at all", () => {
    expect(strangersIn(read("honey blorptak"))).toEqual([]);
    expect(checked("honey blorptak").verdict).toBe("blocked");
  });

  it("is the word itself, once, in the order of the text", () => {
    expect(strangersIn(read("blorptak carrot, zuzu and Blorptak"))).toEqual(["blorptak", "zuzu"]);
    expect(strangersIn(read("blorptak zuzu"))).toEqual([]);
    expect(strangersIn(read("မုန်လာဥနီ၊ ဘလော့တက်၊ zuzu"))).toEqual(["zuzu", "ဘလော့တက်"]);
  });

  it.each([
    ["blorptakမုန်လာဥနီ", "blorptak"],
    ["မုန်လာဥနီblorptak", "blorptak"],
    ["မုန်လာဥနီ蜂蜜", "蜂蜜"],
    ["carrot မုန်လာဥနီzuz", "zuz"],
  ])("is asked about though no space parts it from a food: %s", (input, stranger) => {
    expect(strangersIn(read(input))).toEqual([stranger]);
    expect(checked(input)).toMatchObject({ verdict: "unknown", usable: [] });
  });

  it.each(["carrot蜂蜜", "蜂蜜carrot", "carrot, pea蜂蜜"])("is no food together with one: %s", (input) => {
    expect(checked(input)).toMatchObject({ verdict: "unknown", usable: [] });
  });

  it("is asked about though a word of the kitchen stands in it", () => {
    for (const word of ["blorpfish", "blorpseed", "grumling", "Zwurbelkraut"])
      expect(checked(`carrot, ${word}`).verdict, word).toBe("unknown");
  });

  it.each(["Soczewica z olejem", "carrots in broth", "Karotten in Brühe", "marchewka z bulionem"])(
    "is none that only asks which of its kind is meant: %s",
    (input) => {
      expect(strangersIn(read(input))).toEqual([]);
    },
  );

  it.each(["grapes, mased", "shark-shaped mince patties", "brązowe plamki na bananie"])(
    "is none that a rule may mean and its text does not: %s",
    (input) => {
      expect(strangersIn(read(input))).toEqual([]);
    },
  );

  it.each([
    "carrot with peas",
    "chicken with skin",
    "potatoes and carots",
    "carrot with love",
    "carrot with a bit of care",
    "carrots, organic",
    "carrots rinsed and peeled",
    "Apfel mit Schale",
    "Lachs ohne Haut und Knöchelchen",
    "marchewka z ogródka",
    "ziemniaki z wody",
    "jabłko bez skórki i gniazda",
    "2 large carrots, washed, peeled and cut lengthways",
    "carrots, room temperature",
    "potatoes (Maris Piper)",
    "100 g broccoli florets, fresh or frozen",
    "chicken thigh, boneless, skinless",
    "1 ripe avocado, halved",
    "eggs, free range, large",
    "semi-skimmed milk, for serving",
    "carrot puree, homemade",
    "Karotten, bio, aus der Region",
    "Kartoffeln, vorwiegend festkochend",
    "Erdäpfel, speckig",
    "Karfiol, in kleine Röschen geteilt",
    "100 g Naturjoghurt (vollfett)",
    "1 Apfel, säuerlich, z. B. Boskoop",
    "Karotten, blättrig geschnitten",
    "Hähnchenbrust, ohne Haut",
    "Haferflocken, zart",
    "marchewka ekologiczna",
    "2 marchewki, obrane i pokrojone w słupki",
    "banan dojrzały, duży",
    "ziemniaki młode",
    "jabłko, najlepiej szara reneta",
    "mała cukinia, umyta i uduszona do miękkości",
    "jajka od kur z wolnego wybiegu, zerówki",
    "pierś z kurczaka, świeża",
    "မုန်လာဥနီ၊ အခွံနွှာပြီး",
    "2 small ripe bananas, thinly sliced lengthways",
    "boneless, skinless chicken thighs, trimmed",
    "a small knob of unsalted butter, melted",
    "½ cup rolled oats (gluten-free)",
    "Bramley apples, stewed until very soft",
    "frozen petits pois, thawed",
    "Hass avocado, stoned and mashed with a fork",
    "1 kleine Zucchini, grob geraspelt und gut ausgedrückt",
    "2 EL zarte Haferflocken, über Nacht eingeweicht",
    "Erdäpfel aus dem eigenen Garten, gedämpft",
    "feingehackte Petersilie, frisch gezupft",
    "Rindfleisch, sehr weich geschmort und fein zerzupft",
    "1 duża marchewka, starta na drobnych oczkach",
    "łosoś, ugotowany na parze i rozdrobniony widelcem",
    "płatki owsiane, namoczone przez noc w wodzie",
    "szklanka ugotowanego, przestudzonego ryżu",
    "ကြက်သား ၅၀ ဂရမ်၊ နုတ်နုတ်စဉ်းပြီး အိအောင်ပြုတ်ထားတာ",
    "ငှက်ပျောသီး တစ်လုံး၊ မှည့်မှည့်လေး ချေပြီး",
    "အိမ်စိုက် ဖရုံသီး နည်းနည်း၊ ပေါင်းပြီး ညက်ညက်ချေ",
  ])("is not what says how a food is: %s", (input) => {
    expect(checked(input).ids).not.toContain("unknown_ingredient");
  });

  it("is in no name of a food, in any language", () => {
    const names = LANGUAGES.flatMap((language) => FOOD_IDS.flatMap((food) => foodWords(food, language)));
    expect(names.length).toBeGreaterThan(5_000);
    expect(names.filter((name) => strangersIn(read(name)).length > 0)).toEqual([]);
  });

  it("is in no line of a recipe that we write ourselves", () => {
    const lines = FOOD_IDS.flatMap((food, index) => {
      const cookingMethod = COOKING_METHODS[index % COOKING_METHODS.length] ?? "soup";
      const ageGroup = AGE_GROUPS[index % AGE_GROUPS.length] ?? "12-24";
      const plan = planRecipe(briefOf({ foods: [food], cookingMethod, ageGroup }));
      return LANGUAGES.flatMap((language) => renderRecipe(plan, language).ingredients);
    });
    expect(lines.filter((line) => strangersIn(read(line)).length > 0)).toEqual([]);
  });

  it("is in no line of a clean recipe", () => {
    const lines = TRICKY_BUT_CLEAN.flatMap(([, , ingredients]) => ingredients);
    expect(lines.length).toBeGreaterThan(200);
    expect(lines.filter((line) => strangersIn(read(line)).length > 0)).toEqual([]);
  });

  it.each([
    "Karotteneintopf",
    "Linseneintopf",
    "Süßkartoffelpommes",
    "Kartoffelklößchen",
    "Polentasterz",
    "Amaranthpops",
  ])("does not ask about %s, whose end says what the food is made into", (text) => {
    expect(checked(text).ids).not.toContain("unknown_ingredient");
  });

  it("leaves a stronger verdict as it is", () => {
    expect(checked("honey with blorptak").verdict).toBe("blocked");
    expect(checked("carrot with honey and blorptak").verdict).toBe("blocked");
  });

  it("is not looked for in the steps, which join what is done", () => {
    expect(recipeWith("1 carrot", "Rinse the carrot and frobnicate, then serve.").verdict).not.toBe("rejected");
  });

  it("never passes in silence, whatever it is", () => {
    const nonsense = fc
      .array(fc.constantFrom("vu", "zha", "gro", "ply", "xu", "tro"), { minLength: 2, maxLength: 4 })
      .map((syllables) => `qx${syllables.join("")}q`);
    const joined = fc.constantFrom(
      "carrot with {}",
      "Karotte und {}",
      "2 carrots plus {}",
      "marchewka oraz {}, gotowane",
      "carrot, {}",
      "carrot {}",
      "Erdäpfel ({})",
      "marchewka, 30 g {}",
      "{} carrot",
      "200 g {} Karotten",
      "carrots from the {} of our garden",
      "{}ed carrots",
      "{}owa marchewka",
      "Karotte, ge{}t",
      "မုန်လာဥနီ {}",
      "ဆန် ၃၀ ဂရမ်နဲ့ {}",
    );
    fc.assert(
      fc.property(nonsense, joined, (word, text) => {
        expect(checked(text.replace("{}", word)).verdict).toBe("unknown");
      }),
    );
  });
});
