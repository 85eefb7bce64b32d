import { germanName } from "../../food/names";
import type { AgeGroup } from "../../food/age";
import type { Cut, Preparation } from "../../food/food";
import type { FoodId } from "../../food/food-ids";
import { DISH_FORMS } from "../plan/dish-forms.table";
import type { DishFormId } from "../plan/dish-form";
import { isKind } from "../plan/food-kind";
import type { RawCut } from "../procedure/step";
import type { PlanItem } from "../recipe";
import { germanNouns, titleDative, titleNominative, type German, type GermanNouns } from "./german-nouns";
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
  SENTENCES,
  SERVED_CUT,
  THIN_CUT,
  TITLES,
} from "./german-sentences.table";
import { capitalised, joined, kitchenNumber } from "./numbers";
import type { Heat, LineParts, Phrasebook, RecipeLanguage, SpokenStage } from "./recipe-language";
import { speak } from "./speak";

const MEASURES = { tbsp: "EL", tsp: "TL", piece: "Stück" } as const;
const HEATED: Readonly<Record<Heat, readonly string[]>> = {
  soft: ["weich garen"],
  through: ["durchgaren"],
  firm: ["garen, bis Eiweiß und Eigelb fest sind"],
  none: [],
};
const SIZES: Readonly<Record<AgeGroup, string>> = {
  "6-9": "flache Finger formen, 6 cm lang und so breit wie zwei von deinen",
  "9-12": "kleine flache Küchlein formen, etwa 1 cm hoch",
  "12-24": "kleine flache Küchlein formen, etwa 1 cm hoch",
};
const OFFER: Readonly<Record<"bowl" | "pieces" | "slices", Readonly<Record<AgeGroup, string>>>> = {
  bowl: {
    "6-9": "auf einem gefüllten Löffel anbieten",
    "9-12": "mit einem kurzen Löffel anbieten",
    "12-24": "in einer Schale mit Löffel anbieten",
  },
  pieces: {
    "6-9": "so anbieten, dass eine kleine Faust es halten kann",
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

function verb(preparation: Preparation, foods: readonly FoodId[]): string {
  if (preparation === "core" && foods.every((foodId) => isKind(foodId, "firmFruit"))) return CORE_OF_FRUIT;
  if (preparation === "removeBones" && foods.every((foodId) => isKind(foodId, "fish"))) return BONES_OF_FISH;
  return BEFORE[preparation];
}

function describe(foodId: FoodId, before: readonly Preparation[], heat: Heat, cut: Cut, ageGroup: AgeGroup): string {
  const thin = ageGroup !== "6-9" && (cut === "wedge" || cut === "strip");
  const verbs = before.map((preparation) => verb(preparation, [foodId]));
  return `${capitalised(joined([...verbs, ...HEATED[heat], thin ? THIN_CUT[cut] : SERVED_CUT[cut]], "und"))}.`;
}

function prepare({ first, foods }: GermanNouns, before: readonly Preparation[], cut: RawCut, cooked: boolean): string {
  const verbs = before.map((preparation) => verb(preparation, foods));
  const soft = cooked && cut !== "chunks" && cut !== "none" ? FOR_COOKING : "";
  return `${first} ${joined(cut === "none" ? verbs : [...verbs, CUT[cut]], "und")}${soft}.`;
}

function mix(kind: "egg" | "dough" | "mass", foods: GermanNouns | undefined, watered: boolean): string {
  const what = foods?.first ?? "Alles";
  if (kind === "egg") return `${what} mit der Gabel gut verquirlen.`;
  if (kind === "mass") {
    return `Alles ${foods === undefined ? "" : `mit ${foods.dative} `}zu einer weichen Masse verkneten, die zusammenhält, und 10 Minuten ruhen lassen.`;
  }
  return `${what} ${watered ? "mit 4 bis 6 EL Wasser " : ""}zu einem glatten Teig verrühren und 10 Minuten quellen lassen.`;
}

/** German of Germany or of Austria: the same sentences, other words for foods, dishes and the oven. */
function germanBook(language: German): Phrasebook<GermanNouns> {
  const austrian = language === "de-AT";
  const titles = austrian ? { ...TITLES, ...AUSTRIAN_TITLES } : TITLES;
  const dishes = austrian ? { ...DISHES, ...AUSTRIAN_DISHES } : DISHES;
  const oven = austrian ? "Backrohr" : "Backofen";
  const degrees = "180 °C (Umluft 160 °C)";

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

  const amountOf = ({ foodId, amount: { value, unit } }: PlanItem) => {
    const { name, singular } = germanName(foodId, language);
    const count = kitchenNumber(value);
    if (unit === "pinch") return `${count} Prise ${name}`;
    if (unit === "piece") return `${count} ${COUNTED[foodId] ?? (value <= 1 ? singular : name)}`;
    return `${count} ${unit === "tbsp" || unit === "tsp" ? MEASURES[unit] : unit} ${name}`;
  };

  const ingredient = ({ item, measure, state }: LineParts) => {
    const about = measure === undefined ? "" : ` (etwa ${kitchenNumber(measure.value)} ${MEASURES[measure.unit]})`;
    const said = germanName(item.foodId, language).name;
    const known = state === "" || (state === "fein gemahlen" && said.startsWith("gemahlen"));
    return `${amountOf(item)}${about}${known ? "" : `, ${state}`}`;
  };

  const cook = (
    place: "pot" | "steamer" | "oven",
    stages: readonly SpokenStage<GermanNouns>[],
    liquids: GermanNouns | undefined,
  ) =>
    stages
      .map(({ foods: { list, first }, minutes }, index) => {
        const time = `${String(minutes)} Minuten`;
        const end = index === stages.length - 1 ? ", bis alles weich und durchgegart ist" : "";
        if (place === "oven") {
          return index === 0
            ? `${oven} auf ${degrees} vorheizen. ${first} auf einem mit Backpapier belegten Blech ${time} im ${oven} garen${end}.`
            : `${first} dazulegen und weitere ${time} garen${end}.`;
        }
        if (place === "steamer") {
          return index === 0
            ? `${liquids?.first ?? "Etwas Wasser"} in einem Topf aufkochen, ${list} im Einsatz darüber bei mittlerer Hitze zugedeckt ${time} dämpfen${end}.`
            : `${first} dazugeben und weitere ${time} dämpfen${end}.`;
        }
        return index === 0
          ? `${first} mit ${liquids?.dative ?? "etwas Wasser"} in einen Topf geben, aufkochen und zugedeckt bei kleiner Hitze ${time} köcheln${end}.`
          : `${first} dazugeben und weitere ${time} köcheln${end}.`;
      })
      .join(" ");

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
        return `${pan}, die Eimasse hineingeben und 5 Minuten rühren, bis alles ganz gestockt ist.`;
      case "omelette":
        return `${pan}, die Eimasse hineingeben, zugedeckt 6 Minuten stocken lassen, wenden und weitere 3 Minuten backen.`;
      case "pancakes":
        return `${pan}, den Teig in kleinen Portionen hineingeben und von jeder Seite 3 Minuten backen, bis er innen durchgebacken ist.`;
      case "patties":
        return `Daraus ${SIZES[ageGroup]}. ${pan} und von jeder Seite 5 Minuten goldgelb und ganz durch braten.`;
      case "bakedPatties":
        return `Daraus ${SIZES[ageGroup]}. ${mould}, hineinlegen und bei ${degrees} 20 Minuten im ${oven} durchbacken, dabei einmal wenden.`;
      case "eggCustard":
        return `${mould}, die Eimasse hineingeben und zugedeckt über leicht kochendem Wasser 15 Minuten dämpfen, bis sie durch und durch gestockt ist.`;
      case "frittata":
        return `${mould}, die Eimasse hineingeben und bei ${degrees} 20 Minuten im ${oven} backen, bis sie durch und durch gestockt ist.`;
      case "muffins":
        return `${fats === undefined ? "Eine kleine Muffinform auslegen" : `Eine kleine Muffinform mit ${fats.dative} ausstreichen`}, zu zwei Dritteln füllen und bei ${degrees} 20 Minuten im ${oven} backen, bis ein Holzstäbchen sauber herauskommt.`;
      default:
        return `${mould}, den Teig 2 cm hoch hineinstreichen und bei ${degrees} 25 Minuten im ${oven} durchbacken.`;
    }
  };

  return {
    ...SENTENCES,
    gap: " ",
    nouns: germanNouns(language),
    title,
    ingredient,
    prepare,
    cook,
    mix,
    shape,
    describe,
    serve: (form, ageGroup) => {
      const offer =
        form === "porridgeFingers" ? "immer nur ein paar anbieten" : OFFER[DISH_FORMS[form].served][ageGroup];
      return `${dishes[form]} lauwarm abkühlen lassen und ${offer}.`;
    },
    beans: ({ first }, minutes, how) =>
      `${first} über Nacht in viel Wasser einweichen und das Wasser weggießen. In frischem Wasser 30 Minuten sprudelnd kochen, dann sanft weiterkochen, insgesamt ${String(minutes)} Minuten, bis alles sehr weich ist. Abgießen, lose Häute entfernen und ${how === "mash" ? "fein zerdrücken" : "einzeln flach drücken"}. Aus der Dose, ungesalzen und abgespült, genügt Erhitzen.`,
    hardBoil: ({ first }, minutes, ageGroup) =>
      `${first} ${String(minutes)} Minuten kochen, bis Eiweiß und Eigelb fest sind, abkühlen, aus der Schale lösen und ${ageGroup === "6-9" ? "mit etwas Wasser fein zerdrücken" : ageGroup === "9-12" ? "fein hacken" : "der Länge nach vierteln"}.`,
    fold: (foods) => `${foods?.first ?? "Das vorbereitete Obst"} unterrühren.`,
    toss: (fats) =>
      `${fats?.first ?? "Einen Löffel Wasser"} in einer Pfanne erwärmen und alles bei mittlerer Hitze 3 Minuten sanft darin schwenken; nichts soll eine Kruste bekommen.`,
    toast: ({ first }, ageGroup) => `${first} leicht toasten, ${TOAST[ageGroup]} und dünn bestrichen dazu reichen.`,
    ready: ({ first }, ageGroup) =>
      `${first} mit etwas warmem Wasser weich werden lassen und in ${ageGroup === "6-9" ? "zwei Finger breite" : "kleine"} Streifen schneiden.`,
    foodPreparation: (foodId, text) =>
      `${capitalised(germanName(foodId, language).name)}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  };
}

export const GERMAN: RecipeLanguage = speak(germanBook("de"));
export const AUSTRIAN: RecipeLanguage = speak(germanBook("de-AT"));
