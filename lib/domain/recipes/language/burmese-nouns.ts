import { BURMESE_NAMES } from "../../food/names/burmese.table";
import type { FoodId } from "../../food/food-ids";
import { burmeseDigits } from "../../shared/burmese-digits";

/** A list of foods in Burmese. Burmese nouns have no number and no case of their own; particles follow the list. */
export interface BurmeseNouns {
  readonly foods: readonly FoodId[];
  /** "A", "A နဲ့ B", "A၊ B နဲ့ C" */
  readonly list: string;
}

const LATIN_NOTE = / ?\([^)]*[A-Za-z][^)]*\)/g;

/**
 * What is measured by the spoon is no powder any more, and no cob. Milk from the market is raw: a recipe takes it boiled.
 * Porridge is what becomes of the rice that is rinsed.
 */
const IN_A_RECIPE: Readonly<Partial<Record<FoodId, string>>> = {
  infant_formula: "ဖျော်ပြီးသား ကလေးနို့မှုန့်",
  sweetcorn: "ပြောင်းဖူးစေ့",
  cows_milk: "ကျိုပြီးသား နွားနို့",
  rice_porridge: "ဆန်ပြုတ်ချက်ဖို့ ဆန်",
};

/** The food's word as a recipe says it: a note in Latin letters belongs to the food's page, not into a sentence. */
export function burmeseWord(foodId: FoodId): string {
  return IN_A_RECIPE[foodId] ?? BURMESE_NAMES[foodId].name.replace(LATIN_NOTE, "");
}

/** The word for what becomes of a food: what is made of rice keeps its own, in a heading too. */
function dishWord(foodId: FoodId): string {
  return foodId === "rice_porridge" ? BURMESE_NAMES[foodId].name : burmeseWord(foodId);
}

/** Rice is called something else once it is cooked. */
function cookedWord(foodId: FoodId): string {
  return foodId === "rice" ? "ထမင်း" : dishWord(foodId);
}

function listed(all: readonly string[]): string {
  const words = [...new Set(all)];
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join("၊ ")}နဲ့ ${last}`;
}

export function burmeseNouns(foods: readonly FoodId[]): BurmeseNouns {
  return { foods, list: listed(foods.map(burmeseWord)) };
}

/** The same list in a heading that names the dish after what goes into the pot. */
export function dishList(foods: readonly FoodId[]): string {
  return listed(foods.map(dishWord));
}

/** The same list of foods that are cooked already. */
export function cookedList(foods: readonly FoodId[]): string {
  return listed(foods.map(cookedWord));
}

/** "၁၅ မိနစ်", but "မိနစ် ၂၀": from twenty on, the counted word stands before a number of whole tens. */
export function burmeseMinutes(minutes: number): string {
  const count = burmeseDigits(minutes);
  return minutes > 10 && minutes % 10 === 0 ? `မိနစ် ${count}` : `${count} မိနစ်`;
}

const FRACTIONS: Readonly<Record<number, string>> = {
  0.25: "လေးပုံတစ်ပုံ",
  0.5: "တစ်ဝက်",
  0.75: "လေးပုံသုံးပုံ",
};

/**
 * So many of what is counted, rounded to the next quarter: "၂ လုံး", "၁ လုံးခွဲ", "၁ လုံးနဲ့ လေးပုံတစ်ပုံ"; less than
 * one is the fraction alone.
 */
export function counted(value: number, counter: string): string {
  const quarters = Math.max(1, Math.round(value * 4)) / 4;
  const whole = Math.floor(quarters);
  const part = quarters - whole;
  const fraction = FRACTIONS[part];
  if (fraction === undefined) return `${burmeseDigits(whole)} ${counter}`;
  if (whole === 0) return fraction;
  return `${burmeseDigits(whole)} ${counter}${part === 0.5 ? "ခွဲ" : `နဲ့ ${fraction}`}`;
}
