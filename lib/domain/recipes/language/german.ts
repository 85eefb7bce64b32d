import { germanName } from "../../food/names";
import type { AgeGroup } from "../../food/age";
import type { Preparation } from "../../food/food";
import type { FoodId } from "../../food/food-ids";
import type { DishFormId, Heat as Finishing, Place } from "../plan/dish-form";
import { isKind } from "../plan/food-kind";
import type { RawCut } from "../procedure/step";
import type { MeasuredItem } from "../measures";
import { COOKING, DEGREES, MIXING, SOME_WATER, TOUCHES, type Gently } from "./german-cooking.table";
import { germanNouns, recipeName, titleDative, titleNominative, type German, type GermanNouns } from "./german-nouns";
import {
  AUSTRIAN_DISHES,
  AUSTRIAN_TITLES,
  BEFORE,
  BONES_OF_FISH,
  CORE_OF_FRUIT,
  COUNTED,
  CUT,
  DISHES,
  FOR_COOKING,
  JUICES,
  SENTENCES,
  SERVED_CUT,
  SKIN_OF_MEAT,
  THIN_CUT,
  TITLES,
  TRIM_MEAT,
} from "./german-sentences.table";
import { capitalised, joined, kitchenNumber, sentencesOf } from "./numbers";
import type { Heat, LineParts, Phrasebook, RecipeLanguage, ServedCut, SpokenStage } from "./recipe-language";
import { isFruity, isMeat, isPoured } from "./same-work";
import { speak } from "./speak";

/** One and several. */
const MEASURES = {
  tbsp: ["EL", "EL"],
  tsp: ["TL", "TL"],
  piece: ["Stück", "Stück"],
  slice: ["Scheibe", "Scheiben"],
  handful: ["Handvoll", "Handvoll"],
} as const;

function measureWord(value: number, unit: keyof typeof MEASURES): string {
  return MEASURES[unit][value <= 1 ? 0 : 1];
}
const HEATED: Readonly<Record<Heat, readonly string[]>> = {
  soft: ["weich garen"],
  through: ["durchgaren"],
  firm: ["garen, bis Eiweiß und Eigelb fest sind"],
  none: [],
};
const SIZES: Readonly<Record<AgeGroup, string>> = {
  "6-9": "flache, längliche {} formen, 6 cm lang und so breit wie zwei von deinen Fingern",
  "9-12": "kleine, flache {} formen, etwa 1 cm hoch",
  "12-24": "kleine, flache {} formen, etwa 1 cm hoch",
};
const ROLLS: Readonly<Record<AgeGroup, string>> = {
  "6-9": "fingerdicke Röllchen von 6 cm formen und flach drücken",
  "9-12": "kurze Röllchen von 3 cm formen und flach drücken",
  "12-24": "kurze Röllchen von 3 cm formen und flach drücken",
};
const OFFER: Readonly<Record<"bowl" | "pieces" | "slices", Readonly<Record<AgeGroup, string>>>> = {
  bowl: {
    "6-9": "auf einem gefüllten Löffel anbieten",
    "9-12": "mit einem kurzen Löffel anbieten",
    "12-24": "in einer Schale mit Löffel anbieten",
  },
  pieces: {
    "6-9": "so anbieten, dass eine kleine Faust zugreifen kann",
    "9-12": "weich und flach anbieten, etwa 1 cm groß, immer nur wenig auf einmal",
    "12-24": "weich, flach und mundgerecht anbieten",
  },
  slices: {
    "6-9": "in zwei Finger breite Streifen schneiden",
    "9-12": "in Streifen und flache Happen von etwa 1 cm schneiden",
    "12-24": "in flache Happen schneiden",
  },
};
const TOAST: Readonly<Record<AgeGroup, string>> = {
  "6-9": "in zwei Finger breite Streifen schneiden",
  "9-12": "in Streifen und kleine Happen schneiden",
  "12-24": "in kleine Happen schneiden",
};

function verb(preparation: Preparation, foods: readonly FoodId[]): string | readonly string[] {
  if (preparation === "core" && foods.every((foodId) => isKind(foodId, "firmFruit"))) return CORE_OF_FRUIT;
  if (preparation === "removeBones" && foods.every((foodId) => isKind(foodId, "fish"))) return BONES_OF_FISH;
  if (preparation === "removeSkin" && foods.every((foodId) => isKind(foodId, "meat"))) return SKIN_OF_MEAT;
  if (preparation === "trim" && isMeat(foods)) return TRIM_MEAT;
  return BEFORE[preparation];
}

/** Work in the order in which it is done; a clause ("bis …") ends with its own comma before the "und". */
function listed(verbs: readonly string[]): string {
  const last = verbs.length - 1;
  const closed = verbs.map((each, index) => (index === last - 1 && each.includes(", bis ") ? `${each},` : each));
  return joined(closed, "und");
}

const FREED = /^von (.+) befreien$/;

/** What a food is freed of is said in one breath: "von der Haut, allen Knochen, Fett und Sehnen befreien". */
function verbsOf(before: readonly Preparation[], foods: readonly FoodId[]): readonly string[] {
  const verbs = before.flatMap((preparation) => verb(preparation, foods));
  const freedOf = verbs.flatMap((each) => FREED.exec(each)?.[1]?.split(" und ") ?? []);
  const first = verbs.findIndex((each) => FREED.test(each));
  return verbs.flatMap((each, index) => {
    if (!FREED.test(each)) return [each];
    return index === first ? [`von ${joined(freedOf, "und")} befreien`] : [];
  });
}

function describe(
  foodId: FoodId,
  before: readonly Preparation[],
  heat: Heat,
  cut: ServedCut,
  ageGroup: AgeGroup,
): string {
  const thin = ageGroup !== "6-9" && (cut === "wedge" || cut === "strip");
  const verbs = verbsOf(before, [foodId]);
  return `${capitalised(listed([...verbs, ...HEATED[heat], thin ? THIN_CUT[cut] : SERVED_CUT[cut]]))}.`;
}

function prepare({ first, foods }: GermanNouns, before: readonly Preparation[], cut: RawCut, cooked: boolean): string {
  const verbs = verbsOf(before, foods);
  const soft = cooked && cut !== "chunks" ? FOR_COOKING : "";
  return `${first} ${listed(cut === "none" ? verbs : [...verbs, `${soft}${CUT[cut]}`])}.`;
}

/** What is in the pot by now: with grain or pulses in it everything simmers. */
function gentleVerb(foods: readonly FoodId[]): Gently {
  if (foods.some((foodId) => isPoured([foodId]))) return "köcheln lassen";
  return isFruity(foods) ? "dünsten" : "schmoren";
}

function mix(kind: "egg" | "dough" | "mass", heat: Finishing, foods: GermanNouns | undefined, spoons: number): string {
  return MIXING[kind][heat](foods, spoons);
}

/** German of Germany or of Austria: the same sentences, other words for foods, dishes and the oven. */
function germanBook(language: German): Phrasebook<GermanNouns> {
  const austrian = language === "de-AT";
  const titles = austrian ? { ...TITLES, ...AUSTRIAN_TITLES } : TITLES;
  const dishes = austrian ? { ...DISHES, ...AUSTRIAN_DISHES } : DISHES;
  const oven = austrian ? "Backrohr" : "Backofen";
  const shaped = (ageGroup: AgeGroup, germany: string) => {
    const pieces = austrian ? "Laibchen" : germany;
    return { pieces: `die ${pieces}`, forming: SIZES[ageGroup].replace("{}", pieces) };
  };
  const baking = { object: austrian ? "Das Backrohr" : "Den Backofen", inside: `im ${oven}` };

  const title = (form: DishFormId, foods: readonly FoodId[]) => {
    const [named, plain] = titles[form];
    if (foods.length === 0) return plain;
    const datives = joined(
      foods.map((foodId) => titleDative(foodId, language)),
      "und",
    );
    const names = joined(
      foods.map((foodId) => titleNominative(foodId, language)),
      "und",
    );
    return named.replace("{+}", capitalised(names)).replace("{}", datives);
  };

  const amountOf = ({ foodId, amount: { value, unit } }: MeasuredItem, single: boolean) => {
    const { singular, ...named } = recipeName(foodId, language);
    const name = JUICES[foodId] ?? named.name;
    const count = kitchenNumber(value);
    if (unit === "pinch") return `${count} Prise ${name}`;
    if (unit === "piece") return `${count} ${COUNTED[foodId] ?? (value <= 1 ? singular : name)}`;
    return `${count} ${unit === "g" || unit === "ml" ? unit : measureWord(value, unit)} ${single ? singular : name}`;
  };

  const ingredient = ({ item, measure, state, single }: LineParts) => {
    const about =
      measure === undefined
        ? ""
        : ` (etwa ${kitchenNumber(measure.value)} ${measureWord(measure.value, measure.unit)})`;
    const said = germanName(item.foodId, language).name;
    const known = state === "" || (state === "fein gemahlen" && said.startsWith("gemahlen"));
    return `${amountOf(item, single)}${about}${known ? "" : `, ${state}`}`;
  };

  const start = (place: Place, foods: GermanNouns, liquids: GermanNouns | undefined, fats: GermanNouns | undefined) =>
    COOKING[place].start(foods, liquids ?? SOME_WATER, fats, baking);

  const cook = (place: Place, stages: readonly SpokenStage<GermanNouns>[], stirring: string | undefined) => {
    const { first, next, end, after } = COOKING[place];
    const sentences = stages.map(({ foods, minutes }, index) => {
      const gently = gentleVerb(stages.slice(0, index + 1).flatMap((stage) => stage.foods.foods));
      const time = `${String(minutes)} Minuten`;
      const said = index === 0 ? first(time, baking, gently) : next(foods.first, time, gently, index === 1);
      return `${capitalised(said)}${index === stages.length - 1 ? end : ""}.`;
    });
    return sentencesOf(...sentences, stirring, after?.(stages.length > 1));
  };

  const shape = (form: DishFormId, fats: GermanNouns | undefined, ageGroup: AgeGroup) => {
    const pan =
      fats === undefined
        ? "Eine beschichtete Pfanne bei mittlerer Hitze erwärmen"
        : `${fats.first} in einer Pfanne bei mittlerer Hitze erwärmen`;
    const mould =
      fats === undefined
        ? "Eine kleine Form mit Backpapier auslegen"
        : `Eine kleine Form mit ${fats.dative} ausstreichen`;
    switch (form) {
      case "scramble":
        return `${pan}, die Eimasse hineingeben und 5 Minuten rühren, bis alles fest gestockt ist.`;
      case "thickFritter":
        return `${pan}, den Teig 1 cm hoch darin verstreichen, zugedeckt 6 Minuten sanft backen, wenden und weitere 4 Minuten backen, bis auch die Mitte fest ist.`;
      case "omelette":
        return `${pan}, die Eimasse hineingeben, zugedeckt 6 Minuten stocken lassen, wenden und weitere 3 Minuten backen.`;
      case "pancakes":
        return `${pan}, den Teig in kleinen Portionen hineingeben und von jeder Seite 3 Minuten backen, bis er innen durchgebacken ist.`;
      case "eggyBread":
        return `${pan} und die getränkten Stücke darin von jeder Seite 4 Minuten backen.`;
      case "vegFritters":
        return `${pan}, den Teig löffelweise hineingeben, flach drücken und die ${austrian ? "Laibchen" : "Taler"} von jeder Seite 4 Minuten goldgelb backen, bis auch die Mitte fest ist.`;
      case "meatFingers":
        return `Mit nassen Händen ${ROLLS[ageGroup]}. ${pan} und die Röllchen darin zugedeckt unter Wenden 10 Minuten braten, bis sie innen durchgegart sind.`;
      case "steamedPatties": {
        const { pieces, forming } = shaped(ageGroup, "Küchlein");
        return `Daraus ${forming}. ${mould}, ${pieces} nebeneinander hineinlegen und zugedeckt über kochendem Wasser 20 Minuten durchgaren.`;
      }
      case "steamedCakes":
        return `${mould}, den Teig 2 cm hoch einfüllen und zugedeckt über kochendem Wasser 20 Minuten dämpfen, bis ein Holzstäbchen sauber herauskommt.`;
      case "patties": {
        const { pieces, forming } = shaped(ageGroup, "Bratlinge");
        return `Daraus ${forming}. ${pan} und ${pieces} darin von jeder Seite 5 Minuten goldgelb braten, bis sie innen durchgegart sind.`;
      }
      case "bakedPatties": {
        const { pieces, forming } = shaped(ageGroup, "Bratlinge");
        return `Daraus ${forming}. ${mould}, ${pieces} hineinlegen und bei ${DEGREES} 20 Minuten im ${oven} durchbacken, dabei einmal wenden.`;
      }
      case "eggCustard":
        return `${mould}, die Eimasse hineingeben und zugedeckt über leicht kochendem Wasser 15 Minuten dämpfen, bis sie durch und durch gestockt ist.`;
      case "frittata":
        return `${mould}, die Eimasse hineingeben und bei ${DEGREES} 20 Minuten im ${oven} backen, bis sie durch und durch gestockt ist.`;
      case "muffins":
        return `${fats === undefined ? "Eine kleine Muffinform mit Backpapier auslegen" : `Eine kleine Muffinform mit ${fats.dative} ausstreichen`}, zu zwei Dritteln mit dem Teig füllen und bei ${DEGREES} 20 Minuten im ${oven} backen, bis ein Holzstäbchen sauber herauskommt.`;
      default:
        return `${mould}, den Teig 2 cm hoch hineinstreichen und bei ${DEGREES} 25 Minuten im ${oven} durchbacken.`;
    }
  };

  return {
    ...SENTENCES,
    touch: austrian
      ? { ...TOUCHES, beanSoup: TOUCHES.beanSoup.replace("Eine Kelle voll", "Einen Schöpfer voll") }
      : TOUCHES,
    gap: " ",
    nouns: germanNouns(language),
    title,
    ingredient,
    prepare,
    start,
    cook,
    mix,
    shape,
    describe,
    serve: (form, ageGroup, { as, cold, loose }) => {
      const offer = form === "porridgeFingers" ? "immer nur ein paar anbieten" : OFFER[as][ageGroup];
      const small = loose ? " Was klein oder zerdrückt ist, auf einem gefüllten Löffel anbieten." : "";
      return `${dishes[form]}${cold ? "" : " lauwarm abkühlen lassen und"} ${offer}.${small}`;
    },
    beans: ({ first }, minutes, how) => {
      const cut = how === "mash" ? "fein zerdrücken" : "einzeln flach drücken";
      return `${first} über Nacht in viel Wasser einweichen und das Wasser weggießen. In frischem Wasser 30 Minuten sprudelnd kochen, dann sanft weiterkochen, insgesamt ${String(minutes)} Minuten, bis alles sehr weich ist. Abgießen, lose Häute entfernen und ${cut}. Aus der Dose, ungesalzen: abspülen, erhitzen und ebenso ${cut}.`;
    },
    hardBoil: ({ first }, minutes, ageGroup) =>
      `${first} ${String(minutes)} Minuten kochen, bis Eiweiß und Eigelb fest sind, abkühlen lassen, schälen und ${ageGroup === "6-9" ? "mit etwas Wasser fein zerdrücken" : ageGroup === "9-12" ? "fein hacken" : "der Länge nach vierteln"}.`,
    fold: (foods) => `${foods?.first ?? "Das vorbereitete Obst"} unterrühren.`,
    toss: (fats) =>
      `${fats?.first ?? "Einen Löffel Wasser"} in einer Pfanne erwärmen und alles bei mittlerer Hitze 3 Minuten sanft darin schwenken; nichts soll eine Kruste bekommen.`,
    dip: ({ first }, ageGroup) =>
      `${first} entrinden, ${TOAST[ageGroup]} und in der Eimasse liegen lassen, bis alles getränkt ist.`,
    toast: ({ first }, ageGroup, isDish, isSpread) =>
      `${first} leicht toasten${isSpread ? ", den Aufstrich dünn bis zum Rand verstreichen" : ""}${isDish ? " und" : ","} ${TOAST[ageGroup]}${isDish ? "" : " und dazu reichen"}.`,
    ready: ({ first }, ageGroup) =>
      `${first} mit etwas warmem Wasser weich werden lassen und in ${ageGroup === "6-9" ? "zwei Finger breite" : "kleine"} Streifen schneiden.`,
    foodPreparation: (foodId, text) =>
      `${capitalised(germanName(foodId, language).name)}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  };
}

export const GERMAN: RecipeLanguage = speak(germanBook("de"));
export const AUSTRIAN: RecipeLanguage = speak(germanBook("de-AT"));
