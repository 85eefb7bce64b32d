import type { AgeGroup } from "../../food/age";
import type { Preparation } from "../../food/food";
import type { FoodId } from "../../food/food-ids";
import { burmeseDigits } from "../../shared/burmese-digits";
import type { MeasuredItem } from "../measures";
import type { HouseholdMeasure } from "../plan/household-measure";
import { DISH_FORMS } from "../plan/dish-forms.table";
import type { DishFormId, Heat as Finishing, Place } from "../plan/dish-form";
import { isKind, type FoodKind } from "../plan/food-kind";
import type { RawCut } from "../procedure/step";
import { COOKING, MIXING, OVEN, TOUCHES } from "./burmese-cooking.table";
import {
  burmeseMinutes,
  burmeseNouns,
  burmeseWord,
  cookedList,
  counted,
  dishList,
  type BurmeseNouns,
} from "./burmese-nouns";
import {
  BEFORE,
  BONES_OF_FISH,
  COUNTERS,
  CUT,
  DISHES,
  FOR_COOKING,
  INNER_SKIN,
  OFFER,
  OFFERED_SOFT,
  SENTENCES,
  SERVED_CUT,
  SHRED_VEGETABLE,
  SIZES,
  SKIN_OF_ANIMALS,
  THIN_CUT,
  TITLES,
  TOAST,
  TRIM_FRUIT,
  TRIM_MEAT,
  TRIM_SHELLFISH,
} from "./burmese-sentences.table";
import type { Heat, LineParts, Phrasebook, Served, ServedCut, SpokenStage } from "./recipe-language";
import { sentencesOf } from "./numbers";
import { speak } from "./speak";

const SPOONS = { tbsp: "စားပွဲတင်ဇွန်း", tsp: "လက်ဖက်ရည်ဇွန်း" } as const;
/** A slice; what a hand holds. */
const COUNTED_BY = { slice: "ချပ်", handful: "ဆုပ်" } as const;
const WEIGHTS = { g: "ဂရမ်", ml: "မီလီလီတာ" } as const;
const SOME_WATER = "ရေနည်းနည်း";

const HEATED: Readonly<Record<Heat, readonly string[]>> = {
  soft: ["ပျော့အောင် ချက်"],
  through: ["ကောင်းကောင်းကျက်အောင် ချက်"],
  firm: [BEFORE.boilHard],
  none: [],
};

/** Verb stems as one sentence: the last one ends it, "ပြီး" joins it to those before. */
function sentence(stems: readonly string[]): string {
  const last = stems.at(-1) ?? "";
  return `${stems.length < 2 ? last : `${stems.slice(0, -1).join("၊ ")}ပြီး ${last}`}ပါ။`;
}

/** A porridge is made of raw rice and named after it. */
const OF_RAW_RICE: readonly DishFormId[] = ["porridge", "savouryPorridge", "porridgeFingers", "polentaFingers"];

const PORRIDGES: readonly DishFormId[] = ["porridge", "savouryPorridge"];

function title(form: DishFormId, foods: readonly FoodId[]): string {
  const [named, plain] = TITLES[form];
  if (foods.length === 0) return plain;
  // Rice porridge with something in it is called so, and by no second word for a porridge.
  if (PORRIDGES.includes(form) && foods.includes("rice_porridge"))
    return dishList([...foods.filter((foodId) => foodId !== "rice_porridge"), "rice_porridge"]);
  const isSoup = DISH_FORMS[form].methods.includes("soup");
  // Boiled rice has one word with the food "rice porridge", which a family may leave out that eats rice: only a congee
  // is called so.
  const others = foods.filter((foodId) => foodId !== "rice");
  if (isSoup && others.length > 0 && others.length < foods.length)
    return `${burmeseWord("rice")}ထည့် ${title(form, others)}`;
  return named.replace("{}", isSoup || OF_RAW_RICE.includes(form) ? dishList(foods) : cookedList(foods));
}

function spoons(value: number, unit: "tbsp" | "tsp"): string {
  return `${SPOONS[unit]} ${counted(value, "ဇွန်း")}`;
}

/** The word that a kitchen counts this food with. */
function counterOf(foodId: FoodId): string {
  return COUNTERS[foodId] ?? "လုံး";
}

function parts(value: number, counter: string): string {
  return value < 1 ? `တစ်${counter}ရဲ့ ${counted(value, counter)}` : counted(value, counter);
}

function amountOf({ foodId, amount: { value, unit } }: MeasuredItem): string {
  switch (unit) {
    case "pinch":
      return "လက်တစ်ဆိတ်စာ";
    case "piece":
      return counted(value, counterOf(foodId));
    case "slice":
    case "handful":
      return parts(value, COUNTED_BY[unit]);
    case "tbsp":
    case "tsp":
      return spoons(value, unit);
    case "g":
    case "ml":
      return `${burmeseDigits(value)} ${WEIGHTS[unit]}`;
  }
}

function measured(foodId: FoodId, { value, unit }: HouseholdMeasure): string {
  if (unit === "tbsp" || unit === "tsp") return spoons(value, unit);
  return parts(value, unit === "piece" ? counterOf(foodId) : COUNTED_BY[unit]);
}

function ingredient({ item, measure, state }: LineParts): string {
  const about = measure === undefined ? "" : ` (${measured(item.foodId, measure)}လောက်)`;
  return `${burmeseWord(item.foodId)} ${amountOf(item)}${about}${state === "" ? "" : `၊ ${state}`}`;
}

const ANIMALS: readonly FoodKind[] = ["meat", "fish", "coldMeat"];
const FRUIT: readonly FoodKind[] = ["firmFruit", "softFruit", "roundFruit", "berry"];

function all(foods: readonly FoodId[], ...kinds: readonly FoodKind[]): boolean {
  return foods.every((foodId) => isKind(foodId, ...kinds));
}

function verb(preparation: Preparation, before: readonly Preparation[], foods: readonly FoodId[]): string {
  if (preparation === "removeSkin") {
    if (all(foods, ...ANIMALS)) return SKIN_OF_ANIMALS;
    return before.includes("removeShell") ? INNER_SKIN : BEFORE.removeSkin;
  }
  if (preparation === "removeBones" && all(foods, "fish")) return BONES_OF_FISH;
  if (preparation !== "trim") return BEFORE[preparation];
  if (all(foods, "meat", "liver")) return TRIM_MEAT;
  if (all(foods, "shellfish")) return TRIM_SHELLFISH;
  return all(foods, ...FRUIT) ? TRIM_FRUIT : BEFORE.trim;
}

function prepare({ foods, list }: BurmeseNouns, before: readonly Preparation[], cut: RawCut, cooked: boolean): string {
  const verbs = before.map((preparation) => verb(preparation, before, foods));
  const cutting = cut === "none" ? [] : [cooked ? `${FOR_COOKING} ${CUT[cut]}` : CUT[cut]];
  return `${list}ကို ${sentence([...verbs, ...cutting])}`;
}

function servedCut(foodId: FoodId, cut: ServedCut, ageGroup: AgeGroup): string {
  if (cut === "strip" && isKind(foodId, "roundFruit")) return CUT.sliver;
  if (cut === "soft" && isKind(foodId, "softDairy")) return OFFERED_SOFT;
  if (ageGroup !== "6-9" && (cut === "wedge" || cut === "strip")) return THIN_CUT[cut];
  return cut === "shred" && !isKind(foodId, "meat") ? SHRED_VEGETABLE : SERVED_CUT[cut];
}

function describe(
  foodId: FoodId,
  before: readonly Preparation[],
  heat: Heat,
  cut: ServedCut,
  ageGroup: AgeGroup,
): string {
  const verbs = before.map((preparation) => verb(preparation, before, [foodId]));
  return sentence([...verbs, ...HEATED[heat], servedCut(foodId, cut, ageGroup)]);
}

function start(
  place: Place,
  { list }: BurmeseNouns,
  liquids: BurmeseNouns | undefined,
  fats: BurmeseNouns | undefined,
): string {
  return COOKING[place].start(list, liquids?.list ?? SOME_WATER, fats?.list);
}

function cook(place: Place, stages: readonly SpokenStage<BurmeseNouns>[], stirring: string | undefined): string {
  const { first, next, until, after } = COOKING[place];
  const sentences = stages.map(({ foods: { list }, minutes }, index) => {
    const end = index === stages.length - 1 ? until : "";
    const time = burmeseMinutes(minutes);
    return index === 0 ? first(time, end) : next(list, time, end, index === 1);
  });
  return sentencesOf(...sentences, stirring, after?.(stages.length > 1));
}

function mix(kind: "egg" | "dough" | "mass", heat: Finishing, foods: BurmeseNouns | undefined, spoons: number): string {
  return MIXING[kind][heat](foods?.list, spoons);
}

/** The words before the verb of a step: what the pan or the dish is made ready with. */
function pan(fats: BurmeseNouns | undefined): string {
  const what = fats === undefined ? "မကပ်တဲ့ဒယ်အိုးကို" : `ဒယ်အိုးထဲ ${fats.list} ထည့်ပြီး`;
  return `${what} မီးအသင့်အတင့်နဲ့ အပူပေးပါ။`;
}

function mould(fats: BurmeseNouns | undefined, dish: string): string {
  return fats === undefined ? `${dish}ထဲ မုန့်ဖုတ်စက္ကူ ခင်းပါ။` : `${dish}ထဲ ${fats.list} သုတ်ပါ။`;
}

const ROLLS: Readonly<Record<AgeGroup, string>> = {
  "6-9": "၆ စင်တီမီတာ ရှည်တဲ့ အချောင်းတွေ လုပ်ပြီး ပြားအောင် ဖိပါ",
  "9-12": "၃ စင်တီမီတာ ရှည်တဲ့ အချောင်းတိုလေးတွေ လုပ်ပြီး ပြားအောင် ဖိပါ",
  "12-24": "၃ စင်တီမီတာ ရှည်တဲ့ အချောင်းတိုလေးတွေ လုပ်ပြီး ပြားအောင် ဖိပါ",
};

function shape(form: DishFormId, fats: BurmeseNouns | undefined, ageGroup: AgeGroup): string {
  const bake = `မုန့်ဖုတ်ဖိုထဲမှာ ${OVEN} အပူနဲ့`;
  switch (form) {
    case "scramble":
      return `${pan(fats)} ဥကို လောင်းထည့်ပြီး အရည်လုံးဝမကျန်တဲ့အထိ ၅ မိနစ် မွှေကြော်ပါ။`;
    case "thickFritter":
      return `${pan(fats)} မုန့်နှစ်ကို ၁ စင်တီမီတာအထူ ဖြန့်ထည့်၊ အဖုံးအုပ်ပြီး မီးအေးအေးနဲ့ ၆ မိနစ် ကြော်ပါ၊ တစ်ဖက်လှန်ပြီး အထဲထိ ခဲအောင် နောက်ထပ် ၄ မိနစ် ကြော်ပါ။`;
    case "omelette":
      return `${pan(fats)} ဥကို လောင်းထည့်၊ အဖုံးအုပ်ပြီး ၆ မိနစ် ကြော်ပါ၊ တစ်ဖက်လှန်ပြီး နောက်ထပ် ၃ မိနစ် ကြော်ပါ။`;
    case "pancakes":
      return `${pan(fats)} ဇွန်းသေးသေးနဲ့ ခပ်ထည့်ပြီး အထဲမှာ အရည်မကျန်အောင် တစ်ဖက်ကို ၃ မိနစ်စီ ကြော်ပါ။`;
    case "eggyBread":
      return `${pan(fats)} စိမ်ထားတဲ့ အချောင်းတွေကို တစ်ဖက် ၄ မိနစ်စီ ကြော်ပါ။`;
    case "vegFritters":
      return `${pan(fats)} ဇွန်းနဲ့ ခပ်ထည့်၊ ပြားအောင် ဖိပြီး အပြင်မှာ ရွှေရောင်သန်း၊ အထဲမှာ အရည်မကျန်အောင် တစ်ဖက်ကို ၄ မိနစ်စီ ကြော်ပါ။`;
    case "meatFingers":
      return `လက်ကို ရေစွတ်ပြီး ${ROLLS[ageGroup]}။ ${pan(fats)} အဖုံးအုပ်ထားပြီး လှန်ပေးရင်း ကောင်းကောင်းကျက်အောင် ၁၀ မိနစ် ကြော်ပါ။`;
    case "steamedPatties":
      return `${SIZES[ageGroup]}။ ${mould(fats, "အပူခံပန်းကန်သေး")} ဘေးကပ် စီထည့်၊ ဆူနေတဲ့ ရေပေါ်မှာ အဖုံးအုပ်ပြီး ကောင်းကောင်းကျက်အောင် မိနစ် ၂၀ ပေါင်းပါ။`;
    case "steamedCakes":
      return `${mould(fats, "အပူခံပန်းကန်သေး")} မုန့်နှစ်ကို ၂ စင်တီမီတာအမြင့် လောင်းထည့်၊ ဆူနေတဲ့ ရေပေါ်မှာ အဖုံးအုပ်ပြီး မိနစ် ၂၀ ပေါင်းပါ၊ တုတ်ချောင်းလေးနဲ့ ထိုးကြည့်ရင် မကပ်ရပါ။`;
    case "patties":
      return `${SIZES[ageGroup]}။ ${pan(fats)} တစ်ဖက်ကို ၅ မိနစ်စီ အညိုနုရောင်သန်းပြီး ကောင်းကောင်းကျက်အောင် ကြော်ပါ။`;
    case "bakedPatties":
      return `${SIZES[ageGroup]}။ ${mould(fats, "အပူခံပန်းကန်သေး")} အပြားလေးတွေကို စီထည့်ပါ။ ${bake} ကောင်းကောင်းကျက်အောင် မိနစ် ၂၀ ဖုတ်ပါ၊ အလယ်မှာ တစ်ခါ လှန်ပါ။`;
    case "eggCustard":
      return `${mould(fats, "အပူခံပန်းကန်သေး")} ဥကို လောင်းထည့်၊ အဖုံးအုပ်ပြီး ဖြည်းဖြည်းဆူနေတဲ့ ရေပေါ်မှာ အထဲထိ ခဲအောင် ၁၅ မိနစ် ပေါင်းပါ။`;
    case "frittata":
      return `${mould(fats, "အပူခံပန်းကန်သေး")} ဥကို လောင်းထည့်ပါ။ ${bake} အထဲထိ ခဲအောင် မိနစ် ၂၀ ဖုတ်ပါ။`;
    case "muffins":
      return `${mould(fats, "မုန့်ခွက်သေးတွေ")} မုန့်နှစ်ကို ခွက်ရဲ့ သုံးပုံနှစ်ပုံအထိ ထည့်ပါ။ ${bake} မိနစ် ၂၀ ဖုတ်ပါ၊ တုတ်ချောင်းလေးနဲ့ ထိုးကြည့်ရင် မကပ်ရပါ။`;
    default:
      return `${mould(fats, "အပူခံပန်းကန်သေး")} မုန့်နှစ်ကို ၂ စင်တီမီတာအထူ ဖြန့်ထည့်ပါ။ ${bake} အထဲထိ ခဲအောင် ၂၅ မိနစ် ဖုတ်ပါ။`;
  }
}

function serve(form: DishFormId, ageGroup: AgeGroup, { as, cold, loose }: Served): string {
  const offer = form === "porridgeFingers" ? "တစ်ခါ နည်းနည်းစီ ပေး" : OFFER[as][ageGroup];
  return `${DISHES[form]}ကို ${cold ? "" : "ကြက်သီးနွေးလောက်ထိ အအေးခံပြီး "}${offer}ပါ။${loose ? " သေးတာနဲ့ ချေထားတာကို ဇွန်းပေါ် အသင့်တင်ပေးပါ။" : ""}`;
}

const EGG_CUT: Readonly<Record<AgeGroup, string>> = {
  "6-9": "ရေနည်းနည်းနဲ့ ညက်အောင် ချေ",
  "9-12": CUT.finelyChop,
  "12-24": CUT.quarter,
};

const BOOK: Phrasebook<BurmeseNouns> = {
  ...SENTENCES,
  touch: TOUCHES,
  gap: " ",
  nouns: burmeseNouns,
  title,
  ingredient,
  prepare,
  start,
  cook,
  mix,
  shape,
  serve,
  describe,
  beans: ({ list }, minutes, how) =>
    `${list}ကို ရေများများမှာ တစ်ညစိမ်ပြီး စိမ်ရေကို သွန်ပါ။ ရေအသစ်နဲ့ မိနစ် ၃၀ ပွက်ပွက်ဆူအောင် ပြုတ်ပါ၊ ပြီးရင် မီးလျှော့ပြီး အိစက်အောင် ဆက်ပြုတ်ပါ၊ အားလုံးပေါင်း ${burmeseMinutes(minutes)} ကြာပါမယ်။ ရေစစ်၊ ကွာနေတဲ့အခွံတွေ ဖယ်ပြီး ${how === "mash" ? "ညက်အောင် ချေပါ" : "တစ်စေ့မကျန် ပြားအောင် ဖိပါ"}။ ဆားမပါတဲ့ စည်သွပ်ဘူးဆိုရင် ရေဆေးပြီး အပူပေးရုံပါပဲ။`,
  hardBoil: ({ list }, minutes, ageGroup) =>
    `${list}ကို အကာရော အနှစ်ပါ ခဲပြီး ကောင်းကောင်းကျက်အောင် ${burmeseMinutes(minutes)} ပြုတ်၊ အအေးခံ၊ အခွံခွာပြီး ${EGG_CUT[ageGroup]}ပါ။`,
  fold: (foods) => `${foods === undefined ? "ပြင်ဆင်ထားတဲ့ သစ်သီး" : foods.list}ကို ထည့်ပြီး ရောမွှေပါ။`,
  toss: (fats) =>
    `ဒယ်အိုးထဲ ${fats === undefined ? "ရေ တစ်ဇွန်း" : fats.list} ထည့်၊ အပူပေးပြီး အားလုံးကို မီးအသင့်အတင့်နဲ့ ၃ မိနစ် ဖြည်းဖြည်း မွှေပါ။ ကြွပ်တဲ့အထိ မထားပါနဲ့။`,
  dip: ({ list }, ageGroup) => `${list}ရဲ့ အနားမာကို ဖယ်၊ ${TOAST[ageGroup]}ပြီး ဥထဲမှာ အထဲထိ စိုတဲ့အထိ စိမ်ပါ။`,
  toast: ({ list }, ageGroup, isDish, isSpread) =>
    isSpread
      ? `${list}ကို ခပ်ဖျော့ဖျော့ မီးကင်ပါ။ ပျော့တာတွေကို အစွန်းထိ ပါးပါး သုတ်ပြီးမှ ${TOAST[ageGroup]}ပါ။`
      : `${list}ကို ခပ်ဖျော့ဖျော့ မီးကင်ပြီး ${TOAST[ageGroup]}${isDish ? "" : "၊ တွဲကျွေး"}ပါ။`,
  ready: ({ list }, ageGroup) =>
    `${list}ကို ရေနွေးနည်းနည်းနဲ့ ပျော့အောင် ဆွတ်ပြီး ${ageGroup === "6-9" ? CUT.strip : "အချောင်းလိုက် သေးသေးလှီး"}ပါ။`,
  foodPreparation: (foodId, text) => `${dishList([foodId])}ကို ${text}`,
};

export const BURMESE = speak(BOOK);
