import type { FoodId } from "../food/food-ids";
import { foodWords } from "../food/lexicon";

function named(ids: readonly FoodId[]): readonly string[] {
  return ids.flatMap((id) => foodWords(id, "my"));
}

const SLICED: readonly FoodId[] = ["potato", "taro", "sweet_potato", "cassava", "jackfruit", "carrot", "apple", "banana"];
const GRAINS: readonly string[] = ["ဆန်", "ထမင်း", "ကောက်ညှင်း"];
const PULSES: readonly FoodId[] = ["red_lentil", "brown_lentil", "mung_bean", "pigeon_pea", "split_pea", "soybean", "edamame", "kidney_bean"];

/** What is fried or dried until it is crisp, in slices and flakes; and pulses roasted whole. Noodles are flat rice, fried. */
export const BURMESE_CRISPS: readonly string[] = [
  ...[...named(SLICED), "မုံလာဥ"].flatMap((name) => ["ကြွပ်ကြော်", "ကြွပ်", "အကြွပ်", "ချပ်ကြော်", "ချပ်", "ပြားကြော်"].map((crisp) => `${name}${crisp}`)),
  ...GRAINS.flatMap((name) => ["ကြွပ်ကြော်", "ကြွပ်", "အကြွပ်", "ချပ်ကြော်", "ချပ်"].map((crisp) => `${name}${crisp}`)),
  ...named(PULSES).map((name) => `${name}လှော်`),
];

/** Prawns, dried: salted first, like fish. */
export const DRIED_PRAWNS: readonly string[] = ["ပုစွန်", "ပုဇွန်", "ပုစွန်ဆိတ်", "ပုဇွန်ဆိတ်"].flatMap((prawn) =>
  ["ခြောက်", "အခြောက်", "ခြောက်မှုန့်", "အခြောက်မှုန့်", "နေလှန်း"].map((dried) => `${prawn}${dried}`),
);

/** Eggs that lay in salt, or in lime and ash. */
export const SALTED_EGGS: readonly string[] =
  "ဆေးဘဲဥ|ဘဲဆေးဥ|ဆေးဥ|ကြက်ဆေးဥ|ဆေးကြက်ဥ|ဆားငန်ဘဲဥ|ဆားငန်ဥ|ဆားငန်ကြက်ဥ|ဘဲဥဆားငန်|ကြက်ဥဆားငန်|ဘဲဥငန်|ကြက်ဥငန်|ဥငန်|ဘဲဥဆားစိမ်|ကြက်ဥဆားစိမ်|ဆားစိမ်ဘဲဥ|ဆားစိမ်ဥ".split("|");

/** A fruit shaken with water and, as sold, with sugar; in a sentence that goes on it is what is done to the fruit. */
export const FRUIT_SHAKES: readonly string[] = named([
  "apple", "pear", "banana", "avocado", "mango", "papaya", "pineapple", "melon_honeydew", "watermelon", "grape", "strawberry",
  "kiwi", "orange", "mandarin", "guava", "dragon_fruit", "durian", "custard_apple", "carrot", "lime", "lemon", "tamarind",
]).map((name) => `${name}ဖျော်`);

/** Milk and yogurt with little fat. */
export const OF_LITTLE_FAT: readonly string[] = ["အဆီထုတ်", "အဆီထုတ်ထားတဲ့", "အဆီထုတ်ထားသော", "အဆီမပါ", "အဆီမပါတဲ့", "အဆီမပါသော", "အဆီလျှော့", "အဆီနည်း"].flatMap((fat) =>
  ["နွားနို့", "နို့", "နို့မှုန့်", "နွားနို့မှုန့်", "ဒိန်ချဉ်"].map((milk) => `${fat}${milk}`),
);

/** Bread and the like with mould on it: mould is the word for mushroom. */
export const MOULDY: readonly string[] =
  "မှိုတက်|မှိုတက်နေ|မှိုတက်နေတဲ့|မှိုတက်သော|မှိုစွဲ|မှိုစွဲနေ|မှိုနေတဲ့|မှိုနေသော|မှိုနေပြီ|မှိုပေါက်|မှိုပေါက်နေ|မှိုပေါက်နေတဲ့|မှိုစပ်|မှိုစပ်နေ|မှိုဖုံး|မှိုဖုံးနေ|မှိုဖုံးနေတဲ့|မှိုဖုံးထား".split("|");
