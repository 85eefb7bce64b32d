import type { AllergenId } from "../food/allergen";
import type { FoodId } from "../food/food-ids";
import { normalise } from "../food/normalise";
import type { Dish } from "./dishes.table";
import type { Language } from "../shared/language";
import { NO_TERMS, type Terms } from "./rule";

/** Something that a spread, a drink or a yogurt is made of, in the forms that its product's name takes. */
interface Source {
  readonly contains: readonly AllergenId[];
  /** Before "butter", "milk" and "yogurt". */
  readonly en: string;
  /** As the first part of a compound. */
  readonly de: string;
  /** Stems of the adjective, in front of its endings. */
  readonly plStem: string;
  /** Behind "z". */
  readonly pl: string;
}

function source(contains: readonly AllergenId[], en: string, de: string, plStem = "", pl = ""): Source {
  return { contains, en, de, plStem, pl };
}

/** What is ground to a paste that sticks: nothing of it is butter. */
const GROUND: readonly Source[] = [
  source(["nuts"], "almond", "Mandel", "migdałow", "migdałów"),
  source(["nuts"], "cashew|cashew nut", "Cashew|Cashewnuss", "nerkowcow", "nerkowców|orzechów nerkowca"),
  source(["nuts"], "hazelnut", "Haselnuss", "", "orzechów laskowych"),
  source(["nuts"], "walnut", "Walnuss", "", "orzechów włoskich"),
  source(["nuts"], "pistachio", "Pistazien", "pistacjow", "pistacji"),
  source(["nuts"], "pecan", "Pekannuss", "", "orzechów pekan"),
  source(["nuts"], "macadamia|macadamia nut", "Macadamia", "", "orzechów makadamia"),
  source(["nuts"], "brazil nut", "Paranuss", "", "orzechów brazylijskich"),
  source(["peanut"], "groundnut", "Erdnuss", "", "orzechów ziemnych|orzeszków ziemnych"),
  source([], "sunflower|sunflower seed", "Sonnenblumen|Sonnenblumenkern", "słonecznikow", "słonecznika|pestek słonecznika"),
  source([], "pumpkin seed", "Kürbiskern", "", "pestek dyni"),
  source([], "hemp|hemp seed", "Hanf", "konopn", "konopi"),
  source(["soya"], "soy nut|soya nut|soynut|soyanut", "", "", ""),
  source([], "chickpea|tiger nut|tigernut", "", "", ""),
];

/** What is pressed out into a drink, or fermented: nothing of it is milk. */
const PRESSED: readonly Source[] = [
  source(["nuts"], "almond", "Mandel", "migdałow", "migdałów"),
  source(["nuts"], "cashew", "Cashew", "nerkowcow", "nerkowców"),
  source(["nuts"], "hazelnut", "Haselnuss", "", "orzechów laskowych"),
  source(["nuts"], "walnut", "Walnuss", "", "orzechów włoskich"),
  source(["nuts"], "pistachio", "Pistazien", "pistacjow", "pistacji"),
  source(["nuts"], "macadamia", "Macadamia", "", "orzechów makadamia"),
  source(["soya"], "soy|soya", "Soja", "sojow", "soi"),
  source(["gluten"], "oat", "Hafer", "owsian", "owsa"),
  source(["gluten"], "spelt", "Dinkel", "orkiszow", "orkiszu"),
  source(["gluten"], "barley", "Gersten", "jęczmienn", "jęczmienia"),
  source([], "pea", "Erbsen", "grochow", "grochu"),
  source([], "hemp", "Hanf", "konopn", "konopi"),
  source([], "flax", "Lein", "lnian", "lnu"),
  source([], "millet", "Hirse", "jaglan", "kaszy jaglanej"),
  source([], "buckwheat", "Buchweizen", "gryczan", "gryki"),
  source([], "quinoa", "Quinoa", "", "quinoa"),
  source([], "tiger nut", "Erdmandel", "", ""),
  source(["lupin"], "lupin", "Lupinen", "łubinow", "łubinu"),
  source(["nuts"], "", "Nuss", "orzechow", "orzechów"),
];
/** A yogurt is made of these; one of hazelnuts, spelt or millet is a dairy's, with them in it. */
const CULTURED: ReadonlySet<string> = new Set(["almond", "cashew", "soy|soya", "oat", "pea", "hemp", "tiger nut", "lupin"]);
/** Sold as both, made of it and made of milk with it. */
const CULTURED_OR_DAIRY: ReadonlySet<string> = new Set(["almond", "cashew", "oat", "coconut"]);
/** Its milk is cooked with and is a food of the lexicon. */
const COCONUT = source([], "coconut", "Kokos", "kokosow", "kokosa");

const alternatives = (text: string): readonly string[] => text.split("|").filter((word) => word !== "");

/** "Mleko owsiane", "mleka owsianego", "mlekiem owsianym", and "mleko z owsa". */
function polish({ plStem, pl }: Source, nouns: readonly (readonly [noun: string, ending: string])[]): readonly string[] {
  return nouns.flatMap(([noun, ending]) => [
    ...(plStem === "" ? [] : [`${noun} ${plStem}${ending}`]),
    ...alternatives(pl).map((made) => `${noun} z ${made}`),
  ]);
}

const NEUTER = ["e", "ego", "ym"] as const;
const MASCULINE = ["y", "ego", "ym"] as const;
const FEMININE = ["a", "ej", "ą", "ą"] as const;
const declined = (nouns: string, endings: readonly string[]) =>
  nouns.split("|").map((noun, at): readonly [string, string] => [noun, endings[at] ?? ""]);

interface Words {
  readonly en: readonly string[];
  readonly de: readonly string[];
  readonly pl: readonly string[];
}

function spread(made: Source): Words {
  return {
    en: alternatives(made.en).map((each) => `${each} butter`),
    de: alternatives(made.de).flatMap((each) => ["mus", "butter", "paste"].map((head) => each + head)),
    pl: polish(made, [...declined("masło|masła|masłem", NEUTER), ...declined("pasta|pasty|pastę|pastą", FEMININE), ...declined("krem|kremu|kremem", MASCULINE)]),
  };
}

function drink(made: Source): Words {
  return {
    en: alternatives(made.en).flatMap((each) => [`${each} milk`, `${each} drink`]),
    de: alternatives(made.de).flatMap((each) => [`${each}milch`, `${each}drink`]),
    pl: polish(made, [...declined("mleko|mleka|mlekiem", NEUTER), ...declined("napój|napoju|napojem", MASCULINE)]),
  };
}

function cream(made: Source): Words {
  const nouns = [
    ...declined("śmietanka|śmietanki|śmietankę|śmietanką", FEMININE),
    ...declined("śmietana|śmietany|śmietanę|śmietaną", FEMININE),
  ];
  return { en: [], de: [], pl: polish(made, nouns) };
}

function yogurt(made: Source): Words {
  return {
    en: alternatives(made.en).flatMap((each) => [`${each} yogurt`, `${each} yoghurt`]),
    de: alternatives(made.de).map((each) => `${each}joghurt`),
    pl: polish(made, declined("jogurt|jogurtu|jogurtem", MASCULINE)),
  };
}

function termsOf(sources: readonly Source[], words: (made: Source) => Words): Terms {
  const all = sources.map(words);
  return { ...NO_TERMS, en: all.flatMap(({ en }) => en), de: all.flatMap(({ de }) => de), pl: all.flatMap(({ pl }) => pl) };
}

/** Pastes of nuts and seeds, which stick. */
export const GROUND_SPREADS: Terms = termsOf(GROUND, spread);
/** Drinks that are called milk and nourish as none. */
export const PLANT_DRINKS: Terms = termsOf(PRESSED, drink);

function dishes(made: Source, words: (each: Source) => Words): readonly Dish[] {
  const named = words(made);
  const { contains } = made;
  return (["en", "de", "pl"] as const).map((language): Dish => ({ language, words: named[language], contains }));
}

const YOGURTS = PRESSED.filter(({ en }) => CULTURED.has(en));

/** Yogurts of which only the label says whether there is milk in them. */
export const YOGURTS_TO_READ: readonly { readonly language: Language; readonly words: readonly string[] }[] = (
  ["en", "de", "pl"] as const
).map((language) => ({
  language,
  words: [...YOGURTS, COCONUT].filter(({ en }) => CULTURED_OR_DAIRY.has(en)).flatMap((made) => yogurt(made)[language]),
}));

/** What these products hold: the milk and the butter of their names are none. */
export const PLANT_PRODUCTS: readonly Dish[] = [
  ...GROUND.flatMap((made) => dishes(made, spread)),
  ...PRESSED.flatMap((made) => dishes(made, drink)),
  ...YOGURTS.flatMap((made) => dishes(made, yogurt)),
  // Of almonds it is a cream with almonds as often: its label is read.
  ...YOGURTS.filter(({ contains }) => !contains.includes("nuts")).flatMap((made) => dishes(made, cream)),
  ...dishes(COCONUT, yogurt).map((dish): Dish => ({ ...dish, food: "coconut" })),
];

const NAMES: ReadonlySet<string> = new Set(PLANT_PRODUCTS.flatMap(({ words }) => words.map(normalise)));
const DAIRY: ReadonlySet<FoodId> = new Set<FoodId>(["butter", "cows_milk", "yogurt", "cream", "sour_cream"]);

/** Whether this is the name of such a product, whatever food it stands for. */
export function isPlantProduct(surface: string): boolean {
  return NAMES.has(surface);
}

/** The foods that the words of a longer name stand for: the butter of a nut butter and the milk of an oat milk are none. */
export function withoutPlantDairy(surface: string, foods: readonly FoodId[]): readonly FoodId[] {
  return NAMES.has(surface) ? foods.filter((food) => !DAIRY.has(food)) : foods;
}
