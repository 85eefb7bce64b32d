import { POLISH_NAMES } from "../../food/names/polish.table";
import type { AgeGroup } from "../../food/age";
import type { Preparation } from "../../food/food";
import type { FoodId } from "../../food/food-ids";
import type { DishFormId, Heat as Finishing, Place } from "../plan/dish-form";
import { isKind } from "../plan/food-kind";
import type { MeasuredItem } from "../measures";
import type { HouseholdMeasure } from "../plan/household-measure";
import type { RawCut } from "../procedure/step";
import { capitalised, joined, kitchenNumber, sentencesOf } from "./numbers";
import { COOKING, MIXING, TOUCHES, heat } from "./polish-cooking.table";
import { counted, minutesOf, polishNouns, withPreposition, type PolishNouns } from "./polish-nouns";
import {
  AGREEING,
  BEFORE,
  BONES_OF_FISH,
  BONES_OF_MEAT,
  SHELL_OF_SEAFOOD,
  SKIN_OF_ANIMALS,
  CUT,
  DISHES,
  FLATTENED,
  HARD_BOILED,
  OFFERED_SOFT,
  OF_BROAD_BEANS,
  ONE_STONE,
  OFFERED_LOOSE,
  QUARTERED_WHOLE,
  SENTENCES,
  SERVED_CUT,
  THIN_CUT,
  TOAST,
  TRIM_MEAT,
} from "./polish-sentences.table";
import { polishTitle, servedPorridge } from "./polish-title";
import type { Heat, LineParts, Phrasebook, RecipeLanguage, Served, ServedCut, SpokenStage } from "./recipe-language";
import { isMeat, isSmallFruit } from "./same-work";
import { speak } from "./speak";

const UNITS = {
  piece: ["sztuka", "sztuki", "sztuk", "sztuki"],
  slice: ["kromka", "kromki", "kromek", "kromki"],
  handful: ["garść", "garście", "garści", "garści"],
  tbsp: ["łyżka", "łyżki", "łyżek", "łyżki"],
  tsp: ["łyżeczka", "łyżeczki", "łyżeczek", "łyżeczki"],
} as const;

/** Eggs are counted by their own word: 1 jajko, 2 jajka, ½ jajka. */
const EGGS: Readonly<Partial<Record<FoodId, readonly [one: string, few: string, many: string, part: string]>>> = {
  egg: ["jajko", "jajka", "jajek", "jajka"],
  quail_egg: ["jajko przepiórcze", "jajka przepiórcze", "jajek przepiórczych", "jajka przepiórczego"],
  duck_egg: ["jajko kacze", "jajka kacze", "jajek kaczych", "jajka kaczego"],
};

function measured({ value, unit }: HouseholdMeasure): string {
  return `ok. ${kitchenNumber(value)} ${counted(value, UNITS[unit])}`;
}

function amountOf({ foodId, amount: { value, unit } }: MeasuredItem): string {
  const { name, afterAmount } = POLISH_NAMES[foodId];
  const count = kitchenNumber(value);
  if (unit === "pinch") return `szczypta ${afterAmount}`;
  if (unit === "piece") {
    const pieces = EGGS[foodId];
    return pieces === undefined
      ? `${name}, ${count} ${counted(value, UNITS.piece)}`
      : `${count} ${counted(value, pieces)}`;
  }
  return `${count} ${unit === "g" || unit === "ml" ? unit : counted(value, UNITS[unit])} ${afterAmount}`;
}

function ingredient({ item, measure, state }: LineParts): string {
  const about = measure === undefined ? "" : ` (${measured(measure)})`;
  // What is bought ground need not be told to be ground as well.
  const said = state === SENTENCES.states.ground && POLISH_NAMES[item.foodId].name.startsWith("mielon");
  const cut = state === SENTENCES.states.quartered && item.foodId === "strawberry" ? QUARTERED_WHOLE : state;
  return `${capitalised(amountOf(item))}${about}${cut === "" || said ? "" : ` – ${cut}`}`;
}

function verb(
  preparation: Preparation,
  foods: readonly FoodId[],
  isOne: boolean,
): readonly [withFood: string, alone: string] {
  if (preparation === "pit" && isOne) return ONE_STONE;
  const beans = foods.every((foodId) => foodId === "broad_bean") ? OF_BROAD_BEANS[preparation] : undefined;
  if (beans !== undefined) return beans;
  const animals = foods.every((foodId) => isKind(foodId, "meat", "fish", "coldMeat"));
  if (preparation === "removeSkin" && animals) return SKIN_OF_ANIMALS;
  if (preparation === "trim" && isMeat(foods)) return TRIM_MEAT;
  if (preparation === "removeShell" && foods.every((foodId) => isKind(foodId, "shellfish"))) return SHELL_OF_SEAFOOD;
  if (preparation === "removeBones" && animals)
    return foods.every((foodId) => isKind(foodId, "fish")) ? BONES_OF_FISH : BONES_OF_MEAT;
  return BEFORE[preparation];
}

function prepare(foods: PolishNouns, before: readonly Preparation[], cut: RawCut): string {
  const isOne = foods.withThem !== "nimi";
  const work = before.map((preparation) => verb(preparation, foods.foods, isOne));
  // Two verbs of one object stand before it: "umyj i oczyść kalmara".
  if (cut === "none" && work.length === 2 && work.every(([withFood, alone]) => withFood === `${alone} {acc}`)) {
    const both = work.map(([, alone]) => alone);
    return `${capitalised(joined(both, "i"))} ${foods.accusative}.`;
  }
  const verbs = work.map(([withFood, alone], index) =>
    index > 0 ? alone : withFood.replace("{acc}", foods.accusative).replace("{zgen}", withPreposition(foods.genitive)),
  );
  const template = cut === "flatten" && !isSmallFruit(foods.foods) ? FLATTENED : CUT[cut];
  if (verbs.length === 0 && !template.includes("{}")) return `${capitalised(foods.nominative)}: ${template}.`;
  const cutting = template.replace("{}", verbs.length === 0 ? foods.accusative : foods.them);
  return `${capitalised(joined(cutting === "" ? verbs : [...verbs, cutting], "i"))}.`;
}

function start(
  place: Place,
  foods: PolishNouns,
  liquids: PolishNouns | undefined,
  fats: PolishNouns | undefined,
): string {
  return COOKING[place].start(foods, liquids?.accusative ?? "odrobinę wody", fats);
}

function cook(place: Place, stages: readonly SpokenStage<PolishNouns>[], stirring: string | undefined): string {
  const { first, next, end, after } = COOKING[place];
  const sentences = stages.map(({ foods: { accusative }, minutes }, index) => {
    const time = minutesOf(minutes);
    const said = index === 0 ? first(time) : next(accusative, time, index === 1);
    return `${said}${index === stages.length - 1 ? end : ""}.`;
  });
  return sentencesOf(...sentences, stirring, after?.(stages.length > 1));
}

function mix(kind: "egg" | "dough" | "mass", heat: Finishing, foods: PolishNouns | undefined, spoons: number): string {
  return MIXING[kind][heat](foods?.accusative, spoons);
}

const SIZES: Readonly<Record<AgeGroup, string>> = {
  "6-9": "płaskie paski, długie na 6 cm i szerokie na dwa palce",
  "9-12": "małe, płaskie kotleciki o grubości około 1 cm",
  "12-24": "małe, płaskie kotleciki o grubości około 1 cm",
};

const ROLLS: Readonly<Record<AgeGroup, string>> = {
  "6-9": "wałeczki długie na 6 cm i spłaszcz je",
  "9-12": "krótkie wałeczki, długie na 3 cm, i spłaszcz je",
  "12-24": "krótkie wałeczki, długie na 3 cm, i spłaszcz je",
};

function shape(form: DishFormId, fats: PolishNouns | undefined, ageGroup: AgeGroup): string {
  const pan =
    fats === undefined
      ? "Rozgrzej patelnię na średnim ogniu"
      : `${heat(fats)} ${fats.accusative} na patelni na średnim ogniu`;
  const mould =
    fats === undefined ? "Wyłóż małe naczynie papierem do pieczenia" : `Wysmaruj małe naczynie ${fats.instrumental}`;
  const tin =
    fats === undefined
      ? "Wyłóż małą formę na muffinki papilotkami"
      : `Wysmaruj małą formę na muffinki ${fats.instrumental}`;
  const oven = "piecz w 180 °C (termoobieg 160 °C) przez";
  switch (form) {
    case "scramble":
      return `${pan}, wlej masę jajeczną i mieszaj przez 5 minut, aż całkowicie się zetnie.`;
    case "thickFritter":
      return `${pan}, rozprowadź na niej ciasto na grubość 1 cm, smaż na małym ogniu pod przykryciem przez 6 minut, odwróć i smaż jeszcze 4 minuty, aż placek zetnie się w środku.`;
    case "omelette":
      return `${pan}, wlej masę jajeczną, smaż pod przykryciem przez 6 minut, odwróć i smaż jeszcze 3 minuty.`;
    case "pancakes":
      return `${pan}, nakładaj małe porcje łyżką i smaż po 3 minuty z każdej strony, aż zetną się w środku.`;
    case "eggyBread":
      return `${pan} i smaż nasączone kawałki po 4 minuty z każdej strony.`;
    case "vegFritters":
      return `${pan}, nakładaj ciasto łyżką, spłaszcz i smaż po 4 minuty z każdej strony, aż się zezłocą i nie będą wilgotne w środku.`;
    case "meatFingers":
      return `Mokrymi dłońmi uformuj ${ROLLS[ageGroup]}. ${pan} i smaż wałeczki pod przykryciem przez 10 minut, obracając, aż będą dobrze wysmażone w środku.`;
    case "steamedPatties":
      return `Uformuj ${SIZES[ageGroup]}. ${mould}, ułóż w nim porcje obok siebie i gotuj na parze nad wrzącą wodą, pod przykryciem, przez 20 minut, aż będą dobrze ugotowane w środku.`;
    case "steamedCakes":
      return `${mould}, wlej ciasto na wysokość 2 cm i gotuj na parze nad wrzącą wodą, pod przykryciem, przez 20 minut, aż na patyczku nie zostanie ciasto.`;
    case "patties":
      return `Uformuj ${SIZES[ageGroup]}. ${pan} i smaż je po 5 minut z każdej strony, aż się lekko zezłocą i będą dobrze wysmażone w środku.`;
    case "bakedPatties":
      return `Uformuj ${SIZES[ageGroup]}. ${mould}, ułóż w nim porcje i ${oven} 20 minut, raz odwracając, aż będą dobrze upieczone w środku.`;
    case "eggCustard":
      return `${mould}, wlej masę jajeczną i gotuj na parze nad lekko wrzącą wodą, pod przykryciem, przez 15 minut, aż całkowicie się zetnie.`;
    case "frittata":
      return `${mould}, wlej masę jajeczną i ${oven} 20 minut, aż całkowicie się zetnie.`;
    case "muffins":
      return `${tin}, napełnij do dwóch trzecich i ${oven} 20 minut, aż na patyczku nie zostanie ciasto.`;
    default:
      return `${mould}, rozsmaruj ciasto na grubość 2 cm i ${oven} 25 minut, aż całkowicie się zetnie.`;
  }
}

const OFFER: Readonly<Record<"bowl" | "pieces" | "slices", Readonly<Record<AgeGroup, (it: string) => string>>>> = {
  bowl: {
    "6-9": (it) => `podaj ${it} na napełnionej łyżeczce`,
    "9-12": (it) => `podaj ${it} z krótką łyżeczką`,
    "12-24": (it) => `podaj ${it} w miseczce z łyżeczką`,
  },
  pieces: {
    "6-9": (it) => `podaj ${it} w dużych kawałkach do trzymania`,
    "9-12": (it) => `podaj ${it} po trochu, w miękkich kawałkach wielkości około 1 cm`,
    "12-24": (it) => `podaj ${it} w miękkich, płaskich kawałkach`,
  },
  slices: {
    "6-9": (it) => `pokrój ${it} w paski szerokie na dwa palce`,
    "9-12": (it) => `pokrój ${it} w paski i kawałki wielkości około 1 cm`,
    "12-24": (it) => `pokrój ${it} na płaskie kawałki na jeden kęs`,
  },
};

/** Said of what is called "pieces" itself: no pieces in pieces. */
const OFFERED_PIECES: Readonly<Record<AgeGroup, string>> = {
  "6-9": "podaj je duże, do trzymania w rączce",
  "9-12": "podaj je po trochu, miękkie, wielkości około 1 cm",
  "12-24": "podaj je miękkie i płaskie",
};

function serve(form: DishFormId, ageGroup: AgeGroup, { as, cold, loose, grains }: Served): string {
  const [usual, it] = DISHES[form];
  const dish = servedPorridge(form, grains) ?? usual;
  if (loose) return cold ? OFFERED_LOOSE : `Ostudź ${dish} do letniej temperatury. ${OFFERED_LOOSE}`;
  if (!cold && as === "pieces" && dish.endsWith("kawałki"))
    return `Ostudź ${dish} do letniej temperatury i ${OFFERED_PIECES[ageGroup]}.`;
  if (cold) return `${capitalised(OFFER[as][ageGroup](dish))}.`;
  if (form === "porridgeFingers") return `Ostudź ${dish}, aż będą letnie, i podawaj po kilka.`;
  return `Ostudź ${dish} do letniej temperatury i ${OFFER[as][ageGroup](it)}.`;
}

const HEATED: Readonly<Record<Heat, readonly string[]>> = {
  soft: ["ugotuj do miękkości"],
  through: ["dobrze ugotuj"],
  firm: ["ugotuj, aż białko i żółtko się zetną"],
  none: [],
};

function servedCut(food: FoodId, cut: ServedCut): string {
  if (cut === "soft" && isKind(food, "softDairy")) return OFFERED_SOFT;
  if (cut === "soft" || cut === "ground") return AGREEING[cut][POLISH_NAMES[food].gender];
  const inPieces = isKind(food, "tofu", "softFruit", "pea", "corn", "bean");
  return cut === "flatten" && inPieces
    ? `rozgnieć ${polishNouns([food], () => false).each} na płasko`
    : SERVED_CUT[cut];
}

function describe(
  food: FoodId,
  before: readonly Preparation[],
  heat: Heat,
  cut: ServedCut,
  ageGroup: AgeGroup,
): string {
  const thin = ageGroup !== "6-9" && (cut === "wedge" || cut === "strip");
  const verbs = [
    ...before.map((preparation) => verb(preparation, [food], POLISH_NAMES[food].gender !== "plural")[1]),
    ...HEATED[heat],
    thin ? THIN_CUT[cut] : servedCut(food, cut),
  ];
  return `${capitalised(joined(verbs, "i"))}.`;
}

const BOOK: Phrasebook<PolishNouns> = {
  ...SENTENCES,
  touch: TOUCHES,
  gap: " ",
  nouns: polishNouns,
  title: polishTitle,
  ingredient,
  prepare,
  start,
  cook,
  mix,
  shape,
  serve,
  describe,
  beans: ({ accusative }, minutes, how) => {
    const cut = how === "mash" ? "rozgnieć na puree" : "zgnieć każde ziarno na płasko";
    return `Namocz ${accusative} w dużej ilości wody na noc i wylej wodę. W świeżej wodzie gotuj mocno przez 30 minut, potem na małym ogniu do pełnej miękkości, razem ${minutesOf(minutes)}, odcedź, usuń luźne skórki i ${cut}. Z puszki, bez soli: opłucz, podgrzej i tak samo ${cut}.`;
  },
  hardBoil: ({ accusative }, minutes, ageGroup) =>
    `Gotuj ${accusative} przez ${minutesOf(minutes)}, aż białko i żółtko się zetną, ostudź, obierz ze skorupki i ${HARD_BOILED[ageGroup]}.`,
  fold: (foods) => `Wmieszaj ${foods === undefined ? "przygotowane owoce" : foods.accusative}.`,
  toss: (fats) =>
    `Dodaj na patelnię ${fats === undefined ? "łyżkę wody" : fats.accusative} i delikatnie mieszaj wszystko na średnim ogniu przez 3 minuty; nic nie może się przyrumienić.`,
  dip: ({ genitive, them, soaked }, ageGroup) =>
    `Odkrój skórkę ${withPreposition(genitive)}, pokrój ${them} ${TOAST[ageGroup]} i namocz ${them} w jajku, ${soaked}.`,
  toast: ({ accusative, them }, ageGroup, isDish, isSpread) =>
    `Lekko opiecz ${accusative}${isSpread ? ", po wierzchu rozsmaruj cienko, aż po brzegi, to, co miękkie," : ""}${isDish ? " i" : ","} pokrój ${them} ${TOAST[ageGroup]}${isDish ? "" : " i podaj do dania"}.`,
  ready: ({ accusative, them }, ageGroup) =>
    `Zmiękcz ${accusative} odrobiną ciepłej wody i pokrój ${them} ${ageGroup === "6-9" ? "w paski szerokie na dwa palce" : "w małe paski"}.`,
  foodPreparation: (foodId, text) =>
    `${capitalised(POLISH_NAMES[foodId].name)}: ${text.charAt(0).toLocaleLowerCase("pl")}${text.slice(1)}`,
};

/** Polish, in the imperative a cook uses among friends. */
export const POLISH: RecipeLanguage = speak(BOOK);
