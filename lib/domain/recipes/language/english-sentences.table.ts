import type { Preparation } from "../../food/food";
import type { DishFormId } from "../plan/dish-form";
import type { RawCut } from "../procedure/step";
import type { EnglishNouns } from "./english-nouns";
import type { Phrasebook, ServedCut } from "./recipe-language";
import { hasCasing, hasInside, isClear, isPorridge } from "./same-work";

/** What is done before cutting: with the food as its object, and after another verb that has named it. */
export const BEFORE: Readonly<Record<Preparation, readonly [withFood: string, alone: string]>> = {
  wash: ["wash {}", "wash"],
  peel: ["peel {}", "peel"],
  core: ["take the core out of {}", "take out the core"],
  deseed: ["take all the seeds out of {}", "take out all the seeds"],
  pit: ["take the stones out of {}", "take out the stone"],
  removeSkin: ["take the skin off {}", "take off the skin"],
  removeBones: ["take every bone out of {}", "take out every bone"],
  removeMembrane: ["cut {} free of all skin and membranes", "cut away all skin and membranes"],
  removeShell: ["shell {}", "shell"],
  removeStrings: ["pull the strings off {}", "pull off the strings"],
  trim: ["trim {}", "trim"],
  rinse: ["rinse {}", "rinse"],
  soak: ["soak {} in water", "soak in water"],
  boilHard: ["boil {} until white and yolk are firm", "boil until white and yolk are firm"],
  boilAndDrain: ["boil {} in plenty of water and pour the water away", "boil in plenty of water and pour the water away"],
  grind: ["grind {} to a fine meal", "grind to a fine meal"],
};

/** `{}` is "them" or "it". */
/** Said after the cut where the cut alone would be a hazard: nothing hard is served raw. */
export const FOR_COOKING = ", to be cooked soft";

export const CUT: Readonly<Record<RawCut, string>> = {
  chunks: "cut {} up evenly",
  stick: "cut {} into sticks as wide as two fingers and as long as one",
  fingerLong: "cut {} to the length of a finger",
  wedge: "cut {} into wedges two fingers wide",
  thinWedge: "cut {} into thin wedges",
  strip: "cut {} into strips as wide as two fingers",
  thinStrip: "cut {} into thin, short strips",
  dice: "cut {} into small pieces of about 1 cm",
  smallPieces: "cut {} into small, flat pieces of about 1 cm",
  floret: "divide {} into large florets with the stalk as a handle",
  quarter: "quarter {} lengthwise",
  quarterFlat: "quarter {} lengthwise, pressing the pieces flat",
  finelyChop: "chop {} very fine",
  sliver: "tear {} into thin slivers",
  shred: "slice {} into fine, short shreds",
  grate: "grate {} finely",
  flatten: "squash each piece flat",
  mash: "mash {} finely with a fork",
  sieve: "mash {}, then press through a sieve, so that no seed and no skin is left",
  short: "break {} into short pieces of about 2 cm",
  none: "",
};

/** Cuts as a parent reads them on a chip, after "peel" and "cook until soft". */
export const SERVED_CUT: Readonly<Record<ServedCut, string>> = {
  stick: "cut into sticks as wide as two fingers",
  fingerLong: "cut to the length of a finger",
  wedge: "cut into wedges two fingers wide",
  strip: "cut into strips as wide as two fingers",
  dice: "cut into pieces of about 1 cm",
  smallPieces: "cut into small, flat pieces",
  mash: "mash finely",
  puree: "blend until smooth",
  grate: "grate finely",
  shred: "pull or slice into fine shreds",
  mince: "chop very fine",
  flake: "pull into flakes, feeling once more for bones",
  quarter: "quarter lengthwise",
  flatten: "press every piece flat",
  floret: "serve as large florets with the stalk as a handle",
  finelyChop: "chop very finely",
  ground: "use only finely ground",
  thinSpread: "spread as thin as a film or thin with warm water",
  stirIn: "stir into a dish",
  liquid: "use as the liquid of a dish or offer in sips from an open cup",
  toastFinger: "toast lightly and cut into fingers two fingers wide",
  soft: "serve moist",
  sieve: "press through a sieve, so that no seed and no fibre is left",
  takeOut: "cook in the dish and take out before serving",
};

export const THIN_CUT = {
  wedge: "cut into thin wedges",
  strip: "cut into thin, short strips",
} as const;

/** Title of a dish: with the foods as one word before it, or after it. `{}` is singular words, `{+}` the foods' names. */
export const TITLES: Readonly<Record<DishFormId, readonly [named: string, plain: string]>> = {
  soup: ["{} soup", "Soft vegetable soup"],
  congee: ["{} congee", "Rice congee"],
  dal: ["{} dal", "Soft dal"],
  fruitSoup: ["Warm {} soup", "Warm fruit soup"],
  stew: ["{} stew", "Gentle stew"],
  grainPot: ["{} one-pot", "One-pot grains"],
  compote: ["{} compote", "Fruit compote"],
  steamedPlate: ["Steamed plate of {+}", "Steamed plate"],
  eggCustard: ["Steamed egg with {+}", "Steamed egg"],
  steamedFruit: ["Soft fruit plate with {+}", "Soft fruit plate"],
  stirFry: ["{} stir-fry", "Gentle stir-fry"],
  scramble: ["Firm scrambled egg with {+}", "Firm scrambled egg"],
  thickFritter: ["Thick {} fritter", "Thick fritter"],
  fruitPan: ["Warm pan of {+}", "Warm fruit from the pan"],
  puree: ["{} mash", "Soft mash"],
  spread: ["{} spread", "Soft spread"],
  porridge: ["{} porridge", "Porridge"],
  smoothieBowl: ["{} bowl", "Fruit bowl"],
  fingerPlate: ["Finger plate with {+}", "Finger plate"],
  patties: ["{} patties", "Soft patties"],
  omelette: ["{} omelette strips", "Omelette strips"],
  pancakes: ["{} fritters", "Little fritters"],
  fruitFingers: ["Fruit fingers with {+}", "Fruit fingers"],
  toastFingers: ["Toast fingers with {+}", "Toast fingers"],
  porridgeFingers: ["{} porridge fingers", "Porridge fingers"],
  trayBake: ["{} tray bake", "Tray bake"],
  frittata: ["{} frittata", "Frittata"],
  bakedPatties: ["Baked {} patties", "Baked patties"],
  muffins: ["{} muffins", "Little muffins"],
  bakedOats: ["Baked {} squares", "Baked squares"],
  bakedFruit: ["Baked {+}", "Baked fruit"],
  lentilSoup: ["Thick {} soup", "Thick soup"],
  noodleSoup: ["Hearty {} soup", "Hearty soup"],
  fishSoup: ["Mild {} soup", "Mild soup"],
  creamSoup: ["Velvety {} soup", "Velvety soup"],
  beanSoup: ["Rustic {} soup", "Rustic soup"],
  ragout: ["{} ragout", "Ragout"],
  pastaPot: ["Saucy {} pot", "Saucy pot"],
  beanPot: ["Slow {} pot", "Slow pot"],
  creamStew: ["Mellow {} stew", "Mellow stew"],
  sweetGrain: ["Warm {} bowl", "Warm bowl"],
  steamedFish: ["Tender steamed {+}", "Tender steamed plate"],
  steamedPatties: ["Steamed {} patties", "Steamed patties"],
  steamedCakes: ["Steamed bites with {}", "Steamed bites"],
  panNoodles: ["Soft pan of {+}", "Soft pan"],
  friedRice: ["Colourful pan of {+}", "Colourful pan"],
  hash: ["{} hash", "Soft hash"],
  panMince: ["Juicy pan of {+}", "Juicy pan"],
  potatoMash: ["Fluffy {} mash", "Fluffy mash"],
  beanMash: ["Fine {} mash", "Fine mash"],
  savouryPorridge: ["Savoury {} porridge", "Savoury porridge"],
  fruitMash: ["Thick {} purée", "Thick fruit purée"],
  meatFingers: ["Tender fingers of {+}", "Tender fingers"],
  vegFritters: ["Golden {} fritters", "Golden fritters"],
  polentaFingers: ["Savoury {} fingers", "Savoury fingers"],
  eggyBread: ["Eggy bread fingers with {+}", "Eggy bread fingers"],
  fishParcel: ["{+} from a paper parcel", "Paper parcel"],
  gratin: ["Layered {} bake", "Layered bake"],
  pastaBake: ["{} bake", "Soft bake"],
};

/** What the dish is called while it cools, and the pronoun for it. */
export const DISHES: Readonly<Record<DishFormId, readonly [dish: string, it: "it" | "them"]>> = {
  soup: ["the soup", "it"],
  congee: ["the congee", "it"],
  dal: ["the dal", "it"],
  fruitSoup: ["the fruit soup", "it"],
  stew: ["the stew", "it"],
  grainPot: ["the dish", "it"],
  compote: ["the compote", "it"],
  steamedPlate: ["the steamed pieces", "them"],
  eggCustard: ["the steamed egg", "it"],
  steamedFruit: ["everything from the steamer", "it"],
  stirFry: ["the stir-fry", "it"],
  scramble: ["the scrambled egg", "it"],
  thickFritter: ["the fritter", "it"],
  fruitPan: ["everything from the pan", "it"],
  puree: ["the mash", "it"],
  spread: ["the spread", "it"],
  porridge: ["the porridge", "it"],
  smoothieBowl: ["the fruit mash", "it"],
  fingerPlate: ["the pieces", "them"],
  patties: ["the patties", "them"],
  omelette: ["the omelette", "it"],
  pancakes: ["the fritters", "them"],
  fruitFingers: ["the fruit", "it"],
  toastFingers: ["the toast", "it"],
  porridgeFingers: ["the porridge fingers", "them"],
  trayBake: ["everything from the tray", "it"],
  frittata: ["the frittata", "it"],
  bakedPatties: ["the baked patties", "them"],
  muffins: ["the muffins", "them"],
  bakedOats: ["the squares", "them"],
  bakedFruit: ["everything from the tray", "it"],
  lentilSoup: ["the thick soup", "it"],
  noodleSoup: ["the hearty soup", "it"],
  fishSoup: ["the mild soup", "it"],
  creamSoup: ["the velvety soup", "it"],
  beanSoup: ["the rustic soup", "it"],
  ragout: ["the ragout", "it"],
  pastaPot: ["the dish", "it"],
  beanPot: ["the dish", "it"],
  creamStew: ["the mellow stew", "it"],
  sweetGrain: ["the porridge", "it"],
  steamedFish: ["the tender pieces", "them"],
  steamedPatties: ["the steamed patties", "them"],
  steamedCakes: ["the bites", "them"],
  panNoodles: ["the dish", "it"],
  friedRice: ["the dish", "it"],
  hash: ["the hash", "it"],
  panMince: ["the dish", "it"],
  potatoMash: ["the fluffy mash", "it"],
  beanMash: ["the fine mash", "it"],
  savouryPorridge: ["the savoury porridge", "it"],
  fruitMash: ["the purée", "it"],
  meatFingers: ["the fingers", "them"],
  vegFritters: ["the golden fritters", "them"],
  polentaFingers: ["the savoury fingers", "them"],
  eggyBread: ["the eggy bread", "it"],
  fishParcel: ["the parcel", "it"],
  gratin: ["the layered bake", "it"],
  pastaBake: ["the bake", "it"],
};

function thinStrips({ the, them, foods }: EnglishNouns): string {
  return hasCasing(foods)
    ? `Take the skin off ${the}, cut ${them} lengthwise into thin, short strips`
    : `Cut ${the} into thin, short strips`;
}

function veryFine({ the, bare, they }: EnglishNouns): string {
  return bare.startsWith("ground ") ? `the very finely ${bare}` : `${the} once ${they} grated very finely`;
}

type Tables = Pick<
  Phrasebook<EnglishNouns>,
  | "states" | "note" | "drain" | "grain" | "pasta" | "soakGrain" | "swell" | "crumble" | "join" | "onTray" | "alongside" | "side" | "infuse" | "thicken" | "finish" | "texture" | "set" | "add" | "grindOats" | "grate" | "foldIn" | "rest" | "rise" | "done"
  | "flatbread" | "moisten" | "squish" | "family" | "beside" | "stirring" | "servedPreparation" | "ownShape" | "servedSize" | "safety"
>;

/** Every English sentence that needs no more than the list of foods. */
export const SENTENCES: Tables = {
  states: {
    cookedSoft: "cooked soft",
    cookedGrated: "finely grated and cooked",
    cookedPressed: "cooked soft and pressed flat",
    cookedChopped: "finely chopped and cooked soft",
    cookedThin: "cooked soft, in thin strips",
    cookedQuartered: "quartered lengthwise and cooked soft",
    cookedStrips: "cooked, in flat strips",
    blended: "cooked soft and blended",
    sieved: "pressed through a sieve, without seeds or skin",
    drained: "boiled soft, cooking water poured away",
    drainedChopped: "finely chopped, boiled soft, cooking water poured away",
    beansMashed: "soaked, boiled soft and mashed",
    beansPressed: "soaked, boiled soft and pressed flat",
    lentilsMashed: "cooked very soft and mashed",
    shredded: "without skin or bones, cooked through and finely shredded",
    tenderStrip: "without skin or bones, cooked through and very tender, in a wide strip",
    bonedShredded: "boneless, cooked through and finely shredded",
    bonedStrip: "boneless, cooked through and very tender, in a wide strip",
    crumbled: "cooked through and finely crumbled",
    throughInside: "cooked through, with no pink inside",
    flaked: "boneless, cooked through and flaked",
    minced: "cooked through and minced very finely",
    liverMashed: "cooked through and mashed",
    eggFirmCut: "hard-boiled, mashed or finely chopped",
    eggFirm: "cooked until white and yolk are firm",
    slivers: "torn into thin slivers",
    quartered: "quartered lengthwise, without pips or stones",
    squashed: "squashed flat",
    mashed: "ripe, mashed",
    ripeSticks: "ripe and soft, in long strips",
    ripePieces: "ripe and soft, small and flat",
    thinSlices: "in thin, short strips",
    filleted: "without skin, membranes or pips, finely chopped",
    grated: "finely grated",
    ground: "finely ground",
    thinned: "thinned with warm water",
    thinLayer: "in a thin layer",
    gelled: "soaked to a gel",
    soakedBlended: "soaked, cooked and blended smooth",
    finelyChopped: "finely chopped",
    rubbed: "finely rubbed",
    fewDrops: "a few drops",
    grainSoft: "cooked very soft",
    pastaShort: "cooked very soft, in short pieces",
    toastFingers: "lightly toasted, in fingers",
    dipped: "soaked, then cooked through on both sides in the egg",
    cookedThrough: "cooked through in the dish",
    takenOut: "cooked in the dish and taken out",
    warmStrips: "soft, in small strips",
    plain: "",
  },
  note: {
    greenPotato: () => "Cut away every green spot and every eye generously.",
    bitterGourd: ({ the }) => `Before cooking, taste a crumb of ${the} yourself; throw away what is bitter.`,
    boilAway: ({ the }) => `Pour away the water in which you have boiled ${the}.`,
    leavesNever: () => "Only the stalks are eaten, never the leaves.",
    stringsOut: () => "Cut away everything stringy.",
    onlyClosed: ({ the }) => `Scrub ${the} under cold water and pull off the beards; throw away what is broken or does not close when tapped.`,
    onlyOpened: () => "Throw away what has stayed shut, and take the flesh out of the rest.",
    stonesOut: ({ the }) => `Feel ${the} for stones and take out every one.`,
  },
  drain: ({ the }, minutes) => `Boil ${the} in plenty of water in an open pot for ${minutes} minutes, until very soft, and pour the water away.`,
  grain: ({ foods, the }, minutes) => `Cook ${the} in ${isPorridge(foods) ? "five times as much" : "plenty of"} water over low heat for ${minutes} minutes, stirring often, until very soft${isPorridge(foods) ? "" : ", and drain"}.`,
  pasta: ({ the, them }, minutes) => `Boil ${the} in plenty of unsalted water for ${minutes} minutes, softer than you would for yourself, drain and cut ${them} into pieces of about 2 cm.`,
  soakGrain: ({ the, them }, minutes) => `Pour twice as much boiling water over ${the}, cover and leave ${them} off the heat for ${minutes} minutes, until very soft, then loosen with a fork.`,
  swell: ({ the }, minutes) => `Take the pot off the heat and leave it covered for ${minutes} minutes, so that ${the} can swell fully.`,
  crumble: {
    pot: ({ the }, minutes, fats) =>
      fats === undefined
        ? `Crumble ${the} into a pot with 3 tablespoons of water and stir over medium heat for ${minutes} minutes, breaking up every lump, until no pink is left.`
        : `Warm ${fats.the} in a heavy pot over medium heat, crumble in ${the} and stir for ${minutes} minutes, breaking up every lump, until no pink is left; it need not brown.`,
    widePan: ({ the }, minutes) => `Crumble ${the} into a wide pan with 3 tablespoons of water and stir over medium heat for ${minutes} minutes, breaking up every lump, until no pink is left.`,
    smallPan: ({ the }, minutes) => `Crumble ${the} into a small pan with 4 tablespoons of water and stir over medium heat for ${minutes} minutes, breaking up every lump, until cooked through, with no pink left.`,
  },
  join: (place, foods, liquids) => {
    const poured = `our in ${liquids?.the ?? "a little water"}`;
    if (place === "pan") return foods === undefined ? `P${poured}.` : `Spread ${foods.the} over it and p${poured}.`;
    const boiled = place === "pot" ? " and bring to the boil" : "";
    if (foods === undefined) return `P${poured}${boiled}.`;
    if (place === "braise") return `Add ${foods.the}, stir for 2 minutes and p${poured}.`;
    return boiled === "" ? `Add ${foods.the} and p${poured}.` : `Add ${foods.the}, p${poured}${boiled}.`;
  },
  onTray: ({ the }) => `Add ${the} to the tray.`,
  alongside: ({ served }) => `Serve the ${served} with it.`,
  side: ({ the }, minutes) => `Put ${the} in a small pot, cover with water and cook gently over low heat, lid on, for ${minutes} minutes.`,
  infuse: ({ the, them }, minutes) => `Simmer ${the} in a little water for ${minutes} minutes, take ${them} out, throw ${them} away and moisten the dish with a spoonful of this water.`,
  thicken: ({ foods, the, them }, minutes, inPot) => {
    const smooth = `Stir ${the} into a little cold water until smooth`;
    const done = isClear(foods) ? "until it is thick and clear and nothing white is left" : "until thick";
    return inPot
      ? `${smooth}, pour ${them} into the pot and let it boil gently for ${minutes} minutes, stirring, ${done}.`
      : `${smooth}, heat while stirring and let it boil gently for ${minutes} minutes, ${isClear(foods) ? "still stirring, " : ""}${done}.`;
  },
  finish: {
    shred: ({ the, them }) => `Check ${the}: no pink is left inside and the juices run clear. Pull ${them} into fine shreds across the grain.`,
    strip: ({ the, them }) => `Check ${the}: no pink is left inside and the juices run clear. Cut ${them} along the grain into tender strips as wide as two fingers, to hold and suck.`,
    crumble: ({ the }) => `Crumble ${the} very finely with a fork; no pink is left.`,
    flake: ({ the, them, they }) => `Flake ${the}; ${they} cooked through when opaque right to the middle. Feel ${them} for bones with your fingertips, twice.`,
    mince: ({ the, they }) => `Chop ${the} very fine once ${they} cooked right through.`,
    press: ({ the, each }) => `Press ${the} flat with a fork, ${each}.`,
    mash: ({ the }) => `Mash ${the} finely with a fork.`,
    puree: ({ the }) => `Blend ${the} until smooth.`,
    sieve: ({ the, foods }) => `Press ${hasInside(foods) ? "the soft inside of " : ""}${the} through a sieve; no seed, skin or fibre may be left.`,
    takeOut: ({ the, them }) => `Take out ${the} and throw ${them} away.`,
  },
  texture: {
    smooth: {
      "6-9": "Blend everything until smooth, thick enough to stay on a spoon; thin with a little of the cooking liquid if needed.",
      "9-12": "Mash everything with a fork, not quite smooth, soft to the last bite.",
      "12-24": "Mash about half of it; the rest stays soft and small.",
    },
    thick: {
      "6-9": "Mash everything very finely or blend it, with only so much of the cooking liquid or warm water that it holds its shape on a spoon.",
      "9-12": "Crush everything with a potato masher, with a little of the cooking liquid or warm water, until it is soft and only slightly grainy.",
      "12-24": "Crush everything coarsely with a potato masher and loosen it with a spoonful of the cooking liquid or warm water.",
    },
    cold: {
      "6-9": "Mash everything very finely or blend it, with only so much warm water that it stays on a spoon.",
      "9-12": "Crush everything with a fork until it is soft and only slightly grainy.",
      "12-24": "Crush everything coarsely with a fork.",
    },
    lumpy: {
      "6-9": "Mash everything with a fork until nothing firm is left.",
      "9-12": "Mash roughly with a fork; what is left is soft and no larger than 1 cm.",
      "12-24": "Mash what is large with a spoon; the rest stays soft and bite-size.",
    },
  },
  set: {
    "6-9": "Spread the thick porridge 2 cm high on a plate, let it set for 20 minutes and cut it into fingers as wide as two of yours.",
    "9-12": "Spread the thick porridge 1 cm high on a plate, let it set for 20 minutes and cut it into fingers and small bites.",
    "12-24": "Spread the thick porridge 1 cm high on a plate, let it set for 20 minutes and cut it into small bites.",
  },
  add: {
    fat: {
      mixture: ({ the }) => `Stir in ${the}.`,
      plate: ({ the }) => `Turn everything gently in ${the} while it is warm, so that it stays moist.`,
    },
    cream: {
      mixture: ({ the }) => `Stir in ${the} and warm through for 2 minutes.`,
      plate: ({ the, them }) => `Warm ${the} for 2 minutes and spoon ${them} over the food.`,
    },
    softDairy: {
      mixture: ({ the }) => `Stir in ${the}, full-fat.`,
      plate: ({ the }) => `Offer ${the}, full-fat, as a thin layer or on a preloaded spoon.`,
    },
    milk: {
      mixture: ({ the }) => `Take the pot off the heat and stir in ${the}.`,
      plate: ({ the }) => `Moisten the food with ${the}.`,
    },
    cheese: {
      mixture: ({ the, them }) => `Grate ${the} finely and stir ${them} in.`,
      plate: ({ the, them }) => `Grate ${the} finely and scatter ${them} thinly over the warm food.`,
    },
    groundNut: {
      mixture: (nouns) => `Stir in ${veryFine(nouns)}.`,
      plate: (nouns) => `Scatter ${veryFine(nouns)} over the moist food.`,
    },
    chia: {
      mixture: ({ the }) => `Stir in ${the}, soaked beforehand in 3 tablespoons of water for at least 30 minutes, until a gel has formed.`,
      plate: ({ the, them }) => `Soak ${the} beforehand in 3 tablespoons of water for at least 30 minutes, until a gel has formed, and spread ${them} thinly on the food.`,
    },
    nutButter: {
      mixture: ({ the }) => `Thin ${the} with 1 to 2 tablespoons of warm water until it runs off the spoon, and stir it in.`,
      plate: ({ the }) => `Thin ${the} with 1 to 2 tablespoons of warm water until it runs off the spoon, and brush it on in a thin film.`,
    },
    hummus: {
      mixture: ({ the }) => `Stir in ${the}.`,
      plate: ({ the }) => `Spread ${the} thinly on the food or offer a little on a preloaded spoon.`,
    },
    herb: {
      mixture: ({ the, them }) => `Wash ${the}, chop ${them} very finely and stir ${them} in.`,
      plate: ({ the, them }) => `Wash ${the}, chop ${them} very finely and scatter ${them} over the food.`,
    },
    driedHerb: {
      mixture: ({ the, them }) => `Rub ${the} finely between your fingers and stir ${them} in.`,
      plate: ({ the, them }) => `Rub ${the} finely between your fingers and scatter ${them} over the food.`,
    },
    root: {
      mixture: ({ the, them }) => `Peel ${the}, grate ${them} very finely and stir ${them} in.`,
      plate: ({ the, them }) => `Peel ${the}, grate ${them} very finely and scatter ${them} over the food.`,
    },
    spice: {
      mixture: ({ bare }) => `Stir in a pinch of ${bare}.`,
      plate: ({ bare }) => `Dust the food with a pinch of ${bare}.`,
    },
    sour: {
      mixture: ({ bare }) => `Stir in a few drops of ${bare}, strained.`,
      plate: ({ bare }) => `Sprinkle a few drops of ${bare}, strained, over the food.`,
    },
    seasoning: {
      mixture: ({ the }) => `Stir in ${the}.`,
      plate: ({ the }) => `Scatter ${the} thinly over the food.`,
    },
    sauce: {
      mixture: ({ the }) => `Stir in ${the}.`,
      plate: ({ the }) => `Warm ${the} in a small pot for 5 minutes and serve as a dip.`,
    },
    crumbs: {
      mixture: ({ the }) => `Stir in ${the} and let them soften for 5 minutes.`,
      plate: ({ the }) => `Roll what is slippery in ${the}, so that it is easier to hold.`,
    },
    driedFruit: {
      mixture: ({ the, them }) => `Soak ${the} in hot water for 30 minutes, simmer for 10 minutes, blend ${them} smooth and stir ${them} in.`,
      plate: ({ the, them }) => `Soak ${the} in hot water for 30 minutes, simmer for 10 minutes, blend ${them} smooth and spread ${them} thinly.`,
    },
    coldMeat: {
      mixture: (nouns) => `${thinStrips(nouns)}, heat ${nouns.them} through for 5 minutes and stir ${nouns.them} in.`,
      plate: (nouns) => `${thinStrips(nouns)} and heat ${nouns.them} through for 5 minutes.`,
    },
  },
  grate: ({ the }) => `Grate ${the} finely.`,
  grindOats: ({ the }) => `Grind ${the} finely.`,
  foldIn: "Fold in everything you have prepared.",
  rest: {
    dough: {
      pan: "Let the batter rest for 10 minutes.",
      oven: "Let the batter swell for 10 minutes.",
      steamer: "Leave the batter for 10 minutes.",
    },
    mass: {
      pan: "Let the mass rest for 10 minutes.",
      oven: "Chill the mass for 10 minutes.",
      steamer: "Let the mass firm up for 10 minutes.",
    },
  },
  rise: "Let the batter rise, covered, in a warm place for 40 minutes, until it is full of bubbles.",
  done: {
    egg: "The egg is cooked when white and yolk are firm right through.",
    meat: "The meat is cooked when no pink is left inside and the juices run clear.",
  },
  flatbread: ({ the }) => `Mix ${the} with a little water to a thick batter, cook small fritters in a pan over medium heat for 3 minutes on each side, until set all the way through, and cut them into strips to serve with the dish.`,
  moisten: ({ the }) => `Warm ${the} and moisten the dish with a spoonful.`,
  squish: "Press some of it between thumb and finger: it must flatten with almost no force.",
  family: {
    pot: "If the family eats along, lift the baby's portion out of the pot first and salt only what is left.",
    plate: "If the family eats along, put the baby's pieces on a plate first and salt only the others.",
    batter: "If the family eats along, make the baby's portion first and salt only the rest of the mixture.",
  },
  beside: "Serve this beside the dish, not mixed in.",
  stirring: "Stir often, so that nothing sticks.",
  ownShape: "Whatever keeps its own shape in the dish:",
  servedPreparation: {
    bowl: {
      "6-9": "Offer it thick on a preloaded spoon that your baby takes and brings to the mouth.",
      "9-12": "Offer it in a bowl with a short spoon; load a spoon now and then and hand it over.",
      "12-24": "Serve it in a bowl with a spoon of your child's own.",
    },
    pieces: {
      "6-9": "Put two or three pieces in front of your baby and refill, so that the hand can choose.",
      "9-12": "Put a few small pieces and one long piece in front of your baby and refill.",
      "12-24": "Serve a few pieces at a time on a plate and refill.",
    },
    slices: {
      "6-9": "Cut what is cooked into strips that stick out of the fist, and offer two or three.",
      "9-12": "Cut what is cooked into strips and soft small pieces, and offer a few at a time.",
      "12-24": "Cut what is cooked into bite-size pieces, or let your child bite off a flat strip.",
    },
  },
  servedSize: {
    bowl: {
      "6-9": "Half a teaspoon on the spoon at a time, without a firm or round piece in it.",
      "9-12": "Soft lumps of up to 1 cm, each of which flattens with almost no force.",
      "12-24": "Soft pieces of up to 1.2 cm; anything round is quartered lengthwise or pressed flat.",
    },
    pieces: {
      "6-9": "As wide as two adult fingers together and 5 to 6 cm long, so that part sticks out of the fist. No small loose pieces.",
      "9-12": "Soft, flat pieces of about 1 cm, and a few long ones to hold.",
      "12-24": "Soft, flat pieces of up to 1.2 cm; anything round is quartered lengthwise or pressed flat.",
    },
    slices: {
      "6-9": "Strips as wide as two adult fingers together, 5 to 6 cm long and about 1 cm thick.",
      "9-12": "Strips about 1 cm thick, cut into pieces of about 1 cm for the small grip.",
      "12-24": "Flat pieces of up to 1.2 cm, moist inside.",
    },
  },
  safety: {
    "6-9": "Your baby sits upright and you stay within arm's reach. Press each piece between thumb and finger first: it must flatten with almost no force. Serve lukewarm.",
    "9-12": "Your baby sits upright and you stay within arm's reach. Press the pieces between thumb and finger first: they must flatten with almost no force. Serve lukewarm.",
    "12-24": "Your child sits while eating and you stay within arm's reach, no food on the run. Press firm pieces between thumb and finger first: they must flatten with almost no force. Serve lukewarm.",
  },
};
