import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { AGE_GROUPS } from "@/lib/domain/food/age";
import { ALLERGEN_IDS, type AllergenId } from "@/lib/domain/food/allergen";
import { ALLERGENS } from "@/lib/domain/food/allergens.table";
import { BENEFIT_CODES, BENEFITS } from "@/lib/domain/food/benefits.table";
import { COOKING_METHODS } from "@/lib/domain/food/cooking";
import { CUTS, PREPARATIONS, type Cut, type Food } from "@/lib/domain/food/food";
import { FOOD_IDS, type FoodId } from "@/lib/domain/food/food-ids";
import { foodById, FOODS } from "@/lib/domain/food/foods";
import { ANIMAL_PROTEINS } from "@/lib/domain/food/foods/animal-proteins.table";
import { DAIRY } from "@/lib/domain/food/foods/dairy.table";
import { FATS_AND_OTHERS } from "@/lib/domain/food/foods/fats-and-others.table";
import { FRUITS } from "@/lib/domain/food/foods/fruits.table";
import { GRAINS } from "@/lib/domain/food/foods/grains.table";
import { HERBS_AND_SPICES } from "@/lib/domain/food/foods/herbs-spices.table";
import { PLANT_PROTEINS } from "@/lib/domain/food/foods/plant-proteins.table";
import { VEGETABLES } from "@/lib/domain/food/foods/vegetables.table";
import { ENGLISH_NAMES } from "@/lib/domain/food/names/english.table";
import { RULE_IDS } from "@/lib/domain/safety/rule-ids";

const ALL: readonly Food[] = FOOD_IDS.map(foodById);
const idsWhere = (holds: (food: Food) => boolean): readonly FoodId[] =>
  ALL.filter(holds)
    .map((food) => food.id)
    .sort();

const ROUND_AND_SLIPPERY = [
  "cherry_tomato",
  "cherry",
  "sour_cherry",
  "grape",
  "gooseberry",
  "strawberry",
  "raspberry",
  "blueberry",
  "blackberry",
  "red_currant",
  "cranberry",
  "peas",
  "edamame",
  "chickpea",
  "soybean",
  "sweetcorn",
] as const satisfies readonly FoodId[];

const NO_LONGER_ROUND: readonly Cut[] = ["quarter", "flatten", "mash", "puree", "sieve"];

/** Written down a second time, from Annex II of Regulation 1169/2011 and not from the tables. */
const ALWAYS_CONTAINS: Readonly<Record<AllergenId, readonly FoodId[]>> = {
  gluten: [
    ...([
      "baby_cereal",
      "barley",
      "bread",
      "bread_roll",
      "breadcrumbs",
      "bulgur",
      "couscous",
      "egg_noodles",
      "oats",
    ] as const),
    ...(["pancake", "pasta", "rye", "semolina", "spelt", "wheat_flour"] as const),
  ],
  crustaceans: ["crab", "shrimp"],
  eggs: ["duck_egg", "egg", "egg_noodles", "pancake", "quail_egg"],
  fish: [
    ...(["arctic_char", "catfish", "cod", "haddock", "herring", "hilsa", "mackerel_atlantic", "plaice"] as const),
    ...(["pollock", "rohu", "salmon", "sardine", "tilapia", "trout", "tuna"] as const),
  ],
  peanut: ["peanut", "peanut_butter", "peanut_oil"],
  soya: ["edamame", "soybean", "tempeh", "tofu"],
  milk: [
    ...(["butter", "cottage_cheese", "cows_milk", "cream", "cream_cheese", "feta", "ghee", "hard_cheese"] as const),
    ...(["infant_formula", "kefir", "mozzarella", "pancake", "parmesan", "quark", "ricotta", "sour_cream"] as const),
    "yogurt",
  ],
  nuts: ["almond", "almond_butter", "cashew", "cashew_butter", "hazelnut", "walnut"],
  sesame: ["hummus", "sesame_oil", "sesame_seed", "sesame_tahini"],
  celery: ["celeriac", "celery"],
  mustard: ["mustard_greens", "mustard_seed"],
  sulphites: [],
  lupin: [],
  molluscs: ["mussel", "squid"],
};

describe("the tables", () => {
  it("hold every food once, under its own id", () => {
    const tables = [
      ...[VEGETABLES, FRUITS, ANIMAL_PROTEINS, PLANT_PROTEINS],
      ...[GRAINS, HERBS_AND_SPICES, DAIRY, FATS_AND_OTHERS],
    ];
    expect(tables.flatMap((table) => Object.keys(table)).sort()).toEqual([...FOOD_IDS].sort());
    for (const id of FOOD_IDS) expect(FOODS[id].id).toBe(id);
  });

  it("name only rules that exist", () => {
    const known = new Set<string>(RULE_IDS);
    expect(ALL.flatMap((food) => food.relatedRules).filter((rule) => !known.has(rule))).toEqual([]);
  });

  it("start later than six months exactly where they must", () => {
    expect(Object.fromEntries(ALL.filter((food) => food.minAgeMonths > 6).map((f) => [f.id, f.minAgeMonths]))).toEqual({
      jackfruit: 8,
      hilsa: 8,
      rohu: 8,
      pomegranate: 9,
      rice_cake: 9,
      mushroom: 10,
      oyster_mushroom: 10,
      bitter_gourd: 12,
      bamboo_shoot: 12,
      lotus_root: 12,
      water_chestnut: 12,
      lychee: 12,
      longan: 12,
      rambutan: 12,
      mangosteen: 12,
      rhubarb: 12,
      elderberry: 12,
      glutinous_rice: 12,
      ham_cooked: 12,
      sausage: 12,
      parmesan: 12,
      feta: 12,
      mustard_seed: 12,
      star_fruit: 24,
      cocoa: 24,
    });
  });

  it("never start before the product does", () => {
    expect(idsWhere((food) => food.minAgeMonths < 6)).toEqual([]);
  });
});

describe("the cut", () => {
  it("is of the vocabulary, for every food at every age, and no preparation is named twice", () => {
    fc.assert(
      fc.property(fc.constantFrom(...FOOD_IDS), fc.constantFrom(...AGE_GROUPS), (id, ageGroup) => {
        const { before, cut } = foodById(id).preparation[ageGroup];
        expect(CUTS).toContain(cut);
        expect(new Set(before).size).toBe(before.length);
        for (const preparation of before) expect(PREPARATIONS).toContain(preparation);
      }),
      { numRuns: 2000 },
    );
  });

  it("leaves no small loose piece to a baby without a pincer grip", () => {
    expect(idsWhere((food) => ["dice", "smallPieces"].includes(food.preparation["6-9"].cut))).toEqual([]);
  });

  it("never dices a food of high choking risk before nine months", () => {
    expect(idsWhere((food) => food.chokingRisk === "high" && food.preparation["6-9"].cut === "dice")).toEqual([]);
  });

  it("keeps nothing that grows round in its round shape, at any age", () => {
    for (const id of ROUND_AND_SLIPPERY) {
      for (const ageGroup of AGE_GROUPS) expect(NO_LONGER_ROUND, id).toContain(FOODS[id].preparation[ageGroup].cut);
    }
  });

  it.each(["peanut", "almond", "walnut", "hazelnut", "cashew", "sunflower_seed", "pumpkin_seed"] as const)(
    "grinds %s at every age",
    (id) => {
      for (const ageGroup of AGE_GROUPS) {
        expect(FOODS[id].preparation[ageGroup].before).toContain("grind");
        expect(FOODS[id].preparation[ageGroup].cut).toBe("ground");
      }
    },
  );

  it.each(["mozzarella", "hard_cheese", "parmesan", "chicken", "beef", "pork", "lamb", "veal", "turkey"] as const)(
    "makes no cube of %s",
    (id) => {
      for (const ageGroup of AGE_GROUPS) {
        expect(["grate", "shred", "strip"]).toContain(FOODS[id].preparation[ageGroup].cut);
      }
    },
  );

  it("takes the bones out of every fish, at every age", () => {
    for (const id of ALWAYS_CONTAINS.fish) {
      for (const ageGroup of AGE_GROUPS) expect(FOODS[id].preparation[ageGroup].before, id).toContain("removeBones");
    }
  });

  it("takes the stone out of every stone fruit", () => {
    for (const id of [
      "peach",
      "nectarine",
      "apricot",
      "plum",
      "cherry",
      "sour_cherry",
      "prune",
      "date_fruit",
    ] as const) {
      for (const ageGroup of AGE_GROUPS) expect(FOODS[id].preparation[ageGroup].before, id).toContain("pit");
    }
  });

  it("pours the poisonous water away", () => {
    for (const id of [
      "cassava",
      "bamboo_shoot",
      "kidney_bean",
      "black_bean",
      "white_bean",
      "runner_bean_dry",
    ] as const) {
      for (const ageGroup of AGE_GROUPS) expect(FOODS[id].preparation[ageGroup].before, id).toContain("boilAndDrain");
    }
  });

  it("makes shellfish a smooth paste in the first year", () => {
    for (const id of ["shrimp", "crab", "mussel", "squid"] as const) {
      expect(FOODS[id].preparation["6-9"].cut).toBe("puree");
      expect(FOODS[id].preparation["9-12"].cut).toBe("puree");
    }
  });

  it("gives cow's milk as a drink only from twelve months", () => {
    for (const id of ["cows_milk", "kefir"] as const) {
      expect(FOODS[id].preparation["6-9"].cut).toBe("stirIn");
      expect(FOODS[id].preparation["9-12"].cut).toBe("stirIn");
    }
  });
});

describe("the minutes", () => {
  it("are whole, between none and two hours, for at least one known method", () => {
    for (const food of ALL) {
      const minutes = Object.entries(food.minutesToSoft);
      expect(minutes.length, food.id).toBeGreaterThan(0);
      for (const [method, value] of minutes) {
        expect(COOKING_METHODS).toContain(method);
        expect(Number.isInteger(value), food.id).toBe(true);
        expect(value, food.id).toBeGreaterThanOrEqual(0);
        expect(value, food.id).toBeLessThanOrEqual(120);
      }
    }
  });

  it("never let meat, fish, egg, pulses or flour stay raw", () => {
    const mayBeUncooked: readonly FoodId[] = [
      "ham_cooked",
      "hummus",
      "peanut_butter",
      "almond_butter",
      "cashew_butter",
      "sesame_tahini",
    ];
    const groundOrSoaked: readonly FoodId[] = idsWhere((food) =>
      ["ground", "stirIn"].includes(food.preparation["6-9"].cut),
    );
    const raw = idsWhere(
      (food) =>
        (food.category === "protein-animal" || food.category === "protein-plant") &&
        !mayBeUncooked.includes(food.id) &&
        !groundOrSoaked.includes(food.id) &&
        Object.values(food.minutesToSoft).some((minutes) => minutes === 0),
    );
    expect(raw).toEqual([]);
    for (const id of ["wheat_flour", "rye", "spelt", "semolina", "yeast"] as const) {
      for (const minutes of Object.values(FOODS[id].minutesToSoft)) expect(minutes, id).toBeGreaterThan(0);
    }
  });

  it.each([
    ["green_beans", 15],
    ["yardlong_bean", 15],
    ["mushroom", 10],
    ["oyster_mushroom", 10],
    ["kidney_bean", 60],
    ["cassava", 30],
    ["bamboo_shoot", 30],
    ["elderberry", 20],
    ["egg", 10],
  ] as const)("cook %s at least %i minutes with every method", (id, least) => {
    for (const minutes of Object.values(FOODS[id].minutesToSoft)) expect(minutes).toBeGreaterThanOrEqual(least);
  });
});

describe("the allergens", () => {
  it.each(ALLERGEN_IDS)("%s is in exactly the foods that always contain it", (allergen) => {
    expect(idsWhere((food) => food.allergens.includes(allergen))).toEqual([...ALWAYS_CONTAINS[allergen]].sort());
  });

  it("are each named once per food, as contained or as on the label, not both", () => {
    for (const food of ALL) {
      const named = [...food.allergens, ...food.allergensCheckLabel];
      expect(new Set(named).size, food.id).toBe(named.length);
      for (const allergen of named) expect(ALLERGEN_IDS).toContain(allergen);
    }
  });

  it("are introduced one at a time", () => {
    expect(idsWhere((f) => f.allergens.length > 0 && !f.relatedRules.includes("allergen_first"))).toEqual([]);
  });

  it("have words in every language, none of them among the look-alikes, and nine groups of US law", () => {
    for (const id of ALLERGEN_IDS) {
      const allergen = ALLERGENS[id];
      expect(allergen.id).toBe(id);
      expect(allergen.eu14).toBe(true);
      for (const language of ["en", "de", "pl", "my"] as const) {
        expect(allergen.name[language]).not.toBe("");
        const members = allergen.members[language];
        expect(members.length).toBeGreaterThan(0);
        expect(new Set(members).size).toBe(members.length);
        expect(members.filter((member) => allergen.notThis.includes(member))).toEqual([]);
        expect(members.filter((member) => /[()[\],]/u.test(member))).toEqual([]);
      }
    }
    expect(ALLERGEN_IDS.filter((id) => ALLERGENS[id].us9 !== null)).toEqual([
      ...["gluten", "crustaceans", "eggs", "fish", "peanut", "soya", "milk", "nuts", "sesame"],
    ]);
  });

  it("are not read out of words that only look like them", () => {
    for (const id of ["coconut", "coconut_milk", "nutmeg", "butternut_squash", "water_chestnut", "chestnut"] as const) {
      expect(FOODS[id].allergens, id).toEqual([]);
    }
    for (const id of ["buckwheat", "eggplant", "oyster_mushroom", "breast_milk", "rice", "glutinous_rice"] as const) {
      expect(FOODS[id].allergens, id).toEqual([]);
    }
  });
});

describe("what a food is good for", () => {
  const nutrientNames = BENEFIT_CODES.map((code) => BENEFITS[code].nutrient.en);

  it("is one of the known benefits and one of its own nutrients", () => {
    for (const food of ALL) {
      expect(food.nutrients, food.id).toContain(food.mainBenefit);
      for (const nutrient of food.nutrients) expect(nutrientNames, food.id).toContain(nutrient);
    }
  });

  it("has a whole sentence in every language", () => {
    for (const code of BENEFIT_CODES) {
      const { nutrient, sentence } = BENEFITS[code];
      for (const language of ["en", "de", "pl"] as const) {
        expect(nutrient[language]).not.toBe("");
        expect(sentence[language]).toMatch(/\.$/u);
      }
      expect(sentence.my).toMatch(/။$/u);
    }
  });

  it("claims vitamin C only where it lists it", () => {
    expect(idsWhere((food) => food.vitaminC && !food.nutrients.includes("vitamin C"))).toEqual([]);
  });

  it("claims iron of meat only for meat and fish, and never for leaves", () => {
    const heme = idsWhere((food) => food.iron === "heme" || food.iron === "heme-high");
    expect(heme.filter((id) => FOODS[id].category !== "protein-animal")).toEqual([]);
    for (const id of ["spinach", "chard", "kale", "water_spinach", "cod", "bone_broth"] as const) {
      expect(FOODS[id].iron, id).toBe("none");
    }
    for (const id of ["beef", "minced_beef", "lamb", "chicken_liver", "mussel", "duck"] as const) {
      expect(FOODS[id].iron, id).toBe("heme-high");
    }
    for (const id of ["egg", "quail_egg", "duck_egg", "red_lentil", "chickpea", "oats", "tofu"] as const) {
      expect(FOODS[id].iron, id).toBe("plant-or-egg");
    }
  });
});

describe("the English names", () => {
  const surfacesOf = (id: FoodId): ReadonlySet<string> => {
    const { name, singular, synonyms } = ENGLISH_NAMES[id];
    return new Set([name, singular, ...synonyms].map((surface) => surface.toLowerCase()));
  };

  it("give no surface to two foods", () => {
    const owner = new Map<string, FoodId>();
    const shared: string[] = [];
    for (const id of FOOD_IDS) {
      for (const surface of surfacesOf(id)) {
        const other = owner.get(surface);
        if (other !== undefined) shared.push(`${surface}: ${other}, ${id}`);
        owner.set(surface, id);
      }
    }
    expect(shared).toEqual([]);
  });

  it("are clean text in canonical form, each synonym once", () => {
    for (const id of FOOD_IDS) {
      const { name, singular, number, synonyms } = ENGLISH_NAMES[id];
      for (const text of [name, singular, ...synonyms]) {
        expect(text).toBe(text.normalize("NFC").trim());
        expect(text).toMatch(/^[\p{L}'’ -]+$/u);
      }
      expect(new Set(synonyms).size, id).toBe(synonyms.length);
      expect(synonyms, id).not.toContain(name);
      expect(["singular", "plural"]).toContain(number);
    }
  });

  it.each([
    ["zucchini", "courgette"],
    ["eggplant", "eggplant"],
    ["shrimp", "shrimp"],
    ["prawns", "shrimp"],
    ["cilantro", "coriander_leaf"],
    ["beet", "beetroot"],
    ["rolled oats", "oats"],
    ["greek yogurt", "yogurt"],
    ["whole milk", "cows_milk"],
    ["milk", "cows_milk"],
    ["cheddar", "hard_cheese"],
    ["spaghetti", "pasta"],
    ["chicken breast", "chicken"],
    ["ground beef", "minced_beef"],
    ["rutabaga", "swede"],
    ["garbanzo beans", "chickpea"],
    ["egg", "egg"],
    ["lemon", "lemon"],
    ["peanuts", "peanut"],
  ] as const)("know %s as %s", (surface, id) => {
    expect(surfacesOf(id)).toContain(surface);
  });

  it("leave out every word of another food or another risk", () => {
    const known = new Set(FOOD_IDS.flatMap((id) => [...surfacesOf(id)]));
    const traps = [
      ...["soy sauce", "rice milk", "rice drink", "low-fat yogurt", "skimmed milk", "corn flakes", "raw milk"],
      ...["cinnamon", "vanilla extract", "stock", "vegetable stock", "vegetable broth", "stock cube", "bouillon"],
      ...[
        "cheese",
        "soft cheese",
        "fish",
        "nuts",
        "mixed nuts",
        "honey",
        "sugar",
        "salt",
        "beans",
        "noodles",
        "pepper",
      ],
      ...["smoked salmon", "king mackerel", "albacore", "crab sticks", "bean sprouts", "dried apricots", "crab apple"],
      ...["crunchy peanut butter", "tapioca pearls", "rice cereal", "corned beef", "bacon", "salami", "runner beans"],
      ...["baby corn", "salted butter", "celery salt", "garlic salt", "baked beans", "mincemeat", "ladyfingers"],
    ];
    expect(traps.filter((trap) => known.has(trap))).toEqual([]);
  });
});
