import { ENGLISH_NAMES } from "../../food/names/english.table";
import type { AgeGroup } from "../../food/age";
import type { Preparation } from "../../food/food";
import type { FoodId } from "../../food/food-ids";
import type { DishFormId, Heat as Finishing, Place } from "../plan/dish-form";
import type { HouseholdMeasure } from "../plan/household-measure";
import type { RawCut } from "../procedure/step";
import type { MeasuredItem } from "../measures";
import { englishNouns, recipeWord, titleName, titleWord, type EnglishNouns } from "./english-nouns";
import { COOKING, MIXING, THICK_WITHOUT_SAUCE, TOUCHES } from "./english-cooking.table";
import { BEFORE, CUT, DISHES, FOR_COOKING, SENTENCES, SERVED_CUT, THIN_CUT, TITLES } from "./english-sentences.table";
import { capitalised, joined, kitchenNumber, sentencesOf } from "./numbers";
import type { Heat, LineParts, Phrasebook, Served, ServedCut, SpokenStage } from "./recipe-language";
import { isFruity, isPoured } from "./same-work";
import { speak } from "./speak";

function title(form: DishFormId, foods: readonly FoodId[]): string {
  const [named, plain] = TITLES[form];
  if (foods.length === 0) return plain;
  const text = named
    .replace("{+}", joined(foods.map(titleName), "and"))
    .replace("{}", joined(foods.map(titleWord), "and"));
  // Rice porridge makes a rice porridge, and no "rice porridge porridge".
  return capitalised(text.replace(/\b(\w{3,}) \1\b/iu, "$1"));
}

/** Never the food's own word again: what the line says after it belongs to one food, named once. */
function measured({ value, unit }: HouseholdMeasure): string {
  const count = kitchenNumber(value);
  if (unit === "slice" || unit === "handful") return `about ${count} ${pluralUnit(value, unit)}`;
  if (unit !== "piece") return `about ${count} ${unit}`;
  return value < 1 ? `about ${count} of one` : `about ${count}`;
}

function pluralUnit(value: number, unit: "slice" | "handful"): string {
  return value <= 1 ? unit : `${unit}s`;
}

function amountOf({ foodId, amount: { value, unit } }: MeasuredItem, single: boolean): string {
  const [name, singular] = [recipeWord(foodId, "name"), recipeWord(foodId, "singular")];
  const count = kitchenNumber(value);
  if (unit === "pinch") return `a pinch of ${name}`;
  if (unit === "piece") return `${count} ${value <= 1 ? singular : name}`;
  if (unit === "slice" || unit === "handful") return `${count} ${pluralUnit(value, unit)} of ${name}`;
  return `${count} ${unit} ${single ? singular : name}`;
}

function ingredient({ item, measure, state, single }: LineParts): string {
  const about = measure === undefined ? "" : ` (${measured(measure)})`;
  const said = state === SENTENCES.states.ground && ENGLISH_NAMES[item.foodId].name.startsWith("ground");
  return `${capitalised(amountOf(item, single))}${about}${state === "" || said ? "" : `, ${state}`}`;
}

/** A mango has one stone. */
function withFood(preparation: Preparation, them: EnglishNouns["them"]): string {
  const [verb] = BEFORE[preparation];
  return preparation === "pit" && them === "it" ? verb.replace("stones", "stone") : verb;
}

function prepare({ the, them }: EnglishNouns, before: readonly Preparation[], cut: RawCut, cooked: boolean): string {
  const verbs = before.map((preparation, index) => {
    if (index === 0) return withFood(preparation, them).replace("{}", the);
    const alone = BEFORE[preparation][1];
    // "Take every bone out of the beef and trim it": a bare verb at the end wants its object.
    return cut === "none" && index === before.length - 1 && !alone.includes(" ") ? `${alone} ${them}` : alone;
  });
  const soft = cooked && cut !== "chunks" && cut !== "none" ? FOR_COOKING : "";
  const cutting = `${CUT[cut].replace("{}", verbs.length === 0 ? the : them)}${soft}`;
  if (verbs.length === 0 && !CUT[cut].includes("{}")) return `${capitalised(the)}: ${cutting}.`;
  return `${capitalised(joined(cutting === "" ? verbs : [...verbs, cutting], "and"))}.`;
}

function start(
  place: Place,
  foods: EnglishNouns,
  liquids: EnglishNouns | undefined,
  fats: EnglishNouns | undefined,
): string {
  return COOKING[place].start(foods, liquids?.the ?? "a little water", fats?.the);
}

function cook(place: Place, stages: readonly SpokenStage<EnglishNouns>[], stirring: string | undefined): string {
  const { first, next, end, after } = COOKING[place];
  const all = stages.flatMap((stage) => stage.foods.foods);
  const fruity = isFruity(all);
  const poured = isPoured(all);
  const gently = poured && !fruity ? "simmer" : "stew";
  const done = place === "braise" && (poured || fruity) ? THICK_WITHOUT_SAUCE : end;
  const sentences = stages.map(({ foods: { the }, minutes }, index) => {
    const time = `${String(minutes)} minutes`;
    const said = index === 0 ? first(time, gently) : next(the, time, gently, index === 1);
    return `${said}${index === stages.length - 1 ? done : ""}.`;
  });
  return sentencesOf(...sentences, stirring, after?.(stages.length > 1));
}

function mix(kind: "egg" | "dough" | "mass", heat: Finishing, foods: EnglishNouns | undefined, spoons: number): string {
  return MIXING[kind][heat](foods?.the, spoons);
}

const SIZES: Readonly<Record<AgeGroup, string>> = {
  "6-9": "flat fingers, 6 cm long and as wide as two of yours",
  "9-12": "small flat cakes about 1 cm high",
  "12-24": "small flat cakes about 1 cm high",
};

const ROLLS: Readonly<Record<AgeGroup, string>> = {
  "6-9": "fingers 6 cm long and as thick as yours, and press them flat",
  "9-12": "short fingers 3 cm long, and press them flat",
  "12-24": "short fingers 3 cm long, and press them flat",
};

function shape(form: DishFormId, fats: EnglishNouns | undefined, ageGroup: AgeGroup): string {
  const pan =
    fats === undefined ? "Heat a non-stick pan over medium heat" : `Heat ${fats.the} in a pan over medium heat`;
  const mould = fats === undefined ? "Line a small dish with baking paper" : `Brush a small dish with ${fats.the}`;
  switch (form) {
    case "scramble":
      return `${pan}, pour in the egg and stir for 5 minutes, until nothing is liquid.`;
    case "thickFritter":
      return `${pan}, spread the batter in it 1 cm high, cook gently with the lid on for 6 minutes, turn it and cook for another 4 minutes, until set all the way through.`;
    case "omelette":
      return `${pan}, pour in the egg, cook with the lid on for 6 minutes, turn and cook for another 3 minutes.`;
    case "pancakes":
      return `${pan}, drop in small spoonfuls and cook for 3 minutes on each side, until they are set all the way through.`;
    case "eggyBread":
      return `${pan} and cook the soaked pieces for 4 minutes on each side.`;
    case "vegFritters":
      return `${pan}, press spoonfuls of the batter flat and cook for 4 minutes on each side, until golden outside and set all the way through.`;
    case "meatFingers":
      return `Roll the mass with wet hands into ${ROLLS[ageGroup]}. ${pan} and turn them in it for 10 minutes with the lid on, until cooked through.`;
    case "steamedPatties":
      return `Shape ${SIZES[ageGroup]}. ${mould}, lay them in side by side and steam over boiling water, lid on, for 20 minutes, until cooked through.`;
    case "steamedCakes":
      return `${mould}, pour the batter in 2 cm high and steam over boiling water, lid on, for 20 minutes, until a wooden stick comes out clean.`;
    case "patties":
      return `Shape ${SIZES[ageGroup]}. ${pan} and cook them for 5 minutes on each side, lightly golden and cooked through.`;
    case "bakedPatties":
      return `Shape ${SIZES[ageGroup]}. ${mould}, lay them in and bake at 180 °C (fan 160 °C) for 20 minutes, turning once, until cooked through.`;
    case "eggCustard":
      return `${mould}, pour in the egg and steam over gently boiling water, lid on, for 15 minutes, until set right through.`;
    case "frittata":
      return `${mould}, pour in the egg and bake at 180 °C (fan 160 °C) for 20 minutes, until set right through.`;
    case "muffins":
      return `${fats === undefined ? "Line a small muffin tin" : `Brush a small muffin tin with ${fats.the}`}, fill it two thirds full and bake at 180 °C (fan 160 °C) for 20 minutes, until a wooden stick comes out clean.`;
    default:
      return `${mould}, spread the batter 2 cm high and bake at 180 °C (fan 160 °C) for 25 minutes, until set right through.`;
  }
}

const OFFER: Readonly<Record<"bowl" | "pieces" | "slices", Readonly<Record<AgeGroup, (it: string) => string>>>> = {
  bowl: {
    "6-9": (it) => `offer ${it} thick, on a preloaded spoon`,
    "9-12": (it) => `offer ${it} with a short spoon`,
    "12-24": (it) => `serve ${it} in a bowl with a spoon`,
  },
  pieces: {
    "6-9": (it) => `offer ${it} large enough for a small fist to hold`,
    "9-12": (it) => `offer ${it} soft and flat, about 1 cm in size, a little at a time`,
    "12-24": (it) => `serve ${it} soft, flat and bite-size`,
  },
  slices: {
    "6-9": (it) => `cut ${it} into strips as wide as two fingers`,
    "9-12": (it) => `cut ${it} into strips and flat bites of about 1 cm`,
    "12-24": (it) => `cut ${it} into flat bites`,
  },
};

function serve(form: DishFormId, ageGroup: AgeGroup, { as, cold, loose }: Served): string {
  const [dish, it] = DISHES[form];
  const small = loose ? " Give what is small or mashed on a preloaded spoon." : "";
  if (cold) return `${capitalised(OFFER[as][ageGroup](dish))}.${small}`;
  if (form === "porridgeFingers") return `Let ${dish} cool to lukewarm and offer a few at a time.`;
  return `Let ${dish} cool to lukewarm and ${OFFER[as][ageGroup](it)}.${small}`;
}

const HEATED: Readonly<Record<Heat, readonly string[]>> = {
  soft: ["cook until soft"],
  through: ["cook through"],
  firm: ["cook until white and yolk are firm"],
  none: [],
};

function describe(
  _foodId: FoodId,
  before: readonly Preparation[],
  heat: Heat,
  cut: ServedCut,
  ageGroup: AgeGroup,
): string {
  const thin = ageGroup !== "6-9" && (cut === "wedge" || cut === "strip");
  const verbs = [
    ...before.map((preparation) => BEFORE[preparation][1]),
    ...HEATED[heat],
    thin ? THIN_CUT[cut] : SERVED_CUT[cut],
  ];
  return `${capitalised(joined(verbs, "and"))}.`;
}

const toastWord: Readonly<Record<AgeGroup, string>> = {
  "6-9": "cut into fingers two fingers wide",
  "9-12": "cut into fingers and small bites",
  "12-24": "cut into small bites",
};

const HARD_BOILED: Readonly<Record<AgeGroup, string>> = {
  "6-9": "mash {} finely with a little water",
  "9-12": "chop {} finely",
  "12-24": "quarter {} lengthwise",
};

const BOOK: Phrasebook<EnglishNouns> = {
  ...SENTENCES,
  touch: TOUCHES,
  gap: " ",
  nouns: englishNouns,
  title,
  ingredient,
  prepare,
  start,
  cook,
  mix,
  shape,
  serve,
  describe,
  beans: ({ the }, minutes, how) => {
    const cut = how === "mash" ? "mash finely" : "press every single one flat";
    return `Soak ${the} in plenty of water overnight and pour the water away. Boil hard in fresh water for 30 minutes, then simmer until very soft, ${String(minutes)} minutes in all, drain, take off loose skins and ${cut}. From a tin, unsalted: rinse, heat through and ${cut} as well.`;
  },
  hardBoil: ({ the, them }, minutes, ageGroup) =>
    `Hard-boil ${the} for ${String(minutes)} minutes, cool and shell ${them} and ${HARD_BOILED[ageGroup].replace("{}", them)}; white and yolk must be firm.`,
  fold: (foods) => `Stir in ${foods === undefined ? "the prepared fruit" : foods.the}.`,
  toss: (fats) =>
    `Heat ${fats === undefined ? "a spoonful of water" : fats.the} in a pan and toss everything gently over medium heat for 3 minutes; nothing may turn crisp.`,
  dip: ({ the, them }, ageGroup) =>
    `Take the crust off ${the}, ${toastWord[ageGroup].replace("cut", `cut ${them}`)} and leave ${them} in the egg until soaked through.`,
  toast: ({ the, them }, ageGroup, isDish, isSpread) => {
    const cut = toastWord[ageGroup].replace("cut", `cut ${them}`);
    if (isSpread) return `Toast ${the} lightly, spread what is soft thinly on top, right to the edge, and ${cut}.`;
    return isDish ? `Toast ${the} lightly and ${cut}.` : `Toast ${the} lightly, ${cut} and serve with the dish.`;
  },
  ready: ({ the, them }, ageGroup) =>
    `Soften ${the} with a little warm water and cut ${them} into ${ageGroup === "6-9" ? "strips as wide as two fingers" : "small strips"}.`,
  foodPreparation: (foodId, text) =>
    `${capitalised(ENGLISH_NAMES[foodId].name)}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
};

export const ENGLISH = speak(BOOK);
